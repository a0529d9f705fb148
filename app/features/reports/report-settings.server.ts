import { sql } from 'kysely';
import { schoolTimeZone } from '#content/school-time-zone.ts';
import type { Tx } from '#platform/database.server.ts';
import {
  type ExpectedReports,
  type Grade,
  isTaughtAt,
  type Names,
  type Scale,
  type Subject,
  type SubjectStage,
  type Term,
  termToReport,
} from './report-settings.ts';

const names = sql<Names>`names`.as('names');
const isArchived = sql<boolean>`archived_at is not null`.as('isArchived');

/** Lists include archived settings, because existing reports keep them. */
export async function listSubjects(tx: Tx): Promise<Subject[]> {
  return tx
    .selectFrom('subjects')
    .select(['id', names, sql<SubjectStage[]>`stages`.as('stages'), 'place', isArchived])
    .orderBy('place')
    .orderBy('id')
    .execute();
}

export async function listTerms(tx: Tx): Promise<Term[]> {
  return tx
    .selectFrom('terms')
    .select([
      'id',
      names,
      sql<string>`first_day::text`.as('firstDay'),
      sql<string>`last_day::text`.as('lastDay'),
      sql<string>`due_on::text`.as('dueOn'),
      isArchived,
    ])
    .orderBy('first_day')
    .orderBy('id')
    .execute();
}

/** The highest grade of each scale first. */
export async function listGrades(tx: Tx): Promise<Grade[]> {
  return tx
    .selectFrom('grades')
    .select(['id', sql<Scale>`scale`.as('scale'), names, 'place', isArchived])
    .orderBy('place')
    .orderBy('id')
    .execute();
}

/** The day at the school, as `2026-09-01`. */
export async function schoolDay(tx: Tx): Promise<string> {
  const { day } = await tx
    .selectNoFrom(sql<string>`((now() at time zone ${schoolTimeZone})::date)::text`.as('day'))
    .executeTakeFirstOrThrow();
  return day;
}

/** The term that mentors report on, with the day by which its reports are due. Null without terms. */
export async function nextReportDue(tx: Tx): Promise<(Pick<Term, 'id' | 'dueOn'> & { isOverdue: boolean }) | null> {
  const today = await schoolDay(tx);
  const term = termToReport(await listTerms(tx), today);
  return term && { id: term.id, dueOn: term.dueOn, isOverdue: term.dueOn < today };
}

/** Null without terms. @param stage null for a student without one of the four stages, who has all subjects */
export async function findExpectedReports(tx: Tx, stage: SubjectStage | null): Promise<ExpectedReports | null> {
  const [due, subjects] = await Promise.all([nextReportDue(tx), listSubjects(tx)]);
  const taught = subjects.filter((subject) => !subject.isArchived && isTaughtAt(subject, stage));
  return due && { termId: due.id, count: taught.length };
}
