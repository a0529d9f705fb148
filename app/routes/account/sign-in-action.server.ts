import { data, type RouterContextProvider, redirect } from 'react-router';
import { SignInSchema } from '../../features/accounts/accounts.schema.ts';
import { renewTemporaryPassword } from '../../features/accounts/password-renewal.server.ts';
import { type SignInResult, signIn } from '../../features/accounts/sign-in.server.ts';
import { sealInvitation } from '../../features/mails/mails.server.ts';
import { type FieldErrors, onlyText, parseForm } from '../../forms/parse-form.server.ts';
import { cookiesFor, readCookie } from '../../http/cookies.server.ts';
import { safeRedirect, sessionToken } from '../../http/session.server.ts';
import { noticeOnThisPage, toastHeader } from '../../http/toasts.server.ts';
import type { PlainTranslationKey } from '../../i18n/translate.ts';
import { isDatabaseUnavailable } from '../../platform/database-errors.server.ts';
import { log } from '../../platform/log.server.ts';
import { requestOriginContext, servicesContext } from '../../platform/request-context.server.ts';
import { digest } from '../../platform/sealing.server.ts';
import { securityLog } from '../../platform/security-log.server.ts';
import type { Notice } from '../../ui/notices.ts';
import { enterPortal, toSecondStep } from './enter-portal.server.ts';
import { signInForm } from './password-forms.ts';

type Context = Readonly<RouterContextProvider>;

/** @see core §4 Login form, §5, §8 @see R6 */
export async function signInFromForm(form: FormData, request: Request, context: Context) {
  const { values, parsed } = parseForm(form, SignInSchema, signInForm);
  const { email } = values;
  if (!parsed.ok) return refuse(400, { errors: parsed.errors, email });

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
  throw await enterPortal(result, wanted, context);
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
  if (result.outcome === 'invalid') return refuse(400, { problem: 'login.problem.renewalInvalid', email: '' });

  const wanted = safeRedirect(form.get('redirectTo'), context);
  throw redirect(wanted ? `/parent-login?redirectTo=${encodeURIComponent(wanted)}` : '/parent-login', {
    status: 303,
    headers: toastHeader(context, { tone: 'success', title: 'success.title', text: 'login.renew.done' }),
  });
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
  const failed = (text: PlainTranslationKey) =>
    noticeOnThisPage(context, { tone: 'error', title: 'login.failed', text });
  switch (result.outcome) {
    case 'busy':
      return unavailableResponse(email, context);
    case 'too many': {
      const headers = { 'Retry-After': String(result.retryAfterSeconds) };
      return refuse(429, { toast: failed('login.tooMany'), problem: 'login.problem.tooMany', email }, headers);
    }
    case 'suspended':
      return refuse(400, { toast: failed('login.suspended'), problem: 'login.problem.suspended', email });
    case 'expired':
      return refuse(400, {
        toast: failed('login.expired'),
        problem: 'login.problem.expired',
        renewalProof: result.proof,
        email,
      });
    case 'refused':
      return refuse(400, {
        toast: failed('login.invalidCredentials'),
        problem: 'login.problem.credentials',
        email,
      });
  }
}

/** Keeps the typed values and asks the user to try again. @see PD-22 */
export function failureResponse(error: unknown, email: string, context: Context) {
  log.error({ err: error, requestId: context.get(requestOriginContext).id }, 'a sign-in failed unexpectedly');
  if (isDatabaseUnavailable(error)) return unavailableResponse(email, context);
  return refuse(500, unexpectedly(email, context));
}

function unavailableResponse(email: string, context: Context) {
  return refuse(503, unexpectedly(email, context));
}

const unexpected: Notice = { tone: 'error', title: 'error.title', text: 'error.unexpected' };

function unexpectedly(email: string, context: Context): Refusal {
  return { toast: noticeOnThisPage(context, unexpected), problem: 'login.problem.unexpected', email };
}

interface Refusal {
  email: string;
  errors?: FieldErrors<'email' | 'password'>;
  toast?: Notice;
  /** Shown above the fields: an error must not appear only as a toast. */
  problem?: PlainTranslationKey;
  /** Allows requesting a new temporary password. @see PD-34 */
  renewalProof?: string;
}

export function refuse(status: number, { email, ...refusal }: Refusal, headers: Record<string, string> = {}) {
  const nothing = {
    values: { email, password: '' },
    errors: {} as FieldErrors<'email' | 'password'>,
    toast: null as Notice | null,
    problem: null as PlainTranslationKey | null,
    renewalProof: null as string | null,
  };
  return data({ ...nothing, ...refusal }, { status, headers });
}
