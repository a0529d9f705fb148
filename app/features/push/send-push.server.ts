import { sql } from 'kysely';
import { href } from 'react-router';
import webPush from 'web-push';
import { defaultLanguage, isLanguage } from '#content/languages.ts';
import { type PushKind, pushTexts } from '#content/push-texts.ts';
import { school } from '#content/school.ts';
import { job, type WriteTx, writeAs } from '#platform/database.server.ts';
import { log } from '#platform/log.server.ts';
import { type BrowserSubscription, PushSubscriptionSchema } from './push.schema.ts';
import { getPushKeys, type PushKeys } from './push-keys.server.ts';
import { subscriptionContext } from './sealed-push.server.ts';

const pushJob = job('send-push');
const timeoutMilliseconds = 10_000;
const day = 24 * 3_600;

/** The page that a notification opens. */
const pages: Record<PushKind, string> = {
  messages: href('/inbox'),
  'office-messages': href('/office-messages'),
  reports: href('/parent-dashboard'),
  feedback: href('/parent-dashboard'),
  absences: href('/parent-dashboard'),
  policies: href('/account/policies'),
  announcements: href('/announcements'),
  'unexplained-absences': href('/parent-dashboard/attendance'),
  lessons: href('/parent-dashboard'),
  'lesson-plans': href('/parent-dashboard'),
  urgent: href('/announcements'),
  safety: href('/parent-dashboard'),
  consents: href('/parent-dashboard/consents'),
  meetings: href('/meetings'),
  safeguarding: href('/safeguarding'),
};

/** What the service worker shows. */
export interface PushContent {
  title: string;
  body: string;
  path: string;
  lang: string;
  /** A notification replaces the former one of its kind. */
  tag: PushKind;
}

interface Prepared {
  keys: PushKeys;
  content: PushContent;
  browsers: { id: string; subscription: BrowserSubscription }[];
}

/**
 * Sends a notification to each browser of a person, without content, unless nothing is new any more.
 * @param origin of the portal, where a push service can ask
 * @throws if a push service failed for a while: the queue tries again @see PD-74
 */
export async function sendPush(personId: string, kind: PushKind, origin: string): Promise<void> {
  const prepared = await writeAs(pushJob, (tx) => preparePush(tx, personId, kind));
  if (!prepared) return;
  const failures = [];
  for (const { id, subscription } of prepared.browsers) {
    const status = await post(subscription, prepared, origin).catch((error: unknown) => String(error));
    if (status === 404 || status === 410) await writeAs(pushJob, (tx) => forget(tx, id));
    else if (typeof status === 'string' || status === 429 || status >= 500) failures.push(status);
    else if (status >= 300) log.warn({ status }, 'a push service refused a notification');
  }
  if (failures.length > 0) throw new Error(`Push services failed: ${failures.join(', ')}`);
}

async function preparePush(tx: WriteTx, personId: string, kind: PushKind): Promise<Prepared | null> {
  const { rows: due } = await sql<{ open: boolean }>`select open_push(${personId}, ${kind}) as open`.execute(tx);
  if (!due[0]?.open) return null;
  const { rows } = await sql<{ id: string; sealed: Buffer; language: string | null }>`
    select id, sealed_subscription as sealed, language from push_subscriptions_of(${personId})`.execute(tx);
  const [first] = rows;
  if (!first) return null;
  const lang = isLanguage(first.language) ? first.language : defaultLanguage;
  return {
    keys: await getPushKeys(tx),
    content: { title: school.shortName, body: pushTexts[kind][lang], path: pages[kind], lang, tag: kind },
    browsers: rows.map(({ id, sealed }) => ({
      id,
      subscription: PushSubscriptionSchema.parse(JSON.parse(tx.unseal(subscriptionContext(id), sealed))),
    })),
  };
}

/** Returns the status of the push service. */
async function post(subscription: BrowserSubscription, { keys, content }: Prepared, origin: string): Promise<number> {
  const { endpoint, method, headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(content), {
    // push services accept only https and mailto
    vapidDetails: { subject: origin.startsWith('https:') ? origin : 'mailto:office@localhost', ...keys },
    TTL: day,
    topic: content.tag,
    urgency: content.tag === 'safeguarding' || content.tag === 'urgent' ? 'high' : 'normal',
  });
  const response = await fetch(endpoint, {
    method,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
    body: body && new Uint8Array(body),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMilliseconds),
  });
  await response.body?.cancel();
  return response.status;
}

async function forget(tx: WriteTx, id: string): Promise<void> {
  await sql`select delete_push_subscription(${id})`.execute(tx);
}
