import { sql } from 'kysely';
import type { Office } from '#content/offices.ts';
import type { Tx } from '#platform/database.server.ts';
import { detectLanguage } from '#platform/language-of-text.server.ts';
import { type EnquiryState, enquiryStates } from './enquiries.ts';
import type { EnquiryReply, TimelineEntry } from './entries.ts';
import { entryContext } from './sealed-entries.server.ts';

/** Notes, replies, and what the audit log holds: recording, changes of status and owner. */
export async function listTimeline(tx: Tx, enquiryId: string): Promise<TimelineEntry[]> {
  const [entries, changes] = [await listEntries(tx, enquiryId), await listChanges(tx, enquiryId)];
  return [...entries, ...changes].sort((one, other) => one.at.getTime() - other.at.getTime());
}

interface EntryRow {
  id: string;
  enquiry_id: string;
  kind: 'note' | 'reply' | 'transfer';
  text: Buffer;
  to_office: Office | null;
  mail_state: EnquiryReply['mailState'] | null;
  author: string | null;
  at: Date;
}

async function listEntries(tx: Tx, enquiryId: string): Promise<TimelineEntry[]> {
  const { rows } = await sql<EntryRow>`
    select entry.id, entry.enquiry_id, kind, text, to_office, full_name as author, entry.created_at as at, mails.state as mail_state
    from enquiry_entries as entry left join profiles on profiles.id = author_id left join mails on mails.id = mail_id
    where entry.enquiry_id = ${enquiryId}`.execute(tx);
  return rows.map((row): TimelineEntry => {
    const { id, author, at } = row;
    const text = tx.unsealOrNull(entryContext(row), row.text);
    const written = { id, author, at, text, language: detectLanguage(text) };
    if (row.to_office) return { kind: 'transfer', ...written, office: row.to_office };
    if (row.kind !== 'reply') return { kind: 'note', ...written };
    return { kind: 'reply', ...written, mailState: row.mail_state ?? 'sent' };
  });
}

interface ChangeRow {
  id: string;
  act: string;
  details: Partial<Record<'from' | 'to' | 'consultationOn', string | null>>;
  author: string | null;
  owner: string | null;
  at: Date;
}

async function listChanges(tx: Tx, enquiryId: string): Promise<TimelineEntry[]> {
  const { rows } = await sql<ChangeRow>`
    select change.id::text, act, details, actor.full_name as author, owner.full_name as owner, happened_at::timestamptz(3) as at
    from enquiry_changes(${enquiryId}) as change left join profiles as actor on actor.id = actor_id
      left join profiles as owner on act = 'enquiry owner changed' and owner.id::text = details ->> 'to'
    order by change.id`.execute(tx);
  return rows.flatMap(({ act, details, owner, ...happened }): TimelineEntry[] => {
    if (act === 'enquiry recorded') return [{ kind: 'recorded', ...happened }];
    if (act === 'enquiry owner changed') return [{ kind: 'owner', ...happened, owner }];
    const [from, to] = [stateNamed(details.from), stateNamed(details.to)];
    return from && to ? [{ kind: 'state', ...happened, from, to, consultationOn: details.consultationOn ?? null }] : [];
  });
}

/** Undefined for a status that another release wrote. */
const stateNamed = (text: string | null | undefined): EnquiryState | undefined =>
  enquiryStates.find((state) => state === text);
