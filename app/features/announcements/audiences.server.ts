import { sql } from 'kysely';
import type { PersonTx } from '#platform/database.server.ts';
import type { Addressed, AnnouncementScope, Reach, SchoolClass } from './announcements.ts';

/** @see PD-66 */
export async function findAnnouncementScope(tx: PersonTx): Promise<AnnouncementScope> {
  const { rows } = await sql<{ scope: AnnouncementScope }>`select own_announcement_scope() as scope`.execute(tx);
  return rows[0]?.scope ?? null;
}

export async function mayAnnounceUrgently(tx: PersonTx): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`select may_announce_to('families', true) as may`.execute(tx);
  return rows[0]?.may === true;
}

/** Returns null for an audience that the person may not write to. */
export async function findReach(
  tx: PersonTx,
  { audience, choices, isUrgent = false }: Addressed & { isUrgent?: boolean },
): Promise<Reach | null> {
  const { rows } = await sql<Reach>`
    select students, guardians, staff, languages
    from preview_announcement(${audience}, ${choices}::text[], ${isUrgent})`.execute(tx);
  return rows[0] ?? null;
}

export const peopleIn = ({ guardians, staff }: Reach): number => guardians + staff;

/** Lists the classes of the students whose families the person may write to. */
export async function listClasses(tx: PersonTx): Promise<SchoolClass[]> {
  const { rows } = await sql<SchoolClass>`
    select level, class_name as "className", key from announcement_classes()`.execute(tx);
  return rows;
}
