import { randomUUID } from 'node:crypto';
import * as build from 'virtual:react-router/server-build';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type pg from 'pg';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { temporaryPasswordHours } from '../app/features/accounts/passwords.server.ts';
import { loadCatalogue } from '../app/i18n/catalogues.ts';
import { isDatabaseUnavailable } from '../app/platform/database-errors.server.ts';
import { listenToDatabase } from '../app/platform/database-listener.server.ts';
import { openDoors, readAs, visitor } from '../app/platform/doors.server.ts';
import type { Keyring } from '../app/platform/keyring.server.ts';
import { dispatch, LiveEvents } from '../app/platform/live-events.server.ts';
import { log, setLogLevel } from '../app/platform/log.server.ts';
import { createMailer } from '../app/platform/mail.server.ts';
import { clientNetwork, parseTrustedProxies } from '../app/platform/network-address.server.ts';
import { requestOriginContext, type Services, servicesContext } from '../app/platform/request-context.server.ts';
import type { Settings } from '../app/platform/settings.server.ts';
import { languageCodes } from '../content/languages.ts';
import { startWorker } from '../jobs/worker.ts';
import { withFailuresAnswered } from './failures.ts';
import { watchLiveSessions } from './live-sessions.ts';
import { withHeadersHandedOn } from './page-headers.ts';
import { passGate } from './request-gate.ts';
import { securityHeaders } from './security-headers.ts';
import { StaticFiles } from './static-files.ts';

export interface ApplicationParts {
  settings: Settings;
  /** The role that owns nothing: what every request uses. */
  web: pg.ClientConfig;
  /** The owner of the queue's schema: what the worker uses. */
  owner: pg.ClientConfig;
  keyring: Keyring;
  /** The build's public folder. */
  publicFolder: string;
}

export interface Application {
  fetch(request: Request, bindings: HttpBindings): Response | Promise<Response>;
  /** From here on `/readyz` says 503, and streams end. */
  drain(): void;
  close(): Promise<void>;
}

type Environment = { Bindings: HttpBindings; Variables: { requestId: string } };

/** Puts the parts together and answers requests. */
export async function startApplication(parts: ApplicationParts): Promise<Application> {
  const { settings, web, owner, keyring, publicFolder } = parts;
  setLogLevel(settings.logLevel);
  const [staticFiles] = await Promise.all([StaticFiles.read(publicFolder), ...languageCodes.map(loadCatalogue)]);
  const liveEvents = new LiveEvents();
  const liveSessions = watchLiveSessions(liveEvents);
  const closeDoors = openDoors(web);
  const listener = listenToDatabase({
    connection: web,
    channel: 'live',
    onNotification: (payload) => void dispatch(liveEvents, payload),
    onReconnected() {
      liveEvents.wakeAll();
      void liveSessions.check();
    },
    log,
  });
  const mailer = createMailer({
    smtpUrl: settings.smtpUrl,
    from: settings.mailFrom,
    folder: `${settings.dataFolder}/mail`,
  });
  const worker = await startWorker({ owner, mailer, keyring, appUrl: settings.appUrl, temporaryPasswordHours });
  const readiness = { isDraining: false };
  const application = answerRequests(
    { appUrl: settings.appUrl, keyring, liveEvents },
    settings,
    staticFiles,
    readiness,
  );
  return {
    fetch: application.fetch,
    drain() {
      readiness.isDraining = true;
      liveSessions.stop();
      liveEvents.closeAll();
    },
    async close() {
      await Promise.allSettled([worker.stop(), listener.stop()]);
      await closeDoors();
    },
  };
}

function answerRequests(
  services: Services,
  settings: Settings,
  staticFiles: StaticFiles,
  readiness: { isDraining: boolean },
) {
  const trustedProxies = parseTrustedProxies(settings.trustedProxies);
  const isHttps = settings.appUrl.protocol === 'https:';
  const headersOf = {
    usual: Object.entries(securityHeaders({ isHttps, allowsPageTranslation: false })),
    translating: Object.entries(securityHeaders({ isHttps, allowsPageTranslation: true })),
  };
  const handle = createRequestHandler(
    withHeadersHandedOn(withFailuresAnswered(build as unknown as ServerBuild)),
    'production',
  );
  const application = new Hono<Environment>();

  application.use(async (context, next) => {
    const startedAt = performance.now();
    const requestId = randomUUID();
    context.set('requestId', requestId);
    await next();
    const { headers } = context.res;
    const isTranslated = headers.get('x-page-translation') === 'allowed';
    headers.delete('x-page-translation');
    for (const [name, value] of isTranslated ? headersOf.translating : headersOf.usual) headers.set(name, value);
    headers.set('X-Request-Id', requestId);
    logAnswer(context.req.raw, context.res.status, requestId, startedAt);
  });

  application.get('/healthz', () => new Response('ok\n'));
  application.get('/readyz', async () => {
    const reason = readiness.isDraining ? 'stopping' : await whyDatabaseCannotServe();
    return reason === null
      ? new Response('ready\n')
      : new Response(`${reason}\n`, { status: 503, headers: { 'Retry-After': '5' } });
  });

  application.all('*', async (context) => {
    const { pathname } = new URL(context.req.url);
    const file = staticFiles.answer(context.req.raw, pathname);
    if (file) return file;
    const request = await passGate(context.req.raw, services.appUrl.origin);
    if (request instanceof Response) return request;
    const requestContext = new RouterContextProvider();
    const { network } = clientNetwork(
      context.env.incoming.socket.remoteAddress ?? '',
      context.req.header('x-forwarded-for') ?? null,
      trustedProxies,
    );
    requestContext.set(servicesContext, services);
    requestContext.set(requestOriginContext, { id: context.get('requestId'), network });
    return withCaching(await handle(request, requestContext), request);
  });

  application.onError((error, context) => {
    log.error({ err: error, requestId: context.get('requestId') }, 'a request failed');
    return new Response(`An error occurred. Please try again.\n\n${context.get('requestId')}\n`, { status: 500 });
  });
  return application;
}

/**
 * A page that names nobody may be kept by the visitor's browser, to be asked about; the rest, each refusal and redirect of a
 * guard among it, is kept nowhere. @see R11 @see decisions 21
 */
function withCaching(response: Response, request: Request): Response {
  const { headers } = response;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const isPublic =
    isRead &&
    (response.status === 200 || response.status === 404) &&
    !headers.has('set-cookie') &&
    !/\bsession=/.test(request.headers.get('cookie') ?? '');
  if (!headers.has('cache-control')) headers.set('Cache-Control', isPublic ? 'private, no-cache' : 'private, no-store');
  headers.append('Vary', 'Cookie');
  if (response.status === 503 && !headers.has('retry-after')) headers.set('Retry-After', '5');
  return response;
}

async function whyDatabaseCannotServe(): Promise<string | null> {
  try {
    await readAs(visitor, (tx) => tx.selectNoFrom((expression) => expression.lit(1).as('one')).execute());
    return null;
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    return 'the database does not answer';
  }
}

/** One line a request: the path without its query, which may hold names. @see R12 */
function logAnswer(request: Request, status: number, requestId: string, startedAt: number): void {
  const { pathname } = new URL(request.url);
  const milliseconds = Math.round((performance.now() - startedAt) * 10) / 10;
  log.info({ requestId, method: request.method, path: pathname, status, milliseconds }, 'answered');
}
