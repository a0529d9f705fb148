import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addMessages } from '../../../database/samples/messages.ts';
import { makePerson, type TestPerson } from '../../../tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { person, readAs, writeAs } from '../../platform/database.server.ts';
import { markRead } from './mark-message-read.server.ts';
import type { NewMessage } from './messages.schema.ts';
import { countUnread, listInbox, messagesPerPage } from './messages.server.ts';
import { type InboxView, inboxViews, type ListPlace, parsePlace } from './messages.ts';
import { findRecipient, findRecipients } from './recipients.server.ts';
import { sendMessage } from './send-message.server.ts';
import { findMessage } from './threads.server.ts';

let database: TestDatabase;
let mother: TestPerson;
let mentor: TestPerson;
let stranger: TestPerson;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  [mother, mentor, stranger] = await Promise.all([
    makePerson(database, 'parent'),
    makePerson(database, 'mentor'),
    makePerson(database, 'parent'),
  ]);
});

const messageTo = (receiver: { id: string }, more: Partial<NewMessage> = {}): NewMessage => ({
  receiverId: receiver.id,
  subject: 'Mira is ill today',
  body: 'She stays at home.',
  requestId: randomUUID(),
  ...more,
});
const send = (from: TestPerson, message: NewMessage) =>
  writeAs(person(from.id), (tx) => sendMessage(tx, database.keyring, from.id, message));
const open = (reader: TestPerson, id: string) =>
  readAs(person(reader.id), (tx) => findMessage(tx, database.keyring, reader.id, id));
const inboxOf = (reader: TestPerson, before: ListPlace | null = null) =>
  readAs(person(reader.id), (tx) => listInbox(tx, database.keyring, reader.id, { before }));
const storedBy = (sender: TestPerson) =>
  database.asOwner<{ id: string }>('select id from messages where sender_id = $1', [sender.id]);

describe('Whoever did not write or receive a message', () => {
  it('finds nothing by its id, as by an unknown one', async () => {
    const id = await send(mother, messageTo(mentor));
    expect(await open(stranger, id)).toBeNull();
    expect(await open(stranger, randomUUID())).toBeNull();
    expect((await inboxOf(stranger)).items).toEqual([]);
  });

  it('finds nothing even where the query asks in another one’s name', async () => {
    const id = await send(mother, messageTo(mentor));
    const { items: messages } = await readAs(person(stranger.id), (tx) => listInbox(tx, database.keyring, mother.id));
    expect(messages).toEqual([]);
    const message = await readAs(person(stranger.id), (tx) => findMessage(tx, database.keyring, mother.id, id));
    expect(message).toBeNull();
  });

  it('does not mark it read', async () => {
    const id = await send(mother, messageTo(mentor));
    await writeAs(person(stranger.id), (tx) => markRead(tx, [id], stranger.id));
    await writeAs(person(stranger.id), (tx) => markRead(tx, [id], mentor.id));
    expect((await open(mentor, id))?.isRead).toBe(false);
  });
});

describe('The sender of a message', () => {
  it('does not mark it read', async () => {
    const id = await send(mother, messageTo(mentor));
    await writeAs(person(mother.id), (tx) => markRead(tx, [id], mother.id));
    await writeAs(person(mother.id), (tx) => markRead(tx, [id], mentor.id));
    expect((await open(mother, id))?.isRead).toBe(false);
  });

  it('sees when its receiver has read it, and no request id but their own', async () => {
    const message = messageTo(mentor);
    const id = await send(mother, message);
    await writeAs(person(mentor.id), (tx) => markRead(tx, [id], mentor.id));
    expect(await open(mother, id)).toMatchObject({ isRead: true, direction: 'sent', requestId: message.requestId });
    expect(await open(mentor, id)).toMatchObject({ isRead: true, direction: 'received', requestId: null });
    expect(await readAs(person(mentor.id), (tx) => countUnread(tx, mentor.id))).toBe(0);
  });
});

describe('Sending', () => {
  it('is refused in another one’s name', async () => {
    const forged = writeAs(person(stranger.id), (tx) =>
      sendMessage(tx, database.keyring, mother.id, messageTo(mentor)),
    );
    await expect(forged).rejects.toThrow();
    expect(await storedBy(mother)).toEqual([]);
  });

  it('is refused to nobody, to oneself and to a suspended person, and stores nothing', async () => {
    await database.asOwner('select accounts.suspend($1)', [stranger.id]);
    for (const receiver of [{ id: randomUUID() }, mother, stranger]) {
      await expect(send(mother, messageTo(receiver))).rejects.toMatchObject({ reason: 'unknown recipient' });
    }
    expect(await storedBy(mother)).toEqual([]);
  });

  it('keeps what both of them wrote to each other, exactly', async () => {
    const body = 'Zoë, ليلى, 王小明 👩🏽‍🏫\n\n  indented\n<b>not bold</b>';
    const id = await send(mother, messageTo(mentor, { subject: '关于 Zoë', body }));
    for (const reader of [mother, mentor]) {
      expect(await open(reader, id)).toMatchObject({ subject: '关于 Zoë', body, isRead: false });
    }
    expect((await open(mentor, id))?.other).toEqual({
      id: mother.id,
      fullName: mother.fullName,
      role: 'parent',
      email: null,
    });
  });

  it('leaves nothing readable in the stored row', async () => {
    await send(mother, messageTo(mentor, { subject: 'Swordfish', body: 'The word is swordfish.' }));
    const [row] = await database.asOwner<{ text: string; whole: Buffer }>(
      `select messages::text as text, subject || body || content_digest as whole from messages where sender_id = $1`,
      [mother.id],
    );
    const hex = (text: string) => Buffer.from(text).toString('hex');
    expect(row?.whole.toString('hex')).not.toContain(hex('ordfish'));
    expect(row?.text.toLowerCase()).not.toContain('swordfish');
    expect(row?.text).not.toContain(hex('ordfish'));
  });
});

describe('The same form sent again', () => {
  it('with other content is refused, and changes nothing', async () => {
    const message = messageTo(mentor);
    const id = await send(mother, message);
    for (const change of [{ body: 'Other.' }, { subject: 'Other' }, { receiverId: stranger.id }]) {
      await expect(send(mother, { ...message, ...change })).rejects.toMatchObject({ reason: 'other content' });
    }
    expect(await storedBy(mother)).toEqual([{ id }]);
    expect((await open(mentor, id))?.body).toBe(message.body);
  });

  it('is refused where words only moved from the subject to the body', async () => {
    const message = messageTo(mentor, { subject: 'ab', body: 'c' });
    await send(mother, message);
    const moved = send(mother, { ...message, subject: 'a', body: 'bc' });
    await expect(moved).rejects.toMatchObject({ reason: 'other content' });
  });

  it('with the same content is the same message, though the receiver was suspended since', async () => {
    const message = messageTo(mentor);
    const id = await send(mother, message);
    expect(await send(mother, message)).toBe(id);
    await database.asOwner('select accounts.suspend($1)', [mentor.id]);
    expect(await send(mother, message)).toBe(id);
    expect(await storedBy(mother)).toEqual([{ id }]);
  });

  it('ten times at once is one message, and all ten succeed', async () => {
    const message = messageTo(mentor);
    const ids = await Promise.all(Array.from({ length: 10 }, () => send(mother, message)));
    expect(new Set(ids).size).toBe(1);
    expect(await storedBy(mother)).toHaveLength(1);
  });

  it('at once with other content stores one of them and refuses the other', async () => {
    const message = messageTo(mentor);
    const results = await Promise.allSettled([
      send(mother, message),
      send(mother, { ...message, body: 'Something else.' }),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await storedBy(mother)).toHaveLength(1);
  });

  it('by another person is another message', async () => {
    const message = messageTo(mentor);
    const [mine, theirs] = await Promise.all([send(mother, message), send(stranger, message)]);
    expect(mine).not.toBe(theirs);
  });

  it('without a request id counts as new', async () => {
    const message = messageTo(mentor, { requestId: '' });
    expect(await send(mother, message)).not.toBe(await send(mother, message));
  });
});

describe('The list', () => {
  const store = async (from: TestPerson, to: TestPerson, at: string) => {
    const message = { from: from.id, to: to.id, sentAt: new Date(at) };
    const [id = ''] = await addMessages(database.asOwner, database.keyring, [message]);
    return id;
  };

  it('walks through equal times without missing or repeating any, sent and received mixed', async () => {
    const at = '2026-03-01T08:00:00.123Z';
    const stored = await Promise.all(
      Array.from({ length: 120 }, (_, index) => (index % 2 ? store(mother, mentor, at) : store(mentor, mother, at))),
    );
    const seen: string[] = [];
    let place: ListPlace | null = null;
    do {
      const { items, next } = await inboxOf(mother, place);
      expect(items.length).toBeLessThanOrEqual(messagesPerPage);
      seen.push(...items.map(({ id }) => id));
      place = next === null ? null : parsePlace(next);
    } while (place);
    expect(seen).toEqual(stored.toSorted().reverse());
  });

  it('stands newest first, and ends where there is no more', async () => {
    const older = await store(mentor, mother, '2026-03-01T08:00:00Z');
    const newer = await store(mother, mentor, '2026-03-01T08:00:00.001Z');
    const page = await inboxOf(mother);
    expect(page.items.map(({ id, direction }) => [id, direction])).toEqual([
      [newer, 'sent'],
      [older, 'received'],
    ]);
    expect(page.next).toBeNull();
  });

  it('shows what its view names: received, sent or unread messages', async () => {
    const [old, sent, unread] = [
      await store(mentor, mother, '2026-03-01T08:00:00Z'),
      await store(mother, mentor, '2026-03-02T08:00:00Z'),
      await store(mentor, mother, '2026-03-03T08:00:00Z'),
    ];
    await writeAs(person(mother.id), (tx) => markRead(tx, [old], mother.id));
    const idsIn = async (view: InboxView, reader = mother) => {
      const { items } = await readAs(person(reader.id), (tx) =>
        listInbox(tx, database.keyring, reader.id, { view, size: 2 }),
      );
      return items.map(({ id }) => id);
    };
    expect(await idsIn('all')).toEqual([unread, sent]);
    expect(await idsIn('received')).toEqual([unread, old]);
    expect(await idsIn('sent')).toEqual([sent]);
    expect(await idsIn('unread')).toEqual([unread]);
    for (const view of inboxViews) expect(await idsIn(view, stranger)).toEqual([]);
  });

  it('keeps the messages of somebody who was removed', async () => {
    const id = await store(mentor, mother, '2026-03-01T08:00:00Z');
    await database.asOwner('delete from profiles where id = $1', [mentor.id]);
    expect(await open(mother, id)).toMatchObject({ other: null, subject: 'A subject', direction: 'received' });
    expect((await inboxOf(mother)).items).toHaveLength(1);
  });

  it('hides one damaged text and not the others', async () => {
    const [damaged, whole] = [
      await store(mentor, mother, '2026-03-01T08:00:00Z'),
      await store(mentor, mother, '2026-03-02T08:00:00Z'),
    ];
    await database.asOwner('update messages set subject = body where id = $1', [damaged]);
    const { items: messages } = await inboxOf(mother);
    expect(messages.map(({ id, subject }) => [id, subject])).toEqual([
      [whole, 'A subject'],
      [damaged, null],
    ]);
  });
});

describe('Recipients', () => {
  it('are neither oneself nor suspended people', async () => {
    const gone = await makePerson(database, 'mentor', { fullName: 'Gone Quillon' });
    const there = await makePerson(database, 'mentor', { fullName: 'Otto Quillon' });
    await database.asOwner('select accounts.suspend($1)', [gone.id]);
    const find = (search: string) => readAs(person(mother.id), (tx) => findRecipients(tx, search));
    expect((await find('quillon')).map(({ id }) => id)).toEqual([there.id]);
    expect(await find(mother.email)).toEqual([]);
    expect(await find(there.email)).toEqual([]);
    expect(await find('quill OTTO')).toEqual([{ id: there.id, fullName: 'Otto Quillon', role: 'mentor', email: null }]);
    expect(await find('%')).toEqual([]);
    for (const { id } of [gone, mother]) {
      expect(await readAs(person(mother.id), (tx) => findRecipient(tx, id))).toBeNull();
    }
  });

  it('have an address for administrators only', async () => {
    const admin = await makePerson(database, 'admin');
    const found = await readAs(person(admin.id), (tx) => findRecipients(tx, mother.email));
    expect(found).toEqual([{ id: mother.id, fullName: mother.fullName, role: 'parent', email: mother.email }]);
    for (const [reader, email] of [
      [admin, mother.email],
      [mentor, null],
    ] as const) {
      expect(await readAs(person(reader.id), (tx) => findRecipient(tx, mother.id))).toMatchObject({ email });
    }
    const id = await send(mother, messageTo(admin));
    expect((await open(admin, id))?.other).toMatchObject({ email: mother.email });
    expect((await open(mother, id))?.other).toMatchObject({ role: 'admin', email: null });
  });

  it('are found by at most six words, each counted once', async () => {
    const there = await makePerson(database, 'mentor', { fullName: 'Ursula Vandermeer Quillfeather' });
    const find = async (search: string) =>
      (await readAs(person(mother.id), (tx) => findRecipients(tx, search))).map(({ id }) => id);
    expect(await find('ursula '.repeat(40))).toEqual([there.id]);
    expect(await find('u r s l a v beyond the sixth word')).toContain(there.id);
    expect(await find('u r s l a nothing')).not.toContain(there.id);
  });
});
