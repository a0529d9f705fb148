import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildWhenStale } from '#server/build.ts';
import { makeDatabaseFolder } from '../../support/database-folder.ts';
import { freePort, type RunningServer, startServer } from '../../support/server.ts';
import { startTlsProxy } from '../../support/tls-proxy.ts';
import { publishSite, type Site } from './sites.ts';

interface StartedSite extends Site {
  stop(): Promise<void>;
}

/**
 * Starts the servers of the selected projects: one on localhost, and one with an https origin behind a TLS proxy. Each has
 * its own database, in which each test creates its own people.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const sites: StartedSite[] = [];
  // Playwright does not pass the selected projects to the setup
  const { project } = parseArgs({ strict: false, options: { project: { type: 'string', multiple: true } } }).values;
  const wanted = new Set(project ?? ['http', 'https']);
  // `startServer` waits for a start, not for a build
  await buildWhenStale(() => {});
  if (wanted.has('http')) sites.push(await startHttp());
  if (wanted.has('https')) sites.push(await startHttps());
  for (const { name, origin, folder } of sites) publishSite({ name, origin, folder });
  return async () => {
    for (const site of sites) await site.stop();
  };
}

async function startHttp(): Promise<StartedSite> {
  const folder = await makeFolder();
  const server = await startServer({ DATA_DIR: folder, TRUSTED_PROXIES: '127.0.0.1,::1' });
  return { name: 'http', origin: server.origin, folder, stop: () => stop(server, folder) };
}

async function startHttps(): Promise<StartedSite> {
  const folder = await makeFolder();
  const port = await freePort();
  const proxy = await startTlsProxy(port);
  const server = await startServer({
    DATA_DIR: folder,
    PORT: String(port),
    APP_URL: proxy.origin,
    TRUSTED_PROXIES: '127.0.0.1,::1',
  });
  // Node.js reads this when it starts, and the workers start after this setup
  const certificate = path.join(folder, 'certificate.pem');
  await writeFile(certificate, proxy.certificate);
  process.env['NODE_EXTRA_CA_CERTS'] = certificate;
  return {
    name: 'https',
    origin: proxy.origin,
    folder,
    async stop() {
      await proxy.close();
      await stop(server, folder);
    },
  };
}

const makeFolder = () => makeDatabaseFolder('school-e2e-');

async function stop(server: RunningServer, folder: string): Promise<void> {
  const code = await server.stop();
  await rm(folder, { recursive: true, force: true });
  if (code !== 0) throw new Error(`The server ended with ${code}:\n${server.output()}`);
}
