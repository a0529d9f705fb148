import { randomUUID } from 'node:crypto';
import type { WriteTx } from '../../platform/database.server.ts';
import type { Keyring } from '../../platform/keyring.server.ts';
import { Refused } from '../../platform/refused.server.ts';
import { seal, unsealOrNull } from '../../platform/sealing.server.ts';
import { recordAuditEvent } from '../audit/audit.server.ts';
import { entryContext } from './sealed-entries.server.ts';

/** `other content`: the form was sent before with another text or for another enquiry. */
export class EntryRefused extends Refused<'unknown enquiry' | 'other content' | 'unreadable address'> {}

interface NewEntry {
  enquiryId: string;
  text: string;
  requestId: string;
}

/** A repeated form is the same note. @throws EntryRefused @see PD-54 @see R9 */
export async function addNote(tx: WriteTx, keyring: Keyring, note: NewEntry, authorId: string): Promise<void> {
  await mustExist(tx, note.enquiryId);
  if (await isResubmission(tx, keyring, note, authorId)) return;
  await insertEntry(tx, keyring, { ...note, kind: 'note' }, authorId);
  const subject = { type: 'enquiry', id: note.enquiryId } as const;
  await recordAuditEvent(tx, { event: 'enquiry note added', subject });
}

/** Locks the enquiry, so that a repeated form waits for the first. */
async function mustExist(tx: WriteTx, enquiryId: string): Promise<void> {
  const enquiry = await tx
    .selectFrom('enquiries')
    .select('id')
    .where('id', '=', enquiryId)
    .forUpdate()
    .executeTakeFirst();
  if (!enquiry) throw new EntryRefused('unknown enquiry');
}

/** @throws EntryRefused for another text */
export async function isResubmission(
  tx: WriteTx,
  keyring: Keyring,
  entry: NewEntry,
  authorId: string,
): Promise<boolean> {
  const known = await tx
    .selectFrom('enquiry_entries')
    .select(['id', 'enquiry_id', 'text'])
    .where('author_id', '=', authorId)
    .where('request_id', '=', entry.requestId)
    .executeTakeFirst();
  if (!known) return false;
  const isSame =
    known.enquiry_id === entry.enquiryId && unsealOrNull(keyring, entryContext(known), known.text) === entry.text;
  if (!isSame) throw new EntryRefused('other content');
  return true;
}

export async function insertEntry(
  tx: WriteTx,
  keyring: Keyring,
  { enquiryId, text, requestId, ...more }: NewEntry & { kind: 'note' | 'reply'; mail_id?: string },
  authorId: string,
): Promise<void> {
  const id = randomUUID();
  const sealed = seal(keyring, entryContext({ id, enquiry_id: enquiryId }), text);
  await tx
    .insertInto('enquiry_entries')
    .values({ id, enquiry_id: enquiryId, author_id: authorId, text: sealed, request_id: requestId, ...more })
    .execute();
}
