import { href } from 'react-router';
import { figures } from '#content/legal/figures.ts';
import { type EnquiryOwner, enquiryList, type ListedEnquiry } from '#features/enquiries/enquiries.ts';
import type { LoadedList } from '#http/lists.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { Cell, TableRow } from '#ui/table.tsx';
import { addEnquiryPath } from '../../office-messages/office-message-path.ts';
import { FilterSelect } from '../list/list-filters.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { OpenCell, ReceivedCell, SenderHeading, StateCell } from './enquiry-cells.tsx';
import { OwnerFilter, StateFilter, TopicFilter } from './enquiry-filters.tsx';
import { KeptUntil } from './kept-until.tsx';
import { SealedText } from './sealed-text.tsx';
import { TopicBadge } from './topic-badge.tsx';

type LoadedEnquiries = LoadedList<typeof enquiryList, ListedEnquiry>;

type EnquiryListProps = { loaded: LoadedEnquiries; owners: readonly EnquiryOwner[] };

export function EnquiryList({ loaded, owners }: EnquiryListProps) {
  const t = useTranslate();
  return (
    <ListScreen
      id="enquiries"
      title={t('enquiries.title')}
      path={href('/admin-console/enquiries')}
      shape={enquiryList}
      loaded={loaded}
      searchLabel={t('enquiries.list.search')}
      filters={<EnquiryFilters chosen={loaded.query.filters} owners={owners} />}
      start={{ to: addEnquiryPath, label: t('addEnquiry.title') }}
      columns={[
        { text: t('admin.list.person') },
        { text: t('enquiries.topic'), sort: 'topic' },
        { text: t('enquiry.region') },
        { text: t('enquiries.received'), sort: 'received' },
        { text: t('admin.list.state'), sort: 'state' },
        { text: t('enquiries.keptUntil') },
        { text: t('admin.list.actions') },
      ]}
      empty={{ icon: 'mail', title: t('enquiries.list.empty'), text: t('enquiries.list.empty.text') }}
      renderRow={(enquiry) => <EnquiryRow key={enquiry.id} enquiry={enquiry} />}
    />
  );
}

type EnquiryFiltersProps = { chosen: LoadedEnquiries['query']['filters']; owners: readonly EnquiryOwner[] };

function EnquiryFilters({ chosen, owners }: EnquiryFiltersProps) {
  const t = useTranslate();
  const { topic, state } = enquiryList.filters;
  return (
    <>
      <TopicFilter chosen={chosen.topic} choices={topic} />
      <StateFilter chosen={chosen.state} choices={state} />
      <OwnerFilter chosen={chosen.owner} owners={owners} />
      <FilterSelect
        name="due"
        label={t('enquiries.due')}
        allLabel={t('enquiries.due.all')}
        chosen={chosen.due}
        options={enquiryList.filters.due.map((due) => [
          due,
          t(`enquiries.due.${due}`, { hours: figures.enquiryResponseHours }),
        ])}
      />
      <FilterSelect
        name="reply"
        label={t('enquiries.reply')}
        allLabel={t('enquiries.reply.all')}
        chosen={chosen.reply}
        options={[['failed', t('enquiries.reply.failed')]]}
      />
      <FilterSelect
        name="mail"
        label={t('enquiries.mail')}
        allLabel={t('enquiries.mail.all')}
        chosen={chosen.mail}
        options={[['failed', t('enquiries.mail.failed')]]}
      />
    </>
  );
}

function EnquiryRow({ enquiry }: { enquiry: ListedEnquiry }) {
  const t = useTranslate();
  const { id, reference, name, email, phone, topic, region, stage, state, owner } = enquiry;
  return (
    <TableRow>
      <SenderHeading name={name} email={email} phone={phone} />
      <Cell label={t('enquiries.topic')}>
        <TopicBadge topic={topic} />
        {stage && <span className="mt-1 block text-sm text-ink-soft">{t(`enquiry.stage.${stage}`)}</span>}
      </Cell>
      <Cell label={t('enquiry.region')}>
        {region === null && topic !== 'consultation' ? '–' : <SealedText text={region} />}
      </Cell>
      <ReceivedCell enquiry={enquiry} />
      <StateCell state={state} owner={owner} />
      <Cell label={t('enquiries.keptUntil')}>
        <KeptUntil enquiry={enquiry} />
      </Cell>
      <OpenCell id={id} reference={reference} />
    </TableRow>
  );
}
