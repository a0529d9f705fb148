import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MailTiming } from '#content/notice-events.ts';
import { addGuardians } from '#database/samples/guardians.ts';
import { addStudents } from '#database/samples/students.ts';
import { person, writeAs } from '#platform/database.server.ts';
import type { Mail } from '#platform/mail.server.ts';
import { deliverWaitingMails, waitingMails } from '#tests/support/deliver-mails.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { chooseNotifications } from '../notifications/choose-notifications.server.ts';
import type { AnnouncementText } from './announcements.ts';
import { markAnnouncementRead } from './answer-announcement.server.ts';
import { remindOfAnnouncement, withdrawAnnouncement } from './change-announcement.server.ts';
import { type NewAnnouncement, publishAnnouncement } from './publish-announcement.server.ts';

let database: TestDatabase;
let admin: TestPerson;
let mother: TestPerson;
let father: TestPerson;
let ada: string;

beforeAll(async () => {
  database = await openTestDatabase();
  admin = await makePerson(database, 'admin', { fullName: 'Olga Office' });
});
afterAll(() => database.close());

beforeEach(async () => {
  await database.asOwner('delete from students');
  [mother, father] = await Promise.all([makePerson(database, 'parent'), makePerson(database, 'parent')]);
  const [student] = await addStudents(database.asOwner, [{ fullName: 'Ada Example', parentId: mother.id }]);
  ada = student?.id ?? '';
  await addGuardians(database.asOwner, [{ studentId: ada, guardianId: father.id, receivesMail: false }]);
  await database.asOwner(`update accounts.people set language = 'en' where id = $1`, [mother.id]);
});

const text: AnnouncementText = { language: 'en', title: 'Snow tomorrow', body: 'No lessons.', question: null };
const publish = (more: Partial<NewAnnouncement> = {}) =>
  writeAs(person(admin.id), (tx) =>
    publishAnnouncement(tx, { audience: 'families', choices: [], requestId: randomUUID(), texts: [text], ...more }),
  );
const templates = { usual: 'new-announcements', urgent: 'urgent-announcement' } as const;
const waiting = ({ id }: TestPerson, template: string = templates.usual) => waitingMails(database, id, template);
const deliver = (template: string = templates.usual): Promise<Mail[]> =>
  deliverWaitingMails(database, mother.id, template);
const choose = (announcementMails: MailTiming, quiet = { quietFrom: '', quietUntil: '' }) =>
  writeAs(person(mother.id), (tx) =>
    chooseNotifications(tx, { messageMails: 'immediate', announcementMails, ...quiet }),
  );
const read = (id: string) => writeAs(person(mother.id), (tx) => markAnnouncementRead(tx, id));

/** A quiet time that lasts all day but for an hour some hours ago. */
function quietNow() {
  const hour = (ahead: number) => `${String((new Date().getUTCHours() + ahead + 24) % 24).padStart(2, '0')}:00`;
  return { quietFrom: hour(-3), quietUntil: hour(20) };
}

describe('The mail about announcements', () => {
  // @see mails/new-announcements.ts, translations notifications.announcementMails
  it('is sent to guardians with the right to emails, links to the announcement, and contains none of it', async () => {
    const id = await publish();
    expect(await waiting(father)).toEqual([]);
    const [mail] = await deliver();
    expect([mail?.to.address, mail?.subject]).toEqual([mother.email, 'An announcement is waiting for you']);
    expect(mail?.text).toContain(`https://school.example/announcements/${id}?language=en\n`);
    expect(`${mail?.subject}${mail?.text}`).not.toMatch(/Ada|Olga|Snow|lessons/i);
  });

  it('counts several, and is not sent to who has read them, turned it off, lost the right or whose child has left', async () => {
    await publish();
    await publish();
    const [mail] = await deliver();
    expect(mail?.subject).toBe('2 announcements are waiting for you');
    const changes = [
      (id: string) => read(id),
      (id: string) => writeAs(person(admin.id), (tx) => withdrawAnnouncement(tx, id)),
      () => choose('off'),
      () => database.asOwner('update student_guardians set receives_mail = false where guardian_id = $1', [mother.id]),
      () => database.asOwner('update students set archived_at = now()'),
    ];
    await database.asOwner('update announcement_readers set read_at = now()');
    for (const change of changes) {
      await choose('immediate');
      await database.asOwner('update student_guardians set receives_mail = true where guardian_id = $1', [mother.id]);
      const id = await publish();
      expect(await waiting(mother)).toHaveLength(1);
      await change(id);
      expect(await deliver()).toEqual([]);
      expect(await waiting(mother)).toEqual([]);
    }
  });

  it('waits for the daily summary and the end of quiet hours', async () => {
    await choose('daily');
    await publish();
    expect((await waiting(mother))[0]?.due).toBeGreaterThan(0);
    await choose('immediate', quietNow());
    expect((await waiting(mother))[0]?.due).toBeGreaterThan(3_600);
    expect(await deliver()).toEqual([]);
    expect(await waiting(mother)).toHaveLength(1);
  });

  it('is one mail for announcements of the same moment, whoever publishes them', async () => {
    await Promise.all([publish(), publish(), publish()]);
    expect(await waiting(mother)).toHaveLength(1);
    const [mail] = await deliver();
    expect(mail?.subject).toBe('3 announcements are waiting for you');
  });

  // @see translations announcement.remind
  it('is sent again as a reminder, also to who has read it but not confirmed', async () => {
    const id = await publish({ confirmBy: new Date().toISOString().slice(0, 10) });
    await deliver();
    await read(id);
    await writeAs(person(admin.id), (tx) => remindOfAnnouncement(tx, id));
    expect(await deliver()).toHaveLength(1);
  });
});

describe('The mail about an urgent announcement', () => {
  // @see mails/urgent-announcement.ts, translations notifications.announcementMails.hint
  // @see translations announcement.isUrgent, translations announcement.preview
  it('is sent at once whatever the person chose, also in quiet hours, but not without the right to emails', async () => {
    await choose('off', quietNow());
    await publish({ isUrgent: true });
    expect(await waiting(mother)).toEqual([]);
    expect(await waiting(father, templates.urgent)).toEqual([]);
    expect((await waiting(mother, templates.urgent))[0]?.due).toBeLessThanOrEqual(0);
    const [mail] = await deliver(templates.urgent);
    expect(mail?.subject).toBe('Urgent: please read an announcement of the school');
    expect(mail?.text).toContain('https://school.example/announcements?language=en\n');
    expect(mail?.text).not.toMatch(/Snow|lessons/);
  });

  it('is not sent to who has read it meanwhile', async () => {
    const id = await publish({ isUrgent: true });
    await read(id);
    expect(await deliver(templates.urgent)).toEqual([]);
    expect(await waiting(mother, templates.urgent)).toEqual([]);
  });
});
