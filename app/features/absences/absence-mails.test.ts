import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { languageCodes } from '#content/languages.ts';
import type { MailTiming } from '#content/notice-events.ts';
import { addGuardians } from '#database/samples/guardians.ts';
import { addStudents } from '#database/samples/students.ts';
import { addDays, todayInUtc } from '#platform/calendar-days.ts';
import { person, readAs, writeAs } from '#platform/database.server.ts';
import { deliverWaitingMails, waitingMails } from '#tests/support/deliver-mails.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { listActivity } from '../activity/activity.server.ts';
import { chooseNotifications } from '../notifications/choose-notifications.server.ts';
import { listAbsencesOfAssigned, listAbsencesOfChildren } from './absences.server.ts';
import { reportAbsence, withdrawAbsence } from './report-absence.server.ts';

let database: TestDatabase;
let mentor: TestPerson;
let mother: TestPerson;
let father: TestPerson;
let ada: string;

beforeAll(async () => {
  database = await openTestDatabase();
  mentor = await makePerson(database, 'mentor');
});
afterAll(() => database.close());

beforeEach(async () => {
  [mother, father] = await Promise.all([
    makePerson(database, 'parent', { fullName: 'Zoë Adeyemi' }),
    makePerson(database, 'parent', { fullName: 'Seán O’Neil' }),
  ]);
  const children = [{ fullName: 'Ada Example', parentId: mother.id, mentorId: mentor.id }];
  ada = (await addStudents(database.asOwner, children))[0]?.id ?? '';
  await addGuardians(database.asOwner, [{ studentId: ada, guardianId: father.id, relation: 'father' }]);
  await database.asOwner(`update accounts.people set language = 'en' where id = any ($1)`, [[mother.id, father.id]]);
});

const today = todayInUtc();
const report = (by: TestPerson, firstDay = today) =>
  writeAs(person(by.id), (tx) =>
    reportAbsence(tx, {
      studentId: ada,
      firstDay,
      lastDay: '',
      reason: 'travel',
      note: 'A wedding in Lagos',
      requestId: randomUUID(),
    }),
  );
async function withdraw(by: TestPerson): Promise<void> {
  const [absence] = await readAs(person(by.id), (tx) => listAbsencesOfChildren(tx));
  await writeAs(person(by.id), (tx) => withdrawAbsence(tx, absence?.id ?? ''));
}
const choose = (by: TestPerson, messageMails: MailTiming) =>
  writeAs(person(by.id), (tx) =>
    chooseNotifications(tx, { messageMails, announcementMails: 'immediate', quietFrom: '', quietUntil: '' }),
  );
const waiting = ({ id }: TestPerson) => waitingMails(database, id, 'new-absences');
const deliver = ({ id }: TestPerson) => deliverWaitingMails(database, id, 'new-absences');
const change = (who: TestPerson, set: string) =>
  database.asOwner(`update student_guardians set ${set} where guardian_id = $1`, [who.id]);

describe('The mail about an absence', () => {
  // @see mails/new-absences.ts, translations notifications.absences
  it('is not sent to the guardian who acted, to those who turned it off, and to restricted ones', async () => {
    const changes = [
      () => choose(father, 'off'),
      () => change(father, 'receives_mail = false'),
      () => change(father, `restricted_at = now(), restriction_reason = 'other'`),
      () => database.asOwner('update profiles set suspended_at = now() where id = $1', [father.id]),
    ];
    for (const [index, take] of changes.entries()) {
      await choose(father, 'immediate');
      await change(father, 'receives_mail = true, restricted_at = null, restriction_reason = null');
      await report(mother, addDays(today, index));
      expect([(await waiting(mother)).length, (await waiting(father)).length]).toEqual([0, 1]);
      await take();
      expect(await deliver(father)).toEqual([]);
      expect(await waiting(father)).toEqual([]);
    }
  });

  // @see mails/new-absences.ts, translations notifications.absences
  it('is sent to the other guardians with the right to emails, and names neither people nor days', async () => {
    await report(mother);
    const [mail] = await deliver(father);
    expect([mail?.to.address, mail?.subject]).toEqual([father.email, 'News about an absence']);
    expect(mail?.text).toContain(`https://school.example/parent-dashboard?student=${ada}&language=en\n`);
    expect(`${mail?.subject}${mail?.text}`).not.toMatch(new RegExp(`Ada|Zoë|wedding|travel|${today}`, 'i'));
    await withdraw(mother);
    expect(await waiting(father)).toHaveLength(1);
    expect(await waiting(mother)).toEqual([]);
  });

  it.each(languageCodes)('has the same contents in %s', async (language) => {
    await database.asOwner('update accounts.people set language = $2 where id = $1', [father.id, language]);
    await report(mother);
    await report(mother, addDays(today, 3));
    const [mail] = await deliver(father);
    expect(mail?.subject).toContain('2'.repeat(language === 'ar' ? 0 : 1));
    expect(mail?.text).toContain('https://school.example/account/notifications');
  });

  it('waits until the morning for those who chose one mail a day for messages', async () => {
    await choose(father, 'daily');
    await report(mother);
    expect((await waiting(father))[0]?.due).toBeGreaterThan(0);
    await choose(father, 'off');
    expect(await waiting(father)).toEqual([]);
  });
});

describe('An absence', () => {
  const shownTo = async (reader: TestPerson) => {
    const { items } = await readAs(person(reader.id), (tx) => listActivity(tx, [ada]));
    return items.map(({ kind, personName }) => [kind, personName]);
  };
  const reporterShownTo = async (reader: TestPerson) => {
    const [absence] = await readAs(person(reader.id), (tx) => listAbsencesOfChildren(tx));
    return absence?.reporterName;
  };

  // @see translations absence
  it('names who reported and withdrew to the other guardians, unless that guardian is restricted by now', async () => {
    await report(mother);
    expect(await reporterShownTo(father)).toBe('Zoë Adeyemi');
    const [assigned] = await readAs(person(mentor.id), (tx) => listAbsencesOfAssigned(tx));
    expect(assigned?.reporterName).toBe('Zoë Adeyemi');
    await change(mother, `restricted_at = now(), restriction_reason = 'court-order'`);
    expect(await reporterShownTo(father)).toBeNull();
    await withdraw(father);
    await change(mother, 'restricted_at = null, restriction_reason = null');
    expect(await shownTo(mother)).toEqual([
      ['absence-withdrawn', 'Seán O’Neil'],
      ['absence-reported', 'Zoë Adeyemi'],
    ]);
    await change(father, `restricted_at = now(), restriction_reason = 'court-order'`);
    expect(await shownTo(mother)).toEqual([
      ['absence-withdrawn', null],
      ['absence-reported', 'Zoë Adeyemi'],
    ]);
  });
});
