import { sealedTable } from '#platform/reseal.server.ts';
import type { SealingContext } from '#platform/sealing.server.ts';

/** @param id the id of the person */
export const authenticatorContext = (id: string): SealingContext => contextIn('authenticators', id);

/** An app that waits for its first code. */
export const authenticatorSetupContext = (id: string): SealingContext => contextIn('authenticator_setups', id);

const contextIn = (table: string, id: string): SealingContext => ({ table, column: 'sealed_secret', id });

export const sealedAuthenticators = secretsIn('authenticators');
export const sealedAuthenticatorSetups = secretsIn('authenticator_setups');

function secretsIn(name: string) {
  return sealedTable({ name, sealed: ['sealed_secret'], contextOf: (_, { id }) => contextIn(name, id) });
}
