import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/database.server.ts';
import { keyset } from '#platform/keyset.server.ts';
import { type Page, rowsPerPage, toPage } from '#platform/lists.ts';
import { type LevelNames, listNotAsked } from './ask-for-consent.server.ts';
import { decisionsColumn, isClosed, questionColumns, type StoredDecision, toDecision } from './consents.server.ts';
import {
  type Consent,
  type ConsentQuery,
  type ConsentState,
  type ConsentStudent,
  type ConsentStudentQuery,
  consentStates,
  type ListedConsent,
  type TextsByLanguage,
} from './consents.ts';

/** Questions with the number of students in each state. For administrators. @see PD-72 */
export async function listConsents(tx: Tx, query: ConsentQuery, size = rowsPerPage): Promise<Page<ListedConsent>> {
  const { isAfter, order } = keyset({ ...query, key: sortKeys[query.sort], table: 'consents' });
  const { rows } = await sql<Omit<ListedConsent, 'counts'> & { counts: StoredCounts }>`
    select consents.id, audience, class_name as "className", asked_at as "askedAt", ${questionColumns},
      ${isClosed} as "isClosed", ${countsColumn} as counts
    from ${matching(query)} and ${isAfter}
    order by ${order} limit ${size + 1}`.execute(tx);
  return toPage(
    rows.map((row) => ({ ...row, counts: toCounts(row.counts) })),
    size,
    ({ id }) => id,
  );
}

export async function countConsents(tx: Tx, query: ConsentQuery): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${matching(query)}`.execute(tx);
  return rows[0]?.count ?? 0;
}

function matching({ search, filters: { state } }: ConsentQuery): RawBuilder<unknown> {
  return sql`consents join consent_versions on consent_id = consents.id and number = consents.version
    where ${search === '' ? sql`true` : sql`fold_text(${titles}) like all (search_patterns(${search}))`}
      and ${state === null ? sql`true` : sql`${isClosed} = ${state === 'closed'}`}`;
}

const titles = sql`concat_ws(' ', titles ->> 'en', titles ->> 'ar', titles ->> 'fr', titles ->> 'zh')`;

const sortKeys: Record<ConsentQuery['sort'], RawBuilder<unknown>> = {
  asked: sql`consents.asked_at`,
  due: sql`(select answer_by from consent_versions as current
    where current.consent_id = consents.id and current.number = consents.version)`,
};

type StoredCounts = Partial<Record<ConsentState, number>>;

const countsColumn = sql<StoredCounts>`
  (select coalesce(jsonb_object_agg(state, count), '{}') from (
    select state, count(*) as count from consent_states() as decided join students on students.id = student_id
    where decided.consent_id = consents.id and archived_at is null group by state) as counted)`;

const toCounts = (stored: StoredCounts) =>
  Object.fromEntries(consentStates.map((state) => [state, stored[state] ?? 0])) as Record<ConsentState, number>;

export async function findConsent(tx: Tx, id: string, levels: LevelNames): Promise<Consent | null> {
  const { rows } = await sql<Omit<Consent, 'counts' | 'notAsked'> & { counts: StoredCounts }>`
    select consents.id, audience, class_name as "className", asked_at as "askedAt", profiles.full_name as "askedBy",
      ${questionColumns}, published_at as "publishedAt", reminded_at as "remindedAt",
      ${isClosed} as "isClosed", ${countsColumn} as counts
    from consents join consent_versions on consent_id = consents.id and number = consents.version
      left join profiles on profiles.id = asked_by
    where consents.id = ${id}`.execute(tx);
  const [consent] = rows;
  if (!consent) return null;
  const notAsked = consent.isClosed ? [] : await listNotAsked(tx, consent, levels);
  return { ...consent, counts: toCounts(consent.counts), notAsked: notAsked.length };
}

/** Every question by its titles, the newest first. */
export async function listConsentTitles(tx: Tx): Promise<{ id: string; titles: TextsByLanguage }[]> {
  const { rows } = await sql<{ id: string; titles: TextsByLanguage }>`
    select consents.id, titles from consents join consent_versions on consent_id = consents.id and number = version
    order by asked_at desc, consents.id desc`.execute(tx);
  return rows;
}

/** Classes of enrolled students, 8B before 10A. */
export async function listClassNames(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct class_name as name, nullif(substring(class_name from '[0-9]{1,4}'), '')::int as number
    from students where archived_at is null and class_name is not null
    order by number nulls first, name`.execute(tx);
  return rows.map(({ name }) => name);
}

/** The students about whom a question is asked, with what their guardians decided. For administrators. */
export async function listConsentStudents(
  tx: Tx,
  query: ConsentStudentQuery,
  size = rowsPerPage,
): Promise<Page<ConsentStudent>> {
  const { isAfter, order } = keyset({ ...query, key: studentSortKeys[query.sort], table: 'consent_students' });
  const { rows } = await sql<Omit<ConsentStudent, 'decisions'> & { decisions: StoredDecision[] }>`
    select consent_students.id, consent_students.student_id as "studentId", students.full_name as "fullName",
      student_number as "studentNumber", current_level as "currentLevel", class_name as "className", ${stateColumn} as state,
      ${decisionsColumn} as decisions
    from ${askedStudents(await consentOf(tx, query), query)} and ${isAfter}
    order by ${order} limit ${size + 1}`.execute(tx);
  return toPage(
    rows.map((row) => ({ ...row, decisions: row.decisions.map(toDecision) })),
    size,
    ({ id }) => id,
  );
}

export async function countConsentStudents(tx: Tx, query: ConsentStudentQuery): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${askedStudents(await consentOf(tx, query), query)}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** The chosen question, or the one that was asked last. */
async function consentOf(tx: Tx, { filters: { consent } }: ConsentStudentQuery): Promise<string | null> {
  if (consent !== null) return consent;
  const newest = await tx
    .selectFrom('consents')
    .select('id')
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return newest?.id ?? null;
}

/** A subquery: without a filter, only the shown students are decided about. */
const stateColumn = sql<ConsentState>`
  (select state from consent_states() as decided
    where decided.consent_id = consent_students.consent_id and decided.student_id = consent_students.student_id)`;

function askedStudents(consentId: string | null, { search, filters: { state } }: ConsentStudentQuery) {
  return sql`consent_students join students on students.id = consent_students.student_id and archived_at is null
    where consent_students.consent_id = ${consentId}
      and ${search === '' ? sql`true` : sql`students.id = any (array(select search_students(${search})))`}
      and ${state === null ? sql`true` : sql`${stateColumn} = ${state}`}`;
}

const studentOf = (column: RawBuilder<unknown>) =>
  sql`(select ${column} from students as listed where listed.id = consent_students.student_id)`;

/** Of the student of the row, also of that before the page. */
const studentSortKeys: Record<ConsentStudentQuery['sort'], RawBuilder<unknown>> = {
  name: studentOf(sql`sort_name(full_name)`),
  // 8B before 10A; students without a class come first.
  class: studentOf(sql`lpad(coalesce(substring(class_name from '[0-9]{1,4}'), ''), 4, '0')
    || coalesce(class_name, '') || ' ' || full_name`),
};
