import { data, redirect } from 'react-router';
import { choicesShown } from '../../../features/accounts/accounts.server.ts';
import { addStudent } from '../../../features/students/add-student.server.ts';
import { NewStudentSchema } from '../../../features/students/students.schema.ts';
import { listStudents, studentsPerPage } from '../../../features/students/students.server.ts';
import { parseForm } from '../../../forms/parse-form.server.ts';
import { searchAnswer, searchInTurn } from '../../../http/searches.server.ts';
import { getSession, readForSession } from '../../../http/session.server.ts';
import { toastHeader } from '../../../http/toasts.server.ts';
import { useTranslate } from '../../../i18n/language-context.tsx';
import { person, writeAs } from '../../../platform/database.server.ts';
import { isUuid } from '../../../platform/uuid.ts';
import { PortalTitle } from '../../shell/portal-title.tsx';
import { findParentChoices } from '../person-choices.server.ts';
import type { Route } from './+types/route.ts';
import { AddStudent } from './add-student.tsx';
import { StudentList } from './student-list.tsx';
import { studentQueryOf } from './student-query.ts';
import { fieldErrorsOf, refuseStudent } from './student-refusal.server.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = getSession(context);
  const query = studentQueryOf(new URL(request.url).searchParams);
  const { found, waitSeconds } = await searchInTurn(request, context, [query.search, query.parent], () =>
    readForSession(context, async (tx) => ({
      students: await listStudents(tx, { ...query, after: isUuid(query.after) ? query.after : null }),
      parents: await findParentChoices(tx, query.parent, session),
    })),
  );
  const { students, parents } = found ?? { students: [], parents: [] };
  return data(
    {
      query,
      parents,
      choicesShown,
      students: students.slice(0, studentsPerPage),
      hasMore: students.length > studentsPerPage,
      searchWaitSeconds: waitSeconds,
    },
    searchAnswer({ waitSeconds }),
  );
}

/** @see core §5 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const parsed = parseForm(form, NewStudentSchema);
  if (!parsed.ok) return refuseStudent(parsed.errors, parsed.values);
  const { personId } = getSession(context);
  try {
    await writeAs(person(personId), (tx) => addStudent(tx, parsed.value, personId));
  } catch (error) {
    return refuseStudent(fieldErrorsOf(error), typedIn(form));
  }
  throw redirect('/admin-console/students', {
    status: 303,
    headers: toastHeader(context, { tone: 'success', text: 'students.add.success' }),
  });
}

/** The submitted values before parsing. */
function typedIn(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
}

export default function Students({ loaderData, actionData }: Route.ComponentProps) {
  const { query, parents, choicesShown, students, hasMore, searchWaitSeconds } = loaderData;
  const t = useTranslate();
  return (
    <>
      <PortalTitle>{t('students.title')}</PortalTitle>
      <AddStudent {...{ query, parents, choicesShown, searchWaitSeconds }} refused={actionData ?? null} />
      <StudentList {...{ query, students, hasMore, searchWaitSeconds }} />
    </>
  );
}
