import { type MiddlewareFunction, redirect } from 'react-router';
import type { Role } from '../../content/roles.ts';
import { recordDeniedAccess } from '../features/accounts/denied-access.server.ts';
import type { PlainTranslationKey } from '../i18n/translate.ts';
import { requestOriginContext } from '../platform/request-context.server.ts';
import { keepPosted, unavailable } from '../platform/unavailable-response.server.ts';
import { routeFacts } from '../route-facts.ts';
import type { Notice } from '../ui/notices.ts';
import { findVisitorSession, getSession, isVisitorUnknown, pathOf, sessionToken, toLogin } from './session.server.ts';
import { toastHeader } from './toasts.server.ts';

/** Middleware, because loaders run in parallel. @see R1 */
type Guard = MiddlewareFunction<Response>;

const sessionEnded: Notice = { tone: 'info', text: 'login.sessionEnded' };

export const signedInPage: Guard = async ({ request, context }, next) => {
  const session = findVisitorSession(context);
  if (isVisitorUnknown(context)) {
    if (request.method === 'POST' && routeFacts[pathOf(request)]?.keepsForm) return next();
    keepPosted(request, context);
    throw await unavailable(context);
  }
  if (!session) throw toLogin(request, sessionToken(context) === null ? [] : toastHeader(context, sessionEnded));
  if (session.mustChangePassword && pathOf(request) !== '/change-password') throw redirect('/change-password', 303);
  return next();
};

export const signedInResource: Guard = ({ context }, next) => {
  const session = findVisitorSession(context);
  if (isVisitorUnknown(context)) return Response.json({ error: 'unavailable' }, { status: 503 });
  if (!session) return Response.json({ error: 'unauthenticated' }, { status: 401 });
  if (session.mustChangePassword) return forbidden();
  return next();
};

/** Redirects others to the dashboard with the notice `text`; actions return 403. @see core §6 @see R1 */
export function requireRole(role: Role, text: PlainTranslationKey): Guard {
  return async ({ request, context }, next) => {
    if (getSession(context).role === role) return next();
    await recordRefusal(request, context);
    if (request.method !== 'GET' && request.method !== 'HEAD') return forbidden();
    throw redirect('/parent-dashboard', { status: 303, headers: toastHeader(context, { tone: 'error', text }) });
  };
}

export function requireRoleForResource(role: Role): Guard {
  return async ({ request, context }, next) => {
    if (getSession(context).role === role) return next();
    await recordRefusal(request, context);
    return forbidden();
  };
}

const forbidden = () => Response.json({ error: 'forbidden' }, { status: 403 });

function recordRefusal(request: Request, context: Parameters<Guard>[0]['context']): Promise<void> {
  return recordDeniedAccess({
    personId: getSession(context).personId,
    path: pathOf(request),
    method: request.method,
    origin: context.get(requestOriginContext),
  });
}
