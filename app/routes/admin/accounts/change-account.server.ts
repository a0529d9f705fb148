import { data, href, type RouterContextProvider } from 'react-router';
import { RoleChangeSchema } from '#features/accounts/accounts.schema.ts';
import { findAccount, findListedAccount } from '#features/accounts/accounts.server.ts';
import type { FoundAccount } from '#features/accounts/accounts.ts';
import {
  AccountRefused,
  changeRole,
  reactivateAccount,
  setTemporaryPassword,
  suspendAccount,
} from '#features/accounts/change-account.server.ts';
import { removeSecondFactors } from '#features/accounts/change-second-factors.server.ts';
import { hashPassword } from '#features/accounts/passwords.server.ts';
import { renewInvitationLink } from '#features/accounts/renew-invitation-link.server.ts';
import { makeTemporaryPassword } from '#features/accounts/temporary-password.ts';
import { queueInvitation } from '#features/mails/queue-mails.server.ts';
import { confirmationResponse } from '#forms/confirmation.server.ts';
import { isConfirmed } from '#forms/confirmation.ts';
import { parseForm } from '#forms/parse-form.server.ts';
import { answerRefusals, gone, type Refusals } from '#forms/refusals.server.ts';
import { dataWithNotice, redirectWithNotice } from '#http/notices.server.ts';
import { requireId } from '#http/require-id.server.ts';
import { getSession, writeForSession } from '#http/session.server.ts';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import type { PersonWriteTx } from '#platform/database.server.ts';
import type { Notice } from '#ui/notices.ts';
import type { AskedPassword } from '../../account/own-password.tsx';
import { requireRecentPassword } from '../../account/recent-password.server.ts';
import {
  type AccountIntent,
  confirmationFor,
  needsRecentPassword,
  type RequestedChange,
} from './account-confirmation.server.ts';
import { roleForm } from './role-form.ts';

type Context = Readonly<RouterContextProvider>;

type Done = Omit<Notice, 'tone'>;
type AccountChange = (tx: PersonWriteTx, account: FoundAccount) => Promise<Done>;

/**
 * Performs the action of a row's form and redirects to the same page of the list. A change with consequences needs
 * `confirmed`; without it the response is 428 with the question. Some need a recent password, too.
 * @param returnTo URL of the list
 * @throws 404 for an unknown account, 400 for an unknown intent or role
 * @see core §6 @see R2 @see R8 @see PD-65
 */
export async function changeAccountFromForm(form: FormData, context: Context, returnTo: string) {
  const { personId, hasRecentPassword } = getSession(context);
  const change = requestedChange(form, personId);
  const needsPassword = needsRecentPassword(change);
  if (!isConfirmed(form)) {
    const asked = needsPassword && !hasRecentPassword ? 'ask' : null;
    const response = await ask(change, asked, context);
    if (response) return response;
  }
  const unproved = needsPassword ? await requireRecentPassword(form, context) : null;
  if (unproved) {
    const response = await ask(change, unproved.error, context, unproved.init);
    if (response) return response;
  }
  const apply = await changes[change.intent](change);
  return answerRefusals(async () => {
    const done = await writeForSession(context, async (tx) => {
      const account = await findAccount(tx, change.accountId);
      if (!account) throw new AccountRefused('unknown account');
      return apply(tx, account);
    });
    throw redirectWithNotice(context, returnTo, { tone: 'success', ...done, ...linkTo(change.accountId, returnTo) });
  }, refusalsIn(context));
}

/** Null if there is nothing to confirm. @throws 404 for an unknown account */
async function ask(change: RequestedChange, asked: AskedPassword | null, context: Context, init?: ResponseInit) {
  const confirmation = await confirmationFor(change);
  if (confirmation === 'unknown account') throw data(null, { status: 404 });
  return confirmation && confirmationResponse(context, { ...confirmation, asked }, undefined, init);
}

/** Returns no link on the account's own page. */
function linkTo(accountId: string, returnTo: string): Pick<Notice, 'action'> {
  const to = href('/admin-console/accounts/:accountId', { accountId });
  return returnTo === to ? {} : { action: { to, text: 'admin.create.open' } };
}

function refusalsIn(context: Context) {
  const refused = (text: PlainTranslationKey) => () => {
    const notice: Notice = { tone: 'error', title: 'error.title', text };
    return dataWithNotice(context, { kind: 'invalid' as const, notice }, { status: 400 });
  };
  return {
    'last admin': refused('admin.refused.lastAdmin'),
    'own account': refused('admin.refused.ownAccount'),
    'invitation accepted': refused('admin.refused.invitationAccepted'),
    'no second factor': refused('admin.refused.noSecondFactor'),
    'unknown account': gone,
    'address in use': gone,
  } satisfies Refusals<AccountRefused['reason'], unknown>;
}

/** @throws 400 for an unknown intent or role, 404 for an invalid account id */
function requestedChange(form: FormData, actorId: string): RequestedChange {
  const intent = (Object.keys(changes) as AccountIntent[]).find((known) => known === form.get('intent'));
  const { parsed } = parseForm(form, RoleChangeSchema, roleForm);
  const role = parsed.ok ? parsed.value.role : null;
  if (!intent || (intent === roleForm.intent && role === null)) throw data(null, { status: 400 });
  return { intent, role, accountId: requireId(form.get('accountId')), actorId };
}

const suspend: AccountChange = async (tx, { id, fullName }) => {
  await suspendAccount(tx, id);
  return { text: 'admin.done.suspended', parameters: { name: fullName } };
};

const reactivate: AccountChange = async (tx, { id, fullName }) => {
  await reactivateAccount(tx, id);
  return { text: 'admin.done.reactivated', parameters: { name: fullName } };
};

const removeFactors: AccountChange = async (tx, { id, fullName }) => {
  await removeSecondFactors(tx, id);
  return { text: 'admin.done.secondFactorsRemoved', parameters: { name: fullName } };
};

/** Setting the current role again must not end the person's sessions. */
function giveRole({ role }: RequestedChange): AccountChange {
  if (role === null) throw data(null, { status: 400 });
  return async (tx, account) => {
    if (account.role !== role) await changeRole(tx, account.id, role);
    return { text: `admin.done.role.${role}`, parameters: { name: account.fullName } };
  };
}

/** @see PD-15 */
const resendInvitation: AccountChange = async (tx, { id, email }) => {
  const isFirst = (await findListedAccount(tx, id))?.state === 'uninvited';
  const token = await renewInvitationLink(tx, id);
  await queueInvitation(tx, { personId: id, token });
  return { text: isFirst ? 'admin.done.invitedFirst' : 'admin.done.invited', parameters: { email } };
};

/** @see PD-16 */
async function sendNewPassword(): Promise<AccountChange> {
  const password = makeTemporaryPassword();
  const passwordHash = await hashPassword(password);
  return async (tx, { id, email }) => {
    await setTemporaryPassword(tx, id, passwordHash);
    await queueInvitation(tx, { personId: id, password });
    return { text: 'admin.done.newPassword', parameters: { email } };
  };
}

/** What comes before the transaction, such as hashing a password, and returns the change. */
const changes: Record<AccountIntent, (change: RequestedChange) => AccountChange | Promise<AccountChange>> = {
  suspend: () => suspend,
  reactivate: () => reactivate,
  'change-role': giveRole,
  'new-password': sendNewPassword,
  'remove-second-factors': () => removeFactors,
  'resend-invitation': () => resendInvitation,
};
