import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addGuardians } from '#database/samples/guardians.ts';
import { addMessages } from '#database/samples/messages.ts';
import { addStudents } from '#database/samples/students.ts';
import { person, readAs } from '#platform/database.server.ts';
import { inNameOf } from '#tests/support/forged-transaction.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { listRoster } from './roster.server.ts';

let database: TestDatabase;
let mentor: TestPerson;
let mother: TestPerson;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  [mentor, mother] = await Promise.all([
    makePerson(database, 'mentor'),
    makePerson(database, 'parent', { fullName: 'Zoë Adeyemi' }),
  ]);
});

type Links = { parent?: TestPerson; mentor?: TestPerson; coach?: TestPerson };

async function addStudent(fullName: string, { parent, mentor, coach }: Links): Promise<string> {
  const links = { parentId: parent?.id ?? null, mentorId: mentor?.id ?? null, coachId: coach?.id ?? null };
  const [added] = await addStudents(database.asOwner, [{ fullName, ...links }]);
  return added?.id ?? '';
}

const addMessage = (from: TestPerson, to: TestPerson, { daysAgo = 0, isRead = false } = {}) => {
  const sentAt = new Date(Date.now() - daysAgo * 86_400_000);
  return addMessages(database.asOwner, database.keyring, [{ from: from.id, to: to.id, isRead, sentAt }]);
};

const rosterOf = (reader: TestPerson, search = '', of = reader) =>
  readAs(person(reader.id), (tx) => listRoster(inNameOf(of.id, tx, database), search));
const namesOf = async (reader: TestPerson, search?: string) =>
  (await rosterOf(reader, search)).map(({ fullName }) => fullName);

describe('The list of a mentor’s students', () => {
  it('is empty for other mentors, other families and suspended mentors', async () => {
    await addStudent('Tobi', { parent: mother, mentor });
    expect(await rosterOf(await makePerson(database, 'mentor'), '', mentor)).toEqual([]);
    expect(await rosterOf(await makePerson(database, 'parent'), '', mentor)).toEqual([]);
    await database.asOwner('update profiles set suspended_at = now() where id = $1', [mentor.id]);
    expect(await rosterOf(mentor)).toEqual([]);
  });

  it('excludes archived students and students of other mentors', async () => {
    const archived = await addStudent('Former', { mentor });
    await database.asOwner('update students set archived_at = now() where id = $1', [archived]);
    await addStudent('Foreign', { parent: mother, mentor: await makePerson(database, 'mentor') });
    expect(await rosterOf(mentor)).toEqual([]);
  });

  it('shows the roles of the mentor and the family of each student, sorted by name', async () => {
    await addStudent('Tobi', { parent: mother, mentor });
    await addStudent('Ada', { coach: mentor });
    await addStudent('Mira', { parent: mother, mentor, coach: mentor });
    const rows = await rosterOf(mentor);
    expect(
      rows.map((row) => [row.fullName, row.isAcademicMentor, row.isWellbeingCoach, row.guardians[0]?.fullName]),
    ).toEqual([
      ['Ada', false, true, undefined],
      ['Mira', true, true, 'Zoë Adeyemi'],
      ['Tobi', true, false, 'Zoë Adeyemi'],
    ]);
    await database.asOwner('update profiles set suspended_at = now() where id = $1', [mother.id]);
    expect((await rosterOf(mentor, 'Tobi'))[0]?.guardians).toMatchObject([{ id: mother.id, isActive: false }]);
  });

  it('finds students by number, by class and by the name of the level in each language', async () => {
    const [{ id = '', number = '' } = {}] = await addStudents(database.asOwner, [
      { fullName: 'Mina', level: 'Middle Years', className: 'Year 8', mentorId: mentor.id },
    ]);
    await addStudents(database.asOwner, [
      { fullName: 'Pia', number: 'S-00001', level: 'Primary', className: 'Year 5', mentorId: mentor.id },
    ]);
    for (const search of ['Year 8', 'middle', 'mina college', 'المتوسطة', '初中', number])
      expect(
        (await rosterOf(mentor, search)).map((found) => found.id),
        search,
      ).toEqual([id]);
  });

  it('finds students by their own name and by a guardian’s name', async () => {
    await addStudent('Tobi', { parent: mother, mentor });
    await addStudent('Ada', { mentor });
    expect(await namesOf(mentor, 'TOB')).toEqual(['Tobi']);
    expect(await namesOf(mentor, 'adeyemi zoë')).toEqual(['Tobi']);
    expect(await namesOf(mentor, '%')).toEqual([]);
  });

  it('counts unread messages of the family only, and shows the last contact in either direction', async () => {
    await addStudent('Tobi', { parent: mother, mentor });
    const father = await makePerson(database, 'parent');
    await addMessage(mother, mentor, { daysAgo: 3 });
    await addMessage(mother, mentor, { daysAgo: 4, isRead: true });
    await addMessage(father, mentor);
    await addMessage(mother, father);
    const [tobi] = await rosterOf(mentor);
    expect(tobi).toMatchObject({ unreadCount: 1, waiting: { guardianId: mother.id }, isQuiet: false });
    await addMessage(mentor, mother, { daysAgo: 2 });
    const [answered] = await rosterOf(mentor);
    expect(answered).toMatchObject({ unreadCount: 1, waiting: null, isQuiet: false });
    expect(answered?.lastContactAt).toBeGreaterThan(tobi?.lastContactAt ?? 0);
  });

  it('counts messages of every unrestricted guardian as messages of the family', async () => {
    const id = await addStudent('Tobi', { parent: mother, mentor });
    const father = await makePerson(database, 'parent', { fullName: 'Seán O’Neil' });
    await addGuardians(database.asOwner, [{ studentId: id, guardianId: father.id, relation: 'father' }]);
    await addMessage(mentor, mother, { daysAgo: 1 });
    await addMessage(father, mentor);
    const [tobi] = await rosterOf(mentor, 'seán');
    expect(tobi).toMatchObject({ unreadCount: 1, waiting: { guardianId: father.id } });
    expect(tobi?.guardians.map(({ fullName, relation }) => [fullName, relation])).toEqual([
      ['Zoë Adeyemi', 'parent'],
      ['Seán O’Neil', 'father'],
    ]);
    await database.asOwner(
      `update student_guardians set restricted_at = now(), restriction_reason = 'other' where guardian_id = $1`,
      [father.id],
    );
    const [after] = await rosterOf(mentor);
    expect(after).toMatchObject({ unreadCount: 0, waiting: null });
    expect(after?.guardians.map(({ id: guardianId }) => guardianId)).toEqual([mother.id]);
    expect(await rosterOf(mentor, 'seán')).toEqual([]);
  });

  it('shows the last unanswered message of a waiting family, and the time of the first', async () => {
    await addStudent('Tobi', { parent: mother, mentor });
    await addMessage(mother, mentor, { daysAgo: 9 });
    await addMessage(mentor, mother, { daysAgo: 8 });
    const [first] = await addMessage(mother, mentor, { daysAgo: 3 });
    const [last] = await addMessage(mother, mentor, { daysAgo: 2 });
    const [tobi] = await rosterOf(mentor);
    expect(tobi?.waiting).toMatchObject({ messageId: last, guardianId: mother.id, guardianName: 'Zoë Adeyemi' });
    const [row] = await database.asOwner<{ created_at: Date }>('select created_at from messages where id = $1', [
      first,
    ]);
    expect(tobi?.waiting?.since).toBe(row?.created_at.getTime());
  });

  it('marks families without contact for two weeks, but not new students or those without a family', async () => {
    const father = await makePerson(database, 'parent');
    await addStudent('Ada', { parent: mother, mentor });
    await addStudent('Mira', { parent: father, mentor });
    await addStudent('Tobi', { mentor });
    await addMessage(mentor, mother, { daysAgo: 15 });
    expect((await rosterOf(mentor)).some(({ isQuiet }) => isQuiet)).toBe(false);
    await database.asOwner(`update students set created_at = now() - interval '15 days'`);
    const rows = await rosterOf(mentor);
    expect(rows.map(({ fullName, isQuiet }) => [fullName, isQuiet])).toEqual([
      ['Ada', true],
      ['Mira', true],
      ['Tobi', false],
    ]);
    expect(rows[1]?.lastContactAt).toBeNull();
  });
});
