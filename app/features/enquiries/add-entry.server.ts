import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Language } from '#content/languages.ts';
import type { Office } from '#content/offices.ts';
import type { PersonWriteTx, WriteTx } from '#platform/database.server.ts';
import { Refused } from '#platform/refused.server.ts';
import { recordAuditEvent } from '../audit/audit.server.ts';
import type { EnquiryState } from './enquiries.ts';
import { entryContext } from './sealed-entries.server.ts';

/** `other content`: the form was sent before with another text or for another enquiry. */
export class EntryRefused extends Refused<'unknown enquiry' | 'other content' | 'unreadable address' | 'no address'> {}

interface NewEntry {
  enquiryId: string;
  text: string;
  requestId: string;
}

/** A repeated form is the same note. @throws EntryRefused @see PD-54 @see R9 */
export async function addNote(tx: PersonWriteTx, note: NewEntry): Promise<void> {
  const { office } = await lockEnquiry(tx, note.enquiryId);
  if (await isResubmission(tx, note)) return;
  await insertEntry(tx, { ...note, kind: 'note' });
  const subject = auditSubjectOf({ id: note.enquiryId, office });
  await recordAuditEvent(tx, { event: 'enquiry note added', subject });
}

/** Administrators do not see audit rows of concerns. @see PD-75 */
export const auditSubjectOf = ({ id, office }: { id: string; office: string | null }) =>
  ({ type: office === 'safeguarding' ? 'concern' : 'enquiry', id }) as const;

export interface LockedEnquiry {
  name: Buffer | null;
  email: Buffer | null;
  reference: string;
  language: Language;
  state: EnquiryState;
  office: Office | null;
  owner_id: string | null;
  revision: number;
}

/** A repeated form waits for the first. @throws EntryRefused */
export async function lockEnquiry(tx: WriteTx, id: string): Promise<LockedEnquiry> {
  const { rows } = await sql<LockedEnquiry>`
    select name, email, reference, language, state, office, owner_id, revision
    from enquiries where id = ${id} for update`.execute(tx);
  const [enquiry] = rows;
  if (!enquiry) throw new EntryRefused('unknown enquiry');
  return enquiry;
}

/** @throws EntryRefused for another text */
export async function isResubmission(tx: PersonWriteTx, entry: NewEntry): Promise<boolean> {
  const known = await tx
    .selectFrom('enquiry_entries')
    .select(['id', 'enquiry_id', 'text'])
    .where('author_id', '=', tx.me)
    .where('request_id', '=', entry.requestId)
    .executeTakeFirst();
  if (!known) return false;
  const isSame =
    known.enquiry_id === entry.enquiryId && tx.unsealOrNull(entryContext(known), known.text) === entry.text;
  if (!isSame) throw new EntryRefused('other content');
  return true;
}

type EntryKind = 'note' | 'reply' | 'transfer';

export async function insertEntry(
  tx: PersonWriteTx,
  { enquiryId, text, requestId, ...more }: NewEntry & { kind: EntryKind; mail_id?: string; to_office?: Office },
): Promise<void> {
  const id = randomUUID();
  const sealed = tx.seal(entryContext({ id, enquiry_id: enquiryId }), text);
  await tx
    .insertInto('enquiry_entries')
    .values({ id, enquiry_id: enquiryId, author_id: tx.me, text: sealed, request_id: requestId, ...more })
    .execute();
}
