import { randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { languageCodes } from '#content/languages.ts';
import { addEnquiry } from '#database/samples/enquiries.ts';
import { addMeetingOffer, type SampleTime } from '#database/samples/meetings.ts';
import { addStudents } from '#database/samples/students.ts';
import { person, readAs, visitor, writeAs } from '#platform/database.server.ts';
import type { Mail } from '#platform/mail.server.ts';
import { deliverWaitingMails, mailPartsFor } from '#tests/support/deliver-mails.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { deliverWaitingMail } from '../mails/deliver-mail.server.ts';
import { bookMeeting, cancelMeeting, moveMeeting } from './book-meeting.server.ts';
import { bookInvited, cancelInvited, findInvitation, listInvitedTimes } from './invitations.server.ts';
import { listComingMeetings } from './meetings.server.ts';
import { offerMeetings, offerToEnquiry } from './offer-meetings.server.ts';
import { withdrawTimes } from './own-offers.server.ts';

let database: TestDatabase;
let admin: TestPerson;
let mentor: TestPerson;
let mother: TestPerson;
let ada: string;

beforeAll(async () => {
  database = await openTestDatabase();
  [admin, mentor] = await Promise.all([
    makePerson(database, 'admin', { fullName: 'Office Admin' }),
    makePerson(database, 'mentor', { fullName: 'Hana Mentor' }),
  ]);
});
afterAll(() => database.close());

beforeEach(async () => {
  for (const table of ['meeting_offers', 'students', 'mails', 'enquiries'])
    await database.asOwner(`delete from ${table}`);
  mother = await makePerson(database, 'parent', { fullName: 'Maya Mother' });
  const [student] = await addStudents(database.asOwner, [
    { fullName: 'Ada Example', parentId: mother.id, mentorId: mentor.id },
  ]);
  ada = student?.id ?? '';
  await database.asOwner(`update accounts.people set language = 'en', time_zone = 'Asia/Dubai' where id = $1`, [
    mother.id,
  ]);
});

const start = new Date(Math.floor(Date.now() / 60_000) * 60_000 + 5 * 86_400_000);
const times = [0, 20].map((minutes) => ({
  startsAt: new Date(start.getTime() + minutes * 60_000),
  endsAt: new Date(start.getTime() + (minutes + 15) * 60_000),
}));
const sampleOffer = () => addMeetingOffer(database.asOwner, database.keyring, { ownerId: mentor.id, times });
const book = (time: SampleTime | undefined) =>
  writeAs(person(mother.id), (tx) =>
    bookMeeting(tx, { timeId: time?.id ?? '', studentIds: [ada], requestId: randomUUID() }),
  );
const booked = async () => {
  const [meeting] = await readAs(person(mother.id), listComingMeetings);
  if (!meeting) throw new Error('no meeting');
  return meeting;
};
const mailsTo = (who: TestPerson) => deliverWaitingMails(database, who.id, 'meeting');
const entryOf = (mail: Mail | undefined) => {
  const calendar = new ICAL.Component(ICAL.parse(mail?.calendar?.content ?? ''));
  const event = calendar.getFirstSubcomponent('vevent');
  if (!event) throw new Error('no entry');
  return {
    method: mail?.calendar?.method,
    status: event.getFirstPropertyValue('status'),
    uid: event.getFirstPropertyValue('uid'),
    sequence: event.getFirstPropertyValue('sequence'),
    start: new ICAL.Event(event).startDate.toJSDate(),
  };
};

// @see mails/meeting.ts, privacy-policy 6.2
describe('The mails about a meeting', () => {
  it('tell both sides when it is booked, in the zone of each, with a file for the calendar', async () => {
    const [time] = await sampleOffer();
    await book(time);
    const { id } = await booked();
    const [toMother, ...others] = await mailsTo(mother);
    expect(others).toEqual([]);
    expect(toMother?.subject).toBe('Booked: your meeting with Hana Mentor');
    expect(toMother?.text).toContain('(Asia/Dubai)');
    expect(toMother?.text).toContain(`https://school.example/meetings/${id}?language=en`);
    const entry = {
      uid: `${id}@school.example`,
      sequence: 0,
      status: 'CONFIRMED',
      method: 'PUBLISH',
      start: time?.startsAt,
    };
    expect(entryOf(toMother)).toEqual(entry);
    const [toMentor] = await mailsTo(mentor);
    expect(toMentor?.text).toContain(`https://school.example/meetings/offers/${time?.offerId}`);
    expect(entryOf(toMentor)).toEqual(entry);
    for (const mail of [toMother, toMentor])
      expect(JSON.stringify(mail)).not.toMatch(/Ada|Maya Mother has|Parents’ day|Room 4/);
  });

  it('keep the identity of the entry when it is moved and cancelled, with a higher number', async () => {
    const [time, other] = await sampleOffer();
    await book(time);
    const { id: meetingId } = await booked();
    await mailsTo(mother);
    await writeAs(person(mother.id), (tx) => moveMeeting(tx, { meetingId, revision: 0, timeId: other?.id ?? '' }));
    const [moved] = await mailsTo(mother);
    const uid = `${meetingId}@school.example`;
    expect(moved?.subject).toBe('New time: your meeting with Hana Mentor');
    expect(entryOf(moved)).toMatchObject({ uid, sequence: 1, method: 'PUBLISH', start: other?.startsAt });
    await writeAs(person(mother.id), (tx) => cancelMeeting(tx, { meetingId, revision: 1 }));
    const [cancelled] = await mailsTo(mother);
    expect(entryOf(cancelled)).toMatchObject({ uid, sequence: 2, status: 'CANCELLED', method: 'CANCEL' });
  });

  it('apologise if the school cancels it, and do not say that it is booked any more', async () => {
    const [time] = await sampleOffer();
    await book(time);
    await writeAs(person(mentor.id), (tx) =>
      withdrawTimes(tx, { offerId: time?.offerId ?? '', timeIds: [time?.id ?? ''] }),
    );
    const mails = await mailsTo(mother);
    expect(mails.map(({ subject }) => subject)).toEqual(['Cancelled: your meeting with Hana Mentor']);
    expect(mails[0]?.text).toContain('We are sorry');
    expect(await database.asOwner(`select from mails where state = 'waiting' and person_id = $1`, [mother.id])).toEqual(
      [],
    );
  });

  it('do not reach a guardian who may not see the student any more', async () => {
    const [time] = await sampleOffer();
    await book(time);
    await database.asOwner(
      `update student_guardians set restricted_at = now(), restriction_reason = 'other' where guardian_id = $1`,
      [mother.id],
    );
    expect(await mailsTo(mother)).toEqual([]);
    expect(await mailsTo(mentor)).toHaveLength(1);
  });

  it('are written in each language', async () => {
    const [time] = await sampleOffer();
    await book(time);
    for (const language of languageCodes) {
      await database.asOwner('update accounts.people set language = $2 where id = $1', [mother.id, language]);
      await database.asOwner(`update mails set state = 'waiting', finished_at = null where person_id = $1`, [
        mother.id,
      ]);
      const [{ id } = { id: '' }] = await database.asOwner<{ id: string }>(
        `select id from mails where person_id = $1 and template = 'meeting'`,
        [mother.id],
      );
      const delivered: Mail[] = [];
      await deliverWaitingMail(id, mailPartsFor(delivered), false);
      expect(delivered[0]).toMatchObject({ language });
      expect(delivered[0]?.subject).toContain('Hana Mentor');
    }
  });
});

// @see mails/new-meetings.ts
describe('The mail about offered times', () => {
  it('is sent once, names neither student nor topic, and not at all if a time was booked or none is left', async () => {
    const offer = (topic: string) =>
      writeAs(person(mentor.id), (tx) =>
        offerMeetings(tx, {
          audience: 'own',
          choices: [],
          topic,
          place: 'Room 4',
          room: null,
          timeZone: 'UTC',
          limitHours: 1,
          times,
          requestId: randomUUID(),
        }),
      );
    await offer('Parents’ day');
    await offer('Options');
    const mails = await deliverWaitingMails(database, mother.id, 'new-meetings');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('https://school.example/meetings?language=en');
    expect(mails[0]?.text).not.toMatch(/Ada|Parents’ day|Options|Hana/);
    await offer('Third');
    await database.asOwner('update meeting_times set withdrawn_at = now()');
    expect(await deliverWaitingMails(database, mother.id, 'new-meetings')).toEqual([]);
  });
});

const token = 'a-secret-token-of-a-link';

async function offerToVisitor(language: 'en' | 'ar' = 'en') {
  const { id: enquiryId } = await addEnquiry(database.asOwner, database.keyring, { topic: 'consultation' });
  await writeAs(person(admin.id), (tx) =>
    offerToEnquiry(tx, {
      topic: 'First conversation',
      place: null,
      room: 'https://rooms.example.org/admissions',
      timeZone: 'Europe/London',
      limitHours: 1,
      times,
      requestId: randomUUID(),
      enquiryId,
      contact: { name: 'Nour Haddad', email: 'nour@example.org', language, token },
    }),
  );
  return enquiryId;
}

async function mailsToEnquiry(enquiryId: string): Promise<Mail[]> {
  const rows = await database.asOwner<{ id: string }>(
    `select id from mails where enquiry_id = $1 and state = 'waiting' and template = 'enquiry-meeting' order by created_at`,
    [enquiryId],
  );
  const delivered: Mail[] = [];
  for (const { id } of rows) await deliverWaitingMail(id, mailPartsFor(delivered), false);
  return delivered;
}

// @see mails/meeting-offered.ts
describe('An invitation without an account', () => {
  const found = (given = token) => readAs(visitor, (tx) => findInvitation(tx, given));
  const free = () => readAs(visitor, (tx) => listInvitedTimes(tx, token));
  const bookAs = (timeId: string | undefined, revision: number | null = null, given = token) =>
    writeAs(visitor, (tx) => bookInvited(tx, { token: given, timeId: timeId ?? '', revision }));

  // @see translations meetingOffer.toEnquiry
  it('is a link in a mail in the language of the enquiry, and unknown without it', async () => {
    const enquiryId = await offerToVisitor('ar');
    const [mail, ...others] = await mailsToEnquiry(enquiryId);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: { name: 'Nour Haddad', address: 'nour@example.org' }, language: 'ar' });
    expect(mail?.text).toContain(`https://school.example/meet?token=${token}&language=ar`);
    expect(await found('another')).toBeNull();
    expect(await found('')).toBeNull();
    await expect(bookAs((await free())[0]?.id, null, 'another')).rejects.toMatchObject({ reason: 'gone' });
    expect(await found()).toMatchObject({ topic: 'First conversation', ownerName: 'Office Admin', meeting: null });
  });

  it('books one time, moves it with the seen revision only, cancels it, and mails each change', async () => {
    const enquiryId = await offerToVisitor();
    await mailsToEnquiry(enquiryId);
    const [first, second] = await free();
    await bookAs(first?.id);
    expect(await found()).toMatchObject({
      meeting: { startsAt: first?.startsAt, room: 'https://rooms.example.org/admissions', mayChange: true },
    });
    expect((await free()).map(({ id }) => id)).toEqual([second?.id]);
    await expect(bookAs(second?.id)).rejects.toMatchObject({ reason: 'changed meanwhile' });
    await bookAs(second?.id, 0);
    const subjects = (await mailsToEnquiry(enquiryId)).map(({ subject }) => subject);
    expect(subjects).toEqual(['Booked: your meeting with Office Admin', 'New time: your meeting with Office Admin']);
    const cancel = (revision: number) => writeAs(visitor, (tx) => cancelInvited(tx, { token, revision }));
    await expect(cancel(0)).rejects.toMatchObject({ reason: 'changed meanwhile' });
    await cancel(1);
    expect(await found()).toMatchObject({ meeting: null });
    expect(await mailsTo(admin)).toHaveLength(1);
    const acts = await database.asOwner<{ act: string }>(
      `select act from audit_log where subject_type = 'meeting' and actor_id is null order by id`,
    );
    expect(acts.map(({ act }) => act)).toEqual(['meeting booked', 'meeting moved', 'meeting cancelled']);
  });

  // @see translations meet.ended, privacy-policy 7.1
  it('ends after its last time, with the enquiry, and when its owner is no longer staff', async () => {
    await offerToVisitor();
    await database.asOwner('update profiles set suspended_at = now() where id = $1', [admin.id]);
    expect(await found()).toBeNull();
    await database.asOwner('update profiles set suspended_at = null where id = $1', [admin.id]);
    await database.asOwner(
      `update meeting_times set starts_at = starts_at - interval '9 days', ends_at = ends_at - interval '9 days'`,
    );
    expect(await found()).toBeNull();
    expect(await database.asOwner('select from meeting_offers')).toHaveLength(1);
    await database.asOwner('delete from enquiries');
    expect(await database.asOwner('select from meeting_offers')).toEqual([]);
  });
});
