import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addStudents } from '#database/samples/students.ts';
import { person, readAs, writeAs } from '#platform/database.server.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { listInbox } from './messages.server.ts';
import { sendMessage } from './send-message.server.ts';
import { findMessage } from './threads.server.ts';

let database: TestDatabase;
let mother: TestPerson;
let mentor: TestPerson;
let child: string;
let someoneElsesChild: string;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  [mother, mentor] = await Promise.all([makePerson(database, 'parent'), makePerson(database, 'mentor')]);
  const [own, someoneElses] = await addStudents(database.asOwner, [
    { fullName: 'Mira', parentId: mother.id, mentorId: mentor.id },
    { fullName: 'Foreign', mentorId: mentor.id },
  ]);
  [child, someoneElsesChild] = [own?.id ?? '', someoneElses?.id ?? ''];
});

const send = (studentId: string, more: { requestId?: string; receiverId?: string } = {}) => {
  const message = { receiverId: mentor.id, subject: 'A subject', body: 'A text.', requestId: randomUUID(), ...more };
  return writeAs(person(mother.id), (tx) => sendMessage(tx, { ...message, studentId }));
};
const studentSeenBy = async (reader: TestPerson, id: string) => {
  const seen = await readAs(person(reader.id), async (tx) => ({
    message: await findMessage(tx, id),
    list: await listInbox(tx),
  }));
  expect(seen.message?.body).toBe('A text.');
  expect(seen.list.items[0]?.studentName).toBe(seen.message?.studentName);
  return seen.message?.studentName;
};

it('A message about a student whom the sender may not see is refused', async () => {
  for (const id of [someoneElsesChild, randomUUID()])
    await expect(send(id)).rejects.toMatchObject({ reason: 'unknown student' });
  expect(await database.asOwner('select from messages where sender_id = $1', [mother.id])).toEqual([]);
});

// @see translations compose.student.hint
it('The student of a message is named to both sides, but not after they lose access to the student', async () => {
  const id = await send(child);
  for (const reader of [mother, mentor]) expect(await studentSeenBy(reader, id)).toBe('Mira');
  await database.asOwner('update students set academic_mentor_id = null where id = $1', [child]);
  expect(await studentSeenBy(mentor, id)).toBeNull();
  await database.asOwner(
    `update student_guardians set restricted_at = now(), restriction_reason = 'other' where student_id = $1`,
    [child],
  );
  expect(await studentSeenBy(mother, id)).toBeNull();
});

it('A message without a student, or with a deleted student, names no student', async () => {
  expect(await studentSeenBy(mother, await send(''))).toBeNull();
  const id = await send(child);
  await database.asOwner('delete from students where id = $1', [child]);
  expect(await studentSeenBy(mother, id)).toBeNull();
});

it('A repeated form with another student is refused', async () => {
  const requestId = randomUUID();
  const id = await send(child, { requestId });
  expect(await send(child, { requestId })).toBe(id);
  await expect(send('', { requestId })).rejects.toMatchObject({ reason: 'other content' });
});
