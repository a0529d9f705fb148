import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  eventually,
  folderWithDatabase,
  processesIn,
  QUICK,
  query,
  serverId,
  temporaryFolder,
} from '#tests/support/process-helpers.ts';
import { EmbeddedPostgresError } from './embedded-postgres/error.server.ts';
import { type EmbeddedPostgresOptions, startEmbeddedPostgres } from './embedded-postgres.server.ts';

const start = (folder: string, options: Partial<EmbeddedPostgresOptions> = {}) =>
  startEmbeddedPostgres({ folder, settings: QUICK, ...options });

/** Creates a table with one row, which a later start can read. */
const keepARow = (server: Awaited<ReturnType<typeof start>>) =>
  query(server, 'create table kept as select 7 as number');
const keptRows = (server: Awaited<ReturnType<typeof start>>) => query(server, 'select number from kept');

test('A folder that cannot be written is refused with a hint to set DATA_DIR', async () => {
  const file = path.join(temporaryFolder(), 'file');
  fs.writeFileSync(file, '');
  const refusal = start(path.join(file, 'database'));
  await expect(refusal).rejects.toThrow(EmbeddedPostgresError);
  await expect(refusal).rejects.toThrow(/cannot be written \(ENOTDIR\).*set DATA_DIR/);
});

test('A database of another major version is refused and left unchanged', async () => {
  const folder = await folderWithDatabase();
  fs.writeFileSync(path.join(folder, 'pgdata/PG_VERSION'), '16\n');
  await expect(start(folder)).rejects.toThrow(/is of PostgreSQL 16, but PostgreSQL 18 is installed/);
  fs.writeFileSync(path.join(folder, 'pgdata/PG_VERSION'), '18\n');
  await (await start(folder)).stop();
});

test('A failed start reports the last message of the server, and releases the folder', async () => {
  const folder = await folderWithDatabase();
  await expect(start(folder, { settings: { shared_buffers: 'plenty' } })).rejects.toThrow(
    /did not start \(.*plenty.*server\.log/,
  );
  const server = await start(folder);
  expect(server.isOwner).toBe(true);
  await server.stop();
});

test('A missing password file is named in the error', async () => {
  const folder = await folderWithDatabase();
  fs.rmSync(path.join(folder, 'password'));
  await expect(start(folder)).rejects.toThrow(/password file .* cannot be read \(ENOENT\).*backup/);
  expect(processesIn(folder)).toEqual([]);
});

test('A restart keeps the data and the connection settings', async () => {
  const folder = temporaryFolder();
  const first = await start(folder, { settings: {} });
  expect([first.isOwner, first.isAdopted]).toEqual([true, false]);
  await keepARow(first);
  await first.stop();
  const second = await start(folder, { settings: {} });
  expect(await keptRows(second)).toEqual([{ number: 7 }]);
  expect(second.connection).toEqual(first.connection);
  await second.stop();
});

test('The server is durable, listens only on a private Unix socket, and uses UTC', async () => {
  const server = await start(await folderWithDatabase(), { settings: {} });
  const names = ['fsync', 'listen_addresses', 'unix_socket_permissions', 'TimeZone', 'password_encryption'];
  const rows = await query(
    server,
    `select setting from pg_settings where name in ('${names.join("','")}') order by name`,
  );
  expect(rows).toEqual(['UTC', 'on', '', 'scram-sha-256', '0700'].map((setting) => ({ setting })));
  await server.stop();
});

test('A connection with a wrong password is refused', async () => {
  const server = await start(await folderWithDatabase());
  const intruder = { connection: { ...server.connection, password: 'guessed' } };
  await expect(query(intruder, 'select 1')).rejects.toThrow(/password authentication failed/);
  await server.stop();
});

test('Other users cannot read any file of the database folder', async () => {
  const parent = temporaryFolder(); // of mode 0700
  const folder = path.join(parent, 'nested/database');
  const server = await start(folder);
  expect(fs.statSync(path.join(folder, 'password')).mode & 0o777).toBe(0o600);
  const entries = ['.', ...fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })];
  const modes = entries.map((entry) => [entry, fs.statSync(path.join(folder, entry)).mode & 0o077]);
  expect(modes.filter(([, others]) => others !== 0)).toEqual([]);
  await server.stop();
});

test('The server log contains no row that an error quotes, and is truncated above 10 MB at the start', async () => {
  const folder = await folderWithDatabase();
  fs.writeFileSync(path.join(folder, 'server.log'), Buffer.alloc(10 * 1024 * 1024 + 1, '.'), { mode: 0o600 });
  const server = await start(folder);
  await query(server, 'create table once (name text unique)');
  const twice = query(server, "insert into once select 'Ada' || 'Lovelace' from generate_series(1, 2)");
  await expect(twice).rejects.toThrow(/duplicate key/);
  await server.stop();
  const log = fs.readFileSync(path.join(folder, 'server.log'), 'utf8');
  expect(log).toContain('duplicate key');
  expect(log).not.toContain('AdaLovelace');
  expect(log.length).toBeLessThan(100_000);
});

test('stop() ends every process, and can be called repeatedly', async () => {
  const folder = await folderWithDatabase();
  const server = await start(folder, { restartWhenDead: true });
  expect(processesIn(folder).length).toBeGreaterThan(1);
  await Promise.all([server.stop(), server.stop()]);
  await server.stop();
  expect(processesIn(folder)).toEqual([]);
  expect(fs.existsSync(path.join(folder, 'pgdata/postmaster.pid'))).toBe(false);
});

test('A folder may have a path that is too long for a socket, or that contains commas and quotes', async () => {
  for (const name of ['long/'.repeat(30), 'a, "b" = \'c\'']) {
    const server = await start(path.join(temporaryFolder(), name));
    expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
    await server.stop();
  }
});

test('A start is refused if other users can write to the folder of the socket', async () => {
  const folder = path.join(temporaryFolder(), 'long/'.repeat(30));
  const server = await start(folder);
  const { host } = server.connection;
  await server.stop();
  expect(fs.existsSync(host)).toBe(false);
  fs.mkdirSync(host);
  fs.chmodSync(host, 0o777);
  await expect(start(folder)).rejects.toThrow(/not a private folder of this user/);
  fs.rmdirSync(host);
});

test('A start ignores a stale lock file with the id of a zombie, of an unrelated process or without an id', async () => {
  const folder = await folderWithDatabase();
  const parent = spawn('sh', ['-c', 'sleep 0.1 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [zombie] = await once(parent.stdout, 'data');
  await eventually(() => fs.readFileSync(`/proc/${Number(zombie)}/stat`, 'utf8').includes(') Z '));
  let server = await start(folder);
  await keepARow(server);
  for (const id of [Number(zombie), parent.pid, '']) {
    process.kill(serverId(folder), 'SIGKILL');
    await server.stop();
    const lockFile = path.join(folder, 'pgdata/postmaster.pid');
    const [, ...others] = fs.readFileSync(lockFile, 'utf8').split('\n');
    fs.writeFileSync(lockFile, id === '' ? '' : [id, ...others].join('\n'));
    server = await start(folder);
    expect([server.isAdopted, await keptRows(server)]).toEqual([false, [{ number: 7 }]]);
  }
  await server.stop();
  parent.kill();
});
