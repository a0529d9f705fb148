import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { translations as texts } from '#content/translations/en.ts';
import { type DatabaseProxy, openDatabaseProxy } from './support/database-proxy.ts';
import { eventually } from './support/eventually.ts';
import { makePerson, openSession, type TestPerson } from './support/people.ts';
import { type RunningServer, startServer } from './support/server.ts';
import { openTestDatabase, type TestDatabase } from './support/test-database.ts';

/* Connections that go silent, as behind a firewall that drops packets: they are not closed, and new ones work. */

const maxMilliseconds = 15_000;

let database: TestDatabase;
let proxy: DatabaseProxy;
let server: RunningServer;
let dataFolder: string;
let parent: TestPerson;
let mentor: TestPerson;
let cookie: string;
beforeAll(async () => {
  database = await openTestDatabase();
  proxy = await openDatabaseProxy(database.owner);
  dataFolder = await mkdtemp(path.join(tmpdir(), 'school-silent-'));
  server = await startServer({
    DATA_DIR: dataFolder,
    DATABASE_URL: proxy.address,
    ENCRYPTION_KEYS: `1:${Buffer.alloc(32, 7).toString('base64')}`,
  });
  [parent, mentor] = [await makePerson(database, 'parent'), await makePerson(database, 'mentor')];
  cookie = `session=${await openSession(database, parent.id)}`;
});
afterAll(async () => {
  await server.stop('SIGKILL');
  await proxy.close();
  await database.close();
  await rm(dataFolder, { recursive: true, force: true });
});

const request = (path: string) => fetch(server.origin + path, { headers: { Cookie: cookie } });

function post(path: string, fields: Record<string, string>): Promise<Response> {
  return fetch(server.origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: server.origin, Cookie: cookie },
    body: new URLSearchParams(fields),
  });
}

const newMessage = () => ({
  receiverId: mentor.id,
  subject: 'Mira is ill today',
  body: 'She stays at home.',
  requestId: randomUUID(),
});

/** Opens as many connections as the pool allows. */
const warmUp = () =>
  Promise.all(Array.from({ length: 40 }, () => request('/inbox').then((response) => response.text())));

it('Requests on silent connections get a response within 15 s, and the portal and the queue work again by then', async () => {
  await warmUp();
  const silentSince = performance.now();
  proxy.silence();
  const inFlight = Array.from({ length: 24 }, async (_, index) => {
    const sentAt = performance.now();
    const { status } = await request(['/inbox', '/parent-dashboard', '/readyz'][index % 3] ?? '');
    return { status, milliseconds: performance.now() - sentAt };
  });
  for (const { status, milliseconds } of await Promise.all(inFlight)) {
    expect([200, 503]).toContain(status);
    expect(milliseconds).toBeLessThan(maxMilliseconds);
  }
  for (const path of ['/readyz', '/inbox'])
    await vi.waitFor(async () => expect((await request(path)).status).toBe(200), maxMilliseconds);
  expect(performance.now() - silentSince).toBeLessThan(maxMilliseconds);

  const enquiry = { name: 'Layla Haddad', email: 'layla@example.org', region: 'Dubai', stage: 'primary' };
  const sent = await post('/admissions', { ...enquiry, message: 'We would like to hear more.' });
  expect(sent.status).toBe(303);
  const mails = () => readdir(path.join(dataFolder, 'mail')).catch(() => []);
  await eventually(async () => expect(await mails()).toHaveLength(1));
});

it('A message whose commit is not confirmed returns 503 with its text, and is stored once if it is sent again', async () => {
  await warmUp();
  const message = newMessage();
  proxy.silence();
  const response = await post('/inbox?compose', message);
  expect(response.status).toBe(503);
  const page = await response.text();
  for (const kept of [texts['form.unconfirmed'], message.body, message.requestId]) expect(page).toContain(kept);
  await vi.waitFor(async () => expect((await post('/inbox?compose', message)).status).toBe(303), maxMilliseconds);
  const stored = await database.asOwner('select from messages where request_id = $1', [message.requestId]);
  expect(stored).toHaveLength(1);
});

it('SIGTERM ends the process with exit code 0 within ten seconds, even if every connection is silent', async () => {
  await warmUp();
  proxy.silence();
  // A stop that takes more than 9.5 seconds ends with exit code 1.
  expect(await server.stop()).toBe(0);
});
