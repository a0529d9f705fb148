/** @see PD-31 */
export const messageMails = ['immediate', 'daily', 'off'] as const;
export type MessageMails = (typeof messageMails)[number];

/** Times of day such as `22:00` in the person's time zone. */
export interface QuietHours {
  from: string;
  until: string;
}

export interface NotificationSettings {
  messageMails: MessageMails;
  reportMails: MessageMails;
  feedbackMails: MessageMails;
  quietHours: QuietHours | null;
  timeZone: string;
}

export const quietTimes: readonly string[] = Array.from(
  { length: 24 },
  (_, hour) => `${`${hour}`.padStart(2, '0')}:00`,
);
