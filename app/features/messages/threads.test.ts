import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addMessages } from '#database/samples/messages.ts';
import { person, readAs, writeAs } from '#platform/database.server.ts';
import { inNameOf } from '#tests/support/forged-transaction.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { listInbox } from './messages.server.ts';
import { sendMessage } from './send-message.server.ts';
import { findThread } from './threads.server.ts';

let database: TestDatabase;
let mother: TestPerson;
let mentor: TestPerson;
let otherParent: TestPerson;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.asOwner('delete from messages');
  [mother, mentor, otherParent] = await Promise.all([
    makePerson(database, 'parent'),
    makePerson(database, 'mentor'),
    makePerson(database, 'parent'),
  ]);
});

const send = (from: TestPerson, receiverId: string, answeredId: string | null = null, body = 'A text.') =>
  writeAs(person(from.id), (tx) => {
    const message = { receiverId, subject: 'A subject', body, requestId: randomUUID() };
    return sendMessage(tx, { ...message, answeredId });
  });
const threadOf = (reader: TestPerson, id: string, around?: number) =>
  readAs(person(reader.id), (tx) => findThread(tx, { id, around }));
async function idsIn(reader: TestPerson, id: string): Promise<string[] | null> {
  const thread = await threadOf(reader, id);
  return thread && [...thread.earlier, thread.message, ...thread.later].map((message) => message.id);
}

describe('A thread', () => {
  it('is hidden from other people, like an unknown thread', async () => {
    const first = await send(mother, mentor.id);
    await send(mentor, mother.id, first);
    for (const id of [first, randomUUID()]) expect(await threadOf(otherParent, id)).toBeNull();
    const inAnothersName = readAs(person(otherParent.id), (tx) =>
      findThread(inNameOf(mother.id, tx, database), { id: first }),
    );
    expect(await inAnothersName).toBeNull();
  });

  it('does not include a reply by a person who cannot see its messages', async () => {
    const first = await send(mother, mentor.id);
    const forged = await send(otherParent, mentor.id, first);
    expect(await idsIn(mentor, first)).toEqual([first]);
    expect(await idsIn(mentor, forged)).toEqual([forged]);
  });

  it('is marked in the list where its messages follow each other', async () => {
    const first = await send(mother, mentor.id);
    const second = await send(mentor, mother.id, first);
    const other = await send(mother, mentor.id);
    const third = await send(mentor, mother.id, first);
    const { items } = await readAs(person(mother.id), listInbox);
    expect(items.map(({ id, isOfThreadAbove }) => [id, isOfThreadAbove])).toEqual([
      [third, false],
      [other, false],
      [second, false],
      [first, true],
    ]);
  });

  it('contains a message, its replies and their replies for both sides, from any of its messages', async () => {
    const first = await send(mother, mentor.id, null, 'One');
    const second = await send(mentor, mother.id, first, 'Two');
    const third = await send(mother, mentor.id, second, 'Three');
    const other = await send(mother, mentor.id);
    for (const reader of [mother, mentor])
      for (const id of [first, second, third]) expect(await idsIn(reader, id)).toEqual([first, second, third]);
    expect(await idsIn(mother, other)).toEqual([other]);
    const thread = await threadOf(mentor, second);
    expect(thread).toMatchObject({
      earlier: [
        { body: 'One', direction: 'received', from: { fullName: mother.fullName }, to: { fullName: mentor.fullName } },
      ],
      message: { body: 'Two', direction: 'sent', from: { fullName: mentor.fullName }, other: { id: mother.id } },
      later: [{ body: 'Three', direction: 'received', requestId: null }],
    });
  });

  it('does not include a reply to another person, who sees only that reply', async () => {
    const first = await send(mother, mentor.id);
    const reply = await send(mother, otherParent.id, first);
    expect(await idsIn(mother, first)).toEqual([first]);
    expect(await idsIn(otherParent, reply)).toEqual([reply]);
  });

  it('shows a limited number of messages before and after the requested one, and whether there are more', async () => {
    const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 8, minute));
    const [firstId = ''] = await addMessages(database.asOwner, database.keyring, [
      { from: mother.id, to: mentor.id, sentAt: at(0) },
    ]);
    const rest = await addMessages(
      database.asOwner,
      database.keyring,
      [1, 2, 3, 4, 5, 6].map((minute) => ({ from: mentor.id, to: mother.id, sentAt: at(minute), threadId: firstId })),
    );
    const ids = [firstId, ...rest];
    const shown = async (index: number) => {
      const thread = await threadOf(mother, ids[index] ?? '', 2);
      const indexes = (messages: readonly { id: string }[] = []) => messages.map(({ id }) => ids.indexOf(id));
      return [indexes(thread?.earlier), indexes(thread?.later), thread?.hasEarlier, thread?.hasLater];
    };
    expect(await shown(0)).toEqual([[], [1, 2], false, true]);
    expect(await shown(2)).toEqual([[0, 1], [3, 4], false, true]);
    expect(await shown(3)).toEqual([[1, 2], [4, 5], true, true]);
    expect(await shown(6)).toEqual([[4, 5], [], true, false]);
  });

  it('keeps the messages of a deleted person', async () => {
    const first = await send(mother, mentor.id);
    const second = await send(mentor, mother.id, first);
    await database.asOwner('delete from profiles where id = $1', [mentor.id]);
    expect(await threadOf(mother, first)).toMatchObject({
      message: { to: { fullName: null }, body: 'A text.' },
      later: [{ id: second, from: { fullName: null, office: null }, other: null }],
    });
  });
});

describe('A thread with an office', () => {
  const assign = (holder: TestPerson | null) =>
    database.asOwner(`update offices set holder_id = $1, deputy_id = null where id = 'complaints'`, [holder?.id]);

  it('includes the replies of the office, is transferred to a new holder, and hidden from the former one', async () => {
    const successor = await makePerson(database, 'mentor');
    await assign(mentor);
    const first = await send(mother, 'office:complaints');
    const second = await send(mentor, mother.id, first);
    const third = await send(mother, 'office:complaints', second);
    for (const reader of [mother, mentor]) expect(await idsIn(reader, first)).toEqual([first, second, third]);
    await assign(successor);
    expect(await idsIn(mentor, second)).toBeNull();
    const fourth = await send(successor, mother.id, third);
    for (const reader of [mother, successor])
      expect(await idsIn(reader, second)).toEqual([first, second, third, fourth]);
    expect((await threadOf(successor, second))?.message).toMatchObject({
      direction: 'sent',
      from: { fullName: mentor.fullName, office: 'complaints' },
      to: { fullName: mother.fullName, office: null },
    });
  });

  it('is separate from a thread with its holder as a person', async () => {
    await assign(mentor);
    const toOffice = await send(mother, 'office:complaints');
    const toPerson = await send(mother, mentor.id, toOffice);
    expect(await idsIn(mother, toPerson)).toEqual([toPerson]);
  });
});
