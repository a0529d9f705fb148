import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listInbox } from '../app/features/messages/messages.server.ts';
import { sealedMessages } from '../app/features/messages/sealed-messages.server.ts';
import { sendMessage } from '../app/features/messages/send-message.server.ts';
import { findMessage } from '../app/features/messages/threads.server.ts';
import { person, readAs, writeAs } from '../app/platform/database.server.ts';
import { parseKeys } from '../app/platform/keyring.server.ts';
import { createMailer } from '../app/platform/mail.server.ts';
import { lowestId, resealBatch } from '../app/platform/reseal.server.ts';
import { isUnbound, seal } from '../app/platform/sealing.server.ts';
import { makePerson, type TestPerson } from '../tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '../tests/support/test-database.ts';
import { bindMessages } from './bind-messages.ts';
import { startWorker } from './worker.ts';

let database: TestDatabase;
let pool: pg.Pool;
let mother: TestPerson;
let mentor: TestPerson;
let otherPerson: TestPerson;
beforeAll(async () => {
  database = await openTestDatabase();
  pool = new pg.Pool({ ...database.owner, max: 2 });
});
afterAll(async () => {
  await pool.end();
  await database.close();
});
beforeEach(async () => {
  await database.asOwner('delete from messages');
  await database.asOwner('delete from sealing_upgrades');
  [mother, mentor, otherPerson] = [
    await makePerson(database, 'parent'),
    await makePerson(database, 'mentor'),
    await makePerson(database, 'parent'),
  ];
});

const open = (reader: TestPerson, id: string) =>
  readAs(person(reader.id), (tx) => findMessage(tx, database.keyring, reader.id, id));
const subjectsOf = async (reader: TestPerson) =>
  (await readAs(person(reader.id), (tx) => listInbox(tx, database.keyring, reader.id))).items.map(
    ({ subject }) => subject,
  );
const send = (subject = 'A subject', body = 'A text.') =>
  writeAs(person(mother.id), (tx) =>
    sendMessage(tx, database.keyring, mother.id, { receiverId: mentor.id, subject, body, requestId: randomUUID() }),
  );

/** Stores a message as versions before migration 0008 did. */
async function sendUnbound(subject = 'An old subject', keyring = database.keyring): Promise<string> {
  const id = randomUUID();
  const sealed = (column: string, text: string) => seal(keyring, { table: 'messages', column, id }, text);
  await database.asOwner(
    `insert into messages (id, sender_id, receiver_id, subject, body, created_at)
     values ($1, $2, $3, $4, $5, now() - interval '2 days')`,
    [id, mother.id, mentor.id, sealed('subject', subject), sealed('body', 'An old text.')],
  );
  await database.asOwner('update messages set sealed_sender_id = null, sealed_receiver_id = null where id = $1', [id]);
  return id;
}

const beginUpgrade = () => database.asOwner(`insert into sealing_upgrades (name) values ('message parties')`);
const isFinished = async () =>
  (await database.asOwner('select from sealing_upgrades where finished_at is not null')).length === 1;

/** Runs the task and everything it queues; returns the number of runs. */
async function bindAll(): Promise<number> {
  let payloads: unknown[] = [{}];
  let runs = 0;
  for (; payloads.length > 0; runs++) {
    const queued: unknown[] = [];
    const addJob = async (_: string, payload?: unknown) => void queued.push(payload);
    await bindMessages(payloads.shift(), pool, database.keyring, addJob as never);
    payloads = [...payloads, ...queued];
  }
  return runs;
}

describe('A message', () => {
  it.each([
    ['receiver', 'receiver_id = $2'],
    ['receiver and its copy', 'receiver_id = $2, sealed_receiver_id = $2'],
  ])('cannot be decrypted for another person after the table owner replaces its %s', async (_, change) => {
    const id = await send();
    await database.asOwner(`update messages set ${change} where id = $1`, [id, otherPerson.id]);
    expect(await open(otherPerson, id)).toMatchObject({ subject: null, body: null });
    expect(await subjectsOf(otherPerson)).toEqual([null]);
  });

  it.each([
    ['sender', 'sender_id = $2'],
    ['sender and its copy', 'sender_id = $2, sealed_sender_id = $2'],
    ['copies', 'sealed_sender_id = null, sealed_receiver_id = null, sender_id = $2'],
  ])('is not shown as from another person after the table owner replaces its %s', async (_, change) => {
    const id = await send();
    await database.asOwner(`update messages set ${change} where id = $1`, [id, otherPerson.id]);
    expect(await open(mentor, id)).toMatchObject({ subject: null, body: null });
  });

  it('can be decrypted after the account of its sender was deleted', async () => {
    const id = await send();
    await database.asOwner('delete from profiles where id = $1', [mother.id]);
    expect(await open(mentor, id)).toMatchObject({ subject: 'A subject', body: 'A text.', other: null });
  });

  it('has copies of its parties that the application cannot change', async () => {
    const id = await send();
    const attempt = (column: string) => pgAsWeb(`update messages set ${column} = gen_random_uuid() where id = '${id}'`);
    await expect(attempt('sealed_sender_id')).rejects.toMatchObject({ code: '42501' });
    await expect(attempt('sealed_receiver_id')).rejects.toMatchObject({ code: '42501' });
  });
});

async function pgAsWeb(statement: string): Promise<void> {
  const client = new pg.Client(database.web);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

describe('A message that was encrypted before messages were bound to their parties', () => {
  it('cannot be decrypted unless an upgrade was started', async () => {
    const id = await sendUnbound();
    expect(await open(mentor, id)).toMatchObject({ subject: null, body: null });
  });

  it('can be decrypted before, during and after the upgrade', async () => {
    const ids = [await sendUnbound('one'), await sendUnbound('two')];
    await beginUpgrade();
    expect((await subjectsOf(mentor)).sort()).toEqual(['one', 'two']);
    const client = await pool.connect();
    const work = { keyring: database.keyring, which: 'unbound', acceptsUnbound: true } as const;
    await resealBatch(client, sealedMessages, work, { after: lowestId, size: 1 });
    client.release();
    const formats = await database.asOwner<{ subject: Buffer }>('select subject from messages');
    expect(formats.filter(({ subject }) => isUnbound(subject))).toHaveLength(1);
    expect((await subjectsOf(mentor)).sort()).toEqual(['one', 'two']);
    await bindAll();
    expect(await isFinished()).toBe(true);
    for (const id of ids) {
      for (const reader of [mother, mentor]) expect(await open(reader, id)).toMatchObject({ body: 'An old text.' });
    }
  });

  it('cannot be decrypted if its old ciphertext is restored after the upgrade', async () => {
    const id = await sendUnbound();
    const [old] = await database.asOwner<{ subject: Buffer; body: Buffer }>('select subject, body from messages');
    await beginUpgrade();
    await bindAll();
    await database.asOwner(
      `update messages set subject = $2, body = $3, receiver_id = $4, sealed_receiver_id = $4, sealed_sender_id = $5
       where id = $1`,
      [id, old?.subject, old?.body, otherPerson.id, mother.id],
    );
    expect(await open(otherPerson, id)).toMatchObject({ subject: null, body: null });
    await bindAll();
    expect(await open(otherPerson, id)).toMatchObject({ subject: null, body: null });
  });

  it('is bound while other messages are sent and read', async () => {
    for (let count = 0; count < 450; count++) await sendUnbound(`old ${count}`);
    await beginUpgrade();
    const arriving = Promise.all(Array.from({ length: 20 }, (_, count) => send(`new ${count}`)));
    await Promise.all([bindAll(), arriving, subjectsOf(mentor)]);
    await bindAll();
    expect(await isFinished()).toBe(true);
    const rows = await database.asOwner<{ subject: Buffer; sealed_sender_id: string }>('select * from messages');
    expect(rows).toHaveLength(470);
    expect(rows.filter(({ subject }) => isUnbound(subject))).toEqual([]);
    expect(new Set(rows.map((row) => row.sealed_sender_id))).toEqual(new Set([mother.id]));
    expect(await subjectsOf(mentor)).not.toContain(null);
  });

  it('stays unchanged if it cannot be decrypted, and the upgrade finishes', async () => {
    const withOtherKey = await sendUnbound('damaged', parseKeys(`1:${Buffer.alloc(32, 9).toString('base64')}`));
    const whole = await sendUnbound('whole');
    await beginUpgrade();
    await bindAll();
    expect(await isFinished()).toBe(true);
    expect(await open(mentor, withOtherKey)).toMatchObject({ subject: null });
    expect(await open(mentor, whole)).toMatchObject({ subject: 'whole' });
  });

  it('keeps the digest of its form, so that sending it again stores no second message', async () => {
    const message = { receiverId: mentor.id, subject: 'S', body: 'B', requestId: randomUUID() };
    const sendAgain = () => writeAs(person(mother.id), (tx) => sendMessage(tx, database.keyring, mother.id, message));
    const id = await sendAgain();
    const sealed = (column: string, text: string) => seal(database.keyring, { table: 'messages', column, id }, text);
    await database.asOwner(
      'update messages set subject = $2, body = $3, sealed_sender_id = null, sealed_receiver_id = null where id = $1',
      [id, sealed('subject', 'S'), sealed('body', 'B')],
    );
    await beginUpgrade();
    await bindAll();
    expect(await sendAgain()).toBe(id);
  });

  it('is bound by the worker of a starting server', async () => {
    const id = await sendUnbound();
    await beginUpgrade();
    const worker = await startWorker({
      owner: database.owner,
      mailer: createMailer({ smtpUrl: null, from: 'School <school@example.org>', folder: '/nonexistent' }),
      keyring: database.keyring,
      appUrl: new URL('https://school.example'),
      admissionsEmail: null,
      validHours: { temporaryPassword: 72, invitationLink: 168, resetLink: 0.5 },
    });
    await expect.poll(isFinished).toBe(true);
    await worker.stop();
    expect(await open(mentor, id)).toMatchObject({ subject: 'An old subject' });
  });
});
