import type { WriteTx } from '../../platform/database.server.ts';

export type AuditEvent =
  | 'account created'
  | 'account suspended'
  | 'account reactivated'
  | 'account role changed'
  | 'temporary password set'
  | 'authenticator app added'
  | 'authenticator app removed'
  | 'recovery codes replaced'
  | 'second factors removed'
  | 'password changed'
  | 'password reset'
  | 'email changed'
  | 'invitation sent'
  | 'invitation accepted'
  | 'student added'
  | 'student changed'
  | 'student archived'
  | 'student restored'
  | 'guardian added'
  | 'guardian changed'
  | 'guardian restricted'
  | 'guardian restored'
  | 'guardian removed'
  | 'office assigned'
  | 'enquiry received'
  | 'enquiry state changed'
  | 'enquiries deleted'
  | 'list exported';

/** Written by database functions; retained like IT logs. @see R12 @see content §9 */
export const securityEvents = [
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
] as const;

export interface AuditEntry {
  actorId: string | null;
  event: AuditEvent;
  subject: { type: 'account' | 'student' | 'enquiry' | 'office'; id: string };
  /** Names of changed fields or a role: never a password, a text or a child's name. */
  details?: Record<string, string | string[] | null>;
}

export async function recordAuditEvent(
  tx: WriteTx,
  { actorId, event, subject, details = {} }: AuditEntry,
): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({
      actor_id: actorId,
      act: event,
      subject_type: subject.type,
      subject_id: subject.id,
      details: JSON.stringify(details),
    })
    .execute();
}
