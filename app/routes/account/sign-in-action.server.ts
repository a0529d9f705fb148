import type { RouterContextProvider } from 'react-router';
import { href } from 'react-router';
import { SignInSchema } from '#features/accounts/accounts.schema.ts';
import { renewTemporaryPassword } from '#features/accounts/renew-temporary-password.server.ts';
import { type SignInResult, signIn } from '#features/accounts/sign-in.server.ts';
import { sealInvitation } from '#features/mails/queue-mails.server.ts';
import { onlyText, parseForm } from '#forms/parse-form.server.ts';
import { cookiesFor, readCookie } from '#http/cookies.server.ts';
import { dataWithNotice, redirectWithNotice } from '#http/notices.server.ts';
import { safeRedirect, sessionToken } from '#http/session.server.ts';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { isDatabaseUnavailable } from '#platform/database-errors.server.ts';
import { log } from '#platform/log.server.ts';
import { requestOriginContext, servicesContext } from '#platform/request-context.server.ts';
import { securityLog } from '#platform/security-log.server.ts';
import type { Notice } from '#ui/notices.ts';
import { attemptRefusal } from './attempt-refusal.server.ts';
import { handleEntryForm } from './handle-entry-form.server.ts';
import { signInForm } from './password-forms.ts';
import { signedInResponse, toSecondStep } from './sign-in-responses.server.ts';

type Context = Readonly<RouterContextProvider>;

/** @see core §4 Login form, §5, §8 @see R6 */
export function signInFromForm(form: FormData, request: Request, context: Context) {
  const posted = parseForm(form, SignInSchema, signInForm);
  return handleEntryForm(context, posted, async (credentials) => {
    const { email } = posted.values;
    const result = await signIn({
      ...credentials,
      network: context.get(requestOriginContext).network,
      oldToken: sessionToken(context),
      deviceToken: readCookie(request, cookiesFor(context).device),
    }).catch((error: unknown) => ({ outcome: 'failed' as const, error }));
    if (result.outcome === 'failed') return failureResponse(result.error, email, context);
    const wanted = safeRedirect(form.get('redirectTo'), context);
    if (result.outcome === 'second factor') throw await toSecondStep(result.token, wanted, context);
    if (result.outcome === 'signed in') throw await signedInResponse(result, { request, context, wanted });
    logRefusal(result, credentials.email, context);
    return refusalResponse(result, email, context);
  });
}

/** Requests a new temporary password with the proof in the form. @see PD-34 */
export async function renewPasswordFromForm(form: FormData, context: Context) {
  const result = await renewTemporaryPassword({
    proof: onlyText(form, 'proof') ?? '',
    network: context.get(requestOriginContext).network,
    sealForMail: sealInvitation,
  }).catch((error: unknown) => ({ outcome: 'failed' as const, error }));
  if (result.outcome === 'failed') return failureResponse(result.error, '', context);
  if (result.outcome === 'busy') return unavailableResponse('', context);
  if (result.outcome === 'invalid')
    return signInErrorResponse(context, '', { problem: 'login.problem.renewalInvalid', notice: null });

  const wanted = safeRedirect(form.get('redirectTo'), context);
  throw redirectWithNotice(
    context,
    wanted ? `${href('/parent-login')}?redirectTo=${encodeURIComponent(wanted)}` : href('/parent-login'),
    { tone: 'success', title: 'success.title', text: 'login.renew.done' },
  );
}

type Refused = Exclude<SignInResult, { outcome: 'signed in' | 'second factor' }>;

/** Logs the same line for known and unknown addresses. @see R6 @see R12 */
function logRefusal(result: Refused, email: string, context: Context): void {
  const { keyring } = context.get(servicesContext);
  const place = { table: 'sign_in_attempts', column: 'address', id: 'log' };
  const addressDigest = keyring.digest(place, [email]).toString('hex').slice(0, 16);
  const origin = context.get(requestOriginContext);
  if (result.outcome === 'busy') securityLog.record('sign-in queue full', origin);
  else if (result.outcome === 'too many')
    securityLog.record('sign-in limited', origin, { addressDigest, reached: result.reached });
  else securityLog.record('sign-in failed', origin, { addressDigest, reason: result.outcome });
}

export function refusalResponse(result: Refused, email: string, context: Context) {
  const failed = (text: PlainTranslationKey): Notice => ({ tone: 'error', title: 'login.failed', text });
  switch (result.outcome) {
    case 'busy':
      return unavailableResponse(email, context);
    case 'too many': {
      const { error, problem, init } = attemptRefusal(result);
      return signInErrorResponse(context, email, { notice: failed(error), problem }, init);
    }
    case 'suspended':
      return signInErrorResponse(context, email, {
        notice: failed('login.suspended'),
        problem: 'login.problem.suspended',
      });
    case 'expired':
      return signInErrorResponse(context, email, {
        notice: failed('login.expired'),
        problem: 'login.problem.expired',
        renewalProof: result.proof,
      });
    case 'refused':
      return signInErrorResponse(context, email, {
        notice: failed('login.invalidCredentials'),
        problem: 'login.invalidCredentials',
      });
  }
}

/** Keeps the typed values and asks the user to try again. @see PD-22 */
export function failureResponse(error: unknown, email: string, context: Context) {
  log.error({ err: error, requestId: context.get(requestOriginContext).id }, 'a sign-in failed unexpectedly');
  if (isDatabaseUnavailable(error)) return unavailableResponse(email, context);
  return signInErrorResponse(context, email, unexpected, { status: 500 });
}

function unavailableResponse(email: string, context: Context) {
  return signInErrorResponse(context, email, unexpected, { status: 503 });
}

const unexpected: Refusal = {
  notice: { tone: 'error', title: 'error.title', text: 'error.unexpected' },
  problem: 'login.problem.unexpected',
};

interface Refusal {
  /** Shown above the fields: an error must not appear only as a notice. */
  problem: PlainTranslationKey;
  notice: Notice | null;
  /** Allows requesting a new temporary password. @see PD-34 */
  renewalProof?: string;
}

export function signInErrorResponse(
  context: Context,
  email: string,
  refusal: Refusal,
  init: ResponseInit = { status: 400 },
) {
  return dataWithNotice(
    context,
    {
      kind: 'invalid' as const,
      values: { email, password: '' },
      errors: {},
      ...refusal,
      problem: { text: refusal.problem },
    },
    init,
  );
}
