import { data, Form, href } from 'react-router';
import { choicesShown } from '#features/accounts/accounts.server.ts';
import type { PersonChoice } from '#features/accounts/accounts.ts';
import { addGuardian } from '#features/students/change-guardian.server.ts';
import { type NewGuardian, NewGuardianSchema } from '#features/students/guardians.schema.ts';
import { findGuardian } from '#features/students/guardians.server.ts';
import { findStudent } from '#features/students/students.server.ts';
import { ErrorSummary } from '#forms/error-summary.tsx';
import type { FormAnswer } from '#forms/form-answer.ts';
import { handleForm } from '#forms/handle-form.server.ts';
import { parseForm } from '#forms/parse-form.server.ts';
import { gone } from '#forms/refusals.server.ts';
import { SubmitButton } from '#forms/submit-button.tsx';
import { useForm } from '#forms/use-form.ts';
import { redirectWithNotice } from '#http/notices.server.ts';
import { requireId } from '#http/require-id.server.ts';
import { runSearch, searchResponseInit } from '#http/searches.server.ts';
import { getSession, readForSession, writeForSession } from '#http/session.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { searchOf } from '#platform/lists.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Card } from '#ui/card.tsx';
import { PortalTitle } from '../../shell/portal-title.tsx';
import { PersonChoiceField } from '../person-choice.tsx';
import { findParentChoices } from '../person-choices.server.ts';
import { PersonFinder } from '../person-finder.tsx';
import type { Route } from './+types/add.ts';
import { GuardianFields } from './guardian-fields.tsx';
import { addGuardianForm, guardianPath } from './guardian-forms.ts';

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const search = searchOf(url.searchParams, 'parent');
  const studentId = requireId(params.studentId);
  const student = await readForSession(context, (tx) => findStudent(tx, studentId));
  if (!student) throw data(null, { status: 404 });
  const { found, waitSeconds } = await runSearch({ request, url, context }, [search], () =>
    readForSession(context, (tx) => findParentChoices(tx, search, getSession(context))),
  );
  const { id, fullName } = student;
  const loaded = {
    student: { id, fullName },
    search,
    people: found ?? [],
    choicesShown,
    searchWaitSeconds: waitSeconds,
  };
  return data(loaded, searchResponseInit({ waitSeconds }));
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const posted = parseForm(await request.formData(), NewGuardianSchema, addGuardianForm);
  const studentId = requireId(params.studentId);
  return handleForm(
    context,
    posted,
    async (added) => {
      const { guardianId } = added;
      const names = await writeForSession(context, async (tx) => {
        await addGuardian(tx, studentId, added);
        const [student, guardian] = [await findStudent(tx, studentId), await findGuardian(tx, studentId, guardianId)];
        return { name: guardian?.fullName ?? '', student: student?.fullName ?? '' };
      });
      throw redirectWithNotice(context, href('/admin-console/students/:studentId', { studentId }), {
        tone: 'success',
        text: 'guardians.add.success',
        parameters: names,
        action: { to: guardianPath(studentId, guardianId), text: 'guardians.open' },
      });
    },
    {
      'unknown student': gone,
      'already a guardian': () => ({ errors: { guardianId: 'validation.guardian.already' } }),
      'unsuitable person': () => ({ errors: { guardianId: 'validation.person.unknown' } }),
    },
  );
}

/** The title contains no name, because titles stay in the browser history. */
export default function AddGuardianPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  const { student, people, search, choicesShown: shownAtMost, searchWaitSeconds } = loaderData;
  return (
    <>
      <PortalTitle>{t('guardians.add.title')}</PortalTitle>
      <div>
        <BackLink to={href('/admin-console/students/:studentId', { studentId: student.id })}>
          {t('guardians.back')}
        </BackLink>
        <h1 className="text-2xl">{t('guardians.add.title')}</h1>
        <p className="text-ink-soft">
          <bdi translate="no">{student.fullName}</bdi>
        </p>
      </div>
      <Card className="max-w-2xl">
        <PersonFinder
          name="parent"
          label={t('students.choice.findParent')}
          search={search}
          foundCount={people.length}
          shownAtMost={shownAtMost}
          waitSeconds={searchWaitSeconds}
        />
        <AddGuardianForm people={people} search={search} invalid={actionData ?? null} />
      </Card>
    </>
  );
}

type AddGuardianFormProps = {
  people: PersonChoice[];
  search: string;
  invalid: FormAnswer<keyof NewGuardian> | null;
};

function AddGuardianForm({ people, search, invalid }: AddGuardianFormProps) {
  const onlyMatch = search !== '' && people.length === 1 ? people[0] : undefined;
  const form = useForm(addGuardianForm, invalid, {
    guardianId: onlyMatch?.id ?? null,
    relation: 'parent',
    mayView: 'on',
    mayWrite: 'on',
    receivesMail: 'on',
  });
  return (
    <Form method="post" noValidate className="flex flex-col gap-4">
      <ErrorSummary errors={form.errors} />
      <PersonChoiceField {...form.choice('guardianId')} of="parent" isRequired choices={people} />
      <GuardianFields form={form} />
      <SubmitButton form={form} />
    </Form>
  );
}
