import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { roomHosts } from '#content/school.ts';
import type { Tx, WriteTx } from '#platform/database.server.ts';
import { databaseTime } from '#platform/database-time.server.ts';
import { Refused } from '#platform/refused.server.ts';
import { isRoomAddress } from '#platform/room-address.ts';
import { recordAuditEvent } from '../audit/audit.server.ts';
import { lessonStart } from './lesson-times.server.ts';
import type { Lesson, LessonChange } from './lessons.ts';
import { readRoom } from './open-room.server.ts';
import { lessonContext } from './sealed-courses.server.ts';
import { findLesson } from './timetable.server.ts';

export class LessonRefused extends Refused<'unknown' | 'over' | 'past' | 'room' | 'changed meanwhile'> {}

/** A lesson as a form showed it; revision 0: nothing differed in it. */
export type SeenLesson = Pick<Lesson, 'ruleId' | 'day'> & { revision: number };

/** What differs; null for what is as usual. */
export type LessonValues = Pick<LessonChange, 'isCancelled' | 'movedTo' | 'teacherId' | 'note'> & {
  /** Address of another room. */
  room: string | null;
};

/**
 * Changes a single lesson until it is over, or undoes a change of it. The same content again is the same form, sent twice.
 * @throws LessonRefused 'room', 'unknown', 'over', 'past' (moved to a time that is over), 'changed meanwhile' @see PD-67
 */
export async function changeLesson(tx: WriteTx, seen: SeenLesson, values: LessonValues): Promise<void> {
  if (values.room !== null && !isRoomAddress(values.room, roomHosts)) throw new LessonRefused('room');
  const lesson = await findLesson(tx, seen);
  if (!lesson) throw new LessonRefused('unknown');
  if ((lesson.change?.revision ?? 0) !== seen.revision) {
    if (await isSame(tx, lesson, values)) return;
    throw new LessonRefused('changed meanwhile');
  }
  const now = await databaseTime(tx);
  if (lesson.endsAt <= now) throw new LessonRefused('over');
  if (values.movedTo && lessonStart(values.movedTo, lesson.course.timeZone) <= now) throw new LessonRefused('past');
  const id = lesson.changeId ?? randomUUID();
  const { numAffectedRows } = await (lesson.changeId
    ? update(tx, id, seen, values)
    : insert(tx, id, { ...seen, courseId: lesson.courseId }, values));
  if (!numAffectedRows) throw new LessonRefused('changed meanwhile');
  await announceChange(tx, id, lesson, now);
  await recordAuditEvent(tx, {
    event: 'lesson changed',
    subject: { type: 'course', id: lesson.courseId },
    details: { days: [seen.day], changed: changedParts(values) },
  });
}

/** Tells everybody but the person: of a lesson in the next 24 hours at once, of a later one once a day. */
async function announceChange(tx: WriteTx, changeId: string, former: Lesson, now: Date): Promise<void> {
  const present = await findLesson(tx, former);
  if (!present) throw new Error(`the changed lesson ${former.ruleId} ${former.day} was not found`);
  const soonest = Math.min(former.startsAt.getTime(), present.startsAt.getTime());
  const kind = soonest < now.getTime() + 24 * 3_600_000 ? 'lessons' : 'lesson-plans';
  await sql`
    select announce_lesson_change(change => ${changeId}, news_kind => ${kind},
      former => ${JSON.stringify(toldOf(former))}::jsonb, present => ${JSON.stringify(toldOf(present))}::jsonb)`.execute(
    tx,
  );
}

/** What people are told about. */
const toldOf = ({ startsAt, change }: Lesson) => ({
  at: startsAt.toISOString(),
  isCancelled: change?.isCancelled ?? false,
  teacherId: change?.teacherId ?? null,
  hasNote: change?.note != null,
});

async function isSame(tx: Tx, { change, ruleId, day }: Lesson, { room, ...values }: LessonValues): Promise<boolean> {
  const { isCancelled = false, movedTo = null, teacherId = null, note = null, hasRoom = false } = change ?? {};
  const isSameRoom = room === null ? !hasRoom : hasRoom && (await readRoom(tx, { ruleId, day })) === room;
  return isSameRoom && isDeepStrictEqual({ isCancelled, movedTo, teacherId, note }, values);
}

type Key = Pick<SeenLesson, 'ruleId' | 'day'>;

function insert(tx: WriteTx, id: string, { ruleId, day, courseId }: Key & { courseId: string }, values: LessonValues) {
  const { moved, sealed } = columnsOf(tx, { id, ruleId }, values);
  return sql`
    insert into lesson_changes (id, rule_id, course_id, day, is_cancelled, moved_to, moved_start, teacher_id, room, note)
    values (${id}, ${ruleId}, ${courseId}, ${day}, ${values.isCancelled}, ${moved.day}, ${moved.startsAt}, ${values.teacherId},
      ${sealed.room}, ${sealed.note})
    on conflict (rule_id, day) do nothing`.execute(tx);
}

function update(tx: WriteTx, id: string, { ruleId, revision }: SeenLesson, values: LessonValues) {
  const { moved, sealed } = columnsOf(tx, { id, ruleId }, values);
  return sql`
    update lesson_changes set is_cancelled = ${values.isCancelled}, moved_to = ${moved.day}, moved_start = ${moved.startsAt},
      teacher_id = ${values.teacherId}, room = ${sealed.room}, note = ${sealed.note}, revision = revision + 1, changed_at = now()
    where id = ${id} and revision = ${revision}`.execute(tx);
}

function columnsOf(tx: WriteTx, { id, ruleId }: { id: string; ruleId: string }, { movedTo, room, note }: LessonValues) {
  const seal = (column: 'room' | 'note', text: string | null) =>
    text && tx.seal(lessonContext(column, id, ruleId), text);
  return {
    moved: movedTo ?? { day: null, startsAt: null },
    sealed: { room: seal('room', room), note: seal('note', note) },
  };
}

const changedParts = ({ isCancelled, ...values }: LessonValues): string[] => [
  ...(isCancelled ? ['isCancelled'] : []),
  ...Object.entries(values).flatMap(([part, value]) => (value === null ? [] : [part])),
];
