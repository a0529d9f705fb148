import type { WriteTx } from '../../platform/doors.server.ts';

/** What the audit log knows to name; the past tense of the act. */
export type Act =
  | 'account created'
  | 'account suspended'
  | 'account reactivated'
  | 'account role changed'
  | 'temporary password set'
  | 'password changed'
  | 'student added'
  | 'student changed'
  | 'student archived'
  | 'student restored'
  | 'enquiry received'
  | 'enquiry state changed'
  | 'enquiries deleted';

/**
 * Events of sign-in and access, which functions of the database write: kept for as long as IT logs, while acts are kept with
 * the records that they are about. @see R12 @see content §9
 */
export const securityEvents = [
  'signed in',
  'signed out',
  'sign-in failed',
  'sign-in locked',
  'session revoked',
  'access denied',
] as const;

export interface AuditEntry {
  /** Null at the command line. */
  actorId: string | null;
  act: Act;
  subject: { type: 'account' | 'student' | 'enquiry'; id: string };
  /** Names of changed fields, a role: never a password, a text or a child's name. */
  details?: Record<string, string | string[] | null>;
}

/** Writes who did what to whom, in the transaction of the act itself. */
export async function recordAct(tx: WriteTx, { actorId, act, subject, details = {} }: AuditEntry): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({
      actor_id: actorId,
      act,
      subject_type: subject.type,
      subject_id: subject.id,
      details: JSON.stringify(details),
    })
    .execute();
}
