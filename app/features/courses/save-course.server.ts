import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { roomHosts } from '#content/school.ts';
import type { Tx, WriteTx } from '#platform/database.server.ts';
import { Refused } from '#platform/refused.server.ts';
import { isRoomAddress } from '#platform/room-address.ts';
import { recordAuditEvent } from '../audit/audit.server.ts';
import type { CourseValues } from './courses.ts';
import { isTimeZone } from './lesson-times.server.ts';
import { roomContext } from './sealed-courses.server.ts';

export class CourseRefused extends Refused<
  'unknown' | 'changed meanwhile' | 'other content' | 'subject' | 'time zone' | 'room' | 'time zone in use'
> {}

/** A course as a form showed it. */
export interface SeenCourse {
  id: string;
  revision: number;
}

/**
 * Returns the id of the course; the same one for a repeated form.
 * @throws CourseRefused 'time zone', 'room', 'subject', 'other content' @see PD-67 @see R9
 */
export async function addCourse(tx: WriteTx, requestId: string, course: CourseValues): Promise<string> {
  await mustBeValid(tx, course);
  const { numAffectedRows } = await sql`
    insert into courses (id, names, subject_id, stage, class_name, time_zone, room, request_id)
    values (${requestId}, ${JSON.stringify(course.names)}, ${course.subjectId}, ${course.stage}, ${course.className},
      ${course.timeZone}, ${sealRoom(tx, requestId, course.room)}, ${requestId})
    on conflict (request_id) do nothing`.execute(tx);
  if (!numAffectedRows) {
    const stored = await findStored(tx, requestId);
    if (!isDeepStrictEqual(stored?.values, course)) throw new CourseRefused('other content');
    return requestId;
  }
  await recordAuditEvent(tx, { event: 'course added', subject: { type: 'course', id: requestId } });
  return requestId;
}

/**
 * The same content again is the same form, sent twice. The zone of a course whose lessons have begun stays: those of the past
 * would be at other times.
 * @throws CourseRefused 'time zone', 'room', 'subject', 'unknown', 'changed meanwhile', 'time zone in use'
 */
export async function changeCourse(tx: WriteTx, seen: SeenCourse, course: CourseValues): Promise<void> {
  await mustBeValid(tx, course);
  await lockCourse(tx, seen.id);
  const stored = await findStored(tx, seen.id);
  if (stored && isDeepStrictEqual(stored.values, course)) return;
  if (stored && stored.values.timeZone !== course.timeZone && stored.hasBegun)
    throw new CourseRefused('time zone in use');
  await beginChange(tx, seen);
  await sql`
    update courses set names = ${JSON.stringify(course.names)}, subject_id = ${course.subjectId}, stage = ${course.stage},
      class_name = ${course.className}, time_zone = ${course.timeZone}, room = ${sealRoom(tx, seen.id, course.room)}
    where id = ${seen.id}`.execute(tx);
  const changed = Object.keys(course).filter(
    (field) => !isDeepStrictEqual(stored?.values[field as keyof CourseValues], course[field as keyof CourseValues]),
  );
  await recordAuditEvent(tx, {
    event: 'course changed',
    subject: { type: 'course', id: seen.id },
    details: { changed },
  });
}

/** Its lessons end at once, for families and teachers. @throws CourseRefused 'unknown', 'changed meanwhile' */
export async function archiveCourse(tx: WriteTx, seen: SeenCourse): Promise<void> {
  await beginChange(tx, seen);
  await sql`update courses set archived_at = now() where id = ${seen.id}`.execute(tx);
  await recordAuditEvent(tx, { event: 'course archived', subject: { type: 'course', id: seen.id } });
}

/** @throws CourseRefused 'unknown' */
export async function restoreCourse(tx: WriteTx, id: string): Promise<void> {
  const { numAffectedRows } = await sql`
    update courses set archived_at = null, revision = revision + 1 where id = ${id} and archived_at is not null`.execute(
    tx,
  );
  if (!numAffectedRows) throw new CourseRefused('unknown');
  await recordAuditEvent(tx, { event: 'course restored', subject: { type: 'course', id } });
}

/** So that a form that is sent twice at the same time finds what the first one has saved. */
export async function lockCourse(tx: WriteTx, id: string): Promise<void> {
  await sql`select from courses where id = ${id} for update`.execute(tx);
}

/** Locks the course and counts its revision; returns its time zone. @throws CourseRefused 'unknown', 'changed meanwhile' */
export async function beginChange(tx: WriteTx, { id, revision }: SeenCourse): Promise<string> {
  const { rows } = await sql<{ timeZone: string }>`
    update courses set revision = revision + 1 where id = ${id} and revision = ${revision} and archived_at is null
    returning time_zone as "timeZone"`.execute(tx);
  if (rows[0]) return rows[0].timeZone;
  const { rows: others } = await sql`
    select from courses where id = ${id} and revision <> ${revision} and archived_at is null`.execute(tx);
  throw new CourseRefused(others.length > 0 ? 'changed meanwhile' : 'unknown');
}

async function mustBeValid(tx: Tx, { subjectId, timeZone, room }: CourseValues): Promise<void> {
  if (!isTimeZone(timeZone)) throw new CourseRefused('time zone');
  if (subjectId !== null) {
    const { rows } = await sql`select from subjects where id = ${subjectId}`.execute(tx);
    if (rows.length === 0) throw new CourseRefused('subject');
  }
  if (room !== null && !isRoomAddress(room, roomHosts)) throw new CourseRefused('room');
}

const sealRoom = (tx: WriteTx, id: string, room: string | null): Buffer | null =>
  room === null ? null : tx.seal(roomContext(id), room);

/** For administrators. */
async function findStored(tx: Tx, id: string): Promise<{ values: CourseValues; hasBegun: boolean } | null> {
  const { rows } = await sql<Omit<CourseValues, 'room'> & { sealedRoom: Buffer | null; hasBegun: boolean }>`
    select names, subject_id as "subjectId", stage, class_name as "className", time_zone as "timeZone",
      course_room(courses.id) as "sealedRoom",
      exists (select from course_rules join terms on terms.id = term_id where course_id = courses.id
        and greatest(terms.first_day, course_rules.first_day) <= least(terms.last_day, course_rules.last_day)
        and greatest(terms.first_day, course_rules.first_day) <= current_date + 1) as "hasBegun"
    from courses where id = ${id}`.execute(tx);
  if (!rows[0]) return null;
  const { sealedRoom, hasBegun, ...values } = rows[0];
  const room = sealedRoom && tx.unsealOrNull(roomContext(id), sealedRoom);
  return { values: { ...values, room }, hasBegun };
}
