import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addMessages } from '#database/samples/messages.ts';
import { addStudents } from '#database/samples/students.ts';
import { person, readAs, writeAs } from '#platform/database.server.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { attachToLetter } from '../files/attach-to-letter.server.ts';
import { findFile, listFilesOfMessages, readFile } from '../files/files.server.ts';
import { storeFile } from '../files/store-file.server.ts';
import { findLetter } from './letters.server.ts';
import { sendLetter } from './send-letter.server.ts';
import { findMessage } from './threads.server.ts';

let database: TestDatabase;
let mentor: TestPerson;
let mother: TestPerson;
let father: TestPerson;
let otherParent: TestPerson;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  [mentor, mother, father, otherParent] = await Promise.all([
    makePerson(database, 'mentor'),
    makePerson(database, 'parent', { fullName: 'Zoë Adeyemi' }),
    makePerson(database, 'parent', { fullName: 'Johan Lindqvist' }),
    makePerson(database, 'parent', { fullName: 'Amara Okafor' }),
  ]);
  await addStudents(database.asOwner, [
    { fullName: 'Tobi', parentId: mother.id, mentorId: mentor.id },
    { fullName: 'Noah', parentId: father.id, coachId: mentor.id },
    { fullName: 'Mira', parentId: otherParent.id },
  ]);
});

const letter = (requestId = randomUUID(), body = 'We meet on Friday.') => ({ subject: 'A visit', body, requestId });
const send = (to: TestPerson[], sent = letter(), from = mentor) =>
  writeAs(person(from.id), (tx) => sendLetter(tx, { ...sent, receiverIds: to.map(({ id }) => id) }));
const find = (id: string, reader = mentor) => readAs(person(reader.id), (tx) => findLetter(tx, id));
const countOf = async (to: TestPerson) =>
  (await database.asOwner<{ count: number }>('select count(*)::int from messages where receiver_id = $1', [to.id]))[0]
    ?.count;

describe('A letter to families', () => {
  it('is sent to nobody if one of the receivers is not a guardian of the sender’s students', async () => {
    await expect(send([mother, otherParent])).rejects.toMatchObject({ reason: 'unknown recipient' });
    await expect(send([])).rejects.toMatchObject({ reason: 'unknown recipient' });
    expect(await countOf(mother)).toBe(0);
  });

  it('cannot be sent by families, administrators and mentors of other students', async () => {
    const others = [father, await makePerson(database, 'admin'), await makePerson(database, 'mentor')];
    for (const from of others)
      await expect(send([mother], letter(), from)).rejects.toMatchObject({ reason: 'unknown recipient' });
    expect(await countOf(mother)).toBe(0);
  });

  it('cannot be sent to a restricted or suspended guardian, or after the assignment has ended', async () => {
    await database.asOwner(
      `update student_guardians set restricted_at = now(), restriction_reason = 'other' where guardian_id = $1`,
      [father.id],
    );
    await expect(send([father])).rejects.toMatchObject({ reason: 'unknown recipient' });
    await database.asOwner('select accounts.suspend($1)', [mother.id]);
    await expect(send([mother])).rejects.toMatchObject({ reason: 'unknown recipient' });
    await database.asOwner('update profiles set suspended_at = null where id = $1', [mother.id]);
    await database.asOwner('update students set academic_mentor_id = null where academic_mentor_id = $1', [mentor.id]);
    await expect(send([mother])).rejects.toMatchObject({ reason: 'unknown recipient' });
  });

  it('is a separate message for each receiver, which the others cannot see', async () => {
    const sent = letter();
    await send([mother, father], sent);
    const found = await find(sent.requestId);
    expect(found).toMatchObject({
      subject: 'A visit',
      body: 'We meet on Friday.',
      messages: [{ receiverName: 'Johan Lindqvist' }, { receiverName: 'Zoë Adeyemi' }],
    });
    const [toFather, toMother] = found?.messages ?? [];
    const open = (reader: TestPerson, id = '') => readAs(person(reader.id), (tx) => findMessage(tx, id));
    expect(await open(father, toFather?.id)).toMatchObject({ body: 'We meet on Friday.', other: { id: mentor.id } });
    expect(await open(father, toMother?.id)).toBeNull();
    for (const reader of [father, otherParent, await makePerson(database, 'admin')])
      expect(await find(sent.requestId, reader)).toBeNull();
  });

  it('is sent once if the form is posted repeatedly or concurrently', async () => {
    const sent = letter();
    await Promise.all([send([mother, father], sent), send([father, mother], sent), send([mother, father], sent)]);
    await send([father], sent);
    expect([await countOf(mother), await countOf(father)]).toEqual([1, 1]);
  });

  it('is refused if the form is repeated with another text or more receivers', async () => {
    const sent = letter();
    await send([mother], sent);
    await expect(send([mother], { ...sent, body: 'Another text' })).rejects.toMatchObject({ reason: 'other content' });
    await expect(send([mother, father], sent)).rejects.toMatchObject({ reason: 'other content' });
    expect([await countOf(mother), await countOf(father)]).toEqual([1, 0]);
  });

  it('notifies each receiver by mail', async () => {
    await send([mother, father]);
    const mails = await database.asOwner(
      `select person_id from mails where template = 'new-messages' and person_id = any ($1)`,
      [[mother.id, father.id]],
    );
    expect(mails).toHaveLength(2);
  });

  it('counts towards the daily limit, not the limit of ten minutes', async () => {
    const earlier = (minutesAgo: number, count: number) =>
      addMessages(
        database.asOwner,
        database.keyring,
        Array.from({ length: count }, () => ({
          from: mentor.id,
          to: otherParent.id,
          sentAt: new Date(Date.now() - minutesAgo * 60_000),
        })),
      );
    await earlier(5, 300);
    await send([mother, father]);
    await earlier(120, 1_697);
    await expect(send([mother, father])).rejects.toMatchObject({ reason: 'too many' });
    await send([mother]);
    expect([await countOf(mother), await countOf(father)]).toEqual([2, 1]);
  });
});

describe('A file of a letter', () => {
  const store = (name: string, text: string, owner = mentor) =>
    storeFile(
      { ownerId: owner.id, scanCommand: null },
      {
        name,
        content: (async function* () {
          yield Buffer.from(text);
        })(),
      },
    );
  const sendWith = (fileIds: string[], to = [mother, father], sent = letter()) =>
    writeAs(person(mentor.id), async (tx) => {
      const receiverIds = to.map(({ id }) => id);
      const attachmentCount = fileIds.length;
      await sendLetter(tx, { ...sent, receiverIds, attachmentCount });
      await attachToLetter(tx, { letterId: sent.requestId, fileIds });
    });
  const messageTo = async (to: TestPerson) => {
    const [row] = await database.asOwner<{ id: string }>('select id from messages where receiver_id = $1', [to.id]);
    return row?.id ?? '';
  };
  /** Returns the name and content of the files that the reader can read in the message to this person. */
  const read = async (to: TestPerson, reader = to) => {
    const messageId = await messageTo(to);
    const files = await readAs(person(reader.id), (tx) => listFilesOfMessages(tx, [messageId]));
    return Promise.all((files[messageId] ?? []).map(async ({ id, name }) => `${name}: ${await contentOf(id, reader)}`));
  };
  async function contentOf(id: string, reader: TestPerson): Promise<string> {
    const found = await readAs(person(reader.id), (tx) => findFile(tx, id));
    if (!found) return 'not found';
    const { contentId, details } = found;
    const parts: Buffer[] = [];
    for await (const part of readFile(reader.id, { contentId, ...details })) parts.push(part);
    return String(Buffer.concat(parts));
  }
  const chunkCount = async () => (await database.asOwner('select from file_chunks')).length;

  it('can be read only by the sender and by each receiver in their own message', async () => {
    await sendWith([(await store('plan.txt', 'The plan')).id, (await store('map.txt', 'The map')).id]);
    const files = ['plan.txt: The plan', 'map.txt: The map'];
    for (const to of [mother, father]) {
      expect(await read(to)).toEqual(files);
      expect(await read(to, mentor)).toEqual(files);
      for (const reader of [otherParent, await makePerson(database, 'admin')])
        expect(await read(to, reader)).toEqual([]);
    }
    expect(await read(mother, father)).toEqual([]);
    const all = await database.asOwner<{ id: string }>('select id from files where owner_id = $1', [mentor.id]);
    expect(all).toHaveLength(4);
    for (const { id } of all) expect(await contentOf(id, otherParent)).toBe('not found');
  });

  it.each([
    ['mother', 'father'],
    ['father', 'mother'],
  ])('is stored once, and deleted with its last message, if the message to the %s is deleted first', async (first) => {
    const [gone, left] = first === 'mother' ? [mother, father] : [father, mother];
    const before = await chunkCount();
    await sendWith([(await store('plan.txt', 'The plan')).id]);
    expect(await chunkCount()).toBe(before + 1);
    await database.asOwner('delete from messages where receiver_id = $1', [gone.id]);
    expect(await read(left)).toEqual(['plan.txt: The plan']);
    await database.asOwner('delete from messages where receiver_id = $1', [left.id]);
    expect(await chunkCount()).toBe(before);
  });

  it('is sent once if the form is posted repeatedly or concurrently, even with the file uploaded again', async () => {
    const sent = letter();
    const { id } = await store('plan.txt', 'The plan');
    await Promise.all([sendWith([id], [mother, father], sent), sendWith([id], [father, mother], sent)]);
    await sendWith([(await store('plan.txt', 'The plan')).id], [mother, father], sent);
    expect(await read(mother)).toEqual(['plan.txt: The plan']);
    expect(await read(father)).toEqual(['plan.txt: The plan']);
    for (const fileIds of [[], [(await store('plan.txt', 'Another plan')).id]])
      await expect(sendWith(fileIds, [mother, father], sent)).rejects.toMatchObject({ reason: 'other content' });
  });

  it('prevents the whole letter if it is another person’s or was sent before', async () => {
    const [theirs, used] = [await store('a.txt', 'a', otherParent), await store('b.txt', 'b')];
    await sendWith([used.id], [mother]);
    for (const { id } of [theirs, used])
      await expect(sendWith([id], [father])).rejects.toMatchObject({ reason: 'gone' });
    expect(await countOf(father)).toBe(0);
  });

  it('cannot be opened if the database was changed to refer to the content of another file', async () => {
    const { id } = await store('plan.txt', 'The plan');
    await sendWith([id]);
    const secret = await store('secret.txt', 'Secret', otherParent);
    await database.asOwner('update files set content_id = $1 where content_id = $2', [secret.id, id]);
    const shared = (await Promise.all([read(mother), read(father)])).toSorted((a, b) => a.length - b.length);
    expect(shared).toEqual([[], ['plan.txt: The plan']]);
  });

  it('can be shared only with messages of the same letter, and only by its sender', async () => {
    const { id } = await store('plan.txt', 'The plan');
    await sendWith([id], [mother]);
    await send([father]);
    const share = (who: TestPerson, messageId: string) =>
      writeAs(person(who.id), async (tx) => {
        const { rows } = await sql`select share_file(${id},
          ${[randomUUID()]}::uuid[], ${[messageId]}::uuid[], ${[Buffer.alloc(1)]}::bytea[])`.execute(tx);
        return rows.length;
      });
    expect(await share(mentor, await messageTo(father))).toBe(0);
    expect(await share(mother, await messageTo(mother))).toBe(0);
  });
});

it('Only messages of a mentor to families of their students can be part of a letter', async () => {
  const insert = (from: TestPerson, receiver: string | null, office: string | null = null) =>
    writeAs(person(from.id), (tx) =>
      sql`insert into messages (id, sender_id, receiver_id, to_office, subject, body, letter_id)
        values (${randomUUID()}, ${from.id}, ${receiver}, ${office}, '\\x00', '\\x00', ${randomUUID()})`.execute(tx),
    );
  await expect(insert(mentor, otherParent.id)).rejects.toThrow(/row-level security/);
  await expect(insert(mentor, null, 'complaints')).rejects.toThrow(/row-level security/);
  await expect(insert(mother, mentor.id)).rejects.toThrow(/row-level security/);
  await insert(mentor, mother.id);
});
