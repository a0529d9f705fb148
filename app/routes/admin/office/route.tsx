import { data, Form, href, type RouterContextProvider } from 'react-router';
import { confidentialOffices, isOffice, type Office } from '#content/offices.ts';
import { choicesShown } from '#features/accounts/accounts.server.ts';
import { assignOffice } from '#features/offices/assign-office.server.ts';
import { OfficeSchema } from '#features/offices/offices.schema.ts';
import { listOffices } from '#features/offices/offices.server.ts';
import { confirmationResponse } from '#forms/confirmation.server.ts';
import { confirmationField, confirmationIn } from '#forms/confirmation.ts';
import { ErrorSummary } from '#forms/error-summary.tsx';
import { answerTo, type FormAnswer } from '#forms/form-answer.ts';
import { handleForm } from '#forms/handle-form.server.ts';
import { parseForm } from '#forms/parse-form.server.ts';
import { SubmitButton } from '#forms/submit-button.tsx';
import { useForm } from '#forms/use-form.ts';
import { redirectWithNotice } from '#http/notices.server.ts';
import { runSearch, searchResponseInit } from '#http/searches.server.ts';
import { getSession, readForSession, writeForSession } from '#http/session.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { searchOf } from '#platform/lists.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Card } from '#ui/card.tsx';
import type { AskedPassword } from '../../account/own-password.tsx';
import { requireRecentPassword } from '../../account/recent-password.server.ts';
import { PortalTitle } from '../../shell/portal-title.tsx';
import { HistoryLink } from '../history-link.tsx';
import { PersonChoiceField } from '../person-choice.tsx';
import { findStaffChoices, withChosen } from '../person-choices.server.ts';
import { PersonFinder } from '../person-finder.tsx';
import type { Route } from './+types/route.ts';
import { ConfirmOfficeChange } from './confirm-office-change.tsx';
import { type OfficeConfirmation, officeConfirmation } from './office-confirmation.server.ts';
import { type OfficeField, officeForm } from './office-form.ts';

type Context = Readonly<RouterContextProvider>;

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const office = officeOf(params.office);
  const search = searchOf(url.searchParams, 'staff');
  const { found, waitSeconds } = await runSearch({ request, url, context }, [search], () =>
    load(office, search, context),
  );
  const loaded = found ?? (await load(office, '', context));
  return data({ ...loaded, search, searchWaitSeconds: waitSeconds }, searchResponseInit({ waitSeconds }));
}

function officeOf(id: string): Office {
  if (!isOffice(id)) throw data(null, { status: 404 });
  return id;
}

function load(id: Office, search: string, context: Context) {
  return readForSession(context, async (tx) => {
    const office = (await listOffices(tx)).find((each) => each.id === id);
    if (!office) throw data(null, { status: 404 });
    const staff = await findStaffChoices(tx, search, getSession(context));
    const chosen = [office.holder?.id ?? null, office.deputy?.id ?? null];
    return { office, choicesShown, foundCount: staff.length, staff: await withChosen(tx, chosen, staff) };
  });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData();
  const office = officeOf(params.office);
  const posted = parseForm(form, OfficeSchema, officeForm);
  return handleForm(
    context,
    posted,
    async (assignment, returnErrors) => {
      const { holderId, deputyId } = assignment;
      if (holderId !== null && holderId === deputyId) return returnErrors({ deputyId: 'offices.samePerson' });
      const confirmation = await officeConfirmation(office, assignment, form.get(confirmationField.name), context);
      const ask = (question: Omit<OfficeConfirmation, 'asked'>, asked: AskedPassword | null, init?: ResponseInit) =>
        confirmationResponse(context, { ...question, asked }, posted, init);
      if (confirmation) return ask(confirmation, getSession(context).hasRecentPassword ? null : 'ask');
      const confirmed = await officeConfirmation(office, assignment, null, context);
      const unproved = confirmed && (await requireRecentPassword(form, context));
      if (confirmed && unproved) return ask(confirmed, unproved.error, unproved.init);
      await writeForSession(context, (tx) => assignOffice(tx, office, assignment));
      throw redirectWithNotice(context, href('/admin-console/offices'), { tone: 'success', text: 'offices.saved' });
    },
    { 'unsuitable person': () => ({ errors: { holderId: 'offices.unsuitable' } }) },
  );
}

export default function OfficePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  const { office, staff, search, foundCount, choicesShown: shownAtMost, searchWaitSeconds } = loaderData;
  const name = t(`office.${office.id}`);
  const confirmation = confirmationIn(actionData);
  return (
    <>
      <PortalTitle>{name}</PortalTitle>
      {confirmation && (
        <ConfirmOfficeChange
          key={confirmation.id}
          confirmation={confirmation}
          cancelTo={href('/admin-console/offices/:office', { office: office.id })}
        />
      )}
      <div>
        <BackLink to={href('/admin-console/offices')}>{t('offices.back')}</BackLink>
        <h1 className="text-2xl">{name}</h1>
        <p className="mt-1 max-w-prose text-ink-soft">
          {t(confidentialOffices.includes(office.id) ? 'offices.confidential' : 'offices.explained')}
        </p>
      </div>
      <Card className="max-w-2xl">
        <PersonFinder
          name="staff"
          label={t('offices.findStaff')}
          {...{ search, foundCount, shownAtMost }}
          waitSeconds={searchWaitSeconds}
        />
        <OfficeForm key={office.id} {...{ office, staff }} invalid={answerTo(officeForm, actionData)} />
      </Card>
      <HistoryLink of={office.recordId} />
    </>
  );
}

type OfficeFormProps = Pick<Route.ComponentProps['loaderData'], 'office' | 'staff'> & {
  invalid: FormAnswer<OfficeField> | null;
};

function OfficeForm({ office, staff, invalid }: OfficeFormProps) {
  const assigned = { holderId: office.holder?.id ?? '', deputyId: office.deputy?.id ?? '' };
  const form = useForm(officeForm, invalid, assigned);
  return (
    <Form method="post" noValidate className="flex flex-col gap-4">
      <ErrorSummary errors={form.errors} />
      <PersonChoiceField {...form.choice('holderId')} of="staff" choices={staff} />
      <PersonChoiceField {...form.choice('deputyId')} of="staff" choices={staff} />
      <SubmitButton form={form} />
    </Form>
  );
}
