import type { QueryOf } from '#platform/lists.ts';

/** The log has no bound, and counting 100,000 rows takes longer than reading a page. */
export const maxCounted = 1_000;

/** Events by the kind that the log can be filtered by; those of `security` expire like IT logs. @see R12 @see content §9 */
export const auditEvents = {
  accounts: [
    'account created',
    'account suspended',
    'account reactivated',
    'account role changed',
    'account name changed',
    'temporary password set',
    'temporary password requested',
    'invitation sent',
    'invitation accepted',
    'email changed',
    'account erased',
    'merge requested',
    'merge confirmed',
    'merge cancelled',
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
    'calendar feed added',
    'calendar feed removed',
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
    'safety details changed',
    'safety details confirmed',
    'safety details read',
    'court order changed',
    'court order confirmed',
    'year end completed',
    'year end undone',
  ],
  offices: ['office assigned', 'office handed over'],
  announcements: [
    'announcement published',
    'announcement scheduled',
    'announcement corrected',
    'announcement withdrawn',
    'announcement reminded',
  ],
  meetings: [
    'meeting times offered',
    'meeting times withdrawn',
    'meeting booked',
    'meeting moved',
    'meeting cancelled',
  ],
  courses: [
    'course added',
    'course changed',
    'course archived',
    'course restored',
    'course members changed',
    'course rules changed',
    'lesson changed',
    'register taken',
    'register corrected',
    'absence explained',
    'holiday changed',
    'other school hours changed',
  ],
  facts: ['school fact published', 'school fact removed'],
  reports: ['report published', 'report setting changed'],
  consents: [
    'consent asked',
    'consent changed',
    'consent reminded',
    'consent closed',
    'consent answered',
    'consent withdrawn',
  ],
  enquiries: [
    'enquiry received',
    'enquiry recorded',
    'enquiry state changed',
    'enquiry owner changed',
    'enquiry note added',
    'enquiry answered',
    'enquiry passed on',
    'enquiries deleted',
  ],
  exports: ['list exported', 'records imported', 'several records changed'],
  privacy: [
    'records deleted',
    'record kept longer',
    'data downloaded',
    'privacy request made',
    'privacy request answered',
    'absence note erased',
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

export const isAuditKind = (choice: AuditKind | AuditEvent): choice is AuditKind => choice in auditEvents;

/** Security events have a chain of hashes of their own, because they expire. @see ADR-27 */
export const auditChains = ['acts', 'security'] as const;

export const auditSubjects = [
  'account',
  'student',
  'enquiry',
  'concern',
  'office',
  'report',
  'report setting',
  'privacy request',
  'school fact',
  'year end',
  'policy version',
  'consent',
  'announcement',
  'course',
  'holiday',
  'meeting offer',
  'meeting',
] as const;
export type AuditSubject = (typeof auditSubjects)[number];

/** Also those that the database writes. */
export const auditDetailKeys = [
  'academicMentorId',
  'accounts',
  'act',
  'answer',
  'attempts',
  'audience',
  'cause',
  'changed',
  'consent',
  'consultationOn',
  'count',
  'days',
  'deputyId',
  'duplicate',
  'fact',
  'formerDeputyId',
  'formerHolderId',
  'from',
  'guardianId',
  'holderId',
  'into',
  'kind',
  'left',
  'leftOut',
  'list',
  'method',
  'moved',
  'network',
  'networks',
  'new',
  'office',
  'outcome',
  'parameters',
  'parentId',
  'path',
  'policy',
  'reason',
  'relation',
  'rights',
  'role',
  'rule',
  'sessions',
  'table',
  'terms',
  'to',
  'unchanged',
  'until',
  'version',
  'wellbeingCoachId',
] as const;
export type AuditDetailKey = (typeof auditDetailKeys)[number];

/** Why a session ended or a sign-in failed. */
export const securityReasons = [
  'account erased',
  'account suspended',
  'accounts merged',
  'counter of the passkey',
  'email change refused',
  'email corrected',
  'password changed',
  'role changed',
  'second factor changed',
  'second factors removed',
  'signed out elsewhere',
  'temporary password expired',
  'temporary password set',
  'too many sessions',
  'wrong code',
  'wrong password',
] as const;

export interface AuditRow {
  id: string;
  happenedAt: Date;
  /** Usually one of `auditEvents`; other releases may have written others. */
  event: string;
  /** Null: the command line, a job, or a visitor. */
  actor: { id: string; fullName: string | null } | null;
  subject: { type: string; id: string; name: string | null } | null;
  details: AuditDetail[];
}

/** A stored detail. `key` is usually one of `auditDetailKeys`. */
export interface AuditDetail {
  key: string;
  values: { text: string; isName: boolean }[];
}

/** The same in every language, for programs: `changed: fullName, currentLevel`. */
export const storedText = ({ key, values }: AuditDetail): string =>
  `${key}: ${values.map(({ text }) => text).join(', ')}`;

/**
 * `kind`: a kind or one event; `person`: who did it; `record`: the account, student or enquiry it was done to; `mail`:
 * removed accounts, if a mail about the removal was not delivered.
 */
export const auditList = {
  filters: {
    kind: [...auditKinds, ...Object.values(auditEvents).flat()],
    person: 'id',
    record: 'id',
    from: 'date',
    to: 'date',
    mail: ['failed'],
  },
  sorts: ['time'],
  defaultSort: '-time',
  cursor: 'number',
} as const;
export type AuditQuery = QueryOf<typeof auditList>;
