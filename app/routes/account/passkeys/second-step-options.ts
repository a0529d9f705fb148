import { challengeSecondStep } from '#features/accounts/passkey-step.server.ts';
import { relyingPartyOf } from '#features/accounts/relying-party.server.ts';
import { cookiesFor, readCookie } from '#http/cookies.server.ts';
import { servicesContext } from '#platform/request-context.server.ts';
import type { Route } from './+types/second-step-options.ts';
import { passkeyOptions } from './passkey-options.server.ts';

/** WebAuthn options to confirm a waiting sign-in, for requests by script. */
export async function action({ request, context }: Route.ActionArgs) {
  const token = readCookie(request, cookiesFor(context).pendingSignIn) ?? '';
  return passkeyOptions(await challengeSecondStep(token, relyingPartyOf(context.get(servicesContext).appUrl)), 404);
}
