import { sql } from 'kysely';
import type { WriteTx } from '#platform/database.server.ts';
import type { NotificationChoice } from './notifications.schema.ts';

/** A waiting mail moves to its new time or is deleted. @see PD-31 */
export async function chooseNotifications(tx: WriteTx, choice: NotificationChoice): Promise<void> {
  const { messageMails, reportMails, feedbackMails, quietFrom, quietUntil } = choice;
  await sql`select accounts.choose_notifications(
    ${messageMails}, ${quietFrom || null}::time, ${quietUntil || null}::time)`.execute(tx);
  if (reportMails) await sql`select accounts.choose_student_mails('reports', ${reportMails})`.execute(tx);
  if (feedbackMails) await sql`select accounts.choose_student_mails('feedback', ${feedbackMails})`.execute(tx);
}
