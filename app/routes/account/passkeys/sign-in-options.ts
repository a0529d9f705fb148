import { challengeSignIn } from '#features/accounts/passkey-sign-in.server.ts';
import { relyingPartyOf } from '#features/accounts/relying-party.server.ts';
import { cookiesFor, writeCookie } from '#http/cookies.server.ts';
import { requestOriginContext, servicesContext } from '#platform/request-context.server.ts';
import type { Route } from './+types/sign-in-options.ts';
import { passkeyOptions } from './passkey-options.server.ts';

/** WebAuthn options to sign in without a password, for requests by script. */
export async function action({ context }: Route.ActionArgs) {
  const { network } = context.get(requestOriginContext);
  const issued = await challengeSignIn(network, relyingPartyOf(context.get(servicesContext).appUrl));
  const response = passkeyOptions(issued?.options ?? null, 429);
  if (issued)
    response.headers.append('Set-Cookie', writeCookie(cookiesFor(context).passkeySignIn, issued.browserToken));
  return response;
}
