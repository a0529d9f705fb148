import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  eventually,
  folderOfPrograms,
  folderWithDatabase,
  HOLD_SERVER,
  pendingConnections,
  processesIn,
  QUICK,
  query,
  serverId,
  serverStateOf,
  spawnHolder,
  temporaryFolder,
} from '#tests/support/process-helpers.ts';
import { type EmbeddedPostgresOptions, startEmbeddedPostgres } from '../embedded-postgres.server.ts';
import { runProgram } from './binaries.server.ts';

type Server = Awaited<ReturnType<typeof startEmbeddedPostgres>>;

const start = (folder: string, options: Partial<EmbeddedPostgresOptions> = {}) =>
  startEmbeddedPostgres({ folder, settings: QUICK, ...options });
const keepARow = (server: Pick<Server, 'connection'>) => query(server, 'create table kept as select 7 as number');
const keepsTheRow = async (server: Pick<Server, 'connection'>) =>
  JSON.stringify(await query(server, 'select number from kept')) === '[{"number":7}]';

/** PATH without the programs that end a server when its parent dies. */
const pathWithoutParentDeath = () => folderOfPrograms('unshare', 'true');

test('The server shuts down cleanly when its parent is killed', async () => {
  const folder = await folderWithDatabase();
  const holder = spawnHolder(folder);
  await keepARow(await serverStateOf(holder));
  holder.kill('SIGKILL');
  await eventually(() => processesIn(folder).length === 0);
  expect(fs.readFileSync(path.join(folder, 'server.log'), 'utf8')).toMatch(
    /fast shutdown.*database system is shut down/s,
  );
  const server = await start(folder);
  expect(await keepsTheRow(server)).toBe(true);
  await server.stop();
});

test('A start right after the parent was killed does not use the old server', async () => {
  const folder = await folderWithDatabase();
  for (let round = 0; round < 3; round++) {
    const holder = spawnHolder(folder);
    await serverStateOf(holder);
    holder.kill('SIGKILL');
    const server = await start(folder);
    expect(server.isAdopted).toBe(false);
    expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
    await server.stop();
  }
});

test('A start does not adopt a server that has not yet noticed the death of its parent', async () => {
  const folder = await folderWithDatabase();
  const holder = spawnHolder(folder);
  await serverStateOf(holder);
  const id = serverId(folder);
  process.kill(id, 'SIGSTOP');
  holder.kill('SIGKILL');
  const starting = start(folder);
  await eventually(() => pendingConnections(folder) > 0);
  process.kill(id, 'SIGCONT');
  const server = await starting;
  expect([server.isOwner, server.isAdopted]).toEqual([true, false]);
  await server.stop();
});

test('A start does not attach to a server whose owner dies before the server accepts a connection', async () => {
  const folder = await folderWithDatabase();
  const holder = spawnHolder(folder);
  await serverStateOf(holder);
  const id = serverId(folder);
  process.kill(id, 'SIGSTOP');
  let hasStarted = false;
  const starting = start(folder).finally(() => {
    hasStarted = true;
  });
  await eventually(() => hasStarted || pendingConnections(folder) > 0);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  process.kill(id, 'SIGCONT');
  const server = await starting;
  expect([server.isOwner, server.isAdopted]).toEqual([true, false]);
  await server.stop();
});

test('A server that outlived its parent is adopted, and ends with stop()', async () => {
  const folder = await folderWithDatabase();
  const holder = spawnHolder(folder, { env: { PATH: pathWithoutParentDeath() } });
  await keepARow(await serverStateOf(holder));
  const id = serverId(folder);
  const holderEnded = once(holder, 'exit');
  holder.kill('SIGKILL');
  await holderEnded;
  const server = await start(folder);
  expect([server.isOwner, server.isAdopted, serverId(folder)]).toEqual([true, true, id]);
  expect(await keepsTheRow(server)).toBe(true);
  await server.stop();
  expect(processesIn(folder)).toEqual([]);
});

test('The second of two concurrent first starts attaches to the database of the first', async () => {
  const folder = temporaryFolder();
  const holders = [spawnHolder(folder), spawnHolder(folder)];
  const states = await Promise.all(holders.map(serverStateOf));
  expect(states.map(({ isOwner }) => isOwner).sort()).toEqual([false, true]);
  for (const state of states) expect(await query(state, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('A start in another container on the same folder is refused and leaves the lock file unchanged', async () => {
  const folder = await folderWithDatabase();
  const server = await start(folder);
  const lockFile = fs.readFileSync(path.join(folder, 'pgdata/postmaster.pid'), 'utf8');
  const namespaces = ['--user', '--map-root-user', '--net', '--pid', '--fork', '--kill-child', '--mount-proc'];
  const result = await runProgram(['unshare', ...namespaces, process.execPath, HOLD_SERVER, folder]);
  expect(result.errorLine).toMatch(/EmbeddedPostgresError: Another server uses the database folder .*container/);
  expect(fs.readFileSync(path.join(folder, 'pgdata/postmaster.pid'), 'utf8')).toBe(lockFile);
  await server.stop();
});

test('The server keeps running for its owner when an attached process stops', async () => {
  const folder = await folderWithDatabase();
  const owner = await start(folder);
  const attached = await start(folder);
  expect([attached.isOwner, attached.connection]).toEqual([false, owner.connection]);
  await attached.stop();
  expect(await query(owner, 'select 1 as one')).toEqual([{ one: 1 }]);
  await owner.stop();
});

test('An attached process takes over when the owner is killed or stops', async () => {
  for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
    const folder = await folderWithDatabase();
    const owner = spawnHolder(folder);
    await keepARow(await serverStateOf(owner));
    const attached = await start(folder, { restartWhenDead: true });
    expect(attached.isOwner).toBe(false);
    owner.kill(signal);
    await eventually(() => attached.isOwner && keepsTheRow(attached));
    await attached.stop();
    expect(processesIn(folder)).toEqual([]);
  }
});

test('A start succeeds after a first start was killed while it created the database', async () => {
  const folder = temporaryFolder();
  const holder = spawnHolder(folder);
  const drafts = () => fs.readdirSync(folder).filter((name) => name.startsWith('pgdata.init-'));
  await eventually(() => drafts().some((draft) => fs.existsSync(path.join(folder, draft, 'PG_VERSION'))));
  holder.kill('SIGKILL');
  expect(fs.existsSync(path.join(folder, 'pgdata'))).toBe(false);
  const server = await start(folder);
  expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(drafts()).toEqual([]);
  await server.stop();
});

test('A killed server is restarted with its data and its connection settings', async () => {
  const folder = await folderWithDatabase();
  const lines: string[] = [];
  const server = await start(folder, { settings: {}, restartWhenDead: true, onLog: (line) => lines.push(line) });
  await keepARow(server);
  for (let round = 0; round < 2; round++) {
    const id = serverId(folder);
    process.kill(id, 'SIGKILL');
    await eventually(() => serverId(folder) !== id && keepsTheRow(server));
  }
  expect(lines.filter((line) => line.includes('died'))).toHaveLength(2);
  await server.stop();
  expect(processesIn(folder)).toEqual([]);
});

test('An adopted server that is killed is restarted', async () => {
  const folder = await folderWithDatabase();
  const holder = spawnHolder(folder, { env: { PATH: pathWithoutParentDeath() } });
  await keepARow(await serverStateOf(holder));
  holder.kill('SIGKILL');
  const server = await start(folder, { restartWhenDead: true });
  expect(server.isAdopted).toBe(true);
  process.kill(serverId(folder), 'SIGKILL');
  await eventually(() => !server.isAdopted && keepsTheRow(server));
  await server.stop();
  expect(processesIn(folder)).toEqual([]);
});

test('stop() leaves no process if it is called during a restart', async () => {
  const phases: ((lines: string[], id: number, folder: string) => boolean)[] = [
    () => true,
    (lines) => lines.some((line) => line.includes('died')),
    (_, id, folder) => serverId(folder) !== id,
    (lines) => lines.filter((line) => line.includes('started (process')).length === 2,
  ];
  for (const hasReachedPhase of phases) {
    const folder = await folderWithDatabase();
    const lines: string[] = [];
    const server = await start(folder, { restartWhenDead: true, onLog: (line) => lines.push(line) });
    const id = serverId(folder);
    process.kill(id, 'SIGKILL');
    await eventually(() => hasReachedPhase(lines, id, folder));
    await server.stop();
    await eventually(() => processesIn(folder).length === 0); // the children of a killed server end by themselves
  }
});
