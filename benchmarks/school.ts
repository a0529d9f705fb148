import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { makeToken, tokenHash } from '../app/features/accounts/sessions.server.ts';
import { sealedPlace } from '../app/features/messages/sealed-messages.server.ts';
import type { Keyring } from '../app/platform/keyring.server.ts';
import { seal } from '../app/platform/sealing.server.ts';
import type { Role } from '../content/roles.ts';
import manifest from '../package.json' with { type: 'json' };
import { openDatabase } from '../server/database.ts';
import { type RunningServer, startServer } from '../tests/support/server.ts';

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

export interface Home {
  adminToken: string;
  parentToken: string;
  messageId: string;
  studentId: string;
}

/** 200 people; one of them has 50 messages on the first page and three children. */
export async function moveIn({ owner, keyring }: Pick<RunningSchool, 'owner' | 'keyring'>): Promise<Home> {
  const [adminId = ''] = await addPeople(owner, 'admin', 1);
  const [parentId = '', ...others] = await addPeople(owner, 'parent', 200);
  const messages = others.slice(0, 60).map((otherId, index) => ({
    ...(index % 2 === 0 ? { senderId: otherId, receiverId: parentId } : { senderId: parentId, receiverId: otherId }),
    isRead: index > 10,
    sentAt: new Date(Date.now() - index * 3_600_000),
  }));
  await addSealedMessages(owner, keyring, messages);
  const students = await owner.query<{ id: string }>(
    `insert into students (full_name, student_number, current_level, parent_id)
     select 'Child ' || n, 'S-0000' || n, 'Year ' || n, $1 from generate_series(1, 3) as n returning id`,
    [parentId],
  );
  const received = await owner.query<{ id: string }>('select id from messages where receiver_id = $1', [parentId]);
  const [adminToken = '', parentToken = ''] = await openSessions(owner, [adminId, parentId]);
  const [messageId = '', studentId = ''] = [received, students].map(({ rows }) => rows[0]?.id);
  return { adminToken, parentToken, messageId, studentId };
}

/** The environment variables of the `npm start` script. */
function environmentOfStart(): Record<string, string> {
  const [, cache, options] =
    /^NODE_COMPILE_CACHE=(\S+) exec node (.+) server\/main\.ts$/.exec(manifest.scripts.start) ?? [];
  if (cache === undefined || options === undefined)
    throw new Error('The start script in package.json has an unexpected form');
  return { NODE_COMPILE_CACHE: cache, NODE_OPTIONS: options };
}

/** Accounts without a usable password. @returns their ids */
export async function addPeople(owner: pg.Client, role: Role, count: number): Promise<string[]> {
  const { rows } = await owner.query<{ id: string }>(
    `with added as (
       insert into profiles (full_name, email)
       select initcap(split_part(name, ' ', 1)) || ' ' || initcap(split_part(name, ' ', 2)), replace(name, ' ', '.') || '@example.org'
       from (select (array['amina','bruno','chen','dalia','elif','farid','grace','hugo'])[1 + n % 8] || ' '
         || substr(md5(n::text), 1, 8) || $1::text as name from generate_series(1, $2) as n) as names
       returning id
     ), roles as (insert into user_roles (user_id, role) select id, $1 from added)
     , people as (insert into accounts.people (id, password_hash) select id, 'none' from added)
     select id from added`,
    [role, count],
  );
  return rows.map(({ id }) => id);
}

/** @returns a session token per person, in the same order */
export async function openSessions(owner: pg.Client, personIds: string[]): Promise<string[]> {
  const tokens = personIds.map(makeToken);
  await owner.query(
    'insert into accounts.sessions (token_hash, person_id) select * from unnest($1::bytea[], $2::uuid[])',
    [tokens.map(tokenHash), personIds],
  );
  return tokens;
}

export interface StoredMessage {
  senderId: string;
  receiverId: string;
  isRead: boolean;
  sentAt: Date;
}

/** Encrypted messages of realistic length; sends no notifications. */
export async function addSealedMessages(owner: pg.Client, keyring: Keyring, messages: StoredMessage[]): Promise<void> {
  const rows = messages.map((message, index) => {
    const id = randomUUID();
    const row = { id, sealed_sender_id: message.senderId, sealed_receiver_id: message.receiverId };
    const [subject, body] = [`Question ${index} about next week’s lessons`, 'We would like to ask you. '.repeat(15)];
    return {
      ...message,
      id,
      subject: seal(keyring, sealedPlace('subject', row), subject),
      body: seal(keyring, sealedPlace('body', row), body),
    };
  });
  await withoutTelling(owner, () =>
    owner.query(
      `insert into messages (id, sender_id, receiver_id, read, created_at, subject, body)
       select * from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::bool[], $5::timestamptz[], $6::bytea[], $7::bytea[])`,
      [
        rows.map(({ id }) => id),
        rows.map(({ senderId }) => senderId),
        rows.map(({ receiverId }) => receiverId),
        rows.map(({ isRead }) => isRead),
        rows.map(({ sentAt }) => sentAt.toISOString()),
        rows.map(({ subject }) => subject),
        rows.map(({ body }) => body),
      ],
    ),
  );
  await owner.query('analyze messages');
}

/** Disables notifications, which would dominate the time for a million rows. */
export async function withoutTelling(owner: pg.Client, work: () => Promise<unknown>): Promise<void> {
  await owner.query('alter table messages disable trigger messages_tell');
  await work();
  await owner.query('alter table messages enable trigger messages_tell');
}

/** Resident memory in MB; Linux only. */
export async function residentMegabytes(processId: number): Promise<number> {
  const status = await readFile(`/proc/${processId}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}

/** CPU time of a process in ms; Linux only. Less affected by other load than wall-clock time. */
export async function cpuMilliseconds(processId: number): Promise<number> {
  const status = await readFile(`/proc/${processId}/stat`, 'utf8');
  const [user, system] = status.slice(status.lastIndexOf(')')).split(' ').slice(12, 14).map(Number);
  return 10 * ((user ?? 0) + (system ?? 0));
}
