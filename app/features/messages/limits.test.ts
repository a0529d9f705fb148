import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addMessages } from '#database/samples/messages.ts';
import { person, writeAs } from '#platform/database.server.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { type OutgoingMessage, sendMessage } from './send-message.server.ts';

let database: TestDatabase;
let mother: TestPerson;
let mentor: TestPerson;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  [mother, mentor] = await Promise.all([makePerson(database, 'parent'), makePerson(database, 'mentor')]);
});

const messageTo = (receiver: TestPerson): OutgoingMessage => ({
  receiverId: receiver.id,
  subject: 'A subject',
  body: 'A text.',
  requestId: randomUUID(),
});
const send = (from: TestPerson, message: OutgoingMessage) => writeAs(person(from.id), (tx) => sendMessage(tx, message));

const sentEarlier = (from: TestPerson, to: TestPerson, count: number, minutesAgo: number) => {
  const message = { from: from.id, to: to.id, sentAt: new Date(Date.now() - minutesAgo * 60_000) };
  return addMessages(
    database.asOwner,
    database.keyring,
    Array.from({ length: count }, () => message),
  );
};
const countSent = async (from: TestPerson) =>
  (await database.asOwner<{ count: number }>('select count(*)::int from messages where sender_id = $1', [from.id]))[0]
    ?.count;

describe('The limit of messages', () => {
  it('refuses a parent’s 31st message in 10 minutes, and says when to try again', async () => {
    await sentEarlier(mother, mentor, 30, 9);
    await expect(send(mother, messageTo(mentor))).rejects.toMatchObject({
      reason: 'too many',
      retryAfterSeconds: expect.toSatisfy((seconds: number) => seconds > 30 && seconds <= 60),
    });
    expect(await countSent(mother)).toBe(30);
  });

  it('refuses a parent’s 201st message in a day', async () => {
    await sentEarlier(mother, mentor, 200, 23 * 60);
    await expect(send(mother, messageTo(mentor))).rejects.toMatchObject({
      reason: 'too many',
      retryAfterSeconds: expect.toSatisfy((seconds: number) => seconds > 3_500 && seconds <= 3_600),
    });
  });

  it('applies to concurrent requests', async () => {
    await sentEarlier(mother, mentor, 20, 1);
    const outcomes = await Promise.allSettled(Array.from({ length: 30 }, () => send(mother, messageTo(mentor))));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(await countSent(mother)).toBe(30);
  });

  it.each(['mentor', 'admin'] as const)('is ten times as high for the role %s', async (role) => {
    const sender = await makePerson(database, role);
    await sentEarlier(sender, mother, 299, 5);
    await send(sender, messageTo(mother));
    await expect(send(sender, messageTo(mother))).rejects.toMatchObject({ reason: 'too many' });
    await database.asOwner(`update messages set created_at = now() - interval '1 hour' where sender_id = $1`, [
      sender.id,
    ]);
    await sentEarlier(sender, mother, 1_699, 2 * 60);
    await send(sender, messageTo(mother));
    await expect(send(sender, messageTo(mother))).rejects.toMatchObject({ reason: 'too many' });
  });

  it('ignores older messages, other people’s messages and received messages', async () => {
    await sentEarlier(mother, mentor, 150, 25 * 60);
    await sentEarlier(mother, mentor, 150, 11);
    await sentEarlier(mentor, mother, 100, 1);
    await send(mother, messageTo(mentor));
  });

  it('does not apply to a form that was already sent', async () => {
    const message = messageTo(mentor);
    const id = await send(mother, message);
    await sentEarlier(mother, mentor, 300, 1);
    expect(await send(mother, message)).toBe(id);
    await expect(send(mother, messageTo(mentor))).rejects.toMatchObject({ reason: 'too many' });
  });

  it('accepts the last allowed form as one message if it is sent several times concurrently', async () => {
    await sentEarlier(mother, mentor, 29, 1);
    const message = messageTo(mentor);
    const ids = await Promise.all([send(mother, message), send(mother, message), send(mother, message)]);
    expect(new Set(ids).size).toBe(1);
  });
});
