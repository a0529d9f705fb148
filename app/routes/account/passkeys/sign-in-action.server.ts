import type { RouterContextProvider } from 'react-router';
import { signInWithPasskey } from '#features/accounts/passkey-sign-in.server.ts';
import { relyingPartyOf } from '#features/accounts/relying-party.server.ts';
import { onlyText } from '#forms/parse-form.server.ts';
import { cookiesFor, readCookie } from '#http/cookies.server.ts';
import { safeRedirect, sessionToken } from '#http/session.server.ts';
import { requestOriginContext, servicesContext } from '#platform/request-context.server.ts';
import { securityLog } from '#platform/security-log.server.ts';
import { failureResponse, refusalResponse, signInErrorResponse } from '../sign-in-action.server.ts';
import { signedInResponse } from '../sign-in-responses.server.ts';

type Context = Readonly<RouterContextProvider>;

/** @see R5 @see PD-34 */
export async function signInFromPasskey(form: FormData, request: Request, context: Context) {
  const origin = context.get(requestOriginContext);
  const { device, passkeySignIn } = cookiesFor(context);
  const attempt = {
    response: onlyText(form, 'response') ?? '',
    browserToken: readCookie(request, passkeySignIn),
    network: origin.network,
    oldToken: sessionToken(context),
    deviceToken: readCookie(request, device),
  };
  const site = relyingPartyOf(context.get(servicesContext).appUrl);
  const result = await signInWithPasskey(attempt, site).catch((error: unknown) => ({
    outcome: 'failed' as const,
    error,
  }));
  switch (result.outcome) {
    case 'failed':
      return failureResponse(result.error, '', context);
    case 'signed in':
      throw await signedInResponse(result, {
        request,
        context,
        wanted: safeRedirect(form.get('redirectTo'), context),
      });
    case 'refused': {
      securityLog.record('sign-in failed', origin, { reason: result.reason });
      const notice = { tone: 'error', title: 'login.failed', text: 'passkey.problem.refused' } as const;
      return signInErrorResponse(context, '', { notice, problem: 'passkey.problem.refused' });
    }
    case 'too many':
      securityLog.record('sign-in limited', origin, { reached: result.reached });
      return refusalResponse(result, '', context);
    default:
      securityLog.record('sign-in failed', origin, { reason: result.outcome });
      return refusalResponse(result, '', context);
  }
}
