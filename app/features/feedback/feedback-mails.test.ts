import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MailTiming } from '#content/notice-events.ts';
import { addGuardians } from '#database/samples/guardians.ts';
import { addStudents } from '#database/samples/students.ts';
import { person, readAs, writeAs } from '#platform/database.server.ts';
import type { Mail } from '#platform/mail.server.ts';
import { deliverWaitingMails, waitingMails } from '#tests/support/deliver-mails.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { chooseNotifications } from '../notifications/choose-notifications.server.ts';
import { listFeedback, listOwnFeedback } from './feedback.server.ts';
import { beginFeedback, changeFeedback, markFeedbackRead } from './save-feedback.server.ts';

let database: TestDatabase;
let mentor: TestPerson;
let mother: TestPerson;
let father: TestPerson;
let ada: string;
let ben: string;
let delivered: Mail[];

beforeAll(async () => {
  database = await openTestDatabase();
  mentor = await makePerson(database, 'mentor', { fullName: 'Hana Author' });
});
afterAll(() => database.close());

beforeEach(async () => {
  [mother, father] = await Promise.all([makePerson(database, 'parent'), makePerson(database, 'parent')]);
  const children = ['Ada Example', 'Ben Example'].map((fullName) => ({
    fullName,
    parentId: mother.id,
    mentorId: mentor.id,
  }));
  [ada, ben] = (await addStudents(database.asOwner, children)).map(({ id }) => id) as [string, string];
  await addGuardians(database.asOwner, [{ studentId: ada, guardianId: father.id, receivesMail: false }]);
  await database.asOwner(`update accounts.people set language = 'en' where id = $1`, [mother.id]);
  delivered = [];
});

const publish = (studentId = ada, { isPublished = true, text = 'She reads with joy.' } = {}) =>
  writeAs(person(mentor.id), (tx) =>
    beginFeedback(tx, {
      studentId,
      area: 'academic',
      requestId: randomUUID(),
      text,
      isPublished,
    }),
  );

const waiting = ({ id }: TestPerson) => waitingMails(database, id, 'new-feedback');

async function deliver(): Promise<void> {
  delivered.push(...(await deliverWaitingMails(database, mother.id, 'new-feedback')));
}

const choose = (feedbackMails: MailTiming) =>
  writeAs(person(mother.id), (tx) =>
    chooseNotifications(tx, {
      messageMails: 'immediate',
      announcementMails: 'immediate',
      feedbackMails,
      quietFrom: '',
      quietUntil: '',
    }),
  );

async function readAll(): Promise<void> {
  const shown = await readAs(person(mother.id), (tx) => listFeedback(tx, ada));
  const versions = shown.map(({ latest }) => latest.id);
  await writeAs(person(mother.id), (tx) => markFeedbackRead(tx, versions));
}

describe('The mail about new feedback', () => {
  it('is not queued for a draft or for feedback that the database owner publishes', async () => {
    await publish(ada, { isPublished: false });
    expect(await waiting(mother)).toEqual([]);
    await database.asOwner('update feedback_versions set published_at = now()');
    expect(await waiting(mother)).toEqual([]);
  });

  // @see mails/new-feedback.ts, translations notifications.feedbackMails
  // @see translations notifications.feedbackMails.hint
  it('is sent to guardians with the right to emails, links to the feedback, and names neither student nor author', async () => {
    await publish();
    expect(await waiting(father)).toEqual([]);
    await deliver();
    const [mail] = delivered;
    expect([mail?.to.address, mail?.subject]).toEqual([mother.email, 'New feedback is available']);
    expect(mail?.text).toContain(`https://school.example/parent-dashboard?student=${ada}&tab=feedback&language=en\n`);
    expect(mail?.text).toContain('https://school.example/account/notifications');
    expect(`${mail?.subject}${mail?.text}`).not.toMatch(/Ada|Hana|joy|academic/i);
  });

  // @see mails/new-feedback.ts, translations notifications.feedbackMails
  // @see translations notifications.feedbackMails.hint
  it('is not sent to guardians who turned it off, lost the right, were suspended or have read the feedback', async () => {
    const setRights = (change: string) =>
      database.asOwner(`update student_guardians set ${change} where guardian_id = $1`, [mother.id]);
    const changes = [
      () => readAll(),
      () => choose('off'),
      () => setRights('receives_mail = false'),
      () => setRights(`restricted_at = now(), restriction_reason = 'other'`),
      () => database.asOwner('update profiles set suspended_at = now() where id = $1', [mother.id]),
    ];
    for (const change of changes) {
      await choose('immediate');
      await setRights('receives_mail = true, restricted_at = null, restriction_reason = null');
      await publish();
      expect(await waiting(mother)).toHaveLength(1);
      await change();
      await deliver();
      expect(await waiting(mother)).toEqual([]);
    }
    expect(delivered).toEqual([]);
  });

  it('counts feedback about several students, and is delayed by five minutes after an earlier mail', async () => {
    await publish(ada);
    await publish(ben);
    await deliver();
    expect(delivered[0]?.subject).toBe('2 new pieces of feedback are available');
    expect(delivered[0]?.text).toContain('https://school.example/parent-dashboard?language=en\n');
    await readAll();
    const [own] = await readAs(person(mentor.id), (tx) => listOwnFeedback(tx, ada));
    await writeAs(person(mentor.id), (tx) =>
      changeFeedback(tx, own?.id ?? '', { text: 'Corrected.', isPublished: true }),
    );
    expect((await waiting(mother))[0]?.due).toBeGreaterThan(290);
    await deliver();
    expect(delivered.map(({ subject }) => subject)).toEqual([
      '2 new pieces of feedback are available',
      'New feedback is available',
    ]);
  });

  it('depends on its own setting, not on those for messages and reports', async () => {
    await writeAs(person(mother.id), (tx) =>
      chooseNotifications(tx, {
        messageMails: 'off',
        announcementMails: 'immediate',
        reportMails: 'off',
        quietFrom: '',
        quietUntil: '',
      }),
    );
    await publish();
    expect(await waiting(mother)).toHaveLength(1);
    await choose('daily');
    const [mail] = await database.asOwner<{ clock: string }>(
      `select to_char(run_at at time zone 'Europe/London', 'HH24:MI') as clock from graphile_worker.jobs
       join mails on key = 'send-mail:' || mails.id where person_id = $1`,
      [mother.id],
    );
    expect(mail?.clock).toBe('07:00');
  });

  it('is in all four languages for a receiver without a chosen language', async () => {
    await database.asOwner('update accounts.people set language = null where id = $1', [mother.id]);
    await publish();
    await deliver();
    for (const part of ['New feedback', 'ملاحظات جديدة', 'Une nouvelle appréciation', '1条新反馈'])
      expect(delivered[0]?.subject).toContain(part);
  });
});
