import type { RouterContextProvider } from 'react-router';
import { href } from 'react-router';
import type { Session } from '#features/accounts/accounts.ts';
import { servicesContext } from '#platform/request-context.server.ts';

export const secondFactorPage = href('/account/two-factor');

/** `REQUIRE_TWO_FACTOR` names the role of a person without a second factor. @see R5 */
export function isSecondFactorDue(
  { role, hasSecondFactor }: Session,
  context: Readonly<RouterContextProvider>,
): boolean {
  return role !== null && !hasSecondFactor && context.get(servicesContext).requireTwoFactor.includes(role);
}
