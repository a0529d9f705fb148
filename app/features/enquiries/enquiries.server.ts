import { type RawBuilder, sql } from 'kysely';
import type { EnquiryTopic } from '#content/enquiry-topics.ts';
import type { Language } from '#content/languages.ts';
import { figures } from '#content/legal/figures.ts';
import type { Office } from '#content/offices.ts';
import type { Tx } from '#platform/database.server.ts';
import { hasWords, searchWordsOf } from '#platform/fold-text.server.ts';
import { keyset } from '#platform/keyset.server.ts';
import { detectLanguage } from '#platform/language-of-text.server.ts';
import { type Page, rowsPerPage, toPage } from '#platform/lists.ts';
import type { Sealer } from '#platform/sealing.server.ts';
import {
  type Enquiry,
  type EnquiryChannel,
  type EnquiryQuery,
  type EnquiryStage,
  type EnquiryState,
  enquiryStates,
  type ListedEnquiry,
  unassignedFilter,
} from './enquiries.ts';
import { keptUntil } from './retention.ts';
import { enquiryPlace, type SealedColumn } from './sealed-enquiries.server.ts';

export interface ListedRow {
  id: string;
  reference: string;
  name: Buffer | null;
  email: Buffer | null;
  phone: Buffer | null;
  region: Buffer | null;
  topic: EnquiryTopic;
  channel: EnquiryChannel;
  office: Office | null;
  stage: EnquiryStage | null;
  state: EnquiryState;
  consultation_on: string | null;
  owner_id: string | null;
  owner_name: string | null;
  revision: number;
  closed_at: Date | null;
  received_at: Date;
  reply_by: Date | null;
  is_overdue: boolean;
}

const promised = sql.lit(`${figures.enquiryResponseHours} hours`);
/** An enquiry that was passed on to an office is a contact message. @see PD-75 */
export const isConsultationRow = sql`(topic = 'consultation' and office is null)`;
/** Concerns are only among those of the safeguarding office. @see PD-75 */
export const isConcernRow = sql`(office is not distinct from 'safeguarding')`;
const isUnanswered = sql`${isConsultationRow} and state = 'new'`;
const isOverdue = sql`(${isUnanswered} and received_at < now() - ${promised}::interval)`;

export const listedColumns = sql`id, reference, name, email, phone, region, topic, channel, office, stage, state, consultation_on::text, owner_id,
  (select full_name from profiles where profiles.id = owner_id) as owner_name, revision, closed_at, received_at,
  case when ${isUnanswered} then received_at + ${promised}::interval end as reply_by, ${isOverdue} as is_overdue`;

/** Names and addresses are encrypted: a search decrypts batches of rows until the page is full. */
export async function listEnquiries(tx: Tx, query: EnquiryQuery, size = rowsPerPage): Promise<Page<ListedEnquiry>> {
  return searchPages(query, size, (after, count) => pageOfEnquiries(tx, { ...query, after }, count));
}

/** @param readPage reads so many entries after the given one */
export async function searchPages<Item extends ListedEnquiry>(
  { search, after: start }: { search: string; after: string | null },
  size: number,
  readPage: (after: string | null, count: number) => Promise<Page<Item>>,
): Promise<Page<Item>> {
  if (search === '') return readPage(start, size);
  const words = searchWordsOf(search);
  const found: Item[] = [];
  let after = start;
  do {
    const batch = await readPage(after, searchBatchSize);
    found.push(
      ...batch.items.filter(({ name, email, phone, reference }) =>
        hasWords(`${name ?? ''} ${email ?? ''} ${phone ?? ''} ${reference}`, words),
      ),
    );
    after = batch.next;
  } while (after !== null && found.length <= size);
  return toPage(found, size, ({ id }) => id);
}

/** Returns null for a search, which would have to decrypt everything. */
export async function countEnquiries(tx: Tx, query: EnquiryQuery): Promise<number | null> {
  if (query.search !== '') return null;
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from enquiries where ${matchingFilters(query)}`.execute(tx);
  return Number(rows[0]?.count);
}

const searchBatchSize = 200;

async function pageOfEnquiries(tx: Tx, query: EnquiryQuery, size: number): Promise<Page<ListedEnquiry>> {
  const { isAfter, order } = keyset({ ...query, key: sortKeys[query.sort], table: 'enquiries' });
  const { rows } = await sql<ListedRow>`
    select ${listedColumns} from enquiries
    where ${matchingFilters(query)} and ${isAfter}
    order by ${order} limit ${size + 1}`.execute(tx);
  return toPage(
    rows.map((row) => listedEnquiry(tx, row)),
    size,
    ({ id }) => id,
  );
}

const sortKeys: Record<EnquiryQuery['sort'], RawBuilder<unknown>> = {
  received: sql`enquiries.received_at`,
  topic: sql`enquiries.topic`,
  state: sql`array_position(${sql.lit(`{${enquiryStates.join(',')}}`)}::text[], enquiries.state)`,
};

function matchingFilters({ filters: { topic, state, owner, due, reply, mail } }: EnquiryQuery) {
  return sql`not ${isConcernRow}
    and ${topic === null ? sql`true` : sql`topic = ${topic}`}
    and ${state === null ? sql`true` : sql`state = ${state}`}
    and ${ownedBy(owner)}
    and ${due === null ? sql`true` : dueConditions[due]}
    and ${reply === null ? sql`true` : hasFailedReply}
    and ${mail === null ? sql`true` : isUnacknowledged}`;
}

const dueConditions = { overdue: isOverdue, open: sql`(${isUnanswered} and not ${isOverdue})` };

/** The first condition selects few rows by an index; the second excludes enquiries with a later reply that did not fail. */
const hasFailedReply = sql`id in (select enquiry_id from mails where state = 'failed' and template = 'enquiry-reply')
  and 'failed' = (select mails.state from mails where enquiry_id = enquiries.id and template = 'enquiry-reply'
    order by created_at desc limit 1)`;

const isUnacknowledged = sql`id in (select enquiry_id from mails where state = 'failed' and template = 'enquiry-received')
  and state <> 'closed'
  and not exists (select from mails where enquiry_id = enquiries.id
    and (template = 'enquiry-reply' or mails.state in ('sent', 'written')))`;

export function ownedBy(owner: string | null) {
  if (owner === null) return sql`true`;
  return owner === unassignedFilter ? sql`owner_id is null` : sql`owner_id = ${owner}`;
}

/** An enquiry or a contact message, but no safeguarding concern. */
export const findEnquiry = (tx: Tx, id: string): Promise<Enquiry | null> =>
  findWhere(tx, sql`id = ${id} and not ${isConcernRow}`);

/** @see PD-75 */
export const findConcern = (tx: Tx, id: string): Promise<Enquiry | null> =>
  findWhere(tx, sql`id = ${id} and ${isConcernRow}`);

async function findWhere(tx: Tx, condition: RawBuilder<unknown>): Promise<Enquiry | null> {
  const { rows } = await sql<FoundRow>`
    select ${listedColumns}, message, language, (
      select mails.state from mails where enquiry_id = enquiries.id and template = 'enquiry-received' order by created_at desc limit 1
    ) as mail_state, acknowledged_at, (select full_name from profiles where profiles.id = acknowledged_by) as acknowledged_by
    from enquiries where ${condition}`.execute(tx);
  const [row] = rows;
  if (!row) return null;
  const message = tx.unsealOrNull(enquiryPlace('message', row.id), row.message);
  return {
    ...listedEnquiry(tx, row),
    message,
    writtenIn: detectLanguage(message),
    language: row.language,
    mailState: row.mail_state,
    acknowledged: row.acknowledged_at && { at: row.acknowledged_at, by: row.acknowledged_by },
  };
}

interface FoundRow extends ListedRow {
  message: Buffer;
  language: Language;
  mail_state: Enquiry['mailState'];
  acknowledged_at: Date | null;
  acknowledged_by: string | null;
}

export function listedEnquiry(sealer: Sealer, row: ListedRow): ListedEnquiry {
  const { id, reference, topic, office, stage, state, consultation_on: consultationOn, received_at: receivedAt } = row;
  const open = (column: SealedColumn, value: Buffer | null) =>
    value === null ? '' : sealer.unsealOrNull(enquiryPlace(column, id), value);
  return {
    id,
    reference,
    topic,
    channel: row.channel,
    office,
    name: open('name', row.name),
    email: open('email', row.email),
    phone: open('phone', row.phone),
    region: row.region && open('region', row.region),
    stage,
    state,
    consultationOn,
    owner: row.owner_id !== null && row.owner_name !== null ? { id: row.owner_id, fullName: row.owner_name } : null,
    revision: row.revision,
    receivedAt,
    keptUntil: keptUntil({ topic, office, receivedAt, consultationOn, closedAt: row.closed_at }),
    replyBy: row.reply_by,
    isOverdue: row.is_overdue,
  };
}
