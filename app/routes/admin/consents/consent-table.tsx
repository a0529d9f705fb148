import { href } from 'react-router';
import { consentList, consentStates, type ListedConsent, textIn } from '#features/consents/consents.ts';
import type { LoadedList } from '#http/lists.server.ts';
import { CalendarDay } from '#i18n/calendar-day.tsx';
import { useLanguage, useTranslate } from '#i18n/language-context.tsx';
import { LocalDay } from '#i18n/local-time.tsx';
import { Badge } from '#ui/badge.tsx';
import { Cell, RowHeading, TableRow } from '#ui/table.tsx';
import { selectFilter } from '../list/list-filters.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { RowLink } from '../list/row-link.tsx';
import { audienceText } from './audience-text.ts';

export function ConsentTable({ loaded }: { loaded: LoadedList<typeof consentList, ListedConsent> }) {
  const t = useTranslate();
  const { state } = loaded.query.filters;
  return (
    <ListScreen
      id="consents"
      title={t('consents.title')}
      path={href('/admin-console/consents')}
      shape={consentList}
      loaded={loaded}
      searchLabel={t('consents.list.search')}
      filters={[
        selectFilter({
          name: 'state',
          label: t('consents.list.state'),
          allLabel: t('consents.list.state.all'),
          chosen: state,
          options: consentList.filters.state.map((each) => [each, t(`consents.list.state.${each}`)]),
        }),
      ]}
      columns={[
        { text: t('consents.list.question') },
        { text: t('consents.list.audience') },
        { text: t('consents.list.asked'), sort: 'asked' },
        { text: t('consents.list.due'), sort: 'due' },
        { text: t('consents.list.answers') },
      ]}
      empty={{ icon: 'scroll-text', title: t('consents.list.empty'), text: t('consents.list.empty.text') }}
      add={{ to: href('/admin-console/consents/new'), label: t('consents.add') }}
      renderRow={(consent) => <ConsentRow key={consent.id} consent={consent} />}
    />
  );
}

function ConsentRow({ consent }: { consent: ListedConsent }) {
  const { language, t } = useLanguage();
  const { id, titles, askedAt, answerBy, isClosed, counts } = consent;
  const title = textIn(titles, language);
  return (
    <TableRow>
      <RowHeading>
        <RowLink to={href('/admin-console/consents/:consentId', { consentId: id })}>
          <span lang={title.language} dir="auto" className="wrap-anywhere">
            {title.text}
          </span>
        </RowLink>
        {isClosed && <Badge className="ms-2">{t('consents.list.state.closed')}</Badge>}
      </RowHeading>
      <Cell label={t('consents.list.audience')}>
        <bdi>{audienceText(consent, t)}</bdi>
      </Cell>
      <Cell label={t('consents.list.asked')}>
        <LocalDay at={askedAt.getTime()} />
      </Cell>
      <Cell label={t('consents.list.due')}>
        <CalendarDay day={answerBy} />
      </Cell>
      <Cell label={t('consents.list.answers')}>
        <ul className="flex flex-wrap gap-x-4">
          {consentStates
            .filter((state) => counts[state] > 0)
            .map((state) => (
              <li key={state} className="whitespace-nowrap tabular-nums">
                {t('consents.count', { state: t(`consents.state.${state}`), count: counts[state] })}
              </li>
            ))}
        </ul>
      </Cell>
    </TableRow>
  );
}
