import { type RawBuilder, sql } from 'kysely';
import { officeOfTopic } from '#content/enquiry-topics.ts';
import type { Tx } from '#platform/database.server.ts';
import { keyset } from '#platform/keyset.server.ts';
import { type Page, rowsPerPage, toPage } from '#platform/lists.ts';
import { answerDeadlines, type ContactMessage, type ContactMessageQuery } from './contact-messages.ts';
import {
  isConcernRow,
  isConsultationRow,
  type ListedRow,
  listedColumns,
  listedEnquiry,
  ownedBy,
  searchPages,
} from './enquiries.server.ts';

/** Messages of the contact form on other topics than consultations. @see PD-30 */
export async function listContactMessages(
  tx: Tx,
  query: ContactMessageQuery,
  size = rowsPerPage,
): Promise<Page<ContactMessage>> {
  return searchPages(query, size, (after, count) => pageOfMessages(tx, { ...query, after }, count));
}

/** Whether the current person is in an office that gets contact messages. @see PD-75 */
export async function handlesOfficeMessages(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{
    handles: boolean;
  }>`select handles_office_messages(${officesOfTopics}) as handles`.execute(tx);
  return rows[0]?.handles === true;
}

const officesOfTopics = Object.values(officeOfTopic).filter((office) => office !== null && office !== 'safeguarding');

/** Returns null for a search, which would have to decrypt everything. */
export async function countContactMessages(tx: Tx, query: ContactMessageQuery): Promise<number | null> {
  if (query.search !== '') return null;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from enquiries where ${matchingFilters(query)}`.execute(tx);
  return rows[0]?.count ?? 0;
}

async function pageOfMessages(tx: Tx, query: ContactMessageQuery, size: number): Promise<Page<ContactMessage>> {
  const { isAfter, order } = keyset({ ...query, key: sortKeys[query.sort], table: 'enquiries' });
  const { rows } = await sql<ListedRow & Pick<ContactMessage, 'dueOn' | 'isLate'>>`
    select ${listedColumns}, nullif(${dueOn}, 'infinity')::text as "dueOn", ${dueOn} < ${today} as "isLate"
    from enquiries where ${matchingFilters(query)} and ${isAfter}
    order by ${order} limit ${size + 1}`.execute(tx);
  const messages = rows.map((row) => ({ ...listedEnquiry(tx, row), dueOn: row.dueOn, isLate: row.isLate }));
  return toPage(messages, size, ({ id }) => id);
}

function matchingFilters({ filters: { topic, state, owner, deadline } }: ContactMessageQuery) {
  return sql`not ${isConsultationRow} and not ${isConcernRow}
    and ${topic === null ? sql`true` : sql`topic = ${topic}`}
    and ${state === null ? sql`true` : sql`state = ${state}`}
    and ${ownedBy(owner)}
    and ${deadline === null ? sql`true` : deadlineConditions[deadline]}`;
}

/** The policies count days by the date in the United Kingdom. */
const receivedOn = sql`(enquiries.received_at at time zone 'Europe/London')::date`;
const today = sql`(now() at time zone 'Europe/London')::date`;

/** `infinity` where nothing is due. */
const dueOn = sql`case ${sql.join(
  Object.entries(answerDeadlines).flatMap(([topic, deadline]) => {
    if (!deadline) return [];
    const isMet = deadline.metBy === 'closed' ? sql`state = 'closed'` : sql`state <> 'new'`;
    return sql`when topic = ${sql.lit(topic)} and not ${isMet} then ${endOf(deadline.period)}`;
  }),
  sql` `,
)} else 'infinity'::date end`;

const deadlineConditions = {
  late: sql`${dueOn} < ${today}`,
  open: sql`${dueOn} >= ${today} and ${dueOn} < 'infinity'`,
  none: sql`${dueOn} = 'infinity'`,
};

type Period = NonNullable<(typeof answerDeadlines)['data']>['period'];

function endOf(period: Period): RawBuilder<unknown> {
  if ('days' in period) return sql`${receivedOn} + ${sql.lit(period.days)}`;
  if ('months' in period) return sql`(${receivedOn} + make_interval(months => ${sql.lit(period.months)}))::date`;
  const count = sql.lit(period.workingDays);
  const weekday = sql`extract(isodow from ${receivedOn})::int`;
  const lastWorkingDay = sql`least(${weekday}, 5)`;
  return sql`${receivedOn} - (${weekday} - ${lastWorkingDay}) + ${count} + 2 * ((${lastWorkingDay} - 1 + ${count}) / 5)`;
}

const sortKeys: Record<ContactMessageQuery['sort'], RawBuilder<unknown>> = {
  due: dueOn,
  received: sql`enquiries.received_at`,
  topic: sql`enquiries.topic`,
};
