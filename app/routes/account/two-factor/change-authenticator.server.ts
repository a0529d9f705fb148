import { data, type RouterContextProvider } from 'react-router';
import { addAuthenticator, removeAuthenticator } from '../../../features/accounts/change-second-factors.server.ts';
import { EnrolmentSchema } from '../../../features/accounts/second-factors.schema.ts';
import { setUpAuthenticator } from '../../../features/accounts/totp.server.ts';
import { handleForm } from '../../../forms/handle-form.server.ts';
import { parseForm } from '../../../forms/parse-form.server.ts';
import { getSession, sessionToken } from '../../../http/session.server.ts';
import { servicesContext } from '../../../platform/request-context.server.ts';
import { enrolmentForm } from './enrolment-form.ts';
import { addedResponse, backToPage, refusedResponse, writeOwn } from './second-factor-responses.server.ts';

type Context = Readonly<RouterContextProvider>;

export async function enrolFromForm(form: FormData, context: Context) {
  const { personId, email } = getSession(context);
  const posted = parseForm(form, EnrolmentSchema, enrolmentForm);
  const response = await handleForm(posted, async (enrolment, returnErrors) => {
    const { keyring } = context.get(servicesContext);
    const own = { personId, token: sessionToken(context) ?? '', ...enrolment };
    const added = await writeOwn(context, (tx) => addAuthenticator(tx, keyring, own));
    if (added.outcome === 'refused') return refusedResponse(context);
    if (added.outcome === 'added') return addedResponse(context, added.codes, 'twoFactor.added');
    return returnErrors({ code: 'validation.code.wrong' });
  });
  // The secret stays the same: the app may have it already.
  const secret = EnrolmentSchema.shape.secret.safeParse(form.get('secret'));
  const setup = secret.success ? setUpAuthenticator(secret.data, email) : null;
  return data({ ...response.data, setup }, response.init ?? undefined);
}

export async function removeAuthenticatorOf(context: Context) {
  const isRemoved = await writeOwn(context, (tx) => removeAuthenticator(tx, sessionToken(context) ?? ''));
  if (!isRemoved) return refusedResponse(context);
  throw backToPage(context, 'twoFactor.removed');
}
