import { sql } from 'kysely';
import type { Tx } from '#platform/database.server.ts';
import { keyset } from '#platform/keyset.server.ts';
import { type Page, rowsPerPage, toPage } from '#platform/lists.ts';
import { isUuid } from '#platform/uuid.ts';
import { type AuditDetail, type AuditQuery, type AuditRow, auditEvents, isAuditKind, maxCounted } from './audit.ts';

interface FoundRow {
  id: string;
  happened_at: Date;
  act: string;
  actor_id: string | null;
  actor_name: string | null;
  subject_type: string;
  subject_id: string | null;
  subject_name: string | null;
  details: Record<string, unknown>;
}

/** A page, and how many rows there are in all, counted up to `maxCounted`. */
export async function readAuditLog(tx: Tx, query: AuditQuery): Promise<Page<AuditRow> & { count: number }> {
  const named = await findNamed(tx, query.search);
  return { ...(await listMatching(tx, query, rowsPerPage, named)), count: await countMatching(tx, query, named) };
}

/** Counted up to `maxCounted`. */
export async function countAuditRows(tx: Tx, query: AuditQuery): Promise<number> {
  return countMatching(tx, query, await findNamed(tx, query.search));
}

export async function listAuditRows(tx: Tx, query: AuditQuery, size: number): Promise<Page<AuditRow>> {
  return listMatching(tx, query, size, await findNamed(tx, query.search));
}

/** Only administrators see rows. Names are those of today, of courses the English ones; a deleted account has none. */
async function listMatching(tx: Tx, query: AuditQuery, size: number, named: Named): Promise<Page<AuditRow>> {
  const { isAfter, order } = keyset({ ...query, key: sql`audit_log.happened_at`, table: 'audit_log' });
  const filters = matchingFilters(query, named);
  const { rows } = await sql<FoundRow>`
    with found as (select * from audit_log where ${filters} and ${isAfter} order by ${order} limit ${size + 1})
    select audit_log.id, happened_at, act, actor_id, actor.full_name as actor_name, subject_type, audit_log.subject_id, details,
      coalesce(account.full_name, students.full_name, enquiries.reference, courses.names ->> 'en', holidays.names ->> 'en')
        as subject_name
    from found as audit_log
      left join profiles as actor on actor.id = actor_id
      left join profiles as account on account.id = audit_log.subject_id and subject_type = 'account'
      left join students on students.id = audit_log.subject_id and subject_type = 'student'
      left join enquiries on enquiries.id = audit_log.subject_id and subject_type = 'enquiry'
      left join courses on courses.id = audit_log.subject_id and subject_type = 'course'
      left join holidays on holidays.id = audit_log.subject_id and subject_type = 'holiday'
    order by ${order}`.execute(tx);
  const names = await namesIn(tx, rows);
  return toPage(
    rows.map((row) => auditRow(row, names)),
    size,
    ({ id }) => id,
  );
}

async function countMatching(tx: Tx, query: AuditQuery, named: Named): Promise<number> {
  const filters = matchingFilters(query, named);
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from (select id from audit_log where ${filters} limit ${maxCounted + 1}) as counted`.execute(
    tx,
  );
  return Number(rows[0]?.count);
}

function matchingFilters({ filters: { kind, person, record, from, to, mail } }: AuditQuery, named: Named) {
  const conditions = [
    kind && (isAuditKind(kind) ? sql`act = any (${auditEvents[kind]})` : sql`act = ${kind}`),
    person && sql`actor_id = ${person}`,
    record && sql`subject_id = ${record}`,
    from && sql`happened_at >= ${`${from}T00:00:00Z`}::timestamptz`,
    to && sql`happened_at < ${`${to}T00:00:00Z`}::timestamptz + interval '1 day'`,
    mail && hasFailedMail,
    named && sql`(actor_id = any (${named}) or subject_id = any (${named}))`,
  ].filter((condition) => condition !== null);
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** Finds the mail of a removed account, which refers to no person, by its time: one transaction wrote the mail and the row. */
const hasFailedMail = sql`(act = 'account erased' or act = 'accounts merged' and details ? 'into')
  and happened_at = any (array(select created_at from mails where state = 'failed' and template = 'account-removed'))`;

const maxNamed = 200;

/** Ids of the people, students and enquiries whose name or reference contains every word; null without a search. */
type Named = string[] | null;

async function findNamed(tx: Tx, search: string): Promise<Named> {
  if (search === '') return null;
  const { rows } = await sql<{ id: string }>`
    select find_named(search_patterns(${search}), ${maxNamed}) as id
    union all select id from enquiries where fold_text(reference) like all (search_patterns(${search}))
    limit ${maxNamed}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Names of the people whose ids are in the details. */
async function namesIn(tx: Tx, rows: readonly FoundRow[]): Promise<Map<string, string>> {
  const ids = rows.flatMap(({ details }) => Object.values(details).filter(isUuid));
  if (ids.length === 0) return new Map();
  const people = await tx.selectFrom('profiles').select(['id', 'full_name']).where('id', 'in', ids).execute();
  return new Map(people.map(({ id, full_name: name }) => [id, name]));
}

function auditRow(row: FoundRow, names: Map<string, string>): AuditRow {
  const { id, happened_at: happenedAt, act: event, actor_id: actorId, actor_name: actorName } = row;
  const { subject_type: type, subject_id: subjectId, subject_name: name, details } = row;
  return {
    id,
    happenedAt,
    event,
    actor: actorId === null ? null : { id: actorId, fullName: actorName },
    subject: subjectId === null ? null : { type, id: subjectId, name },
    details: Object.entries(details).flatMap(([key, value]) =>
      value === null ? [] : [{ key, values: [value].flat().map(withName) }],
    ),
  };

  function withName(value: unknown): AuditDetail['values'][number] {
    const fullName = isUuid(value) ? names.get(value) : undefined;
    return { text: fullName ?? String(value), isName: fullName !== undefined };
  }
}
