import { z } from 'zod';
import { pushLimits } from './push.ts';

const base64Url = (bytes: number) => z.base64url().refine((text) => Buffer.from(text, 'base64url').length === bytes);

/** What a browser tells about itself (W3C Push API): no person reads its errors. */
export const PushSubscriptionSchema = z.object({
  endpoint: z.url().max(pushLimits.endpointLength),
  keys: z.object({ p256dh: base64Url(65), auth: base64Url(16) }),
});

export type BrowserSubscription = z.infer<typeof PushSubscriptionSchema>;
