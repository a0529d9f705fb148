import { type Handler, Hono, type MiddlewareHandler } from 'hono';
import type { RoutePath } from '#i18n/paths.ts';
import { findCookieOfEitherName } from '#platform/cookies.ts';
import { log } from '#platform/log.server.ts';
import { clientNetwork, parseTrustedProxies } from '#platform/network-address.server.ts';
import { personDigest } from '#platform/person-digest.server.ts';
import type { Keyring } from '#platform/sealing.server.ts';
import { securityLog } from '#platform/security-log.server.ts';
import type { Settings } from '#platform/settings.server.ts';
import { type Environment, finishResponses } from './finish-responses.ts';
import type { PageHandler } from './page-handler.ts';
import { type Readiness, readinessResponse } from './readiness.ts';
import { isUnroutable, notFoundResponse } from './unroutable-paths.ts';
import { UntrustedProxyLog } from './untrusted-proxy.ts';
import { validateRequest } from './validate-request.ts';

export interface RequestParts {
  settings: Settings;
  keyring: Keyring;
  readiness: Readiness;
}

export function routeRequests(handle: PageHandler, { settings, keyring, readiness }: RequestParts) {
  const application = new Hono<Environment>();
  application.use(finishResponses(settings));
  application.use(findNetwork(settings));
  application.get('/healthz', () => new Response('ok\n'));
  application.get('/readyz', () => readinessResponse(readiness, settings));
  // Password managers look there for the form. @see https://www.w3.org/TR/change-password-url/
  application.get('/.well-known/change-password', () => redirectTo('/change-password'));
  application.all('*', servePages(handle, settings, keyring));
  application.onError((error, context) => {
    // Reading the body of an aborted request fails too.
    if (context.req.raw.signal.aborted) return new Response(null, { status: 400 });
    log.error({ err: error, requestId: context.get('requestId') }, 'a request failed');
    return new Response(`An error occurred. Please try again.\n\n${context.get('requestId')}\n`, { status: 500 });
  });
  return application;
}

const redirectTo = (path: RoutePath) => new Response(null, { status: 302, headers: { Location: path } });

function findNetwork(settings: Settings): MiddlewareHandler<Environment> {
  const trustedProxies = parseTrustedProxies(settings.trustedProxies);
  const untrustedProxyLog = new UntrustedProxyLog(trustedProxies);
  return async (context, next) => {
    const remoteAddress = context.env.incoming.socket.remoteAddress ?? '';
    const forwardedFor = context.req.header('x-forwarded-for') ?? null;
    untrustedProxyLog.notice(remoteAddress, forwardedFor);
    context.set('network', clientNetwork(remoteAddress, forwardedFor, trustedProxies).network);
    await next();
  };
}

function servePages(handle: PageHandler, { appUrl }: Settings, keyring: Keyring): Handler<Environment> {
  return async (context) => {
    const network = context.get('network');
    const origin = { id: context.get('requestId'), network };
    const request = await validateRequest(context.req.raw, appUrl.origin);
    if (request instanceof Response) {
      if (request.status === 403)
        securityLog.record('forged request', origin, { path: context.req.path.slice(0, 200) });
      return request;
    }
    if (isUnroutable(new URL(request.url).pathname)) return notFoundResponse(request);
    const response = await handle(request, origin, (personId) =>
      context.set('person', personDigest(keyring, personId)),
    );
    return withCaching(response, request);
  };
}

/** Only pages without personal data or a nonce may be stored by the browser, and are revalidated. @see R11 @see PD-21 */
function withCaching(response: Response, request: Request): Response {
  const { headers } = response;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const isPublic =
    isRead &&
    (response.status === 200 || response.status === 404) &&
    !headers.has('set-cookie') &&
    !headers.has('x-script-nonce') &&
    findCookieOfEitherName(request.headers.get('cookie'), 'session') === null;
  if (!headers.has('cache-control')) headers.set('Cache-Control', isPublic ? 'private, no-cache' : 'private, no-store');
  headers.append('Vary', 'Cookie');
  return response;
}
