import type { RouterContextProvider } from 'react-router';
import { SignInSchema } from '../../features/accounts/accounts.schema.ts';
import { renewTemporaryPassword } from '../../features/accounts/renew-temporary-password.server.ts';
import { type SignInResult, signIn } from '../../features/accounts/sign-in.server.ts';
import { sealInvitation } from '../../features/mails/queue-mails.server.ts';
import type { FieldErrors } from '../../forms/invalid-form.ts';
import { onlyText, parseForm } from '../../forms/parse-form.server.ts';
import { cookiesFor, readCookie } from '../../http/cookies.server.ts';
import { dataWithNotice, redirectWithNotice } from '../../http/notices.server.ts';
import { safeRedirect, sessionToken } from '../../http/session.server.ts';
import type { PlainTranslationKey } from '../../i18n/translate.ts';
import { isDatabaseUnavailable } from '../../platform/database-errors.server.ts';
import { log } from '../../platform/log.server.ts';
import { requestOriginContext, servicesContext } from '../../platform/request-context.server.ts';
import { digest } from '../../platform/sealing.server.ts';
import { securityLog } from '../../platform/security-log.server.ts';
import type { Notice } from '../../ui/notices.ts';
import { attemptRefusal } from './attempt-refusal.server.ts';
import { signInForm } from './password-forms.ts';
import { signedInResponse, toSecondStep } from './sign-in-responses.server.ts';

type Context = Readonly<RouterContextProvider>;

/** @see core §4 Login form, §5, §8 @see R6 */
export async function signInFromForm(form: FormData, request: Request, context: Context) {
  const { values, parsed } = parseForm(form, SignInSchema, signInForm);
  const { email } = values;
  if (!parsed.ok) return refuse(context, 400, { errors: parsed.errors, email });

  const result = await signIn({
    ...parsed.value,
    network: context.get(requestOriginContext).network,
    oldToken: sessionToken(context),
    deviceToken: readCookie(request, cookiesFor(context).device),
  }).catch((error: unknown) => ({ outcome: 'failed' as const, error }));
  if (result.outcome === 'failed') return failureResponse(result.error, email, context);
  const wanted = safeRedirect(form.get('redirectTo'), context);
  if (result.outcome === 'second factor') throw toSecondStep(result.token, wanted, context);
  if (result.outcome !== 'signed in') {
    logRefusal(result, parsed.value.email, context);
    return refusalResponse(result, email, context);
  }
  throw await signedInResponse(result, wanted, context);
}

/** Requests a new temporary password with the proof in the form. @see PD-34 */
export async function renewPasswordFromForm(form: FormData, context: Context) {
  const { keyring } = context.get(servicesContext);
  const result = await renewTemporaryPassword({
    proof: onlyText(form, 'proof') ?? '',
    network: context.get(requestOriginContext).network,
    sealForMail: (password) => sealInvitation(keyring, password),
  }).catch((error: unknown) => ({ outcome: 'failed' as const, error }));
  if (result.outcome === 'failed') return failureResponse(result.error, '', context);
  if (result.outcome === 'busy') return unavailableResponse('', context);
  if (result.outcome === 'invalid') return refuse(context, 400, { problem: 'login.problem.renewalInvalid', email: '' });

  const wanted = safeRedirect(form.get('redirectTo'), context);
  throw redirectWithNotice(
    context,
    wanted ? `/parent-login?redirectTo=${encodeURIComponent(wanted)}` : '/parent-login',
    { tone: 'success', title: 'success.title', text: 'login.renew.done' },
  );
}

type Refused = Exclude<SignInResult, { outcome: 'signed in' | 'second factor' }>;

/** Logs the same line for known and unknown addresses. @see R6 @see R12 */
function logRefusal(result: Refused, email: string, context: Context): void {
  const { keyring } = context.get(servicesContext);
  const place = { table: 'sign_in_attempts', column: 'address', id: 'log' };
  const addressDigest = digest(keyring, place, [email]).toString('hex').slice(0, 16);
  const origin = context.get(requestOriginContext);
  if (result.outcome === 'busy') securityLog.record('sign-in turned away', origin);
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
      return refuse(context, init.status, { notice: failed(error), problem, email }, init.headers);
    }
    case 'suspended':
      return refuse(context, 400, { notice: failed('login.suspended'), problem: 'login.problem.suspended', email });
    case 'expired':
      return refuse(context, 400, {
        notice: failed('login.expired'),
        problem: 'login.problem.expired',
        renewalProof: result.proof,
        email,
      });
    case 'refused':
      return refuse(context, 400, {
        notice: failed('login.invalidCredentials'),
        problem: 'login.problem.credentials',
        email,
      });
  }
}

/** Keeps the typed values and asks the user to try again. @see PD-22 */
export function failureResponse(error: unknown, email: string, context: Context) {
  log.error({ err: error, requestId: context.get(requestOriginContext).id }, 'a sign-in failed unexpectedly');
  if (isDatabaseUnavailable(error)) return unavailableResponse(email, context);
  return refuse(context, 500, unexpectedly(email));
}

function unavailableResponse(email: string, context: Context) {
  return refuse(context, 503, unexpectedly(email));
}

function unexpectedly(email: string): Refusal {
  const notice: Notice = { tone: 'error', title: 'error.title', text: 'error.unexpected' };
  return { notice, problem: 'login.problem.unexpected', email };
}

interface Refusal {
  email: string;
  errors?: FieldErrors<'email' | 'password'>;
  notice?: Notice;
  /** Shown above the fields: an error must not appear only as a notice. */
  problem?: PlainTranslationKey;
  /** Allows requesting a new temporary password. @see PD-34 */
  renewalProof?: string;
}

export function refuse(
  context: Context,
  status: number,
  { email, ...refusal }: Refusal,
  headers: Record<string, string> = {},
) {
  const nothing = {
    values: { email, password: '' },
    errors: {} as FieldErrors<'email' | 'password'>,
    notice: null as Notice | null,
    problem: null as PlainTranslationKey | null,
    renewalProof: null as string | null,
  };
  return dataWithNotice(context, { ...nothing, ...refusal }, { status, headers });
}
