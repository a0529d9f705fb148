import { createHash } from 'node:crypto';
import type pg from 'pg';
import { addCourses } from '#database/samples/courses.ts';
import { asOwnerOf } from '#database/samples/insert-rows.ts';
import { addTerm } from '#database/samples/reports.ts';
import { addStudents } from '#database/samples/students.ts';
import { guessColumns } from '#features/families/import/columns.server.ts';
import { type ImportedFile, planImport } from '#features/families/import/make-plan.server.ts';
import { NoConflicts, runImport, tryLessons } from '#features/families/import/run-import.server.ts';
import { parseTable } from '#features/families/import/table.server.ts';
import { addDays, todayInUtc } from '#platform/calendar-days.ts';
import { person, readAs, writeAs } from '#platform/database.server.ts';
import type { Keyring } from '#platform/sealing.server.ts';
import { withBenchmarkDatabase } from './benchmark-database.ts';
import { report } from './figures.ts';
import { addPeople } from './school.ts';

/* The check and the import of students with two new guardians each, with invitations, and the check of the lessons of a
   school, through the application's connections and policies. ROWS replaces the number of rows. */

const rowCount = Number(process.env['ROWS'] ?? 5_000);
const courseCount = 2_000;
/** With the same students, each at another hour. */
const coursesOfGroup = 10;

await withBenchmarkDatabase(async ({ owner, keyring }) => {
  const [adminId = ''] = await addPeople(owner, 'admin', 1);
  const reference = await milliseconds(() =>
    createHash('sha256')
      .update(Buffer.alloc(128 * 1024 * 1024))
      .digest(),
  );
  report({ what: 'Reference: SHA-256 of 128 MB', value: reference, unit: 'ms' });
  const file = fileOf();
  const check = () => readAs(person(adminId), (tx) => planImport(tx, file));
  const { digest: reviewed } = await check();
  const order = { ...file, reviewed, sendsInvitations: true };
  const figures = {
    'the check': await milliseconds(check),
    'the import': await milliseconds(() => writeAs(person(adminId), (tx) => runImport(tx, order)).then(mustBeImported)),
    'the check of what is stored': await milliseconds(check),
  };
  for (const [what, value] of Object.entries(figures)) {
    report({ what: `${rowCount} rows: ${what}`, value: value / 1000, unit: 's', atMost: 30 });
    report({ what: `${rowCount} rows: ${what} against the reference`, value: value / reference, unit: 'times' });
  }
  const lessons = await addCoursesWithoutLessons(owner, keyring);
  const tried = await milliseconds(() =>
    writeAs(person(adminId), async (tx) => tryLessons(tx, await planImport(tx, lessons))).catch(mustHaveNone),
  );
  const what = `${courseCount} courses: the check of ${lessons.table.rows.length} weekly lessons with their conflicts`;
  report({ what, value: tried / 1000, unit: 's', atMost: 30 });
  report({ what: `${what} against the reference`, value: tried / reference, unit: 'times' });
});

/** Courses of ten students each, and a file with lessons at all times of the week, without a conflict. */
async function addCoursesWithoutLessons(owner: pg.Client, keyring: Keyring): Promise<ImportedFile> {
  const asOwner = asOwnerOf(owner);
  const today = todayInUtc();
  const days = { firstDay: addDays(today, -10), lastDay: addDays(today, 270), dueOn: today };
  await addTerm(asOwner, { names: { en: 'Year' }, ...days });
  const students = await addStudents(
    asOwner,
    Array.from({ length: 2_000 }, (_, index) => ({
      fullName: `Pupil ${index}`,
      number: `P-${String(index).padStart(4, '0')}`,
      parentId: null,
      mentorId: null,
    })),
  );
  await addCourses(
    asOwner,
    keyring,
    Array.from({ length: courseCount }, (_, index) => {
      const group = Math.floor(index / coursesOfGroup) * 10;
      return { names: { en: `Course ${index}` }, studentIds: students.slice(group, group + 10).map(({ id }) => id) };
    }),
  );
  await owner.query('vacuum analyze');
  const weekdays = ['Monday', 'Wednesday'];
  const rows = Array.from({ length: courseCount }, (_, index) =>
    weekdays.map((weekday) => `Course ${index},Year,${weekday},${8 + (index % coursesOfGroup)}:00,45`),
  );
  const table = parseTable(['Course,Term,Day of the week,Begins at,Minutes', ...rows.flat()].join('\n'));
  if (typeof table === 'string') throw new Error(table);
  return { kind: 'course-rules', table, columns: guessColumns('course-rules', table.headings) };
}

function mustHaveNone(error: unknown): void {
  if (!(error instanceof NoConflicts)) throw error;
}

function fileOf(): ImportedFile {
  const headings =
    'Full name,Student number,Current level,Guardian 1: name,Guardian 1: email,Guardian 2: name,Guardian 2: email';
  const rows = Array.from(
    { length: rowCount },
    (_, row) =>
      `Noah Okafor,N-${String(row).padStart(6, '0')},Primary,Amara Okafor,a${row}@example.org,Johan Okafor,j${row}@example.org`,
  );
  const table = parseTable([headings, ...rows].join('\n'));
  if (typeof table === 'string') throw new Error(table);
  return { kind: 'students', table, columns: guessColumns('students', table.headings) };
}

async function milliseconds(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function mustBeImported({ outcome, plan }: Awaited<ReturnType<typeof runImport>>): void {
  if (outcome !== 'imported' || plan.counts.accounts !== 2 * rowCount) throw new Error('The import failed');
}
