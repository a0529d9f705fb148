/**
 * Numbers of the advisory locks, arbitrary but unique in a database. SQL scripts use 7_240_121 (sealing of the audit log),
 * 7_240_122 (reminders of enquiries), 7_240_124 (reminders of concerns) and 7_240_161 (publication of policies).
 */
export const advisoryLocks = {
  firstStart: 7_240_117,
  start: 7_240_118,
  testTemplate: 7_240_119,
  rotation: 7_240_120,
  demo: 7_240_123,
} as const;
