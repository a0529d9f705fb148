import { asOwnerOf } from '#database/samples/insert-rows.ts';
import { addReport, addTerm } from '#database/samples/reports.ts';
import { addStudentEvents } from '#database/samples/student-events.ts';
import { activityKinds } from '#features/activity/activity.ts';
import { addPeople, type RunningSchool } from './school.ts';

const subjects = ['English', 'Mathematics', 'Science', 'World Languages', 'Arts'];
const termCount = 4;
const eventCount = 200;
const hour = 3_600_000;

/** Adds a mentor, 60 published reports and 200 entries of activity for the three students of `seedFamily`. @returns the mentor */
export async function addStudentRecords({ owner, keyring }: Pick<RunningSchool, 'owner' | 'keyring'>): Promise<string> {
  const asOwner = asOwnerOf(owner);
  const [mentorId = ''] = await addPeople(owner, 'mentor', 1);
  const students = await asOwner<{ id: string }>('update students set academic_mentor_id = $1 returning id', [
    mentorId,
  ]);
  for (let term = 1; term <= termCount; term++) {
    const names = { en: `Term ${term}`, ar: `الفصل ${term}`, fr: `Trimestre ${term}`, zh: `第${term}学期` };
    const year = 2021 + term;
    const days = { firstDay: `${year}-09-01`, lastDay: `${year}-12-20`, dueOn: `${year}-12-10` };
    const termId = await addTerm(asOwner, { names, ...days });
    for (const { id: studentId } of students)
      for (const [place, subject] of subjects.entries())
        await addReport(asOwner, keyring, {
          ...{ studentId, termId, subject, authorId: mentorId },
          ...{ attainment: (term + place) % 5, effort: place % 4, comment: 'A good term. '.repeat(20) },
          publishedAt: new Date(Date.now() - (termCount - term) * 2_000 * hour),
        });
  }
  const events = Array.from({ length: eventCount }, (_, index) => ({
    studentId: students[index % students.length]?.id ?? '',
    kind: activityKinds[index % activityKinds.length] ?? 'level-changed',
    referenceId: mentorId,
    happenedAt: new Date(Date.now() - index * 2 * hour),
  }));
  await addStudentEvents(asOwner, events);
  await owner.query('analyze');
  return mentorId;
}
