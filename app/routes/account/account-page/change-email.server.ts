import type { RouterContextProvider } from 'react-router';
import { href } from 'react-router';
import { type EmailChangeField, EmailChangeSchema } from '#features/accounts/accounts.schema.ts';
import {
  cancelOwnEmailChange,
  type EmailChangeRequest,
  requestEmailChange,
} from '#features/accounts/change-email.server.ts';
import { handleForm } from '#forms/handle-form.server.ts';
import { parseForm } from '#forms/parse-form.server.ts';
import { redirectWithNotice } from '#http/notices.server.ts';
import { sessionToken, writeForSession } from '#http/session.server.ts';
import type { Notice } from '#ui/notices.ts';
import { requireRecentPassword } from '../recent-password.server.ts';
import { emailForm } from './email-form.ts';

type Context = Readonly<RouterContextProvider>;

/** The response is the same for a free address and for that of another account. @see PD-40 */
export async function changeEmailFromForm(form: FormData, context: Context) {
  const posted = parseForm<typeof EmailChangeSchema, EmailChangeField>(form, EmailChangeSchema, emailForm);
  return handleForm(context, posted, async ({ email }, returnErrors) => {
    const unproved = await requireRecentPassword(form, context);
    if (unproved) return returnErrors({ currentPassword: unproved.error }, unproved.init);
    const outcome: EmailChangeRequest = await writeForSession(context, (tx) =>
      requestEmailChange(tx, sessionToken(context) ?? '', email),
    );
    switch (outcome) {
      case 'unchanged':
        return returnErrors({ email: 'account.changeEmail.unchanged' });
      case 'too many': {
        const headers = { 'Retry-After': '3600' };
        return returnErrors({ email: 'account.changeEmail.tooMany' }, { status: 429, headers });
      }
      case 'refused':
        return returnErrors({ currentPassword: 'account.password.again' });
      case 'requested':
        throw toAccount(context, { tone: 'success', text: 'account.changeEmail.success' });
    }
  });
}

export async function cancelEmailOf(context: Context): Promise<never> {
  await writeForSession(context, cancelOwnEmailChange);
  throw toAccount(context, { tone: 'success', text: 'account.changeEmail.cancelled' });
}

const toAccount = (context: Context, notice: Notice) => redirectWithNotice(context, href('/account'), notice);
