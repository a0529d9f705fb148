import { type RawBuilder, sql } from 'kysely';
import type { Language } from '#content/languages.ts';
import type { PersonTx, Tx } from '#platform/database.server.ts';
import {
  type ConsentAnswer,
  type Decision,
  type DueConsent,
  type Question,
  type StudentConsent,
  textIn,
} from './consents.ts';

/** For few students among many: `offset` keeps the planner from deciding about all of them. */
const decided = sql`(select state from consent_states() as each
  where each.consent_id = consent_students.consent_id and each.student_id = consent_students.student_id offset 0) as decided`;

/** What is asked about the reader's own children: what is open comes first, then the newest. @see PD-72 */
export const listConsentsOfChildren = (tx: Tx, language: Language): Promise<StudentConsent[]> =>
  listConsents(tx, language, sql`consent_students.student_id = any ((select current_children())::uuid[])`);

/** The same about one student whom the reader sees. */
export const listConsentsOf = (tx: Tx, studentId: string, language: Language): Promise<StudentConsent[]> =>
  listConsents(tx, language, sql`consent_students.student_id = ${studentId}`);

type StoredConsent = Omit<StudentConsent, 'title' | 'text' | 'decisions'> &
  Pick<Question, 'titles' | 'texts'> & { decisions: StoredDecision[] };

async function listConsents(tx: Tx, language: Language, ofWhom: RawBuilder<unknown>): Promise<StudentConsent[]> {
  const { rows } = await sql<StoredConsent>`
    select consent_students.consent_id as "consentId", consent_students.student_id as "studentId", students.full_name as "studentName",
      ${questionColumns}, published_at as "publishedAt", state,
      ${isClosed} as "isClosed", ${decisionsColumn} as decisions
    from consent_students join students on students.id = consent_students.student_id and archived_at is null
      join consents on consents.id = consent_students.consent_id
      join consent_versions on consent_versions.consent_id = consents.id and number = consents.version
      cross join lateral ${decided}
    where ${ofWhom}
    order by state <> 'open' or closed_at is not null, published_at desc, consents.id, students.full_name, consent_students.id`.execute(
    tx,
  );
  return rows.map(({ titles, texts, decisions, ...consent }) => ({
    ...consent,
    title: textIn(titles, language),
    text: textIn(texts, language),
    decisions: decisions.map(toDecision),
  }));
}

/** No answer is accepted any more. */
export const isClosed = sql<boolean>`(closed_at is not null or is_over(valid_until))`;

export const questionColumns = sql<Question>`
  consents.version, titles, texts, answer_by::text as "answerBy", valid_until::text as "validUntil", needs_all as "needsAll"`;

export type StoredDecision = Omit<Decision, 'answeredAt'> & { answeredAt: string | null };

/** The guardians of the asked student who may decide, by name. */
export const decisionsColumn = sql<StoredDecision[]>`
  (select coalesce(jsonb_agg(jsonb_build_object('guardianId', decision.guardian_id, 'guardianName', profiles.full_name,
      'answer', answer, 'answeredAt', answered_at) order by profiles.full_name, decision.guardian_id), '[]')
    from consent_decisions() as decision left join profiles on profiles.id = decision.guardian_id
    where decision.consent_id = consent_students.consent_id and decision.student_id = consent_students.student_id)`;

export const toDecision = ({ answeredAt, ...decision }: StoredDecision): Decision => ({
  ...decision,
  answeredAt: answeredAt === null ? null : new Date(answeredAt),
});

/** Questions that wait for the reader: open, and not answered by them. The newest first. */
export async function listDueConsents(tx: PersonTx, language: Language): Promise<DueConsent[]> {
  const { rows } = await sql<Omit<DueConsent, 'title'> & Pick<Question, 'titles'>>`
    select consent_students.consent_id as "consentId", consent_students.student_id as "studentId", students.full_name as "studentName", titles,
      published_at as "publishedAt", answer_by::text as "answerBy"
    from consent_students join students on students.id = consent_students.student_id
      join consents on consents.id = consent_students.consent_id and closed_at is null
      join consent_versions on consent_versions.consent_id = consents.id and number = consents.version
      cross join lateral ${decided}
    where consent_students.student_id = any ((select writable_children())::uuid[]) and state = 'open'
      and not exists (select from consent_answers as own where own.consent_id = consents.id
        and own.student_id = consent_students.student_id and own.guardian_id = ${tx.me} and own.version = consents.version)
    order by published_at desc, consent_students.id`.execute(tx);
  return rows.map(({ titles, ...due }) => ({ ...due, title: textIn(titles, language) }));
}

/** An answer as it was given, with the text that the guardian read. */
export interface RecordedAnswer extends Pick<Question, 'titles' | 'texts' | 'version'> {
  answer: ConsentAnswer;
  language: Language;
  answeredAt: Date;
  guardianName: string | null;
}

/** Every answer about a student, also to earlier versions, the oldest first. */
export async function listAnswers(tx: Tx, studentId: string): Promise<RecordedAnswer[]> {
  const { rows } = await sql<RecordedAnswer>`
    select titles, texts, version, answer, language, answered_at as "answeredAt", full_name as "guardianName"
    from consent_answers join consent_versions on consent_versions.consent_id = consent_answers.consent_id
        and number = version
      left join profiles on profiles.id = guardian_id
    where student_id = ${studentId} order by answered_at, consent_answers.id`.execute(tx);
  return rows;
}
