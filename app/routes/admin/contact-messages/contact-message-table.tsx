import { Link } from 'react-router';
import { type ContactMessage, contactMessageList } from '../../../features/enquiries/contact-messages.ts';
import type { EnquiryOwner } from '../../../features/enquiries/enquiries.ts';
import type { LoadedList } from '../../../http/lists.server.ts';
import { CalendarDay } from '../../../i18n/calendar-day.tsx';
import { useTranslate } from '../../../i18n/language-context.tsx';
import { LocalTime } from '../../../i18n/local-time.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Cell, RowHeading, TableRow } from '../../../ui/table.tsx';
import { OwnerFilter } from '../enquiries/owner-filter.tsx';
import { SealedText } from '../enquiries/sealed-text.tsx';
import { StateBadge } from '../enquiries/state-badge.tsx';
import { TopicBadge } from '../enquiries/topic-badge.tsx';
import { enquiryPath } from '../enquiry/enquiry-path.ts';
import { FilterSelect } from '../list/list-filters.tsx';
import { ListScreen } from '../list/list-screen.tsx';

type LoadedMessages = LoadedList<typeof contactMessageList, ContactMessage>;
type ContactMessageTableProps = { loaded: LoadedMessages; owners: readonly EnquiryOwner[] };

export function ContactMessageTable({ loaded, owners }: ContactMessageTableProps) {
  const t = useTranslate();
  return (
    <ListScreen
      id="contact-messages"
      title={t('contactMessages.title')}
      path="/admin-console/enquiries/messages"
      shape={contactMessageList}
      loaded={loaded}
      searchLabel={t('enquiries.list.search')}
      filters={<Filters chosen={loaded.query.filters} owners={owners} />}
      columns={[
        { text: t('admin.list.person') },
        { text: t('contactMessages.topicAndOffice'), sort: 'topic' },
        { text: t('contactMessages.dueOn'), sort: 'due' },
        { text: t('enquiries.received'), sort: 'received' },
        { text: t('admin.list.state') },
        { text: t('admin.list.actions') },
      ]}
      empty={{ icon: 'mail', title: t('contactMessages.empty'), text: t('contactMessages.empty.text') }}
      renderRow={(message) => <MessageRow key={message.id} message={message} />}
    />
  );
}

type FiltersProps = { chosen: LoadedMessages['query']['filters']; owners: readonly EnquiryOwner[] };

function Filters({ chosen, owners }: FiltersProps) {
  const t = useTranslate();
  const { topic, state } = contactMessageList.filters;
  return (
    <>
      <FilterSelect
        name="topic"
        label={t('enquiries.topic')}
        allLabel={t('enquiries.topic.all')}
        chosen={chosen.topic}
        options={topic.map((each) => [each, t(`enquiry.topic.${each}`)])}
      />
      <FilterSelect
        name="state"
        label={t('admin.list.state')}
        allLabel={t('admin.list.state.all')}
        chosen={chosen.state}
        options={state.map((each) => [each, t(`enquiries.state.${each}`)])}
      />
      <OwnerFilter chosen={chosen.owner} owners={owners} />
      <FilterSelect
        name="deadline"
        label={t('contactMessages.dueOn')}
        allLabel={t('contactMessages.deadline.all')}
        chosen={chosen.deadline}
        options={[['late', t('contactMessages.deadline.late')]]}
      />
    </>
  );
}

function MessageRow({ message }: { message: ContactMessage }) {
  const t = useTranslate();
  const { id, reference, name, email, topic, state, owner, receivedAt } = message;
  return (
    <TableRow>
      <RowHeading>
        <span className="block font-[620] wrap-anywhere">
          <SealedText text={name} />
        </span>
        <span className="block break-all text-ink-soft">
          <SealedText text={email} />
        </span>
      </RowHeading>
      <Cell label={t('contactMessages.topicAndOffice')}>
        <TopicBadge topic={topic} />
        <span className="mt-1 block text-sm text-ink-soft">{t(`enquiry.office.${topic}`)}</span>
      </Cell>
      <Cell label={t('contactMessages.dueOn')}>
        <Deadline message={message} />
      </Cell>
      <Cell label={t('enquiries.received')}>
        <LocalTime at={receivedAt} look="short" />
      </Cell>
      <Cell label={t('admin.list.state')}>
        <StateBadge state={state} />
        {owner && (
          <bdi translate="no" className="mt-1 block text-sm text-ink-soft">
            {owner.fullName}
          </bdi>
        )}
      </Cell>
      <Cell isWide>
        <Link
          to={enquiryPath(id)}
          aria-label={t('enquiries.list.openNamed', { reference })}
          className={buttonClass({ variant: 'secondary', size: 'small' })}
        >
          {t('enquiries.list.open')}
        </Link>
      </Cell>
    </TableRow>
  );
}

function Deadline({ message: { topic, dueOn, isLate } }: { message: ContactMessage }) {
  const t = useTranslate();
  if (dueOn === null) return '–';
  return (
    <>
      {topic === 'safeguarding' ? t('contactMessages.atOnce') : <CalendarDay day={dueOn} />}
      {isLate && (
        <Badge tone="clay" className="ms-2">
          {t('contactMessages.late')}
        </Badge>
      )}
    </>
  );
}
