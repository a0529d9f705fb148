import type { RouterContextProvider } from 'react-router';
import { confirmSignIn, type SecondStepResult } from '#features/accounts/confirm-sign-in.server.ts';
import { confirmWithPasskey } from '#features/accounts/passkey-step.server.ts';
import { relyingPartyOf } from '#features/accounts/relying-party.server.ts';
import { CodeSchema } from '#features/accounts/second-factors.schema.ts';
import { answerForm } from '#forms/handle-form.server.ts';
import { onlyText, type PostedForm, parseForm } from '#forms/parse-form.server.ts';
import { cookiesFor, readCookie } from '#http/cookies.server.ts';
import { safeRedirect, sessionToken } from '#http/session.server.ts';
import { fallbackInOutage } from '#platform/database-errors.server.ts';
import { requestOriginContext, servicesContext } from '#platform/request-context.server.ts';
import { securityLog } from '#platform/security-log.server.ts';
import { attemptRefusal } from './attempt-refusal.server.ts';
import { handleEntryForm } from './handle-entry-form.server.ts';
import { signInCodeForm } from './sign-in-code-form.ts';
import { signedInResponse, toFirstStep } from './sign-in-responses.server.ts';

type Context = Readonly<RouterContextProvider>;

const busy = { outcome: 'busy' } as const;

/** A code of the authenticator app or a recovery code, after the password. @see R5 */
export function confirmCodeFromForm(form: FormData, request: Request, context: Context) {
  const posted = parseForm(form, CodeSchema, signInCodeForm);
  return handleEntryForm(context, posted, async ({ code }, returnErrors) => {
    const step = { ...stepOf(request, context), code };
    const result = await confirmSignIn(step).catch(fallbackInOutage(busy));
    if (result.outcome !== 'refused') return respond(result, posted, { form, request, context });
    logRefusal(result.reason, context);
    return returnErrors({ code: 'validation.code.wrong' });
  });
}

/** A passkey, after the password. @see R5 */
export async function confirmPasskeyFromForm(form: FormData, request: Request, context: Context) {
  const step = { ...stepOf(request, context), response: onlyText(form, 'response') ?? '' };
  const site = relyingPartyOf(context.get(servicesContext).appUrl);
  const result = await confirmWithPasskey(step, site).catch(fallbackInOutage(busy));
  if (result.outcome !== 'refused') return respond(result, withoutCode, { form, request, context });
  logRefusal(result.reason, context);
  return answerForm(context, withoutCode, { problem: { text: 'passkey.problem.refused' } });
}

const withoutCode: Pick<PostedForm<'code', unknown>, 'form' | 'values'> = {
  form: signInCodeForm,
  values: { code: '' },
};

function stepOf(request: Request, context: Context) {
  const { pendingSignIn, device } = cookiesFor(context);
  return {
    token: readCookie(request, pendingSignIn) ?? '',
    network: context.get(requestOriginContext).network,
    oldToken: sessionToken(context),
    deviceToken: readCookie(request, device),
  };
}

type OtherResult = Exclude<SecondStepResult, { outcome: 'refused' }> | typeof busy;

interface PostedStep {
  form: FormData;
  request: Request;
  context: Context;
}

async function respond(result: OtherResult, posted: typeof withoutCode, { form, request, context }: PostedStep) {
  const wanted = safeRedirect(onlyText(form, 'redirectTo'), context);
  if (result.outcome === 'signed in') throw await signedInResponse(result, { request, context, wanted });
  if (result.outcome === 'ended') throw toFirstStep(wanted, context);
  if (result.outcome === 'too many')
    securityLog.record('sign-in limited', context.get(requestOriginContext), { reached: result.reached });
  const { problem, init } = attemptRefusal(result);
  return answerForm(context, posted, { problem: { text: problem } }, init);
}

function logRefusal(reason: string, context: Context): void {
  securityLog.record('sign-in failed', context.get(requestOriginContext), { reason });
}
