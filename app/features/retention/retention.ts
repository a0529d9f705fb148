/** Rules of the daily deletion, in the order in which they run. @see content §9 @see PD-56 */
export const retentionRules = [
  'enquiries',
  'otherMessages',
  'messageReports',
  'leavers',
  'closedAccounts',
  'privacyRequests',
  'acknowledgements',
  'announcements',
  'meetings',
  'lostMessages',
  'signInEvents',
  'devices',
  'notices',
  'mails',
  'unsentFiles',
  'formerSafetyDetails',
  'formerCourtOrders',
] as const;
export type RetentionRuleName = (typeof retentionRules)[number];

export interface RetentionRun {
  rule: RetentionRuleName;
  /** Null before the first run. */
  ranAt: Date | null;
  deleted: number;
}
