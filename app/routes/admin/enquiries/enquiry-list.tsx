import { Form, Link } from 'react-router';
import { enquiryTopics } from '../../../../content/enquiry-topics.ts';
import type { ListedEnquiry } from '../../../features/enquiries/enquiries.ts';
import { enquiryStates } from '../../../features/enquiries/enquiries.ts';
import { useTranslate } from '../../../i18n/language-context.tsx';
import { LocalTime } from '../../../i18n/local-time.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { cardClass } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Cell, RowHeading, Table, TableRow } from '../../../ui/table.tsx';
import { ListPages } from '../list-pages.tsx';
import { type EnquiryQuery, enquiriesAddress } from './enquiry-query.ts';
import { KeptUntil } from './kept-until.tsx';
import { SealedText } from './sealed-text.tsx';
import { StateBadge } from './state-badge.tsx';
import { TopicBadge } from './topic-badge.tsx';

type EnquiryListProps = { query: EnquiryQuery; enquiries: ListedEnquiry[]; hasMore: boolean };

/** All enquiries, newest first, fifty a page. */
export function EnquiryList({ query, enquiries, hasMore }: EnquiryListProps) {
  const t = useTranslate();
  const next = hasMore ? enquiriesAddress({ ...query, after: enquiries.at(-1)?.id ?? null }) : null;
  return (
    <section aria-labelledby="enquiries" className="flex flex-col gap-4">
      <h2 id="enquiries" className="text-2xl">
        {t('enquiries.title')}
      </h2>
      <ListFilter query={query} />
      {enquiries.length === 0 ? <NoEnquiries query={query} /> : <EnquiryTable enquiries={enquiries} />}
      <ListPages first={query.after ? enquiriesAddress({ ...query, after: null }) : null} next={next} />
    </section>
  );
}

function ListFilter({ query }: { query: EnquiryQuery }) {
  const t = useTranslate();
  return (
    <Form
      role="search"
      action="/admin-console/enquiries"
      key={enquiriesAddress(query)}
      preventScrollReset
      className="flex flex-wrap items-end gap-3"
    >
      <SelectField
        label={t('enquiries.topic')}
        name="topic"
        defaultValue={query.topic ?? ''}
        className="grow pane:w-64 pane:grow-0"
      >
        <option value="">{t('enquiries.topic.all')}</option>
        {enquiryTopics.map((topic) => (
          <option key={topic} value={topic}>
            {t(`enquiry.topic.${topic}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('admin.list.state')}
        name="state"
        defaultValue={query.state ?? ''}
        className="grow pane:w-52 pane:grow-0"
      >
        <option value="">{t('admin.list.state.all')}</option>
        {enquiryStates.map((state) => (
          <option key={state} value={state}>
            {t(`enquiries.state.${state}`)}
          </option>
        ))}
      </SelectField>
      <Button type="submit" variant="secondary">
        {t('enquiries.list.show')}
      </Button>
    </Form>
  );
}

function NoEnquiries({ query }: { query: EnquiryQuery }) {
  const t = useTranslate();
  const isWhole = query.state === null && query.topic === null && query.after === null;
  return (
    <EmptyState
      icon={isWhole ? 'mail' : 'search-x'}
      title={t(isWhole ? 'enquiries.list.empty' : 'enquiries.list.none')}
      className={cardClass}
    >
      {t(isWhole ? 'enquiries.list.empty.text' : 'enquiries.list.none.text')}
    </EmptyState>
  );
}

function EnquiryTable({ enquiries }: { enquiries: ListedEnquiry[] }) {
  const t = useTranslate();
  const headings = [
    t('admin.list.person'),
    t('enquiries.topic'),
    t('enquiry.region'),
    t('enquiries.received'),
    t('admin.list.state'),
    t('enquiries.keptUntil'),
    t('admin.list.actions'),
  ];
  return (
    <div className="relative pane:overflow-x-auto pane:rounded-lg pane:border pane:border-line pane:bg-paper pane:shadow-card">
      <Table caption={t('enquiries.title')} headings={headings}>
        {enquiries.map((enquiry) => (
          <EnquiryRow key={enquiry.id} enquiry={enquiry} />
        ))}
      </Table>
    </div>
  );
}

function EnquiryRow({ enquiry }: { enquiry: ListedEnquiry }) {
  const t = useTranslate();
  const { id, reference, name, email, topic, region, stage, state, receivedAt } = enquiry;
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
      <Cell label={t('enquiries.topic')}>
        <TopicBadge topic={topic} />
        {stage && <span className="mt-1 block text-sm text-ink-soft">{t(`enquiry.stage.${stage}`)}</span>}
      </Cell>
      <Cell label={t('enquiry.region')}>{topic === 'consultation' ? <SealedText text={region} /> : '–'}</Cell>
      <Cell label={t('enquiries.received')}>
        <LocalTime at={receivedAt} look="short" />
      </Cell>
      <Cell label={t('admin.list.state')}>
        <StateBadge state={state} />
      </Cell>
      <Cell label={t('enquiries.keptUntil')}>
        <KeptUntil enquiry={enquiry} />
      </Cell>
      <Cell isWide>
        <Link
          to={`/admin-console/enquiries/${id}`}
          aria-label={t('enquiries.list.openNamed', { reference })}
          className={buttonClass({ variant: 'secondary', size: 'small' })}
        >
          {t('enquiries.list.open')}
        </Link>
      </Cell>
    </TableRow>
  );
}
