import { createPublicKey, randomUUID, verify } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PushKind } from '#content/push-texts.ts';
import { addStudents } from '#database/samples/students.ts';
import { person, readAs, writeAs } from '#platform/database.server.ts';
import { tokenHash } from '#platform/tokens.server.ts';
import { deliverWaitingMails } from '#tests/support/deliver-mails.ts';
import { makePerson, openSession, type TestPerson } from '#tests/support/people.ts';
import { makePushBrowser, type PushBrowser, type PushService, startPushService } from '#tests/support/push-service.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { endSession } from '../accounts/end-sessions.server.ts';
import { markAnnouncementRead } from '../announcements/answer-announcement.server.ts';
import { publishAnnouncement } from '../announcements/publish-announcement.server.ts';
import { markRead } from '../messages/mark-message-read.server.ts';
import { sendMessage } from '../messages/send-message.server.ts';
import { isPushService } from './push.ts';
import { findPublicPushKey, makePushKeysOnce } from './push-keys.server.ts';
import { sendPush } from './send-push.server.ts';
import { isSubscribed, subscribe, unsubscribe } from './subscribe.server.ts';

let database: TestDatabase;
let service: PushService;
let mentor: TestPerson;
let mother: TestPerson;
let token: string;
let browser: PushBrowser;

beforeAll(async () => {
  database = await openTestDatabase();
  service = await startPushService();
  await Promise.all([makePushKeysOnce(), makePushKeysOnce()]);
  mentor = await makePerson(database, 'mentor', { fullName: 'Hana Sender' });
});
afterAll(async () => {
  await service.stop();
  await database.close();
});
beforeEach(async () => {
  service.received.clear();
  service.answers.length = 0;
  mother = await makePerson(database, 'parent');
  token = await openSession(database, mother.id);
  browser = await turnOn(mother, token);
});

async function turnOn(who: TestPerson, session: string, endpoint = `${service.origin}/${randomUUID()}`) {
  const made = makePushBrowser(endpoint);
  expect(await writeAs(person(who.id), (tx) => subscribe(tx, session, made.subscription))).toBe(true);
  return made;
}

const send = (to = mother) =>
  writeAs(person(mentor.id), (tx) =>
    sendMessage(tx, { receiverId: to.id, subject: 'A secret', body: 'A secret text.', requestId: randomUUID() }),
  );
const push = (kind: PushKind = 'messages', to = mother) => sendPush(to.id, kind, 'https://portal.example');
const isOn = (who = mother, session = token) => readAs(person(who.id), (tx) => isSubscribed(tx, session));
const receivedBy = ({ subscription }: PushBrowser) =>
  service.received.get(new URL(subscription.endpoint).pathname) ?? [];

interface Task {
  task: string;
  due: number;
}
const tasksOf = (who = mother) =>
  database.asOwner<Task>(
    `select task_identifier as task, round(extract(epoch from run_at - now()))::int as due from graphile_worker.jobs
     where key = 'send-push:messages:' || $1::text or key in (select 'send-mail:' || id from mails where person_id = $1::uuid)
     order by task`,
    [who.id],
  );

describe('A push notification', () => {
  // @see privacy-policy 6.2
  it('about a message holds its kind and page, and nothing of the message', async () => {
    await database.asOwner(`update accounts.people set language = 'fr' where id = $1`, [mother.id]);
    await send();
    await push();
    const [received] = receivedBy(browser);
    expect(received && browser.read(received)).toEqual({
      title: 'Meridian',
      body: 'Nouveau message dans l’espace famille',
      path: '/inbox',
      lang: 'fr',
      tag: 'messages',
    });
    expect(received?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: 'messages', ttl: '86400' });
  });

  it('is signed with the key that browsers got', async () => {
    await send();
    await push();
    const [, jwt = '', key = ''] =
      /^vapid t=(.*), k=(.*)$/.exec(receivedBy(browser)[0]?.headers.authorization ?? '') ?? [];
    expect(key).toBe(await readAs(person(mother.id), findPublicPushKey));
    const [head = '', claims = '', signature = ''] = jwt.split('.');
    const point = Buffer.from(key, 'base64url');
    const publicKey = createPublicKey({
      format: 'jwk',
      key: {
        kty: 'EC',
        crv: 'P-256',
        x: point.subarray(1, 33).toString('base64url'),
        y: point.subarray(33).toString('base64url'),
      },
    });
    const signed = Buffer.from(`${head}.${claims}`);
    const isValid = verify(
      'sha256',
      signed,
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    expect(isValid).toBe(true);
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      aud: service.origin,
      sub: 'https://portal.example',
    });
  });

  it('is due at once, and the mail about the same message five minutes later', async () => {
    await send();
    expect(await tasksOf()).toEqual([
      { task: 'send-mail', due: 300 },
      { task: 'send-push', due: 0 },
    ]);
  });

  it('replaces the mail if the message is read meanwhile', async () => {
    const id = await send();
    await push();
    expect(receivedBy(browser)).toHaveLength(1);
    await writeAs(person(mother.id), (tx) => markRead(tx, [id]));
    expect(await deliverWaitingMails(database, mother.id, 'new-messages')).toEqual([]);
    expect(await database.asOwner('select from mails where person_id = $1', [mother.id])).toEqual([]);
  });

  it('is not sent once the message is read', async () => {
    const id = await send();
    await writeAs(person(mother.id), (tx) => markRead(tx, [id]));
    await push();
    expect(receivedBy(browser)).toEqual([]);
  });

  it.each([
    [
      'has turned emails about messages off',
      `update accounts.people set mail_choices = '{"messageMails": "off"}' where id = $1`,
    ],
    ['is suspended', 'update profiles set suspended_at = now() where id = $1'],
  ])('is not sent to a person who %s', async (_, change) => {
    await send();
    await database.asOwner(change, [mother.id]);
    await push();
    expect(receivedBy(browser)).toEqual([]);
  });

  it('waits for the end of the quiet hours', async () => {
    const quiet = `update accounts.people set time_zone = 'UTC', quiet_until = ((now() at time zone 'UTC') + interval '1 hour')::time,
      quiet_from = ((now() at time zone 'UTC') - interval '1 hour')::time where id = $1`;
    await database.asOwner(quiet, [mother.id]);
    await send();
    const [mail, first] = await tasksOf();
    expect(first?.due).toBeGreaterThan(3_500);
    expect(mail?.due).toBeGreaterThan(3_500);
    await push();
    expect(receivedBy(browser)).toEqual([]);
  });

  describe('about an announcement', () => {
    const announce = (isUrgent = false) =>
      writeAs(person(mentor.id), (tx) =>
        publishAnnouncement(tx, {
          audience: isUrgent ? 'families' : 'own',
          choices: [],
          requestId: randomUUID(),
          texts: [{ language: 'en', title: 'A secret', body: 'A secret text.', question: null }],
          isUrgent,
        }),
      );
    const pushTasks = () =>
      database.asOwner<{ key: string }>(`select key from graphile_worker.jobs where key like 'send-push:%:' || $1`, [
        mother.id,
      ]);
    beforeEach(async () => {
      await addStudents(database.asOwner, [{ fullName: 'Ada Example', parentId: mother.id, mentorId: mentor.id }]);
    });

    it('comes five minutes before the mail, and not to who has read it', async () => {
      const id = await announce();
      expect(await pushTasks()).toEqual([{ key: `send-push:announcements:${mother.id}` }]);
      const [mail] = await tasksOf();
      expect(mail?.due).toBeGreaterThan(290);
      await push('announcements');
      const [received] = receivedBy(browser);
      expect(received && browser.read(received)).toMatchObject({ path: '/announcements', tag: 'announcements' });
      await writeAs(person(mother.id), (tx) => markAnnouncementRead(tx, id));
      await push('announcements');
      expect(receivedBy(browser)).toHaveLength(1);
    });

    it('that is urgent comes at once whatever the person chose, and not to who has read it', async () => {
      await database.asOwner(
        `update accounts.people set mail_choices = '{"announcementMails": "off"}', time_zone = 'UTC',
           quiet_from = ((now() at time zone 'UTC') - interval '1 hour')::time,
           quiet_until = ((now() at time zone 'UTC') + interval '1 hour')::time where id = $1`,
        [mother.id],
      );
      await announce();
      expect(await pushTasks()).toEqual([]);
      await database.asOwner(`update offices set holder_id = $1 where id = 'safeguarding'`, [mentor.id]);
      const id = await announce(true);
      await database.asOwner(`update offices set holder_id = null where id = 'safeguarding'`);
      expect(await pushTasks()).toEqual([{ key: `send-push:urgent:${mother.id}` }]);
      await push('urgent');
      const [received] = receivedBy(browser);
      expect(received?.headers['urgency']).toBe('high');
      await writeAs(person(mother.id), (tx) => markAnnouncementRead(tx, id));
      await push('urgent');
      expect(receivedBy(browser)).toHaveLength(1);
    });
  });

  it('about safeguarding ignores quiet hours and settings', async () => {
    await database.asOwner(`update accounts.people set mail_choices = '{"messageMails": "off"}' where id = $1`, [
      mother.id,
    ]);
    await push('safeguarding');
    expect(receivedBy(browser)).toHaveLength(1);
    expect(receivedBy(browser)[0]?.headers['urgency']).toBe('high');
  });

  it('reaches every browser of the person, and nobody else', async () => {
    const second = await turnOn(mother, await openSession(database, mother.id));
    const other = await makePerson(database, 'parent');
    const foreign = await turnOn(other, await openSession(database, other.id));
    await send();
    await push();
    expect([browser, second, foreign].map((one) => receivedBy(one).length)).toEqual([1, 1, 0]);
  });

  it('is tried again if the push service failed, and the browser is kept', async () => {
    await send();
    service.answers.push(503);
    await expect(push()).rejects.toThrow('Push services failed: 503');
    expect(await isOn()).toBe(true);
  });

  it('follows no redirection', async () => {
    await send();
    service.answers.push(307);
    await push();
    expect(service.received.size).toBe(1);
  });
});

describe('A browser', () => {
  it.each([404, 410])('is forgotten when its push service answers %d', async (status) => {
    await send();
    service.answers.push(status);
    await push();
    expect(await isOn()).toBe(false);
  });

  it('gets nothing after it was turned off', async () => {
    await send();
    await writeAs(person(mother.id), (tx) => unsubscribe(tx, token));
    await push();
    expect(receivedBy(browser)).toEqual([]);
  });

  it('cannot be turned on by a session that has ended, or by that of somebody else', async () => {
    const { subscription } = makePushBrowser(`${service.origin}/other`);
    const other = await makePerson(database, 'parent');
    for (const who of [mother, other])
      expect(await writeAs(person(who.id), (tx) => subscribe(tx, 'no such session', subscription))).toBe(false);
    expect(await writeAs(person(other.id), (tx) => subscribe(tx, token, subscription))).toBe(false);
  });

  it('belongs to the person who turned it on last', async () => {
    const other = await makePerson(database, 'parent');
    const otherToken = await openSession(database, other.id);
    await turnOn(other, otherToken, browser.subscription.endpoint);
    expect([await isOn(), await isOn(other, otherToken)]).toEqual([false, true]);
  });

  it('is one of at most twenty of a person', async () => {
    for (let count = 0; count < 21; count++) await turnOn(mother, await openSession(database, mother.id));
    const [row] = await database.asOwner<{ count: number }>(
      'select count(*)::int from push_subscriptions where person_id = $1',
      [mother.id],
    );
    expect(row?.count).toBe(20);
  });

  it.each([
    ['its session is ended', () => endSession(token)],
    [
      'all sessions are revoked',
      () => database.asOwner(`select accounts.revoke_sessions($1, $1, 'password changed')`, [mother.id]),
    ],
  ])('is forgotten when %s', async (_, end) => {
    await end();
    expect(await database.asOwner('select from push_subscriptions where person_id = $1', [mother.id])).toEqual([]);
  });

  it('is kept when its session expires', async () => {
    const hash = tokenHash(token);
    await database.asOwner(
      `update accounts.sessions set last_used_at = now() - interval '13 hours' where token_hash = $1`,
      [hash],
    );
    await database.asOwner('delete from accounts.sessions where token_hash = $1', [hash]);
    await send();
    await push();
    expect(receivedBy(browser)).toHaveLength(1);
  });
});

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=abc', true],
  ['https://push.example/abc', true],
  ['http://fcm.googleapis.com/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://user:secret@fcm.googleapis.com/abc', false],
  ['https://fcm.googleapis.com.evil.example/abc', false],
  ['https://evil.example/?fcm.googleapis.com', false],
  ['http://127.0.0.1:5432/', false],
  ['http://[::1]/', false],
  ['file:///etc/passwd', false],
  ['not an address', false],
])('The server sends notifications to %s: %s', (endpoint, isAllowed) => {
  expect(isPushService(endpoint, ['https://push.example'])).toBe(isAllowed);
});
