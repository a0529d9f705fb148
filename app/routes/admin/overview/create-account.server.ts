import type { RouterContextProvider } from 'react-router';
import { href } from 'react-router';
import { InvitedAccountSchema, type NewAccount, NewAccountSchema } from '#features/accounts/accounts.schema.ts';
import { createAccount } from '#features/accounts/create-account.server.ts';
import { findWeakness } from '#features/accounts/password-blocklist.server.ts';
import { hashPassword, temporaryPasswordExpiry } from '#features/accounts/passwords.server.ts';
import { makeInvitationLink } from '#features/accounts/renew-invitation-link.server.ts';
import { queueInvitation } from '#features/mails/queue-mails.server.ts';
import type { FieldErrors } from '#forms/form-answer.ts';
import { answerForm, handleForm } from '#forms/handle-form.server.ts';
import { parseForm } from '#forms/parse-form.server.ts';
import { toldAbout } from '#forms/refusals.server.ts';
import { redirectWithNotice } from '#http/notices.server.ts';
import { writeForSession } from '#http/session.server.ts';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { isDatabaseUnavailable, isPasswordExpired, isStorageFull } from '#platform/database-errors.server.ts';
import { log } from '#platform/log.server.ts';
import type { Notice } from '#ui/notices.ts';
import { requireRecentPassword } from '../../account/recent-password.server.ts';
import { type AccountField, accountForm } from './account-form.ts';

type Context = Readonly<RouterContextProvider>;

/**
 * Creates the account and queues its invitation in one transaction: with the temporary password, or with a link if that is
 * left empty. A new account of staff needs a recent password of the actor.
 * @see core §4 Admin create, §8 @see PD-15 @see PD-65
 */
export async function createAccountFromForm(form: FormData, context: Context) {
  const schema = form.get('password') === '' ? InvitedAccountSchema : NewAccountSchema;
  const posted = parseForm<typeof InvitedAccountSchema, AccountField>(form, schema, accountForm);
  const returnWithNotice = (status: number, errors: FieldErrors<AccountField>, text: PlainTranslationKey) => {
    const notice: Notice = { tone: 'error', title: 'error.title', text };
    return answerForm(context, posted, { errors, notice }, { status });
  };
  return handleForm(context, posted, async (account: Invited, returnErrors) => {
    const weakness = account.password === undefined ? null : await findWeakness(account.password, account);
    if (weakness) return returnErrors({ password: `validation.password.${weakness}` });
    const unproved = account.role !== 'parent' ? await requireRecentPassword(form, context) : null;
    if (unproved) return returnErrors({ currentPassword: unproved.error }, unproved.init);
    let id: string;
    try {
      id = await createAndInvite(account, context);
    } catch (error) {
      const told = toldAbout(error, {
        'address in use': () =>
          returnWithNotice(400, { email: 'admin.create.addressUsed' }, 'admin.create.addressUsed'),
      });
      if (told) return told;
      if (isPasswordExpired(error)) throw error;
      log.error({ err: error }, 'an account could not be created');
      const text = isStorageFull(error) ? 'error.storageFull' : 'admin.create.failed';
      return returnWithNotice(isDatabaseUnavailable(error) ? 503 : 500, {}, text);
    }
    const { email, role } = account;
    throw redirectWithNotice(context, href('/admin-console'), {
      tone: 'success',
      text: 'admin.create.success',
      parameters: { email, role },
      action: { to: href('/admin-console/accounts/:accountId', { accountId: id }), text: 'admin.create.open' },
    });
  });
}

type Invited = Omit<NewAccount, 'password'> & { password?: string | undefined };

async function createAndInvite({ password, ...account }: Invited, context: Context): Promise<string> {
  const passwordHash = password === undefined ? null : await hashPassword(password);
  return writeForSession(context, async (tx) => {
    const temporaryPasswordUntil = passwordHash === null ? null : temporaryPasswordExpiry();
    const personId = await createAccount(tx, { ...account, passwordHash, temporaryPasswordUntil });
    const access = password === undefined ? { token: await makeInvitationLink(tx, personId) } : { password };
    await queueInvitation(tx, { personId, ...access });
    return personId;
  });
}
