import type { RouterContextProvider } from 'react-router';
import { addAuthenticator, removeAuthenticator } from '#features/accounts/change-second-factors.server.ts';
import { CodeSchema } from '#features/accounts/second-factors.schema.ts';
import { handleForm } from '#forms/handle-form.server.ts';
import { parseForm } from '#forms/parse-form.server.ts';
import { sessionToken } from '#http/session.server.ts';
import { enrolmentForm } from './enrolment-form.ts';
import { addedResponse, backToPage, refusedResponse, writeOwn } from './second-factor-responses.server.ts';

type Context = Readonly<RouterContextProvider>;

export async function enrolFromForm(form: FormData, context: Context) {
  return handleForm(context, parseForm(form, CodeSchema, enrolmentForm), async ({ code }, returnErrors) => {
    const own = { token: sessionToken(context) ?? '', code };
    const added = await writeOwn(context, (tx) => addAuthenticator(tx, own));
    switch (added.outcome) {
      case 'added':
        return addedResponse(context, added.codes, 'twoFactor.added');
      case 'wrong code':
        return returnErrors({ code: 'validation.code.wrong' });
      case 'expired':
        return returnErrors({ code: 'twoFactor.enrol.expired' }, { status: 409 });
      case 'refused':
        return refusedResponse(context);
    }
  });
}

export async function removeAuthenticatorOf(context: Context) {
  const isRemoved = await writeOwn(context, (tx) => removeAuthenticator(tx, sessionToken(context) ?? ''));
  if (!isRemoved) return refusedResponse(context);
  throw backToPage(context, 'twoFactor.removed');
}
