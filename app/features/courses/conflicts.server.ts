import { sql } from 'kysely';
import type { Tx, WriteTx } from '#platform/database.server.ts';
import { Refused } from '#platform/refused.server.ts';
import type { CourseNames } from './courses.ts';
import { deriveLessons } from './lesson-times.server.ts';
import type { Days, Lesson, LessonChange, WeeklyRule } from './lessons.ts';

/** Two lessons of one person at the same time. */
export interface Conflict {
  person: { id: string; kind: 'student' | 'teacher'; fullName: string | null };
  /** The first two that overlap. */
  lessons: readonly [NamedLesson, NamedLesson];
  /** How often this happens from now to the end of the last term. */
  count: number;
}

type NamedLesson = Lesson & NamedCourse;
type NamedCourse = { names: CourseNames; timeZone: string };

/** How many conflicts are named. */
export const namedConflicts = 50;

/**
 * The conflicts of the people of these courses, or of all, from now on: the first ones in order of time, and the number of all.
 * For administrators. @param courseIds null: all courses @see PD-67
 */
export async function findConflicts(tx: Tx, courseIds: readonly string[] | null): Promise<Conflicts> {
  return nameFirst(tx, await listOverlaps(tx, courseIds));
}

export interface Conflicts {
  conflicts: Conflict[];
  count: number;
}

/** A change would cause conflicts, which somebody has to confirm. */
export class CausesConflicts extends Refused<'conflicts'> {
  readonly found: Conflicts;

  constructor(found: Conflicts) {
    super('conflicts');
    this.found = found;
  }
}

/**
 * Changes courses unless conflicts follow that there were not before.
 * @param confirmed how many of them somebody has accepted
 * @throws CausesConflicts
 */
export async function changeWithoutConflicts<Result>(
  tx: WriteTx,
  { courseIds, confirmed }: { courseIds: readonly string[]; confirmed: number },
  change: () => Promise<Result>,
): Promise<Result> {
  const before = new Map((await listOverlaps(tx, courseIds)).map((overlap) => [keyOf(overlap), overlap.count]));
  const result = await change();
  const after = await listOverlaps(tx, courseIds);
  const caused = after.filter((overlap) => overlap.count > (before.get(keyOf(overlap)) ?? 0));
  if (caused.length !== confirmed && caused.length > 0) throw new CausesConflicts(await nameFirst(tx, caused));
  return result;
}

type FoundOverlap = Overlap & PersonOf;
type PersonOf = { person: Pick<Conflict['person'], 'id' | 'kind'> };

const keyOf = ({ person, lessons }: FoundOverlap): string =>
  [person.id, ...lessons.map(({ ruleId }) => ruleId)].join(' ');

/** In order of time. */
async function listOverlaps(tx: Tx, courseIds: readonly string[] | null): Promise<FoundOverlap[]> {
  const school = await readSchool(tx, courseIds);
  const span = { from: school.now, until: new Date(`${school.lastDay}T24:00:00Z`) };
  const lessons = deriveLessons(school, span).filter(({ change }) => !change?.isCancelled);
  return [...conflictsOf(calendarsOf(lessons, school.members), courseIds)].sort(
    (one, other) => one.lessons[0].startsAt.getTime() - other.lessons[0].startsAt.getTime(),
  );
}

async function nameFirst(tx: Tx, found: readonly FoundOverlap[]): Promise<Conflicts> {
  const shown = found.slice(0, namedConflicts);
  const people = shown.map(({ person }) => person.id);
  const courses = shown.flatMap(({ lessons }) => lessons.map(({ courseId }) => courseId));
  const [nameOf, courseOf] = [await peopleByName(tx, people), await coursesByName(tx, courses)];
  const named = (lesson: Lesson): NamedLesson => ({
    ...lesson,
    ...(courseOf.get(lesson.courseId) ?? { names: { en: '' }, timeZone: 'UTC' }),
  });
  const conflicts = shown.map(({ person, lessons: [one, other], count }) => ({
    person: { ...person, fullName: nameOf.get(person.id) ?? null },
    lessons: [named(one), named(other)] as const,
    count,
  }));
  return { conflicts, count: found.length };
}

interface School {
  now: Date;
  lastDay: string;
  rules: WeeklyRule[];
  changes: LessonChange[];
  holidays: Days[];
  members: Member[];
}

interface Member {
  id: string;
  kind: 'student' | 'teacher';
  courseIds: string[];
  /** Courses in which the person takes single lessons instead of their teachers. */
  standInIds: string[];
}

/** Courses of people who are in one of the given courses, with their members. */
async function readSchool(tx: Tx, courseIds: readonly string[] | null): Promise<School> {
  const { rows } = await sql<School>`
    with attended as materialized (
      select student_id as id, 'student' as kind, course_id, false as stands_in from course_students join students on students.id = student_id
        where left_at is null and students.archived_at is null
      union all
      select teacher_id, 'teacher', course_id, false from course_teachers where left_at is null
      union all
      select distinct teacher_id, 'teacher', course_id, true from lesson_changes
        where teacher_id is not null and greatest(day, moved_to) >= current_date - 2),
    members as materialized (
      select attended.id, kind, coalesce(array_agg(course_id) filter (where not stands_in), '{}') as courses,
        coalesce(array_agg(course_id) filter (where stands_in), '{}') as stand_ins
      from attended join courses on courses.id = course_id
      where archived_at is null group by attended.id, kind
      having ${courseIds === null ? sql`true` : sql`array_agg(course_id) && ${courseIds}::uuid[]`}),
    concerned as materialized (
      select distinct unnest(courses || stand_ins) as id from members)
    select now() as now, (select coalesce(max(last_day), current_date)::text from terms) as "lastDay",
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'kind', kind, 'courseIds', courses, 'standInIds', stand_ins)), '[]')
        from members) as members,
      (select coalesce(jsonb_agg(jsonb_build_object('id', course_rules.id, 'courseId', course_id, 'timeZone', time_zone,
          'weekday', weekday, 'startsAt', to_char(starts_at, 'HH24:MI'), 'minutes', minutes,
          'firstDay', greatest(terms.first_day, course_rules.first_day),
          'lastDay', least(terms.last_day, course_rules.last_day))), '[]')
        from course_rules join terms on terms.id = term_id join courses on courses.id = course_id
        where course_id in (select id from concerned) and courses.archived_at is null) as rules,
      (select coalesce(jsonb_agg(jsonb_build_object('ruleId', rule_id, 'day', day, 'revision', revision,
          'isCancelled', is_cancelled, 'teacherId', teacher_id, 'hasRoom', has_room, 'note', null,
          'movedTo', case when moved_to is not null
            then jsonb_build_object('day', moved_to, 'startsAt', to_char(moved_start, 'HH24:MI')) end)), '[]')
        from lesson_changes where course_id in (select id from concerned)
          and greatest(day, moved_to) >= current_date - 2) as changes,
      (select coalesce(jsonb_agg(jsonb_build_object('firstDay', first_day, 'lastDay', last_day)), '[]')
        from holidays where archived_at is null and last_day >= current_date - 2) as holidays`.execute(tx);
  if (!rows[0]) throw new Error('the query of conflicts returned no row');
  return rows[0];
}

/** Lessons that people have together: of a course for its students or its teachers, or in which one person stands in. */
interface Calendar {
  key: string;
  courseId: string;
  lessons: readonly Lesson[];
}

type PersonCalendars = PersonOf & { calendars: Calendar[] };

function calendarsOf(lessons: readonly Lesson[], members: readonly Member[]): PersonCalendars[] {
  const byCourse = Map.groupBy(lessons, ({ courseId }) => courseId);
  const calendars = new Map<string, Calendar>();
  const calendar = (courseId: string, of: string, isIn: (lesson: Lesson) => boolean): Calendar => {
    const key = `${courseId} ${of}`;
    const known = calendars.get(key) ?? { key, courseId, lessons: (byCourse.get(courseId) ?? []).filter(isIn) };
    calendars.set(key, known);
    return known;
  };
  return members.map(({ id, kind, courseIds, standInIds }) => ({
    person: { id, kind },
    calendars: [
      ...courseIds.map((course) => calendar(course, kind, ({ change }) => kind === 'student' || !change?.teacherId)),
      ...standInIds.map((course) => calendar(course, id, ({ change }) => change?.teacherId === id)),
    ],
  }));
}

type Overlap = { lessons: LessonPair; count: number };
type LessonPair = readonly [Lesson, Lesson];

/** Two calendars are compared once, however many people have both. */
function* conflictsOf(people: readonly PersonCalendars[], courseIds: readonly string[] | null) {
  const known = new Map<string, Overlap | null>();
  const asked = courseIds && new Set(courseIds);
  for (const { person, calendars } of people) {
    for (const [index, one] of calendars.entries()) {
      for (const other of calendars.slice(index)) {
        if (asked && !asked.has(one.courseId) && !asked.has(other.courseId)) continue;
        const key = one.key < other.key ? `${one.key} ${other.key}` : `${other.key} ${one.key}`;
        const overlap = known.get(key) ?? (known.has(key) ? null : overlapOf(one, other));
        known.set(key, overlap);
        if (overlap) yield { person, ...overlap };
      }
    }
  }
}

/** Both are in the order of their start. */
function overlapOf(one: Calendar, other: Calendar): Overlap | null {
  let count = 0;
  let first: LessonPair | null = null;
  let next = 0;
  for (const [index, lesson] of one.lessons.entries()) {
    if (one === other) next = index + 1;
    // A lesson of up to 8 hours may begin long before.
    while (next < other.lessons.length && longAgo(other.lessons[next], lesson)) next += 1;
    for (let at = next; at < other.lessons.length; at += 1) {
      const candidate = other.lessons[at];
      if (!candidate || candidate.startsAt >= lesson.endsAt) break;
      if (candidate.endsAt <= lesson.startsAt) continue;
      count += 1;
      first ??= lesson.startsAt <= candidate.startsAt ? [lesson, candidate] : [candidate, lesson];
    }
  }
  return first && { lessons: first, count };
}

const longAgo = (candidate: Lesson | undefined, { startsAt }: Lesson): boolean =>
  candidate !== undefined && candidate.startsAt.getTime() < startsAt.getTime() - 8 * 3_600_000;

async function peopleByName(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; fullName: string }>`
    select id, full_name as "fullName" from profiles where id = any (${ids}::uuid[])
    union all select id, full_name from students where id = any (${ids}::uuid[])`.execute(tx);
  return new Map(rows.map(({ id, fullName }) => [id, fullName]));
}

async function coursesByName(tx: Tx, ids: readonly string[]): Promise<Map<string, NamedCourse>> {
  const { rows } = await sql<NamedCourse & { id: string }>`
    select id, names, time_zone as "timeZone" from courses where id = any (${ids}::uuid[])`.execute(tx);
  return new Map(rows.map(({ id, ...course }) => [id, course]));
}
