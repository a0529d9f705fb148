import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type RawBuilder, sql } from 'kysely';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { openPool, readAs, visitor, writeAs } from './database.server.ts';
import { fallbackInOutage, isDatabaseUnavailable } from './database-errors.server.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.server.ts';
import { setLogLevel } from './log.server.ts';

let folder: string;
let server: EmbeddedPostgres;
const ends: (() => Promise<unknown>)[] = [];

const start = () => startEmbeddedPostgres({ folder, settings: { fsync: 'off' } });
beforeAll(async () => {
  setLogLevel('silent'); // these tests terminate connections
  folder = await mkdtemp(path.join(tmpdir(), 'unavailable-'));
  server = await start();
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

function open(more: pg.PoolConfig = {}): void {
  ends.push(openPool({ ...server.connection, database: 'postgres', ...more }));
}

const execute = (query: RawBuilder<unknown> = sql`select 1`) => readAs(visitor, (tx) => query.execute(tx));
const failure = (attempt: Promise<unknown>): Promise<unknown> =>
  attempt.then(
    () => 'no error',
    (error: unknown) => error,
  );

/** Starts a TCP server that is not PostgreSQL and calls `onConnection` for each connection. */
async function fakeServer(onConnection: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>();
  const fake: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    onConnection(socket);
  });
  await new Promise<void>((resolve) => fake.listen(0, '127.0.0.1', resolve));
  ends.unshift(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => fake.close(resolve));
  });
  return (fake.address() as AddressInfo).port;
}

describe('An error of an available database', () => {
  test.each([
    ['a statement has a syntax error', sql`selekt`],
    ['a number is divided by zero', sql`select 1 / 0`],
    ['a statement exceeds its time limit', sql`select pg_sleep(9)`],
    ['a read-only transaction writes', sql`create table mine (id int)`],
    ['a read-only transaction locks rows', sql`select from pg_class for update`],
  ])('does not count as unavailable if %s', async (_, statement) => {
    open({ statement_timeout: 300 });
    const error = await failure(execute(statement));
    expect(error).toBeInstanceOf(Error);
    expect(isDatabaseUnavailable(error)).toBe(false);
  });

  test.each([
    ['the password is wrong', { password: 'wrong' }],
    ['there is no such database', { database: 'nowhere' }],
    ['there is no such role', { user: 'nobody' }],
  ])('does not count as unavailable if %s', async (_, connection) => {
    open(connection);
    const error = await failure(execute());
    expect(error).toBeInstanceOf(Error);
    expect(isDatabaseUnavailable(error)).toBe(false);
  });

  test('does not count as unavailable if the callback throws an error or another value', async () => {
    open();
    expect(isDatabaseUnavailable(await failure(readAs(visitor, () => Promise.reject(new Error('mine')))))).toBe(false);
    expect(isDatabaseUnavailable(await failure(readAs(visitor, () => Promise.reject('mine'))))).toBe(false);
    expect(isDatabaseUnavailable(null)).toBe(false);
  });
});

describe('An error of an unavailable database', () => {
  const expectUnavailable = async (attempt: Promise<unknown>) => {
    const error = await failure(attempt);
    expect(error).toBeInstanceOf(Error);
    expect({ error: String(error), isUnavailable: isDatabaseUnavailable(error) }).toMatchObject({
      isUnavailable: true,
    });
  };

  test('counts as unavailable if nothing listens at the port', async () => {
    const port = await fakeServer(() => {});
    await ends.shift()?.();
    open({ host: '127.0.0.1', port });
    await expectUnavailable(execute());
  });

  test('counts as unavailable if the host name cannot be resolved', async () => {
    open({ host: 'database.invalid' });
    await expectUnavailable(execute());
  });

  test('counts as unavailable if the server does not respond', async () => {
    open({ host: '127.0.0.1', port: await fakeServer(() => {}), connectionTimeoutMillis: 100 });
    await expectUnavailable(execute());
  });

  test.each([
    ['closes the connection', (socket: Socket) => socket.end()],
    ['resets the connection', (socket: Socket) => socket.resetAndDestroy()],
  ])('counts as unavailable if the server %s', async (_, onConnection) => {
    open({ host: '127.0.0.1', port: await fakeServer(onConnection) });
    await expectUnavailable(execute());
  });

  test('counts as unavailable if all connections of the pool are in use for too long', async () => {
    open({ max: 1, connectionTimeoutMillis: 1_000 });
    await readAs(visitor, async (tx) => {
      await sql`select 1`.execute(tx);
      await expectUnavailable(execute());
    });
  });

  test('counts as unavailable if the server accepts no more connections', async () => {
    open();
    await writeAs(visitor, (tx) => sql`create role crowded login connection limit 0 password 'crowded'`.execute(tx));
    open({ user: 'crowded', password: 'crowded' });
    await expectUnavailable(execute());
  });

  test('counts as unavailable if the backend is terminated during a query', async () => {
    open();
    await expectUnavailable(execute(sql`select pg_terminate_backend(pg_backend_pid())`));
  });

  test('counts as unavailable while the server is stopped; the same pool works after its restart', async () => {
    open();
    await Promise.all(Array.from({ length: 10 }, () => execute(sql`select pg_sleep(0.05)`)));
    const running = failure(execute(sql`select pg_sleep(20)`));
    const sleeping = sql`select from pg_stat_activity where state = 'active' and query = 'select pg_sleep(20)'`;
    // writeAs() never shares a transaction with the sleeping read
    await eventually(async () => expect((await writeAs(visitor, (tx) => sleeping.execute(tx))).rows).toHaveLength(1));
    await server.stop();
    await expectUnavailable(running.then((error) => Promise.reject(error)));
    for (let attempt = 0; attempt < 12; attempt++) await expectUnavailable(execute());

    server = await start();
    const results = await Promise.all(Array.from({ length: 20 }, () => execute()));
    expect(results.flatMap(({ rows }) => rows)).toHaveLength(20);
  });
});

test('A fallback replaces only the errors of an unavailable database', () => {
  const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  expect(fallbackInOutage('unknown')(refused)).toBe('unknown');
  expect(() => fallbackInOutage('unknown')(new Error('bug'))).toThrow('bug');
});
