import { data, type MiddlewareFunction } from 'react-router';
import { handlesRequests } from '../../features/privacy-requests/privacy-requests.server.ts';
import { readForSession } from '../../http/session.server.ts';

/** Returns 404 for people who do not handle requests. @see PD-58 */
export const handlersOnly: MiddlewareFunction<Response> = async ({ context }, next) => {
  if (!(await readForSession(context, handlesRequests))) throw data(null, { status: 404 });
  return next();
};
