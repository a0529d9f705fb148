import { data, href, type RouterContextProvider } from 'react-router';
import { type AccountDetails, AccountDetailsSchema } from '#features/accounts/accounts.schema.ts';
import { findListedAccount } from '#features/accounts/accounts.server.ts';
import type { ListedAccount } from '#features/accounts/accounts.ts';
import { AccountRefused } from '#features/accounts/change-account.server.ts';
import { type CorrectedAccount, correctEmail, correctName } from '#features/accounts/correct-account.server.ts';
import { renewInvitationLink } from '#features/accounts/renew-invitation-link.server.ts';
import { queueEmailChange, queueInvitation } from '#features/mails/queue-mails.server.ts';
import { confirmationResponse } from '#forms/confirmation.server.ts';
import { isConfirmed, type Question } from '#forms/confirmation.ts';
import { type FormRefusals, handleForm } from '#forms/handle-form.server.ts';
import { parseForm } from '#forms/parse-form.server.ts';
import { gone } from '#forms/refusals.server.ts';
import { redirectWithNotice } from '#http/notices.server.ts';
import { getSession, readForSession, writeForSession } from '#http/session.server.ts';
import type { WriteTx } from '#platform/database.server.ts';
import type { Notice } from '#ui/notices.ts';
import type { AskedPassword } from '../../account/own-password.tsx';
import { requireRecentPassword } from '../../account/recent-password.server.ts';
import { detailsForm } from './details-form.ts';

export interface EmailConfirmation extends Question {
  name: string;
  from: string;
  to: string;
  state: CorrectedAccount;
  /** Null if the session has a recent password. @see PD-65 */
  asked: AskedPassword | null;
}

type Context = Readonly<RouterContextProvider>;
type Done = Omit<Notice, 'tone'>;

/** A new email address needs `confirmed` and a recent password. @throws 404 for an unknown account @see PD-52 */
export async function saveDetails(form: FormData, accountId: string, context: Context) {
  const posted = parseForm(form, AccountDetailsSchema, detailsForm);
  const account = await readForSession(context, (tx) => findListedAccount(tx, accountId));
  if (!account) throw data(null, { status: 404 });
  return handleForm(
    context,
    posted,
    async (details, returnErrors) => {
      const isNewEmail = details.email !== account.email;
      if (isNewEmail && accountId === getSession(context).personId)
        return returnErrors({ email: 'admin.details.ownEmail' });
      const ask = (asked: AskedPassword | null, init?: ResponseInit) =>
        confirmationResponse(context, { ...emailConfirmationFor(account, details), asked }, posted, init);
      if (isNewEmail && !isConfirmed(form)) return ask(getSession(context).hasRecentPassword ? null : 'ask');
      const unproved = isNewEmail ? await requireRecentPassword(form, context) : null;
      if (unproved) return ask(unproved.error, unproved.init);
      const done = await save(accountId, details, context);
      throw redirectWithNotice(context, href('/admin-console/accounts/:accountId', { accountId }), {
        tone: 'success',
        ...done,
      });
    },
    refusals,
  );
}

const refusals: FormRefusals<keyof AccountDetails, AccountRefused['reason']> = {
  'address in use': () => ({ errors: { email: 'admin.create.addressUsed' } }),
  'unknown account': gone,
  'last admin': gone,
  'own account': gone,
  'invitation accepted': gone,
  'no second factor': gone,
};

function emailConfirmationFor(account: ListedAccount, details: AccountDetails): Omit<EmailConfirmation, 'asked'> {
  return {
    name: account.fullName,
    from: account.email,
    to: details.email,
    state: stateAfter(account),
    fields: { ...details, intent: detailsForm.intent ?? '' },
  };
}

function stateAfter({ state, access }: ListedAccount): CorrectedAccount {
  if (state === 'suspended' || state === 'uninvited') return state;
  return access === null ? 'active' : 'invite';
}

function save(accountId: string, { fullName, email }: AccountDetails, context: Context) {
  return writeForSession(context, async (tx): Promise<Done> => {
    const account = await findListedAccount(tx, accountId);
    if (!account) throw new AccountRefused('unknown account');
    if (fullName !== account.fullName) await correctName(tx, accountId, fullName);
    if (email === account.email) return { text: 'admin.details.saved', parameters: { name: fullName } };
    const state = await correctEmail(tx, accountId, email);
    if (state === 'invite') await inviteAgain(tx, account);
    if (state === 'active') await notifyBoth(tx, { ...account, fullName, newEmail: email });
    if (state === 'invite') return { text: 'admin.done.invited', parameters: { email } };
    return { text: 'admin.done.emailChanged', parameters: { name: fullName, email } };
  });
}

/** The old address gets a mail if an invitation was, or may have been, sent to it. */
async function inviteAgain(tx: WriteTx, account: ListedAccount): Promise<void> {
  const { id: personId, email: to, fullName, mailState } = account;
  const token = await renewInvitationLink(tx, personId);
  await queueInvitation(tx, { personId, token });
  if (mailState === 'sent' || mailState === 'written' || mailState === 'unconfirmed')
    await queueEmailChange(tx, { kind: 'withdrawn', personId, to, fullName, newEmail: '' });
}

async function notifyBoth(
  tx: WriteTx,
  { id: personId, email: oldEmail, fullName, newEmail }: ListedAccount & { newEmail: string },
): Promise<void> {
  const about = { personId, fullName };
  await queueEmailChange(tx, { ...about, kind: 'corrected', to: newEmail, newEmail });
  await queueEmailChange(tx, { ...about, kind: 'replaced', to: oldEmail, newEmail: '' });
}
