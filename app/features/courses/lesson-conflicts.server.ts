import { sql } from 'kysely';
import type { Tx } from '#platform/database.server.ts';
import type { Conflict } from './conflicts.server.ts';
import { dayIn, deriveLessons } from './lesson-times.server.ts';
import { type Lesson, lessonKey, type Timetable } from './lessons.ts';
import { findLesson } from './timetable.server.ts';

type Person = Conflict['person'];

interface Beside extends Timetable {
  people: (Person & { courseIds: string[]; standInIds: string[] })[];
}

/**
 * The people of a lesson who have another lesson at its time, by name. For who teaches it: other lessons are not named, because
 * they are of courses that the teacher may not see. @see PD-67
 */
export async function findLessonConflicts(tx: Tx, key: Pick<Lesson, 'ruleId' | 'day'>): Promise<Person[]> {
  const lesson = await findLesson(tx, key);
  if (!lesson || lesson.change?.isCancelled) return [];
  const { rows } = await sql<{ beside: Beside | null }>`
    select lessons_beside(${key.ruleId}, ${key.day}::date, ${dayIn('UTC', lesson.startsAt)}::date) as beside`.execute(
    tx,
  );
  const beside = rows[0]?.beside;
  if (!beside) return [];
  const others = deriveLessons(beside, { from: lesson.startsAt, until: lesson.endsAt }).filter(
    (other) => lessonKey(other) !== lessonKey(key) && !other.change?.isCancelled,
  );
  const hasOther = ({ id, kind, courseIds, standInIds }: Beside['people'][number]) =>
    others.some(({ courseId, change }) =>
      kind === 'teacher' && change?.teacherId
        ? change.teacherId === id && standInIds.includes(courseId)
        : courseIds.includes(courseId),
    );
  return beside.people.filter(hasOther).map(({ id, kind, fullName }) => ({ id, kind, fullName }));
}
