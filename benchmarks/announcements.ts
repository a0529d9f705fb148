import { createHash, randomUUID } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type pg from 'pg';
import { openSessions } from '#database/samples/accounts.ts';
import { addAnnouncement } from '#database/samples/announcements.ts';
import { asOwnerOf, insertRows } from '#database/samples/insert-rows.ts';
import { addStudents } from '#database/samples/students.ts';
import { countReaders, listReaders } from '#features/announcements/announcement-readers.server.ts';
import { listAnnouncements } from '#features/announcements/announcements.server.ts';
import { readerList } from '#features/announcements/announcements.ts';
import { publishAnnouncement } from '#features/announcements/publish-announcement.server.ts';
import { listSentAnnouncements } from '#features/announcements/sent-announcements.server.ts';
import { countUnread } from '#features/notifications/count-unread.server.ts';
import { makePushKeysOnce } from '#features/push/push-keys.server.ts';
import { subscriptionContext } from '#features/push/sealed-push.server.ts';
import { sendPush } from '#features/push/send-push.server.ts';
import type { PersonTx } from '#platform/database.server.ts';
import { parseListQuery } from '#platform/lists.ts';
import type { Keyring } from '#platform/sealing.server.ts';
import { makePushBrowser, type PushService, startPushService } from '#tests/support/push-service.ts';
import { withBenchmarkDatabase } from './benchmark-database.ts';
import { cpuOf, cpuOnceOf } from './database-time.ts';
import { report } from './figures.ts';
import { addPeople } from './school.ts';

/* Announcements to 5,000 guardians with a browser each: publishing, lists, counts and push notifications. CPU time of
   PostgreSQL (Linux only). @see PD-66, PD-74 */

const guardianCount = 5_000;
const announcementCount = 200;

await withBenchmarkDatabase(async ({ owner, keyring }) => {
  const [adminId = ''] = await addPeople(owner, 'admin', 1);
  const guardianIds = await addPeople(owner, 'parent', guardianCount);
  await addStudents(
    asOwnerOf(owner),
    guardianIds.map((parentId, index) => ({ fullName: `Pupil ${index}`, number: `S-${10_000 + index}`, parentId })),
  );
  const service = await startPushService();
  try {
    await addBrowsers(owner, { keyring, service, guardianIds });
    await owner.query('vacuum analyze');
    for (const isUrgent of [false, true]) await measurePublishing(adminId, isUrgent);
    await measurePushes(service, guardianIds);
    await measureLists(owner, { keyring, adminId, guardianId: guardianIds[0] ?? '' });
  } finally {
    await service.stop();
  }
});

interface Browsers {
  keyring: Keyring;
  service: PushService;
  guardianIds: readonly string[];
}

async function addBrowsers(owner: pg.Client, { keyring, service, guardianIds }: Browsers): Promise<void> {
  await makePushKeysOnce();
  await openSessions(asOwnerOf(owner), [...guardianIds]);
  const { rows } = await owner.query<{ id: string; person_id: string }>('select id, person_id from accounts.sessions');
  const types = {
    id: 'uuid',
    person_id: 'uuid',
    session_id: 'uuid',
    endpoint_hash: 'bytea',
    sealed_subscription: 'bytea',
  };
  const browsers = rows.map(({ id: session_id, person_id }) => {
    const id = randomUUID();
    const { subscription } = makePushBrowser(`${service.origin}/${id}`);
    return {
      id,
      person_id,
      session_id,
      endpoint_hash: createHash('sha256').update(subscription.endpoint).digest(),
      sealed_subscription: keyring.seal(subscriptionContext(id), JSON.stringify(subscription)),
    };
  });
  await insertRows(asOwnerOf(owner), 'push_subscriptions', types, browsers);
}

async function measurePublishing(adminId: string, isUrgent: boolean): Promise<void> {
  const texts = [
    { language: 'en' as const, title: 'No lessons tomorrow', body: 'The school is closed.', question: null },
  ];
  const announcement = { audience: 'families' as const, choices: [], requestId: randomUUID(), texts, isUrgent };
  const value = await cpuOnceOf(adminId, (tx) => publishAnnouncement(tx, announcement));
  const what = `Publishing ${isUrgent ? 'urgently ' : ''}to 5,000 guardians with browsers`;
  report({ what, value, unit: 'ms', atMost: 2_000 });
}

/** Megabytes of objects and buffers after a garbage collection. */
function usedMegabytes(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
}

/** The queue calls the same function for each person. */
async function measurePushes(service: PushService, guardianIds: readonly string[]): Promise<void> {
  let half = 0;
  let sent = 0;
  for (const [index, id] of guardianIds.entries()) {
    await sendPush(id, 'announcements', 'https://school.example');
    sent += service.received.size;
    service.received.clear();
    if (index === guardianIds.length / 2) half = usedMegabytes();
  }
  const growth = usedMegabytes() - half;
  report({ what: 'Push notifications sent', value: sent, unit: 'browsers', atLeast: guardianCount });
  report({
    what: 'Push notifications: memory in use at the end above that at half',
    value: growth,
    unit: 'MB',
    atMost: 5,
  });
}

interface Lists {
  keyring: Keyring;
  adminId: string;
  guardianId: string;
}

async function measureLists(owner: pg.Client, { keyring, adminId, guardianId }: Lists): Promise<void> {
  const { rows } = await owner.query<{ id: string }>('select id from announcements limit 1');
  for (let added = 2; added < announcementCount; added++)
    await addAnnouncement(asOwnerOf(owner), keyring, { authorId: adminId });
  await owner.query('vacuum analyze');
  const page = { language: 'en' as const, after: null, size: 20 };
  const lists: Record<string, [string, (tx: PersonTx) => Promise<unknown>]> = {
    'Announcements of a reader': [guardianId, (tx) => listAnnouncements(tx, page)],
    'Announcements of their author': [adminId, (tx) => listSentAnnouncements(tx, page)],
    'Unread messages and announcements': [guardianId, countUnread],
  };
  for (const parameters of ['', 'sort=read', 'sort=confirmed', 'state=unread', 'search=amina']) {
    const query = parseListQuery(readerList, new URLSearchParams(`announcement=${rows[0]?.id}&${parameters}`));
    lists[`Readers ${parameters || 'by name'}: first page`] = [adminId, (tx) => listReaders(tx, query)];
    lists[`Readers ${parameters || 'by name'}: count`] = [adminId, (tx) => countReaders(tx, query)];
  }
  for (const [what, [reader, work]] of Object.entries(lists))
    report({ what, value: await cpuOf(reader, work), unit: 'ms', atMost: 40 });
}
