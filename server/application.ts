import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type pg from 'pg';
import { exampleFieldsIn } from '#content/imprint.ts';
import { school } from '#content/school.ts';
import { linkHours } from '#features/accounts/password-links.server.ts';
import { temporaryPasswordHours } from '#features/accounts/passwords.server.ts';
import { PageViewCounter } from '#features/analytics/page-view-counter.server.ts';
import { startPageViewFlush } from '#features/analytics/store-page-views.server.ts';
import { makePushKeysOnce } from '#features/push/push-keys.server.ts';
import { factsNotification, SchoolFactsCache } from '#features/school-facts/school-facts-cache.server.ts';
import { loadAllTexts } from '#i18n/all-texts.server.ts';
import { deleteMailFilesRegularly } from '#jobs/delete-mail-files.ts';
import { startWorker } from '#jobs/worker.ts';
import { openPool } from '#platform/database.server.ts';
import { listenToDatabase } from '#platform/database-listener.server.ts';
import { dispatch, LiveEvents } from '#platform/live-events.server.ts';
import { log, setLogLevel } from '#platform/log.server.ts';
import { createMailer } from '#platform/mail.server.ts';
import { Keyring } from '#platform/sealing.server.ts';
import type { Settings } from '#platform/settings.server.ts';
import { waitAtMost } from '#platform/time-limit.ts';
import type { Build } from './build.ts';
import { watchLiveSessions } from './live-sessions.ts';
import { mailSender } from './mail-sender.ts';
import { openPageCache } from './page-cache.ts';
import { createPageHandler, publicPaths } from './page-handler.ts';
import type { Readiness } from './readiness.ts';
import { routeRequests } from './route-requests.ts';

export interface ApplicationParts {
  settings: Settings;
  /** Null in development: Vite serves the files and every page is rendered per request. */
  build: Pick<Build, 'publicFolder'> | null;
  web: pg.ClientConfig;
  identityKey: Buffer;
  owner: pg.ClientConfig;
  keyring: Keyring;
}

export interface Application {
  fetch(request: Request, bindings: HttpBindings): Response | Promise<Response>;
  /** Calls `next` for requests that `fetch` answers. */
  serveFromCache(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  /** Makes `/readyz` return 503, so that load balancers send requests elsewhere; serves all requests. */
  announceStop(): void;
  drain(): void;
  close(): Promise<void>;
}

const validHours = {
  temporaryPassword: temporaryPasswordHours,
  invitationLink: linkHours.invitation,
  resetLink: linkHours.reset,
};

export async function startApplication(parts: ApplicationParts): Promise<Application> {
  const { settings, web, identityKey } = parts;
  // With the classes of the build, which recognises its own errors only.
  const keyring = new Keyring(parts.keyring);
  setLogLevel(settings.logLevel);
  warnAboutExampleImprint(settings);
  const liveEvents = new LiveEvents();
  const liveSessions = watchLiveSessions(liveEvents);
  const closePool = openPool(web, { identityKey, keyring });
  const schoolFactsCache = new SchoolFactsCache();
  await makePushKeysOnce();
  const listener = listenForChanges(web, { schoolFactsCache, liveEvents, liveSessions });
  const queue = await startQueue({ ...parts, keyring });
  const readiness: Readiness = { isDraining: false };
  loadAllTexts();
  await schoolFactsCache.reload();
  const pageViewCounter = new PageViewCounter(publicPaths());
  const storing = startPageViewFlush(pageViewCounter);
  const services = {
    appUrl: settings.appUrl,
    keyring,
    liveEvents,
    scanCommand: settings.attachmentScanCommand,
    sendsMail: settings.smtpUrl !== null,
    pushServices: settings.pushServices,
    requireTwoFactor: settings.requireTwoFactor,
  };
  const handle = createPageHandler({ services, pageViewCounter, schoolFactsCache });
  const pageCache = parts.build && (await openPageCache({ settings, schoolFactsCache, ...parts.build }, handle));
  const application = routeRequests(handle, { settings, keyring, readiness });
  return {
    fetch: application.fetch,
    serveFromCache: pageCache?.serve ?? ((_, __, next) => next()),
    announceStop() {
      readiness.isDraining = true;
    },
    drain() {
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
  schoolFactsCache: SchoolFactsCache;
  liveEvents: LiveEvents;
  liveSessions: ReturnType<typeof watchLiveSessions>;
}

/** After a reconnection everything may have changed. */
function listenForChanges(
  connection: pg.ClientConfig,
  { schoolFactsCache, liveEvents, liveSessions }: ChangeReceivers,
) {
  return listenToDatabase({
    connection,
    channel: 'live',
    onNotification(payload) {
      if (payload === factsNotification) void schoolFactsCache.reload();
      else dispatch(liveEvents, payload, liveSessions.check);
    },
    onReconnected() {
      void schoolFactsCache.reload();
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
