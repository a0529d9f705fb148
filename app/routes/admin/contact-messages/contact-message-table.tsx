import { href } from 'react-router';
import { type ContactMessage, contactMessageList } from '#features/enquiries/contact-messages.ts';
import type { EnquiryOwner } from '#features/enquiries/enquiries.ts';
import type { LoadedList } from '#http/lists.server.ts';
import { CalendarDay } from '#i18n/calendar-day.tsx';
import { useTranslate } from '#i18n/language-context.tsx';
import type { Translate } from '#i18n/translate.ts';
import { Badge } from '#ui/badge.tsx';
import { Cell, TableRow } from '#ui/table.tsx';
import { ReceivedCell, SenderHeading, StateCell } from '../enquiries/enquiry-cells.tsx';
import { ownerFilter, stateFilter, topicFilter } from '../enquiries/enquiry-filters.tsx';
import { OfficeOf } from '../enquiries/office-of.tsx';
import { TopicBadge } from '../enquiries/topic-badge.tsx';
import { selectFilter } from '../list/list-filters.tsx';
import { ListScreen } from '../list/list-screen.tsx';

type LoadedMessages = LoadedList<typeof contactMessageList, ContactMessage>;
type ContactMessageTableProps = { loaded: LoadedMessages; owners: readonly EnquiryOwner[] };

export function ContactMessageTable({ loaded, owners }: ContactMessageTableProps) {
  const t = useTranslate();
  return (
    <ListScreen
      id="contact-messages"
      title={t('contactMessages.title')}
      path={href('/admin-console/enquiries/messages')}
      shape={contactMessageList}
      loaded={loaded}
      searchLabel={t('enquiries.list.search')}
      filters={messageFilters({ loaded, owners }, t)}
      columns={[
        { text: t('admin.list.person') },
        { text: t('contactMessages.topicAndOffice'), sort: 'topic' },
        { text: t('contactMessages.dueOn'), sort: 'due' },
        { text: t('enquiries.received'), sort: 'received' },
        { text: t('admin.list.state') },
      ]}
      empty={{ icon: 'mail', title: t('contactMessages.empty'), text: t('contactMessages.empty.text') }}
      renderRow={(message) => <MessageRow key={message.id} message={message} />}
    />
  );
}

function messageFilters({ loaded, owners }: ContactMessageTableProps, t: Translate) {
  const { topic, state, deadline } = contactMessageList.filters;
  const chosen = loaded.query.filters;
  return [
    topicFilter({ chosen: chosen.topic, choices: topic }, t),
    stateFilter({ chosen: chosen.state, choices: state }, t),
    ownerFilter({ chosen: chosen.owner, owners }, t),
    selectFilter({
      name: 'deadline',
      label: t('contactMessages.dueOn'),
      allLabel: t('contactMessages.deadline.all'),
      chosen: chosen.deadline,
      options: deadline.map((each) => [each, t(`contactMessages.deadline.${each}`)]),
    }),
  ];
}

function MessageRow({ message }: { message: ContactMessage }) {
  const t = useTranslate();
  const { id, name, email, phone, topic, state, owner } = message;
  return (
    <TableRow>
      <SenderHeading id={id} name={name} email={email} phone={phone} />
      <Cell label={t('contactMessages.topicAndOffice')}>
        <TopicBadge topic={topic} />
        <span className="cell-note">
          <OfficeOf enquiry={message} />
        </span>
      </Cell>
      <Cell label={t('contactMessages.dueOn')}>
        <Deadline message={message} />
      </Cell>
      <ReceivedCell enquiry={message} />
      <StateCell state={state} owner={owner} />
    </TableRow>
  );
}

export function Deadline({ message: { dueOn, isLate } }: { message: ContactMessage }) {
  const t = useTranslate();
  if (dueOn === null) return '–';
  return (
    <>
      <CalendarDay day={dueOn} />
      {isLate && (
        <Badge tone="clay" className="ms-2">
          {t('contactMessages.late')}
        </Badge>
      )}
    </>
  );
}
