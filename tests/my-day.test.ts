import { beforeEach, describe, expect, it } from 'vitest';
import { addAbsences } from '#database/samples/absences.ts';
import { addCourseRules, addCourses, addLessonChanges } from '#database/samples/courses.ts';
import { addTerm } from '#database/samples/reports.ts';
import { addDays, todayInUtc } from '#platform/calendar-days.ts';
import { textOf } from './support/html.ts';
import { serveSchool } from './support/school-server.ts';
import { type SignedIn, signInTo } from './support/signed-in.ts';

/* The day of a teacher and changes of lessons, by browsers without a script. @see PD-67 */

const { server, school } = serveSchool();
const day = addDays(todayInUtc(), 7);
const weekday = new Date(day).getUTCDay() || 7;

let teacher: SignedIn;
let substitute: SignedIn;
let family: SignedIn;
let mentor: SignedIn;
let studentId = '';
let courseId = '';
let ruleId = '';
let path = '';

beforeEach(async () => {
  [teacher, substitute] = await Promise.all([
    signInTo({ server, school }, 'mentor'),
    signInTo({ server, school }, 'mentor'),
  ]);
  [family, mentor] = await Promise.all([
    signInTo({ server, school }, 'parent'),
    signInTo({ server, school }, 'mentor'),
  ]);
  const links = { parentId: family.person.id, mentorId: mentor.person.id };
  ({ id: studentId } = await school.makeStudent({ fullName: 'Ada Taught', ...links }));
  const days = { firstDay: addDays(day, -30), lastDay: addDays(day, 60), dueOn: addDays(day, 60) };
  const termId = await addTerm(school.asOwner, { names: { en: 'Term of lessons' }, ...days });
  const names = { en: 'Mathematics', fr: 'Mathématiques' };
  [courseId = ''] = await addCourses(school.asOwner, school.keyring, [
    { names, timeZone: 'Asia/Dubai', teacherIds: [teacher.person.id], studentIds: [studentId] },
  ]);
  [ruleId = ''] = await addCourseRules(school.asOwner, [{ courseId, termId, weekday, startsAt: '13:30' }]);
  path = `/my-day/${ruleId}/${day}`;
});

const stored = async () =>
  (await school.asOwner('select * from lesson_changes where rule_id = $1', [ruleId]))[0] as
    | Record<string, unknown>
    | undefined;
const fields = (change: Record<string, string> = {}) => ({
  ...{ intent: 'change', state: 'held', movedDay: '', movedStart: '', teacherId: '', room: '', note: '' },
  revision: '0',
  ...change,
});

describe('The day of a teacher', () => {
  it('has the lessons with the time of the course where it differs, and otherwise names the next day with lessons', async () => {
    const html = textOf(await teacher.page(`/my-day?day=${day}`));
    expect(html).toMatch(/0?9:30.*10:15.*13:30 in Asia\/Dubai.*Mathematics/s);
    const before = await teacher.page(`/my-day?day=${addDays(day, -1)}`);
    expect(textOf(before)).toContain('No lessons on this day');
    expect(before).toContain(`href="/my-day?day=${day}"`);
  });

  it('says what is cancelled and who stands in, and shows a lesson to who stands in', async () => {
    await addLessonChanges(school.asOwner, school.keyring, [
      { ruleId, courseId, day, isCancelled: true, teacherId: substitute.person.id },
    ]);
    const html = textOf(await teacher.page(`/my-day?day=${day}`));
    expect(html).toContain('Cancelled');
    expect(html).toContain(`Taken by ${substitute.person.fullName}`);
    expect(textOf(await substitute.page(`/my-day?day=${day}`))).toContain('You stand in');
    expect((await substitute.get(`/my-day/${ruleId}/${addDays(day, 7)}`)).status).toBe(404);
  });

  it.each(['?day=2026-02-30', '?day=9999-01-01', '?day=', '?day=%00'])('shows today for %s', async (query) => {
    expect((await teacher.get(`/my-day${query}`)).status).toBe(200);
  });
});

describe('The page of a lesson', () => {
  it('does not exist for a day without the lesson, and in unknown words', async () => {
    for (const other of [addDays(day, 1), 'tomorrow', '2026-02-30'])
      expect((await teacher.get(`/my-day/${ruleId}/${other}`)).status, other).toBe(404);
  });

  it('names the students, and has no address of a room', async () => {
    const html = await teacher.page(path);
    expect(textOf(html)).toContain('Ada Taught');
    expect(html).not.toContain('rooms.example.org');
  });

  it('keeps what was typed, and says what is wrong', async () => {
    for (const [change, text] of [
      [{ state: 'moved' }, 'Please enter the new day'],
      [{ state: 'moved', movedDay: day, movedStart: '25:00' }, 'Please enter a time'],
      [{ state: 'moved', movedDay: addDays(day, -30), movedStart: '09:00' }, 'This time is already over'],
      [{ room: 'http://rooms.example.org' }, 'Please enter the secure web address of a room'],
      [{ teacherId: (await school.makePerson('parent')).id }, 'Please choose somebody from the list'],
    ] as const) {
      const response = await teacher.post(path, fields({ note: 'Bring a compass.', ...change }));
      expect(response.status, text).toBe(400);
      const html = await response.text();
      expect(html).toContain(text);
      expect(html).toContain('Bring a compass.');
    }
    expect(await stored()).toBeUndefined();
  });

  it('cancels a lesson once, refuses an outdated form, and undoes the change', async () => {
    expect((await teacher.post(path, fields({ state: 'cancelled', note: 'I am ill.' }))).status).toBe(303);
    expect(await stored()).toMatchObject({ is_cancelled: true, revision: 1 });
    expect((await teacher.post(path, fields({ state: 'cancelled', note: 'I am ill.' }))).status).toBe(303);
    const outdated = await teacher.post(path, fields({ note: 'Other' }));
    expect(outdated.status).toBe(409);
    expect(await outdated.text()).toContain('Somebody else has changed this lesson meanwhile');
    const html = await teacher.page(path);
    expect(html).toContain('I am ill.');
    expect((await teacher.post(path, { intent: 'undo', revision: '0' })).status).toBe(409);
    expect((await teacher.post(path, { intent: 'undo', revision: '1' })).status).toBe(303);
    expect(await stored()).toMatchObject({ is_cancelled: false, note: null, revision: 2 });
    expect((await teacher.post(path, { intent: 'undo' })).status).toBe(400);
  });

  it('cannot be changed by who stands in, nor when it is over', async () => {
    await addLessonChanges(school.asOwner, school.keyring, [
      { ruleId, courseId, day, teacherId: substitute.person.id },
    ]);
    expect(await substitute.page(path)).not.toContain('Change this lesson');
    expect((await substitute.post(path, fields({ state: 'cancelled', revision: '1' }))).status).toBe(404);
    const over = `/my-day/${ruleId}/${addDays(day, -14)}`;
    const response = await teacher.post(over, fields({ state: 'cancelled' }));
    expect(response.status).toBe(409);
    expect(await teacher.page(over)).not.toContain('Change this lesson');
  });

  it('asks before it moves a lesson to the time of another one of its people', async () => {
    const moved = fields({ state: 'moved', movedDay: addDays(day, 7), movedStart: '13:00' });
    const asking = await teacher.post(path, moved);
    expect(asking.status).toBe(428);
    const html = textOf(await asking.text());
    expect(html).toContain('Ada Taught has another lesson at this time.');
    expect(html).toContain(`${teacher.person.fullName} has another lesson at this time.`);
    expect(await stored()).toBeUndefined();
    expect((await teacher.post(path, { ...moved, confirmed: 'yes' })).status).toBe(303);
    expect(await stored()).toMatchObject({ revision: 1 });
  });
});

// @see PD-70
describe('The register of a lesson', () => {
  const held = addDays(day, -7);
  const heldPath = () => `/my-day/${ruleId}/${held}`;
  const marksOf = () =>
    school.asOwner<{ mark: string; minutes: number | null }>(
      'select mark, minutes from attendance where student_id = $1',
      [studentId],
    );
  const register = (change: Record<string, string> = {}) =>
    teacher.post(heldPath(), { intent: 'register', revision: '0', ...change });
  beforeEach(async () => {
    // Of a week ago or, if the lesson of today begins later, already of two.
    await school.asOwner(`update course_rules set starts_at = '00:05' where id = $1`, [ruleId]);
    await school.asOwner(`update courses set time_zone = 'UTC' where id = $1`, [courseId]);
  });

  it('is not open before the lesson, nor for a cancelled one', async () => {
    expect(textOf(await teacher.page(path))).toContain('The register can be taken from ten minutes before');
    expect((await teacher.post(path, { intent: 'register', revision: '0' })).status).toBe(303);
    await addLessonChanges(school.asOwner, school.keyring, [{ ruleId, courseId, day: held, isCancelled: true }]);
    await register();
    expect(await marksOf()).toEqual([]);
  });

  it('marks whoever is not marked as present, keeps what was posted with invalid minutes, and is corrected', async () => {
    const field = `mark.${studentId}`;
    for (const fields of [{ [field]: 'asleep' }, { revision: 'x' }]) expect((await register(fields)).status).toBe(400);
    const invalid = await register({ [field]: 'late', [`minutes.${studentId}`]: '999' });
    expect(invalid.status).toBe(400);
    const html = await invalid.text();
    expect(html).toContain('Please enter minutes from 1 to 480');
    expect(html).toMatch(/type="radio"[^>]*checked=""[^>]*value="late"|value="late"[^>]*checked=""/);
    expect(await marksOf()).toEqual([]);
    expect((await register()).status).toBe(303);
    expect(await marksOf()).toEqual([{ mark: 'present', minutes: null }]);
    expect((await register({ [field]: 'late' })).status).toBe(409);
    const late = { [field]: 'late', [`minutes.${studentId}`]: '10', revision: '1' };
    expect((await register(late)).status).toBe(303);
    expect(await marksOf()).toEqual([{ mark: 'late', minutes: 10 }]);
    expect(textOf(await teacher.page(heldPath()))).toMatch(/Corrections.*Ada Taught.*formerly Present/s);
  });

  it('fills in absences that the family has reported, without the reason', async () => {
    await addAbsences(school.asOwner, school.keyring, [
      { studentId, reporterId: family.person.id, firstDay: held, lastDay: held, note: 'A cough' },
    ]);
    const html = await teacher.page(heldPath());
    expect(textOf(html)).toContain('Absence reported');
    expect(html).toMatch(/type="radio"[^>]*checked=""[^>]*value="absent"|value="absent"[^>]*checked=""/);
    expect(html).not.toMatch(/A cough|Illness/);
  });

  it('asks the family about an absence, and the mentor sees the answer', async () => {
    await register({ [`mark.${studentId}`]: 'absent' });
    expect(textOf(await family.page('/parent-dashboard'))).toContain('Did you know about this absence?');
    expect(textOf(await mentor.page(`/parent-dashboard?student=${studentId}`))).toContain('Not explained');
    expect(textOf(await mentor.page('/students'))).toMatch(/Please ask the family about these absences.*Ada Taught/s);
    const attendance = '/parent-dashboard/attendance';
    const page = await family.page(attendance);
    const [, absenceId = ''] = /name="absenceId" value="([^"]+)"/.exec(page) ?? [];
    expect(textOf(page)).toContain('0 of 1 recorded lessons attended');
    expect((await family.post(attendance, { absenceId, reason: 'sleep' })).status).toBe(400);
    const stranger = await signInTo({ server, school }, 'parent');
    await stranger.post(attendance, { absenceId, reason: 'illness' });
    expect(textOf(await family.page(attendance))).toContain('Did you know about this absence?');
    expect((await family.post(attendance, { absenceId, reason: 'illness' })).status).toBe(303);
    expect(textOf(await family.page(attendance))).not.toContain('Did you know about this absence?');
    const seen = textOf(await mentor.page(`/parent-dashboard?student=${studentId}`));
    expect(seen).toContain('The family knew: illness');
    expect(seen).not.toContain('Not explained');
  });
});

describe('The attendance of the school', () => {
  it('names the lessons of a day without a register, and unexplained absences, to the Academic Coordinator', async () => {
    await school.asOwner(`update course_rules set starts_at = '00:05' where id = $1`, [ruleId]);
    await school.asOwner(`update courses set time_zone = 'UTC' where id = $1`, [courseId]);
    await school.asOwner(`update profiles set full_name = 'Tamsin Unregistered' where id = $1`, [teacher.person.id]);
    const held = addDays(day, -7);
    const overview = `/attendance?day=${held}`;
    const coordinator = await signInTo({ server, school }, 'mentor');
    expect((await coordinator.get(overview)).status).toBe(404);
    await school.asOwner(`update offices set holder_id = $1 where id = 'academic'`, [coordinator.person.id]);
    const before = await coordinator.page(overview);
    expect(before).toContain('href="/attendance"');
    expect(textOf(before)).toMatch(/Lessons without a register.*Mathematics.*Tamsin Unregistered/s);
    await teacher.post(`/my-day/${ruleId}/${held}`, {
      intent: 'register',
      revision: '0',
      [`mark.${studentId}`]: 'absent',
    });
    const after = textOf(await coordinator.page(overview));
    expect(after).not.toContain('Tamsin Unregistered');
    expect(after).toMatch(/Unexplained absences.*Ada Taught/s);
    await school.asOwner(`update offices set holder_id = null where id = 'academic'`);
  });
});
