import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Office } from '#content/offices.ts';
import { addStudents } from '#database/samples/students.ts';
import { person, readAs, writeAs } from '#platform/database.server.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { countUnread } from '../notifications/count-unread.server.ts';
import { markRead } from './mark-message-read.server.ts';
import { listInbox } from './messages.server.ts';
import { findRecipient, findRecipients } from './recipients.server.ts';
import { sendMessage } from './send-message.server.ts';
import { findMessage } from './threads.server.ts';

let database: TestDatabase;
let mother: TestPerson;
let holder: TestPerson;
let deputy: TestPerson;
let successor: TestPerson;
let admin: TestPerson;
let parents = 0;
beforeAll(async () => {
  database = await openTestDatabase();
  [holder, deputy, successor, admin] = await Promise.all([
    makePerson(database, 'mentor', { fullName: 'Hana Holder' }),
    makePerson(database, 'mentor'),
    makePerson(database, 'mentor'),
    makePerson(database, 'admin'),
  ]);
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.asOwner('delete from messages');
  await assign('whistleblowing', null);
  await assign('safeguarding', holder, deputy);
  mother = await makePerson(database, 'parent', { fullName: `Mother ${'x'.repeat(++parents)}` });
});

const assign = (office: Office, to: TestPerson | null, second: TestPerson | null = null) =>
  database.asOwner('update offices set holder_id = $2, deputy_id = $3 where id = $1', [office, to?.id, second?.id]);
const send = (from: TestPerson, receiverId: string, answeredId: string | null = null, requestId = randomUUID()) =>
  writeAs(person(from.id), (tx) => {
    const message = { receiverId, subject: 'A concern', body: 'About the chat.', requestId };
    return sendMessage(tx, { ...message, answeredId });
  });
const open = (reader: TestPerson, id: string) => readAs(person(reader.id), (tx) => findMessage(tx, id));
const inboxOf = async (reader: TestPerson) => (await readAs(person(reader.id), (tx) => listInbox(tx))).items;
const idsIn = async (reader: TestPerson) => (await inboxOf(reader)).map(({ id }) => id).sort();
const unreadOf = async (reader: TestPerson) => (await readAs(person(reader.id), countUnread)).messages;
const recipientsOf = (reader: TestPerson, search = '') => readAs(person(reader.id), (tx) => findRecipients(tx, search));

describe('A message to an office', () => {
  // @see privacy-policy 5.3, it-security 7.4
  it('is hidden from administrators, other staff and other families while somebody holds the office', async () => {
    const id = await send(mother, 'office:safeguarding');
    for (const reader of [admin, successor, await makePerson(database, 'parent')]) {
      expect(await open(reader, id)).toBeNull();
      expect(await idsIn(reader)).toEqual([]);
      expect(await unreadOf(reader)).toBe(0);
    }
  });

  // @see privacy-policy 2.2, governance 3.14
  it('is received by holder and deputy, and is read for both if one of them reads it', async () => {
    const id = await send(mother, 'office:safeguarding');
    for (const reader of [holder, deputy]) {
      expect(await idsIn(reader)).toEqual([id]);
      expect(await unreadOf(reader)).toBe(1);
      expect(await open(reader, id)).toMatchObject({
        direction: 'received',
        body: 'About the chat.',
        ownOffice: 'safeguarding',
        other: { id: mother.id },
      });
    }
    const unreadIds = async (reader: TestPerson) =>
      (await readAs(person(reader.id), (tx) => listInbox(tx, { view: 'unread' }))).items.map((message) => message.id);
    expect(await unreadIds(holder)).toEqual([id]);
    await writeAs(person(deputy.id), (tx) => markRead(tx, [id]));
    expect(await unreadOf(holder)).toBe(0);
    expect(await unreadIds(holder)).toEqual([]);
  });

  it('shows the sender the office, not its holder', async () => {
    const id = await send(mother, 'office:safeguarding');
    expect(await inboxOf(mother)).toMatchObject([
      { id, direction: 'sent', otherName: null, otherOffice: 'safeguarding' },
    ]);
    expect((await open(mother, id))?.other).toMatchObject({ id: 'office:safeguarding', office: 'safeguarding' });
  });

  it('cannot be marked as read by its sender or an administrator', async () => {
    const id = await send(mother, 'office:safeguarding');
    for (const reader of [mother, admin]) await writeAs(person(reader.id), (tx) => markRead(tx, [id]));
    expect((await open(holder, id))?.isRead).toBe(false);
  });

  // @see governance 3.14
  it('is transferred with its replies to a new holder, and hidden from the former holder and deputy', async () => {
    const id = await send(mother, 'office:safeguarding');
    const reply = await send(holder, mother.id, id);
    await assign('safeguarding', successor);
    expect(await idsIn(successor)).toEqual([id, reply].sort());
    expect(await open(successor, reply)).toMatchObject({ direction: 'sent', ownOffice: 'safeguarding' });
    for (const former of [holder, deputy]) {
      expect(await idsIn(former)).toEqual([]);
      expect(await open(former, reply)).toBeNull();
    }
  });

  // @see governance 3.14
  it('is received by administrators while the office has no holder, and hidden from them afterwards', async () => {
    const id = await send(mother, 'office:whistleblowing');
    expect(await idsIn(admin)).toEqual([id]);
    expect(await unreadOf(admin)).toBe(1);
    await assign('whistleblowing', successor);
    expect(await idsIn(admin)).toEqual([]);
    expect(await idsIn(successor)).toEqual([id]);
  });

  it('is received only by the deputy while the holder is suspended', async () => {
    const suspended = await makePerson(database, 'mentor');
    await assign('whistleblowing', suspended, deputy);
    await database.asOwner('select accounts.suspend($1)', [suspended.id]);
    const id = await send(mother, 'office:whistleblowing');
    expect(await idsIn(deputy)).toEqual([id]);
    expect(await idsIn(admin)).toEqual([]);
  });

  it('cannot be decrypted if it was redirected in the database', async () => {
    const id = await send(mother, 'office:safeguarding');
    await assign('complaints', successor);
    await database.asOwner(`update messages set to_office = 'complaints' where id = $1`, [id]);
    expect((await open(successor, id))?.body).toBeNull();
    await database.asOwner(`update messages set to_office = null, receiver_id = $2 where id = $1`, [id, successor.id]);
    expect((await open(successor, id))?.body).toBeNull();
  });

  it('is stored once if the form is sent again', async () => {
    const requestId = randomUUID();
    const id = await send(mother, 'office:safeguarding', null, requestId);
    expect(await send(mother, 'office:safeguarding', null, requestId)).toBe(id);
    expect(await idsIn(holder)).toEqual([id]);
  });
});

describe('A reply', () => {
  it('is sent in the name of the office, and is visible to holder and deputy', async () => {
    const id = await send(mother, 'office:safeguarding');
    const reply = await send(deputy, mother.id, id);
    expect(await open(mother, reply)).toMatchObject({
      direction: 'received',
      other: { id: 'office:safeguarding', fullName: deputy.fullName },
      ownOffice: null,
    });
    expect(await idsIn(holder)).toEqual([id, reply].sort());
    expect(await idsIn(deputy)).toEqual([id, reply].sort());
  });

  it('stays personal if it answers a personal message', async () => {
    const id = await send(mother, holder.id);
    const reply = await send(holder, mother.id, id);
    expect((await open(mother, reply))?.other).toMatchObject({ id: holder.id });
    expect(await idsIn(deputy)).toEqual([]);
  });

  it('stays personal if its sender cannot see the message to the office', async () => {
    const id = await send(mother, 'office:safeguarding');
    const reply = await send(admin, mother.id, id);
    expect((await open(mother, reply))?.other).toMatchObject({ id: admin.id });
  });
});

describe('An office as a recipient', () => {
  it('is refused to its holder, and if it does not exist', async () => {
    await expect(send(holder, 'office:safeguarding')).rejects.toMatchObject({ reason: 'unknown recipient' });
    await expect(send(mother, 'office:board')).rejects.toMatchObject({ reason: 'unknown recipient' });
    expect((await recipientsOf(holder)).map(({ id }) => id)).not.toContain('office:safeguarding');
  });

  // @see governance 3.14
  it('is found by its name in any language and by the name of its holder', async () => {
    for (const search of ['safeguarding', 'protection enfance', '儿童保护', 'hana lead']) {
      expect((await recipientsOf(mother, search)).map(({ id }) => id)).toContain('office:safeguarding');
    }
    const found = await readAs(person(mother.id), (tx) => findRecipient(tx, 'office:safeguarding'));
    expect(found).toMatchObject({ office: 'safeguarding', fullName: holder.fullName, email: null });
  });
});

describe('Recipients', () => {
  it('are listed in the order: staff of the parent’s children, offices, other staff, other families', async () => {
    await makePerson(database, 'parent', { fullName: 'Aaron Other' });
    const links = { parentId: mother.id, mentorId: successor.id, coachId: successor.id };
    const [kobi] = await addStudents(database.asOwner, [{ fullName: 'Kobi Green', ...links }]);
    const found = await recipientsOf(mother);
    expect(found[0]).toMatchObject({
      id: successor.id,
      relations: [
        { student: 'Kobi Green', as: 'academicMentor' },
        { student: 'Kobi Green', as: 'wellbeingCoach' },
      ],
    });
    const kinds = found
      .slice(1)
      .map(({ office, role }) => (office ? 'office' : role === 'parent' ? 'family' : 'staff'));
    expect(kinds).toEqual(kinds.toSorted((one, other) => order.indexOf(one) - order.indexOf(other)));
    expect(new Set(kinds)).toEqual(new Set(order));
    for (const search of ['kobi', 'academic mentor kobi', '导师 kobi']) {
      expect((await recipientsOf(mother, search)).map(({ id }) => id)).toEqual([successor.id]);
    }
    expect((await recipientsOf(successor, 'kobi'))[0]).toMatchObject({ id: mother.id });
    expect((await recipientsOf(admin, 'kobi')).map(({ id }) => id).sort()).toEqual([mother.id, successor.id].sort());
    expect(await recipientsOf(holder, 'kobi')).toEqual([]);
    await database.asOwner('delete from students where id = $1', [kobi?.id]);
  });

  it('are found by role', async () => {
    const found = await recipientsOf(mother, 'mentor');
    expect(found.flatMap(({ role }) => role ?? [])).toEqual(['mentor', 'mentor', 'mentor']);
    expect((await recipientsOf(mother, 'parent aaron')).map(({ fullName }) => fullName)).toEqual(['Aaron Other']);
  });

  it('are only staff for parents while the directory is limited to staff', async () => {
    await database.asOwner(`insert into accounts.settings (name, value) values ('directory', 'staff')`);
    try {
      const other = await makePerson(database, 'parent');
      expect((await recipientsOf(mother)).some(({ role }) => role === 'parent')).toBe(false);
      await expect(send(mother, other.id)).rejects.toMatchObject({ reason: 'unknown recipient' });
      const names = await readAs(person(mother.id), (tx) => tx.selectFrom('profiles').select('id').execute());
      expect(names.map(({ id }) => id)).not.toContain(other.id);
      await send(holder, other.id);
      expect((await recipientsOf(holder)).some(({ role }) => role === 'parent')).toBe(true);
    } finally {
      await database.asOwner('delete from accounts.settings');
    }
  });
});

const order = ['office', 'staff', 'family'];
