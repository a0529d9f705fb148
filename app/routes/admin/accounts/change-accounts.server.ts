import type { RouterContextProvider } from 'react-router';
import { findListedAccount, listAccounts } from '../../../features/accounts/accounts.server.ts';
import {
  type AccountQuery,
  accountList,
  isInvitationExpired,
  type ListedAccount,
} from '../../../features/accounts/accounts.ts';
import { recordAuditEvent, recordAuditEvents } from '../../../features/audit/audit.server.ts';
import { invitePeople } from '../../../features/families/invite-people.server.ts';
import { confirmationResponse } from '../../../forms/confirmation.server.ts';
import { isConfirmed } from '../../../forms/confirmation.ts';
import { redirectWithNotice } from '../../../http/notices.server.ts';
import { getSession, readForSession, writeForSession } from '../../../http/session.server.ts';
import type { Tx, WriteTx } from '../../../platform/database.server.ts';
import type { Keyring } from '../../../platform/keyring.server.ts';
import { listPath, type Page, parseListQuery, recordedParameters } from '../../../platform/lists.ts';
import { servicesContext } from '../../../platform/request-context.server.ts';
import { type PostedSeveral, readSeveral, severalQuestion } from '../list/posted-several.server.ts';
import { accountActs } from './several-accounts.ts';

type Context = Readonly<RouterContextProvider>;
type Posted = PostedSeveral<(typeof accountActs)[number]>;

/**
 * Invites the checked accounts, or all that match the list in `url`, after a confirmation that names their number. Accounts
 * that need no invitation are left out, so a form that is posted twice sends nothing the second time. @see PD-59
 */
export async function changeAccounts(form: FormData, url: URL, context: Context) {
  const posted = readSeveral(form, accountActs);
  const query = parseListQuery(accountList, url.searchParams);
  const { keyring } = context.get(servicesContext);
  const finish = (count: number) =>
    redirectWithNotice(context, listPath('/admin-console', accountList, { ...query, after: null }), {
      tone: count > 0 ? 'success' : 'info',
      text: count > 0 ? 'admin.several.invited' : 'admin.several.nobody',
      parameters: { count: String(count) },
    });
  if (isConfirmed(form)) {
    const actorId = getSession(context).personId;
    const count = await writeForSession(context, (tx) => invite(tx, keyring, { posted, query, actorId }));
    if (count !== 'outdated') throw finish(count);
  }
  const { concerned, leftOut } = await readForSession(context, (tx) => selectAccounts(tx, posted, query));
  if (concerned.length === 0) throw finish(0);
  return confirmationResponse(context, severalQuestion(posted, { count: concerned.length, leftOut }));
}

interface Order {
  posted: Posted;
  query: AccountQuery;
  actorId: string;
}

/** Returns the number, or `outdated` if it is not the one that was confirmed. */
async function invite(tx: WriteTx, keyring: Keyring, { posted, query, actorId }: Order): Promise<number | 'outdated'> {
  const { concerned } = await selectAccounts(tx, posted, query);
  if (concerned.length > 0 && concerned.length !== posted.confirmedCount) return 'outdated';
  const invited = await invitePeople(
    tx,
    keyring,
    concerned.map(({ id }) => id),
  );
  if (invited.length === 0) return 0;
  await recordAuditEvents(
    tx,
    invited.map((id) => ({ event: 'invitation sent', subject: { type: 'account', id } })),
  );
  await recordAuditEvent(tx, {
    event: 'several records changed',
    subject: { type: 'account', id: actorId },
    details: {
      list: 'accounts',
      act: 'invitation sent',
      parameters: posted.scope === 'all' ? recordedParameters(accountList, query) : [],
      count: String(invited.length),
    },
  });
  return invited.length;
}

async function selectAccounts(tx: Tx, { scope, chosen }: Posted, query: AccountQuery) {
  const found = scope === 'all' ? await listAll(tx, query) : await findChosen(tx, chosen);
  const concerned = found.filter(needsInvitation);
  return { concerned, leftOut: found.length - concerned.length };
}

const needsInvitation = (account: ListedAccount) =>
  account.state === 'uninvited' ||
  (account.state === 'invited' && account.access === 'link' && isInvitationExpired(account));

async function listAll(tx: Tx, query: AccountQuery): Promise<ListedAccount[]> {
  const accounts: ListedAccount[] = [];
  let after: string | null = null;
  do {
    const page: Page<ListedAccount> = await listAccounts(tx, { ...query, after }, 500);
    accounts.push(...page.items);
    after = page.next;
  } while (after !== null);
  return accounts;
}

async function findChosen(tx: Tx, ids: readonly string[]): Promise<ListedAccount[]> {
  const found: ListedAccount[] = [];
  for (const id of ids) {
    const account = await findListedAccount(tx, id);
    if (account) found.push(account);
  }
  return found;
}
