import { signedInResource } from '../guards.server.ts';
import type { Route } from './+types/session.ts';

export const middleware: Route.MiddlewareFunction[] = [signedInResource];

/** What a visible tab asks every 30 s and on focus; asking does not keep the session alive. @see decisions 8 */
export const loader = () => Response.json({ lives: true }, { headers: { 'Cache-Control': 'no-store' } });

/**
 * Does nothing: after an action the router loads the page's data anew, which is all that live updates and a new language
 * want of it. Unlike its `revalidate` this keeps what an earlier action answered, such as the errors under the fields of a form.
 */
export const clientAction = () => null;
