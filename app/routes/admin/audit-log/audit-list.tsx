import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { type AuditRow, auditEvents, auditKinds, auditList, maxCounted } from '#features/audit/audit.ts';
import type { LoadedList } from '#http/lists.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { LocalTime } from '#i18n/local-time.tsx';
import type { Translate } from '#i18n/translate.ts';
import { listPath } from '#platform/lists.ts';
import { SelectField } from '#ui/select-field.tsx';
import { Cell, RowHeading, TableRow } from '#ui/table.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { ListFilter } from '../list/list-filters.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { auditLogPath } from './audit-log-path.ts';
import { eventText, subjectText } from './audit-texts.ts';
import type { ShownDetail, ShownText } from './shown-details.server.ts';

type ShownRow = Omit<AuditRow, 'details'> & { details: ShownDetail[] };
type LoadedAuditLog = LoadedList<typeof auditList, ShownRow>;

export function AuditList({ loaded }: { loaded: LoadedAuditLog }) {
  const t = useTranslate();
  return (
    <ListScreen
      id="audit-log"
      title={t('audit.title')}
      path={auditLogPath}
      shape={auditList}
      loaded={loaded}
      maxCounted={maxCounted}
      searchLabel={t('audit.search')}
      filters={auditFilters(loaded, t)}
      columns={[
        { text: t('audit.time'), sort: 'time' },
        { text: t('audit.event') },
        { text: t('audit.person') },
        { text: t('audit.record') },
        { text: t('audit.details') },
      ]}
      empty={{ icon: 'shield-check', title: t('audit.empty'), text: t('audit.empty.text') }}
      renderRow={(row) => <Row key={row.id} row={row} query={loaded.query} />}
    />
  );
}

function auditFilters({ query: { filters } }: Pick<LoadedAuditLog, 'query'>, t: Translate): ListFilter[] {
  const hidden = (name: 'person' | 'record' | 'mail', text: string): ListFilter => ({
    name,
    label: null,
    chosen: filters[name] && text,
    control: filters[name] && <input type="hidden" name={name} value={filters[name]} />,
  });
  const day = (name: 'from' | 'to', label: string): ListFilter => ({
    name,
    label,
    chosen: filters[name],
    control: <TextField type="date" name={name} label={label} defaultValue={filters[name] ?? ''} />,
  });
  return [
    {
      name: 'kind',
      label: t('audit.event'),
      chosen: kindText(filters.kind, t),
      control: <KindSelect chosen={filters.kind} />,
    },
    day('from', t('audit.from')),
    day('to', t('audit.to')),
    hidden('person', t('audit.onlyOfPerson')),
    hidden('record', t('audit.onlyOfRecord')),
    hidden('mail', t('audit.onlyFailedMail')),
  ];
}

type KindFilter = LoadedAuditLog['query']['filters']['kind'];

function kindText(chosen: KindFilter, t: Translate): string | null {
  const kind = auditKinds.find((each) => each === chosen);
  if (kind) return t(`audit.kind.${kind}`);
  const event = Object.values(auditEvents)
    .flat()
    .find((each) => each === chosen);
  return event ? t(`audit.event.${event}`) : null;
}

function KindSelect({ chosen }: { chosen: KindFilter }) {
  const t = useTranslate();
  return (
    <SelectField
      name="kind"
      id="filter-kind"
      label={t('audit.event')}
      defaultValue={chosen ?? ''}
      className="pane:w-44"
    >
      <option value="">{t('audit.kind.all')}</option>
      {auditKinds.map((kind) => (
        <optgroup key={kind} label={t(`audit.kind.${kind}`)}>
          <option value={kind}>{t('audit.kind.whole', { kind: t(`audit.kind.${kind}`) })}</option>
          {auditEvents[kind].map((event) => (
            <option key={event} value={event}>
              {t(`audit.event.${event}`)}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}

function Row({ row, query }: { row: ShownRow; query: LoadedAuditLog['query'] }) {
  const t = useTranslate();
  const { happenedAt, event, actor, subject, details } = row;
  const only = (filters: Partial<LoadedAuditLog['query']['filters']>) =>
    listPath(auditLogPath, auditList, { ...query, after: null, filters: { ...query.filters, ...filters } });
  return (
    <TableRow>
      <RowHeading>
        <LocalTime at={happenedAt} format="short" className="tabular-nums" />
      </RowHeading>
      <Cell label={t('audit.event')}>{eventText(event, t)}</Cell>
      <Cell label={t('audit.person')}>
        {actor ? (
          <NameLink to={only({ person: actor.id })} name={actor.fullName} otherwise={t('audit.formerAccount')} />
        ) : (
          <span className="text-ink-soft">{t('audit.nobody')}</span>
        )}
      </Cell>
      <Cell label={t('audit.record')}>
        {subject && (
          <NameLink to={only({ record: subject.id })} name={subject.name} otherwise={subjectText(subject.type, t)} />
        )}
      </Cell>
      <Cell label={t('audit.details')} isWide>
        {details.length > 0 && (
          <dl>
            {details.map((detail) => (
              <Detail key={detail.key} detail={detail} />
            ))}
          </dl>
        )}
      </Cell>
    </TableRow>
  );
}

function Detail({ detail: { label, values, separator } }: { detail: ShownDetail }) {
  return (
    <div className="wrap-anywhere">
      <dt className="inline text-ink-soft">
        <Isolated shown={label} />
      </dt>{' '}
      <dd className="inline">
        {values.map((value, index) => (
          <Fragment key={value.text}>
            {index > 0 && separator}
            <Isolated shown={value} />
          </Fragment>
        ))}
      </dd>
    </div>
  );
}

function Isolated({ shown: { text, kind } }: { shown: ShownText }) {
  return <bdi {...marks[kind]}>{text}</bdi>;
}

const marks = {
  translated: {},
  name: { translate: 'no' },
  stored: { lang: 'en', dir: 'ltr', translate: 'no' },
} as const;

function NameLink({ to, name, otherwise }: { to: string; name: string | null; otherwise: string }): ReactNode {
  return (
    <Link to={to} className="text-link inline-flex min-h-8 items-center">
      {name === null ? otherwise : <bdi translate="no">{name}</bdi>}
    </Link>
  );
}
