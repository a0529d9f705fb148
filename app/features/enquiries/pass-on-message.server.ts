import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Office } from '#content/offices.ts';
import type { PersonWriteTx } from '#platform/database.server.ts';
import { Refused } from '#platform/refused.server.ts';
import { insertEntry, lockEnquiry } from './add-entry.server.ts';

/** Somebody else changed the message, or it is already with the office. */
export class TransferRefused extends Refused<'changed meanwhile'> {}

interface Transfer {
  enquiryId: string;
  office: Office;
  reason: string;
  revision: number;
}

/**
 * Passes a message on to another office, which is mailed. The former one no longer sees it, nor its notes and replies.
 * The database writes the audit row. @throws EntryRefused, TransferRefused @see PD-75
 */
export async function passOnMessage(
  tx: PersonWriteTx,
  { enquiryId, office, reason, revision }: Transfer,
): Promise<void> {
  await lockEnquiry(tx, enquiryId);
  const entry = { enquiryId, text: reason, requestId: randomUUID(), kind: 'transfer', to_office: office } as const;
  await insertEntry(tx, entry);
  const { rows } = await sql<{ is_moved: boolean }>`
    select pass_on_contact_message(${enquiryId}, ${office}, ${revision}) as is_moved`.execute(tx);
  if (!rows[0]?.is_moved) throw new TransferRefused('changed meanwhile');
}
