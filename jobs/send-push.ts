import { z } from 'zod';
import { type PushKind, pushTexts } from '#content/push-texts.ts';
import { sendPush } from '#features/push/send-push.server.ts';

const PayloadSchema = z.object({
  personId: z.uuid(),
  kind: z.custom<PushKind>((kind) => typeof kind === 'string' && Object.hasOwn(pushTexts, kind)),
});

/** Sends the push notification about one kind of news to the browsers of a person. */
export function sendPushTask(payload: unknown, origin: string): Promise<void> {
  const { personId, kind } = PayloadSchema.parse(payload);
  return sendPush(personId, kind, origin);
}
