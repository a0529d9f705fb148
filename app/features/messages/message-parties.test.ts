import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { person, readAs, writeAs } from '#platform/database.server.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { listInbox } from './messages.server.ts';
import { sendMessage } from './send-message.server.ts';
import { findMessage } from './threads.server.ts';

let database: TestDatabase;
let mother: TestPerson;
let mentor: TestPerson;
let otherPerson: TestPerson;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.asOwner('delete from messages');
  [mother, mentor, otherPerson] = [
    await makePerson(database, 'parent'),
    await makePerson(database, 'mentor'),
    await makePerson(database, 'parent'),
  ];
});

const open = (reader: TestPerson, id: string) => readAs(person(reader.id), (tx) => findMessage(tx, id));
const subjectsOf = async (reader: TestPerson) =>
  (await readAs(person(reader.id), (tx) => listInbox(tx))).items.map(({ subject }) => subject);
const send = () =>
  writeAs(person(mother.id), (tx) =>
    sendMessage(tx, {
      receiverId: mentor.id,
      subject: 'A subject',
      body: 'A text.',
      requestId: randomUUID(),
    }),
  );

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
