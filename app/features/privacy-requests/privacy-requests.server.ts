import { sql } from 'kysely';
import { figures } from '#content/legal/figures.ts';
import { todayInUtc } from '#platform/calendar-days.ts';
import type { PersonTx, Tx } from '#platform/database.server.ts';
import { keyset } from '#platform/keyset.server.ts';
import { type Page, rowsPerPage, toPage } from '#platform/lists.ts';
import type { Sealer } from '#platform/sealing.server.ts';
import {
  dueDay,
  type HandledRequest,
  type PrivacyRequest,
  type RequestKind,
  type RequestOutcome,
  type RequestQuery,
} from './privacy-requests.ts';
import { privacyRequestContext } from './sealed-privacy-requests.server.ts';

interface RequestRow {
  id: string;
  kind: RequestKind;
  text: Buffer;
  requested_at: Date;
  outcome: RequestOutcome | null;
  answer: Buffer | null;
  answered_at: Date | null;
  person_id: string | null;
  full_name: string | null;
}

const columns = sql`privacy_requests.id, kind, text, requested_at, outcome, answer, answered_at, person_id, full_name`;

export async function handlesPrivacyRequests(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ handles: boolean }>`select handles_privacy_requests() as handles`.execute(tx);
  return rows[0]?.handles === true;
}

/** Also true for administrators while the office has neither holder nor deputy. @see PD-28 */
export async function holdsPrivacyOffice(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ holds: boolean }>`select 'data-protection' = any (current_offices()) as holds`.execute(
    tx,
  );
  return rows[0]?.holds === true;
}

/** The newest first. */
export async function listOwnRequests(tx: PersonTx): Promise<PrivacyRequest[]> {
  const { rows } = await sql<RequestRow>`
    select ${columns} from privacy_requests left join profiles on profiles.id = person_id
    where person_id = ${tx.me} order by requested_at desc, privacy_requests.id`.execute(tx);
  return rows.map((row) => privacyRequest(tx, row));
}

/** Open ones: those that are due first. Answered ones: the latest answer first. */
export async function listRequests(
  tx: Tx,
  { filters, after }: Pick<RequestQuery, 'filters' | 'after'>,
  size = rowsPerPage,
): Promise<Page<HandledRequest>> {
  const isAnswered = filters.show === 'answered';
  const key = isAnswered ? sql`privacy_requests.answered_at` : dueOn;
  const { isAfter, order } = keyset({ key, table: 'privacy_requests', isDescending: isAnswered, after });
  const { rows } = await sql<RequestRow>`
    select ${columns} from privacy_requests left join profiles on profiles.id = person_id
    where (answered_at is not null) = ${isAnswered} and handles_privacy_requests() and ${isAfter}
    order by ${order} limit ${size + 1}`.execute(tx);
  return toPage(
    rows.map((row) => handledRequest(tx, row)),
    size,
    ({ id }) => id,
  );
}

const requestedOn = sql`(privacy_requests.requested_at at time zone 'UTC')::date`;

/** As `dueDay` counts it. */
const dueOn = sql`least(
  (${requestedOn} + make_interval(months => ${sql.lit(figures.dataRightsMonths)}))::date,
  case when privacy_requests.kind = 'erasure' then ${requestedOn} + ${sql.lit(figures.deletionRequestDays)} end)`;

export async function findRequest(tx: Tx, id: string): Promise<HandledRequest | null> {
  const { rows } = await sql<RequestRow>`
    select ${columns} from privacy_requests left join profiles on profiles.id = person_id
    where privacy_requests.id = ${id} and handles_privacy_requests()`.execute(tx);
  return rows[0] ? handledRequest(tx, rows[0]) : null;
}

export async function countOpenRequests(tx: Tx): Promise<{ count: number; overdue: number }> {
  const { rows } = await sql<{ kind: RequestKind; day: string; count: number }>`
    select kind, (requested_at at time zone 'UTC')::date::text as day, count(*)::int as count
    from privacy_requests where answered_at is null group by 1, 2`.execute(tx);
  const countOf = (counted: typeof rows) => counted.reduce((sum, { count }) => sum + count, 0);
  const overdue = rows.filter(({ kind, day }) => dueDay(kind, new Date(day)) < todayInUtc());
  return { count: countOf(rows), overdue: countOf(overdue) };
}

function privacyRequest(sealer: Sealer, row: RequestRow): PrivacyRequest {
  const { id, kind, requested_at: requestedAt, outcome, answered_at: at } = row;
  const answer = row.answer && sealer.unsealOrNull(privacyRequestContext('answer', id), row.answer);
  return {
    id,
    kind,
    text: sealer.unsealOrNull(privacyRequestContext('text', id), row.text),
    requestedAt,
    dueOn: dueDay(kind, requestedAt),
    answer: outcome && at && { outcome, text: answer, at },
  };
}

function handledRequest(sealer: Sealer, row: RequestRow): HandledRequest {
  const request = privacyRequest(sealer, row);
  const { person_id: id, full_name: fullName } = row;
  return {
    ...request,
    person: id !== null && fullName !== null ? { id, fullName } : null,
    isOverdue: request.answer === null && request.dueOn < todayInUtc(),
  };
}
