import { signedInResource } from '#http/guards.server.ts';
import type { Route } from './+types/session.ts';

export const middleware: Route.MiddlewareFunction[] = [signedInResource];

/** Polled by visible tabs every 30 s and on focus; does not extend the session. @see PD-8 */
export const loader = () => Response.json({ active: true }, { headers: { 'Cache-Control': 'no-store' } });

/** Makes the router revalidate; unlike `revalidate`, this keeps the data of an earlier action, such as form errors. */
export const clientAction = () => null;
