import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { addMessages } from '#database/samples/messages.ts';
import { makeToken, tokenHash } from '#platform/tokens.server.ts';
import { openSchool } from './e2e/support/school.ts';
import { type EventStream, openEventStream } from './support/event-stream.ts';
import { eventually } from './support/eventually.ts';
import { makePerson, openSession, type TestPerson } from './support/people.ts';
import { type RunningServer, startServer } from './support/server.ts';
import { openTestDatabase, type TestDatabase } from './support/test-database.ts';

let database: TestDatabase;
let servers: RunningServer[];
let streams: EventStream[] = [];
let dataFolder: string;

beforeAll(async () => {
  database = await openTestDatabase();
  dataFolder = await mkdtemp(path.join(tmpdir(), 'school-live-'));
  const environment = {
    DATA_DIR: dataFolder,
    DATABASE_URL: database.address,
    ENCRYPTION_KEYS: `1:${Buffer.alloc(32, 7).toString('base64')}`,
    APP_URL: 'http://localhost:20000',
  };
  servers = [await startServer(environment), await startServer(environment)];
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await database.close();
  await rm(dataFolder, { recursive: true, force: true });
});
afterEach(() => {
  for (const stream of streams) stream.close();
  streams = [];
});

async function makeSession(personId: string): Promise<{ token: string; id: string }> {
  const token = makeToken();
  const [row] = await database.asOwner<{ id: string }>(
    'insert into accounts.sessions (token_hash, person_id) values ($1, $2) returning id',
    [tokenHash(token), personId],
  );
  return { token, id: row?.id ?? '' };
}

async function open(token: string, server = 0): Promise<EventStream> {
  const stream = await openEventStream(servers[server]?.origin ?? '', token);
  streams.push(stream);
  return stream;
}

/** A stream that has received its first event. */
async function openListening(token: string, server = 0): Promise<EventStream> {
  const stream = await open(token, server);
  await eventually(() => expect(stream.events).toEqual(['changed']));
  return stream;
}

async function sendMessage(from: TestPerson, to: TestPerson): Promise<string> {
  const [id = ''] = await addMessages(database.asOwner, database.keyring, [{ from: from.id, to: to.id }]);
  return id;
}

describe('A request for an event stream', () => {
  const request = async (path: string, token?: string, method = 'GET') => {
    const response = await fetch(`${servers[0]?.origin}${path}`, {
      method,
      ...(token && { headers: { Cookie: `session=${token}` } }),
      redirect: 'manual',
    });
    return { status: response.status, body: await response.text() };
  };

  // @see core §6.5
  it('is refused without a valid session', async () => {
    const refusal = { status: 401, body: '{"error":"unauthenticated"}' };
    expect(await request('/inbox/events')).toEqual(refusal);
    expect(await request('/inbox/events', makeToken())).toEqual(refusal);
    expect(await request('/inbox/events.data')).toEqual(refusal);
  });

  it('is refused with a temporary password', async () => {
    const { id } = await makePerson(database, 'parent');
    await database.asOwner(
      `update accounts.people set temporary_password_expires_at = now() + interval '1 hour' where id = $1`,
      [id],
    );
    const { token } = await makeSession(id);
    expect(await request('/inbox/events', token)).toEqual({ status: 403, body: '{"error":"forbidden"}' });
  });

  it('is refused for a sixth stream of a person until one of the five is closed', async () => {
    const { id } = await makePerson(database, 'parent');
    const { token } = await makeSession(id);
    const [first] = await Promise.all([1, 2, 3, 4, 5].map(() => openListening(token)));
    const sixth = await open(token);
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
    first?.close();
    await eventually(async () => expect((await open(token)).status).toBe(200));
  });

  it('is not counted as a stream by HEAD or as a data request', async () => {
    const { id } = await makePerson(database, 'parent');
    const { token } = await makeSession(id);
    for (let count = 0; count < 6; count++) {
      expect(await request('/inbox/events', token, 'HEAD')).toEqual({ status: 200, body: '' });
      expect((await request('/inbox/events.data', token)).status).toBe(404);
    }
    expect((await open(token)).status).toBe(200);
  });
});

describe('An event stream', () => {
  it('is not cached, compressed or buffered, and has the security headers', async () => {
    const { id } = await makePerson(database, 'parent');
    const { headers } = await openListening((await makeSession(id)).token);
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store, no-transform');
    expect(headers.get('content-encoding')).toBeNull();
    expect(headers.get('x-accel-buffering')).toBe('no');
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
  });

  // @see core §4.11, §7.13
  it('notifies only the sender and the receiver of a message, on every instance', async () => {
    const people = await Promise.all([1, 2, 3].map(() => makePerson(database, 'parent')));
    const [sender, receiver, otherPerson] = await Promise.all(
      people.map(async ({ id }, index) => openListening((await makeSession(id)).token, index % 2)),
    );
    const [from, to] = people;
    if (!from || !to) throw new Error('no people');
    await sendMessage(from, to);
    const changed = ['changed', 'changed'];
    await eventually(() => expect([sender?.events, receiver?.events]).toEqual([changed, changed]));
    await database.asOwner('update messages set read = true where receiver_id = $1', [to.id]);
    await eventually(() => expect(sender?.events).toHaveLength(3));
    expect(otherPerson?.events).toEqual(['changed']);
  });

  it('gets an event after a lost listening connection is restored', async () => {
    const { id } = await makePerson(database, 'parent');
    const stream = await openListening((await makeSession(id)).token);
    await cutListeners();
    await eventually(() => expect(stream.events).toEqual(['changed', 'changed']));
  });
});

describe('The end of a session', () => {
  const endings: Record<string, (person: TestPerson, token: string) => Promise<unknown>> = {
    'sign-out': (_, token) => database.asOwner('select accounts.end_session($1)', [tokenHash(token)]),
    suspension: ({ id }) => database.asOwner('select accounts.suspend($1)', [id]),
    'change of role': ({ id }) => database.asOwner(`select accounts.change_role($1, 'mentor')`, [id]),
    'new temporary password': ({ id }) =>
      database.asOwner(`select accounts.set_temporary_password($1, 'x', now() + interval '1 hour')`, [id]),
  };

  it.each(Object.keys(endings))(
    'closes the session’s streams on every instance without further events: %s',
    async (how) => {
      const [person, friend] = [await makePerson(database, 'parent'), await makePerson(database, 'parent')];
      const { token } = await makeSession(person.id);
      const tabs = [await openListening(token, 0), await openListening(token, 1)];
      const friendsTab = await openListening((await makeSession(friend.id)).token, 1);
      await endings[how]?.(person, token);
      await sendMessage(friend, person);
      await Promise.all(tabs.map((tab) => tab.ended));
      for (const tab of tabs) expect(tab.events.at(-1)).toBe('session-ended');
      await eventually(() => expect(friendsTab.events).toEqual(['changed', 'changed']));
      expect((await open(token, 1)).status).toBe(401);
    },
  );

  // @see core §7.4
  it('does not end the person’s other sessions', async () => {
    const { id } = await makePerson(database, 'parent');
    const [first, second] = [await makeSession(id), await makeSession(id)];
    const [gone, kept] = [await openListening(first.token), await openListening(second.token)];
    await database.asOwner('select accounts.end_session($1)', [tokenHash(first.token)]);
    await gone.ended;
    expect(gone.events).toEqual(['changed', 'session-ended']);
    expect(kept.events).toEqual(['changed']);
  });

  it('is detected without a notification when listening resumes', async () => {
    const { id } = await makePerson(database, 'parent');
    const session = await makeSession(id);
    const stream = await openListening(session.token);
    await database.asOwner(`update accounts.sessions set last_used_at = now() - interval '13 hours' where id = $1`, [
      session.id,
    ]);
    await cutListeners();
    await stream.ended;
    expect(stream.events.at(-1)).toBe('session-ended');
  });
});

/** Terminates the listening connections of both instances, like a database restart. */
async function cutListeners(): Promise<void> {
  const client = new pg.Client(inject('template').superuser);
  await client.connect();
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'live-events' and datname = $1`,
    [database.owner.database],
  );
  await client.end();
}

describe('A crash of the embedded database', () => {
  it('causes 503 responses while event streams stay open and get one event after the restart', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'school-live-'));
    const server = await startServer({ DATA_DIR: folder });
    try {
      const token = await signSomebodyIn(folder);
      const stream = await openEventStream(server.origin, token);
      await eventually(() => expect(stream.events).toEqual(['changed']));
      const pidFile = await readFile(path.join(folder, 'database/pgdata/postmaster.pid'), 'utf8');
      process.kill(Number.parseInt(pidFile, 10), 'SIGKILL');
      const statuses = async () => {
        const [ready, session, health] = await Promise.all([
          fetch(`${server.origin}/readyz`),
          fetch(`${server.origin}/session`, { headers: { Cookie: `session=${token}` } }),
          fetch(`${server.origin}/healthz`),
        ]);
        expect(health.status).toBe(200);
        if (session.status === 503) expect(session.headers.get('retry-after')).toBe('5');
        return [ready.status, session.status];
      };
      // Connections stay open for a moment after the server is killed.
      await eventually(async () => expect((await statuses())[1]).toBe(503));
      await eventually(async () => expect(await statuses()).toEqual([200, 200]));
      await eventually(() => expect(stream.events).toEqual(['changed', 'changed']));
      await fetch(`${server.origin}/sign-out`, {
        method: 'POST',
        redirect: 'manual',
        headers: { Cookie: `session=${token}`, Origin: server.origin },
      });
      await stream.ended;
      expect(stream.events).toEqual(['changed', 'changed', 'session-ended']);
    } finally {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    }
  });
});

/** Closes its database connection, because the test kills the database. */
async function signSomebodyIn(dataFolder: string): Promise<string> {
  const school = await openSchool(dataFolder);
  const { id } = await school.makePerson('parent');
  const token = await openSession(school, id);
  await school.close();
  return token;
}
