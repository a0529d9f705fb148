import { createContext, data, Link, type RouterContextProvider, redirect } from 'react-router';
import { choicesShown } from '../../../features/accounts/accounts.server.ts';
import { addStudent } from '../../../features/students/add-student.server.ts';
import { NewStudentSchema } from '../../../features/students/students.schema.ts';
import { readStudents } from '../../../features/students/students.server.ts';
import { studentList } from '../../../features/students/students.ts';
import { parseForm } from '../../../forms/parse-form.server.ts';
import { loadList } from '../../../http/lists.server.ts';
import { searchAnswer, searchInTurn } from '../../../http/searches.server.ts';
import { getSession, readForSession } from '../../../http/session.server.ts';
import { toastHeader } from '../../../http/toasts.server.ts';
import { useTranslate } from '../../../i18n/language-context.tsx';
import { person, writeAs } from '../../../platform/database.server.ts';
import { searchOf } from '../../../platform/lists.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { PortalTitle } from '../../shell/portal-title.tsx';
import { withNamespace } from '../../shell/with-namespace.ts';
import { findParentChoices } from '../person-choices.server.ts';
import type { Route } from './+types/route.ts';
import { AddStudent } from './add-student.tsx';
import { addStudentForm } from './student-forms.ts';
import { StudentList } from './student-list.tsx';
import { fieldErrorsOf } from './student-refusal.server.ts';

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [withNamespace('console students')];

/** The answer to a posted form shows the form again. */
const isRefusedHere = createContext(false);

/** With `?add` the page has the form for a new student instead of the list. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  if (searchParams.has('add') || searchParams.has('parent') || context.get(isRefusedHere)) {
    const form = await loadForm(request, context, searchOf(searchParams, 'parent'));
    return data({ list: null, form }, searchAnswer({ waitSeconds: form.searchWaitSeconds }));
  }
  const list = await loadList(request, context, studentList, readStudents);
  return data({ list, form: null }, searchAnswer({ waitSeconds: list.searchWaitSeconds }));
}

async function loadForm(request: Request, context: Readonly<RouterContextProvider>, search: string) {
  const session = getSession(context);
  const { found, waitSeconds } = await searchInTurn(request, context, [search], () =>
    readForSession(context, (tx) => findParentChoices(tx, search, session)),
  );
  return { search, parents: found ?? [], choicesShown, searchWaitSeconds: waitSeconds };
}

/** @see core §5 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const { values, parsed } = parseForm(form, NewStudentSchema, addStudentForm);
  context.set(isRefusedHere, true);
  if (!parsed.ok) return data({ errors: parsed.errors, values }, { status: 400 });
  const { personId } = getSession(context);
  try {
    const id = await writeAs(person(personId), (tx) => addStudent(tx, parsed.value, personId));
    throw redirect('/admin-console/students?add', {
      status: 303,
      headers: toastHeader(context, {
        tone: 'success',
        text: 'students.add.success',
        parameters: { name: parsed.value.fullName },
        action: { to: `/admin-console/students/${id}`, text: 'students.add.open' },
      }),
    });
  } catch (error) {
    return data({ errors: fieldErrorsOf(error), values }, { status: 400 });
  }
}

export default function Students({ loaderData: { list, form }, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <>
      <PortalTitle>{t('students.title')}</PortalTitle>
      {list && (
        <>
          <StudentList loaded={list} />
          <p className="flex flex-wrap gap-x-6">
            <Link to="/admin-console/reports" className="text-link inline-flex min-h-11 items-center">
              {t('reportSettings.link')}
            </Link>
            <Link to="/admin-console/year-end" className="text-link inline-flex min-h-11 items-center">
              {t('students.list.yearEnd')}
            </Link>
          </p>
        </>
      )}
      {form && (
        <div>
          <BackLink to="/admin-console/students">{t('students.edit.back')}</BackLink>
          <AddStudent {...form} refused={actionData ?? null} />
        </div>
      )}
    </>
  );
}
