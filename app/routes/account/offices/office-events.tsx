import type { OfficeEvent } from '#features/offices/handovers.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { LocalTime } from '#i18n/local-time.tsx';
import { Card } from '#ui/card.tsx';

/** The audit log of the offices that the reader holds. */
export function OfficeEvents({ events }: { events: OfficeEvent[] }) {
  const t = useTranslate();
  return (
    <Card>
      <h2 className="text-xl">{t('officesPage.events')}</h2>
      {events.length === 0 ? (
        <p className="mt-1 text-ink-soft">{t('officesPage.events.none')}</p>
      ) : (
        <ol className="mt-2 divide-y divide-line">
          {events.map((event) => (
            <li key={event.id} className="py-3">
              <p className="font-[620]">{t(`office.${event.office}`)}</p>
              <p className="wrap-anywhere">
                <Change {...event} />
              </p>
              <p className="text-sm text-ink-soft">
                <bdi translate="no">{event.actorName ?? t('officesPage.events.operator')}</bdi>
                {' · '}
                <LocalTime at={event.happenedAt} format="short" />
              </p>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

function Change({ event, holderName, deputyName, receiverName }: OfficeEvent) {
  const t = useTranslate();
  if (event === 'office handed over')
    return t('officesPage.events.handedOver', { name: receiverName ?? t('message.formerUser') });
  const formerUser = t('message.formerUser');
  const [holder, deputy] = [holderName || formerUser, deputyName || formerUser];
  if (holderName === null && deputyName === null) return t('officesPage.events.vacated');
  if (deputyName === null) return t('officesPage.events.noDeputy', { holder });
  if (holderName === null) return t('officesPage.events.noHolder', { deputy });
  return t('officesPage.events.assigned', { holder, deputy });
}
