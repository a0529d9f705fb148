import type { Job } from 'graphile-worker';
import { z } from 'zod';
import { deliverWaitingMail, type MailParts } from '#features/mails/deliver-mail.server.ts';

const PayloadSchema = z.object({ mailId: z.uuid() });

/** Delivers a mail; one that cannot be delivered at the last attempt counts as failed. */
export function sendMail(
  payload: unknown,
  parts: MailParts,
  { attempts, max_attempts }: Pick<Job, 'attempts' | 'max_attempts'>,
): Promise<void> {
  return deliverWaitingMail(PayloadSchema.parse(payload).mailId, parts, attempts >= max_attempts);
}
