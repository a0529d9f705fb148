import { signedInResource } from '../guards.server.ts';
import type { Route } from './+types/session.ts';

export const middleware: Route.MiddlewareFunction[] = [signedInResource];

/** What a visible tab asks every 30 s and on focus; asking does not keep the session alive. @see decisions 8 */
export const loader = () => Response.json({ lives: true }, { headers: { 'Cache-Control': 'no-store' } });
