import type { Tenure } from '#features/offices/handovers.ts';
import type { HeldOffice } from '#features/offices/offices.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { LocalTime } from '#i18n/local-time.tsx';
import { Card } from '#ui/card.tsx';

type OwnOfficesProps = { held: HeldOffice[]; tenures: Tenure[] };

export function OwnOffices({ held, tenures }: OwnOfficesProps) {
  const t = useTranslate();
  const names = [
    ...held.map(({ id, isDeputy }) => ({
      office: id,
      name: isDeputy ? t('officesPage.asDeputy', { office: t(`office.${id}`) }) : t(`office.${id}`),
    })),
    ...tenures
      .filter(({ office }) => !held.some(({ id }) => id === office))
      .map(({ office }) => ({
        office,
        name: t('officesPage.asAdministrator', { office: t(`office.${office}`) }),
      })),
  ];
  if (names.length === 0) return null;
  return (
    <Card>
      <h2 className="text-xl">{t('officesPage.own')}</h2>
      <ul className="mt-2 divide-y divide-line">
        {names.map(({ office, name }) => (
          <li key={office} className="py-3">
            <p className="font-[620]">{name}</p>
            <ReadingPeriod tenure={tenures.find((each) => each.office === office)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function ReadingPeriod({ tenure }: { tenure: Tenure | undefined }) {
  const t = useTranslate();
  return (
    <p className="text-sm text-ink-soft">
      {!tenure || tenure.readsEarlier ? (
        t('officesPage.readsAll')
      ) : (
        <>
          {t('officesPage.readsSince')} <LocalTime at={tenure.since} format="long" />
        </>
      )}
    </p>
  );
}
