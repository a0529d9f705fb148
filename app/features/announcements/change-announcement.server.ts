import { sql } from 'kysely';
import type { PersonWriteTx } from '#platform/database.server.ts';
import { sqlState, sqlStates } from '#platform/database-errors.server.ts';
import { Refused } from '#platform/refused.server.ts';
import { recordAuditEvent } from '../audit/audit.server.ts';
import type { AnnouncementText } from './announcements.ts';
import { insertTexts } from './publish-announcement.server.ts';

export class ChangeRefused extends Refused<'gone' | 'changed meanwhile'> {}

interface Correction {
  id: string;
  /** The version that the form showed. */
  version: number;
  texts: readonly AnnouncementText[];
  /** Readers have to read and confirm it again, and get a mail. */
  asksAgain: boolean;
}

/** Replaces the texts by a new version. @throws ChangeRefused @see PD-66 */
export async function correctAnnouncement(
  tx: PersonWriteTx,
  { id, version, texts, asksAgain }: Correction,
): Promise<void> {
  await insertTexts(tx, { announcementId: id, version: version + 1, texts }).catch((error: unknown) => {
    // Also a second correction at the same moment.
    const isRefused = [sqlStates.insufficientPrivilege, sqlStates.uniqueViolation].some(
      (code) => code === sqlState(error),
    );
    throw isRefused ? new ChangeRefused('changed meanwhile', { cause: error }) : error;
  });
  const { rows } = await sql<{ outcome: ChangeRefused['reason'] | 'done' }>`
    select correct_announcement(${id}, ${version}, ${asksAgain}) as outcome`.execute(tx);
  const outcome = rows[0]?.outcome ?? 'gone';
  if (outcome !== 'done') throw new ChangeRefused(outcome);
  await recordAuditEvent(tx, {
    event: 'announcement corrected',
    subject: { type: 'announcement', id },
    details: { version: String(version + 1) },
  });
}

/** Readers no longer see it; it stays in the author's list. Idempotent. @throws ChangeRefused */
export async function withdrawAnnouncement(tx: PersonWriteTx, id: string): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('announcements')
    .set({ withdrawn_at: new Date() })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 1n)
    return recordAuditEvent(tx, { event: 'announcement withdrawn', subject: { type: 'announcement', id } });
  const own = await tx
    .selectFrom('announcements')
    .select('id')
    .where('id', '=', id)
    .where('author_id', '=', tx.me)
    .execute();
  if (own.length === 0) throw new ChangeRefused('gone');
}

export class ReminderRefused extends Refused<'gone' | 'too soon' | 'nobody'> {}

/** @throws ReminderRefused */
export async function remindOfAnnouncement(tx: PersonWriteTx, id: string): Promise<void> {
  const { rows } = await sql<{ outcome: ReminderRefused['reason'] | 'done' }>`
    select remind_of_announcement(${id}) as outcome`.execute(tx);
  const outcome = rows[0]?.outcome ?? 'gone';
  if (outcome !== 'done') throw new ReminderRefused(outcome);
  await recordAuditEvent(tx, { event: 'announcement reminded', subject: { type: 'announcement', id } });
}
