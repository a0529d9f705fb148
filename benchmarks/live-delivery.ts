import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openSessions } from '#database/samples/accounts.ts';
import { asOwnerOf } from '#database/samples/insert-rows.ts';
import { percentile, report } from './figures.ts';
import { addPeople, addSealedMessages, residentMegabytes, startSchool } from './school.ts';
import type { FromTabs, SeenCount, Tabs } from './stream-clients.ts';

/* 200 people with 1,000 open tabs and 20 messages per second sent through the form: time from a message's commit
   until the receiver's tab has the new unread count. Each message refreshes five tabs each of receiver and sender.
   Starts at `created_at`, the beginning of the transaction, slightly before the commit. */

const peopleCount = 200;
const streamsPerToken = 5;
const messagesPerSecond = 20;
const seconds = { idle: 10, warmUp: 5, measured: 30, rest: 3 };
/** Existing messages per person, so that every page's list is full. */
const messagesBefore = 50;
let refused = 0;

const school = await startSchool();
try {
  await sleep(seconds.idle * 1000);
  const { processId } = school.server;
  report({ what: 'Memory of the server, idle', value: await residentMegabytes(processId), unit: 'MB', atMost: 175 });
  await measureDelivery(processId);
} finally {
  await school.stop();
}

async function measureDelivery(processId: number): Promise<void> {
  const ids = await seedFamilies();
  const tokens = await openSessions(asOwnerOf(school.owner), ids);
  const seen: SeenCount[] = [];
  const tabs = await openTabs({ origin: school.server.origin, tokens, streamsPerToken }, seen);
  try {
    report({ what: 'Open streams', value: peopleCount * streamsPerToken, unit: '' });
    report({ what: 'Memory of the server, streams open', value: await residentMegabytes(processId), unit: 'MB' });
    await sendMessages(tokens, ids, seconds.warmUp);
    const from = new Date();
    const memory = await sendMessages(tokens, ids, seconds.measured, () => residentMegabytes(processId));
    await sleep(seconds.rest * 1000);
    await reportDelays(ids, seen, from);
    report({ what: 'Memory of the server under this load', value: Math.max(...memory), unit: 'MB', atMost: 450 });
  } finally {
    tabs.kill();
  }
}

async function seedFamilies(): Promise<string[]> {
  const ids = await addPeople(school.owner, 'parent', peopleCount);
  const messages = ids.flatMap((to, person) =>
    Array.from({ length: messagesBefore / 2 }, (_, index) => ({
      from: ids[(person + index + 1) % peopleCount] ?? '',
      to,
      isRead: true,
      sentAt: new Date(Date.now() - (index + 1) * 3_600_000),
    })),
  );
  await addSealedMessages(school.owner, school.keyring, messages);
  return ids;
}

async function openTabs(tabs: Tabs, seen: SeenCount[]): Promise<ChildProcess> {
  const child = fork(path.join(import.meta.dirname, 'stream-clients.ts'));
  child.send(tabs);
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error('The process with the tabs ended')));
    child.on('message', (message: FromTabs) => {
      if ('seen' in message) seen.push(...message.seen);
      else resolve();
    });
  });
  return child;
}

/** @returns the values of `measure`, called once per second */
async function sendMessages<Value>(
  tokens: string[],
  ids: string[],
  forSeconds: number,
  measure?: () => Promise<Value>,
): Promise<Value[]> {
  const sending: Promise<void>[] = [];
  const measured: Value[] = [];
  const startedAt = performance.now();
  for (let count = 0; count < forSeconds * messagesPerSecond; count += 1) {
    await sleep(Math.max(0, startedAt + (1000 * count) / messagesPerSecond - performance.now()));
    const sender = Math.floor(Math.random() * peopleCount);
    const receiver = (sender + 1 + Math.floor(Math.random() * (peopleCount - 1))) % peopleCount;
    sending.push(sendMessage(tokens[sender] ?? '', ids[receiver] ?? ''));
    if (measure && count % messagesPerSecond === 0) measured.push(await measure());
  }
  await Promise.all(sending);
  return measured;
}

async function sendMessage(token: string, receiverId: string): Promise<void> {
  const { origin } = school.server;
  const response = await fetch(`${origin}/inbox`, {
    method: 'POST',
    headers: { Cookie: `session=${token}`, Origin: origin },
    body: new URLSearchParams({ receiverId, subject: 'A question', body: 'Is it today?', requestId: randomUUID() }),
    redirect: 'manual',
  });
  if (response.status !== 303) refused += 1;
  await response.body?.cancel();
}

/** The n-th unread message has arrived once a tab reports n or more. */
async function reportDelays(ids: string[], seen: SeenCount[], from: Date): Promise<void> {
  const { rows } = await school.owner.query<{ receiver_id: string; created_at: Date; place: string }>(
    `select receiver_id, created_at, row_number() over (partition by receiver_id order by created_at, id) as place
     from messages where not read`,
  );
  const byPerson = Map.groupBy(
    seen.toSorted((one, other) => one.at - other.at),
    ({ person }) => ids[person],
  );
  const measured = rows.filter(({ created_at }) => created_at >= from);
  const delays = measured.flatMap(({ receiver_id, created_at, place }) => {
    const first = byPerson.get(receiver_id)?.find(({ unreadCount }) => unreadCount >= Number(place));
    return first ? [first.at - created_at.getTime()] : [];
  });
  report({ what: 'Messages sent', value: measured.length, unit: '' });
  report({ what: 'Messages refused', value: refused, unit: '', atMost: 0 });
  report({ what: 'Messages without a badge update', value: measured.length - delays.length, unit: '', atMost: 0 });
  report({ what: 'Commit to badge: median', value: percentile(delays, 50), unit: 'ms' });
  report({ what: 'Commit to badge: p99', value: percentile(delays, 99), unit: 'ms', atMost: 250 });
}
