import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAbsences } from '#database/samples/absences.ts';
import { addRegisters } from '#database/samples/attendance.ts';
import { addCourseRules, addCourses, addLessonChanges } from '#database/samples/courses.ts';
import { addGuardians } from '#database/samples/guardians.ts';
import { addTerm } from '#database/samples/reports.ts';
import { addStudents } from '#database/samples/students.ts';
import { addDays, todayInUtc } from '#platform/calendar-days.ts';
import { person, readAs, visitor, writeAs } from '#platform/database.server.ts';
import { deliverWaitingMails, waitingMails } from '#tests/support/deliver-mails.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import {
  findRegister,
  listAbsencePatterns,
  listAttendanceOf,
  listAttendanceOfChildren,
  listReportedAbsent,
  listUnexplainedOfChildren,
} from './attendance.server.ts';
import type { Mark, RegisteredLesson } from './attendance.ts';
import { explainAbsence } from './explain-absence.server.ts';
import { saveRegister } from './save-register.server.ts';

let database: TestDatabase;
let admin: TestPerson;
let teacher: TestPerson;
let substitute: TestPerson;
let mentor: TestPerson;
let mother: TestPerson;
let father: TestPerson;
let stranger: TestPerson;
let ada = '';
let ben = '';
let courseId = '';
let ruleId = '';
let lesson: RegisteredLesson;
const today = todayInUtc();

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  await database.asOwner('truncate courses, absences, mails cascade');
  await database.asOwner(`update offices set holder_id = null`);
  [admin, teacher, substitute, mentor, mother, father, stranger] = await Promise.all([
    makePerson(database, 'admin'),
    makePerson(database, 'mentor', { fullName: 'Tamsin Teacher' }),
    makePerson(database, 'mentor'),
    makePerson(database, 'mentor'),
    makePerson(database, 'parent'),
    makePerson(database, 'parent'),
    makePerson(database, 'parent'),
  ]);
  const students = await addStudents(database.asOwner, [
    { fullName: 'Ada Example', parentId: mother.id, mentorId: mentor.id },
    { fullName: 'Ben Example', parentId: mother.id, mentorId: mentor.id },
  ]);
  [ada = '', ben = ''] = students.map(({ id }) => id);
  await addGuardians(database.asOwner, [
    { studentId: ada, guardianId: father.id, relation: 'father', mayWrite: false },
  ]);
  const days = { firstDay: addDays(today, -60), lastDay: addDays(today, 60), dueOn: today };
  const termId = await addTerm(database.asOwner, { names: { en: 'Term' }, ...days });
  [courseId = ''] = await addCourses(database.asOwner, database.keyring, [
    { timeZone: 'UTC', teacherIds: [teacher.id], studentIds: [ada, ben] },
  ]);
  [ruleId = ''] = await addCourseRules(database.asOwner, [
    { courseId, termId, weekday: new Date(today).getUTCDay() || 7 },
  ]);
  lesson = { ruleId, courseId, day: today, heldOn: today, startsAt: new Date(Date.now() - 60_000), isCancelled: false };
});

type Marks = Readonly<Record<string, Mark>>;
const marked = (marks: Marks) =>
  Object.entries(marks).map(([studentId, mark]) => ({ studentId, mark, minutes: null as number | null }));
const save = (
  who: TestPerson,
  marks: Marks,
  { revision = 0, ...change }: Partial<RegisteredLesson> & { revision?: number } = {},
) => writeAs(person(who.id), (tx) => saveRegister(tx, { ...lesson, ...change }, revision, marked(marks)));
const registerFor = (who: TestPerson) => readAs(person(who.id), (tx) => findRegister(tx, lesson));
const marksFor = async (who: TestPerson) =>
  (await readAs(person(who.id), (tx) => listAttendanceOf(tx, ada))).map(({ mark }) => mark);
const unexplainedFor = (who: TestPerson) => readAs(person(who.id), listUnexplainedOfChildren);
const explain = (who: TestPerson, id: string) => writeAs(person(who.id), (tx) => explainAbsence(tx, id, 'illness'));
const mailsOf = async ({ id }: TestPerson, template = 'new-unexplained-absences') =>
  (await waitingMails(database, id, template)).length;
const stored = () => database.asOwner('select from registers');
const standIn = () =>
  addLessonChanges(database.asOwner, database.keyring, [{ ruleId, courseId, day: today, teacherId: substitute.id }]);
const report = (studentId: string, day = today) =>
  addAbsences(database.asOwner, database.keyring, [{ studentId, reporterId: mother.id, firstDay: day, lastDay: day }]);
const absenceOf = async (studentId: string) =>
  (await database.asOwner<{ id: string }>('select id from attendance where student_id = $1', [studentId]))[0]?.id ?? '';
const refused = (reason: string) => expect.objectContaining({ reason });

// @see PD-70
describe('A register', () => {
  it('is refused to everybody who does not teach the lesson, and stores nothing', async () => {
    for (const who of [admin, substitute, mentor, mother, stranger])
      await expect(save(who, { [ada]: 'present' }), who.fullName).rejects.toThrow('row-level security');
    expect(await stored()).toEqual([]);
  });

  it('is refused for a cancelled lesson, earlier than ten minutes before the start, and for a student of no lesson', async () => {
    await expect(save(teacher, { [ada]: 'present' }, { isCancelled: true })).rejects.toEqual(refused('cancelled'));
    const early = new Date(Date.now() + 11 * 60_000);
    await expect(save(teacher, { [ada]: 'present' }, { startsAt: early })).rejects.toEqual(refused('early'));
    const [other] = await addStudents(database.asOwner, [{ parentId: stranger.id, mentorId: null }]);
    await expect(save(teacher, { [other?.id ?? '']: 'present' })).rejects.toThrow('row-level security');
    expect(await stored()).toEqual([]);
    await save(teacher, { [ada]: 'present' }, { startsAt: new Date(Date.now() + 9 * 60_000) });
  });

  it('is taken once by a form that is sent twice, and by one of two teachers at the same moment', async () => {
    const marks = { [ada]: 'present', [ben]: 'late' } as const;
    await save(teacher, marks);
    await save(teacher, marks);
    expect(await registerFor(teacher)).toMatchObject({ revision: 1, takerName: 'Tamsin Teacher', corrections: [] });
    await expect(save(teacher, { [ada]: 'absent' })).rejects.toEqual(refused('changed meanwhile'));
    await database.asOwner('delete from registers');
    const both = await Promise.allSettled([save(teacher, marks), save(teacher, { ...marks, [ada]: 'late' })]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('is taken and corrected by who stands in, for this lesson only', async () => {
    await standIn();
    await save(substitute, { [ada]: 'present' });
    await save(substitute, { [ada]: 'late' }, { revision: 1 });
    expect(await registerFor(substitute)).toMatchObject({ marks: [{ mark: 'late' }] });
    const next = { day: addDays(today, -7), heldOn: addDays(today, -7) };
    await expect(save(substitute, { [ada]: 'present' }, next)).rejects.toThrow('row-level security');
  });

  it('keeps former marks when it is corrected, with who corrected them', async () => {
    await save(teacher, { [ada]: 'present', [ben]: 'present' });
    await save(teacher, { [ada]: 'absent', [ben]: 'present' }, { revision: 1 });
    expect((await registerFor(teacher))?.corrections).toMatchObject([
      { studentId: ada, mark: 'present', correctorName: 'Tamsin Teacher' },
    ]);
    const acts = await database.asOwner<{ act: string }>(
      'select act from audit_log where subject_id = $1 order by id',
      [courseId],
    );
    expect(acts.map(({ act }) => act)).toEqual(['register taken', 'register corrected']);
  });

  it('is seen by teachers, administrators and the Academic Coordinator; its marks also by mentor and guardians', async () => {
    await save(teacher, { [ada]: 'late', [ben]: 'present' });
    await database.asOwner(`update offices set holder_id = $1 where id = 'academic'`, [substitute.id]);
    for (const who of [teacher, admin, substitute]) expect(await registerFor(who), who.fullName).not.toBeNull();
    for (const who of [mentor, mother, stranger]) expect(await registerFor(who), who.fullName).toBeNull();
    for (const who of [teacher, admin, substitute, mentor, mother, father])
      expect(await marksFor(who)).toEqual(['late']);
    await database.asOwner(`update offices set holder_id = null where id = 'academic'`);
    for (const who of [substitute, stranger]) expect(await marksFor(who)).toEqual([]);
    expect(await readAs(visitor, (tx) => listAttendanceOf(tx, ada))).toEqual([]);
    await database.asOwner(`update student_guardians set restricted_at = now(), restriction_reason = 'court-order'
      where guardian_id = '${father.id}'`);
    await database.asOwner('update students set academic_mentor_id = null');
    for (const who of [father, mentor]) expect(await marksFor(who)).toEqual([]);
  });

  it('is deleted with the record of its student, and its marks cannot be deleted or explained by others', async () => {
    await save(teacher, { [ada]: 'absent' });
    const id = await absenceOf(ada);
    for (const who of [teacher, admin, mentor, father, stranger]) expect(await explain(who, id)).toBe(false);
    await database.asOwner('delete from students where id = $1', [ada]);
    expect(await database.asOwner('select from attendance')).toEqual([]);
  });
});

// @see PD-70, safeguarding 3.2, mails/new-unexplained-absences.ts, mails/student-absent.ts, translations notifications.lessons, translations register.asks, translations register.reported, translations childAttendance
describe('An absence without a report', () => {
  it('asks the guardians at once, also in quiet hours, and tells the mentor; a reported one does neither', async () => {
    await report(ben);
    expect(await readAs(person(teacher.id), (tx) => listReportedAbsent(tx, lesson, today))).toEqual([ben]);
    expect(await readAs(person(mentor.id), (tx) => listReportedAbsent(tx, lesson, today))).toEqual([]);
    await database.asOwner(`update accounts.people set quiet_from = '00:00', quiet_until = '23:30', language = 'en'`);
    await save(teacher, { [ada]: 'absent', [ben]: 'absent' });
    for (const who of [mother, father])
      expect((await waitingMails(database, who.id, 'new-unexplained-absences'))[0]?.due).toBeLessThanOrEqual(0);
    const [mail] = await deliverWaitingMails(database, mother.id, 'new-unexplained-absences');
    expect(mail?.subject).toBe('We missed a student in a lesson');
    expect(mail?.text).toContain('https://school.example/parent-dashboard/attendance');
    const [told] = await deliverWaitingMails(database, mentor.id, 'student-absent');
    expect(`${mail?.text}${told?.text}`).not.toMatch(/Ada|Ben|Mathematics/);
    expect((await unexplainedFor(mother)).map(({ studentId }) => studentId)).toEqual([ada]);
  });

  it('tells the Academic Coordinator if the student has neither mentor nor coach', async () => {
    await database.asOwner('update students set academic_mentor_id = null');
    await database.asOwner(`update offices set holder_id = $1 where id = 'academic'`, [substitute.id]);
    await save(teacher, { [ada]: 'absent' });
    expect([await mailsOf(substitute, 'student-absent'), await mailsOf(mentor, 'student-absent')]).toEqual([1, 0]);
  });

  it('is not mailed to restricted guardians, nor after it was corrected, explained or reported', async () => {
    const restricted = `restricted_at = now(), restriction_reason = 'other'`;
    await database.asOwner(`update student_guardians set ${restricted} where guardian_id = $1`, [father.id]);
    const changes = [
      () => save(teacher, { [ada]: 'present' }, { revision: 1 }),
      async () => explain(mother, await absenceOf(ada)),
      () => report(ada),
    ];
    for (const change of changes) {
      await database.asOwner('truncate absences, registers, mails, student_notices cascade');
      await save(teacher, { [ada]: 'absent' });
      expect(await mailsOf(father)).toBe(0);
      expect(await mailsOf(mother)).toBe(1);
      await change();
      expect(await deliverWaitingMails(database, mother.id, 'new-unexplained-absences')).toEqual([]);
      expect(await unexplainedFor(mother)).toEqual([]);
    }
  });

  it('is explained once, by a guardian who may write, and the mentor sees the answer', async () => {
    await save(teacher, { [ada]: 'absent' });
    const id = await absenceOf(ada);
    expect(await explain(father, id)).toBe(false);
    expect(await explain(mother, id)).toBe(true);
    expect(await explain(mother, id)).toBe(false);
    expect(await readAs(person(mentor.id), (tx) => listAttendanceOf(tx, ada))).toMatchObject([
      { explanation: 'illness', isUnexplained: false, names: { en: 'Mathematics' } },
    ]);
    const acts = await database.asOwner(
      `select act from audit_log where subject_id = $1 and act = 'absence explained'`,
      [ada],
    );
    expect(acts).toHaveLength(1);
  });

  it('is explained by an absence on the day of the guardian who reports it', async () => {
    await database.asOwner(`update accounts.people set time_zone = 'Pacific/Honolulu' where id = $1`, [mother.id]);
    const startsAt = new Date(`${today}T00:30:00Z`);
    await report(ada, addDays(today, -1));
    await save(teacher, { [ada]: 'absent' }, { startsAt });
    expect(await mailsOf(mother)).toBe(0);
    await database.asOwner(`update accounts.people set time_zone = 'UTC' where id = $1`, [mother.id]);
    expect(await unexplainedFor(mother)).toHaveLength(1);
  });
});

describe('The record of attendance', () => {
  it('of one’s children has what differs, the latest first, with the course also after the child has left it', async () => {
    const at = (days: number) => new Date(Date.now() - days * 86_400_000);
    const old = { ruleId, courseId, marks: { [ada]: 'late' } as Marks };
    await addRegisters(database.asOwner, [
      { ...old, day: addDays(today, -7), startsAt: at(7) },
      { ...old, day: addDays(today, -14), startsAt: at(14), marks: { [ada]: 'present', [ben]: 'technical' } },
    ]);
    await database.asOwner('update course_students set left_at = now()');
    expect(await readAs(person(mother.id), listAttendanceOfChildren)).toMatchObject([
      { studentId: ada, mark: 'late', names: { en: 'Mathematics' } },
      { studentId: ben, mark: 'technical' },
    ]);
    expect(await readAs(person(stranger.id), listAttendanceOfChildren)).toEqual([]);
  });

  it('shows the mentor who was absent three times in two weeks', async () => {
    const absences = (count: number, ago: number) =>
      addRegisters(
        database.asOwner,
        Array.from({ length: count }, (_, index) => ({
          ruleId,
          courseId,
          day: addDays(today, -ago - index),
          startsAt: new Date(Date.now() - (ago + index) * 86_400_000),
          marks: { [ada]: 'absent', [ben]: 'late' } as Marks,
        })),
      );
    const patterns = (who: TestPerson) => readAs(person(who.id), listAbsencePatterns);
    await absences(2, 1);
    await absences(1, 15);
    expect(await patterns(mentor)).toEqual([]);
    await absences(1, 9);
    expect(await patterns(mentor)).toMatchObject([{ studentId: ada, count: 3 }]);
    expect(await patterns(substitute)).toEqual([]);
  });
});
