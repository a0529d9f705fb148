import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCourseRules, addCourses } from '#database/samples/courses.ts';
import { addGuardians } from '#database/samples/guardians.ts';
import { addTerm } from '#database/samples/reports.ts';
import { addStudents } from '#database/samples/students.ts';
import { addDays, todayInUtc } from '#platform/calendar-days.ts';
import { job, person, writeAs } from '#platform/database.server.ts';
import { deliverWaitingMails, waitingMails } from '#tests/support/deliver-mails.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { changeLesson, type LessonValues } from './change-lesson.server.ts';

let database: TestDatabase;
let teacher: TestPerson;
let colleague: TestPerson;
let substitute: TestPerson;
let mother: TestPerson;
let father: TestPerson;
let ada = '';
let ruleId = '';
let courseId = '';

/** Tomorrow at 00:30 in UTC is in the next 24 hours, the same time a week later is not. */
const soon = addDays(todayInUtc(), 1);
const later = addDays(soon, 7);
const weekday = new Date(soon).getUTCDay() || 7;

beforeAll(async () => {
  database = await openTestDatabase();
  const days = { firstDay: addDays(soon, -30), lastDay: addDays(soon, 60), dueOn: soon };
  const term = await addTerm(database.asOwner, { names: { en: 'Term' }, ...days });
  [courseId = ''] = await addCourses(database.asOwner, database.keyring, [
    { timeZone: 'UTC', names: { en: 'Mathematics', fr: 'Mathématiques' } },
  ]);
  [ruleId = ''] = await addCourseRules(database.asOwner, [{ courseId, termId: term, weekday, startsAt: '00:01' }]);
});
afterAll(() => database.close());

beforeEach(async () => {
  await database.asOwner('delete from course_teachers');
  await database.asOwner('delete from course_students');
  await database.asOwner('delete from lesson_changes');
  [teacher, colleague, substitute, mother, father] = await Promise.all([
    makePerson(database, 'mentor'),
    makePerson(database, 'mentor'),
    makePerson(database, 'mentor'),
    makePerson(database, 'parent', { fullName: 'Zoë Adeyemi' }),
    makePerson(database, 'parent'),
  ]);
  const [child] = await addStudents(database.asOwner, [
    { fullName: 'Ada Example', parentId: mother.id, mentorId: null },
  ]);
  ada = child?.id ?? '';
  await addGuardians(database.asOwner, [{ studentId: ada, guardianId: father.id, relation: 'father' }]);
  await database.asOwner(`update accounts.people set language = 'en', time_zone = 'Asia/Dubai' where id = any ($1)`, [
    [mother.id, father.id, colleague.id],
  ]);
  await database.asOwner('insert into course_teachers (course_id, teacher_id) values ($1, $2), ($1, $3)', [
    courseId,
    teacher.id,
    colleague.id,
  ]);
  await database.asOwner('insert into course_students (course_id, student_id) values ($1, $2)', [courseId, ada]);
});

const usual: LessonValues = { isCancelled: false, movedTo: null, teacherId: null, note: null, room: null };
const change = (revision: number, values: Partial<LessonValues>, day = soon) =>
  writeAs(person(teacher.id), (tx) => changeLesson(tx, { ruleId, day, revision }, { ...usual, ...values }));
const due = async ({ id }: TestPerson, template = 'new-lesson-changes') =>
  (await waitingMails(database, id, template)).map((mail) => mail.due);
const deliver = ({ id }: TestPerson, template = 'new-lesson-changes') => deliverWaitingMails(database, id, template);

// @see PD-67, privacy-policy 6.2, mails/new-lesson-changes.ts, translations notifications.lessons
describe('The mail about a changed lesson', () => {
  it('is sent at once, also in quiet hours, to guardians and the other teachers, if the lesson is in the next 24 hours', async () => {
    await database.asOwner(`update accounts.people set quiet_from = '00:00', quiet_until = '23:30' where id = $1`, [
      mother.id,
    ]);
    await change(0, { isCancelled: true, note: 'I am ill.' });
    for (const who of [mother, father, colleague]) {
      const [seconds] = await due(who);
      expect(seconds, who.fullName).toBeLessThanOrEqual(0);
    }
    expect(await due(teacher)).toEqual([]);
    const [mail] = await deliver(mother);
    expect(mail?.subject).toBe('A lesson of the next 24 hours has changed');
    expect(mail?.text).toMatch(/Mathematics, .*04:01: cancelled; has a note from the school\./);
    expect(mail?.text).toContain('https://school.example/parent-dashboard');
    expect(mail?.text).not.toMatch(/Ada|ill|rooms\.example/);
    expect((await deliver(colleague))[0]?.text).toContain('https://school.example/my-day');
  });

  it('is sent once a day for a later lesson, and at once if the lesson is moved into the next 24 hours', async () => {
    await change(0, { isCancelled: true }, later);
    expect(await due(mother)).toEqual([]);
    expect((await due(mother, 'new-lesson-plans'))[0]).toBeGreaterThan(0);
    await change(1, { movedTo: { day: soon, startsAt: '00:02' } }, later);
    const [mail] = await deliver(mother);
    expect(mail?.text).toMatch(/Mathematics, .*04:01: moved to .*04:02\./);
    expect(await deliver(mother, 'new-lesson-plans')).toEqual([]);
  });

  it('is one about several changes of a lesson, and none about a change that is undone', async () => {
    await change(0, { isCancelled: true });
    await change(1, { teacherId: substitute.id });
    const sent = await deliver(mother);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain('04:01: taken by another teacher.');
    await change(2, { isCancelled: true });
    await change(3, { teacherId: substitute.id });
    expect(await deliver(mother)).toEqual([]);
    expect(await due(mother)).toEqual([]);
  });

  it('tells who stood in that they do not any more', async () => {
    await change(0, { teacherId: substitute.id });
    expect(await deliver(substitute)).toHaveLength(1);
    await change(1, {});
    expect((await deliver(substitute))[0]?.text).toContain('taken by its usual teacher again');
  });

  it('is not sent to guardians who may not see the student, are restricted or get no mail, nor after the student has left', async () => {
    for (const set of [
      'may_view = false, may_write = false',
      `restricted_at = now(), restriction_reason = 'other'`,
      'receives_mail = false',
    ]) {
      await database.asOwner('delete from lesson_changes');
      await database.asOwner(
        'update student_guardians set may_view = true, may_write = true, receives_mail = true, restricted_at = null, restriction_reason = null',
      );
      await change(0, { isCancelled: true });
      expect(await due(father)).toHaveLength(1);
      await database.asOwner(`update student_guardians set ${set} where guardian_id = $1`, [father.id]);
      expect(await deliver(father), set).toEqual([]);
      expect(await due(father), set).toEqual([]);
    }
    await change(1, {});
    await change(2, { isCancelled: true });
    await database.asOwner('update course_students set left_at = now()');
    expect(await deliver(mother)).toEqual([]);
  });

  it('cannot be caused by others than teachers and administrators', async () => {
    await change(0, { isCancelled: true });
    const [{ id } = { id: '' }] = await database.asOwner<{ id: string }>('select id from lesson_changes');
    const call = sql`select announce_lesson_change(change => ${id}, news_kind => 'lessons', former => '{}'::jsonb,
      present => '{"at": "now"}'::jsonb)`;
    for (const who of [mother, substitute])
      await expect(writeAs(person(who.id), (tx) => call.execute(tx))).rejects.toThrow('only teachers');
    await expect(writeAs(job('send-mail'), (tx) => call.execute(tx))).rejects.toThrow('only teachers');
  });
});
