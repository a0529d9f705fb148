import { data, type RouterContextProvider, redirect } from 'react-router';
import { type AccountDetails, AccountDetailsSchema } from '../../../features/accounts/accounts.schema.ts';
import { findListedAccount } from '../../../features/accounts/accounts.server.ts';
import type { ListedAccount } from '../../../features/accounts/accounts.ts';
import { AccountRefused } from '../../../features/accounts/change-account.server.ts';
import { type CorrectedAccount, correctEmail, correctName } from '../../../features/accounts/correct-account.server.ts';
import { renewInvitationLink } from '../../../features/accounts/password-links.server.ts';
import { queueEmailChange, queueInvitation } from '../../../features/mails/mails.server.ts';
import type { RefusedForm } from '../../../forms/form-refusal.ts';
import { parseForm } from '../../../forms/parse-form.server.ts';
import { getSession, readForSession } from '../../../http/session.server.ts';
import { toastHeader } from '../../../http/toasts.server.ts';
import { person, type WriteTx, writeAs } from '../../../platform/database.server.ts';
import type { Keyring } from '../../../platform/keyring.server.ts';
import { requestOriginContext, servicesContext } from '../../../platform/request-context.server.ts';
import type { Notice } from '../../../ui/notices.ts';
import { detailsForm } from './details-form.ts';

export interface EmailConfirmation {
  /** Request id, used as React key: a new question opens a new dialog. */
  id: string;
  name: string;
  from: string;
  to: string;
  state: CorrectedAccount;
  fields: Record<string, string>;
}

type Context = Readonly<RouterContextProvider>;
type RefusedDetails = RefusedForm<keyof AccountDetails>;

/** A new email address needs `confirmed`. @throws 404 for an unknown account @see PD-52 */
export async function saveDetails(form: FormData, accountId: string, context: Context) {
  const { values, parsed } = parseForm(form, AccountDetailsSchema, detailsForm);
  const account = await readForSession(context, (tx) => findListedAccount(tx, accountId));
  if (!account) throw data(null, { status: 404 });
  if (!parsed.ok) return refuse({ values, errors: parsed.errors });
  const { email } = parsed.value;
  const isNewEmail = email !== account.email;
  if (isNewEmail && accountId === getSession(context).personId)
    return refuse({ values, errors: { email: 'admin.details.ownEmail' } });
  if (isNewEmail && form.get('confirmed') !== 'yes') {
    const emailConfirmation: EmailConfirmation = {
      id: context.get(requestOriginContext).id,
      name: account.fullName,
      from: account.email,
      to: email,
      state: stateAfter(account),
      fields: { ...parsed.value, intent: 'save-details', confirmed: 'yes' },
    };
    return answer({ values, errors: {} }, emailConfirmation, 428);
  }
  try {
    const done = await save(accountId, parsed.value, context);
    throw redirect(`/admin-console/accounts/${accountId}`, {
      status: 303,
      headers: toastHeader(context, { tone: 'success', ...done }),
    });
  } catch (error) {
    if (!(error instanceof AccountRefused)) throw error;
    if (error.reason !== 'address in use') throw data(null, { status: 404 });
    return refuse({ values, errors: { email: 'admin.create.addressUsed' } });
  }
}

const refuse = (details: RefusedDetails) => answer(details, null, 400);

function answer(details: RefusedDetails, emailConfirmation: EmailConfirmation | null, status: number) {
  return data({ refused: null, toast: null, confirmation: null, details, emailConfirmation }, { status });
}

function stateAfter({ suspendedAt, access }: ListedAccount): CorrectedAccount {
  if (suspendedAt) return 'suspended';
  return access === null ? 'active' : 'invite';
}

function save(accountId: string, { fullName, email }: AccountDetails, context: Context) {
  const actorId = getSession(context).personId;
  const { keyring } = context.get(servicesContext);
  return writeAs(person(actorId), async (tx): Promise<Omit<Notice, 'tone'>> => {
    const account = await findListedAccount(tx, accountId);
    if (!account) throw new AccountRefused('unknown account');
    if (fullName !== account.fullName) await correctName(tx, accountId, fullName, actorId);
    if (email === account.email) return { text: 'admin.details.saved', parameters: { name: fullName } };
    const state = await correctEmail(tx, accountId, email, actorId);
    if (state === 'invite') await inviteAgain(tx, keyring, account, actorId);
    if (state === 'active') await notifyBoth(tx, keyring, { ...account, fullName, newEmail: email }, actorId);
    if (state === 'invite') return { text: 'admin.done.invited', parameters: { email } };
    return { text: 'admin.done.emailChanged', parameters: { name: fullName, email } };
  });
}

/** The old address gets a mail if an invitation was sent to it. */
async function inviteAgain(tx: WriteTx, keyring: Keyring, account: ListedAccount, actorId: string): Promise<void> {
  const { id: personId, email: to, fullName, mailState } = account;
  const token = await renewInvitationLink(tx, personId, actorId);
  await queueInvitation(tx, keyring, { personId, token, actorId });
  if (mailState === 'sent' || mailState === 'written')
    await queueEmailChange(tx, keyring, { kind: 'withdrawn', personId, actorId, to, fullName, newEmail: '' });
}

async function notifyBoth(
  tx: WriteTx,
  keyring: Keyring,
  { id: personId, email: oldEmail, fullName, newEmail }: ListedAccount & { newEmail: string },
  actorId: string,
): Promise<void> {
  const about = { personId, actorId, fullName };
  await queueEmailChange(tx, keyring, { ...about, kind: 'corrected', to: newEmail, newEmail });
  await queueEmailChange(tx, keyring, { ...about, kind: 'replaced', to: oldEmail, newEmail: '' });
}
