import type { MailChoice, MailTiming } from '#content/notice-events.ts';

/** Times of day such as `22:00` in the person's time zone. @see PD-31 */
export interface QuietHours {
  from: string;
  until: string;
}

export interface NotificationSettings extends Record<MailChoice, MailTiming> {
  quietHours: QuietHours | null;
  timeZone: string;
}

export const quietTimes: readonly string[] = Array.from(
  { length: 24 },
  (_, hour) => `${`${hour}`.padStart(2, '0')}:00`,
);
