import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { languageCodes } from '#content/languages.ts';
import { addGuardians } from '#database/samples/guardians.ts';
import { addStudents } from '#database/samples/students.ts';
import { person, writeAs } from '#platform/database.server.ts';
import { deliverWaitingMails, waitingMails } from '#tests/support/deliver-mails.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { chooseNotifications } from '../notifications/choose-notifications.server.ts';
import type { SafetyDetails } from './safety.ts';
import { confirmSafetyDetails, saveSafetyDetails } from './save-safety.server.ts';

let database: TestDatabase;
let mentor: TestPerson;
let mother: TestPerson;
let father: TestPerson;
let ada = '';
beforeAll(async () => {
  database = await openTestDatabase();
  mentor = await makePerson(database, 'mentor');
});
afterAll(() => database.close());

beforeEach(async () => {
  for (const table of ['students', 'terms', 'mails']) await database.asOwner(`delete from ${table}`);
  [mother, father] = await Promise.all([makePerson(database, 'parent'), makePerson(database, 'parent')]);
  const children = [{ fullName: 'Ada Example', parentId: mother.id, mentorId: mentor.id }];
  ada = (await addStudents(database.asOwner, children))[0]?.id ?? '';
  await addGuardians(database.asOwner, [{ studentId: ada, guardianId: father.id, relation: 'father' }]);
  await database.asOwner(`update accounts.people set language = 'en'`);
  await beginTerm(3);
});

const beginTerm = (daysAgo: number) =>
  database.asOwner(
    `insert into terms (names, first_day, last_day, due_on)
     values ('{"en": "Autumn"}', current_date - $1::int, current_date + 60, current_date + 50)`,
    [daysAgo],
  );
const request = async () =>
  (await database.asOwner<{ count: number }>('select request_safety_details() as count'))[0]?.count;
const waiting = async ({ id }: TestPerson) => (await waitingMails(database, id, 'new-safety-requests')).length;
const deliver = ({ id }: TestPerson) => deliverWaitingMails(database, id, 'new-safety-requests');
const change = (who: TestPerson, set: string) =>
  database.asOwner(`update student_guardians set ${set} where guardian_id = $1`, [who.id]);

const home: SafetyDetails = {
  country: 'NG',
  address: '14 Adeola Odeku Street',
  timeZone: 'Africa/Lagos',
  contacts: [{ name: 'Folake', relation: '', phone: '+234 800 555 0141' }],
  health: '',
  companions: '',
};
const save = (revision: number, country = 'NG') =>
  writeAs(person(mother.id), (tx) => saveSafetyDetails(tx, ada, { ...home, country, revision }));

describe('The request for safety details', () => {
  // @see mails/new-safety-requests.ts, translations notifications.absences, safeguarding 9.6
  it('is mailed once in each term to the guardians of students without confirmed details, and names nobody', async () => {
    expect([await request(), await request()]).toEqual([1, 0]);
    expect([await waiting(mother), await waiting(father)]).toEqual([1, 1]);
    const [mail] = await deliver(mother);
    expect(mail?.text).toContain(`https://school.example/parent-dashboard/safety/${ada}`);
    expect(`${mail?.subject}${mail?.text}`).not.toMatch(/Ada Example/);
    await save(0);
    await beginTerm(1);
    await database.asOwner(`update safety_records set confirmed_at = now() - interval '5 days'`);
    expect(await request()).toBe(1);
    await writeAs(person(mother.id), (tx) => confirmSafetyDetails(tx, ada, { revision: 1 }));
    await database.asOwner('delete from safety_requests');
    expect(await request()).toBe(0);
  });

  it('is not made outside of a term, and not for archived students', async () => {
    await database.asOwner('update students set archived_at = now()');
    expect(await request()).toBe(0);
    await database.asOwner('update students set archived_at = null');
    await database.asOwner(`update terms set first_day = current_date + 1`);
    expect(await request()).toBe(0);
  });

  it('is not sent once another guardian has confirmed, nor to guardians who are restricted, may not see or turned it off', async () => {
    const off = { messageMails: 'off', announcementMails: 'off', quietFrom: '', quietUntil: '' } as const;
    const takes = [
      () => save(0),
      () => change(father, `restricted_at = now(), restriction_reason = 'other'`),
      () => change(father, 'may_view = false'),
      () => change(father, 'receives_mail = false'),
      () => writeAs(person(father.id), (tx) => chooseNotifications(tx, off)),
    ];
    for (const take of takes) {
      await database.asOwner('delete from safety_records');
      await database.asOwner('delete from safety_requests');
      await change(father, 'may_view = true, receives_mail = true, restricted_at = null, restriction_reason = null');
      await request();
      expect(await waiting(father)).toBe(1);
      await take();
      expect(await deliver(father)).toEqual([]);
      expect(await waiting(father)).toBe(0);
    }
  });

  it.each(languageCodes)('has the same contents in %s', async (language) => {
    await database.asOwner('update accounts.people set language = $2 where id = $1', [mother.id, language]);
    await request();
    const [mail] = await deliver(mother);
    expect(mail?.text).toContain('https://school.example/account/notifications');
  });
});

describe('The mail about another country', () => {
  // @see mails/country-changed.ts, safeguarding 9.6
  it.each(languageCodes)(
    'leads the mentor to the details in %s, and names neither student nor country',
    async (language) => {
      await database.asOwner('update accounts.people set language = $2 where id = $1', [mentor.id, language]);
      await save(0);
      await save(1, 'FR');
      const [mail] = await deliverWaitingMails(database, mentor.id, 'country-changed');
      expect(mail?.to.address).toBe(mentor.email);
      expect(mail?.text).toContain(`https://school.example/students/${ada}/emergency`);
      expect(`${mail?.subject}${mail?.text}`).not.toMatch(/Ada Example|France|Nigeria/);
    },
  );
});
