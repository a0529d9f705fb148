import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { dayIn, deriveLessons, isTimeZone, offsetChanges } from './lesson-times.server.ts';
import { canBeJoined, type Lesson, type LessonChange, type WeeklyRule } from './lessons.ts';

// Instants are compared with PostgreSQL, which has a time-zone database and an arithmetic of its own.

let database: TestDatabase;
let zones: string[];
beforeAll(async () => {
  database = await openTestDatabase();
  zones = await zonesOfBoth();
}, 120_000);
afterAll(() => database.close());

const rule = (given: Partial<WeeklyRule> = {}): WeeklyRule => ({
  id: 'rule',
  courseId: 'course',
  timeZone: 'Europe/London',
  weekday: 7,
  startsAt: '09:30',
  minutes: 45,
  firstDay: '2025-01-01',
  lastDay: '2035-12-31',
  ...given,
});
const change = (given: Partial<LessonChange> = {}): LessonChange => ({
  ruleId: 'rule',
  day: '2026-03-29',
  revision: 1,
  isCancelled: false,
  movedTo: null,
  teacherId: null,
  hasRoom: false,
  note: null,
  ...given,
});
const between = (from: string, until: string) => ({ from: new Date(from), until: new Date(until) });
const decade = between('2025-01-01T00:00Z', '2036-01-01T00:00Z');
const plain = { holidays: [], changes: [] };

const startsOf = (lessons: readonly Lesson[]) => lessons.map(({ startsAt }) => startsAt.toISOString());
const weekdayOf = (day: string) => new Date(day).getUTCDay() || 7;
const startOn = (day: string, startsAt: string, timeZone: string): string | undefined => {
  const rules = [rule({ timeZone, startsAt, weekday: weekdayOf(day), firstDay: day, lastDay: day })];
  const wide = { from: new Date(Date.parse(day) - 3 * 86_400_000), until: new Date(Date.parse(day) + 4 * 86_400_000) };
  return startsOf(deriveLessons({ rules, ...plain }, wide))[0];
};

describe('The start of a lesson', () => {
  test.each([
    ['winter', '2026-03-22', '09:30', 'Europe/London', '2026-03-22T09:30:00.000Z'],
    ['summer', '2026-03-29', '09:30', 'Europe/London', '2026-03-29T08:30:00.000Z'],
    ['29 February', '2028-02-29', '09:30', 'Asia/Shanghai', '2028-02-29T01:30:00.000Z'],
    ['a start that clocks skip: an hour later', '2026-03-29', '01:30', 'Europe/London', '2026-03-29T01:30:00.000Z'],
    [
      'a start half an hour of which clocks skip',
      '2026-10-04',
      '02:15',
      'Australia/Lord_Howe',
      '2026-10-03T15:45:00.000Z',
    ],
    ['a start that clocks show twice: the first', '2026-10-25', '01:30', 'Europe/London', '2026-10-25T00:30:00.000Z'],
    ['midnight that clocks skip', '2026-04-24', '00:00', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
    ['the day after a skipped day', '2011-12-31', '09:30', 'Pacific/Apia', '2011-12-30T19:30:00.000Z'],
    ['a skipped day: no lesson', '2011-12-30', '09:30', 'Pacific/Apia', undefined],
    ['the last minute before a skipped day', '2011-12-29', '23:59', 'Pacific/Apia', '2011-12-30T09:59:00.000Z'],
  ])('is right for %s', (_, day, startsAt, timeZone, expected) => {
    expect(startOn(day, startsAt, timeZone)).toBe(expected);
  });

  test('agrees with PostgreSQL around every change of offset in every zone of the IANA list', async () => {
    const walls = await wallsAroundChanges(zones);
    expect(walls.length).toBeGreaterThan(40_000);
    expect(differences(walls)).toEqual([]);
  }, 120_000);

  test('agrees with PostgreSQL at noon of days from 2025 to 2035 in every zone', async () => {
    const days = await database.asOwner<Wall>(
      `select zone, to_char(day, 'YYYY-MM-DD') as day, '12:00' as time,
         to_char((day + time '12:00') at time zone zone at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"') as expected
       from unnest($1::text[]) as zone, generate_series(timestamp '2025-01-03', '2035-12-31', '130 days') as day`,
      [zones],
    );
    expect(days.length).toBeGreaterThan(15_000);
    expect(differences(days)).toEqual([]);
  }, 120_000);
});

describe('Lessons', () => {
  const week = between('2026-03-23T00:00Z', '2026-03-30T00:00Z');
  const derive = (timetable: Partial<Parameters<typeof deriveLessons>[0]> = {}, span = week) =>
    deriveLessons({ rules: [rule()], ...plain, ...timetable }, span);

  test('are held on the weekday of the rule from its first to its last day', () => {
    const rules = [rule({ firstDay: '2026-03-15', lastDay: '2026-03-29' })];
    const found = derive({ rules }, between('2026-01-01T00:00Z', '2026-06-01T00:00Z'));
    expect(found.map(({ day }) => day)).toEqual(['2026-03-15', '2026-03-22', '2026-03-29']);
    expect(found[2]).toMatchObject({ ruleId: 'rule', courseId: 'course', change: null });
    expect(found[2]?.endsAt.toISOString()).toBe('2026-03-29T09:15:00.000Z');
  });

  test('of a rule that ended before it began do not exist', () => {
    expect(derive({ rules: [rule({ firstDay: '2026-03-29', lastDay: '2026-03-28' })] })).toEqual([]);
  });

  test('are not held on holidays', () => {
    expect(derive({ holidays: [{ firstDay: '2026-03-29', lastDay: '2026-03-29' }] })).toEqual([]);
    expect(derive({ holidays: [{ firstDay: '2026-03-30', lastDay: '2026-04-10' }] })).toHaveLength(1);
  });

  test('overlap the span by a minute at least', () => {
    const at = (from: string, until: string) => derive({}, between(from, until)).length;
    expect(at('2026-03-29T09:14Z', '2026-03-30T00:00Z')).toBe(1);
    expect(at('2026-03-29T09:15Z', '2026-03-30T00:00Z')).toBe(0);
    expect(at('2026-03-28T00:00Z', '2026-03-29T08:31Z')).toBe(1);
    expect(at('2026-03-28T00:00Z', '2026-03-29T08:30Z')).toBe(0);
  });

  test('across midnight, and across a change of clocks, last as long as others', () => {
    const rules = [rule({ weekday: 6, startsAt: '23:30', minutes: 180 })];
    const [lesson] = derive({ rules }, between('2026-03-29T02:00Z', '2026-03-29T03:00Z'));
    expect(lesson).toMatchObject({ day: '2026-03-28', endsAt: new Date('2026-03-29T02:30Z') });
  });

  test('far from Greenwich are found by the day of their zone', () => {
    const rules = ['Pacific/Kiritimati', 'Pacific/Niue'].map((timeZone) =>
      rule({ id: timeZone, timeZone, startsAt: '00:05' }),
    );
    expect(
      derive({ rules }, between('2026-03-28T00:00Z', '2026-03-30T00:00Z')).map(({ ruleId, startsAt }) => [
        ruleId,
        startsAt,
      ]),
    ).toEqual([
      ['Pacific/Kiritimati', new Date('2026-03-28T10:05Z')],
      ['Pacific/Niue', new Date('2026-03-29T11:05Z')],
    ]);
  });

  test('that are cancelled stay in the list, with the change', () => {
    const changes = [change({ isCancelled: true }), change({ ruleId: 'other', note: 'Of another rule' })];
    expect(derive({ changes })).toMatchObject([{ day: '2026-03-29', change: { isCancelled: true } }]);
  });

  test('that are moved keep their day as identity, also from a holiday and after the end of the rule', () => {
    const changes = [change({ movedTo: { day: '2026-03-24', startsAt: '14:00' } })];
    const expected = [
      { day: '2026-03-29', startsAt: new Date('2026-03-24T14:00Z'), endsAt: new Date('2026-03-24T14:45Z') },
    ];
    expect(derive({ changes })).toMatchObject(expected);
    expect(derive({ changes, holidays: [{ firstDay: '2026-03-22', lastDay: '2026-04-10' }] })).toMatchObject(expected);
    const late = [change({ movedTo: { day: '2026-03-29', startsAt: '14:00' }, day: '2026-03-15' })];
    expect(derive({ changes: late, rules: [rule({ lastDay: '2026-03-15' })] })).toMatchObject([{ day: '2026-03-15' }]);
    expect(derive({ changes: late, rules: [rule({ lastDay: '2026-03-14' })] })).toEqual([]);
  });

  test('that are moved away leave their time', () => {
    expect(derive({ changes: [change({ movedTo: { day: '2026-05-01', startsAt: '14:00' } })] })).toEqual([]);
  });

  test('are in the order of their start', () => {
    const rules = [rule({ id: 'b' }), rule({ id: 'c', startsAt: '08:00' }), rule({ id: 'a' })];
    expect(derive({ rules }).map(({ ruleId }) => ruleId)).toEqual(['c', 'a', 'b']);
  });

  test.each([
    ['2026-03-29T08:19:59Z', false],
    ['2026-03-29T08:20:00Z', true],
    ['2026-03-29T09:14:59Z', true],
    ['2026-03-29T09:15:00Z', false],
  ])('can be joined at %s: %s', (now, expected) => {
    const [lesson] = derive();
    const [cancelled] = derive({ changes: [change({ isCancelled: true })] });
    expect(lesson && canBeJoined(lesson, new Date(now))).toBe(expected);
    expect(cancelled && canBeJoined(cancelled, new Date(now))).toBe(false);
  });
});

describe('A change of the offset between family and course', () => {
  /** With a lesson every day at 09:30 of the course. */
  const changes = (family: string, course: string, firstDay: string, lastDay: string) => {
    const rules = [1, 2, 3, 4, 5, 6, 7].map((weekday) =>
      rule({ id: String(weekday), weekday, timeZone: course, firstDay, lastDay }),
    );
    const lessons = deriveLessons({ rules, ...plain }, between('2024-01-01T00:00Z', '2036-01-01T00:00Z'));
    const found = offsetChanges(
      { family, course },
      lessons.map(({ startsAt }) => startsAt),
    );
    return found.map(({ day, minutes }) => [day, minutes]);
  };

  test.each([
    ['none', 'Asia/Dubai', 'Asia/Shanghai', []],
    ['the same zone', 'Europe/London', 'Europe/London', []],
    ['only the course changes', 'Africa/Lagos', 'Europe/London', [['2026-03-29', -60]]],
    ['only the family changes', 'Europe/London', 'Asia/Dubai', [['2026-03-29', 60]]],
    ['both change at the same time', 'Europe/Paris', 'Europe/London', []],
    [
      'both change on different days of a week',
      'Asia/Jerusalem',
      'Europe/London',
      [
        ['2026-03-27', 60],
        ['2026-03-29', -60],
      ],
    ],
    [
      'both change in different weeks',
      'America/New_York',
      'Europe/London',
      [
        ['2026-03-08', 60],
        ['2026-03-29', -60],
      ],
    ],
    ['half an hour', 'Australia/Lord_Howe', 'Asia/Tokyo', [['2026-04-05', -30]]],
    ['half an hour and a whole one', 'Australia/Lord_Howe', 'Australia/Sydney', [['2026-04-05', 30]]],
  ])('is found when %s', (_, family, course, expected) => {
    expect(changes(family, course, '2026-02-20', '2026-05-20')).toEqual(expected);
  });
  test('is found when a zone changes for ever', () => {
    expect(changes('Asia/Almaty', 'Asia/Dubai', '2024-01-01', '2025-12-31')).toEqual([['2024-03-01', -60]]);
  });
  test('is not one while no lesson is held', () => {
    const starts = ['2026-03-26T09:30Z', '2026-03-29T08:30Z'].map((at) => new Date(at));
    expect(offsetChanges({ family: 'Asia/Jerusalem', course: 'Europe/London' }, starts)).toEqual([]);
  });
  test('is dated by the family’s day of the first lesson that is affected', () => {
    const starts = ['2026-03-28T21:00Z', '2026-03-29T03:00Z'].map((at) => new Date(at));
    const found = offsetChanges({ family: 'America/Los_Angeles', course: 'Europe/London' }, starts);
    expect(found).toEqual([{ at: starts[1], day: '2026-03-28', minutes: -60 }]);
  });
  test('needs two lessons', () => {
    expect(offsetChanges({ family: 'Asia/Dubai', course: 'Europe/London' }, [new Date()])).toEqual([]);
  });

  // What the clock of the family shows is computed by `Intl` alone.
  test('is what clocks show, for 100 pairs of zones over ten years', () => {
    const random = pseudoRandom(29);
    const pick = () => zones[Math.floor(random() * zones.length)] ?? 'UTC';
    for (let pair = 0; pair < 100; pair += 1) {
      const [family, course] = [pick(), pick()];
      const rules = [rule({ timeZone: course, startsAt: '12:00', weekday: 1 + Math.floor(random() * 7) })];
      const starts = deriveLessons({ rules, ...plain }, decade).map(({ startsAt }) => startsAt);
      const shown = starts.map((at) => shownIn(family, at) - shownIn(course, at));
      const expected = starts.flatMap((at, index) => {
        const minutes = ((shown[index] ?? 0) - (shown[index - 1] ?? shown[index] ?? 0)) / 60_000;
        return minutes === 0 ? [] : [{ at, day: dayIn(family, at), minutes }];
      });
      expect({ family, course, found: offsetChanges({ family, course }, starts) }).toEqual({
        family,
        course,
        found: expected,
      });
    }
  }, 120_000);
});

test('A time zone has the name of a place, not an offset', () => {
  expect(
    ['Europe/London', 'America/Argentina/Ushuaia', 'UTC', 'Asia/Calcutta'].filter((name) => !isTimeZone(name)),
  ).toEqual([]);
  expect(['', '+01:00', 'London', 'Europe/Nowhere', 'Europe/London[u-ca=hebrew]', '../etc'].filter(isTimeZone)).toEqual(
    [],
  );
});

/** In milliseconds; its value means nothing but in comparison. */
function shownIn(timeZone: string, at: Date): number {
  const known =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  clocks.set(timeZone, known);
  return Date.parse(`${known.format(at).replace(' ', 'T')}Z`);
}
const clocks = new Map<string, Intl.DateTimeFormat>();

/** The same numbers from 0 to 1 in each run. */
function pseudoRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

interface Wall {
  zone: string;
  day: string;
  time: string;
  expected: string;
}

/** At most five, of all zones derived together. */
function differences(walls: readonly Wall[]): unknown[] {
  const rules = walls.map(({ zone, day, time }, index) =>
    rule({ id: String(index), timeZone: zone, weekday: weekdayOf(day), startsAt: time, firstDay: day, lastDay: day }),
  );
  const found = new Map(
    deriveLessons({ rules, ...plain }, decade).map(({ ruleId, startsAt }) => [ruleId, startsAt.toISOString()]),
  );
  return walls
    .map((wall, index) => ({ ...wall, found: found.get(String(index)) }))
    .filter(({ expected, found: start }) => start !== expected)
    .slice(0, 5);
}

/**
 * Zones that Node and PostgreSQL know and whose offsets are the same in both on each day: a release of either may contain a
 * newer database, which must not hide an error of the arithmetic.
 */
async function zonesOfBoth(): Promise<string[]> {
  const rows = await database.asOwner<{ zone: string; offsets: number[] }>(
    `select name as zone, array(
       select extract(epoch from day at time zone name - day at time zone 'UTC')::int / 60
       from generate_series(timestamptz '2025-01-15 12:00Z', '2035-12-15 12:00Z', '1 month') as day) as offsets
     from pg_timezone_names where name ~ '^[A-Z]' and name not in ('Factory', 'GMT0')`,
  );
  const same = rows
    .filter(({ zone, offsets }) => isTimeZone(zone) && hasOffsets(zone, offsets))
    .map(({ zone }) => zone);
  expect(rows.length - same.length).toBeLessThan(rows.length / 10);
  return same;
}

/** By `Intl` alone. */
const hasOffsets = (timeZone: string, offsets: readonly number[]): boolean =>
  offsets.every((offset, month) => {
    const at = new Date(Date.UTC(2025, month, 15, 12));
    return Math.round((shownIn(timeZone, at) - at.getTime()) / 60_000) === offset;
  });

/**
 * The half hours from three hours before to three after what clocks show at each change. Of two moments that show the same
 * time the first is expected, and for a time that is skipped the offset before.
 */
async function wallsAroundChanges(zones: readonly string[]): Promise<Wall[]> {
  return database.asOwner<Wall>(
    `with days as materialized (
       select zone, day, day at time zone zone - day at time zone 'UTC' as before,
         (day + interval '1 day') at time zone zone - day at time zone 'UTC' - interval '1 day' as after
       from unnest($1::text[]) as zone,
         generate_series(timestamptz '2025-01-01 00:00Z', '2035-12-31 00:00Z', '1 day') as day
     ), changes as materialized (
       select zone, before, after, (
         select min(minute) from generate_series(day, day + interval '1 day', '30 minutes') as minute
         where minute at time zone zone - minute at time zone 'UTC' = after) as at
       from days where before <> after
     ), walls as (
       select zone, before, after, at, wall from changes,
         generate_series((at at time zone 'UTC') + before - interval '3 hours', (at at time zone 'UTC') + before + interval '3 hours',
           '30 minutes') as wall
     )
     select zone, to_char(wall, 'YYYY-MM-DD') as day, to_char(wall, 'HH24:MI') as time,
       to_char(case when (wall - before) at time zone 'UTC' < at then wall - before
         when (wall - after) at time zone 'UTC' >= at then wall - after
         else wall - before end, 'YYYY-MM-DD"T"HH24:MI:SS".000Z"') as expected
     from walls`,
    [zones],
  );
}
