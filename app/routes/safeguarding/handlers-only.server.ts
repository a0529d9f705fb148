import { data, type MiddlewareFunction } from 'react-router';
import { seesReports } from '../../features/messages/message-reports.server.ts';
import { readForSession } from '../../http/session.server.ts';

/** For everybody else, administrators included, these pages do not exist. @see PD-47 */
export const handlersOnly: MiddlewareFunction<Response> = async ({ context }, next) => {
  if (!(await readForSession(context, seesReports))) throw data(null, { status: 404 });
  return next();
};
