import { z } from 'zod';
import { deliverWaitingMail, type MailParts } from '../app/features/mails/deliver-mail.server.ts';

const PayloadSchema = z.object({ mailId: z.uuid() });

/** @param isLastTry marks the mail as failed if it cannot be delivered now */
export function sendMail(payload: unknown, parts: MailParts, isLastTry: boolean): Promise<void> {
  return deliverWaitingMail(PayloadSchema.parse(payload).mailId, parts, isLastTry);
}
