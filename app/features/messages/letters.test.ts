import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addMessages } from '../../../database/samples/messages.ts';
import { addStudents } from '../../../database/samples/students.ts';
import { makePerson, type TestPerson } from '../../../tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { person, readAs, writeAs } from '../../platform/database.server.ts';
import { findLetter } from './letters.server.ts';
import { sendLetter } from './send-letter.server.ts';
import { findMessage } from './threads.server.ts';

let database: TestDatabase;
let mentor: TestPerson;
let mother: TestPerson;
let father: TestPerson;
let stranger: TestPerson;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  [mentor, mother, father, stranger] = await Promise.all([
    makePerson(database, 'mentor'),
    makePerson(database, 'parent', { fullName: 'Zoë Adeyemi' }),
    makePerson(database, 'parent', { fullName: 'Johan Lindqvist' }),
    makePerson(database, 'parent', { fullName: 'Amara Okafor' }),
  ]);
  await addStudents(database.asOwner, [
    { fullName: 'Tobi', parentId: mother.id, mentorId: mentor.id },
    { fullName: 'Noah', parentId: father.id, coachId: mentor.id },
    { fullName: 'Mira', parentId: stranger.id },
  ]);
});

const letter = (requestId = randomUUID(), body = 'We meet on Friday.') => ({ subject: 'A visit', body, requestId });
const send = (to: TestPerson[], sent = letter(), from = mentor) =>
  writeAs(person(from.id), (tx) =>
    sendLetter(tx, database.keyring, from.id, { ...sent, receiverIds: to.map(({ id }) => id) }),
  );
const find = (id: string, reader = mentor) =>
  readAs(person(reader.id), (tx) => findLetter(tx, database.keyring, reader.id, id));
const countOf = async (to: TestPerson) =>
  (await database.asOwner<{ count: number }>('select count(*)::int from messages where receiver_id = $1', [to.id]))[0]
    ?.count;

describe('A letter to families', () => {
  it('reaches nobody if one of the people is no guardian of a student of the sender', async () => {
    await expect(send([mother, stranger])).rejects.toMatchObject({ reason: 'unknown recipient' });
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

  it('is a message of their own for each person, which the others do not see', async () => {
    const sent = letter();
    await send([mother, father], sent);
    const found = await find(sent.requestId);
    expect(found).toMatchObject({
      subject: 'A visit',
      messages: [{ receiverName: 'Johan Lindqvist' }, { receiverName: 'Zoë Adeyemi' }],
    });
    const [toFather, toMother] = found?.messages ?? [];
    const open = (reader: TestPerson, id = '') =>
      readAs(person(reader.id), (tx) => findMessage(tx, database.keyring, reader.id, id));
    expect(await open(father, toFather?.id)).toMatchObject({ body: 'We meet on Friday.', other: { id: mentor.id } });
    expect(await open(father, toMother?.id)).toBeNull();
    for (const reader of [father, stranger, await makePerson(database, 'admin')])
      expect(await find(sent.requestId, reader)).toBeNull();
  });

  it('is sent once, however often and at the same moment the form is posted', async () => {
    const sent = letter();
    await Promise.all([send([mother, father], sent), send([father, mother], sent), send([mother, father], sent)]);
    await send([father], sent);
    expect([await countOf(mother), await countOf(father)]).toEqual([1, 1]);
  });

  it('refuses a repeated form with another text or further people', async () => {
    const sent = letter();
    await send([mother], sent);
    await expect(send([mother], { ...sent, body: 'Another text' })).rejects.toMatchObject({ reason: 'other content' });
    await expect(send([mother, father], sent)).rejects.toMatchObject({ reason: 'other content' });
    expect([await countOf(mother), await countOf(father)]).toEqual([1, 0]);
  });

  it('tells each receiver by a mail', async () => {
    await send([mother, father]);
    const mails = await database.asOwner(
      `select person_id from mails where template = 'new-messages' and person_id = any ($1)`,
      [[mother.id, father.id]],
    );
    expect(mails).toHaveLength(2);
  });

  it('counts for the limit of a day, not for that of ten minutes', async () => {
    const earlier = (minutesAgo: number, count: number) =>
      addMessages(
        database.asOwner,
        database.keyring,
        Array.from({ length: count }, () => ({
          from: mentor.id,
          to: stranger.id,
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

it('Only the messages of a mentor to families of their students can be part of a letter', async () => {
  const insert = (from: TestPerson, receiver: string | null, office: string | null = null) =>
    writeAs(person(from.id), (tx) =>
      sql`insert into messages (id, sender_id, receiver_id, to_office, subject, body, letter_id)
        values (${randomUUID()}, ${from.id}, ${receiver}, ${office}, '\\x00', '\\x00', ${randomUUID()})`.execute(tx),
    );
  await expect(insert(mentor, stranger.id)).rejects.toThrow(/row-level security/);
  await expect(insert(mentor, null, 'complaints')).rejects.toThrow(/row-level security/);
  await expect(insert(mother, mentor.id)).rejects.toThrow(/row-level security/);
  await insert(mentor, mother.id);
});
