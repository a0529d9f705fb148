import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addStudentEvents } from '#database/samples/student-events.ts';
import { addStudents } from '#database/samples/students.ts';
import { person, readAs, writeAs } from '#platform/database.server.ts';
import { makePerson, type TestPerson, withRecentPassword } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { listActivity } from './activity.server.ts';

let database: TestDatabase;
let mother: TestPerson;
let mentor: TestPerson;
let admin: TestPerson;
let [ada, ben] = ['', ''];
beforeAll(async () => {
  database = await openTestDatabase();
  [mother, mentor, admin] = await Promise.all([
    makePerson(database, 'parent'),
    makePerson(database, 'mentor', { fullName: 'Mina Mentor' }),
    makePerson(database, 'admin'),
  ]);
  const children = await addStudents(database.asOwner, [{ parentId: mother.id }, { parentId: mother.id }]);
  [ada = '', ben = ''] = children.map(({ id }) => id);
});
afterAll(() => database.close());

const activityOf = (reader: TestPerson, ids: string[], before: string | null = null, size = 20) =>
  readAs(person(reader.id), (tx) => listActivity(tx, ids, before, size));
const kindsFor = async (reader: TestPerson, ids = [ada]) =>
  (await activityOf(reader, ids)).items.map(({ kind }) => kind).sort();
const asAdmin = async (change: Record<string, string | null>) =>
  writeAs(await withRecentPassword(database, admin), (tx) =>
    tx.updateTable('students').set(change).where('id', '=', ada).execute(),
  );

describe('The activity of a student', () => {
  it('is empty after changes by the database owner and changes without a new level', async () => {
    await database.asOwner(`update students set current_level = 'Primary' where id = $1`, [ada]);
    await asAdmin({ current_level: 'Primary', full_name: 'Ada Example' });
    expect(await activityOf(mother, [ada])).toEqual({ items: [], next: null });
  });

  it('contains a new level, mentor and coach, but not their removal', async () => {
    await asAdmin({ current_level: 'Middle Years', academic_mentor_id: mentor.id, wellbeing_coach_id: mentor.id });
    await asAdmin({ current_level: null, wellbeing_coach_id: null });
    expect(await kindsFor(mother)).toEqual(['coach-assigned', 'level-changed', 'mentor-assigned']);
    const { items } = await activityOf(mother, [ada]);
    expect(items.find(({ kind }) => kind === 'mentor-assigned')).toMatchObject({
      studentId: ada,
      personName: 'Mina Mentor',
    });
  });

  it('is hidden from other people, and from guardians and staff as soon as their access ends', async () => {
    expect(await kindsFor(mentor)).toHaveLength(3);
    expect(await kindsFor(await makePerson(database, 'parent'))).toEqual([]);
    expect(await kindsFor(await makePerson(database, 'mentor'))).toEqual([]);
    await asAdmin({ academic_mentor_id: null });
    expect(await kindsFor(mentor)).toEqual([]);
    await database.asOwner(`update student_guardians set may_view = false where student_id = $1`, [ada]);
    expect(await kindsFor(mother)).toEqual([]);
    await database.asOwner(`update student_guardians set may_view = true where student_id = $1`, [ada]);
  });

  it('is paged newest first, for several students together', async () => {
    const moment = (minute: number) => new Date(Date.UTC(2030, 0, 1, 0, Math.floor(minute / 2)));
    const events = Array.from({ length: 7 }, (_, index) => ({
      studentId: index % 3 === 0 ? ben : ada,
      kind: 'level-changed' as const,
      happenedAt: moment(index),
    }));
    await addStudentEvents(database.asOwner, events);
    const all = (await activityOf(mother, [ada, ben])).items;
    expect(all).toHaveLength(10);
    expect(all.map(({ happenedAt }) => happenedAt)).toEqual(
      all.map(({ happenedAt }) => happenedAt).toSorted((a, b) => b - a),
    );
    const seen: string[] = [];
    for (let before: string | null = null, page = 0; page < 5; page++) {
      const { items, next } = await activityOf(mother, [ada, ben], before, 3);
      seen.push(...items.map(({ id }) => id));
      if (next === null) break;
      before = next;
    }
    expect(seen).toEqual(all.map(({ id }) => id));
    expect((await activityOf(mother, [ben])).items).toHaveLength(3);
  });
});
