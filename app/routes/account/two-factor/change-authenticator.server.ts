import { data, type RouterContextProvider } from 'react-router';
import { addAuthenticator, removeAuthenticator } from '../../../features/accounts/change-second-factors.server.ts';
import { EnrolmentSchema } from '../../../features/accounts/second-factors.schema.ts';
import { setUpAuthenticator } from '../../../features/accounts/totp.server.ts';
import type { FieldErrors } from '../../../forms/invalid-form.ts';
import { parseForm } from '../../../forms/parse-form.server.ts';
import { getSession, sessionToken } from '../../../http/session.server.ts';
import { servicesContext } from '../../../platform/request-context.server.ts';
import { enrolmentForm } from './enrolment-form.ts';
import { addedResponse, backToPage, refusedResponse, writeOwn } from './second-factor-responses.server.ts';

type Context = Readonly<RouterContextProvider>;

export async function enrolFromForm(form: FormData, context: Context) {
  const { personId, email } = getSession(context);
  const { intent, values, parsed } = parseForm(form, EnrolmentSchema, enrolmentForm);
  // The secret stays the same: the app may have it already.
  const secret = EnrolmentSchema.shape.secret.safeParse(form.get('secret'));
  const setup = secret.success ? setUpAuthenticator(secret.data, email) : null;
  const invalidResponse = (shown: typeof values, errors: FieldErrors<'code' | 'secret'>) =>
    data({ intent, values: shown, errors, setup }, { status: 400 });
  if (!parsed.ok) return invalidResponse(values, parsed.errors);
  const { keyring } = context.get(servicesContext);
  const enrolment = { personId, token: sessionToken(context) ?? '', ...parsed.value };
  const added = await writeOwn(context, (tx) => addAuthenticator(tx, keyring, enrolment));
  if (added.outcome === 'refused') return refusedResponse(context);
  if (added.outcome === 'added') return addedResponse(context, added.codes, 'twoFactor.added');
  return invalidResponse({ ...values, code: '' }, { code: 'validation.code.wrong' });
}

export async function removeAuthenticatorOf(context: Context) {
  const isRemoved = await writeOwn(context, (tx) => removeAuthenticator(tx, sessionToken(context) ?? ''));
  if (!isRemoved) return refusedResponse(context);
  throw backToPage(context, 'twoFactor.removed');
}
