import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { type Handler, Hono, type MiddlewareHandler } from 'hono';
import type pg from 'pg';
import { linkHours } from '../app/features/accounts/password-links.server.ts';
import { temporaryPasswordHours } from '../app/features/accounts/passwords.server.ts';
import { PageViewCounter } from '../app/features/analytics/page-view-counter.server.ts';
import { storeRegularly } from '../app/features/analytics/store-page-views.server.ts';
import { FactsInUse, factsNotification } from '../app/features/school-facts/facts-in-use.server.ts';
import { loadCatalogue } from '../app/i18n/catalogues.ts';
import { findCookieOfEitherName } from '../app/platform/cookies.ts';
import { openPool, readAs, visitor } from '../app/platform/database.server.ts';
import { isDatabaseUnavailable } from '../app/platform/database-errors.server.ts';
import { listenToDatabase } from '../app/platform/database-listener.server.ts';
import { type Keyring, parseKeys } from '../app/platform/keyring.server.ts';
import { dispatch, LiveEvents } from '../app/platform/live-events.server.ts';
import { log, setLogLevel } from '../app/platform/log.server.ts';
import { createMailer } from '../app/platform/mail.server.ts';
import { clientNetwork, parseTrustedProxies } from '../app/platform/network-address.server.ts';
import { securityLog } from '../app/platform/security-log.server.ts';
import type { Settings } from '../app/platform/settings.server.ts';
import { storageProblem } from '../app/platform/storage-state.server.ts';
import { waitAtMost } from '../app/platform/time-limit.ts';
import { exampleFieldsIn } from '../content/imprint.ts';
import { languageCodes } from '../content/languages.ts';
import { school } from '../content/school.ts';
import { deleteMailFilesRegularly } from '../jobs/delete-mail-files.ts';
import { startWorker } from '../jobs/worker.ts';
import type { Build } from './build.ts';
import { watchLiveSessions } from './live-sessions.ts';
import { mailSender } from './mail-sender.ts';
import { openPageCache } from './page-cache.ts';
import { createPageHandler, localizedPaths, type PageHandler, publicPaths } from './page-handler.ts';
import { originPlaceholder, renderPage } from './public-pages.ts';
import { passGate } from './request-gate.ts';
import { retryAfter } from './retry-after.ts';
import { securityHeaders } from './security-headers.ts';
import { isUnroutable, notFoundResponse } from './unroutable-paths.ts';

export interface ApplicationParts {
  settings: Settings;
  /** Null in development: Vite serves the files and every page is rendered per request. */
  build: Pick<Build, 'publicFolder' | 'pagesFolder'> | null;
  web: pg.ClientConfig;
  identityKey: Buffer;
  owner: pg.ClientConfig;
  keyring: Keyring;
}

export interface Application {
  fetch(request: Request, bindings: HttpBindings): Response | Promise<Response>;
  serveFromCache(request: IncomingMessage, response: ServerResponse): boolean;
  drain(): void;
  close(): Promise<void>;
}

const validHours = {
  temporaryPassword: temporaryPasswordHours,
  invitationLink: linkHours.invitation,
  resetLink: linkHours.reset,
};

type Environment = { Bindings: HttpBindings; Variables: { requestId: string } };

export async function startApplication(parts: ApplicationParts): Promise<Application> {
  const { settings, web, identityKey, keyring } = parts;
  setLogLevel(settings.logLevel);
  warnAboutExampleImprint(settings);
  const liveEvents = new LiveEvents();
  const liveSessions = watchLiveSessions(liveEvents);
  const closePool = openPool(web, identityKey);
  const factsInUse = new FactsInUse();
  const listener = listenForChanges(web, { factsInUse, liveEvents, liveSessions });
  const queue = await startQueue(parts);
  const readiness = { isDraining: false };
  await Promise.all([factsInUse.reload(), ...languageCodes.map(loadCatalogue)]);
  const pageViewCounter = new PageViewCounter(publicPaths());
  const storing = storeRegularly(pageViewCounter);
  const services = {
    appUrl: settings.appUrl,
    keyring,
    liveEvents,
    scanCommand: settings.attachmentScanCommand,
    requireTwoFactor: settings.requireTwoFactor,
  };
  const handle = createPageHandler({ services, pageViewCounter, factsInUse });
  const pageCache = parts.build && (await openPageCache({ settings, factsInUse, ...parts.build }, handle));
  const application = routeRequests(handle, settings, readiness);
  return {
    fetch: application.fetch,
    serveFromCache: pageCache?.serve ?? (() => false),
    drain() {
      readiness.isDraining = true;
      liveSessions.stop();
      queue.stop().catch((error: unknown) => log.warn({ err: error }, 'the queue did not stop cleanly'));
      pageCache?.stop();
      liveEvents.closeAll();
    },
    async close() {
      // A silent connection would never confirm that it is closed.
      await waitAtMost(2_000, Promise.allSettled([storing.stop(), queue.stop(), listener.stop()]));
      await waitAtMost(500, closePool());
    },
  };
}

/** Warns if a public site (https) still shows the example imprint. @see PD-27 */
function warnAboutExampleImprint({ appUrl }: Settings): void {
  if (appUrl.protocol !== 'https:') return;
  const fields = exampleFieldsIn(school);
  if (fields.length > 0)
    log.warn({ fields }, 'the imprint in content/school.ts still holds example values: replace or remove them');
}

interface ChangeReceivers {
  factsInUse: FactsInUse;
  liveEvents: LiveEvents;
  liveSessions: ReturnType<typeof watchLiveSessions>;
}

/** After a reconnection everything may have changed. */
function listenForChanges(connection: pg.ClientConfig, { factsInUse, liveEvents, liveSessions }: ChangeReceivers) {
  return listenToDatabase({
    connection,
    channel: 'live',
    onNotification(payload) {
      if (payload === factsNotification) void factsInUse.reload();
      else dispatch(liveEvents, payload, liveSessions.check);
    },
    onReconnected() {
      void factsInUse.reload();
      liveEvents.notifyAll();
      void liveSessions.check();
    },
    log,
  });
}

async function startQueue({ settings, owner, keyring }: ApplicationParts) {
  const { appUrl, admissionsEmail, smtpUrl, dataFolder } = settings;
  const folder = `${dataFolder}/mail`;
  const mailer = createMailer({ smtpUrl, from: mailSender(settings.mailFrom), folder });
  const worker = await startWorker({ owner, mailer, keyring, appUrl, admissionsEmail, validHours });
  const mailFiles = deleteMailFilesRegularly(folder, validHours);
  let stopped: Promise<void> | undefined;
  return {
    /** May be called again. */
    stop(): Promise<void> {
      mailFiles.stop();
      stopped ??= worker.stop();
      return stopped;
    },
  };
}

/** For a visitor without cookies; the build stores the pages. */
export async function renderPublicPages() {
  await Promise.all(languageCodes.map(loadCatalogue));
  const keyring = parseKeys(`1:${randomBytes(32).toString('base64')}`);
  const services = {
    appUrl: new URL(originPlaceholder),
    keyring,
    liveEvents: new LiveEvents(),
    scanCommand: null,
    requireTwoFactor: [],
  };
  const parts = { services, pageViewCounter: new PageViewCounter([]), factsInUse: new FactsInUse() };
  const handle = createPageHandler(parts);
  const pages = [];
  for (const path of localizedPaths()) {
    const page = await renderPage(handle, originPlaceholder, path, null);
    if (page) pages.push({ path, ...page });
  }
  return pages;
}

function routeRequests(handle: PageHandler, settings: Settings, readiness: { isDraining: boolean }) {
  const application = new Hono<Environment>();
  application.use(finishResponses(settings));
  application.get('/healthz', () => new Response('ok\n'));
  application.get('/readyz', async () => {
    const reason = readiness.isDraining ? 'stopping' : await readinessProblem(settings);
    return reason === null ? new Response('ready\n') : new Response(`${reason}\n`, { status: 503 });
  });
  application.all('*', servePages(handle, settings));
  application.onError((error, context) => {
    // Reading the body of an aborted request fails too.
    if (context.req.raw.signal.aborted) return new Response(null, { status: 400 });
    log.error({ err: error, requestId: context.get('requestId') }, 'a request failed');
    return new Response(`An error occurred. Please try again.\n\n${context.get('requestId')}\n`, { status: 500 });
  });
  return application;
}

/** Gives every request an id, and every response its security headers and a line in the log. */
function finishResponses({ appUrl }: Settings): MiddlewareHandler<Environment> {
  const isHttps = appUrl.protocol === 'https:';
  const headersOf = {
    usual: Object.entries(securityHeaders({ isHttps })),
    translating: Object.entries(securityHeaders({ isHttps, allowsPageTranslation: true })),
  };
  return async (context, next) => {
    const startedAt = performance.now();
    const requestId = randomUUID();
    context.set('requestId', requestId);
    await next();
    const { headers } = context.res;
    const [referrerPolicy, contentPolicy] = [headers.get('referrer-policy'), headers.get('content-security-policy')];
    const isTranslated = headers.get('x-page-translation') === 'allowed';
    headers.delete('x-page-translation');
    for (const [name, value] of isTranslated ? headersOf.translating : headersOf.usual) headers.set(name, value);
    // A page whose URL contains a token sends less.
    if (referrerPolicy !== null) headers.set('Referrer-Policy', referrerPolicy);
    // A download has a stricter policy.
    if (contentPolicy !== null) headers.set('Content-Security-Policy', contentPolicy);
    headers.set('X-Request-Id', requestId);
    if (context.res.status === 503 && !headers.has('retry-after')) headers.set('Retry-After', retryAfter);
    const isAborted = context.req.raw.signal.aborted;
    logResponse(context.req.raw, isAborted ? statusOfAborted : context.res.status, requestId, startedAt);
  };
}

function servePages(handle: PageHandler, settings: Settings): Handler<Environment> {
  const trustedProxies = parseTrustedProxies(settings.trustedProxies);
  return async (context) => {
    const { network } = clientNetwork(
      context.env.incoming.socket.remoteAddress ?? '',
      context.req.header('x-forwarded-for') ?? null,
      trustedProxies,
    );
    const origin = { id: context.get('requestId'), network };
    const request = await passGate(context.req.raw, settings.appUrl.origin);
    if (request instanceof Response) {
      if (request.status === 403)
        securityLog.record('forged request', origin, { path: context.req.path.slice(0, 200) });
      return request;
    }
    if (isUnroutable(new URL(request.url).pathname)) return notFoundResponse(request);
    return withCaching(await handle(request, origin), request);
  };
}

/** Only pages without personal data may be stored by the browser, and are revalidated. @see R11 @see PD-21 */
function withCaching(response: Response, request: Request): Response {
  const { headers } = response;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const isPublic =
    isRead &&
    (response.status === 200 || response.status === 404) &&
    !headers.has('set-cookie') &&
    findCookieOfEitherName(request.headers.get('cookie'), 'session') === null;
  if (!headers.has('cache-control')) headers.set('Cache-Control', isPublic ? 'private, no-cache' : 'private, no-store');
  headers.append('Vary', 'Cookie');
  return response;
}

async function readinessProblem({ databaseUrl, dataFolder }: Settings): Promise<string | null> {
  try {
    await readAs(visitor, (tx) => tx.selectNoFrom((expression) => expression.lit(1).as('one')).execute());
    return await storageProblem(databaseUrl ? null : dataFolder);
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    return 'the database does not answer';
  }
}

/** Logged if the browser disconnected before the response (nginx convention). */
const statusOfAborted = 499;

/** Without the query string, which may contain names. @see R12 */
function logResponse(request: Request, status: number, requestId: string, startedAt: number): void {
  const { pathname } = new URL(request.url);
  const milliseconds = Math.round((performance.now() - startedAt) * 10) / 10;
  log.info({ requestId, method: request.method, path: pathname, status, milliseconds }, 'request completed');
}
