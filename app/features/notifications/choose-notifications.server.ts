import { sql } from 'kysely';
import type { WriteTx } from '#platform/database.server.ts';
import type { NotificationChoice } from './notifications.schema.ts';

/** A waiting mail moves to its new time or is deleted. @see PD-31 */
export async function chooseNotifications(tx: WriteTx, choice: NotificationChoice): Promise<void> {
  const { quietFrom, quietUntil, ...mailChoices } = choice;
  await sql`select accounts.choose_notifications(
    ${JSON.stringify(mailChoices)}::jsonb, ${quietFrom || null}::time, ${quietUntil || null}::time)`.execute(tx);
}
