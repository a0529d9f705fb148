import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { translations as texts } from '#content/translations/en.ts';
import { eventually } from './support/eventually.ts';
import { makePerson, openSession, testPassword } from './support/people.ts';
import { type RunningServer, startServer } from './support/server.ts';
import { openTestDatabase, type TestDatabase } from './support/test-database.ts';

/* A database with a full disk: refuses writes with SQLSTATE 53100 but answers queries. */

const tables = ['messages', 'enquiries', 'students', 'profiles'];

let database: TestDatabase;
let server: RunningServer;
let dataFolder: string;
let cookie: string;
let mentorId: string;
beforeAll(async () => {
  database = await openTestDatabase();
  dataFolder = await mkdtemp(path.join(tmpdir(), 'school-full-disk-'));
  server = await startServer({
    DATA_DIR: dataFolder,
    DATABASE_URL: database.address,
    ENCRYPTION_KEYS: `1:${Buffer.alloc(32, 7).toString('base64')}`,
  });
  cookie = `session=${await openSession(database, (await makePerson(database, 'admin')).id)}`;
  mentorId = (await makePerson(database, 'mentor')).id;
  await database.asOwner(`create function disk_is_full() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
  for (const table of tables)
    await database.asOwner(
      `create trigger disk_is_full before insert on ${table} for each row execute function disk_is_full()`,
    );
});
afterAll(async () => {
  await server.stop();
  await database.close();
  await rm(dataFolder, { recursive: true, force: true });
});

function post(path: string, fields: Record<string, string>): Promise<Response> {
  return fetch(server.origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: server.origin, Cookie: cookie },
    body: new URLSearchParams(fields),
  });
}

const filling = {
  '/inbox': () => ({ receiverId: mentorId, subject: 'Ill today', body: 'She stays at home.', requestId: randomUUID() }),
  '/admissions': () => ({
    name: 'Layla Haddad',
    email: 'layla@example.org',
    region: 'Dubai',
    stage: 'primary',
    message: 'We would like to hear more.',
  }),
  '/admin-console/students': () => ({
    intent: 'add',
    fullName: 'Mira Haddad',
    studentNumber: 'S-2026-001',
    currentLevel: '',
    parentId: '',
  }),
  '/admin-console': () => ({
    intent: 'create',
    fullName: 'Amina Haddad',
    email: 'amina@example.org',
    role: 'mentor',
    password: testPassword,
  }),
};

const readiness = async () => {
  const response = await fetch(`${server.origin}/readyz`);
  return { status: response.status, text: await response.text() };
};

it.each(Object.entries(filling))(
  'The form %s reports that the storage is full, and keeps the typed values',
  async (path, fields) => {
    const posted = fields();
    const response = await post(path, posted);
    expect(response.status).toBe(503);
    const page = await response.text();
    expect(page).toContain(texts['error.storageFull']);
    for (const [name, value] of Object.entries(posted)) if (name !== 'password') expect(page).toContain(value);
  },
);

// @see translations error.notSaved, translations error.storageFull
it('A full disk is reported by /readyz and the log, pages stay readable, and the server recovers', async () => {
  await post('/inbox', filling['/inbox']());
  expect(await readiness()).toEqual({ status: 503, text: 'the storage of the database is full\n' });
  expect((await fetch(`${server.origin}/inbox`, { headers: { Cookie: cookie } })).status).toBe(200);
  const lines = () =>
    server
      .output()
      .split('\n')
      .filter((line) => line.includes('nothing can be saved until space is freed'));
  await eventually(() => expect(lines()).toHaveLength(1));
  for (const table of tables) await database.asOwner(`drop trigger disk_is_full on ${table}`);
  expect((await post('/inbox', filling['/inbox']())).status).toBe(303);
  await eventually(async () => expect((await readiness()).status).toBe(200));
});
