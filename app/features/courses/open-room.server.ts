import { sql } from 'kysely';
import type { Tx } from '#platform/database.server.ts';
import { databaseTime } from '#platform/database-time.server.ts';
import { Refused } from '#platform/refused.server.ts';
import { canBeJoined, type Lesson } from './lessons.ts';
import { lessonContext, roomContext } from './sealed-courses.server.ts';
import { findLesson } from './timetable.server.ts';

export class RoomRefused extends Refused<'unknown' | 'closed'> {}

/**
 * The address where a lesson is held, from ten minutes before its start to its end, by the clock of the database.
 * @throws RoomRefused 'unknown': no such lesson, no room, or none for this person; 'closed' @see PD-67
 */
export async function openRoom(tx: Tx, key: Pick<Lesson, 'ruleId' | 'day'>): Promise<string> {
  const lesson = await findLesson(tx, key);
  if (!lesson) throw new RoomRefused('unknown');
  if (!canBeJoined(lesson, await databaseTime(tx))) throw new RoomRefused('closed');
  const address = await readRoom(tx, key);
  if (address === null) throw new RoomRefused('unknown');
  return address;
}

/** Not limited to the time of the lesson. */
export async function readRoom(tx: Tx, { ruleId, day }: Pick<Lesson, 'ruleId' | 'day'>): Promise<string | null> {
  const { rows } = await sql<{ course_id: string; change: string | null; room: Buffer | null }>`
    select course_id, change, room from lesson_room(${ruleId}, ${day}::date)`.execute(tx);
  const [found] = rows;
  if (!found?.room) return null;
  const context = found.change ? lessonContext('room', found.change, ruleId) : roomContext(found.course_id);
  return tx.unsealOrNull(context, found.room);
}
