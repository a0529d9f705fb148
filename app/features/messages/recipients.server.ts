import { sql } from 'kysely';
import type { Tx } from '../../platform/database.server.ts';
import type { Correspondent } from './messages.ts';

/** Maximum number of matches; users narrow the search by typing more. */
export const recipientsShown = 50;

/** Active people, except the caller, matching every word in name (admins: or email); by name. @see core §6 */
export async function findRecipients(tx: Tx, search: string): Promise<Correspondent[]> {
  const { rows } = await sql<Correspondent>`
    select id, full_name as "fullName", role, email from find_people(${search}, null, ${recipientsShown})`.execute(tx);
  return rows;
}

/** Another active person by id, or null. @see core §6 @see R8 */
export async function findRecipient(tx: Tx, personId: string, id: string): Promise<Correspondent | null> {
  const { rows } = await sql<Correspondent>`
    select id, full_name as "fullName", role, email from describe_people(array[${id}::uuid])
    where id <> ${personId} and suspended_at is null`.execute(tx);
  return rows[0] ?? null;
}
