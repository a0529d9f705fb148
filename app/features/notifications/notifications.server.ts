import { sql } from 'kysely';
import type { Tx } from '#platform/database.server.ts';
import type { MessageMails, NotificationSettings } from './notifications.ts';

interface SettingsRow {
  message_mails: MessageMails;
  report_mails: MessageMails;
  feedback_mails: MessageMails;
  quiet_from: string | null;
  quiet_until: string | null;
  time_zone: string;
}

export async function getNotificationSettings(tx: Tx): Promise<NotificationSettings> {
  const { rows } = await sql<SettingsRow>`
    select message_mails, report_mails, feedback_mails, to_char(quiet_from, 'HH24:MI') as quiet_from,
      to_char(quiet_until, 'HH24:MI') as quiet_until, time_zone
    from accounts.notification_settings(), accounts.student_mail_choices()`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('The account of the signed-in person does not exist');
  const { message_mails, report_mails, feedback_mails, quiet_from, quiet_until, time_zone } = row;
  const quietHours = quiet_from !== null && quiet_until !== null ? { from: quiet_from, until: quiet_until } : null;
  return {
    messageMails: message_mails,
    reportMails: report_mails,
    feedbackMails: feedback_mails,
    quietHours,
    timeZone: time_zone,
  };
}
