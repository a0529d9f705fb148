import { data } from 'react-router';
import { accountsPerPage, findAccount, listAccounts } from '../../../features/accounts/accounts.server.ts';
import { countVacantOffices } from '../../../features/offices/offices.server.ts';
import { searchAnswer, searchInTurn } from '../../../http/searches.server.ts';
import { getSession, readForSession } from '../../../http/session.server.ts';
import { useTranslate } from '../../../i18n/language-context.tsx';
import type { Tx } from '../../../platform/database.server.ts';
import { isUuid } from '../../../platform/uuid.ts';
import { PortalTitle } from '../../shell/portal-title.tsx';
import type { Route } from './+types/route.ts';
import { type AccountQuery, accountQueryOf, accountsAddress } from './account-filter.ts';
import { AccountList } from './account-list.tsx';
import { changeAccountFromForm } from './change-account.server.ts';
import { ConfirmAccountChange } from './confirm-account-change.tsx';
import { createAccountFromForm } from './create-account.server.ts';
import { CreateAccount } from './create-account.tsx';
import { OfficesNote } from './offices-note.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { personId } = getSession(context);
  const query = accountQueryOf(new URL(request.url).searchParams);
  const { found, waitSeconds } = await searchInTurn(request, context, [query.search], () =>
    readForSession(context, (tx) => pageOf(tx, query)),
  );
  const accounts = found ?? [];
  const vacantOffices = await readForSession(context, countVacantOffices);
  return data(
    {
      query,
      accounts: accounts.slice(0, accountsPerPage),
      hasMore: accounts.length > accountsPerPage,
      ownId: personId,
      vacantOffices,
      searchWaitSeconds: waitSeconds,
    },
    searchAnswer({ waitSeconds }),
  );
}

/** Returns the first page if the account in `after` no longer exists. */
async function pageOf(tx: Tx, query: AccountQuery) {
  const last = isUuid(query.after) ? await findAccount(tx, query.after) : null;
  return listAccounts(tx, { ...query, after: last && { fullName: last.fullName, id: last.id } });
}

/** A form without an intent creates an account. @see contract "field names" */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const intent = form.get('intent') ?? 'create';
  if (intent === 'create') return createAccountFromForm(form, context);
  const listPath = accountsAddress(accountQueryOf(new URL(request.url).searchParams));
  return changeAccountFromForm(form, context, listPath);
}

/** @see core §2 Admin Console */
export default function Accounts({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  const confirmation = actionData?.confirmation ?? null;
  return (
    <>
      <PortalTitle>{t('admin.title')}</PortalTitle>
      {confirmation && (
        <ConfirmAccountChange
          key={confirmation.id}
          confirmation={confirmation}
          cancelTo={accountsAddress(loaderData.query)}
        />
      )}
      <OfficesNote vacantCount={loaderData.vacantOffices} />
      <CreateAccount refused={actionData?.refused ?? null} />
      <AccountList {...loaderData} isConfirming={confirmation !== null} />
    </>
  );
}
