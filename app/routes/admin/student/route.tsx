import { ArrowLeft } from 'lucide-react';
import { data, Link, type RouterContextProvider, redirect } from 'react-router';
import { choicesShown } from '../../../features/accounts/account-list.server.ts';
import {
  archiveStudent,
  changeStudent,
  findStudent,
  restoreStudent,
} from '../../../features/students/student-administration.server.ts';
import { StudentSchema } from '../../../features/students/students.ts';
import { parseForm } from '../../../forms/parse-form.server.ts';
import { useTranslate } from '../../../i18n/language-context.tsx';
import type { PlainMessageKey } from '../../../i18n/translate.ts';
import { person, readAs, type WriteTx, writeAs } from '../../../platform/doors.server.ts';
import { isUuid } from '../../../platform/uuid.ts';
import { getSession } from '../../session.server.ts';
import { toastHeader } from '../../toasts.server.ts';
import { searchOf } from '../list-search.ts';
import { findMentorChoices, findParentChoices, withChosen } from '../person-choices.server.ts';
import { fieldErrorsOf, refuseStudent } from '../students/student-refusal.server.ts';
import type { Route } from './+types/route.ts';
import { ArchiveStudent } from './archive-student.tsx';
import { EditStudent } from './edit-student.tsx';

export function loader({ request, params, context }: Route.LoaderArgs) {
  const session = getSession(context);
  const { searchParams } = new URL(request.url);
  const search = { parent: searchOf(searchParams, 'parent'), mentor: searchOf(searchParams, 'mentor') };
  return readAs(person(session.personId), async (tx) => {
    const student = isUuid(params.studentId) ? await findStudent(tx, params.studentId) : null;
    if (!student) throw data(null, { status: 404 });
    const [parents, mentors] = [
      await findParentChoices(tx, search.parent, session),
      await findMentorChoices(tx, search.mentor),
    ];
    return {
      student,
      search,
      choicesShown,
      found: { parents: parents.length, mentors: mentors.length },
      parents: await withChosen(tx, [student.parentId], parents),
      mentors: await withChosen(tx, [student.academicMentorId, student.wellbeingCoachId], mentors),
    };
  });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData();
  const { studentId } = params;
  if (!isUuid(studentId)) throw data(null, { status: 404 });
  switch (form.get('intent') ?? 'save') {
    case 'save':
      return save(form, studentId, context);
    case 'archive':
      return actOn(studentId, archiveStudent, 'students.archive.success', context);
    case 'restore':
      return actOn(studentId, restoreStudent, 'students.restore.success', context);
    default:
      throw data(null, { status: 400 });
  }
}

type Context = Readonly<RouterContextProvider>;

async function save(form: FormData, studentId: string, context: Context) {
  const parsed = parseForm(form, StudentSchema);
  if (!parsed.ok) return refuseStudent(parsed.errors, parsed.values);
  const { personId } = getSession(context);
  try {
    await writeAs(person(personId), (tx) => changeStudent(tx, studentId, parsed.value, personId));
  } catch (error) {
    const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
    return refuseStudent(fieldErrorsOf(error), typed);
  }
  throw backTo(studentId, 'students.edit.success', context);
}

async function actOn(
  studentId: string,
  act: (tx: WriteTx, id: string, actorId: string) => Promise<void>,
  done: PlainMessageKey,
  context: Context,
): Promise<never> {
  const { personId } = getSession(context);
  await writeAs(person(personId), (tx) => act(tx, studentId, personId)).catch(fieldErrorsOf);
  throw backTo(studentId, done, context);
}

function backTo(studentId: string, text: PlainMessageKey, context: Context): Response {
  const headers = toastHeader(context, { tone: 'success', text });
  return redirect(`/admin-console/students/${studentId}`, { status: 303, headers });
}

/** The page is titled without the child's name: titles stay in a browser's history. */
export default function StudentPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  const { student } = loaderData;
  return (
    <>
      <title>{t('students.edit.title')}</title>
      <div>
        <Link to="/admin-console/students" className="text-link inline-flex min-h-11 items-center gap-1.5 text-sm">
          <ArrowLeft aria-hidden className="mirrored size-4" />
          {t('students.edit.back')}
        </Link>
        <h2 className="text-2xl">
          <bdi translate="no">{student.fullName}</bdi>
        </h2>
        {student.archivedAt && <p className="mt-1 text-clay">{t('students.edit.archived')}</p>}
      </div>
      <EditStudent key={student.id} {...loaderData} refused={actionData ?? null} />
      <ArchiveStudent isArchived={student.archivedAt !== null} />
    </>
  );
}
