import { countAccounts } from '#features/accounts/accounts.server.ts';
import { accountList, type Session } from '#features/accounts/accounts.ts';
import { countCourses } from '#features/courses/console-courses.server.ts';
import { courseList } from '#features/courses/courses.ts';
import { countVacantOffices } from '#features/offices/offices.server.ts';
import { listTerms } from '#features/reports/report-settings.server.ts';
import { readPublishedFacts } from '#features/school-facts/school-facts.server.ts';
import { countStudents } from '#features/students/students.server.ts';
import { studentList } from '#features/students/students.ts';
import type { Tx } from '#platform/database.server.ts';
import { parseListQuery } from '#platform/lists.ts';
import type { Services } from '#platform/request-context.server.ts';
import type { FirstStep } from './first-steps.ts';
import { countEach } from './pending-work.server.ts';

type Known = Pick<Services, 'sendsMail'> & Pick<Session, 'personId' | 'hasSecondFactor'>;

/** Which steps of a new school are done. Empty if all are, or if one of them cannot be read. @see PD-79 */
export async function listFirstSteps(known: Known): Promise<FirstStep[]> {
  const kinds = [
    { kind: 'mail', count: async () => known.sendsMail },
    { kind: 'twoFactor', count: async () => known.hasSecondFactor },
    { kind: 'offices', count: async (tx: Tx) => (await countVacantOffices(tx)) === 0 },
    { kind: 'terms', count: async (tx: Tx) => (await listTerms(tx)).some(({ isArchived }) => !isArchived) },
    { kind: 'mentors', count: async (tx: Tx) => (await countAccounts(tx, mentors)) > 0 },
    { kind: 'students', count: async (tx: Tx) => (await countStudents(tx, students)) > 0 },
    { kind: 'courses', count: async (tx: Tx) => (await countCourses(tx, courses)) > 0 },
    { kind: 'schoolFacts', count: async (tx: Tx) => Object.keys(await readPublishedFacts(tx)).length > 0 },
  ] as const;
  const done = await countEach(known.personId, kinds);
  const steps = kinds.map(({ kind }, index) => ({ kind, isDone: done[index] ?? true }));
  return steps.every(({ isDone }) => isDone) ? [] : steps;
}

const mentors = parseListQuery(accountList, new URLSearchParams({ role: 'mentor' }));
const courses = parseListQuery(courseList, new URLSearchParams());
const students = parseListQuery(studentList, new URLSearchParams());
