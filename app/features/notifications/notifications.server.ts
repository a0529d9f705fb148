import { sql } from 'kysely';
import type { MailChoice, MailTiming } from '#content/notice-events.ts';
import type { Tx } from '#platform/database.server.ts';
import type { NotificationSettings } from './notifications.ts';

interface SettingsRow {
  mail_choices: Record<MailChoice, MailTiming>;
  quiet_from: string | null;
  quiet_until: string | null;
  time_zone: string;
}

export async function getNotificationSettings(tx: Tx): Promise<NotificationSettings> {
  const { rows } = await sql<SettingsRow>`
    select mail_choices, to_char(quiet_from, 'HH24:MI') as quiet_from, to_char(quiet_until, 'HH24:MI') as quiet_until,
      time_zone
    from accounts.notification_settings()`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('The account of the signed-in person does not exist');
  const { mail_choices, quiet_from, quiet_until, time_zone } = row;
  const quietHours = quiet_from !== null && quiet_until !== null ? { from: quiet_from, until: quiet_until } : null;
  return { ...mail_choices, quietHours, timeZone: time_zone };
}
