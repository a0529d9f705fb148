import { data, type RouterContextProvider, redirect } from 'react-router';
import {
  AccountRefused,
  changeRole,
  reactivateAccount,
  setTemporaryPassword,
  suspendAccount,
} from '../../../features/accounts/account-administration.server.ts';
import { type FoundAccount, findAccount } from '../../../features/accounts/account-list.server.ts';
import { RoleSchema } from '../../../features/accounts/accounts.ts';
import { hashPassword, makeTemporaryPassword } from '../../../features/accounts/passwords.server.ts';
import { queueInvitation } from '../../../features/mails/mails.server.ts';
import { person, type WriteTx, writeAs } from '../../../platform/doors.server.ts';
import { servicesContext } from '../../../platform/request-context.server.ts';
import { isUuid } from '../../../platform/uuid.ts';
import { getSession } from '../../session.server.ts';
import { type Notice, noticeOnThisPage, toastHeader } from '../../toasts.server.ts';

type Context = Readonly<RouterContextProvider>;

/** What is done to an account, and how it is told. */
type AccountAct = (tx: WriteTx, account: FoundAccount, actorId: string) => Promise<Omit<Notice, 'tone'>>;

/**
 * Does what a row's form asks for and goes back to the same page of the list.
 * @param returnTo the list's address
 * @throws 404 for an unknown account, 400 for an unknown intent or role
 * @see core §6 @see R2 @see R8
 */
export async function changeAccountFromForm(form: FormData, context: Context, returnTo: string) {
  const act = await actOf(form, context);
  const accountId = form.get('accountId');
  if (!act) throw data(null, { status: 400 });
  if (!isUuid(accountId)) throw data(null, { status: 404 });
  try {
    const done = await actOn(accountId, act, getSession(context).personId);
    throw redirect(returnTo, { status: 303, headers: toastHeader(context, { tone: 'success', ...done }) });
  } catch (error) {
    if (!(error instanceof AccountRefused)) throw error;
    if (error.reason !== 'last admin') throw data(null, { status: 404 });
    const toast = noticeOnThisPage(context, { tone: 'error', title: 'error.title', text: 'admin.refused.lastAdmin' });
    return data({ refused: null, toast }, { status: 400 });
  }
}

function actOn(accountId: string, act: AccountAct, actorId: string) {
  return writeAs(person(actorId), async (tx) => {
    const account = await findAccount(tx, accountId);
    if (!account) throw new AccountRefused('unknown account');
    return act(tx, account, actorId);
  });
}

async function actOf(form: FormData, context: Context): Promise<AccountAct | null> {
  switch (form.get('intent')) {
    case 'suspend':
      return suspend;
    case 'reactivate':
      return reactivate;
    case 'change-role':
      return giveRole(form.get('role'));
    case 'new-password':
      return sendNewPassword(context);
    default:
      return null;
  }
}

const suspend: AccountAct = async (tx, { id, fullName }, actorId) => {
  await suspendAccount(tx, id, actorId);
  return { text: 'admin.done.suspended', parameters: { name: fullName } };
};

const reactivate: AccountAct = async (tx, { id, fullName }, actorId) => {
  await reactivateAccount(tx, id, actorId);
  return { text: 'admin.done.reactivated', parameters: { name: fullName } };
};

/** Whoever has the role already is not signed out for it. */
function giveRole(wanted: unknown): AccountAct | null {
  const { data: role } = RoleSchema.safeParse(wanted);
  if (!role) return null;
  return async (tx, account, actorId) => {
    if (account.role !== role) await changeRole(tx, account.id, role, actorId);
    return { text: `admin.done.role.${role}`, parameters: { name: account.fullName } };
  };
}

/** @see decisions 16 */
async function sendNewPassword(context: Context): Promise<AccountAct> {
  const { keyring } = context.get(servicesContext);
  const password = makeTemporaryPassword();
  const passwordHash = await hashPassword(password);
  return async (tx, { id, email }, actorId) => {
    await setTemporaryPassword(tx, id, passwordHash, actorId);
    await queueInvitation(tx, keyring, { personId: id, password, actorId });
    return { text: 'admin.done.newPassword', parameters: { email } };
  };
}
