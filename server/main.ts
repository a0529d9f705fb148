import { access, constants, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import pg from 'pg';
import { readSettings, type Settings } from '../app/platform/settings.server.ts';
import type { Application } from './application.ts';
import { buildFolder, buildWhenStale, publicFolder } from './build.ts';
import { openDatabase, type ReadyDatabase } from './database.ts';
import { stopOnSignal } from './shutdown.ts';
import { explainFailure } from './start-failures.ts';

const startedAt = performance.now();
const say = (line: string) => console.log(line);

try {
  await start(readSettings(process.env));
} catch (error) {
  console.error(explainFailure(error));
  process.exitCode = 1;
  // whatever was opened on the way is closed; nothing half done keeps the process alive
  setTimeout(() => process.exit(1), 500).unref();
}

async function start(settings: Settings): Promise<void> {
  await prepareDataFolder(settings.dataFolder);
  const server = createAdaptorServer({ fetch: (request, bindings) => answer(request, bindings as HttpBindings) });
  let application: Application | undefined;
  const answer = (request: Request, bindings: HttpBindings) =>
    application?.fetch(request, bindings) ??
    new Response('starting\n', { status: 503, headers: { 'Retry-After': '5' } });
  // the port first: a port that is taken should not cost a build or a migration
  await listen();
  let database: ReadyDatabase | undefined;
  try {
    [database] = await Promise.all([openDatabase(settings), buildWhenStale(say)]);
    const { startApplication } = (await import(
      pathToFileURL(path.join(buildFolder, 'server/index.js')).href
    )) as typeof import('./application.ts');
    application = await startApplication({ settings, publicFolder, ...database });
  } catch (error) {
    server.close();
    await database?.stop();
    throw error;
  }
  stopOnSignal(server, application, database);
  await greet(settings, database);

  function listen(): Promise<void> {
    return new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(settings.port, settings.host, () => {
        server.off('error', reject);
        resolve();
      });
    });
  }
}

async function prepareDataFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await access(folder, constants.W_OK);
}

async function hasNoAccounts(owner: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client(owner);
  await client.connect();
  const { rows } = await client.query('select from profiles limit 1').finally(() => client.end());
  return rows.length === 0;
}

async function greet(settings: Settings, { owner }: ReadyDatabase): Promise<void> {
  const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
  say(`Serving ${settings.appUrl.origin} (ready after ${seconds} s)`);
  if (await hasNoAccounts(owner)) {
    say('There is no account yet. Create the first one, while this runs, with:');
    say('  npm run create-user -- --role admin --name "Your Name" --email you@example.org');
  }
}
