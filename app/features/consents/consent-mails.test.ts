import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { languageCodes } from '#content/languages.ts';
import type { MailTiming } from '#content/notice-events.ts';
import { addGuardians } from '#database/samples/guardians.ts';
import { addStudents } from '#database/samples/students.ts';
import { addDays, todayInUtc } from '#platform/calendar-days.ts';
import { person, writeAs } from '#platform/database.server.ts';
import { deliverWaitingMails, waitingMails } from '#tests/support/deliver-mails.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { chooseNotifications } from '../notifications/choose-notifications.server.ts';
import { answerConsent } from './answer-consent.server.ts';
import { askForConsent, changeQuestion, closeConsent, remindOfConsent } from './ask-for-consent.server.ts';
import type { NewQuestion } from './consents.schema.ts';

let database: TestDatabase;
let admin: TestPerson;
let mother: TestPerson;
let father: TestPerson;
let ada: string;
let ben: string;

beforeAll(async () => {
  database = await openTestDatabase();
  admin = await makePerson(database, 'admin');
});
afterAll(() => database.close());

beforeEach(async () => {
  [mother, father] = await Promise.all([
    makePerson(database, 'parent', { fullName: 'Zoë Adeyemi' }),
    makePerson(database, 'parent'),
  ]);
  const children = ['Ada Example', 'Ben Example'].map((fullName) => ({ fullName, parentId: mother.id }));
  [ada, ben] = (await addStudents(database.asOwner, children)).map(({ id }) => id) as [string, string];
  await addGuardians(database.asOwner, [{ studentId: ada, guardianId: father.id, relation: 'father' }]);
  await database.asOwner(`update accounts.people set language = 'en' where id = any ($1)`, [[mother.id, father.id]]);
});

const question: NewQuestion = {
  titleEn: 'Trip to the museum',
  textEn: 'May your child come with us?',
  titleAr: '',
  textAr: '',
  titleFr: '',
  textFr: '',
  titleZh: '',
  textZh: '',
  answerBy: addDays(todayInUtc(), 9),
  validUntil: '',
  rule: 'one',
};
const ask = (students = [ada]) =>
  writeAs(person(admin.id), (tx) =>
    askForConsent(
      tx,
      { ...question, audience: 'chosen', className: '', numbers: '', requestId: randomUUID() },
      students.map((id) => ({ id, isDecidable: true })),
    ),
  );
const answer = (by: TestPerson, consentId: string) =>
  writeAs(person(by.id), (tx) =>
    answerConsent(tx, {
      consentId,
      studentId: ada,
      version: '1',
      language: 'en',
      answer: 'yes',
      requestId: randomUUID(),
    }),
  );
const choose = (by: TestPerson, consentMails: MailTiming) =>
  writeAs(person(by.id), (tx) =>
    chooseNotifications(tx, {
      messageMails: 'immediate',
      announcementMails: 'immediate',
      consentMails,
      quietFrom: '',
      quietUntil: '',
    }),
  );
const change = (who: TestPerson, set: string) =>
  database.asOwner(`update student_guardians set ${set} where guardian_id = $1`, [who.id]);
const waiting = ({ id }: TestPerson) => waitingMails(database, id, 'new-consents');
const deliver = ({ id }: TestPerson) => deliverWaitingMails(database, id, 'new-consents');

describe('The mail about a consent', () => {
  // @see mails/new-consents.ts, translations notifications.consentMails, translations notifications.consentMails.hint
  it('is not sent to guardians who turned it off, cannot decide, are restricted, or have answered in the meantime', async () => {
    const changes = [
      () => choose(father, 'off'),
      () => change(father, 'receives_mail = false'),
      () => change(father, 'may_write = false'),
      () => change(father, `restricted_at = now(), restriction_reason = 'other'`),
      (consentId: string) => answer(father, consentId),
      (consentId: string) => writeAs(person(admin.id), (tx) => closeConsent(tx, consentId)),
    ];
    for (const take of changes) {
      await choose(father, 'immediate');
      await change(father, 'receives_mail = true, may_write = true, restricted_at = null, restriction_reason = null');
      const consentId = await ask();
      expect(await waiting(father)).toHaveLength(1);
      await take(consentId);
      expect(await deliver(father)).toEqual([]);
      expect(await waiting(father)).toEqual([]);
    }
  });

  // @see mails/new-consents.ts, translations notifications.consentMails, translations notifications.consentMails.hint
  it('is one about all children, leads to the questions, and names neither the student nor what is asked', async () => {
    await ask([ada, ben]);
    expect(await waiting(mother)).toHaveLength(1);
    const [mail] = await deliver(mother);
    expect([mail?.to.address, mail?.subject]).toEqual([mother.email, 'The school asks for 2 consents']);
    expect(mail?.text).toContain('https://school.example/parent-dashboard/consents?language=en\n');
    expect(`${mail?.subject}${mail?.text}`).not.toMatch(/Ada|Ben|museum|come with us/i);
    const [other] = await deliver(father);
    expect(other?.subject).toBe('The school asks for your consent');
  });

  it('is sent again for a new version and for a reminder, only while an answer is missing', async () => {
    const consentId = await ask();
    await Promise.all([deliver(mother), deliver(father)]);
    await writeAs(person(admin.id), (tx) =>
      changeQuestion(tx, { id: consentId, revision: 1 }, { ...question, textEn: 'May your child come by train?' }),
    );
    expect([await deliver(mother), await deliver(father)].map((sent) => sent.length)).toEqual([1, 1]);
    await database.asOwner(`update consents set asked_at = now() - interval '2 days' where id = $1`, [consentId]);
    await writeAs(person(admin.id), (tx) => remindOfConsent(tx, consentId));
    expect([await deliver(mother), await deliver(father)].map((sent) => sent.length)).toEqual([1, 1]);
  });

  it.each(languageCodes)('has the same contents in %s', async (language) => {
    await database.asOwner('update accounts.people set language = $2 where id = $1', [mother.id, language]);
    await ask([ada, ben]);
    const [mail] = await deliver(mother);
    expect(mail?.subject).toContain('2'.repeat(language === 'ar' ? 0 : 1));
    expect(mail?.text).toContain('https://school.example/account/notifications');
  });

  it('waits until the morning for those who chose one mail a day', async () => {
    await choose(mother, 'daily');
    await ask();
    expect((await waiting(mother))[0]?.due).toBeGreaterThan(0);
  });
});
