import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { EnquiryTopic } from '#content/enquiry-topics.ts';
import { addEnquiry } from '#database/samples/enquiries.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { remindOfEnquiries } from './remind-of-enquiries.server.ts';

let database: TestDatabase;
let pool: pg.Pool;
let admins: [TestPerson, TestPerson];
let mentor: TestPerson;
beforeAll(async () => {
  database = await openTestDatabase();
  pool = new pg.Pool({ ...database.owner, max: 2 });
  admins = [await makePerson(database, 'admin'), await makePerson(database, 'admin')];
  mentor = await makePerson(database, 'mentor');
});
afterAll(async () => {
  await pool.end();
  await database.close();
});
beforeEach(async () => {
  await database.asOwner('delete from enquiries');
  await database.asOwner('delete from mails');
  await database.asOwner(`update offices set holder_id = null, deputy_id = null where id = 'admissions'`);
});

const addNew = (topic: EnquiryTopic = 'consultation') =>
  addEnquiry(database.asOwner, database.keyring, { topic, receivedAt: new Date() });
const grow = (hours: number) =>
  database.asOwner('update enquiries set received_at = received_at - make_interval(hours => $1)', [hours]);

/** Sends the reminders; returns the number of mails by the age in hours that they report. */
async function remind(): Promise<Record<string, number>> {
  await database.asOwner('delete from mails');
  await remindOfEnquiries(pool);
  const rows = await database.asOwner<{ reason: string; count: number }>(
    `select reason, count(*)::int from mails where template = 'enquiry-reminder' group by reason`,
  );
  return Object.fromEntries(rows.map(({ reason, count }) => [reason, count]));
}

// @see admissions-policy 2.2, mails/enquiry-reminder.ts
it('Administrators are reminded after 24 and 40 hours, once each, regardless of the number of enquiries', async () => {
  for (let count = 0; count < 2; count++) await addNew();
  expect(await remind()).toEqual({});
  await grow(24);
  expect(await remind()).toEqual({ 24: 2 });
  expect(await remind()).toEqual({});
  await grow(16);
  expect(await remind()).toEqual({ 40: 2 });
  await grow(100);
  expect(await remind()).toEqual({});
});

it('After an outage only the later reminder is sent, and two instances send it once', async () => {
  await addNew();
  await grow(41);
  await Promise.all([remindOfEnquiries(pool), remindOfEnquiries(pool)]);
  expect(await database.asOwner('select reason from mails')).toEqual([{ reason: '40' }, { reason: '40' }]);
});

it('Answered enquiries and those on other topics send no reminders', async () => {
  await addNew('data');
  await addNew();
  await database.asOwner(`update enquiries set state = 'contacted' where topic = 'consultation'`);
  await grow(30);
  expect(await remind()).toEqual({});
});

it('The holder of the admissions office is reminded if they are an administrator, otherwise all administrators', async () => {
  const hold = (id: string) => database.asOwner(`update offices set holder_id = $1 where id = 'admissions'`, [id]);
  await addNew();
  await hold(admins[1].id);
  await grow(24);
  await remind();
  expect(await database.asOwner('select person_id from mails')).toEqual([{ person_id: admins[1].id }]);
  await hold(mentor.id);
  await grow(16);
  expect(await remind()).toEqual({ 40: 2 });
});
