import { data } from 'react-router';
import { PushSubscriptionSchema } from '#features/push/push.schema.ts';
import { isPushService } from '#features/push/push.ts';
import { subscribe, unsubscribe } from '#features/push/subscribe.server.ts';
import { onlyText } from '#forms/parse-form.server.ts';
import { sessionToken, writeForSession } from '#http/session.server.ts';
import { servicesContext } from '#platform/request-context.server.ts';
import type { Route } from './+types/subscription.ts';

export const loader = () => {
  throw data(null, { status: 405, headers: { Allow: 'POST' } });
};

/** Turns push notifications on in this browser, or off without `endpoint`. @see PD-74 */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const form = await request.formData();
  const token = sessionToken(context) ?? '';
  if (!form.has('endpoint')) {
    await writeForSession(context, (tx) => unsubscribe(tx, token));
    return Response.json({ isOn: false });
  }
  const [endpoint, p256dh, auth] = ['endpoint', 'p256dh', 'auth'].map((name) => onlyText(form, name));
  const parsed = PushSubscriptionSchema.safeParse({ endpoint, keys: { p256dh, auth } });
  if (!parsed.success || !isPushService(parsed.data.endpoint, context.get(servicesContext).pushServices))
    return Response.json({ error: 'malformed' }, { status: 400 });
  const isOn = await writeForSession(context, (tx) => subscribe(tx, token, parsed.data));
  return Response.json({ isOn }, { status: isOn ? 200 : 401 });
}
