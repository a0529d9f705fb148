import { beginPasskey } from '#features/accounts/change-passkeys.server.ts';
import { relyingPartyOf } from '#features/accounts/relying-party.server.ts';
import { signedInResource } from '#http/guards.server.ts';
import { getSession, sessionToken, writeForSession } from '#http/session.server.ts';
import { servicesContext } from '#platform/request-context.server.ts';
import { passkeyOptions } from '../passkeys/passkey-options.server.ts';
import type { Route } from './+types/passkey-options.ts';

export const middleware: Route.MiddlewareFunction[] = [signedInResource];

/** WebAuthn options to add a passkey, for requests by script. */
export async function action({ context }: Route.ActionArgs) {
  const { email, fullName } = getSession(context);
  const relyingParty = relyingPartyOf(context.get(servicesContext).appUrl);
  const options = await writeForSession(context, (tx) =>
    beginPasskey(tx, relyingParty, { email, fullName, token: sessionToken(context) ?? '' }),
  );
  return passkeyOptions(options, 409);
}
