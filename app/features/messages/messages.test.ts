import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addMessages } from '#database/samples/messages.ts';
import { addStudents } from '#database/samples/students.ts';
import { person, readAs, writeAs } from '#platform/database.server.ts';
import { inNameOf } from '#tests/support/forged-transaction.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { countUnread } from '../notifications/count-unread.server.ts';
import { markRead } from './mark-message-read.server.ts';
import { countUnreadByStudent, listInbox, messagesPerPage } from './messages.server.ts';
import { type InboxView, inboxViews, type MessageCursor, parseCursor } from './messages.ts';
import { findRecipient, findRecipients } from './recipients.server.ts';
import { type OutgoingMessage, sendMessage } from './send-message.server.ts';
import { findMessage } from './threads.server.ts';

let database: TestDatabase;
let mother: TestPerson;
let mentor: TestPerson;
let otherParent: TestPerson;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  [mother, mentor, otherParent] = await Promise.all([
    makePerson(database, 'parent'),
    makePerson(database, 'mentor'),
    makePerson(database, 'parent'),
  ]);
});

const messageTo = (receiver: { id: string }, more: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  receiverId: receiver.id,
  subject: 'Mira is ill today',
  body: 'She stays at home.',
  requestId: randomUUID(),
  ...more,
});
const send = (from: TestPerson, message: OutgoingMessage) => writeAs(person(from.id), (tx) => sendMessage(tx, message));
const open = (reader: TestPerson, id: string) => readAs(person(reader.id), (tx) => findMessage(tx, id));
const inboxOf = (reader: TestPerson, before: MessageCursor | null = null) =>
  readAs(person(reader.id), (tx) => listInbox(tx, { before }));
const storedBy = (sender: TestPerson) =>
  database.asOwner<{ id: string }>('select id from messages where sender_id = $1', [sender.id]);

describe('A person who did not write or receive a message', () => {
  // @see core §6.7, privacy-policy 5.3, it-security 7.4, it-security 7.7, whistleblowing 3.8
  it('finds nothing by its id, as for an unknown id', async () => {
    const id = await send(mother, messageTo(mentor));
    expect(await open(otherParent, id)).toBeNull();
    expect(await open(otherParent, randomUUID())).toBeNull();
    expect((await inboxOf(otherParent)).items).toEqual([]);
  });

  it('finds nothing even if the query is in another person’s name', async () => {
    const id = await send(mother, messageTo(mentor));
    const { items: messages } = await readAs(person(otherParent.id), (tx) =>
      listInbox(inNameOf(mother.id, tx, database)),
    );
    expect(messages).toEqual([]);
    const message = await readAs(person(otherParent.id), (tx) => findMessage(inNameOf(mother.id, tx, database), id));
    expect(message).toBeNull();
  });

  // @see core §4.7
  it('cannot mark it as read', async () => {
    const id = await send(mother, messageTo(mentor));
    await writeAs(person(otherParent.id), (tx) => markRead(tx, [id]));
    await writeAs(person(otherParent.id), (tx) => markRead(inNameOf(mentor.id, tx, database), [id]));
    expect((await open(mentor, id))?.isRead).toBe(false);
  });
});

// @see PD-73
it('The language of a message is stored with it, and of an older one is recognised when it is read', async () => {
  const chosen = await send(mother, messageTo(mentor, { language: 'fr' }));
  expect([(await open(mentor, chosen))?.language, (await inboxOf(mentor)).items[0]?.language]).toEqual(['fr', 'fr']);
  const older = await send(mother, messageTo(mentor, { body: 'سيغيب ابني غدًا لأن لديه موعدًا عند الطبيب.' }));
  expect((await open(mentor, older))?.language).toBe('ar');
  const unknown = await send(mother, messageTo(mentor, { body: 'OK' }));
  expect((await open(mentor, unknown))?.language).toBeNull();
});

describe('The sender of a message', () => {
  // @see core §4.9
  it('cannot mark it as read', async () => {
    const id = await send(mother, messageTo(mentor));
    await writeAs(person(mother.id), (tx) => markRead(tx, [id]));
    await writeAs(person(mother.id), (tx) => markRead(inNameOf(mentor.id, tx, database), [id]));
    expect((await open(mother, id))?.isRead).toBe(false);
  });

  // @see privacy-policy 3.4
  it('sees whether the receiver has read it; its request id is shown only to its sender', async () => {
    const message = messageTo(mentor);
    const id = await send(mother, message);
    await writeAs(person(mentor.id), (tx) => markRead(tx, [id]));
    expect(await open(mother, id)).toMatchObject({ isRead: true, direction: 'sent', requestId: message.requestId });
    expect(await open(mentor, id)).toMatchObject({ isRead: true, direction: 'received', requestId: null });
    expect(await readAs(person(mentor.id), countUnread)).toMatchObject({ messages: 0 });
  });
});

describe('Sending a message', () => {
  // @see core §7.10
  it('is refused in another person’s name', async () => {
    const forged = writeAs(person(otherParent.id), (tx) =>
      sendMessage(inNameOf(mother.id, tx, database), messageTo(mentor)),
    );
    await expect(forged).rejects.toThrow();
    expect(await storedBy(mother)).toEqual([]);
  });

  // @see translations admin.confirm, translations admin.manage, translations admin.refused
  it('is refused to an unknown person, oneself and a suspended person, and stores nothing', async () => {
    await database.asOwner('select accounts.suspend($1)', [otherParent.id]);
    for (const receiver of [{ id: randomUUID() }, mother, otherParent]) {
      await expect(send(mother, messageTo(receiver))).rejects.toMatchObject({ reason: 'unknown recipient' });
    }
    expect(await storedBy(mother)).toEqual([]);
  });

  // @see core §3.8, §7.10
  it('stores subject and text exactly as written, for both sides', async () => {
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

  // @see core §3.7, content §9.11, privacy-policy 8.1, it-security 3.3, pages/privacy sections 2 paragraphs 1
  // @see pages/governance frameworks cards it-security
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

describe('A form that is sent again', () => {
  it('is refused with other content, and changes nothing', async () => {
    const message = messageTo(mentor);
    const id = await send(mother, message);
    const changes = [{ body: 'Other.' }, { subject: 'Other' }, { receiverId: otherParent.id }, { attachmentCount: 1 }];
    for (const change of changes) {
      await expect(send(mother, { ...message, ...change })).rejects.toMatchObject({ reason: 'other content' });
    }
    expect(await storedBy(mother)).toEqual([{ id }]);
    expect((await open(mentor, id))?.body).toBe(message.body);
  });

  it('is refused if words only moved from the subject to the body', async () => {
    const message = messageTo(mentor, { subject: 'ab', body: 'c' });
    await send(mother, message);
    const moved = send(mother, { ...message, subject: 'a', body: 'bc' });
    await expect(moved).rejects.toMatchObject({ reason: 'other content' });
  });

  it('is the same message with the same content, even if the receiver was suspended since', async () => {
    const message = messageTo(mentor);
    const id = await send(mother, message);
    expect(await send(mother, message)).toBe(id);
    await database.asOwner('select accounts.suspend($1)', [mentor.id]);
    expect(await send(mother, message)).toBe(id);
    expect(await storedBy(mother)).toEqual([{ id }]);
  });

  it('stores one message for ten concurrent requests, which all succeed', async () => {
    const message = messageTo(mentor);
    const ids = await Promise.all(Array.from({ length: 10 }, () => send(mother, message)));
    expect(new Set(ids).size).toBe(1);
    expect(await storedBy(mother)).toHaveLength(1);
  });

  it('stores one of two concurrent requests with different content, and refuses the other', async () => {
    const message = messageTo(mentor);
    const results = await Promise.allSettled([
      send(mother, message),
      send(mother, { ...message, body: 'Something else.' }),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await storedBy(mother)).toHaveLength(1);
  });

  it('is another message if another person sends it', async () => {
    const message = messageTo(mentor);
    const [mine, theirs] = await Promise.all([send(mother, message), send(otherParent, message)]);
    expect(mine).not.toBe(theirs);
  });

  it('is a new message if it has no request id', async () => {
    const message = messageTo(mentor, { requestId: '' });
    expect(await send(mother, message)).not.toBe(await send(mother, message));
  });
});

describe('The inbox', () => {
  const store = async (from: TestPerson, to: TestPerson, at: string) => {
    const message = { from: from.id, to: to.id, sentAt: new Date(at) };
    const [id = ''] = await addMessages(database.asOwner, database.keyring, [message]);
    return id;
  };

  // @see core §7.8
  it('is paged without missing or repeated sent and received messages, even with equal times', async () => {
    const at = '2026-03-01T08:00:00.123Z';
    const stored = await Promise.all(
      Array.from({ length: 120 }, (_, index) => (index % 2 ? store(mother, mentor, at) : store(mentor, mother, at))),
    );
    const seen: string[] = [];
    let cursor: MessageCursor | null = null;
    do {
      const { items, next } = await inboxOf(mother, cursor);
      expect(items.length).toBeLessThanOrEqual(messagesPerPage);
      seen.push(...items.map(({ id }) => id));
      cursor = next === null ? null : parseCursor(next);
    } while (cursor);
    expect(seen).toEqual(stored.toSorted().reverse());
  });

  // @see core §7.8
  it('shows the newest message first, and has no next page after the last message', async () => {
    const older = await store(mentor, mother, '2026-03-01T08:00:00Z');
    const newer = await store(mother, mentor, '2026-03-01T08:00:00.001Z');
    const page = await inboxOf(mother);
    expect(page.items.map(({ id, direction }) => [id, direction])).toEqual([
      [newer, 'sent'],
      [older, 'received'],
    ]);
    expect(page.next).toBeNull();
  });

  it('shows only the messages of its view: received, sent or unread', async () => {
    const [old, sent, unread] = [
      await store(mentor, mother, '2026-03-01T08:00:00Z'),
      await store(mother, mentor, '2026-03-02T08:00:00Z'),
      await store(mentor, mother, '2026-03-03T08:00:00Z'),
    ];
    await writeAs(person(mother.id), (tx) => markRead(tx, [old]));
    const idsIn = async (view: InboxView, reader = mother) => {
      const { items } = await readAs(person(reader.id), (tx) => listInbox(tx, { view, size: 2 }));
      return items.map(({ id }) => id);
    };
    expect(await idsIn('all')).toEqual([unread, sent]);
    expect(await idsIn('received')).toEqual([unread, old]);
    expect(await idsIn('sent')).toEqual([sent]);
    expect(await idsIn('unread')).toEqual([unread]);
    for (const view of inboxViews) expect(await idsIn(view, otherParent)).toEqual([]);
  });

  it('shows and counts only messages about a student', async () => {
    const [{ id: ada } = { id: '' }, { id: ben } = { id: '' }] = await addStudents(database.asOwner, [
      { parentId: mother.id },
      { parentId: mother.id },
    ]);
    const message = { from: mentor.id, to: mother.id };
    const [about] = await addMessages(database.asOwner, database.keyring, [
      { ...message, studentId: ada },
      { ...message, studentId: ben, isRead: true },
      message,
    ]);
    const { items } = await readAs(person(mother.id), (tx) => listInbox(tx, { view: 'unread', studentId: ada }));
    expect(items.map(({ id }) => id)).toEqual([about]);
    expect(await readAs(person(mother.id), (tx) => countUnreadByStudent(tx))).toEqual(new Map([[ada, 1]]));
    expect(await readAs(person(otherParent.id), (tx) => countUnreadByStudent(tx))).toEqual(new Map());
  });

  it('keeps the messages of a deleted person', async () => {
    const id = await store(mentor, mother, '2026-03-01T08:00:00Z');
    await database.asOwner('delete from profiles where id = $1', [mentor.id]);
    expect(await open(mother, id)).toMatchObject({ other: null, subject: 'A subject', direction: 'received' });
    expect((await inboxOf(mother)).items).toHaveLength(1);
  });

  it('hides a damaged text, but not the others', async () => {
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
  // @see core §6.8, §7.9
  it('do not include oneself or suspended people', async () => {
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

  // @see privacy-policy 5.4, governance 3.14
  it('show their email address to administrators only', async () => {
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
