import type { Route } from './+types/signed-in-resources.ts';
import { signedInResource } from './guards.server.ts';

/** Stands before everything that a script fetches for a person signed in: no session 401, password to choose 403. @see R1 @see R7 */
export const middleware: Route.MiddlewareFunction[] = [signedInResource];
