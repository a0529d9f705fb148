import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addHoliday, addOtherSchoolHours } from '#database/samples/courses.ts';
import { addTerm } from '#database/samples/reports.ts';
import { addDays } from '#platform/calendar-days.ts';
import { mondayOf, weekOf } from '#platform/iso-weeks.ts';
import { textOf } from './support/html.ts';
import {
  addLessonSoon,
  clockOf,
  dayOf,
  restrictGuardian,
  roomOfSoonLesson,
  type SoonLesson,
} from './support/lesson-soon.ts';
import { openSession, type TestPerson } from './support/people.ts';
import { serveSchool } from './support/school-server.ts';

/* Today, and joining a lesson. */

const { server, school } = serveSchool();

const minute = 60_000;
const addLesson = (given: SoonLesson) => addLessonSoon(school, given);

async function open(path: string, { id }: TestPerson, { zone = 'UTC', language = 'en' } = {}) {
  const headers = {
    Cookie: `session=${await openSession(school, id)}; zone=${encodeURIComponent(zone)}; language=${language}`,
  };
  const response = await fetch(server.origin + path, { headers, redirect: 'manual' });
  const html = await response.text();
  return { status: response.status, headers: response.headers, html, text: textOf(html) };
}

const todayOf = async (person: TestPerson, options = {}) => open('/parent-dashboard', person, options);

describe('Today', () => {
  it('is absent without a course', async () => {
    const parent = await school.makePerson('parent');
    await school.makeStudent({ parentId: parent.id });
    const { html } = await todayOf(parent);
    expect(html).toContain('role="tab"');
    expect(html).not.toContain('id="today"');
  });

  it('has no link before a lesson can be joined, and one from ten minutes before it to its end', async () => {
    const later = await addLesson({ startsIn: 12 });
    const before = await todayOf(later.mother);
    expect(before.text).toContain('Algebra');
    expect(before.text).toContain('Eleanor Whitcombe');
    expect(before.text).toContain(`Join from ${clockOf(new Date(later.startsAt.getTime() - 10 * minute))}`);
    expect(before.html).not.toContain(later.join);
    for (const startsIn of [9, -30]) {
      const { mother, join } = await addLesson({ startsIn });
      const { html } = await todayOf(mother);
      expect(html).toContain(`href="${join}"`);
      expect(html).not.toContain('rooms.example.org');
    }
    const over = await addLesson({ startsIn: -61 });
    expect((await todayOf(over.mother)).html).not.toContain(over.join);
  });

  it('has times in the zone of the family, and that of the course where it differs', async () => {
    const { mother, startsAt } = await addLesson({ startsIn: 20 });
    const clockIn = (timeZone: string) =>
      new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(startsAt);
    for (const [zone, name] of [
      ['Africa/Lagos', 'Nigeria Time'],
      ['Asia/Shanghai', 'China Time'],
    ] as const) {
      const { html, text } = await todayOf(mother, { zone });
      expect(html).toContain(`<time dateTime="${startsAt.toISOString().slice(0, 16)}:00.000Z"`);
      expect(text).toContain(name);
      expect(text).toMatch(new RegExp(`${clockIn(zone)} – .*${clockIn('UTC')} \\(`, 's'));
    }
  });

  it.each([
    ['en', 'Cancelled', 'Algebra'],
    ['ar', 'أُلغي', 'الجبر'],
    ['fr', 'Annulée', 'Algèbre'],
    ['zh', '已取消', '代数'],
  ])('marks a cancelled lesson, without a link, in %s', async (language, mark, course) => {
    const { mother, join } = await addLesson({ startsIn: 5, change: { isCancelled: true, note: 'A burst pipe.' } });
    await school.asOwner('update accounts.people set language = $2 where id = $1', [mother.id, language]);
    const { html, text } = await todayOf(mother);
    expect(text).toContain(course);
    expect(text).toContain(mark);
    expect(text).toContain('A burst pipe.');
    expect(html).not.toContain(join);
  });

  it('shows the mentor the lessons of the student, without a link', async () => {
    const { mentor, student, join } = await addLesson({ startsIn: 5 });
    const { html, text } = await open(`/parent-dashboard?student=${student.id}`, mentor);
    expect(text).toContain('Algebra');
    expect(html).not.toContain(join);
  });

  it('marks lessons in the hours of another school for family and mentor', async () => {
    const { mother, mentor, student, startsAt } = await addLesson({ startsIn: 20 });
    const day = dayOf(startsAt);
    const term = { firstDay: addDays(day, -9), lastDay: addDays(day, 9), dueOn: day };
    const termId = await addTerm(school.asOwner, { names: { en: 'Term' }, ...term });
    const hours = { studentId: student.id, termId, startsAt: '00:00', endsAt: '23:59', timeZone: 'UTC' };
    const mark = 'During the other school’s hours';
    expect((await todayOf(mother)).text).not.toContain(mark);
    await addOtherSchoolHours(school.asOwner, { ...hours, weekday: startsAt.getUTCDay() || 7 });
    expect((await todayOf(mother)).text).toContain(mark);
    expect((await open(`/calendar?week=${weekOf(day)}`, mother)).text).toContain(mark);
    const { text } = await open(`/parent-dashboard?student=${student.id}`, mentor);
    expect(text).toContain(mark);
    expect(text).toContain('1 lesson of the next four weeks falls into the hours of another school.');
  });

  it('is left out if lessons cannot be read, with the rest of the page', async () => {
    const { mother } = await addLesson({ startsIn: 5 });
    await school.asOwner('revoke select on course_students from app_user');
    try {
      const { status, text } = await todayOf(mother);
      expect(status).toBe(200);
      expect(text).toContain('Ada Example');
      expect(text).not.toContain('Algebra');
    } finally {
      await school.asOwner('grant select on course_students to app_user');
    }
  });
});

describe('Joining a lesson', () => {
  it('redirects guardians and teachers to the room, without a referrer and uncached', async () => {
    const { mother, father, teacher, join } = await addLesson({ startsIn: 5 });
    for (const person of [mother, father, teacher]) {
      const { status, headers, html } = await open(join, person);
      expect([status, headers.get('location')]).toEqual([303, roomOfSoonLesson]);
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cache-control')).toContain('no-store');
      expect(html).not.toContain(roomOfSoonLesson);
    }
  });

  it('is refused to a guardian who was restricted while the link was on the screen', async () => {
    const { father, student, join } = await addLesson({ startsIn: 5 });
    expect((await todayOf(father)).html).toContain(join);
    await restrictGuardian(school, student.id, father.id);
    const { status, headers, text } = await open(join, father);
    expect([status, headers.get('location')]).toEqual([404, null]);
    expect(text).toContain('is not one of yours');
    expect(text).not.toContain('Algebra');
  });

  it('is refused to the mentor, other families and staff, and for an archived course', async () => {
    const { mother, mentor, courseId, join } = await addLesson({ startsIn: 5 });
    const others = await Promise.all([school.makePerson('parent'), school.makePerson('mentor')]);
    for (const person of [mentor, ...others]) expect(await open(join, person)).toMatchObject({ status: 404 });
    await school.asOwner('update courses set archived_at = now() where id = $1', [courseId]);
    expect(await open(join, mother)).toMatchObject({ status: 404 });
  });

  it.each([
    ['en', 'You can join Algebra from'],
    ['ar', 'يمكنكم الانضمام إلى'],
    ['fr', 'accès à partir de'],
    ['zh', '起进入'],
  ])('says in %s when a lesson can be joined', async (language, said) => {
    const { mother, join } = await addLesson({ startsIn: 15 });
    await school.asOwner('update accounts.people set language = $2 where id = $1', [mother.id, language]);
    const { status, headers, text } = await open(join, mother);
    expect([status, headers.get('location')]).toEqual([200, null]);
    expect(text).toContain(said);
  });

  it('says that a lesson is over or cancelled, and nothing about one without a room', async () => {
    const over = await addLesson({ startsIn: -90 });
    expect((await open(over.join, over.mother)).text).toContain('Algebra ended at');
    const cancelled = await addLesson({ startsIn: 5, change: { isCancelled: true } });
    expect((await open(cancelled.join, cancelled.mother)).text).toContain('is cancelled');
    const roomless = await addLesson({ startsIn: 5 });
    await school.asOwner('update courses set room = null where id = $1', [roomless.courseId]);
    expect(await open(roomless.join, roomless.mother)).toMatchObject({ status: 404 });
    expect((await todayOf(roomless.mother)).html).not.toContain(roomless.join);
  });

  it.each(['yesterday', '2026-02-30', '0000-00-00', '2026-13-01', '%00'])(
    'has no lesson on the day %s',
    async (day) => {
      const { mother, ruleId } = await addLesson({ startsIn: 5 });
      expect((await open(`/lessons/${ruleId}/${day}/join`, mother)).status).toBeLessThan(500);
      expect((await open(`/lessons/${ruleId}/${day}/join`, mother)).status).toBeGreaterThanOrEqual(400);
    },
  );

  it('sends visitors to the sign-in, and back', async () => {
    const { join } = await addLesson({ startsIn: 5 });
    const response = await fetch(server.origin + join, { redirect: 'manual' });
    expect(response.headers.get('location')).toBe(`/parent-login?redirectTo=${encodeURIComponent(join)}`);
  });
});

describe('The calendar', () => {
  const rowOf = (html: string) => /<ol.*<\/ol>/s.exec(html)?.[0] ?? '';
  const weekIn = (days: number) => weekOf(addDays(dayOf(new Date()), days));

  it('is in the navigation of families of a course only, and on the day of a teacher', async () => {
    const { mother, teacher, mentor } = await addLesson({ startsIn: 60 });
    const link = 'href="/calendar"';
    expect((await open('/inbox', mother)).html).toContain(link);
    for (const person of [mentor, await school.makePerson('parent')])
      expect((await open('/inbox', person)).html).not.toContain(link);
    expect((await open('/my-day', teacher)).html).toContain(link);
  });

  it('shows family and teacher the week of the lesson, and a text in others', async () => {
    const { mother, teacher, mentor, startsAt } = await addLesson({ startsIn: 9 });
    const path = `/calendar?week=${weekOf(dayOf(startsAt))}`;
    for (const person of [mother, teacher]) {
      expect((await open(path, person)).text).toContain('Algebra');
      expect((await open(`/calendar?week=${weekIn(21)}`, person)).text).toContain('No lessons this week');
    }
    expect((await open(path, mentor)).text).not.toContain('Algebra');
  });

  it('has links to the room only while the lesson can be joined, and never its address', async () => {
    const [soon, later] = [await addLesson({ startsIn: 9 }), await addLesson({ startsIn: 20 })];
    for (const { mother, teacher, join, startsAt } of [soon, later])
      for (const person of [mother, teacher]) {
        const { html } = await open(`/calendar?week=${weekOf(dayOf(startsAt))}`, person);
        expect(html.includes(join)).toBe(join === soon.join);
        expect(html).not.toContain('rooms.example.org');
      }
  });

  it('shows one of several children, and 404 for the child of somebody else', async () => {
    const { mother, student, courseId, startsAt } = await addLesson({ startsIn: 60 });
    const other = await school.makeStudent({ fullName: 'Ben Example', parentId: mother.id });
    await school.asOwner('insert into course_students (course_id, student_id) values ($1, $2)', [courseId, other.id]);
    const week = `week=${weekOf(dayOf(startsAt))}`;
    const ofAll = rowOf((await open(`/calendar?${week}`, mother)).html);
    expect(ofAll).toContain('Ada Example');
    expect(ofAll).toContain('Ben Example');
    const ofOne = rowOf((await open(`/calendar?${week}&child=${other.id}`, mother)).html);
    expect(ofOne).toContain('Algebra');
    expect(ofOne).not.toContain('Ada Example');
    const stranger = await addLesson({ startsIn: 60 });
    expect(await open(`/calendar?child=${student.id}`, stranger.mother)).toMatchObject({ status: 404 });
  });

  it.each(['2026-W54', '1999-W01', 'x'.repeat(5_000), '%F0%9F%8E%93', "'; drop table courses"])(
    'shows the present week for %s',
    async (week) => {
      const { mother } = await addLesson({ startsIn: 60 });
      const { status, html } = await open(`/calendar?week=${week}`, mother);
      expect(status).toBe(200);
      expect(html).toContain('aria-current="date"');
    },
  );

  it('has the day of a lesson in the zone of the reader', async () => {
    const { mother, courseId } = await addLesson({ startsIn: 60 });
    const day = addDays(mondayOf(weekIn(7)) ?? '', 2);
    await school.asOwner(
      `update course_rules set weekday = 3, starts_at = '22:30', first_day = $2, last_day = $2 where course_id = $1`,
      [courseId, day],
    );
    const daysIn = async (zone: string) => {
      const { html } = await open(`/calendar?week=${weekIn(7)}`, mother, { zone });
      const days = rowOf(html)
        .split('<h2>')
        .filter((part) => part.includes('Algebra'));
      return days.map((part) => /dateTime="([\d-]+)"/.exec(part)?.[1]);
    };
    expect(await daysIn('UTC')).toEqual([day]);
    expect(await daysIn('Africa/Lagos')).toEqual([day]);
    expect(await daysIn('Asia/Shanghai')).toEqual([addDays(day, 1)]);
  });

  it.each([
    ['en', 'Last day of term', 'Half term'],
    ['ar', 'آخر أيام الفصل', 'عطلة'],
    ['fr', 'Dernier jour du trimestre', 'Vacances'],
    ['zh', '学期最后一天', '假期'],
  ])('has holidays and the ends of terms in %s, and no lesson then', async (language, end, holiday) => {
    const { mother, startsAt, student } = await addLesson({ startsIn: 60 });
    await school.asOwner('update accounts.people set language = $2 where id = $1', [mother.id, language]);
    const day = addDays(dayOf(startsAt), 30);
    const names = { en: 'Half term', ar: 'عطلة', fr: 'Vacances', zh: '假期' };
    const id = await addHoliday(school.asOwner, day, day, names);
    const { text } = await open(`/calendar?week=${weekOf(day)}&child=${student.id}`, mother);
    await school.asOwner('delete from holidays where id = $1', [id]);
    expect(text).toContain(end);
    expect(text).toContain(holiday);
  });
});

describe('Hours at another school', () => {
  const path = (studentId: string) => `/calendar/other-school/${studentId}`;

  async function post({ id }: TestPerson, url: string, fields: Record<string, string>) {
    const headers = { Cookie: `session=${await openSession(school, id)}`, Origin: server.origin };
    const body = new URLSearchParams(fields);
    return fetch(server.origin + url, { method: 'POST', headers, body, redirect: 'manual' });
  }

  const stored = (studentId: string) =>
    school.asOwner<{ id: string; ends: string }>(
      `select id, to_char(ends_at, 'HH24:MI') as ends from other_school_hours where student_id = $1`,
      [studentId],
    );

  it('are entered, changed and removed by a guardian, each once', async () => {
    const { mother, student, startsAt } = await addLesson({ startsIn: 60 });
    const days = { firstDay: dayOf(startsAt), lastDay: addDays(dayOf(startsAt), 60), dueOn: dayOf(startsAt) };
    const termId = await addTerm(school.asOwner, { names: { en: 'Term' }, ...days });
    const [requestId, changeId] = [randomUUID(), randomUUID()];
    const fields = {
      ...{ intent: 'save', weekday: '1', startsAt: '08:00', endsAt: '13:00', timeZone: 'Asia/Dubai', termId },
      requestId,
    };
    for (let time = 0; time < 2; time += 1)
      expect((await post(mother, path(student.id), fields)).headers.get('location')).toBe(path(student.id));
    expect(await stored(student.id)).toEqual([{ id: requestId, ends: '13:00' }]);
    const change = `${path(student.id)}?change=${requestId}`;
    expect((await open(change, mother)).html).toMatch(/<input[^>]*value="13:00"/);
    const changed = { ...fields, endsAt: '12:00', requestId: changeId };
    for (let time = 0; time < 2; time += 1) expect((await post(mother, change, changed)).status).toBe(303);
    expect((await post(mother, change, { ...changed, requestId: randomUUID() })).status).toBe(409);
    expect(await stored(student.id)).toEqual([{ id: changeId, ends: '12:00' }]);
    for (let time = 0; time < 2; time += 1)
      await post(mother, path(student.id), { intent: 'remove', hoursId: changeId });
    expect(await stored(student.id)).toEqual([]);
  });

  it('are seen, but not changed, by a guardian who may not write', async () => {
    const { father, student } = await addLesson({ startsIn: 60 });
    await school.asOwner('update student_guardians set may_write = false where student_id = $1 and guardian_id = $2', [
      student.id,
      father.id,
    ]);
    const { status, html, text } = await open(path(student.id), father);
    expect(status).toBe(200);
    expect(text).toContain('You may see these hours, but not change them.');
    expect(html).not.toContain('name="startsAt"');
  });
});
