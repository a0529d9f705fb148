import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { Role } from '#content/roles.ts';
import { addAccounts, openSessions } from '#database/samples/accounts.ts';
import { asOwnerOf } from '#database/samples/insert-rows.ts';
import { addMessages, type SampleMessage } from '#database/samples/messages.ts';
import { addStudents } from '#database/samples/students.ts';
import type { Keyring } from '#platform/sealing.server.ts';
import { openDatabase } from '#server/database.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';
import manifest from '../package.json' with { type: 'json' };

/** The server in its own process and data folder, and a connection to its database. */
export interface RunningSchool {
  server: RunningServer;
  owner: pg.Client;
  keyring: Keyring;
  stop(): Promise<void>;
}

export async function startSchool(): Promise<RunningSchool> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'school-benchmark-'));
  const server = await startServer({ DATA_DIR: dataFolder, LOG_LEVEL: 'info', ...environmentOfStart() });
  const database = await openDatabase({ databaseUrl: null, dataFolder, encryptionKeys: null });
  const owner = new pg.Client(database.owner);
  await owner.connect();
  return {
    server,
    owner,
    keyring: database.keyring,
    async stop() {
      await owner.end();
      await database.stop();
      await server.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

export interface SeededFamily {
  adminToken: string;
  parentToken: string;
  messageId: string;
  studentId: string;
}

/** 200 people; one of them has 50 messages on the first page and three children. */
export async function seedFamily({ owner, keyring }: Pick<RunningSchool, 'owner' | 'keyring'>): Promise<SeededFamily> {
  const [adminId = ''] = await addPeople(owner, 'admin', 1);
  const [parentId = '', ...others] = await addPeople(owner, 'parent', 200);
  const messages = others.slice(0, 60).map((otherId, index) => ({
    ...(index % 2 === 0 ? { from: otherId, to: parentId } : { from: parentId, to: otherId }),
    isRead: index > 10,
    sentAt: new Date(Date.now() - index * 3_600_000),
  }));
  await addSealedMessages(owner, keyring, messages);
  const students = await addStudents(
    asOwnerOf(owner),
    [1, 2, 3].map((n) => ({ fullName: `Child ${n}`, number: `S-0000${n}`, level: `Year ${n}`, parentId })),
  );
  const received = await owner.query<{ id: string }>('select id from messages where receiver_id = $1', [parentId]);
  const [adminToken = '', parentToken = ''] = await openSessions(asOwnerOf(owner), [adminId, parentId]);
  return { adminToken, parentToken, messageId: received.rows[0]?.id ?? '', studentId: students[0]?.id ?? '' };
}

/** The environment variables of the `npm start` script. */
function environmentOfStart(): Record<string, string> {
  const [, cache, options] =
    /^NODE_COMPILE_CACHE=(\S+) exec node (.+) server\/main\.ts$/.exec(manifest.scripts.start) ?? [];
  if (cache === undefined || options === undefined)
    throw new Error('The start script in package.json has an unexpected form');
  return { NODE_COMPILE_CACHE: cache, NODE_OPTIONS: options };
}

const firstNames = ['Amina', 'Bruno', 'Chen', 'Dalia', 'Elif', 'Farid', 'Grace', 'Hugo'];

/** Adds accounts without a usable password. @returns their ids */
export function addPeople(owner: pg.Client, role: Role, count: number): Promise<string[]> {
  const accounts = Array.from({ length: count }, (_, index) => {
    const lastName = `${createHash('md5').update(String(index)).digest('hex').slice(0, 8)}${role}`;
    const fullName = `${firstNames[index % firstNames.length]} ${lastName}`;
    return { fullName, email: `${fullName.replace(' ', '.').toLowerCase()}@example.org`, role, passwordHash: 'none' };
  });
  return addAccounts(asOwnerOf(owner), accounts);
}

/** Adds encrypted messages of realistic length, without notifications. */
export async function addSealedMessages(owner: pg.Client, keyring: Keyring, messages: SampleMessage[]): Promise<void> {
  const written = messages.map((message, index) => ({
    ...message,
    subject: `Question ${index} about next week’s lessons`,
    body: 'We would like to ask you. '.repeat(15),
  }));
  await withoutNotifications(owner, () => addMessages(asOwnerOf(owner), keyring, written));
  await owner.query('analyze messages');
}

/** Disables notifications, which would dominate the time for a million rows. */
export async function withoutNotifications(owner: pg.Client, work: () => Promise<unknown>): Promise<void> {
  await owner.query('alter table messages disable trigger on_messages_changed');
  await work();
  await owner.query('alter table messages enable trigger on_messages_changed');
}

/** Resident memory in MB; Linux only. */
export async function residentMegabytes(processId: number): Promise<number> {
  const status = await readFile(`/proc/${processId}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}

/** Sets the peak of resident memory to the current level, which it returns; Linux only. @see proc(5), clear_refs */
export async function resetPeak(processId: number): Promise<number> {
  await writeFile(`/proc/${processId}/clear_refs`, '5');
  return peakMegabytes(processId);
}

export async function peakMegabytes(processId: number): Promise<number> {
  const status = await readFile(`/proc/${processId}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}

/** CPU time of a process in ms; Linux only. Less affected by other load than wall-clock time. */
export async function cpuMilliseconds(processId: number): Promise<number> {
  const status = await readFile(`/proc/${processId}/stat`, 'utf8');
  const [user, system] = status.slice(status.lastIndexOf(')')).split(' ').slice(12, 14).map(Number);
  return 10 * ((user ?? 0) + (system ?? 0));
}
