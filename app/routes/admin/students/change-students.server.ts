import type { RouterContextProvider } from 'react-router';
import { href } from 'react-router';
import type { PersonChoice } from '#features/accounts/accounts.ts';
import { archiveStudent } from '#features/students/change-student.server.ts';
import { type FoundStudent, findStudents, listStudents } from '#features/students/students.server.ts';
import { studentList } from '#features/students/students.ts';
import { requireSuitablePeople, StudentRefused } from '#features/students/suitable-people.server.ts';
import { updateStudents } from '#features/students/write-students.server.ts';
import { onlyText } from '#forms/parse-form.server.ts';
import type { WriteTx } from '#platform/database.server.ts';
import { listPath, parseListQuery, recordedParameters } from '#platform/lists.ts';
import { parseUuid } from '#platform/uuid.ts';
import { changeSeveral, readAll } from '../list/change-several.server.ts';
import { findMentorChoices, withChosen } from '../person-choices.server.ts';
import { assignedField, type StudentAct } from './several-students.ts';

/** Archives several students, or assigns an Academic Mentor or Wellbeing Coach to them. @see PD-59 */
export function changeStudents(form: FormData, url: URL, context: Readonly<RouterContextProvider>) {
  const query = parseListQuery(studentList, url.searchParams);
  const assignedId = parseUuid(onlyText(form, assignedField));
  return changeSeveral(form, context, {
    acts: {
      archive: { event: 'student archived', done: 'students.several.archived' },
      mentor: { event: 'student changed', done: 'students.several.assigned', needsPassword: true },
      coach: { event: 'student changed', done: 'students.several.assigned', needsPassword: true },
    },
    list: 'students',
    parameters: recordedParameters(studentList, query),
    returnTo: listPath(href('/admin-console/students'), studentList, { ...query, after: null }),
    async select(tx, _act: StudentAct, chosen) {
      const ids =
        chosen ?? (await readAll((after) => listStudents(tx, { ...query, after }, pageSize))).map(({ id }) => id);
      const found = await findStudents(tx, ids);
      const concerned = found.filter(({ archivedAt }) => archivedAt === null);
      return { concerned, leftOut: found.length - concerned.length };
    },
    async apply(tx, act, students) {
      if (act === 'archive') return archive(tx, students);
      const field = act === 'mentor' ? 'academicMentorId' : 'wellbeingCoachId';
      return assign(tx, students, { field, personId: assignedId });
    },
    refusals: { 'unsuitable person': 'validation.person.unknown' },
    async show(tx, act): Promise<{ people: PersonChoice[]; assignedId: string }> {
      const people = act === 'archive' ? [] : await withChosen(tx, [assignedId], await findMentorChoices(tx, ''));
      return { people, assignedId: assignedId ?? '' };
    },
  });
}

const pageSize = 500;

async function archive(tx: WriteTx, students: readonly FoundStudent[]): Promise<number> {
  for (const { id } of students) await archiveStudent(tx, id);
  return students.length;
}

/** Students who have the person already are not changed. */
async function assign(
  tx: WriteTx,
  students: readonly FoundStudent[],
  { field, personId }: { field: 'academicMentorId' | 'wellbeingCoachId'; personId: string | null },
): Promise<number> {
  if (personId === null) throw new StudentRefused('unsuitable person', { field });
  await requireSuitablePeople(tx, { [field]: personId });
  const changed = students.filter((student) => student[field] !== personId);
  await updateStudents(
    tx,
    changed.map((student) => ({ ...student, [field]: personId, changed: [field] })),
  );
  return changed.length;
}
