import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addAnnouncement } from '#database/samples/announcements.ts';
import { addConsents } from '#database/samples/consents.ts';
import { addCourseRules, addCourses, addHoliday, addLessonChanges } from '#database/samples/courses.ts';
import { addMeeting, addMeetingOffer } from '#database/samples/meetings.ts';
import { addTerm } from '#database/samples/reports.ts';
import { addStudents } from '#database/samples/students.ts';
import { listFamilyLessons } from '#features/courses/timetable.server.ts';
import { loadAllTexts } from '#i18n/all-texts.server.ts';
import { translateInto } from '#i18n/translate-into.server.ts';
import { addDays, todayInUtc } from '#platform/calendar-days.ts';
import { person, readAs } from '#platform/database.server.ts';
import { calendarFeed } from '#platform/ical.server.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { feedEvents, listEntries, spanOf } from './entries.server.ts';
import { initialsOf } from './initials.ts';

let database: TestDatabase;
let admin: TestPerson;
let teacher: TestPerson;
let mother: TestPerson;
let ada = '';
let term = '';
const today = todayInUtc();
const inDays = (count: number) => addDays(today, count);
const weekdayOf = (day: string) => new Date(day).getUTCDay() || 7;
const now = new Date();

beforeAll(async () => {
  loadAllTexts();
  database = await openTestDatabase();
  admin = await makePerson(database, 'admin');
  teacher = await makePerson(database, 'mentor', { fullName: 'Eleanor Whitcombe' });
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.asOwner('truncate courses, holidays, terms cascade');
  mother = await makePerson(database, 'parent');
  const [student] = await addStudents(database.asOwner, [
    { fullName: 'Ada Lin Example', parentId: mother.id, mentorId: null },
  ]);
  ada = student?.id ?? '';
  const days = { firstDay: inDays(-3), lastDay: inDays(40), dueOn: inDays(40) };
  term = await addTerm(database.asOwner, { names: { en: 'First Term', fr: 'Premier trimestre' }, ...days });
});

async function addCourse({ timeZone = 'UTC', day = inDays(7), startsAt = '09:30' } = {}) {
  const [courseId = ''] = await addCourses(database.asOwner, database.keyring, [
    { timeZone, studentIds: [ada], teacherIds: [teacher.id], names: { en: 'Mathematics', fr: 'Mathématiques' } },
  ]);
  const [ruleId = ''] = await addCourseRules(database.asOwner, [
    { courseId, termId: term, weekday: weekdayOf(day), startsAt },
  ]);
  return { courseId, ruleId, day };
}

const entriesOf = (who = mother, language: 'en' | 'fr' = 'en', showsNames = false) =>
  readAs(person(who.id), (tx) => listEntries(tx, { language, showsNames, t: translateInto(language) }, now));

async function fileOf(...given: Parameters<typeof entriesOf>) {
  const events = feedEvents(await entriesOf(...given), new URL('https://portal.example'));
  const file = calendarFeed('A School', events, spanOf(now).from);
  const calendar = new ICAL.Component(ICAL.parse(file));
  return { file, calendar, events: calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event)) };
}

const summaries = async (...given: Parameters<typeof entriesOf>) =>
  (await fileOf(...given)).events.map(({ summary }) => summary);

describe('A calendar file', () => {
  test('has lines of at most 75 bytes that end with CRLF, and the properties that programs require', async () => {
    await addCourse();
    const { file, calendar } = await fileOf(mother, 'fr', true);
    const lines = file.split('\r\n');
    expect(lines.filter((line) => Buffer.byteLength(line) > 75 || /[\r\n]/.test(line))).toEqual([]);
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    for (const event of calendar.getAllSubcomponents('vevent'))
      expect(['uid', 'dtstamp', 'dtstart', 'summary', 'sequence'].filter((name) => !event.hasProperty(name))).toEqual(
        [],
      );
  });

  test('is the same at every reading until something changes', async () => {
    const { ruleId, courseId, day } = await addCourse();
    const { file } = await fileOf();
    expect((await fileOf()).file).toBe(file);
    await addLessonChanges(database.asOwner, database.keyring, [{ ruleId, courseId, day, isCancelled: true }]);
    expect((await fileOf()).file).not.toBe(file);
  });

  test('has the instants of the page for lessons in six zones', async () => {
    const zones = [
      'Europe/London',
      'Asia/Shanghai',
      'Africa/Lagos',
      'America/New_York',
      'Australia/Lord_Howe',
      'Asia/Kolkata',
    ];
    for (const [index, timeZone] of [...zones, ...zones].entries())
      await addCourse({ timeZone, day: inDays(index), startsAt: '23:45' });
    const lessons = await readAs(person(mother.id), (tx) => listFamilyLessons(tx, spanOf(now)));
    expect(lessons.length).toBeGreaterThan(49);
    const { events } = await fileOf();
    const held = events.filter(({ startDate }) => !startDate.isDate);
    expect(held.map(({ startDate, endDate }) => [startDate.toJSDate(), endDate.toJSDate()])).toEqual(
      lessons.map(({ startsAt, endsAt }) => [startsAt, endsAt]),
    );
  });

  test('has whole days for terms, holidays and last days to answer, and the day after as their end', async () => {
    await addHoliday(database.asOwner, inDays(10), inDays(12));
    await addConsents(database.asOwner, [{ studentIds: [ada], answerBy: inDays(5) }]);
    await addAnnouncement(database.asOwner, database.keyring, { authorId: admin.id, confirmBy: inDays(6) });
    const { events } = await fileOf();
    expect(
      events.map(({ summary, startDate, endDate }) => [summary, startDate.toString(), endDate.toString()]),
    ).toEqual([
      ['First day: First Term', inDays(-3), inDays(-2)],
      ['Last day to answer: consent (A. E.)', inDays(5), inDays(6)],
      ['Last day to confirm an announcement', inDays(6), inDays(7)],
      ['Half term', inDays(10), inDays(13)],
      ['Last day: First Term', inDays(40), inDays(41)],
    ]);
  });

  test('has initials, or names if the person chose them, in the language of the person', async () => {
    await addCourse();
    expect(await summaries()).toContain('Mathematics (A. E.)');
    const { events, file } = await fileOf(mother, 'fr', true);
    expect(events.map(({ summary }) => summary)).toContain('Mathématiques (Ada Lin Example)');
    expect(events.map(({ description }) => description)).toContain('Enseignants\u202f: Eleanor Whitcombe');
    expect((await fileOf()).file).not.toMatch(/Whitcombe|Ada/);
    expect(file).not.toContain('rooms.example.org');
  });

  test('marks a cancelled lesson, and has no note and no room', async () => {
    const { ruleId, courseId, day } = await addCourse();
    const room = 'https://rooms.example.org/other';
    await addLessonChanges(database.asOwner, database.keyring, [
      { ruleId, courseId, day, isCancelled: true, note: 'The teacher is ill.', room },
    ]);
    const { file, events } = await fileOf();
    const [cancelled] = events.filter(({ summary }) => summary === 'Cancelled: Mathematics (A. E.)');
    expect(cancelled?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(cancelled?.startDate.toJSDate().toISOString().slice(0, 10)).toBe(day);
    expect(file).not.toMatch(/ill|rooms\.example/);
  });

  test('has the meetings about the children of the person', async () => {
    const startsAt = new Date(`${inDays(3)}T10:00Z`);
    const endsAt = new Date(`${inDays(3)}T10:15Z`);
    const [time] = await addMeetingOffer(database.asOwner, database.keyring, {
      ownerId: teacher.id,
      topic: 'Reading',
      times: [{ startsAt, endsAt }],
    });
    if (!time) throw new Error('no time');
    await addMeeting(database.asOwner, time, { studentIds: [ada], bookedBy: mother.id });
    const { events, file } = await fileOf();
    const [meeting] = events.filter(({ summary }) => summary === 'Meeting (A. E.)');
    expect(meeting?.startDate.toJSDate()).toEqual(startsAt);
    expect(file).not.toMatch(/Reading|Room 4|Whitcombe/);
    expect(await summaries(await makePerson(database, 'parent'))).not.toContain('Meeting (A. E.)');
  });

  test('has the lessons that a teacher gives, without students', async () => {
    await addCourse();
    expect(await summaries(teacher)).toContain('Mathematics');
    expect((await fileOf(teacher)).file).not.toMatch(/A\. E\.|Ada/);
  });

  test('has no lesson of a guardian who may no longer see the student, and none of strangers', async () => {
    await addCourse();
    const stranger = await makePerson(database, 'parent');
    expect(await summaries(stranger)).not.toContain('Mathematics (A. E.)');
    await database.asOwner(
      `update student_guardians set restricted_at = now(), restriction_reason = 'court-order' where guardian_id = $1`,
      [mother.id],
    );
    expect((await summaries()).filter((summary) => summary.startsWith('Mathematics'))).toEqual([]);
  });

  test('stays below 300 kB for a family with more lessons than a week has hours', async () => {
    const courses = await addCourses(
      database.asOwner,
      database.keyring,
      Array.from({ length: 40 }, () => ({ studentIds: [ada], names: { en: '数学与科学的综合课程'.repeat(4) } })),
    );
    await addCourseRules(
      database.asOwner,
      courses.flatMap((courseId) => [1, 2, 3, 4, 5].map((weekday) => ({ courseId, termId: term, weekday }))),
    );
    const { file, events } = await fileOf(mother, 'en', true);
    expect(events).toHaveLength(700);
    expect(Buffer.byteLength(file)).toBeLessThan(300_000);
  });
});

test.each([
  ['Tobi Adeyemi-O’Neil', 'T. A.'],
  ['Ada Lin Example', 'A. E.'],
  ['陈乐天', '陈'],
  ['ليلى منصور', 'ل. م.'],
])('The initials of %s are %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
