import { href } from 'react-router';
import { figures } from '#content/legal/figures.ts';
import { type EnquiryOwner, enquiryList, type ListedEnquiry } from '#features/enquiries/enquiries.ts';
import type { LoadedList } from '#http/lists.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import type { Translate } from '#i18n/translate.ts';
import { Cell, TableRow } from '#ui/table.tsx';
import { addEnquiryPath } from '../../office-messages/office-message-path.ts';
import { selectFilter } from '../list/list-filters.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { ReceivedCell, SenderHeading, StateCell } from './enquiry-cells.tsx';
import { ownerFilter, stateFilter, topicFilter } from './enquiry-filters.tsx';
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
      filters={enquiryFilters({ loaded, owners }, t)}
      start={{ to: addEnquiryPath, label: t('addEnquiry.title') }}
      columns={[
        { text: t('admin.list.person') },
        { text: t('enquiries.topic'), sort: 'topic' },
        { text: t('enquiry.region') },
        { text: t('enquiries.received'), sort: 'received' },
        { text: t('admin.list.state'), sort: 'state' },
        { text: t('enquiries.keptUntil'), isNumber: true },
      ]}
      empty={{ icon: 'mail', title: t('enquiries.list.empty'), text: t('enquiries.list.empty.text') }}
      renderRow={(enquiry) => <EnquiryRow key={enquiry.id} enquiry={enquiry} />}
    />
  );
}

function enquiryFilters({ loaded, owners }: EnquiryListProps, t: Translate) {
  const { topic, state, due } = enquiryList.filters;
  const chosen = loaded.query.filters;
  return [
    topicFilter({ chosen: chosen.topic, choices: topic }, t),
    stateFilter({ chosen: chosen.state, choices: state }, t),
    ownerFilter({ chosen: chosen.owner, owners }, t),
    selectFilter({
      name: 'due',
      label: t('enquiries.due'),
      allLabel: t('enquiries.due.all'),
      chosen: chosen.due,
      options: due.map((each) => [each, t(`enquiries.due.${each}`, { hours: figures.enquiryResponseHours })]),
    }),
    selectFilter({
      name: 'reply',
      label: t('enquiries.reply'),
      allLabel: t('enquiries.reply.all'),
      chosen: chosen.reply,
      options: [['failed', t('enquiries.reply.failed')]],
    }),
    selectFilter({
      name: 'mail',
      label: t('enquiries.mail'),
      allLabel: t('enquiries.mail.all'),
      chosen: chosen.mail,
      options: [['failed', t('enquiries.mail.failed')]],
    }),
  ];
}

function EnquiryRow({ enquiry }: { enquiry: ListedEnquiry }) {
  const t = useTranslate();
  const { id, name, email, phone, topic, region, stage, state, owner } = enquiry;
  return (
    <TableRow>
      <SenderHeading id={id} name={name} email={email} phone={phone} />
      <Cell label={t('enquiries.topic')}>
        <TopicBadge topic={topic} />
        {stage && <span className="cell-note">{t(`enquiry.stage.${stage}`)}</span>}
      </Cell>
      <Cell label={t('enquiry.region')}>
        <span className="wide:line-clamp-2 wide:min-w-24">
          {region === null && topic !== 'consultation' ? '–' : <SealedText text={region} />}
        </span>
      </Cell>
      <ReceivedCell enquiry={enquiry} />
      <StateCell state={state} owner={owner} />
      <Cell label={t('enquiries.keptUntil')} isNumber>
        <span className="wide:line-clamp-2 wide:min-w-24">
          <KeptUntil enquiry={enquiry} />
        </span>
      </Cell>
    </TableRow>
  );
}
