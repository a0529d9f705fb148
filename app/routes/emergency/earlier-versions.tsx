import { changedFields, type SafetyField } from '#features/safety/safety.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { LocalTime } from '#i18n/local-time.tsx';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { Card } from '#ui/card.tsx';
import { Detail } from '#ui/detail.tsx';
import type { ShownDetails, ShownVersion } from './load-emergency.server.ts';
import { Contacts, Written } from './safety-facts.tsx';

const labels: Record<SafetyField, PlainTranslationKey> = {
  country: 'safety.country',
  address: 'safety.address',
  timeZone: 'safety.timeZone',
  contacts: 'emergency.contacts',
  health: 'safety.health',
  companions: 'safety.companions',
};

/** Of each earlier version what the next one has replaced. */
export function EarlierVersions({ versions }: { versions: ShownVersion[] }) {
  const t = useTranslate();
  return (
    <details className="no-print">
      <summary className="text-link min-h-11 cursor-pointer py-2">{t('emergency.earlier')}</summary>
      <Card className="mt-2">
        <p className="text-ink-soft">{t('emergency.earlier.text')}</p>
        <ol className="divide-y divide-line">
          {versions.slice(1).map((version, index) => (
            <li key={version.number} className="py-3">
              <p className="mb-2 text-sm text-ink-soft">
                <bdi>{t('emergency.written', { name: version.authorName ?? t('message.formerUser') })}</bdi> ·{' '}
                <LocalTime at={version.writtenAt} format="short" />
              </p>
              <Replaced former={version.details} by={versions[index]?.details ?? null} />
            </li>
          ))}
        </ol>
      </Card>
    </details>
  );
}

function Replaced({ former, by }: { former: ShownDetails | null; by: ShownDetails | null }) {
  const t = useTranslate();
  if (!former) return <p>{t('safety.unreadable')}</p>;
  return (
    <dl className="grid gap-3">
      {changedFields(former, by).map((field) => (
        <Detail key={field} label={t(labels[field])}>
          <Former field={field} details={former} />
        </Detail>
      ))}
    </dl>
  );
}

function Former({ field, details }: { field: SafetyField; details: ShownDetails }) {
  switch (field) {
    case 'country':
      return details.countryName;
    case 'timeZone':
      return details.timeZone.replaceAll('_', ' ');
    case 'contacts':
      return <Contacts contacts={details.contacts} />;
    default:
      return <Written text={details[field]} language={details.textLanguages[field]} />;
  }
}
