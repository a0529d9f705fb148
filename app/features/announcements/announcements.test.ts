import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAccounts } from '#database/samples/accounts.ts';
import { addGuardians } from '#database/samples/guardians.ts';
import { addStudents } from '#database/samples/students.ts';
import { person, readAs, writeAs } from '#platform/database.server.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { countUnread } from '../notifications/count-unread.server.ts';
import { countReaders, countReadings, listReaders } from './announcement-readers.server.ts';
import { findAnnouncement, listAnnouncements } from './announcements.server.ts';
import type { Addressed, AnnouncementText, ReaderQuery } from './announcements.ts';
import { markAnnouncementRead, respondToAnnouncement } from './answer-announcement.server.ts';
import { findAnnouncementScope, findReach, listClasses } from './audiences.server.ts';
import { correctAnnouncement, remindOfAnnouncement, withdrawAnnouncement } from './change-announcement.server.ts';
import { type NewAnnouncement, publishAnnouncement } from './publish-announcement.server.ts';
import { publishDueAnnouncements } from './publish-due-announcements.server.ts';
import { findSentAnnouncement, listSentAnnouncements } from './sent-announcements.server.ts';

let database: TestDatabase;
let owner: pg.Pool;
let admin: TestPerson;
let director: TestPerson;
let mentor: TestPerson;
let otherMentor: TestPerson;
let mother: TestPerson;
let father: TestPerson;
let stranger: TestPerson;
let ada: string;
let ben: string;

beforeAll(async () => {
  database = await openTestDatabase();
  owner = new pg.Pool(database.owner);
  [admin, director, mentor, otherMentor] = await Promise.all([
    makePerson(database, 'admin', { fullName: 'Office Admin' }),
    makePerson(database, 'mentor', { fullName: 'Dana Director' }),
    makePerson(database, 'mentor', { fullName: 'Hana Mentor' }),
    makePerson(database, 'mentor', { fullName: 'Omar Mentor' }),
  ]);
});
afterAll(async () => {
  await owner.end();
  await database.close();
});

beforeEach(async () => {
  await database.asOwner('delete from announcements');
  await database.asOwner('delete from students');
  await database.asOwner('update offices set holder_id = null, deputy_id = null');
  await database.asOwner(`update offices set holder_id = $1 where id = 'director'`, [director.id]);
  [mother, father, stranger] = await Promise.all([
    makePerson(database, 'parent', { fullName: 'Maya Mother' }),
    makePerson(database, 'parent', { fullName: 'Farid Father' }),
    makePerson(database, 'parent', { fullName: 'Sara Stranger' }),
  ]);
  const children = [
    { fullName: 'Ada Example', parentId: mother.id, mentorId: mentor.id, level: 'Primary', className: '4B' },
    { fullName: 'Ben Example', parentId: stranger.id, mentorId: otherMentor.id, level: 'Secondary', className: '9A' },
  ];
  [ada, ben] = (await addStudents(database.asOwner, children)).map(({ id }) => id) as [string, string];
  await addGuardians(database.asOwner, [{ studentId: ada, guardianId: father.id }]);
});

const english: AnnouncementText = {
  language: 'en',
  title: 'No lessons tomorrow',
  body: 'The office is closed.',
  question: null,
};
const french: AnnouncementText = {
  language: 'fr',
  title: 'Pas de cours demain',
  body: 'Le bureau est fermé.',
  question: null,
};
const families: Addressed = { audience: 'families', choices: [] };
const own: Addressed = { audience: 'own', choices: [] };

const publish = (author: TestPerson, more: Partial<NewAnnouncement> = {}) =>
  writeAs(person(author.id), (tx) =>
    publishAnnouncement(tx, { ...families, requestId: randomUUID(), texts: [english], ...more }),
  );

const titlesFor = async (reader: TestPerson) => {
  const page = await readAs(person(reader.id), (tx) =>
    listAnnouncements(tx, { language: 'en', after: null, size: 50 }),
  );
  return page.items.map(({ title }) => title);
};
const unreadOf = async (reader: TestPerson) => (await readAs(person(reader.id), countUnread)).announcements;
const open = (reader: TestPerson, id: string) => readAs(person(reader.id), (tx) => findAnnouncement(tx, id, 'en'));
const read = (reader: TestPerson, id: string) => writeAs(person(reader.id), (tx) => markAnnouncementRead(tx, id));
const respond = (
  reader: TestPerson,
  announcementId: string,
  more: { confirms?: boolean; answer?: number; version?: number },
) => writeAs(person(reader.id), (tx) => respondToAnnouncement(tx, { announcementId, version: 1, ...more }));
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

const queryOf = (announcement: string, more: Partial<ReaderQuery> = {}): ReaderQuery => ({
  search: '',
  filters: { announcement, state: null },
  sort: 'name',
  isDescending: false,
  after: null,
  row: 1,
  ...more,
});
const readersFor = async (author: TestPerson, announcement: string, more: Partial<ReaderQuery> = {}) => {
  const { items } = await readAs(person(author.id), (tx) => listReaders(tx, queryOf(announcement, more)));
  return items.map(({ fullName }) => fullName);
};

describe('An audience', () => {
  it('of the school is for administrators and some offices; others reach the families of their students', async () => {
    const scopeOf = (who: TestPerson) => readAs(person(who.id), findAnnouncementScope);
    expect(await Promise.all([admin, director, mentor, mother].map(scopeOf))).toEqual([
      'school',
      'school',
      'students',
      null,
    ]);
    const reachOf = (who: TestPerson, addressed: Addressed) => readAs(person(who.id), (tx) => findReach(tx, addressed));
    const everybody: Addressed = { audience: 'everybody', choices: [] };
    expect(await reachOf(admin, everybody)).toMatchObject({ students: 2, guardians: 3, staff: 3 });
    expect(await reachOf(director, { audience: 'staff', choices: [] })).toMatchObject({
      students: 0,
      guardians: 0,
      staff: 3,
    });
    expect(await reachOf(mentor, own)).toMatchObject({ students: 1, guardians: 2, staff: 0 });
    expect(await reachOf(mentor, families)).toBeNull();
    expect(await reachOf(director, own)).toMatchObject({ students: 0 });
    expect(await reachOf(mentor, everybody)).toBeNull();
    expect(await reachOf(mother, families)).toBeNull();
  });

  it('contains the families of a stage, a class or chosen students, and no restricted or suspended guardian', async () => {
    const reachOf = async (addressed: Addressed, who = admin) =>
      (await readAs(person(who.id), (tx) => findReach(tx, addressed)))?.guardians;
    expect(await reachOf({ audience: 'stages', choices: ['primary'] })).toBe(2);
    expect(await reachOf({ audience: 'classes', choices: ['Secondary · 9A'] })).toBe(1);
    expect(await reachOf({ audience: 'students', choices: [ada, ben] })).toBe(3);
    expect(await reachOf({ audience: 'students', choices: [ada, ben] }, mentor)).toBe(2);
    await restrict(father);
    await database.asOwner('update profiles set suspended_at = now() where id = $1', [stranger.id]);
    expect(await reachOf({ audience: 'students', choices: [ada, ben] })).toBe(1);
  });

  it('can be chosen among the classes of the students whose families one may write to', async () => {
    const classesFor = async (who: TestPerson) => (await readAs(person(who.id), listClasses)).map(({ key }) => key);
    expect(await classesFor(admin)).toEqual(['Primary · 4B', 'Secondary · 9A']);
    expect(await classesFor(mentor)).toEqual(['Primary · 4B']);
    expect(await classesFor(mother)).toEqual([]);
  });

  it('counts people by the language of their account', async () => {
    await database.asOwner(`update accounts.people set language = 'ar' where id = $1`, [mother.id]);
    const reach = await readAs(person(mentor.id), (tx) => findReach(tx, own));
    expect(reach?.languages).toEqual({ ar: 1, '': 1 });
  });
});

const restrict = (guardian: TestPerson) =>
  database.asOwner(
    `update student_guardians set restricted_at = now(), restriction_reason = 'other' where guardian_id = $1`,
    [guardian.id],
  );

describe('Publishing', () => {
  it('is refused to parents, to mentors for the school, without people, and to an author who has just lost the office', async () => {
    await expect(publish(mother)).rejects.toMatchObject({ reason: 'not permitted' });
    await expect(publish(mentor)).rejects.toMatchObject({ reason: 'not permitted' });
    await expect(publish(mentor, { audience: 'students', choices: [ben] })).rejects.toMatchObject({ reason: 'nobody' });
    const wholeSchool = { audience: 'everybody' } as const;
    await expect(publish(director, wholeSchool)).resolves.toBeTruthy();
    await database.asOwner(`update offices set holder_id = null where id = 'director'`);
    await expect(publish(director, wholeSchool)).rejects.toMatchObject({ reason: 'not permitted' });
    expect(await database.asOwner('select id from announcements')).toHaveLength(1);
  });

  it('is refused urgently to all but administrators and the safeguarding office', async () => {
    await expect(publish(director, { isUrgent: true })).rejects.toMatchObject({ reason: 'not permitted' });
    await expect(publish(mentor, { ...own, isUrgent: true })).rejects.toMatchObject({ reason: 'not permitted' });
    await database.asOwner(`update offices set deputy_id = $1 where id = 'safeguarding'`, [otherMentor.id]);
    await publish(otherMentor, { isUrgent: true });
    await publish(admin, { isUrgent: true });
  });

  it('reaches each guardian once, tells the audit log the audience, and is not sent twice by one form', async () => {
    const requestId = randomUUID();
    const id = await publish(admin, { requestId, audience: 'everybody' });
    expect(await publish(admin, { requestId, audience: 'everybody' })).toBe(id);
    await expect(publish(admin, { requestId, audience: 'everybody', texts: [french] })).rejects.toMatchObject({
      reason: 'other content',
    });
    expect(await Promise.all([mother, father, stranger, mentor, admin].map(unreadOf))).toEqual([1, 1, 1, 1, 0]);
    const audit = await database.asOwner('select act, details from audit_log where subject_id = $1', [id]);
    expect(audit).toEqual([{ act: 'announcement published', details: { audience: 'everybody', count: '6' } }]);
    const [stored] = await database.asOwner<{ title: Buffer }>('select title from announcement_texts');
    expect(stored?.title.toString('latin1')).not.toContain('lessons');
  });

  it('is refused for more than 20,000 people', async () => {
    const many = Array.from({ length: 19_998 }, (_, number) => ({
      fullName: `Mentor ${number}`,
      email: `many${number}@school.example`,
      role: 'mentor' as const,
      passwordHash: 'none',
    }));
    await addAccounts(database.asOwner, many);
    const staff: Addressed = { audience: 'staff', choices: [] };
    expect(await readAs(person(admin.id), (tx) => findReach(tx, staff))).toMatchObject({ staff: 20_001 });
    await expect(publish(admin, staff)).rejects.toMatchObject({ reason: 'too many people' });
    expect(await database.asOwner('select id from announcements')).toEqual([]);
    await database.asOwner(`delete from profiles where email like 'many%'`);
  });

  it('stores two simultaneous submissions of one form once', async () => {
    const requestId = randomUUID();
    const sent = await Promise.all([publish(admin, { requestId }), publish(admin, { requestId })]);
    expect(new Set(sent).size).toBe(1);
  });
});

describe('A reader', () => {
  it('gets the text in their language, or else the first one', async () => {
    const id = await publish(admin, { texts: [french, english] });
    expect(await open(mother, id)).toMatchObject({ language: 'en', title: english.title, otherLanguages: ['fr'] });
    const inChinese = await readAs(person(mother.id), (tx) => findAnnouncement(tx, id, 'zh'));
    expect(inChinese).toMatchObject({ language: 'fr', body: french.body });
  });

  it('loses it when restricted, when the child has left, and when it is withdrawn', async () => {
    const id = await publish(admin);
    await read(mother, id);
    await restrict(father);
    expect(await open(father, id)).toBeNull();
    expect(await unreadOf(father)).toBe(0);
    expect(await open(mother, id)).not.toBeNull();
    await database.asOwner('update students set archived_at = now() where id = $1', [ada]);
    expect(await open(mother, id)).toBeNull();
    expect(await open(stranger, id)).not.toBeNull();
    await writeAs(person(admin.id), (tx) => withdrawAnnouncement(tx, id));
    expect(await open(stranger, id)).toBeNull();
    expect(await titlesFor(stranger)).toEqual([]);
  });

  it('of a class that the child has left keeps what was read, and no longer sees the rest', async () => {
    const id = await publish(admin, { audience: 'classes', choices: ['Primary · 4B'] });
    await read(mother, id);
    await database.asOwner(`update students set class_name = '5A' where id = $1`, [ada]);
    expect(await open(mother, id)).not.toBeNull();
    expect(await open(father, id)).toBeNull();
    expect(await unreadOf(father)).toBe(0);
  });

  it('reads nothing of others, and cannot read or confirm it', async () => {
    const id = await publish(mentor, { ...own, confirmBy: tomorrow() });
    expect(await open(stranger, id)).toBeNull();
    await read(stranger, id);
    await expect(respond(stranger, id, { confirms: true })).rejects.toMatchObject({ reason: 'gone' });
    expect(await readAs(person(otherMentor.id), (tx) => findSentAnnouncement(tx, id))).toBeNull();
    await expect(writeAs(person(otherMentor.id), (tx) => withdrawAnnouncement(tx, id))).rejects.toMatchObject({
      reason: 'gone',
    });
    expect(await readersFor(admin, id)).toEqual([]);
  });

  // @see privacy-policy 3.4, translations announcement.confirm
  // @see translations announcement.answer, translations announcement.answered
  it('confirms and answers for themselves, until the last day', async () => {
    const question = { text: 'Will you come?', answers: ['Yes', 'No'] };
    const id = await publish(admin, { texts: [{ ...english, question }], confirmBy: tomorrow(), answerBy: tomorrow() });
    expect(await open(mother, id)).toMatchObject({ question, isToConfirm: true, isToAnswer: true });
    await expect(respond(mother, id, { answer: 2 })).rejects.toMatchObject({ reason: 'gone' });
    await respond(mother, id, { confirms: true, answer: 1 });
    await respond(mother, id, { answer: 0 });
    expect(await open(mother, id)).toMatchObject({ answer: 0, isToConfirm: false, isRead: true });
    expect(await open(father, id)).toMatchObject({ answer: null, isToConfirm: true });
    await database.asOwner(`update announcements set answer_by = current_date - 3 where id = $1`, [id]);
    await expect(respond(father, id, { answer: 0 })).rejects.toMatchObject({ reason: 'too late' });
    await respond(father, id, { confirms: true });
    const unasked = await publish(admin);
    await expect(respond(mother, unasked, { confirms: true })).rejects.toMatchObject({ reason: 'gone' });
  });

  it('pages through the list, the newest first', async () => {
    for (const title of ['One', 'Two', 'Three']) await publish(admin, { texts: [{ ...english, title }] });
    const page = (after: string | null) =>
      readAs(person(mother.id), (tx) => listAnnouncements(tx, { language: 'en', after, size: 2 }));
    const first = await page(null);
    const second = await page(first.next);
    expect([...first.items, ...second.items].map(({ title }) => title)).toEqual(['Three', 'Two', 'One']);
    expect(second.next).toBeNull();
  });
});

describe('The author', () => {
  // @see privacy-policy 3.4, translations announcement.write.lead
  it('sees who has read, confirmed and answered; a child is reached when one guardian has read it', async () => {
    const question = { text: 'Will you come?', answers: ['Yes', 'No'] };
    const id = await publish(admin, { texts: [{ ...english, question }], confirmBy: tomorrow(), answerBy: tomorrow() });
    await respond(father, id, { confirms: true, answer: 1 });
    const counts = await readAs(person(admin.id), (tx) => countReadings(tx, id));
    expect(counts).toEqual({ people: 3, read: 1, confirmed: 1, answers: [0, 1], students: 2, reachedStudents: 1 });
    expect(await readersFor(admin, id)).toEqual(['Farid Father', 'Maya Mother', 'Sara Stranger']);
    const filtered = (state: ReaderQuery['filters']['state']) =>
      readersFor(admin, id, { filters: { announcement: id, state } });
    expect(await filtered('unread')).toEqual(['Maya Mother', 'Sara Stranger']);
    expect(await filtered('confirmed')).toEqual(['Farid Father']);
    expect(await filtered('answered')).toEqual(['Farid Father']);
    expect(await readersFor(admin, id, { search: 'stran' })).toEqual(['Sara Stranger']);
    expect((await readersFor(admin, id, { sort: 'read' }))[0]).toBe('Farid Father');
    expect(await readAs(person(admin.id), (tx) => countReaders(tx, queryOf(id)))).toBe(3);
  });

  // @see translations announcement.readers
  it('without an office sees only the guardians of present students', async () => {
    const id = await publish(mentor, own);
    expect(await readersFor(mentor, id)).toEqual(['Farid Father', 'Maya Mother']);
    await database.asOwner('update students set academic_mentor_id = $1', [otherMentor.id]);
    expect(await readersFor(mentor, id)).toEqual([]);
    expect(await readersFor(otherMentor, id)).toEqual([]);
  });

  // @see translations announcement.correct
  it('corrects it; who has read it is asked again only if the author says so', async () => {
    const id = await publish(admin, { confirmBy: tomorrow() });
    await respond(mother, id, { confirms: true });
    const correct = (version: number, asksAgain: boolean) =>
      writeAs(person(admin.id), (tx) =>
        correctAnnouncement(tx, { id, version, asksAgain, texts: [{ ...english, body: `Version ${version + 1}` }] }),
      );
    await correct(1, false);
    expect(await open(mother, id)).toMatchObject({ body: 'Version 2', isRead: true, isToConfirm: false, version: 2 });
    await expect(correct(1, true)).rejects.toMatchObject({ reason: 'changed meanwhile' });
    await respond(father, id, { confirms: true });
    await correct(2, true);
    expect(await open(mother, id)).toMatchObject({ isRead: false, isToConfirm: true });
    await expect(respond(father, id, { confirms: true, version: 2 })).rejects.toMatchObject({
      reason: 'changed meanwhile',
    });
    await respond(father, id, { confirms: true, version: 3 });
  });

  // @see translations announcement.withdraw
  it('withdraws it once; it stays in the own list', async () => {
    const id = await publish(admin);
    const withdraw = () => writeAs(person(admin.id), (tx) => withdrawAnnouncement(tx, id));
    await withdraw();
    await withdraw();
    const { items } = await readAs(person(admin.id), (tx) =>
      listSentAnnouncements(tx, { language: 'en', after: null, size: 20 }),
    );
    expect(items).toMatchObject([{ id, state: 'withdrawn', title: english.title, readers: 3, read: 0 }]);
    await expect(
      writeAs(person(admin.id), (tx) => correctAnnouncement(tx, { id, version: 1, asksAgain: true, texts: [english] })),
    ).rejects.toMatchObject({ reason: 'changed meanwhile' });
    expect(
      await database.asOwner(`select act from audit_log where subject_id = $1 and act like '%withdrawn'`, [id]),
    ).toHaveLength(1);
  });

  // @see translations announcement.remind
  it('reminds once a day those who have something left to do', async () => {
    const id = await publish(admin);
    const remind = (who = admin) => writeAs(person(who.id), (tx) => remindOfAnnouncement(tx, id));
    await expect(remind(mentor)).rejects.toMatchObject({ reason: 'gone' });
    await remind();
    await expect(remind()).rejects.toMatchObject({ reason: 'too soon' });
    await database.asOwner(`update announcements set reminded_at = now() - interval '25 hours'`);
    await database.asOwner('update announcement_readers set read_at = now()');
    await expect(remind()).rejects.toMatchObject({ reason: 'nobody' });
  });
});

describe('A scheduled announcement', () => {
  const later = () => new Date(Date.now() + 3_600_000);
  const makeDue = () => database.asOwner(`update announcements set publish_at = now() - interval '1 minute'`);

  it('is published by the job, to the audience of that moment, once', async () => {
    await expect(publish(admin, { publishAt: new Date(Date.now() - 1000) })).rejects.toMatchObject({
      reason: 'too late',
    });
    const id = await publish(admin, { publishAt: later() });
    await publishDueAnnouncements(owner);
    expect(await unreadOf(mother)).toBe(0);
    await restrict(father);
    await makeDue();
    await publishDueAnnouncements(owner);
    await publishDueAnnouncements(owner);
    expect(await Promise.all([mother, father].map(unreadOf))).toEqual([1, 0]);
    const audit = await database.asOwner('select act from audit_log where subject_id = $1 order by id', [id]);
    expect(audit).toEqual([{ act: 'announcement scheduled' }, { act: 'announcement published' }]);
  });

  it('that cannot be published does not hold up the others, and is tried again', async () => {
    const failing = await publish(admin, { publishAt: later() });
    const other = await publish(admin, { publishAt: later() });
    await makeDue();
    await database.asOwner(
      `alter table announcement_readers add constraint fails check (announcement_id <> '${failing}') not valid`,
    );
    await expect(publishDueAnnouncements(owner)).rejects.toThrow(`${failing} (new row for relation`);
    expect(await titlesFor(mother)).toHaveLength(1);
    expect(await open(mother, other)).not.toBeNull();
    await database.asOwner('alter table announcement_readers drop constraint fails');
    await publishDueAnnouncements(owner);
    expect(await open(mother, failing)).not.toBeNull();
  });

  // @see translations announcement.unpublished
  it('is not published for an author who may no longer announce it, or was withdrawn', async () => {
    await publish(director, { publishAt: later(), audience: 'everybody' });
    const withdrawn = await publish(admin, { publishAt: later() });
    await writeAs(person(admin.id), (tx) => withdrawAnnouncement(tx, withdrawn));
    await database.asOwner('update offices set holder_id = null');
    await makeDue();
    await publishDueAnnouncements(owner);
    expect(await unreadOf(mother)).toBe(0);
    const { items } = await readAs(person(director.id), (tx) =>
      listSentAnnouncements(tx, { language: 'en', after: null, size: 20 }),
    );
    expect(items).toMatchObject([{ state: 'unpublished' }]);
  });
});
