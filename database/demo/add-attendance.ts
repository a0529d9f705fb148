import type { Mark } from '#features/attendance/attendance.ts';
import { dayIn, lessonStart } from '#features/courses/lesson-times.server.ts';
import { addDays } from '#platform/calendar-days.ts';
import { visitor, writeAs } from '#platform/database.server.ts';
import { addRegisters, type SampleRegister } from '../samples/attendance.ts';
import type { PersonIds } from './add-people.ts';
import { courses } from './courses.ts';
import { asOwnerIn, stableId } from './demo-rows.ts';

interface DemoRegister {
  course: 'mathematics' | 'literature';
  /** How many weeks ago. */
  weeks: number;
  weekday: number;
  marks: Readonly<Record<string, Mark>>;
}

/** The last one is an absence that nobody has explained. */
const registers: readonly DemoRegister[] = [
  { course: 'mathematics', weeks: 2, weekday: 1, marks: { 'MER-2041': 'present' } },
  { course: 'mathematics', weeks: 2, weekday: 3, marks: { 'MER-2041': 'late' } },
  { course: 'mathematics', weeks: 1, weekday: 1, marks: { 'MER-2041': 'present' } },
  {
    course: 'literature',
    weeks: 2,
    weekday: 1,
    marks: { 'MER-2041': 'present', 'MER-1987': 'technical', 'MER-1788': 'present' },
  },
  {
    course: 'literature',
    weeks: 1,
    weekday: 3,
    marks: { 'MER-2041': 'present', 'MER-1987': 'absent', 'MER-1788': 'present' },
  },
];

/** Adds them with the courses, unless there are registers. */
export async function addDemoAttendance(ids: PersonIds, now: Date): Promise<void> {
  await writeAs(visitor, async (tx) => {
    const asOwner = asOwnerIn(tx);
    const [{ hasRegisters } = { hasRegisters: true }] = await asOwner<{ hasRegisters: boolean }>(
      'select exists (select from registers) or not exists (select from courses) as "hasRegisters"',
    );
    if (hasRegisters) return;
    const enrolled = new Set((await tx.selectFrom('students').select('id').execute()).map(({ id }) => id));
    await addRegisters(
      asOwner,
      registers.map((register) => sampleOf(register, { ids, now, enrolled })),
    );
  });
}

interface School {
  ids: PersonIds;
  now: Date;
  enrolled: ReadonlySet<string>;
}

function sampleOf({ course, weeks, weekday, marks }: DemoRegister, { ids, now, enrolled }: School): SampleRegister {
  const { timeZone, rules, teachers } = courses[course];
  const today = dayIn(timeZone, now);
  const monday = addDays(today, 1 - (new Date(today).getUTCDay() || 7));
  const day = addDays(monday, weekday - 1 - 7 * weeks);
  const students = Object.entries(marks).map(([number, mark]) => [stableId('student', number), mark] as const);
  return {
    ruleId: stableId('rule', course, String(weekday)),
    courseId: stableId('course', course),
    day,
    startsAt: lessonStart({ day, startsAt: rules[0].startsAt }, timeZone),
    takenBy: ids[teachers[0]],
    marks: Object.fromEntries(students.filter(([id]) => enrolled.has(id))),
  };
}
