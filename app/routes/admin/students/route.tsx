import { createContext, data, href } from 'react-router';
import { choicesShown } from '#features/accounts/accounts.server.ts';
import { addStudent } from '#features/students/add-student.server.ts';
import { proposeStudentNumber } from '#features/students/next-number.server.ts';
import { NewStudentSchema } from '#features/students/students.schema.ts';
import { readStudents } from '#features/students/students.server.ts';
import { studentList } from '#features/students/students.ts';
import { confirmationIn } from '#forms/confirmation.ts';
import { answerTo } from '#forms/form-answer.ts';
import { handleForm } from '#forms/handle-form.server.ts';
import { parseForm } from '#forms/parse-form.server.ts';
import { loadList } from '#http/lists.server.ts';
import { redirectWithNotice } from '#http/notices.server.ts';
import type { RequestArgs } from '#http/request-args.ts';
import { runSearch, searchResponseInit } from '#http/searches.server.ts';
import { getSession, readForSession, writeForSession } from '#http/session.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { listPath, searchOf } from '#platform/lists.ts';
import { BackLink } from '#ui/back-link.tsx';
import { PortalTitle } from '../../shell/portal-title.tsx';
import { severalField } from '../list/several.ts';
import { findParentChoices } from '../person-choices.server.ts';
import type { Route } from './+types/route.ts';
import { AddStudent } from './add-student.tsx';
import { changeStudents } from './change-students.server.ts';
import { ConfirmStudents } from './confirm-students.tsx';
import { addStudentForm } from './student-forms.ts';
import { StudentList } from './student-list.tsx';
import { studentRefusals } from './student-refusals.server.ts';

/** The response to a posted form shows the form again. */
const isInvalidHere = createContext(false);

/** With `?add` the page has the form for a new student instead of the list. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { searchParams } = url;
  if (searchParams.has('add') || searchParams.has('parent') || context.get(isInvalidHere)) {
    const form = await loadForm({ request, url, context }, searchOf(searchParams, 'parent'));
    return data({ list: null, form }, searchResponseInit({ waitSeconds: form.searchWaitSeconds }));
  }
  const list = await loadList({ request, url, context }, studentList, readStudents);
  return data({ list, form: null }, searchResponseInit({ waitSeconds: list.searchWaitSeconds }));
}

async function loadForm(args: RequestArgs, search: string) {
  const { context } = args;
  const session = getSession(context);
  const [{ found, waitSeconds }, nextNumber] = await Promise.all([
    runSearch(args, [search], () => readForSession(context, (tx) => findParentChoices(tx, search, session))),
    readForSession(context, proposeStudentNumber),
  ]);
  return { search, parents: found ?? [], nextNumber, choicesShown, searchWaitSeconds: waitSeconds };
}

/** @see core §5 */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  if (form.has(severalField)) return changeStudents(form, url, context);
  context.set(isInvalidHere, true);
  return handleForm(
    context,
    parseForm(form, NewStudentSchema, addStudentForm),
    async (student) => {
      const id = await writeForSession(context, (tx) => addStudent(tx, student));
      throw redirectWithNotice(context, `${href('/admin-console/students')}?add`, {
        tone: 'success',
        text: 'students.add.success',
        parameters: { name: student.fullName },
        action: { to: href('/admin-console/students/:studentId', { studentId: id }), text: 'students.add.open' },
      });
    },
    studentRefusals,
  );
}

export default function Students({ loaderData: { list, form }, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  const confirmation = confirmationIn(actionData);
  return (
    <>
      <PortalTitle>{t('students.title')}</PortalTitle>
      {confirmation && list && (
        <ConfirmStudents
          key={confirmation.id}
          confirmation={confirmation}
          cancelTo={listPath(href('/admin-console/students'), studentList, list.query)}
        />
      )}
      {list && <StudentList loaded={list} />}
      {form && (
        <div>
          <BackLink to={href('/admin-console/students')}>{t('students.edit.back')}</BackLink>
          <AddStudent {...form} invalid={answerTo(addStudentForm, actionData)} />
        </div>
      )}
    </>
  );
}
