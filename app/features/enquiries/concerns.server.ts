import { sql } from 'kysely';
import type { Tx } from '#platform/database.server.ts';
import { isConcernRow } from './enquiries.server.ts';

export interface ListedConcern {
  id: string;
  reference: string;
  /** When the safeguarding office got it. */
  at: Date;
  isAcknowledged: boolean;
}

/** Safeguarding concerns of the contact form, newest first; policies show them to the safeguarding office only. @see PD-75 */
export async function listConcerns(
  tx: Tx,
  { isClosed, before, size }: { isClosed: boolean; before: { createdAt: Date; id: string } | null; size: number },
): Promise<ListedConcern[]> {
  const isBefore = before
    ? sql`(office_since, id) < (${before.createdAt.toISOString()}::timestamptz, ${before.id}::uuid)`
    : sql`true`;
  const { rows } = await sql<ListedConcern>`
    select id, reference, office_since as at, acknowledged_at is not null as "isAcknowledged"
    from enquiries where ${isConcernRow} and (state = 'closed') = ${isClosed} and ${isBefore}
    order by office_since desc, id desc limit ${size}`.execute(tx);
  return rows;
}
