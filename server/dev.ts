import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { createServer as createViteServer, isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import { people } from '#database/demo/people.ts';
import { fillDemo } from '#database/demo.ts';
import { readSettings, type Settings } from '#platform/settings.server.ts';
import type { Application } from './application.ts';
import { hasEmbeddedDatabase, openDatabase, type ReadyDatabase } from './database.ts';
import { databaseLog } from './database-log.ts';
import { publicUrl } from './request-target.ts';
import { explainFailure } from './start-failures.ts';

/* `npm run dev`: serves the demo data from the source files. Vite replaces changed components and styles in the
   browser; after a change of server code, the next request starts a new application on the same database. */

type ApplicationModule = typeof import('./application.ts');

process.env['NODE_ENV'] = 'development';
process.env['DATA_DIR'] ||= './data-demo';
process.env['LOG_LEVEL'] ||= 'warn';

try {
  await startDevelopment(readSettings(process.env));
} catch (error) {
  console.error(explainFailure(error));
  process.exit(1);
}

async function startDevelopment(settings: Settings): Promise<void> {
  const startedAt = performance.now();
  const server = createServer((request, response) => handle(request, response));
  const [vite, database] = await Promise.all([startVite(server, settings), openDemo(settings)]);
  const currentApplication = applicationLoader(vite, settings, database);
  const serve = getRequestListener(async (request, bindings) => {
    try {
      return await (await currentApplication()).fetch(request, bindings as HttpBindings);
    } catch (error) {
      console.error(error);
      return new Response(`${error instanceof Error ? error.stack : error}\n`, { status: 500 });
    }
  });
  function handle(request: IncomingMessage, response: ServerResponse): void {
    vite.middlewares(request, response, () => {
      request.url = publicUrl(request.url ?? '/', settings.appUrl.origin);
      void serve(request, response);
    });
  }
  await currentApplication();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(settings.port, settings.host ?? undefined, resolve);
  });
  stopOnSignals(database);
  const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
  console.log(`Serving ${settings.appUrl.origin} from the source files (ready after ${seconds} s). Sign in with`);
  for (const { email, password, role } of Object.values(people).slice(0, 4))
    console.log(`  ${role.padEnd(7)} ${email.padEnd(33)} ${password}`);
}

/** Transforms the application while the database starts. */
async function startVite(server: Server, { dataFolder }: Settings): Promise<ViteDevServer> {
  const watch = { ignored: [path.resolve(dataFolder), path.resolve('build')].map((folder) => `${folder}/**`) };
  const vite = await createViteServer({
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server }, watch },
    plugins: [reloadPublicPages()],
  });
  await importApplication(vite);
  return vite;
}

/** Public pages have no router that replaces their components: they reload themselves. */
function reloadPublicPages(): Plugin {
  return {
    name: 'reload-public-pages',
    hotUpdate({ file }) {
      if (this.environment.name === 'client' && /\.tsx?$/.test(file)) this.environment.hot.send('source-changed');
    },
  };
}

async function openDemo(settings: Settings): Promise<ReadyDatabase> {
  if (!settings.databaseUrl && !(await hasEmbeddedDatabase(settings.dataFolder)))
    console.log(`First start: creating the database and the people of the demo in ${settings.dataFolder} …`);
  const database = await openDatabase(settings, databaseLog());
  await fillDemo(database.owner, database.keyring);
  return database;
}

function importApplication(vite: ViteDevServer): Promise<ApplicationModule> {
  const environment = vite.environments['ssr'];
  if (!environment || !isRunnableDevEnvironment(environment)) throw new Error('Vite has no server environment');
  return environment.runner.import<ApplicationModule>('/server/application.ts');
}

function applicationLoader(
  vite: ViteDevServer,
  settings: Settings,
  database: ReadyDatabase,
): () => Promise<Application> {
  let loaded: { module: ApplicationModule; application: Application } | undefined;
  let loading: Promise<unknown> = Promise.resolve();
  const load = async () => {
    const module = await importApplication(vite);
    if (loaded?.module === module) return loaded.application;
    loaded?.application.drain();
    await loaded?.application.close();
    loaded = { module, application: await module.startApplication({ settings, build: null, ...database }) };
    return loaded.application;
  };
  return () => {
    const next = loading.then(load, load);
    loading = next;
    return next;
  };
}

function stopOnSignals(database: ReadyDatabase): void {
  for (const signal of ['SIGTERM', 'SIGINT'])
    process.once(signal, () => {
      void database.stop().finally(() => process.exit(0));
    });
}
