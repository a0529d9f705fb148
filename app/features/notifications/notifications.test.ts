import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { languageCodes } from '#content/languages.ts';
import { noticeEventsScript } from '#database/notice-events.ts';
import { addGuardians } from '#database/samples/guardians.ts';
import { addMails } from '#database/samples/mails.ts';
import { addStudents } from '#database/samples/students.ts';
import { applyRetention } from '#jobs/apply-retention.ts';
import { person, readAs, visitor, writeAs } from '#platform/database.server.ts';
import type { Identity } from '#platform/identity.server.ts';
import type { Mail } from '#platform/mail.server.ts';
import { mailPartsFor } from '#tests/support/deliver-mails.ts';
import { untilOneWaitsForLock } from '#tests/support/lock-waits.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { deliverWaitingMail } from '../mails/deliver-mail.server.ts';
import { markRead } from '../messages/mark-message-read.server.ts';
import { sendMessage } from '../messages/send-message.server.ts';
import { chooseNotifications } from './choose-notifications.server.ts';
import type { NotificationChoice } from './notifications.schema.ts';
import { getNotificationSettings } from './notifications.server.ts';

let database: TestDatabase;
let mentor: TestPerson;
let mother: TestPerson;
let delivered: Mail[];
beforeAll(async () => {
  database = await openTestDatabase();
  mentor = await makePerson(database, 'mentor', { fullName: 'Hana Sender' });
});
afterAll(() => database.close());
beforeEach(async () => {
  mother = await makePerson(database, 'parent', { fullName: 'Zoë O’Neil' });
  await database.asOwner(`update accounts.people set language = 'en' where id = $1`, [mother.id]);
  delivered = [];
});

const send = (to = mother.id, { from = mentor, requestId = randomUUID() } = {}) =>
  writeAs(person(from.id), (tx) => {
    const message = { receiverId: to, subject: 'A secret subject', body: 'A secret text.', requestId };
    return sendMessage(tx, message);
  });
const read = (id: string, reader = mother) => writeAs(person(reader.id), (tx) => markRead(tx, [id]));
const choose = (choice: Partial<NotificationChoice>, identity: Identity = person(mother.id)) =>
  writeAs(identity, (tx) =>
    chooseNotifications(tx, {
      messageMails: 'immediate',
      announcementMails: 'immediate',
      quietFrom: '',
      quietUntil: '',
      ...choice,
    }),
  );
const settingsOf = ({ id }: TestPerson) => readAs(person(id), getNotificationSettings);

interface QueuedNotice {
  id: string;
  state: string;
  /** Seconds from now, negative for the past; null without a task. */
  due: number | null;
  at: Date | null;
}

const noticesOf = ({ id } = mother) =>
  database.asOwner<QueuedNotice & { [name: string]: unknown }>(
    `select mails.id, state, extract(epoch from run_at - now())::float as due, run_at as at
     from mails left join graphile_worker.jobs on key = 'send-mail:' || mails.id
     where person_id = $1 and template = 'new-messages' order by mails.created_at`,
    [id],
  );

/** Delivers the person's waiting mail, even if it is not due yet. */
async function deliver(receiver = mother, mailer = collecting()): Promise<void> {
  const waiting = (await noticesOf(receiver)).filter(({ state }) => state === 'waiting');
  expect(waiting).toHaveLength(1);
  await deliverWaitingMail(waiting[0]?.id ?? '', { ...mailPartsFor(delivered), mailer }, false);
}

const collecting = (before: () => Promise<unknown> = async () => {}) => ({
  async deliver(mail: Mail) {
    await before();
    delivered.push(mail);
    return 'sent' as const;
  },
});
const unreachable = {
  deliver: () => Promise.reject(new Error('The mail server is unreachable')),
};
const subjects = () => delivered.map(({ subject }) => subject);

describe('Mails about new messages', () => {
  // @see mails/new-messages.ts, translations notifications
  it('are not queued for a person who turned them off', async () => {
    await choose({ messageMails: 'off' });
    await send();
    expect(await noticesOf()).toEqual([]);
  });

  it('are removed from the queue when the person turns them off', async () => {
    await send();
    await choose({ messageMails: 'off' });
    expect(await noticesOf()).toEqual([]);
    await choose({ messageMails: 'immediate' });
    await send();
    await deliver();
    expect(subjects()).toEqual(['A new message in the Secure Inbox']);
  });

  it('are not sent to a person who was suspended after the message', async () => {
    await send();
    await database.asOwner('update profiles set suspended_at = now() where id = $1', [mother.id]);
    await deliver();
    expect(delivered).toEqual([]);
    expect(await noticesOf()).toEqual([]);
  });

  it('are not sent to a guardian who is restricted for each of their students', async () => {
    const [restricted, unrestricted] = await addStudents(database.asOwner, [{ parentId: mother.id }, {}]);
    await send();
    await database.asOwner(
      `update student_guardians set restricted_at = now(), restriction_reason = 'other' where student_id = $1`,
      [restricted?.id],
    );
    await deliver();
    await send();
    expect(delivered).toEqual([]);
    expect(await noticesOf()).toEqual([]);
    await addGuardians(database.asOwner, [{ studentId: unrestricted?.id ?? '', guardianId: mother.id }]);
    await send();
    await deliver();
    expect(delivered).toHaveLength(1);
  });

  it('are not sent for a message that was read before the delivery', async () => {
    await read(await send());
    await deliver();
    expect(delivered).toEqual([]);
    expect(await noticesOf()).toEqual([]);
  });

  it('are not queued for a message whose transaction is rolled back', async () => {
    const broken = writeAs(person(mentor.id), async (tx) => {
      const message = { receiverId: mother.id, subject: 'One', body: 'One', requestId: randomUUID() };
      await sendMessage(tx, message);
      throw new Error('something later failed');
    });
    await expect(broken).rejects.toThrow('something later failed');
    expect(await noticesOf()).toEqual([]);
  });

  it('are not queued for messages that the database owner inserts, such as those of a backup', async () => {
    await database.asOwner(
      `insert into messages (id, sender_id, receiver_id, subject, body) values (gen_random_uuid(), $1, $2, '', '')`,
      [mentor.id, mother.id],
    );
    expect(await noticesOf()).toEqual([]);
  });
});

describe('The mail about a new message', () => {
  // @see privacy-policy 6.2, translations notifications.lead
  it('is due at once, links to the message, and contains neither sender nor subject nor text', async () => {
    const id = await send();
    expect((await noticesOf())[0]?.due).toBeLessThanOrEqual(0);
    await deliver();
    const [mail] = delivered;
    expect(mail?.to.address).toBe(mother.email);
    expect(mail?.subject).toBe('A new message in the Secure Inbox');
    expect(mail?.text).toContain(`https://school.example/inbox/${id}?language=en\n`);
    expect(mail?.text).toContain('https://school.example/account/notifications');
    expect(`${mail?.subject}${mail?.text}`).not.toMatch(/secret|Hana/);
  });

  it.each([
    ['ar', 'رسالة جديدة', 'رسالتان جديدتان'],
    ['fr', 'Un nouveau message', '2 nouveaux messages'],
    ['zh', '1条新消息', '2条新消息'],
  ])('is in the language of its receiver: %s', async (language, one, two) => {
    await database.asOwner('update accounts.people set language = $2 where id = $1', [mother.id, language]);
    await send();
    await deliver();
    await send();
    await send();
    await deliver();
    expect(delivered.map((mail) => mail.language)).toEqual([language, language]);
    for (const [index, part] of [one, two].entries()) {
      expect(delivered[index]?.subject).toContain(part);
      expect(delivered[index]?.text).not.toContain('Dear');
    }
  });

  it('is in all four languages for a receiver who chose no language', async () => {
    await database.asOwner('update accounts.people set language = null where id = $1', [mother.id]);
    await send();
    await deliver();
    expect(delivered[0]?.text.split('—'.repeat(20))).toHaveLength(languageCodes.length);
  });

  it('is sent once if the form is submitted twice', async () => {
    const requestId = randomUUID();
    expect(await send(mother.id, { requestId })).toBe(await send(mother.id, { requestId }));
    await deliver();
    expect(subjects()).toEqual(['A new message in the Secure Inbox']);
    expect((await noticesOf()).map(({ state }) => state)).toEqual(['sent']);
  });

  // @see mails/new-messages.ts, translations notifications
  it('waits until five minutes after the previous mail, and then counts the unread messages', async () => {
    await send();
    await deliver();
    const ids = [await send(), await send(), await send()];
    const [, waiting] = await noticesOf();
    expect(waiting?.due).toBeGreaterThan(290);
    expect(waiting?.due).toBeLessThanOrEqual(300);
    await read(ids[0] ?? '');
    await deliver();
    expect(subjects()).toEqual(['A new message in the Secure Inbox', '2 new messages in the Secure Inbox']);
    expect(delivered[1]?.text).toContain('https://school.example/inbox?language=en\n');
  });

  it('is followed by a second mail for a message that arrives during the delivery', async () => {
    await send();
    await deliver(
      mother,
      collecting(() => send()),
    );
    const [first, second] = await noticesOf();
    expect([first?.state, second?.state]).toEqual(['sent', 'waiting']);
    expect(second?.due).toBeGreaterThan(290);
    await deliver();
    expect(subjects()).toEqual(['A new message in the Secure Inbox', 'A new message in the Secure Inbox']);
  });

  it('is marked as sent while the same person receives other messages, without a deadlock', async () => {
    await send();
    const [mail] = await noticesOf();
    let finishing: Promise<unknown> | undefined;
    await writeAs(person(mentor.id), async (tx) => {
      const message = { receiverId: mother.id, subject: 'Another', body: 'text' };
      await sendMessage(tx, { ...message, requestId: randomUUID() });
      finishing = database.asOwner(`update mails set state = 'sent', finished_at = now() where id = $1`, [mail?.id]);
      finishing.catch(() => {});
      await untilOneWaitsForLock(database);
      await sendMessage(tx, { ...message, requestId: randomUUID() });
    });
    await finishing;
    expect((await noticesOf()).map(({ state }) => state)).toEqual(['sent', 'waiting']);
  });

  it('counts the messages that arrive while the mail server is unreachable, and is sent once', async () => {
    await send();
    await expect(deliver(mother, unreachable)).rejects.toThrow('unreachable');
    await send();
    await expect(deliver(mother, unreachable)).rejects.toThrow('unreachable');
    await send();
    expect(await noticesOf()).toHaveLength(1);
    await deliver();
    expect(subjects()).toEqual(['3 new messages in the Secure Inbox']);
    expect((await noticesOf()).map(({ state }) => state)).toEqual(['sent']);
  });

  it('gets a new delivery task with the next message if its task was lost', async () => {
    await send();
    await database.asOwner(`select graphile_worker.remove_job('send-mail:' || id) from mails where person_id = $1`, [
      mother.id,
    ]);
    expect((await noticesOf())[0]?.due).toBeNull();
    await send();
    expect((await noticesOf())[0]?.due).toBeLessThanOrEqual(0);
  });

  it('is sent to the deputy of an office, and not to a holder who was replaced before the delivery', async () => {
    const [holder, deputy, successor] = await Promise.all([
      makePerson(database, 'mentor'),
      makePerson(database, 'mentor'),
      makePerson(database, 'mentor'),
    ]);
    const assign = (to: TestPerson, second: TestPerson) =>
      database.asOwner(`update offices set holder_id = $1, deputy_id = $2 where id = 'technical'`, [to.id, second.id]);
    await assign(holder, deputy);
    await send('office:technical', { from: mother });
    await assign(successor, deputy);
    await deliver(holder);
    await deliver(deputy);
    expect(delivered.map(({ to }) => to.address)).toEqual([deputy.email]);
    expect(await noticesOf(successor)).toEqual([]);
  });
});

/** Returns the full hour in London that is `hours` from now. */
const hourInLondon = (hours: number) =>
  `${new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: 'Europe/London' }).format(
    Date.now() + hours * 3_600_000,
  )}:00`;
const quietNow = () => ({ quietFrom: hourInLondon(-1), quietUntil: hourInLondon(3) });
const clockInLondon = (at: Date | null | undefined) =>
  at?.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/London' });

it('The record of a mail about a new message is deleted after 30 days, unless the mail is still waiting', async () => {
  const aMail = (state: 'sent' | 'waiting', days: number) => ({
    personId: mother.id,
    template: 'new-messages' as const,
    state,
    createdAt: new Date(Date.now() - days * 24 * 3_600_000),
  });
  await addMails(database.asOwner, [aMail('sent', 29), aMail('sent', 31), aMail('waiting', 31)]);
  const pool = new pg.Pool({ ...database.owner, max: 1 });
  await applyRetention({ owner: pool, keyring: database.keyring });
  await pool.end();
  expect((await noticesOf()).map(({ state }) => state)).toEqual(['waiting', 'sent']);
});

describe('Quiet hours', () => {
  // @see mails/new-messages.ts, translations notifications
  it('postpone a mail to their end', async () => {
    const hours = quietNow();
    await choose(hours);
    await send();
    const [waiting] = await noticesOf();
    expect(clockInLondon(waiting?.at)).toBe(hours.quietUntil);
    expect(waiting?.due).toBeLessThanOrEqual(3 * 3_600);
  });

  it('postpone a mail that waits for the mail server when they begin', async () => {
    await send();
    await expect(deliver(mother, unreachable)).rejects.toThrow('unreachable');
    const { quietFrom, quietUntil } = quietNow();
    await database.asOwner('update accounts.people set quiet_from = $2, quiet_until = $3 where id = $1', [
      mother.id,
      quietFrom,
      quietUntil,
    ]);
    await deliver();
    expect(delivered).toEqual([]);
    expect(clockInLondon((await noticesOf())[0]?.at)).toBe(quietUntil);
  });

  it('do not postpone a mail outside them', async () => {
    await choose({ quietFrom: hourInLondon(2), quietUntil: hourInLondon(-2) });
    await send();
    expect((await noticesOf())[0]?.due).toBeLessThanOrEqual(0);
  });
});

describe('The daily mail', () => {
  // @see mails/new-messages.ts, translations notifications
  it('is due at 07:00, and counts the unread messages of the day', async () => {
    await choose({ messageMails: 'daily' });
    const first = await send();
    await send();
    await send();
    const notices = await noticesOf();
    expect(notices).toHaveLength(1);
    expect(clockInLondon(notices[0]?.at)).toBe('07:00');
    expect(notices[0]?.due).toBeGreaterThan(0);
    expect(notices[0]?.due).toBeLessThanOrEqual(25 * 3_600);
    await read(first);
    await deliver();
    expect(subjects()).toEqual(['2 new messages in the Secure Inbox']);
  });

  it.each([
    ['Asia/Dubai', 'Asia/Dubai'],
    ['Mars/Olympus', 'Europe/London'],
  ])('is due at 07:00 in the chosen time zone, or in London for an unknown one: %s, %s', async (chosen, used) => {
    await database.asOwner('update accounts.people set time_zone = $2 where id = $1', [mother.id, chosen]);
    await choose({ messageMails: 'daily' });
    await send();
    const [notice] = await noticesOf();
    const clock = notice?.at?.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: used });
    expect([clock, (await settingsOf(mother)).timeZone]).toEqual(['07:00', used]);
  });

  it.each([
    ['2026-03-28 20:00Z', '2026-03-29 06:00Z', 'clocks go forward in that night'],
    ['2026-10-24 20:00Z', '2026-10-25 07:00Z', 'clocks go back in that night'],
    ['2026-11-22 06:59Z', '2026-11-22 07:00Z', 'one minute before 07:00'],
    ['2026-11-22 07:00Z', '2026-11-23 07:00Z', 'exactly at 07:00'],
  ])('is due next after %s at %s (%s)', async (moment, expected) => {
    const [row] = await database.asOwner(
      `select next_local_time($1, '07:00', 'Europe/London') = $2::timestamptz as matches`,
      [moment, expected],
    );
    expect(row).toEqual({ matches: true });
  });
});

describe('The choice of notifications', () => {
  it.each([
    ['a visitor', () => visitor],
    ['a suspended person', () => person(mother.id)],
  ])('is not stored for %s', async (_who, identity) => {
    await database.asOwner('update profiles set suspended_at = now() where id = $1', [mother.id]);
    await choose({ messageMails: 'off' }, identity());
    expect(
      await database.asOwner(`select from accounts.people where mail_choices <> '{}' and id = $1`, [mother.id]),
    ).toEqual([]);
  });

  it('is "immediate" by default, and applies to one person only', async () => {
    const immediate = {
      messageMails: 'immediate',
      reportMails: 'immediate',
      feedbackMails: 'immediate',
      consentMails: 'immediate',
      announcementMails: 'immediate',
      quietHours: null,
      timeZone: 'Europe/London',
    };
    expect(await settingsOf(mother)).toEqual(immediate);
    await choose({ messageMails: 'daily', quietFrom: '22:00', quietUntil: '06:00' });
    expect(await settingsOf(mother)).toEqual({
      ...immediate,
      messageMails: 'daily',
      quietHours: { from: '22:00', until: '06:00' },
    });
    expect(await settingsOf(mentor)).toEqual(immediate);
  });

  it('reschedules a waiting mail', async () => {
    await send();
    await choose({ messageMails: 'daily' });
    expect(clockInLondon((await noticesOf())[0]?.at)).toBe('07:00');
    await choose({ messageMails: 'immediate' });
    expect((await noticesOf())[0]?.due).toBeLessThanOrEqual(0);
  });
});

describe('An event', () => {
  /** `setting`: default and quiet hours of the events that follow the choice for messages. */
  async function withSetting(setting: string, test: () => Promise<void>): Promise<void> {
    const script = noticeEventsScript();
    const choice = `'messageMails', `;
    const changed = script.replaceAll(`${choice}'immediate', true`, choice + setting);
    expect(changed).not.toBe(script);
    await database.asOwner(changed);
    await test().finally(() => database.asOwner(script));
  }

  it.each([
    ['daily', '07:00'],
    ['off', undefined],
  ])('is mailed by its default if the person has chosen nothing: %s', async (byDefault, clock) => {
    await withSetting(`'${byDefault}', true`, async () => {
      await send();
      expect(clockInLondon((await noticesOf())[0]?.at)).toBe(clock);
      expect((await settingsOf(mother)).messageMails).toBe(byDefault);
      await choose({ messageMails: 'immediate' });
      await send();
      expect((await noticesOf())[0]?.due).toBeLessThanOrEqual(0);
    });
  });

  it('that does not wait in quiet hours is mailed in them', async () => {
    await choose(quietNow());
    await withSetting(`'immediate', false`, async () => {
      await send();
      await deliver();
      expect(delivered).toHaveLength(1);
    });
  });
});
