import { access, constants, statfs } from 'node:fs/promises';
import path from 'node:path';
import { listAllBackups } from '#platform/backup/backup-folder.server.ts';
import { openFileLimit } from '#platform/open-files.server.ts';
import { type Finding, findingsOf } from './finding.ts';

/** Each visitor has up to six connections, each event stream one. */
const lowFileLimit = 4_096;

const gigabyte = 1e9;
const lowDiskBytes = gigabyte;
const fullDiskBytes = gigabyte / 5;
const hour = 60 * 60_000;
/** A daily backup may be some hours late. */
const backupIsLateAfterMs = 26 * hour;
const backupIsMissingAfterMs = 8 * 24 * hour;

export async function checkDisk(folder: string, what: string): Promise<Finding> {
  const { ok, warning, problem } = findingsOf('disk');
  const existing = await nearestFolder(folder);
  const { bavail, bsize } = await statfs(existing);
  const free = bavail * bsize;
  const text = `${(free / gigabyte).toFixed(1)} GB free for the ${what} (${folder})`;
  if (free < fullDiskBytes) return problem(`${text}: free some space now, writes are about to fail.`);
  if (free < lowDiskBytes) return warning(`${text}: free some space.`);
  return ok(text);
}

export async function checkDataFolder(folder: string): Promise<Finding> {
  const { ok, problem } = findingsOf('data folder');
  const existing = await nearestFolder(folder);
  const isWritable = await access(existing, constants.R_OK | constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
  if (!isWritable) return problem(`${existing} cannot be written by this user: run as its owner, or set DATA_DIR.`);
  return ok(existing === path.resolve(folder) ? folder : `${folder} is made at the first start`);
}

export async function checkOpenFiles(): Promise<Finding> {
  const { ok, warning } = findingsOf('open files');
  const limit = await openFileLimit();
  if (limit === null) return ok('the limit is unknown on this system');
  const text = `this process may open ${limit} files and connections`;
  if (limit >= lowFileLimit) return ok(text);
  return warning(
    `${text}: if this is the limit of the server too, raise it (systemd: LimitNOFILE=65536; shell: ulimit -n 65536).`,
  );
}

async function nearestFolder(folder: string): Promise<string> {
  const isThere = await access(folder).then(
    () => true,
    () => false,
  );
  const parent = path.dirname(path.resolve(folder));
  return isThere || parent === path.resolve(folder) ? path.resolve(folder) : nearestFolder(parent);
}

export async function checkBackups(folder: string, now = new Date()): Promise<Finding> {
  const { ok, warning, problem } = findingsOf('backup');
  const backups = await listAllBackups(folder).catch((error: Error) => error.message);
  if (typeof backups === 'string') return problem(backups);
  const [newest] = backups;
  if (!newest) return problem(`${folder} holds no backup: run npm run backup -- --to-folder ${folder} --keep 14.`);
  const age = now.getTime() - newest.at.getTime();
  const text = `the newest of ${backups.length} backups is ${describe(age)} old (${newest.name})`;
  const advice = 'see why the timer does not run: systemctl status school-backup.';
  if (age > backupIsMissingAfterMs) return problem(`${text}: ${advice}`);
  if (age > backupIsLateAfterMs) return warning(`${text}: ${advice}`);
  return ok(text);
}

function describe(milliseconds: number): string {
  const hours = Math.round(milliseconds / hour);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`;
}
