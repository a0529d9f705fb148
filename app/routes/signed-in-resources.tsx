import { signedInResource } from '#http/guards.server.ts';
import type { Route } from './+types/signed-in-resources.ts';

/** Guard for resources fetched by script: 401 without a session, 403 with a temporary password. @see R1 @see R7 */
export const middleware: Route.MiddlewareFunction[] = [signedInResource];
