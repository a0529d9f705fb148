import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, connect as dial, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { type DatabaseListenerOptions, listenToDatabase } from './database-listener.server.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.server.ts';
import { dispatch, LiveEvents } from './live-events.server.ts';

const AMINA = '11111111-1111-4111-8111-111111111111';
const BORIS = '22222222-2222-4222-8222-222222222222';
const SESSION = '33333333-3333-4333-8333-333333333333';
const OTHER_SESSION = '44444444-4444-4444-8444-444444444444';

let folder: string;
let database: EmbeddedPostgres;
let connection: pg.ClientConfig;
let received: string[];
let reconnects: number;
let logged: string[];
const ends: (() => unknown)[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'listen-'));
  database = await startEmbeddedPostgres({ folder, settings: { fsync: 'off' }, restartWhenDead: true });
  connection = { ...database.connection, database: 'postgres' };
});
afterAll(async () => {
  await database.stop();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  received = [];
  reconnects = 0;
  logged = [];
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

function listen(options: Partial<DatabaseListenerOptions> = {}): { stop(): Promise<void> } {
  const listener = listenToDatabase({
    connection,
    channel: 'Live, "quoted"',
    onNotification: (payload) => received.push(payload),
    onReconnected: () => {
      reconnects += 1;
    },
    log: { info: (_about, message) => logged.push(message), warn: (_about, message) => logged.push(message) },
    ...options,
  });
  ends.push(() => listener.stop());
  return listener;
}

async function query(statement: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connection);
  client.on('error', () => {}); // the server may be killed meanwhile
  await client.connect();
  try {
    return (await client.query(statement, values)).rows;
  } finally {
    await client.end();
  }
}

const notify = (payload: string) => query('select pg_notify($1, $2)', ['Live, "quoted"', payload]);
const listeningConnections = () => query("select pid from pg_stat_activity where application_name = 'live-events'");
const connected = (times: number) => eventually(() => expect(reconnects).toBe(times));

/** Kills the server as `kill -9` or a power cut would; resolves when it accepts queries again. */
async function killDatabase(): Promise<void> {
  const serverId = () => Number.parseInt(readFileSync(join(folder, 'pgdata/postmaster.pid'), 'utf8'), 10);
  const killed = serverId();
  process.kill(killed, 'SIGKILL');
  await eventually(() => expect(serverId()).not.toBe(killed));
  await eventually(() => query('select 1'));
}

/** Proxy to the database that can stop forwarding silently, like a router that lost the connection. */
class SocketProxy {
  readonly connection: pg.ClientConfig;
  readonly pairs: [Socket, Socket][] = [];
  readonly #server: Server;

  constructor(socketFolder: string) {
    this.connection = { ...connection, host: socketFolder };
    this.#server = createServer((near) => {
      const far = dial(join(database.connection.host, '.s.PGSQL.5432'));
      near.pipe(far).pipe(near);
      near.on('error', () => {}).on('close', () => far.destroy());
      far.on('error', () => {}).on('close', () => near.destroy());
      this.pairs.push([near, far]);
    });
  }

  async start(): Promise<void> {
    const path = join(String(this.connection.host), '.s.PGSQL.5432');
    await new Promise<void>((listening) => this.#server.listen(path, listening));
    ends.push(() => this.#server.close());
  }

  stopForwarding(): void {
    for (const [near, far] of this.pairs) {
      near.unpipe(far).resume();
      far.unpipe(near).resume();
    }
  }
}

function newProxy(): SocketProxy {
  const socketFolder = mkdtempSync(join(tmpdir(), 'proxy-'));
  ends.push(() => rmSync(socketFolder, { recursive: true }));
  return new SocketProxy(socketFolder);
}

describe('A stopped listener', () => {
  it('leaves no connection and receives no more notifications', async () => {
    const listener = listen();
    await connected(1);
    await listener.stop();
    await notify('late');
    expect(await listeningConnections()).toEqual([]);
    expect([received, logged]).toEqual([[], []]);
  });

  it('does not reconnect if it was stopped while it waited for the database', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    ends.push(() => vi.useRealTimers());
    const proxy = newProxy();
    const listener = listen({ connection: proxy.connection });
    await eventually(() => expect(logged).toHaveLength(1));
    await listener.stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('A listener', () => {
  it('receives notifications in order over one connection', async () => {
    listen();
    await connected(1);
    await notify('one');
    await notify('two');
    await eventually(() => expect(received).toEqual(['one', 'two']));
    expect(await listeningConnections()).toHaveLength(1);
  });

  it('connects when the database becomes available, and logs the failure once', async () => {
    const proxy = newProxy();
    const connect = vi.spyOn(pg.Client.prototype, 'connect');
    ends.push(() => connect.mockRestore());
    listen({ connection: proxy.connection });
    await eventually(() => expect(connect.mock.calls.length).toBeGreaterThan(2));
    expect(reconnects).toBe(0);
    await proxy.start();
    await connected(1);
    expect(logged).toEqual([
      'lost the connection for database notifications: reconnecting',
      'reconnected: database notifications arrive again',
    ]);
  });

  it('reconnects if its connection is terminated', async () => {
    listen();
    await connected(1);
    await query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'live-events'");
    await connected(2);
    await notify('after');
    await eventually(() => expect(received).toEqual(['after']));
    expect(await listeningConnections()).toHaveLength(1);
  });

  it('reconnects if its connection silently stops responding, and closes the old connection', async () => {
    const proxy = newProxy();
    await proxy.start();
    listen({ connection: proxy.connection, pingMs: 50, timeoutMs: 2_000 });
    await connected(1);
    proxy.stopForwarding();
    await connected(2);
    await notify('after');
    await eventually(() => expect(received).toEqual(['after']));
    expect(proxy.pairs.map(([near]) => near.destroyed)).toEqual([true, false]);
  });
});

describe('Live streams', () => {
  /** Collects the events of one browser's stream. */
  function read(live: LiveEvents, personId: string, sessionId: string): { events: string[] } {
    const opened = live.open({ personId, sessionId });
    const events: string[] = [];
    const reader = opened === 'too-many' ? undefined : opened.body?.getReader();
    const next = async (): Promise<void> => {
      const { value } = (await reader?.read()) ?? {};
      const event = /event: (.*)/.exec(new TextDecoder().decode(value))?.[1];
      if (event) events.push(event);
      return value && next();
    };
    void next();
    return { events };
  }

  it('receive exactly one event after a killed database has restarted', async () => {
    const live = new LiveEvents();
    listen({
      onNotification: (payload) => dispatch(live, payload, () => live.endSession(SESSION)),
      onReconnected: () => {
        reconnects += 1;
        live.notifyAll();
      },
    });
    await connected(1);
    const streams = Array.from({ length: 20 }, (_, person) => read(live, `person-${person}`, `session-${person}`));
    await killDatabase();
    await connected(2);
    const everyStreamHas = (...events: string[]) =>
      eventually(() => expect(streams.map((stream) => stream.events)).toEqual(streams.map(() => events)));
    await everyStreamHas('changed', 'changed');
    for (let person = 0; person < streams.length; person++) live.endSession(`session-${person}`);
    await everyStreamHas('changed', 'changed', 'session-ended');
    expect(reconnects).toBe(2);
  });

  it('receive an event for a commit, and end with their session', async () => {
    const live = new LiveEvents();
    listen({ onNotification: (payload) => dispatch(live, payload, () => live.endSession(SESSION)) });
    await connected(1);
    const { events } = read(live, AMINA, SESSION);
    await notify(`person:${AMINA}`);
    await eventually(() => expect(events).toEqual(['changed', 'changed']));
    await notify(`session:${SESSION}`);
    await eventually(() => expect(live.size).toBe(0));
    const later = read(live, BORIS, OTHER_SESSION);
    await notify(`person:${AMINA}`);
    await notify(`person:${BORIS}`);
    await eventually(() => expect(later.events).toEqual(['changed', 'changed']));
    expect(events).toEqual(['changed', 'changed', 'session-ended']);
    live.closeAll();
  });
});
