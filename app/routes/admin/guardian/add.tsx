import { data, Form, redirect } from 'react-router';
import { choicesShown } from '../../../features/accounts/accounts.server.ts';
import type { PersonChoice } from '../../../features/accounts/accounts.ts';
import { addGuardian } from '../../../features/students/change-guardian.server.ts';
import { type NewGuardian, NewGuardianSchema } from '../../../features/students/guardians.schema.ts';
import { findGuardian } from '../../../features/students/guardians.server.ts';
import { findStudent } from '../../../features/students/students.server.ts';
import { ErrorSummary } from '../../../forms/error-summary.tsx';
import type { RefusedForm } from '../../../forms/form-refusal.ts';
import { parseForm } from '../../../forms/parse-form.server.ts';
import { SubmitButton } from '../../../forms/submit-button.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { searchAnswer, searchInTurn } from '../../../http/searches.server.ts';
import { getSession, readForSession } from '../../../http/session.server.ts';
import { toastHeader } from '../../../http/toasts.server.ts';
import { useTranslate } from '../../../i18n/language-context.tsx';
import { person, writeAs } from '../../../platform/database.server.ts';
import { searchOf } from '../../../platform/lists.ts';
import { isUuid } from '../../../platform/uuid.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Card } from '../../../ui/card.tsx';
import { PortalTitle } from '../../shell/portal-title.tsx';
import { withNamespace } from '../../shell/with-namespace.ts';
import { PersonChoiceField } from '../person-choice.tsx';
import { findParentChoices } from '../person-choices.server.ts';
import { PersonFinder } from '../person-finder.tsx';
import type { Route } from './+types/add.ts';
import { GuardianFields } from './guardian-fields.tsx';
import { addGuardianForm, guardianPath } from './guardian-forms.ts';
import { guardianErrorOf } from './guardian-refusal.server.ts';

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [withNamespace('console students')];

export async function loader({ request, params: { studentId }, context }: Route.LoaderArgs) {
  const search = searchOf(new URL(request.url).searchParams, 'parent');
  const student = isUuid(studentId) ? await readForSession(context, (tx) => findStudent(tx, studentId)) : null;
  if (!student) throw data(null, { status: 404 });
  const { found, waitSeconds } = await searchInTurn(request, context, [search], () =>
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
  return data(loaded, searchAnswer({ waitSeconds }));
}

export async function action({ request, params: { studentId }, context }: Route.ActionArgs) {
  const { values, parsed } = parseForm(await request.formData(), NewGuardianSchema, addGuardianForm);
  if (!isUuid(studentId)) throw data(null, { status: 404 });
  if (!parsed.ok) return data({ values, errors: parsed.errors }, { status: 400 });
  const { personId } = getSession(context);
  try {
    const names = await writeAs(person(personId), async (tx) => {
      await addGuardian(tx, studentId, parsed.value, personId);
      const [student, guardian] = [
        await findStudent(tx, studentId),
        await findGuardian(tx, studentId, parsed.value.guardianId),
      ];
      return { name: guardian?.fullName ?? '', student: student?.fullName ?? '' };
    });
    const headers = toastHeader(context, {
      tone: 'success',
      text: 'guardians.add.success',
      parameters: names,
      action: { to: guardianPath(studentId, parsed.value.guardianId), text: 'guardians.open' },
    });
    throw redirect(`/admin-console/students/${studentId}`, { status: 303, headers });
  } catch (error) {
    return data({ values, errors: guardianErrorOf(error) }, { status: 400 });
  }
}

/** The title contains no name, because titles stay in the browser history. */
export default function AddGuardianPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  const { student, people, search, choicesShown: shownAtMost, searchWaitSeconds } = loaderData;
  return (
    <>
      <PortalTitle>{t('guardians.add.title')}</PortalTitle>
      <div>
        <BackLink to={`/admin-console/students/${student.id}`}>{t('guardians.back')}</BackLink>
        <h2 className="text-2xl">{t('guardians.add.title')}</h2>
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
        <AddGuardianForm people={people} search={search} refused={actionData ?? null} />
      </Card>
    </>
  );
}

type AddGuardianFormProps = {
  people: PersonChoice[];
  search: string;
  refused: RefusedForm<keyof NewGuardian> | null;
};

function AddGuardianForm({ people, search, refused }: AddGuardianFormProps) {
  const onlyMatch = search !== '' && people.length === 1 ? people[0] : undefined;
  const form = useForm(addGuardianForm, refused, {
    guardianId: onlyMatch?.id ?? null,
    relation: 'parent',
    mayView: 'on',
    mayWrite: 'on',
    receivesMail: 'on',
  });
  return (
    <Form method="post" noValidate className="flex flex-col gap-4">
      <ErrorSummary errors={form.errors} />
      <PersonChoiceField {...form.field('guardianId')} of="parent" choices={people} />
      <GuardianFields form={form} />
      <SubmitButton form={form} />
    </Form>
  );
}
