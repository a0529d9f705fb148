import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addStudents } from '#database/samples/students.ts';
import { person, readAs, writeAs } from '#platform/database.server.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { studentData } from '#tests/support/student-data.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { addStudent } from './add-student.server.ts';
import { proposeStudentNumber } from './next-number.server.ts';
import { nextNumber } from './students.ts';

let database: TestDatabase;
let admin: TestPerson;
beforeAll(async () => {
  database = await openTestDatabase();
  admin = await makePerson(database, 'admin');
});
afterAll(() => database.close());
afterEach(() => database.asOwner('delete from students'));

const proposed = (who = admin) => readAs(person(who.id), proposeStudentNumber);
const add = (...numbers: string[]) =>
  addStudents(
    database.asOwner,
    numbers.map((number, index) => ({ number, createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, index)) })),
  );

describe('The number after a student number', () => {
  it.each([
    ['S-0099', 'S-0100'],
    ['S-999', 'S-1000'],
    ['12345', '12346'],
    ['MER-2026-0012', 'MER-2026-0013'],
    ['STUDENT', ''],
    ['', ''],
    ['12345678901234567899', ''],
    ['ABCDEFGHIJKLMNOPQRS9', ''],
  ])('after %j is %j', (number, next) => {
    expect(nextNumber(number)).toBe(next);
  });
});

describe('The proposed student number', () => {
  it('is empty without students, after a number without digits, and for people who see no student', async () => {
    expect(await proposed()).toBe('');
    await add('S-0001', 'STUDENT');
    expect(await proposed()).toBe('');
    await add('S-0002');
    expect(await proposed(await makePerson(database, 'parent'))).toBe('');
  });

  it('follows the highest number of the pattern that the newest student has, archived students included', async () => {
    await add('OLD-0900', 'S-2026-0012', 's-2026-0100', 'S-2026-99999', 'S-2026-0007');
    await database.asOwner(`update students set archived_at = now() where student_number = 's-2026-0100'`);
    expect(await proposed()).toBe('s-2026-0101');
  });

  it('can be taken by somebody else, whose student then has it', async () => {
    await add('S-0001');
    const student = { ...studentData({ studentNumber: await proposed() }), parentId: null };
    const both = [1, 2].map(() => writeAs(person(admin.id), (tx) => addStudent(tx, student)));
    const results = await Promise.allSettled(both);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await proposed()).toBe('S-0003');
  });
});
