import { addCourseRules, addCourses, addLessonChanges, type SampleLessonChange } from '#database/samples/courses.ts';
import { addGuardians } from '#database/samples/guardians.ts';
import { addTerm } from '#database/samples/reports.ts';
import { addDays } from '#platform/calendar-days.ts';
import type { School } from '../e2e/support/school.ts';

export interface SoonLesson {
  /** Minutes from now; a lesson begins at a full minute, up to a minute earlier. */
  startsIn: number;
  change?: Partial<SampleLessonChange>;
  room?: string;
}

export const roomOfSoonLesson = 'https://rooms.example.org/mathematics';

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
export const clockOf = (at: Date): string => at.toISOString().slice(11, 16);

/** A child with a course in UTC, whose only lesson starts in some minutes, for an hour. */
export async function addLessonSoon(school: School, { startsIn, change, room = roomOfSoonLesson }: SoonLesson) {
  const [mother, father, mentor, teacher] = await Promise.all([
    school.makePerson('parent'),
    school.makePerson('parent'),
    school.makePerson('mentor'),
    school.makePerson('mentor', { fullName: 'Eleanor Whitcombe' }),
  ]);
  const student = await school.makeStudent({ fullName: 'Ada Example', parentId: mother.id, mentorId: mentor.id });
  await addGuardians(school.asOwner, [{ studentId: student.id, guardianId: father.id, relation: 'father' }]);
  const startsAt = new Date(Math.floor(Date.now() / 60_000 + startsIn) * 60_000);
  const day = dayOf(startsAt);
  const term = { names: { en: 'Term' }, firstDay: addDays(day, -30), lastDay: addDays(day, 30), dueOn: day };
  const [courseId = ''] = await addCourses(school.asOwner, school.keyring, [
    {
      names: { en: 'Algebra', ar: 'الجبر', fr: 'Algèbre', zh: '代数' },
      room,
      timeZone: 'UTC',
      studentIds: [student.id],
      teacherIds: [teacher.id],
    },
  ]);
  const [ruleId = ''] = await addCourseRules(school.asOwner, [
    {
      courseId,
      termId: await addTerm(school.asOwner, term),
      weekday: startsAt.getUTCDay() || 7,
      startsAt: clockOf(startsAt),
      minutes: 60,
      firstDay: day,
      lastDay: day,
    },
  ]);
  if (change) await addLessonChanges(school.asOwner, school.keyring, [{ ruleId, courseId, day, ...change }]);
  const join = `/lessons/${ruleId}/${day}/join`;
  return { mother, father, mentor, teacher, student, startsAt, ruleId, courseId, join };
}

export const restrictGuardian = (school: School, studentId: string, guardianId: string) =>
  school.asOwner(
    `update student_guardians set restricted_at = now(), restriction_reason = 'court-order'
     where student_id = $1 and guardian_id = $2`,
    [studentId, guardianId],
  );
