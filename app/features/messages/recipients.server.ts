import { sql } from 'kysely';
import type { Tx } from '../../platform/doors.server.ts';
import type { Correspondent } from './messages.ts';

/** How many matches are shown; whoever is not among them is found by typing more. */
export const recipientsShown = 50;

/** Active people but oneself whose name holds every word of the search, by name; for an administrator the address counts, too. @see core §6 */
export async function findRecipients(tx: Tx, search: string): Promise<Correspondent[]> {
  const { rows } = await sql<Correspondent>`
    select id, full_name as "fullName", role, email from find_people(${search}, null, ${recipientsShown})`.execute(tx);
  return rows;
}

/** Whom this person may write to by that id: another active profile; else null. @see core §6 @see R8 */
export async function findRecipient(tx: Tx, personId: string, id: string): Promise<Correspondent | null> {
  const { rows } = await sql<Correspondent>`
    select id, full_name as "fullName", role, email from describe_people(array[${id}::uuid])
    where id <> ${personId} and suspended_at is null`.execute(tx);
  return rows[0] ?? null;
}
