import { data, href, redirect } from 'react-router';
import { accountList } from '#features/accounts/accounts.ts';
import { countVacantOffices } from '#features/offices/offices.server.ts';
import { answerTo } from '#forms/form-answer.ts';
import { getSession } from '#http/session.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { listPath, parseListQuery } from '#platform/lists.ts';
import { servicesContext } from '#platform/request-context.server.ts';
import { PortalTitle } from '../../shell/portal-title.tsx';
import type { Route } from './+types/route.ts';
import { accountForm, createAccountId } from './account-form.ts';
import { Checklist } from './checklist.tsx';
import { createAccountFromForm } from './create-account.server.ts';
import { CreateAccount } from './create-account.tsx';
import { listFirstSteps } from './first-steps.server.ts';
import { notesOnInstallation } from './installation.server.ts';
import { InstallationNotes } from './installation-notes.tsx';
import { OfficesNote } from './offices-note.tsx';
import { countEach, listPendingWork } from './pending-work.server.ts';
import { PendingWork } from './pending-work.tsx';

const listAddress = href('/admin-console/accounts');

export async function loader({ request, url, context }: Route.LoaderArgs) {
  if (request.method === 'GET' && url.searchParams.has('add'))
    throw redirect(`${href('/admin-console')}#${createAccountId}`);
  // The list of accounts was at this address once.
  const list = listPath(listAddress, accountList, parseListQuery(accountList, url.searchParams));
  if (list !== listAddress) throw redirect(list);
  const { personId, hasRecentPassword, hasSecondFactor } = getSession(context);
  const services = context.get(servicesContext);
  const [vacantOffices = null] = await countEach(personId, [{ kind: 'vacant offices', count: countVacantOffices }]);
  return {
    needsPassword: !hasRecentPassword,
    vacantOffices,
    pendingWork: await listPendingWork(personId),
    firstSteps: await listFirstSteps({ personId, hasSecondFactor, sendsMail: services.sendsMail }),
    notes: notesOnInstallation(services),
  };
}

/** Creates an account. @see contract "field names" */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const intent = form.get('intent') ?? accountForm.intent;
  if (intent !== accountForm.intent) throw data(null, { status: 400 });
  return createAccountFromForm(form, context);
}

/** What waits for the administrators, and the form for a new account. @see core §2 Admin Console @see PD-79 */
export default function Overview({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <>
      <PortalTitle>{t('admin.title')}</PortalTitle>
      <h1 className="text-2xl">{t('admin.title')}</h1>
      <div className="grid items-start gap-5 min-[60rem]:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="flex flex-col gap-5">
          <PendingWork work={loaderData.pendingWork} />
          <OfficesNote vacantCount={loaderData.vacantOffices} />
          <Checklist steps={loaderData.firstSteps} />
          <InstallationNotes notes={loaderData.notes} />
        </div>
        <CreateAccount needsPassword={loaderData.needsPassword} invalid={answerTo(accountForm, actionData)} />
      </div>
    </>
  );
}
