import type { QueryOf } from '../../platform/lists.ts';

/** The log has no bound, and counting 100,000 rows takes longer than reading a page. */
export const mostCounted = 1_000;

/** Events by the kind that the log can be filtered by; those of `security` expire like IT logs. @see R12 @see content §9 */
export const auditEvents = {
  accounts: [
    'account created',
    'account suspended',
    'account reactivated',
    'account role changed',
    'account name changed',
    'temporary password set',
    'invitation sent',
    'invitation accepted',
    'email changed',
    'account erased',
    'accounts merged',
  ],
  credentials: [
    'password changed',
    'password reset',
    'authenticator app added',
    'authenticator app removed',
    'passkey added',
    'passkey removed',
    'recovery codes replaced',
    'second factors removed',
  ],
  students: [
    'student added',
    'student changed',
    'student archived',
    'student restored',
    'guardian added',
    'guardian changed',
    'guardian restricted',
    'guardian restored',
    'guardian removed',
    'year end completed',
    'year end undone',
  ],
  offices: ['office assigned'],
  facts: ['school fact published', 'school fact removed'],
  reports: ['report published', 'report setting changed'],
  enquiries: [
    'enquiry received',
    'enquiry state changed',
    'enquiry owner changed',
    'enquiry note added',
    'enquiry answered',
    'enquiries deleted',
  ],
  exports: ['list exported', 'records imported'],
  privacy: [
    'records deleted',
    'record kept longer',
    'data downloaded',
    'privacy request made',
    'privacy request answered',
    'policy acknowledged',
  ],
  security: [
    'signed in',
    'signed out',
    'sign-in failed',
    'sign-in locked',
    'session revoked',
    'recovery code used',
    'password reset requested',
    'email change requested',
    'email change cancelled',
    'access denied',
  ],
} as const;

export type AuditKind = keyof typeof auditEvents;
export type AuditEvent = (typeof auditEvents)[AuditKind][number];

export const auditKinds = Object.keys(auditEvents) as AuditKind[];

/** Security events have a chain of hashes of their own, because they expire. @see ADR-27 */
export const auditChains = ['acts', 'security'] as const;

export const auditSubjects = [
  'account',
  'student',
  'enquiry',
  'office',
  'report',
  'report setting',
  'privacy request',
  'school fact',
  'year end',
  'policy version',
] as const;
export type AuditSubject = (typeof auditSubjects)[number];

export interface AuditRow {
  id: string;
  happenedAt: Date;
  /** Usually one of `auditEvents`; other releases may have written others. */
  event: string;
  /** Null: the command line, a job, or a visitor. */
  actor: { id: string; fullName: string | null } | null;
  subject: { type: string; id: string; name: string | null } | null;
  /** Such as `changed: currentLevel`. */
  details: string[];
}

/** `person`: who did it; `record`: the account, student or enquiry it was done to. */
export const auditList = {
  filters: { kind: auditKinds, person: 'id', record: 'id', from: 'date', to: 'date' },
  sorts: ['time'],
  defaultSort: '-time',
  cursor: 'number',
} as const;
export type AuditQuery = QueryOf<typeof auditList>;
