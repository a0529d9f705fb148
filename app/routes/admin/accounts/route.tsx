import { data, href } from 'react-router';
import { countAccounts, listAccounts } from '#features/accounts/accounts.server.ts';
import { accountList } from '#features/accounts/accounts.ts';
import { countVacantOffices } from '#features/offices/offices.server.ts';
import { confirmationIn } from '#forms/confirmation.ts';
import { answerTo } from '#forms/form-answer.ts';
import { loadList } from '#http/lists.server.ts';
import { searchResponseInit } from '#http/searches.server.ts';
import { getSession } from '#http/session.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { isNarrowed, listPath, parseListQuery } from '#platform/lists.ts';
import { BackLink } from '#ui/back-link.tsx';
import { PortalTitle } from '../../shell/portal-title.tsx';
import { severalField } from '../list/several.ts';
import type { Route } from './+types/route.ts';
import { accountForm } from './account-form.ts';
import { AccountList } from './account-list.tsx';
import { changeAccountFromForm } from './change-account.server.ts';
import { changeAccounts } from './change-accounts.server.ts';
import { ConfirmAccountChange } from './confirm-account-change.tsx';
import { ConfirmAccounts } from './confirm-accounts.tsx';
import { createAccountFromForm } from './create-account.server.ts';
import { CreateAccount } from './create-account.tsx';
import { OfficesNote } from './offices-note.tsx';
import { countEach, listPendingWork } from './pending-work.server.ts';
import { PendingWork } from './pending-work.tsx';

/** With `?add` the page has the form for a new account instead of the list. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { personId: ownId, hasRecentPassword } = getSession(context);
  const needsPassword = !hasRecentPassword;
  if (url.searchParams.has('add'))
    return data({ list: null, ownId, needsPassword, vacantOffices: 0, pendingWork: null });
  const list = await loadList({ request, url, context }, accountList, { page: listAccounts, count: countAccounts });
  const [vacantOffices = null] = await countEach(ownId, [{ kind: 'vacant offices', count: countVacantOffices }]);
  const isStart = !isNarrowed(list.query) && list.query.after === null;
  const pendingWork = isStart ? await listPendingWork(ownId) : null;
  return data(
    { list, ownId, needsPassword, vacantOffices, pendingWork },
    searchResponseInit({ waitSeconds: list.searchWaitSeconds }),
  );
}

/** A form without an intent creates an account. @see contract "field names" */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  const intent = form.get('intent') ?? (form.has(severalField) ? null : accountForm.intent);
  if (intent === accountForm.intent) return createAccountFromForm(form, context);
  if (form.has(severalField)) return changeAccounts(form, url, context);
  const query = parseListQuery(accountList, url.searchParams);
  return changeAccountFromForm(form, context, listPath(href('/admin-console'), accountList, query));
}

/** @see core §2 Admin Console */
export default function Accounts({ loaderData, actionData }: Route.ComponentProps) {
  const { list, ownId, vacantOffices, pendingWork } = loaderData;
  const t = useTranslate();
  const confirmation = confirmationIn(actionData);
  const invalid = answerTo(accountForm, actionData);
  const cancelTo = list ? listPath(href('/admin-console'), accountList, list.query) : href('/admin-console');
  return (
    <>
      <PortalTitle>{t('admin.title')}</PortalTitle>
      {confirmation && 'account' in confirmation && (
        <ConfirmAccountChange key={confirmation.id} {...{ confirmation, cancelTo }} />
      )}
      {confirmation && 'leftOut' in confirmation && (
        <ConfirmAccounts key={confirmation.id} {...{ confirmation, cancelTo }} />
      )}
      {list && !invalid ? (
        <>
          {pendingWork && <PendingWork work={pendingWork} />}
          <OfficesNote vacantCount={vacantOffices} />
          <AccountList loaded={list} ownId={ownId} isConfirming={confirmation !== null} />
        </>
      ) : (
        <div>
          <BackLink to={href('/admin-console')}>{t('admin.account.back')}</BackLink>
          <CreateAccount needsPassword={loaderData.needsPassword} invalid={invalid} />
        </div>
      )}
    </>
  );
}
