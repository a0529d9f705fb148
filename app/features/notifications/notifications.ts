/** When a person is told of new messages by mail. @see PD-31 */
export const messageMails = ['immediate', 'daily', 'off'] as const;
export type MessageMails = (typeof messageMails)[number];

/** From then until then mails wait; times of day such as `22:00` in the person's time zone. */
export interface QuietHours {
  from: string;
  until: string;
}

export interface NotificationSettings {
  messageMails: MessageMails;
  quietHours: QuietHours | null;
  /** IANA name. */
  timeZone: string;
}

/** The full hours of a day: `00:00` to `23:00`. */
export const quietTimes: readonly string[] = Array.from(
  { length: 24 },
  (_, hour) => `${`${hour}`.padStart(2, '0')}:00`,
);
