import { createHash } from 'node:crypto';
import type pg from 'pg';
import { addRegisters } from '#database/samples/attendance.ts';
import { addCourseRules, addCourses } from '#database/samples/courses.ts';
import { asOwnerOf } from '#database/samples/insert-rows.ts';
import { addTerm } from '#database/samples/reports.ts';
import { addStudents } from '#database/samples/students.ts';
import { listRegistered, listUnexplained } from '#features/attendance/school-attendance.server.ts';
import { changeRule } from '#features/courses/change-rules.server.ts';
import { findConflicts } from '#features/courses/conflicts.server.ts';
import { countCourses, listCourses } from '#features/courses/console-courses.server.ts';
import { courseList } from '#features/courses/courses.ts';
import { listFamilyLessons, listSchoolLessons, listTeacherLessons } from '#features/courses/timetable.server.ts';
import { loadAllTexts } from '#i18n/all-texts.server.ts';
import { translateInto } from '#i18n/translate-into.server.ts';
import { addDays, todayInUtc } from '#platform/calendar-days.ts';
import { type PersonTx, person, readAs } from '#platform/database.server.ts';
import { calendarFeed } from '#platform/ical.server.ts';
import { parseListQuery } from '#platform/lists.ts';
import type { Keyring } from '#platform/sealing.server.ts';
import { feedEvents, listEntries, spanOf } from '#routes/calendar-feed/entries.server.ts';
import { withBenchmarkDatabase } from './benchmark-database.ts';
import { cpuOf, cpuOnceOf } from './database-time.ts';
import { report } from './figures.ts';
import { addPeople } from './school.ts';

/* The lessons and the calendar feed of a person, the list of courses, a changed rule and all conflicts, with 20,000 students in 2,000 courses of 10,000 rules, which have
   400,000 lessons in a year: CPU time of PostgreSQL for reading (Linux only), elapsed time for conflicts. */

const studentCount = 20_000;
const classSize = 60;
const coursesOfClass = 6;
const zones = ['Europe/London', 'Asia/Dubai', 'America/New_York'];
const day = 86_400_000;
const registerCount = 500;
const lastMonday = new Date((Math.floor((Date.now() / day - 4) / 7) * 7 + 4) * day);

await withBenchmarkDatabase(async ({ owner, keyring }) => {
  const [adminId = ''] = await addPeople(owner, 'admin', 1);
  const teacherIds = await addPeople(owner, 'mentor', 500);
  const parentIds = await addPeople(owner, 'parent', studentCount / 2);
  const { courseId, ruleId, termId } = await addSchool({ owner, keyring }, teacherIds, parentIds);
  const reference = milliseconds(() =>
    createHash('sha256')
      .update(Buffer.alloc(128 * 1024 * 1024))
      .digest(),
  );
  report({ what: 'Reference: SHA-256 of 128 MB', value: reference, unit: 'ms' });

  const [parentId = '', teacherId = ''] = [parentIds[0], teacherIds[0]];
  const spans = {
    Today: { from: new Date(lastMonday.getTime() + day), until: new Date(lastMonday.getTime() + 2 * day), atMost: 5 },
    Week: { from: lastMonday, until: new Date(lastMonday.getTime() + 7 * day), atMost: 10 },
  };
  for (const [what, { atMost, ...span }] of Object.entries(spans)) {
    const { length } = await readAs(person(parentId), (tx) => listFamilyLessons(tx, span));
    const ofFamily = await cpuOf(parentId, (tx) => listFamilyLessons(tx, span));
    report({ what: `${what} of a family: ${length} lessons of two children`, value: ofFamily, unit: 'ms', atMost });
    const ofTeacher = await cpuOf(teacherId, (tx) => listTeacherLessons(tx, span));
    report({ what: `${what} of a teacher`, value: ofTeacher, unit: 'ms', atMost });
  }
  await reportFeed(parentId);
  const schoolDay = { from: lastMonday, until: new Date(lastMonday.getTime() + day) };
  const registers = await cpuOf(adminId, (tx) => listRegistered(tx, schoolDay));
  report({ what: `Registers of a day: ${registerCount}`, value: registers, unit: 'ms', atMost: 40 });
  report({
    what: 'Lessons of a day, of the whole school',
    value: await cpuOf(adminId, (tx) => listSchoolLessons(tx, schoolDay)),
    unit: 'ms',
  });
  report({
    what: 'Unexplained absences of 30 days',
    value: await cpuOf(adminId, listUnexplained),
    unit: 'ms',
    atMost: 40,
  });
  const all = parseListQuery(courseList, new URLSearchParams());
  const listed = await cpuOf(adminId, async (tx) => [await listCourses(tx, all), await countCourses(tx, all)]);
  report({ what: 'The list of courses, with their number', value: listed, unit: 'ms', atMost: 40 });
  const rule = { termId, weekday: 6, startsAt: '15:00', minutes: 45, firstDay: null, lastDay: null };
  const changed = await cpuOnceOf(adminId, (tx) =>
    changeRule(tx, { id: courseId, revision: 0 }, { ruleId, from: addDays(todayInUtc(), 7) }, rule),
  );
  report({ what: 'A rule changed', value: changed, unit: 'ms', atMost: 1_000 });
  const begin = performance.now();
  const { count } = await readAs(person(adminId), (tx) => findConflicts(tx, null));
  const conflicts = performance.now() - begin;
  report({ what: `All conflicts: ${count}`, value: conflicts / 1000, unit: 's', atMost: 30 });
  report({ what: 'All conflicts against the reference', value: conflicts / reference, unit: 'times' });
});

/** The calendar feed of a family, and the comparison that answers 304. */
async function reportFeed(parentId: string): Promise<void> {
  loadAllTexts();
  const reader = { language: 'en', showsNames: false, t: translateInto('en') } as const;
  const now = new Date();
  const list = (tx: PersonTx) => listEntries(tx, reader, now);
  const entries = await readAs(person(parentId), list);
  const queried = await cpuOf(parentId, list);
  const events = feedEvents(entries, new URL('https://portal.example'));
  const rounds = 20;
  const begun = process.cpuUsage();
  for (let round = 0; round < rounds; round += 1) calendarFeed('School', events, spanOf(now).from);
  const { user, system } = process.cpuUsage(begun);
  const written = (user + system) / 1000 / rounds;
  report({ what: `Feed of a family: ${entries.length} entries`, value: queried + written, unit: 'ms', atMost: 30 });
  report({ what: 'The same, answered by 304', value: queried, unit: 'ms', atMost: 10 });
}

/** Each class has six courses of five lessons a week; every second teacher has two courses at the same time. */
async function addSchool(
  { owner, keyring }: { owner: pg.Client; keyring: Keyring },
  teacherIds: readonly string[],
  parentIds: readonly string[],
) {
  const asOwner = asOwnerOf(owner);
  const today = todayInUtc();
  const days = { firstDay: addDays(today, -10), lastDay: addDays(today, 270), dueOn: addDays(today, 270) };
  const termId = await addTerm(asOwner, { names: { en: 'Year' }, ...days });
  const students = await addStudents(
    asOwner,
    Array.from({ length: studentCount }, (_, index) => ({
      fullName: `Pupil ${index}`,
      number: `S-${String(index).padStart(6, '0')}`,
      parentId: parentIds[Math.floor(index / 2)] ?? null,
      mentorId: null,
    })),
  );
  const studentIds = students.map(({ id }) => id);
  const courseCount = Math.ceil(studentCount / classSize) * coursesOfClass;
  const courseIds = await addCourses(
    asOwner,
    keyring,
    Array.from({ length: courseCount }, (_, index) => {
      const first = Math.floor(index / coursesOfClass) * classSize;
      return {
        timeZone: zones[Math.floor(index / coursesOfClass) % zones.length] ?? 'UTC',
        studentIds: studentIds.slice(first, first + classSize),
        teacherIds: [teacherIds[index % teacherIds.length] ?? ''],
      };
    }),
  );
  const rules = courseIds.flatMap((courseId, index) =>
    [1, 2, 3, 4, 5].map((weekday) => ({
      courseId,
      termId,
      weekday,
      startsAt: `${String(9 + (index % coursesOfClass)).padStart(2, '0')}:00`,
    })),
  );
  const ruleIds = await addCourseRules(asOwner, rules);
  await addRegisters(
    asOwner,
    courseIds.slice(0, registerCount).map((courseId, index) => {
      const first = Math.floor(index / coursesOfClass) * classSize;
      const marked = studentIds.slice(first, first + classSize);
      return {
        ruleId: ruleIds[index * 5] ?? '',
        courseId,
        day: lastMonday.toISOString().slice(0, 10),
        startsAt: new Date(lastMonday.getTime() + (9 + (index % coursesOfClass)) * 3_600_000),
        marks: Object.fromEntries(marked.map((id, place) => [id, place % 30 === 0 ? 'absent' : 'present'])),
      };
    }),
  );
  await owner.query('vacuum analyze');
  return { courseId: courseIds[0] ?? '', ruleId: ruleIds[0] ?? '', termId };
}

function milliseconds(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
