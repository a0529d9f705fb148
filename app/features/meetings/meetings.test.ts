import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addGuardians } from '#database/samples/guardians.ts';
import { addMeeting, addMeetingOffer, type SampleOffer, type SampleTime } from '#database/samples/meetings.ts';
import { addStudents } from '#database/samples/students.ts';
import { person, readAs, writeAs } from '#platform/database.server.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { bookMeeting, cancelMeeting, moveMeeting } from './book-meeting.server.ts';
import {
  findFamilyMeeting,
  findMeetingRoom,
  findOpenOffer,
  hasMeetings,
  listComingMeetings,
  listFreeTimes,
  listOpenOffers,
  listPastMeetings,
} from './meetings.server.ts';
import type { MeetingFamilies, TimeSpan } from './meetings.ts';
import { offerMeetings } from './offer-meetings.server.ts';
import { findOwnOffer, listOwnOffers, listOwnTimes, withdrawTimes } from './own-offers.server.ts';
import { remindOfMeetings } from './remind-of-meetings.server.ts';

let database: TestDatabase;
let owner: pg.Pool;
let admin: TestPerson;
let mentor: TestPerson;
let otherMentor: TestPerson;
let mother: TestPerson;
let father: TestPerson;
let stranger: TestPerson;
let ada: string;
let ben: string;
let cem: string;

beforeAll(async () => {
  database = await openTestDatabase();
  owner = new pg.Pool({ ...database.owner, max: 2 });
  [admin, mentor, otherMentor] = await Promise.all([
    makePerson(database, 'admin', { fullName: 'Office Admin' }),
    makePerson(database, 'mentor', { fullName: 'Hana Mentor' }),
    makePerson(database, 'mentor', { fullName: 'Omar Mentor' }),
  ]);
});
afterAll(async () => {
  await owner.end();
  await database.close();
});

beforeEach(async () => {
  for (const table of ['meeting_offers', 'students', 'mails']) await database.asOwner(`delete from ${table}`);
  await database.asOwner('update offices set holder_id = null, deputy_id = null');
  [mother, father, stranger] = await Promise.all([
    makePerson(database, 'parent', { fullName: 'Maya Mother' }),
    makePerson(database, 'parent', { fullName: 'Farid Father' }),
    makePerson(database, 'parent', { fullName: 'Sara Stranger' }),
  ]);
  const common = { level: 'Primary', className: '4B', mentorId: mentor.id };
  const children = [
    { ...common, fullName: 'Ada Example', parentId: mother.id },
    { ...common, fullName: 'Ben Example', parentId: mother.id },
    { ...common, fullName: 'Cem Other', parentId: stranger.id, mentorId: otherMentor.id },
  ];
  [ada, ben, cem] = (await addStudents(database.asOwner, children)).map(({ id }) => id) as [string, string, string];
  await addGuardians(database.asOwner, [{ studentId: ada, guardianId: father.id }]);
});

const minute = 60_000;
const inHours = (hours: number) => new Date(Math.floor(Date.now() / minute) * minute + hours * 60 * minute);
/** Times of 15 minutes, one after the other. */
const slots = (count: number, start = inHours(48)): TimeSpan[] =>
  Array.from({ length: count }, (_, index) => ({
    startsAt: new Date(start.getTime() + index * 15 * minute),
    endsAt: new Date(start.getTime() + (index + 1) * 15 * minute),
  }));
const sampleOffer = (times = slots(3), more: Partial<SampleOffer> = {}) =>
  addMeetingOffer(database.asOwner, database.keyring, { ownerId: mentor.id, times, ...more });

const own: MeetingFamilies = { audience: 'own', choices: [] };
const offer = (by: TestPerson, more: Partial<Parameters<typeof offerMeetings>[1]> = {}) =>
  writeAs(person(by.id), (tx) =>
    offerMeetings(tx, {
      ...own,
      topic: 'Parents’ day',
      place: 'Room 4',
      room: null,
      timeZone: 'Europe/London',
      limitHours: 2,
      times: slots(3),
      requestId: randomUUID(),
      ...more,
    }),
  );
const book = (by: TestPerson, time: SampleTime | undefined, studentIds = [ada], requestId = randomUUID()) =>
  writeAs(person(by.id), (tx) => bookMeeting(tx, { timeId: time?.id ?? '', studentIds, requestId }));
const coming = (who: TestPerson) => readAs(person(who.id), listComingMeetings);
const firstMeeting = async (who: TestPerson) => {
  const [meeting] = await coming(who);
  if (!meeting) throw new Error('no meeting');
  return meeting;
};
const offersFor = (who: TestPerson) => readAs(person(who.id), listOpenOffers);
const freeFor = async (who: TestPerson, time: SampleTime | undefined) =>
  (await readAs(person(who.id), (tx) => listFreeTimes(tx, time?.offerId ?? ''))).map(({ id }) => id);
const refused = (reason: string) => expect.objectContaining({ reason });
const mailsTo = async (who: TestPerson) => {
  const rows = await database.asOwner<{ template: string; reason: string | null }>(
    `select template, split_part(reason, ':', 1) as reason from mails where person_id = $1 order by created_at, template`,
    [who.id],
  );
  return rows.map(({ template, reason }) => (reason ? `${template} ${reason}` : template));
};
const restrict = (guardian: TestPerson) =>
  database.asOwner(
    `update student_guardians set restricted_at = now(), restriction_reason = 'other' where guardian_id = $1`,
    [guardian.id],
  );

describe('An offer', () => {
  it('is refused to parents, without families, without or with past times, and with an address that is no room', async () => {
    await expect(offer(mother)).rejects.toEqual(refused('not permitted'));
    await expect(offer(otherMentor, { audience: 'students', choices: [ada] })).rejects.toEqual(refused('nobody'));
    await expect(offer(mentor, { times: [] })).rejects.toEqual(refused('no times'));
    await expect(offer(mentor, { times: slots(2, inHours(-1)) })).rejects.toEqual(refused('too late'));
    await expect(offer(mentor, { times: slots(201) })).rejects.toEqual(refused('too many times'));
    for (const room of ['http://rooms.example.org/1', 'https://me:secret@rooms.example.org', 'javascript:alert(1)'])
      await expect(offer(mentor, { place: null, room })).rejects.toEqual(refused('room'));
    expect(await database.asOwner('select from meeting_offers')).toEqual([]);
  });

  // @see translations meetings.lead, translations meetings.none, translations meetingOffer.lead
  // @see translations meetingOffer.topic.hint, translations meetingOffer.offered, translations meetingOffer.preview
  it('reaches the families that it names, tells them once, and is one for a repeated form', async () => {
    const requestId = randomUUID();
    const id = await offer(mentor, { requestId });
    expect(await offer(mentor, { requestId })).toBe(id);
    await expect(offer(mentor, { requestId, topic: 'Another' })).rejects.toEqual(refused('other content'));
    expect(await offersFor(mother)).toMatchObject([
      { id, topic: 'Parents’ day', place: 'Room 4', ownerName: 'Hana Mentor', students: [{ id: ada }, { id: ben }] },
    ]);
    expect(await offersFor(father)).toMatchObject([{ id, students: [{ id: ada }] }]);
    expect(await Promise.all([stranger, admin, mentor].map(offersFor))).toEqual([[], [], []]);
    expect(await Promise.all([mother, father, stranger].map(mailsTo))).toEqual([
      ['new-meetings'],
      ['new-meetings'],
      [],
    ]);
    const audit = await database.asOwner('select act, actor_id, details from audit_log where subject_id = $1', [id]);
    expect(audit).toEqual([
      { act: 'meeting times offered', actor_id: mentor.id, details: { audience: 'own', count: '3' } },
    ]);
  });

  it('to a class reaches all of its families from administrators, and those of their own students from mentors', async () => {
    const choices = ['Primary · 4B'];
    await offer(admin, { audience: 'classes', choices });
    expect((await offersFor(stranger)).map(({ ownerName }) => ownerName)).toEqual(['Office Admin']);
    await offer(otherMentor, { audience: 'classes', choices });
    expect(await offersFor(mother)).toHaveLength(1);
    expect(await offersFor(stranger)).toHaveLength(2);
  });

  it('is closed to restricted and suspended guardians, to those who may only see, and by a former mentor', async () => {
    const [time] = await sampleOffer();
    await database.asOwner('update student_guardians set may_write = false where guardian_id = $1', [father.id]);
    expect(await offersFor(father)).toEqual([]);
    await expect(book(father, time)).rejects.toEqual(refused('gone'));
    await restrict(mother);
    expect(await offersFor(mother)).toEqual([]);
    expect(await freeFor(mother, time)).toEqual([]);
    await expect(book(mother, time)).rejects.toEqual(refused('gone'));
    await database.asOwner(
      'update student_guardians set restricted_at = null, restriction_reason = null, may_write = true',
    );
    expect(await offersFor(father)).toHaveLength(1);
    await database.asOwner('update students set academic_mentor_id = $1 where id = $2', [otherMentor.id, ada]);
    expect(await offersFor(father)).toEqual([]);
    await expect(book(father, time)).rejects.toEqual(refused('gone'));
  });
});

describe('A booking', () => {
  // @see safeguarding 8.1, privacy-policy 3.10, translations meetings.booked
  it('is shown to every guardian who may see the student, and told to both sides', async () => {
    const [time] = await sampleOffer();
    await book(mother, time);
    const meeting = await firstMeeting(mother);
    expect(meeting).toMatchObject({
      topic: 'Parents’ day',
      students: [{ id: ada }],
      bookedByName: 'Maya Mother',
      mayChange: true,
    });
    expect(await coming(father)).toMatchObject([{ id: meeting.id, students: [{ id: ada }] }]);
    expect(await coming(stranger)).toEqual([]);
    expect(await readAs(person(stranger.id), (tx) => findFamilyMeeting(tx, meeting.id))).toBeNull();
    expect(await readAs(person(admin.id), (tx) => findFamilyMeeting(tx, meeting.id))).toBeNull();
    await restrict(father);
    expect(await coming(father)).toEqual([]);
    expect(await mailsTo(mother)).toEqual(['meeting booked']);
    expect(await mailsTo(mentor)).toEqual(['meeting booked']);
    expect(await mailsTo(father)).toEqual([]);
    expect(await readAs(person(mother.id), hasMeetings)).toBe(true);
    expect(await readAs(person(stranger.id), hasMeetings)).toBe(false);
  });

  it('is one for a repeated form, and one per child and offer', async () => {
    const [first, second, third] = await sampleOffer();
    const requestId = randomUUID();
    await Promise.all([book(mother, first, [ada], requestId), book(mother, first, [ada], requestId)]);
    await expect(book(mother, second, [ada], requestId)).rejects.toEqual(refused('other content'));
    await expect(book(father, second)).rejects.toEqual(refused('booked before'));
    expect(await coming(mother)).toHaveLength(1);
    expect((await offersFor(mother))[0]?.students).toMatchObject([{ id: ben }]);
    await book(mother, third, [ben]);
    expect(await offersFor(mother)).toEqual([]);
    const audit = await database.asOwner(`select from audit_log where act = 'meeting booked' and actor_id = $1`, [
      mother.id,
    ]);
    expect(audit).toHaveLength(2);
  });

  it('can be about two children of a family together, and is refused with the child of another family', async () => {
    const [first, second] = await sampleOffer();
    await expect(book(mother, first, [ada, cem])).rejects.toEqual(refused('gone'));
    await expect(book(mother, first, [])).rejects.toEqual(refused('gone'));
    await book(mother, first, [ada, ben]);
    expect(await coming(mother)).toMatchObject([{ students: [{ id: ada }, { id: ben }] }]);
    expect(await coming(father)).toMatchObject([{ students: [{ id: ada }], mayChange: false }]);
    await expect(book(mother, second, [ben])).rejects.toEqual(refused('booked before'));
  });

  // @see translations meetings.limit, translations meetings.time, translations meetings.full
  // @see translations meetingOffer.limitHours.hint
  it('is refused for times that are taken, withdrawn, past the limit, or when the family has another meeting', async () => {
    const [near, first, second, third] = await sampleOffer([...slots(1, inHours(1.9)), ...slots(3)], { limitHours: 2 });
    await expect(book(mother, near)).rejects.toEqual(refused('too late'));
    expect(await freeFor(mother, near)).toHaveLength(3);
    await book(mother, first, [ben]);
    await expect(book(father, first)).rejects.toEqual(refused('taken'));
    await database.asOwner('update meeting_times set withdrawn_at = now() where id = $1', [second?.id]);
    await expect(book(father, second)).rejects.toEqual(refused('taken'));
    const elsewhere = await addMeetingOffer(database.asOwner, database.keyring, {
      ownerId: admin.id,
      audience: 'students',
      choices: [ada],
      times: slots(1),
    });
    await expect(book(mother, elsewhere[0])).rejects.toEqual(refused('busy'));
    expect(await freeFor(mother, elsewhere[0])).toEqual([]);
    expect(await freeFor(father, elsewhere[0])).toHaveLength(1);
    expect(await freeFor(father, first)).toEqual([third?.id]);
    await expect(book(mother, { ...(first as SampleTime), id: randomUUID() })).rejects.toEqual(refused('gone'));
  });

  it('takes the time in every offer of the same person', async () => {
    const [time] = await sampleOffer();
    const [same] = await sampleOffer(slots(1, new Date((time?.startsAt.getTime() ?? 0) + 5 * minute)));
    await book(mother, time);
    expect(await freeFor(father, same)).toEqual([]);
    await expect(book(father, same)).rejects.toEqual(refused('taken'));
    await expect(
      database.asOwner(
        `insert into meetings (id, offer_id, owner_id, time_id, starts_at, ends_at, request_id)
         select gen_random_uuid(), offer_id, $2, id, starts_at, ends_at, gen_random_uuid() from meeting_times where id = $1`,
        [same?.id, mentor.id],
      ),
    ).rejects.toMatchObject({ constraint: 'meetings_booked_once' });
  });

  it('gives 20 times to 20 of 50 families who want them at once, and the next free ones to the other 30', async () => {
    const parents = await Promise.all(Array.from({ length: 50 }, () => makePerson(database, 'parent')));
    const students = await addStudents(
      database.asOwner,
      parents.map(({ id }, index) => ({ fullName: `Child ${index}`, parentId: id, mentorId: mentor.id })),
    );
    const times = await sampleOffer(slots(50));
    const childOf = (index: number) => [students[index]?.id ?? ''];
    const outcomes = await Promise.allSettled(
      parents.map((each, index) => book(each, times[index % 20], childOf(index))),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    const losers = parents.flatMap((each, index) => (outcomes[index]?.status === 'rejected' ? [{ each, index }] : []));
    for (const { index } of losers) expect(outcomes[index]).toMatchObject({ reason: { reason: 'taken' } });
    const next = times.slice(20);
    expect(await freeFor(losers[0]?.each as TestPerson, times[0])).toEqual(next.map(({ id }) => id));
    await Promise.all(losers.map(({ each, index }, place) => book(each, next[place], childOf(index))));
    const [booked] = await database.asOwner<{ meetings: string; times: string; students: string }>(
      `select count(*) as meetings, count(distinct time_id) as times, count(distinct student_id) as students
       from meetings join meeting_students on meeting_id = id where cancelled_at is null`,
    );
    expect(booked).toEqual({ meetings: '50', times: '50', students: '50' });
  }, 60_000);
});

describe('A booked meeting', () => {
  // @see translations meetings.moved
  it('is moved to another time of the offer, which frees the former one', async () => {
    const [first, second, third] = await sampleOffer();
    await book(mother, first);
    const meeting = await firstMeeting(mother);
    const move = (by: TestPerson, time: SampleTime | undefined, revision = meeting.revision) =>
      writeAs(person(by.id), (tx) => moveMeeting(tx, { meetingId: meeting.id, revision, timeId: time?.id ?? '' }));
    await expect(move(stranger, second)).rejects.toEqual(refused('gone'));
    await expect(move(mentor, second)).rejects.toEqual(refused('gone'));
    await book(mother, second, [ben]);
    await expect(move(mother, second)).rejects.toEqual(refused('busy'));
    await expect(move(father, second)).rejects.toEqual(refused('busy'));
    const [foreign] = await sampleOffer(slots(1, inHours(90)), { ownerId: otherMentor.id });
    await expect(move(mother, foreign)).rejects.toEqual(refused('gone'));
    await move(father, third);
    await expect(move(mother, first)).rejects.toEqual(refused('changed meanwhile'));
    expect(await firstMeeting(father)).toMatchObject({ startsAt: third?.startsAt, revision: 1 });
    expect(await freeFor(father, first)).toEqual([first?.id]);
    expect((await mailsTo(mother)).filter((mail) => mail.endsWith('moved'))).toHaveLength(1);
    expect(await mailsTo(father)).toEqual(['meeting moved']);
    expect((await mailsTo(mentor)).filter((mail) => mail.endsWith('moved'))).toHaveLength(1);
  });

  // @see translations meetings.cancel, translations meetings.limit
  it('is cancelled by a guardian until the limit, and its time is free again', async () => {
    const [time] = await sampleOffer(slots(1, inHours(3)), { limitHours: 2 });
    await book(mother, time);
    const meeting = await firstMeeting(mother);
    const cancel = (by: TestPerson, revision = 0) =>
      writeAs(person(by.id), (tx) => cancelMeeting(tx, { meetingId: meeting.id, revision }));
    await expect(cancel(stranger)).rejects.toEqual(refused('gone'));
    await expect(cancel(mother, 7)).rejects.toEqual(refused('changed meanwhile'));
    await database.asOwner('update meeting_offers set limit_hours = 4');
    await expect(cancel(mother)).rejects.toEqual(refused('too late'));
    expect(await firstMeeting(mother)).toMatchObject({ mayChange: false });
    await database.asOwner('update meeting_offers set limit_hours = 2');
    await cancel(mother);
    await expect(cancel(mother)).rejects.toEqual(refused('gone'));
    expect(await coming(father)).toMatchObject([{ cancelledBy: 'family', mayChange: false }]);
    expect((await mailsTo(mentor)).filter((mail) => mail.endsWith('cancelled'))).toHaveLength(1);
    await book(father, time);
    const acts = await database.asOwner<{ act: string }>(
      'select act from audit_log where subject_id = $1 order by id',
      [meeting.id],
    );
    expect(acts.map(({ act }) => act)).toEqual(['meeting booked', 'meeting cancelled']);
  });

  // @see translations meetingOffer.room.hint
  it('tells its room only to those whom it concerns, until it is cancelled', async () => {
    const room = 'https://rooms.example.org/hana';
    const [time] = await sampleOffer(slots(2), { room });
    await book(mother, time);
    const { id, place } = await firstMeeting(mother);
    expect(place).toBeNull();
    const roomFor = (who: TestPerson) => readAs(person(who.id), (tx) => findMeetingRoom(tx, id));
    expect(await Promise.all([mother, father, mentor, stranger, admin, otherMentor].map(roomFor))).toEqual([
      room,
      room,
      room,
      null,
      null,
      null,
    ]);
    await writeAs(person(mother.id), (tx) => cancelMeeting(tx, { meetingId: id, revision: 0 }));
    expect(await roomFor(mother)).toBeNull();
  });

  it('is in the past once it has ended', async () => {
    const [time] = await sampleOffer(slots(1, inHours(-48)));
    await addMeeting(database.asOwner, time as SampleTime, { studentIds: [ada], bookedBy: mother.id });
    expect(await coming(mother)).toEqual([]);
    expect(await readAs(person(father.id), listPastMeetings)).toHaveLength(1);
    expect(await readAs(person(stranger.id), listPastMeetings)).toEqual([]);
  });
});

describe('Staff', () => {
  // @see translations meetings.lead.staff, translations meetings.own.none, translations meetingOffer.lead
  it('see who has booked their times, and no longer the names of students whom they lost', async () => {
    const [time] = await sampleOffer();
    await book(mother, time, [ada, ben]);
    const timesOf = (who: TestPerson) => readAs(person(who.id), (tx) => listOwnTimes(tx, time?.offerId ?? ''));
    expect(await timesOf(mentor)).toMatchObject([
      {
        id: time?.id,
        meeting: { students: [{ fullName: 'Ada Example', className: '4B' }, { id: ben }], bookedByName: 'Maya Mother' },
      },
      { meeting: null },
      { meeting: null },
    ]);
    expect(await Promise.all([admin, otherMentor, mother].map(timesOf))).toEqual([[], [], []]);
    expect(await readAs(person(admin.id), (tx) => findOwnOffer(tx, time?.offerId ?? ''))).toBeNull();
    expect(await readAs(person(mentor.id), listOwnOffers)).toMatchObject([
      { times: 3, booked: 1, topic: 'Parents’ day' },
    ]);
    await database.asOwner('update students set academic_mentor_id = $1', [otherMentor.id]);
    expect((await timesOf(mentor))[0]?.meeting).toMatchObject({ students: [], bookedByName: null });
  });

  // @see translations meetings.withdraw, translations meetings.withdrawn
  it('cancel times with their meetings, tell both sides, and offer the rest', async () => {
    const [first, second, third] = await sampleOffer();
    await book(mother, first);
    const withdraw = (by: TestPerson, times: (SampleTime | undefined)[]) =>
      writeAs(person(by.id), (tx) =>
        withdrawTimes(tx, { offerId: first?.offerId ?? '', timeIds: times.map((time) => time?.id ?? '') }),
      );
    for (const who of [admin, otherMentor, mother])
      await expect(withdraw(who, [first])).rejects.toEqual(refused('gone'));
    expect(await withdraw(mentor, [first, second])).toBe(1);
    expect(await withdraw(mentor, [first, second])).toBe(0);
    expect(await coming(mother)).toMatchObject([{ cancelledBy: 'school' }]);
    expect((await mailsTo(mother)).filter((mail) => mail.endsWith('cancelled'))).toHaveLength(1);
    expect(await freeFor(mother, first)).toEqual([third?.id]);
    await expect(book(mother, second)).rejects.toEqual(refused('taken'));
    await book(mother, third);
    const found = await readAs(person(mother.id), (tx) => findOpenOffer(tx, first?.offerId ?? ''));
    expect(found).toMatchObject({ free: 0, students: [{ id: ben }] });
  });
});

describe('The reminder', () => {
  it('goes to both sides once within the last day, to staff once for all their meetings', async () => {
    const [first, second] = await sampleOffer(slots(2, inHours(20)));
    await addMeeting(database.asOwner, first as SampleTime, { studentIds: [ada], bookedBy: mother.id });
    await addMeeting(database.asOwner, second as SampleTime, { studentIds: [ben], bookedBy: mother.id });
    const [later] = await sampleOffer(slots(1, inHours(30)));
    await addMeeting(database.asOwner, later as SampleTime, { studentIds: [ada], bookedBy: father.id });
    await remindOfMeetings(owner);
    await remindOfMeetings(owner);
    expect(await mailsTo(mother)).toEqual(['meeting reminder', 'meeting reminder']);
    expect(await mailsTo(mentor)).toEqual(['meeting reminder']);
    expect(await mailsTo(father)).toEqual([]);
  });

  it('is not sent about a meeting that was booked within the last day, or is cancelled', async () => {
    const [first, second] = await sampleOffer([...slots(1, inHours(20)), ...slots(1, inHours(22))]);
    await book(mother, first);
    await addMeeting(database.asOwner, second as SampleTime, { studentIds: [ben], bookedBy: mother.id });
    await database.asOwner(`update meetings set cancelled_at = now(), cancelled_by = 'family' where time_id = $1`, [
      second?.id,
    ]);
    await remindOfMeetings(owner);
    expect(await mailsTo(mother)).toEqual(['meeting booked']);
  });
});
