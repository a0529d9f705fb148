import { data, type RouterContextProvider, redirect } from 'react-router';
import { type EmailChangeField, EmailChangeSchema } from '../../../features/accounts/accounts.schema.ts';
import {
  cancelOwnEmailChange,
  type EmailChangeRequest,
  requestEmailChange,
} from '../../../features/accounts/email-changes.server.ts';
import { type FieldErrors, parseForm } from '../../../forms/parse-form.server.ts';
import { getSession, sessionToken } from '../../../http/session.server.ts';
import { toastHeader } from '../../../http/toasts.server.ts';
import { person, writeAs } from '../../../platform/database.server.ts';
import type { Notice } from '../../../ui/notices.ts';
import { requireRecentPassword } from '../recent-password.server.ts';
import type { AccountRefusals } from './account-refusals.ts';
import { emailForm } from './email-form.ts';

type Context = Readonly<RouterContextProvider>;

/** The response is the same for a free address and for that of another account. @see PD-40 */
export async function changeEmailFromForm(form: FormData, context: Context) {
  const { values, parsed } = parseForm(form, EmailChangeSchema, emailForm);
  const refuse = (errors: FieldErrors<EmailChangeField>, init: ResponseInit = { status: 400 }) =>
    data<AccountRefusals>({ email: { values, errors } }, init);
  if (!parsed.ok) return refuse(parsed.errors);
  const unproved = await requireRecentPassword(form, context);
  if (unproved) return refuse({ currentPassword: unproved.error }, unproved.init);
  const { personId } = getSession(context);
  const outcome: EmailChangeRequest = await writeAs(person(personId), (tx) =>
    requestEmailChange(tx, sessionToken(context) ?? '', parsed.value.email),
  );
  switch (outcome) {
    case 'unchanged':
      return refuse({ email: 'account.changeEmail.unchanged' });
    case 'too many':
      return refuse({ email: 'account.changeEmail.tooMany' }, { status: 429, headers: { 'Retry-After': '3600' } });
    case 'refused':
      return refuse({ currentPassword: 'account.password.again' });
    case 'requested':
      throw toAccount(context, { tone: 'success', text: 'account.changeEmail.success' });
  }
}

export async function cancelEmailOf(context: Context): Promise<never> {
  await writeAs(person(getSession(context).personId), cancelOwnEmailChange);
  throw toAccount(context, { tone: 'success', text: 'account.changeEmail.cancelled' });
}

const toAccount = (context: Context, notice: Notice) =>
  redirect('/account', { status: 303, headers: toastHeader(context, notice) });
