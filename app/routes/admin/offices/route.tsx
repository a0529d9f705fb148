import { href, Link } from 'react-router';
import { listOffices } from '#features/offices/offices.server.ts';
import { isVacant, type ListedOffice, type OfficePerson } from '#features/offices/offices.ts';
import { readForSession } from '#http/session.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { Badge } from '#ui/badge.tsx';
import { buttonClass } from '#ui/button.tsx';
import { alertCardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Cell, RowHeading, Table, TableRow } from '#ui/table.tsx';
import { PortalTitle } from '../../shell/portal-title.tsx';
import type { Route } from './+types/route.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return { offices: await readForSession(context, listOffices) };
}

/** Who holds the offices of the policies. @see PD-28 */
export default function OfficesPage({ loaderData: { offices } }: Route.ComponentProps) {
  const t = useTranslate();
  const vacant = offices.filter(isVacant);
  return (
    <section aria-labelledby="offices" className="flex flex-col gap-4">
      <PortalTitle>{t('offices.title')}</PortalTitle>
      <h1 id="offices" className="text-2xl">
        {t('offices.title')}
      </h1>
      <p className="max-w-prose text-ink-soft">{t('offices.intro')}</p>
      {vacant.length > 0 && <VacancyWarning count={vacant.length} />}
      <Table
        caption={t('offices.title')}
        headings={[t('offices.office'), t('offices.holder'), t('offices.deputy'), t('offices.actions')]}
      >
        {offices.map((office) => (
          <OfficeRow key={office.id} office={office} />
        ))}
      </Table>
    </section>
  );
}

function VacancyWarning({ count }: { count: number }) {
  const t = useTranslate();
  return (
    <p role="note" className={classNames(alertCardClass, 'flex items-start gap-2.5 p-4')}>
      <Icon name="triangle-alert" className="mt-1 size-5 shrink-0 text-clay" />
      <span>{t('offices.warning', { count })}</span>
    </p>
  );
}

function OfficeRow({ office }: { office: ListedOffice }) {
  const t = useTranslate();
  const name = t(`office.${office.id}`);
  return (
    <TableRow>
      <RowHeading>
        <span className="font-[560]">{name}</span>
      </RowHeading>
      <Cell label={t('offices.holder')}>
        {office.holder ? <PersonName person={office.holder} /> : <Badge tone="clay">{t('offices.vacant')}</Badge>}
      </Cell>
      <Cell label={t('offices.deputy')}>{office.deputy ? <PersonName person={office.deputy} /> : '–'}</Cell>
      <Cell isWide>
        <Link
          to={href('/admin-console/offices/:office', { office: office.id })}
          aria-label={t('offices.changeOf', { office: name })}
          className={buttonClass({ variant: 'secondary', size: 'small' })}
        >
          {t('offices.change')}
        </Link>
      </Cell>
    </TableRow>
  );
}

function PersonName({ person }: { person: OfficePerson }) {
  const t = useTranslate();
  return (
    <span className="flex flex-wrap items-center gap-2">
      <bdi translate="no">{person.fullName}</bdi>
      {!person.isActiveStaff && <Badge tone="clay">{t('offices.inactive')}</Badge>}
    </span>
  );
}
