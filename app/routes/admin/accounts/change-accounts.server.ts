import type { RouterContextProvider } from 'react-router';
import { href } from 'react-router';
import { findListedAccount, listAccounts } from '#features/accounts/accounts.server.ts';
import { accountList, isInvitationExpired, type ListedAccount } from '#features/accounts/accounts.ts';
import { suspendAccount } from '#features/accounts/change-account.server.ts';
import { recordAuditEvents } from '#features/audit/audit.server.ts';
import { invitePeople } from '#features/families/invite-people.server.ts';
import { getSession } from '#http/session.server.ts';
import type { PersonWriteTx, Tx } from '#platform/database.server.ts';
import { listPath, parseListQuery, recordedParameters } from '#platform/lists.ts';
import { changeSeveral, readAll } from '../list/change-several.server.ts';
import type { AccountAct } from './several-accounts.ts';

/** Invites or suspends several accounts. The own account is never suspended. @see PD-59 */
export function changeAccounts(form: FormData, url: URL, context: Readonly<RouterContextProvider>) {
  const query = parseListQuery(accountList, url.searchParams);
  const { personId } = getSession(context);
  return changeSeveral(form, context, {
    acts: {
      invite: { event: 'invitation sent', done: 'admin.several.invited' },
      suspend: { event: 'account suspended', done: 'admin.several.suspended', needsPassword: true },
    },
    list: 'accounts',
    parameters: recordedParameters(accountList, query),
    returnTo: listPath(href('/admin-console/accounts'), accountList, { ...query, after: null }),
    async select(tx, act: AccountAct, ids) {
      const found = ids
        ? await findChosen(tx, ids)
        : await readAll((after) => listAccounts(tx, { ...query, after }, pageSize));
      const concerned = found.filter((account) =>
        act === 'invite' ? needsInvitation(account) : account.state !== 'suspended' && account.id !== personId,
      );
      return { concerned, leftOut: found.length - concerned.length };
    },
    async apply(tx, act, accounts) {
      const ids = accounts.map(({ id }) => id);
      if (act === 'suspend') return suspendAll(tx, ids);
      const invited = await invitePeople(tx, ids);
      await recordAuditEvents(
        tx,
        invited.map((id) => ({ event: 'invitation sent', subject: { type: 'account', id } })),
      );
      return invited.length;
    },
    refusals: { 'last admin': 'admin.refused.lastAdmin' },
    show: async () => ({}),
  });
}

const pageSize = 500;

const needsInvitation = (account: ListedAccount) =>
  account.state === 'uninvited' ||
  (account.state === 'invited' && account.access === 'link' && isInvitationExpired(account));

async function findChosen(tx: Tx, ids: readonly string[]): Promise<ListedAccount[]> {
  const found: ListedAccount[] = [];
  for (const id of ids) {
    const account = await findListedAccount(tx, id);
    if (account) found.push(account);
  }
  return found;
}

/** In the order of their ids, so that two of these acts do not block each other. */
async function suspendAll(tx: PersonWriteTx, ids: string[]): Promise<number> {
  for (const id of ids.toSorted()) await suspendAccount(tx, id);
  return ids.length;
}
