import { data, type RouterContextProvider, redirect } from 'react-router';
import { InvitedAccountSchema, type NewAccount, NewAccountSchema } from '../../../features/accounts/accounts.schema.ts';
import { AccountRefused } from '../../../features/accounts/change-account.server.ts';
import { createAccount } from '../../../features/accounts/create-account.server.ts';
import { findWeakness } from '../../../features/accounts/password-blocklist.server.ts';
import { makeInvitationLink } from '../../../features/accounts/password-links.server.ts';
import { hashPassword, temporaryUntil } from '../../../features/accounts/passwords.server.ts';
import { queueInvitation } from '../../../features/mails/mails.server.ts';
import { type FieldErrors, parseForm } from '../../../forms/parse-form.server.ts';
import { getSession } from '../../../http/session.server.ts';
import { noticeOnThisPage, toastHeader } from '../../../http/toasts.server.ts';
import type { PlainTranslationKey } from '../../../i18n/translate.ts';
import { person, writeAs } from '../../../platform/database.server.ts';
import { isDatabaseUnavailable, isStorageFull } from '../../../platform/database-errors.server.ts';
import { log } from '../../../platform/log.server.ts';
import { servicesContext } from '../../../platform/request-context.server.ts';
import type { Notice } from '../../../ui/notices.ts';
import { type AccountField, accountForm } from './account-form.ts';

type Context = Readonly<RouterContextProvider>;

/**
 * Creates the account and queues its invitation in one transaction: with the temporary password, or with a link if that is
 * left empty.
 * @see core §4 Admin create, §8 @see PD-15
 */
export async function createAccountFromForm(form: FormData, context: Context) {
  const schema = form.get('password') === '' ? InvitedAccountSchema : NewAccountSchema;
  const { values, parsed } = parseForm<typeof InvitedAccountSchema, AccountField>(form, schema, accountForm);
  const refuse = (status: number, errors: FieldErrors<AccountField>, message?: PlainTranslationKey) => {
    const toast: Notice | null = message
      ? noticeOnThisPage(context, { tone: 'error', title: 'error.title', text: message })
      : null;
    return data({ refused: { errors, values }, toast, confirmation: null }, { status });
  };
  if (!parsed.ok) return refuse(400, parsed.errors);
  const account: Invited = parsed.value;
  const weakness = account.password === undefined ? null : await findWeakness(account.password, account);
  if (weakness) return refuse(400, { password: `validation.password.${weakness}` });
  let id: string;
  try {
    id = await createAndInvite(account, context);
  } catch (error) {
    if (error instanceof AccountRefused && error.reason === 'address in use')
      return refuse(400, { email: 'admin.create.addressUsed' }, 'admin.create.addressUsed');
    log.error({ err: error }, 'an account could not be created');
    return refuse(
      isDatabaseUnavailable(error) ? 503 : 500,
      {},
      isStorageFull(error) ? 'error.storageFull' : 'admin.create.failed',
    );
  }
  const { email, role } = parsed.value;
  const parameters = { email, role };
  throw redirect('/admin-console?add', {
    status: 303,
    headers: toastHeader(context, {
      tone: 'success',
      text: 'admin.create.success',
      parameters,
      action: { to: `/admin-console/accounts/${id}`, text: 'admin.create.open' },
    }),
  });
}

type Invited = Omit<NewAccount, 'password'> & { password?: string | undefined };

async function createAndInvite({ password, ...account }: Invited, context: Context): Promise<string> {
  const actorId = getSession(context).personId;
  const { keyring } = context.get(servicesContext);
  const passwordHash = password === undefined ? null : await hashPassword(password);
  return writeAs(person(actorId), async (tx) => {
    const temporaryPasswordUntil = passwordHash === null ? null : temporaryUntil();
    const personId = await createAccount(tx, { ...account, passwordHash, temporaryPasswordUntil }, actorId);
    const access = password === undefined ? { token: await makeInvitationLink(tx, personId) } : { password };
    await queueInvitation(tx, keyring, { personId, actorId, ...access });
    return personId;
  });
}
