import { type RawBuilder, sql } from 'kysely';
import type { PersonTx, Tx } from '#platform/database.server.ts';
import type { CourseNames } from './courses.ts';
import { deriveLessons, lessonStart } from './lesson-times.server.ts';
import { type Days, type Lesson, type LessonChange, lessonKey, type TimeSpan, type WeeklyRule } from './lessons.ts';
import { lessonContext } from './sealed-courses.server.ts';

export interface LessonCourse {
  id: string;
  names: CourseNames;
  timeZone: string;
  hasRoom: boolean;
  teachers: { id: string; fullName: string | null }[];
}

export interface CourseLesson extends Lesson {
  course: LessonCourse;
  /** Who teaches instead of the teachers of the course. */
  standInName: string | null;
  /** When a moved lesson would have begun. */
  usualStart: Date | null;
}

export interface FamilyLesson extends CourseLesson {
  /** The reader’s children who attend the course. */
  studentIds: string[];
}

/** Whether a child of the person attends a course. */
export async function attendsCourses(tx: PersonTx): Promise<boolean> {
  const { rows } = await sql<{ attends: boolean }>`select exists (${attendedCourses}) as attends`.execute(tx);
  return rows[0]?.attends ?? false;
}

/** Those of the students who attend a course, for everybody who sees them. */
export async function listAttending(tx: Tx, studentIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ studentId: string }>`
    select distinct student_id as "studentId" from (${coursesOf(studentIds)}) as attended`.execute(tx);
  return rows.map(({ studentId }) => studentId);
}

/** The lessons of all children of a guardian that overlap the span, cancelled ones included. @see PD-67 */
export const listFamilyLessons = (tx: Tx, span: TimeSpan): Promise<FamilyLesson[]> =>
  listAttendedLessons(tx, attendedCourses, span);

/** Those of some students, for everybody who sees them. */
export const listLessonsOf = (tx: Tx, studentIds: readonly string[], span: TimeSpan): Promise<FamilyLesson[]> =>
  listAttendedLessons(tx, coursesOf(studentIds), span);

async function listAttendedLessons(tx: Tx, courses: RawBuilder<unknown>, span: TimeSpan): Promise<FamilyLesson[]> {
  const { attended, ...timetable } = await readTimetable(tx, courses, span);
  const studentsOf = new Map(attended.map(({ courseId, studentIds }) => [courseId, studentIds]));
  return lessonsOf(timetable, span).map((lesson) => ({ ...lesson, studentIds: studentsOf.get(lesson.courseId) ?? [] }));
}

/** The lessons of children with those that the reader teaches, each once. */
export function withTaught(ofChildren: readonly FamilyLesson[], taught: readonly CourseLesson[]): FamilyLesson[] {
  const known = new Set(ofChildren.map(lessonKey));
  const others = taught.filter((lesson) => !known.has(lessonKey(lesson)));
  return [...ofChildren, ...others.map((lesson) => ({ ...lesson, studentIds: [] }))];
}

/** The lessons of the courses of a teacher, also those that somebody else takes, and those in which they stand in. */
export async function listTeacherLessons(tx: PersonTx, span: TimeSpan): Promise<CourseLesson[]> {
  const { taught, ...timetable } = await readTimetable(tx, taughtCourses(tx.me), span);
  return lessonsOf(timetable, span).filter(
    ({ courseId, change }) => taught.includes(courseId) || change?.teacherId === tx.me,
  );
}

/** The lessons of all courses, for the Academic Coordinator and administrators. */
export async function listSchoolLessons(tx: Tx, span: TimeSpan): Promise<CourseLesson[]> {
  const all = sql`select id as course_id, null::uuid as student_id from courses where archived_at is null`;
  return lessonsOf(await readTimetable(tx, all, span), span);
}

/** Null for a lesson that does not exist, or of a course that the person may not see. */
export async function findLesson(
  tx: Tx,
  { ruleId, day }: Pick<Lesson, 'ruleId' | 'day'>,
): Promise<(CourseLesson & { changeId: string | null }) | null> {
  const { rows } = await sql<{ changeId: string | null; courseId: string; movedTo: string | null }>`
    select lesson_changes.id as "changeId", course_rules.course_id as "courseId", moved_to::text as "movedTo"
    from course_rules left join lesson_changes on rule_id = course_rules.id and day = ${day}
    where course_rules.id = ${ruleId}`.execute(tx);
  const [found] = rows;
  if (!found) return null;
  const held = Date.parse(found.movedTo ?? day);
  const span = { from: new Date(held - 2 * dayLength), until: new Date(held + 3 * dayLength) };
  const timetable = await readTimetable(
    tx,
    sql`select ${found.courseId}::uuid as course_id, null::uuid as student_id`,
    span,
  );
  const lesson = lessonsOf(timetable, span).find((each) => each.ruleId === ruleId && each.day === day);
  return lesson ? { ...lesson, changeId: found.changeId } : null;
}

const dayLength = 86_400_000;

const attendedCourses = sql`
  select course_id, student_id from course_students
  where student_id = any ((select current_children())::uuid[]) and left_at is null`;

const coursesOf = (studentIds: readonly string[]) => sql`
  select course_id, student_id from course_students where student_id = any (${studentIds}::uuid[]) and left_at is null`;

const taughtCourses = (me: string) => sql`
  select unnest(taught_courses()) as course_id, null::uuid as student_id
  union select course_id, null from lesson_changes where teacher_id = ${me}`;

interface StoredTimetable {
  rules: WeeklyRule[];
  changes: StoredChange[];
  holidays: Days[];
  courses: LessonCourse[];
  attended: { courseId: string; studentIds: string[] }[];
  taught: string[];
}

type StoredChange = LessonChange & { id: string; standInName: string | null };

/** Everything of these courses that lessons of the span follow from, in one query. */
async function readTimetable(tx: Tx, courses: RawBuilder<unknown>, span: TimeSpan): Promise<StoredTimetable> {
  // Zones are up to 14 hours from UTC, and lessons up to 8 hours long.
  const from = new Date(span.from.getTime() - 2 * dayLength);
  const until = new Date(span.until.getTime() + dayLength);
  const { rows } = await sql<StoredTimetable>`
    with window_of as (select ${from}::date as first_day, ${until}::date as last_day),
    attended as materialized (${courses}),
    shown as materialized (
      select courses.id, names, time_zone, has_room from courses
      where archived_at is null and id = any (array(select course_id from attended))),
    changes as materialized (
      select lesson_changes.* from window_of, (select id, rule_id, course_id, day, revision, is_cancelled, moved_to, moved_start,
        teacher_id, has_room, note from lesson_changes where course_id = any (array(select id from shown))) as lesson_changes
      where day between first_day and last_day or moved_to between first_day and last_day),
    rules as materialized (
      select course_rules.id, course_id, weekday, starts_at, minutes,
        greatest(terms.first_day, course_rules.first_day) as first_day, least(terms.last_day, course_rules.last_day) as last_day
      from course_rules join terms on terms.id = term_id
      where course_id = any (array(select id from shown)))
    select
      (select coalesce(jsonb_agg(jsonb_build_object('id', rules.id, 'courseId', course_id, 'timeZone', time_zone,
          'weekday', weekday, 'startsAt', to_char(starts_at, 'HH24:MI'), 'minutes', minutes,
          'firstDay', rules.first_day, 'lastDay', rules.last_day)), '[]')
        from rules join shown on shown.id = course_id, window_of
        where rules.first_day <= window_of.last_day and rules.last_day >= window_of.first_day
          or rules.id in (select rule_id from changes where moved_to is not null)) as rules,
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'ruleId', rule_id, 'day', day, 'revision', revision,
          'isCancelled', is_cancelled, 'teacherId', teacher_id, 'hasRoom', has_room, 'note', encode(note, 'base64'),
          'standInName', (select full_name from profiles where profiles.id = teacher_id),
          'movedTo', case when moved_to is not null
            then jsonb_build_object('day', moved_to, 'startsAt', to_char(moved_start, 'HH24:MI')) end)), '[]')
        from changes) as changes,
      (select coalesce(jsonb_agg(jsonb_build_object('firstDay', holidays.first_day, 'lastDay', holidays.last_day)), '[]')
        from holidays, window_of where archived_at is null
          and holidays.first_day <= window_of.last_day and holidays.last_day >= window_of.first_day) as holidays,
      (select coalesce(jsonb_agg(jsonb_build_object('id', shown.id, 'names', names, 'timeZone', time_zone, 'hasRoom', has_room,
          'teachers', (select coalesce(jsonb_agg(jsonb_build_object('id', teacher_id, 'fullName', full_name) order by full_name), '[]')
            from course_teachers join profiles on profiles.id = teacher_id where course_id = shown.id and left_at is null))), '[]')
        from shown) as courses,
      (select coalesce(jsonb_agg(jsonb_build_object('courseId', course_id, 'studentIds', students)), '[]')
        from (select course_id, array_agg(student_id) as students from attended group by course_id) as grouped) as attended,
      (select coalesce(jsonb_agg(id), '[]') from unnest(taught_courses()) as id) as taught`.execute(tx);
  const [stored] = rows;
  if (!stored) throw new Error('the query of a timetable returned no row');
  return { ...stored, changes: stored.changes.map((change) => ({ ...change, note: unsealNote(tx, change) })) };
}

const unsealNote = (tx: Tx, { id, ruleId, note }: StoredChange): string | null =>
  note === null ? null : tx.unsealOrNull(lessonContext('note', id, ruleId), Buffer.from(note, 'base64'));

function lessonsOf(
  { courses, ...timetable }: Omit<StoredTimetable, 'attended' | 'taught'>,
  span: TimeSpan,
): CourseLesson[] {
  const courseOf = new Map(courses.map((course) => [course.id, course]));
  const ruleOf = new Map(timetable.rules.map((rule) => [rule.id, rule]));
  const standInOf = new Map(timetable.changes.map((change) => [lessonKey(change), change.standInName]));
  return deriveLessons(timetable, span).flatMap((lesson) => {
    const [course, rule] = [courseOf.get(lesson.courseId), ruleOf.get(lesson.ruleId)];
    if (!course || !rule) return [];
    const usualStart = lesson.change?.movedTo ? lessonStart({ ...rule, day: lesson.day }, rule.timeZone) : null;
    return [{ ...lesson, course, standInName: standInOf.get(lessonKey(lesson)) ?? null, usualStart }];
  });
}
