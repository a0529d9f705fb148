import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { person, readAs, writeAs } from '#platform/database.server.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { countUnread } from '../notifications/count-unread.server.ts';
import { archiveThread } from './archive-thread.server.ts';
import { markRead } from './mark-message-read.server.ts';
import { listInbox } from './messages.server.ts';
import type { InboxView } from './messages.ts';
import { sendMessage } from './send-message.server.ts';
import { findThread } from './threads.server.ts';

let database: TestDatabase;
let mother: TestPerson;
let mentor: TestPerson;
let otherParent: TestPerson;
beforeAll(async () => {
  database = await openTestDatabase();
  [mother, mentor, otherParent] = await Promise.all([
    makePerson(database, 'parent'),
    makePerson(database, 'mentor'),
    makePerson(database, 'parent'),
  ]);
});
afterAll(() => database.close());
beforeEach(() => database.asOwner('delete from messages'));

const send = (from: TestPerson, receiverId: string, answeredId: string | null = null) =>
  writeAs(person(from.id), (tx) => {
    const message = { receiverId, subject: 'A subject', body: 'A text.', requestId: randomUUID() };
    return sendMessage(tx, { ...message, answeredId });
  });
const read = (reader: TestPerson, ...ids: string[]) => writeAs(person(reader.id), (tx) => markRead(tx, ids));
const archive = (who: TestPerson, id: string, isArchived = true) =>
  writeAs(person(who.id), (tx) => archiveThread(tx, id, isArchived));
const idsIn = async (who: TestPerson, view: InboxView = 'all') => {
  const { items } = await readAs(person(who.id), (tx) => listInbox(tx, { view }));
  return items.map(({ id }) => id).reverse();
};

describe('Archiving a thread', () => {
  it('does nothing for people outside the thread', async () => {
    const id = await send(mother, mentor.id);
    await read(mentor, id);
    await archive(otherParent, id);
    await writeAs(person(otherParent.id), (tx) =>
      tx.selectNoFrom(({ fn, val }) => fn('archive_thread', [val(id), val(true)]).as('archived')).execute(),
    );
    for (const who of [mother, mentor]) expect(await idsIn(who)).toEqual([id]);
  });

  it('moves sent and received messages to the archive for that person only, and back', async () => {
    const first = await send(mother, mentor.id);
    const second = await send(mentor, mother.id, first);
    await read(mother, second);
    const other = await send(mother, mentor.id);
    await archive(mother, second);
    expect(await idsIn(mother)).toEqual([other]);
    expect(await idsIn(mother, 'sent')).toEqual([other]);
    expect(await idsIn(mother, 'received')).toEqual([]);
    expect(await idsIn(mother, 'archived')).toEqual([first, second]);
    expect(await idsIn(mentor)).toEqual([first, second, other]);
    expect(await idsIn(mentor, 'archived')).toEqual([]);
    const thread = await readAs(person(mother.id), (tx) => findThread(tx, { id: first }));
    expect(thread).toMatchObject({ message: { isArchived: true }, later: [{ isArchived: true }] });
    await archive(mother, first, false);
    expect(await idsIn(mother)).toEqual([first, second, other]);
    expect(await idsIn(mother, 'archived')).toEqual([]);
  });

  it('keeps unread messages in the inbox', async () => {
    const first = await send(mentor, mother.id);
    const unread = await send(mentor, mother.id, first);
    await read(mother, first);
    await archive(mother, first);
    expect(await idsIn(mother)).toEqual([unread]);
    expect(await idsIn(mother, 'unread')).toEqual([unread]);
    expect(await readAs(person(mother.id), countUnread)).toMatchObject({ messages: 1 });
  });

  it('is undone by a new message from either side', async () => {
    const first = await send(mother, mentor.id);
    await read(mentor, first);
    for (const [writer, receiver] of [
      [mentor, mother],
      [mother, mentor],
    ] as const) {
      const before = await idsIn(mother);
      for (const who of [mother, mentor]) {
        await read(who, ...before);
        await archive(who, first);
        expect(await idsIn(who)).toEqual([]);
      }
      const reply = await send(writer, receiver.id, first);
      for (const who of [mother, mentor]) expect(await idsIn(who)).toEqual([...before, reply]);
    }
  });

  it('applies to the whole office, but not to the family', async () => {
    const deputy = await makePerson(database, 'mentor');
    await database.asOwner(`update offices set holder_id = $1, deputy_id = $2 where id = 'complaints'`, [
      mentor.id,
      deputy.id,
    ]);
    const first = await send(mother, 'office:complaints');
    await read(mentor, first);
    const second = await send(mentor, mother.id, first);
    await archive(mentor, first);
    for (const who of [mentor, deputy]) {
      expect(await idsIn(who)).toEqual([]);
      expect(await idsIn(who, 'archived')).toEqual([first, second]);
    }
    expect(await idsIn(mother)).toEqual([first, second]);
  });
});
