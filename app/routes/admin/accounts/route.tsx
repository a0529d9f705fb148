import { data, href } from 'react-router';
import { countAccounts, listAccounts } from '#features/accounts/accounts.server.ts';
import { accountList } from '#features/accounts/accounts.ts';
import { confirmationIn } from '#forms/confirmation.ts';
import { loadList } from '#http/lists.server.ts';
import { searchResponseInit } from '#http/searches.server.ts';
import { getSession } from '#http/session.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { listPath, parseListQuery } from '#platform/lists.ts';
import { PortalTitle } from '../../shell/portal-title.tsx';
import { severalField } from '../list/several.ts';
import type { Route } from './+types/route.ts';
import { AccountList } from './account-list.tsx';
import { changeAccountFromForm } from './change-account.server.ts';
import { changeAccounts } from './change-accounts.server.ts';
import { ConfirmAccountChange } from './confirm-account-change.tsx';
import { ConfirmAccounts } from './confirm-accounts.tsx';

const path = href('/admin-console/accounts');

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const list = await loadList({ request, url, context }, accountList, { page: listAccounts, count: countAccounts });
  return data(
    { list, ownId: getSession(context).personId },
    searchResponseInit({ waitSeconds: list.searchWaitSeconds }),
  );
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  if (form.has(severalField)) return changeAccounts(form, url, context);
  return changeAccountFromForm(
    form,
    context,
    listPath(path, accountList, parseListQuery(accountList, url.searchParams)),
  );
}

export default function Accounts({ loaderData: { list, ownId }, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  const confirmation = confirmationIn(actionData);
  const cancelTo = listPath(path, accountList, list.query);
  return (
    <>
      <PortalTitle>{t('admin.list.title')}</PortalTitle>
      {confirmation && 'account' in confirmation && (
        <ConfirmAccountChange key={confirmation.id} {...{ confirmation, cancelTo }} />
      )}
      {confirmation && 'leftOut' in confirmation && (
        <ConfirmAccounts key={confirmation.id} {...{ confirmation, cancelTo }} />
      )}
      <AccountList loaded={list} ownId={ownId} />
    </>
  );
}
