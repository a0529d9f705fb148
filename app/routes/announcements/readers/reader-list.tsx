import { href } from 'react-router';
import {
  type AnnouncementReader,
  type OwnAnnouncement,
  readerList,
  readerStates,
} from '#features/announcements/announcements.ts';
import type { LoadedList } from '#http/lists.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { LocalTime } from '#i18n/local-time.tsx';
import { Cell, RowHeading, TableRow } from '#ui/table.tsx';
import { selectFilter } from '../../admin/list/list-filters.tsx';
import { ListScreen } from '../../admin/list/list-screen.tsx';

type ReaderListProps = {
  announcement: OwnAnnouncement;
  list: LoadedList<typeof readerList, AnnouncementReader>;
  path: string;
};

export function ReaderList({ announcement, list, path }: ReaderListProps) {
  const t = useTranslate();
  const { confirmBy, texts } = announcement;
  const { answers = [] } = texts[0]?.question ?? {};
  const isAsked = answers.length > 0;
  const states = readerStates.filter((state) => {
    if (state.endsWith('confirmed')) return confirmBy !== null;
    return state.endsWith('answered') ? isAsked : true;
  });
  return (
    <ListScreen
      id="announcement-readers"
      title={t('announcement.readers')}
      level={2}
      path={path}
      exportPath={href('/announcements/readers/export')}
      shape={readerList}
      scope="announcement"
      loaded={list}
      searchLabel={t('announcement.readers.search')}
      filters={[
        selectFilter({
          name: 'state',
          label: t('announcement.readers.state'),
          allLabel: t('announcement.readers.state.all'),
          chosen: list.query.filters.state,
          options: states.map((state) => [state, t(`announcement.readers.state.${state}`)]),
        }),
      ]}
      columns={[
        { text: t('announcement.readers.person'), sort: 'name' },
        { text: t('announcement.fact.read'), sort: 'read' },
        ...(confirmBy ? [{ text: t('announcement.fact.confirmed'), sort: 'confirmed' as const }] : []),
        ...(isAsked ? [{ text: t('announcement.readers.answer') }] : []),
      ]}
      empty={{ icon: 'users', title: t('announcement.readers.empty'), text: t('announcement.readers.empty.text') }}
      renderRow={({ id, fullName, isStaff, readAt, confirmedAt, answer }) => (
        <TableRow key={id}>
          <RowHeading>
            <bdi translate="no">{fullName}</bdi>
            {isStaff && (
              <span className="block text-xs font-normal text-ink-soft">{t('announcement.readers.asStaff')}</span>
            )}
          </RowHeading>
          <Cell label={t('announcement.fact.read')}>
            <Time at={readAt} />
          </Cell>
          {confirmBy && (
            <Cell label={t('announcement.fact.confirmed')}>
              <Time at={confirmedAt} />
            </Cell>
          )}
          {isAsked && (
            <Cell label={t('announcement.readers.answer')}>{answer === null ? '–' : <bdi>{answers[answer]}</bdi>}</Cell>
          )}
        </TableRow>
      )}
    />
  );
}

const Time = ({ at }: { at: Date | null }) =>
  at ? <LocalTime at={at} format="short" className="tabular-nums" /> : '–';
