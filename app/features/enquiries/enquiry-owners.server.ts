import { sql } from 'kysely';
import type { Tx } from '#platform/database.server.ts';
import type { EnquiryOwner } from './enquiries.ts';

export async function listOwners(tx: Tx): Promise<EnquiryOwner[]> {
  const { rows } = await sql<EnquiryOwner>`
    select id, full_name as "fullName" from profiles join user_roles on user_id = id
    where role = 'admin' and suspended_at is null order by full_name, id`.execute(tx);
  return rows;
}
