import { access, constants, mkdir } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { pathToFileURL } from 'node:url';
import { getRequestListener, type HttpBindings, RequestError } from '@hono/node-server';
import pg from 'pg';
import { log, setLogLevel } from '#platform/log.server.ts';
import { readSettings, type Settings } from '#platform/settings.server.ts';
import type { Application } from './application.ts';
import { type Build, buildWhenStale } from './build.ts';
import { type Connections, trackConnections } from './connections.ts';
import { openDatabase, type ReadyDatabase } from './database.ts';
import { databaseLog } from './database-log.ts';
import { hasValidHost, publicUrl } from './request-target.ts';
import { securityHeaders } from './security-headers.ts';
import { exitOnSignal, stopOnSignal } from './shutdown.ts';
import { explainFailure } from './start-failures.ts';
import { startingResponse } from './starting.ts';
import { handleUnreadable } from './unreadable-requests.ts';

const startedAt = performance.now();
const print = (line: string) => console.log(line);

/** Responses, such as streams, are not limited. The request timeout is that of uploads; forms have a shorter one. */
const timeouts = { headersTimeout: 20_000, requestTimeout: 600_000, connectionsCheckingInterval: 5_000 };

/** Allows a 256 kB request on a slow connection. */
const formMilliseconds = 60_000;

exitOnSignal();
try {
  await start(readSettings(process.env));
} catch (error) {
  console.error(explainFailure(error));
  process.exit(1);
}

async function start(settings: Settings): Promise<void> {
  setLogLevel(settings.logLevel);
  await prepareDataFolder(settings.dataFolder);
  const running: Running = {};
  // Open the port first: a port conflict should not cost a build or migration.
  const connections = await listen(settings, running);
  const { build, database } = await prepare(settings);
  let isFirstRun: boolean;
  try {
    isFirstRun = await hasNoAccounts(database);
    running.application = await open(build, settings, database);
  } catch (error) {
    await database.stop();
    throw error;
  }
  const { drainSeconds } = settings;
  stopOnSignal({ connections, application: running.application, database, drainSeconds });
  greet(settings, isFirstRun);
}

async function prepareDataFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await access(folder, constants.W_OK);
}

type Running = { application?: Application };

function listen(settings: Settings, running: Running): Promise<Connections> {
  const plainHeaders = plainResponseHeaders(settings);
  const handle = getRequestListener(
    (request, bindings) =>
      running.application?.fetch(request, bindings as HttpBindings) ?? startingResponse(request, plainHeaders),
    { errorHandler: (error) => malformedResponse(error, settings) },
  );
  // Node's own response to a missing Host lacks the headers of R11.
  const server = createServer({ ...timeouts, requireHostHeader: false }, (request, response) => {
    if (!connections.admit(request, response)) return;
    limitFormTime(request);
    // HTTP/2 has no request line.
    if (request.httpVersionMajor !== 1) {
      response.writeHead(505, { ...plainHeaders, 'Content-Length': '0', Connection: 'close' }).end();
      return;
    }
    if (!hasValidHost(request)) {
      response.writeHead(400, { ...plainHeaders, 'Content-Length': '0' }).end();
      return;
    }
    const next = () => {
      request.url = publicUrl(request.url ?? '/', settings.appUrl.origin);
      void handle(request, response);
    };
    if (running.application) running.application.serveFromCache(request, response, next);
    else next();
  });
  const connections = trackConnections(server, plainHeaders);
  handleUnreadable(server, connections, plainHeaders);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port: settings.port, ...(settings.host && { host: settings.host }) }, () => {
      server.off('error', reject);
      resolve(connections);
    });
  });
}

/** Uploads take longer on slow connections: they have the request timeout of the server. */
function limitFormTime(request: IncomingMessage): void {
  const { headers } = request;
  const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
  if (!hasBody || headers['content-type']?.startsWith('multipart/')) return;
  const timer = setTimeout(() => request.complete || request.destroy(), formMilliseconds);
  request.once('close', () => clearTimeout(timer));
}

function malformedResponse(error: unknown, settings: Settings): Response {
  if (!(error instanceof RequestError)) log.error({ err: error }, 'a request failed');
  const status = error instanceof RequestError ? 400 : 500;
  return new Response(null, { status, headers: plainResponseHeaders(settings) });
}

function plainResponseHeaders({ appUrl }: Settings): Record<string, string> {
  const isHttps = appUrl.protocol === 'https:';
  return { ...securityHeaders({ isHttps }), 'Cache-Control': 'no-store' };
}

async function prepare(settings: Settings): Promise<{ build: Build; database: ReadyDatabase }> {
  const [build, database] = await Promise.allSettled([buildWhenStale(print), openDatabase(settings, databaseLog())]);
  if (database.status === 'rejected') throw database.reason;
  if (build.status === 'fulfilled') return { build: build.value, database: database.value };
  await database.value.stop();
  throw build.reason;
}

async function open(build: Build, settings: Settings, database: ReadyDatabase): Promise<Application> {
  // React loads its slow development build otherwise.
  process.env['NODE_ENV'] = 'production';
  const bundle: typeof import('./application.ts') = await import(pathToFileURL(build.serverModule).href);
  return bundle.startApplication({ settings, build, ...database });
}

function greet(settings: Settings, isFirstRun: boolean): void {
  const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
  const { origin, port } = settings.appUrl;
  const own = port === String(settings.port) ? '' : ` on port ${settings.port}`;
  print(`Serving ${origin}${own} (ready after ${seconds} s)`);
  if (isFirstRun) {
    print('There is no account yet. Create the first one, while this runs, with:');
    print('  npm run create-user -- --role admin --name "Your Name" --email you@example.org');
  }
}

async function hasNoAccounts({ owner }: ReadyDatabase): Promise<boolean> {
  const client = new pg.Client(owner);
  await client.connect();
  const { rows } = await client.query('select from profiles limit 1').finally(() => client.end());
  return rows.length === 0;
}
