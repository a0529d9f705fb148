import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import type { Language } from '#content/languages.ts';
import { addAbsences } from '#database/samples/absences.ts';
import { addRegisters } from '#database/samples/attendance.ts';
import { addConsentAnswers, addConsents } from '#database/samples/consents.ts';
import { addCourseRules, addCourses, addOtherSchoolHours } from '#database/samples/courses.ts';
import { addFeedback } from '#database/samples/feedback.ts';
import { addGuardians } from '#database/samples/guardians.ts';
import { addMails } from '#database/samples/mails.ts';
import { addMeeting, addMeetingOffer } from '#database/samples/meetings.ts';
import { addMessages, type SampleMessage } from '#database/samples/messages.ts';
import { addReport, addTerm } from '#database/samples/reports.ts';
import { addCourtOrder, addSafetyDetails } from '#database/samples/safety.ts';
import { addStudents } from '#database/samples/students.ts';
import { recordDataDownload } from '#features/accounts/record-data-download.server.ts';
import { findSession } from '#features/accounts/sessions.server.ts';
import { publishAnnouncement } from '#features/announcements/publish-announcement.server.ts';
import { attachFiles } from '#features/files/attach-files.server.ts';
import { storeFile } from '#features/files/store-file.server.ts';
import { loadAllTexts } from '#i18n/all-texts.server.ts';
import { person, writeAs } from '#platform/database.server.ts';
import { makePerson, openSession, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { ownArchive } from './own-archive.server.ts';
import { readerOf } from './reader.server.ts';

let database: TestDatabase;
let mentor: TestPerson;
let mother: TestPerson;
let father: TestPerson;
let otherParent: TestPerson;
let childId: string;
let studentNumber: string;
beforeAll(async () => {
  loadAllTexts();
  database = await openTestDatabase();
  mentor = await makePerson(database, 'mentor', { fullName: 'Hana Mentor' });
});
afterAll(() => database.close());
beforeEach(async () => {
  [mother, father, otherParent] = [
    await makePerson(database, 'parent', { fullName: 'Mother Own' }),
    await makePerson(database, 'parent', { fullName: 'Father Other' }),
    await makePerson(database, 'parent', { fullName: 'Stranger Parent' }),
  ];
  const students = await addStudents(database.asOwner, [
    { fullName: 'Own Child', parentId: mother.id, mentorId: mentor.id },
    { fullName: 'Unrelated Child', parentId: otherParent.id, mentorId: mentor.id },
  ]);
  [{ id: childId, number: studentNumber } = { id: '', number: '' }] = students;
  await addGuardians(database.asOwner, [{ studentId: childId, guardianId: father.id, relation: 'father' }]);
});

const send = async (message: SampleMessage) =>
  (await addMessages(database.asOwner, database.keyring, [message]))[0] ?? '';

async function archiveOf(owner: TestPerson, language: Language = 'en'): Promise<ReadableStream<Uint8Array>> {
  const token = await openSession(database, owner.id);
  const session = await findSession(token, 'read');
  if (!session) throw new Error('No session');
  const reader = readerOf(language, 'Asia/Dubai');
  return ownArchive({ session, token }, reader, new Date('2026-11-23T08:00:00Z'));
}

/** Returns the files of an archive by name. */
async function unpack(archive: ReadableStream<Uint8Array>): Promise<Map<string, string>> {
  const unpacked = await fromBufferPromise(Buffer.from(await new Response(archive).arrayBuffer()), {
    lazyEntries: true,
  });
  const files = new Map<string, string>();
  for await (const entry of unpacked.eachEntry())
    files.set(entry.fileName, String(await buffer(await unpacked.openReadStreamPromise(entry))));
  return files;
}
const dataOf = async (owner: TestPerson) => JSON.parse((await unpack(await archiveOf(owner))).get('data.json') ?? '');

/** No two meetings of the mentor are at the same time. */
let meetingHour = 0;

async function fillRecord(studentId: string, mark: string): Promise<void> {
  const days = { firstDay: '2026-09-01', lastDay: '2026-12-18', dueOn: '2026-12-11' };
  const termId = await addTerm(database.asOwner, { names: { en: `Term ${mark}` }, ...days });
  const report = { studentId, termId, subject: 'Mathematics', authorId: mentor.id, attainment: 0, effort: 0 };
  const publishedAt = new Date('2026-11-20T08:00:00Z');
  await addReport(database.asOwner, database.keyring, { ...report, comment: `First comment ${mark}`, publishedAt });
  await addReport(database.asOwner, database.keyring, { ...report, comment: `Corrected ${mark}`, publishedAt });
  await addReport(database.asOwner, database.keyring, {
    ...report,
    subject: 'Science',
    comment: `Draft ${mark}`,
    publishedAt: null,
  });
  await addFeedback(database.asOwner, database.keyring, { studentId, authorId: mentor.id, text: `Feedback ${mark}` });
  const absence = { studentId, reporterId: father.id, firstDay: '2026-11-10', lastDay: '2026-11-11' };
  await addAbsences(database.asOwner, database.keyring, [{ ...absence, note: `Cough ${mark}` }]);
  meetingHour += 1;
  const startsAt = new Date(Date.UTC(2026, 10, 12, meetingHour));
  const [time] = await addMeetingOffer(database.asOwner, database.keyring, {
    ownerId: mentor.id,
    topic: `Talk ${mark}`,
    times: [{ startsAt, endsAt: new Date(startsAt.getTime() + 900_000) }],
  });
  if (time) await addMeeting(database.asOwner, time, { studentIds: [studentId], bookedBy: father.id });
  const [consentId = ''] = await addConsents(database.asOwner, [
    { studentIds: [studentId], texts: { en: `Trip ${mark}` } },
    { studentIds: [studentId], texts: { en: `Open ${mark}` } },
  ]);
  const given = { consentId, studentId, guardianId: father.id } as const;
  await addConsentAnswers(database.asOwner, [
    { ...given, answer: 'yes', answeredAt: new Date('2026-11-12T08:00:00Z') },
    { ...given, answer: 'withdrawn', answeredAt: new Date('2026-11-13T08:00:00Z') },
  ]);
  const [courseId = ''] = await addCourses(database.asOwner, database.keyring, [
    { names: { en: 'Geometry' }, studentIds: [studentId] },
  ]);
  const [ruleId = ''] = await addCourseRules(database.asOwner, [{ courseId, termId }]);
  const lesson = { ruleId, courseId, day: '2026-11-02', startsAt: new Date('2026-11-02T09:30:00Z') };
  await addRegisters(database.asOwner, [{ ...lesson, marks: { [studentId]: 'late' } }]);
  await addOtherSchoolHours(database.asOwner, { studentId, termId });
}

async function fileOf(ownerId: string, name: string, text: string): Promise<string> {
  async function* content() {
    yield Buffer.from(text);
  }
  return (await storeFile({ ownerId, scanCommand: null }, { name, content: content() })).id;
}

describe('The download of a guardian', () => {
  // @see mails/data-downloaded.ts, translations ownData, translations account.ownData
  it('contains account, children, every published report version, messages with files, and audit events', async () => {
    await fillRecord(childId, 'mine');
    const messageId = await send({
      from: mother.id,
      to: mentor.id,
      studentId: childId,
      subject: 'Maths',
      body: 'Dear Hana',
    });
    await send({ from: mentor.id, to: mother.id, body: 'Dear Mother' });
    const fileId = await fileOf(mother.id, '../plan.txt', 'The plan');
    await writeAs(person(mother.id), (tx) => attachFiles(tx, { messageId, fileIds: [fileId] }));
    const menuId = await fileOf(mentor.id, 'menu.txt', 'The menu');
    await writeAs(person(mentor.id), async (tx) => {
      const announcementId = await publishAnnouncement(tx, {
        audience: 'own',
        choices: [],
        requestId: randomUUID(),
        texts: [{ language: 'en', title: 'A day out', body: 'On Monday.', question: null }],
      });
      await attachFiles(tx, { announcementId, fileIds: [menuId] });
    });
    await database.asOwner(
      `insert into audit_log (actor_id, act, subject_type, subject_id) values ($1, 'signed in', 'account', $1)`,
      [mother.id],
    );
    await addSafetyDetails(database.asOwner, database.keyring, [{ studentId: childId, authorId: mother.id }]);
    const orderOf = (authorId: string, text: string) =>
      addCourtOrder(database.asOwner, database.keyring, { studentId: childId, authorId, text });
    await orderOf(mother.id, 'Order mine');
    await orderOf(mentor.id, 'Order of the father');
    const files = await unpack(await archiveOf(mother));
    const [page, data] = [files.get('index.html') ?? '', JSON.parse(files.get('data.json') ?? '')];
    const path = data.messages[0].files[0];
    const [announcement] = data.announcements;
    expect(announcement).toMatchObject({ title: 'A day out', text: 'On Monday.', author: 'Hana Mentor' });
    expect([...files.keys()]).toEqual(['index.html', 'data.json', path, announcement.files[0]]);
    expect(files.get(announcement.files[0])).toBe('The menu');
    expect(path).toMatch(/^files\/[0-9a-f-]{36}\/[^/]*plan\.txt$/);
    expect(files.get(path)).toBe('The plan');
    const mails = {
      messageMails: 'immediate',
      reportMails: 'immediate',
      feedbackMails: 'immediate',
      consentMails: 'immediate',
    };
    expect(data.account).toMatchObject([{ name: 'Mother Own', email: mother.email, role: 'parent', ...mails }]);
    expect(data.students).toMatchObject([
      { fullName: 'Own Child', studentNumber, currentLevel: null, academicMentor: 'Hana Mentor', relation: 'parent' },
    ]);
    expect(page).toContain(`<dt>Student Number</dt><dd dir="auto">${studentNumber}</dd>`);
    expect(data.reports.map(({ comment, version }: Record<string, unknown>) => [version, comment])).toEqual([
      [1, 'First comment mine'],
      [2, 'Corrected mine'],
    ]);
    expect(data.feedback).toMatchObject([{ text: 'Feedback mine', area: 'academic' }]);
    expect(data.absences).toMatchObject([{ note: 'Cough mine' }]);
    expect(data.attendance).toMatchObject([
      { student: 'Own Child', course: { en: 'Geometry' }, state: { mark: 'late' } },
    ]);
    const monday = { weekday: 1, startsAt: '09:30', minutes: 45 };
    expect(data.courses).toMatchObject([
      { student: 'Own Child', course: { en: 'Geometry' }, timeZone: 'Europe/London', lessons: [monday] },
    ]);
    expect(data.otherSchool).toMatchObject([{ student: 'Own Child', timeZone: 'Asia/Dubai', hours: { weekday: 7 } }]);
    expect(page).toContain('Monday 09:30 (45 mins)');
    expect(page).toContain('Sunday 08:00–13:00');
    expect(JSON.stringify(data)).not.toContain('rooms.example.org');
    expect(data.safety).toMatchObject([
      { country: 'GB', courtOrder: 'Order mine', contacts: [{ name: 'Amara Okafor' }] },
    ]);
    expect(page).not.toContain('Order of the father');
    expect(data.consents).toMatchObject([
      { text: 'Trip mine', version: 1, textLanguage: 'en', answer: 'yes', author: 'Father Other' },
      { text: 'Trip mine', version: 1, textLanguage: 'en', answer: 'withdrawn', author: 'Father Other' },
      { text: 'Open mine', student: 'Own Child' },
    ]);
    expect(data.meetings).toMatchObject([
      { student: 'Own Child', with: 'Hana Mentor', title: 'Talk mine', place: 'Room 4', bookedBy: 'Father Other' },
    ]);
    expect(data.messages.map(({ text }: Record<string, unknown>) => text)).toEqual(['Dear Hana', 'Dear Mother']);
    expect(data.events).toEqual([{ time: expect.any(String), event: 'signed in' }]);
    for (const text of [
      'Own Child',
      'Corrected mine',
      'Feedback mine',
      'Cough mine',
      'Dear Hana',
      'plan.txt',
      'Signed in',
    ])
      expect(page).toContain(text);
  });

  it('shows mails, passkeys and rights in words on its page, and as stored values in its JSON file', async () => {
    const anHourAgo = new Date(Date.now() - 3_600_000);
    await addMails(database.asOwner, [
      { personId: mother.id, template: 'new-messages', state: 'written', createdAt: anHourAgo },
      { personId: mother.id, template: 'policy-change', state: 'failed' },
    ]);
    await database.asOwner(
      `insert into accounts.passkeys (person_id, name, credential_id, public_key, counter, transports)
       values ($1, 'Kitchen tablet', $2, $2, 0, '{}')`,
      [mother.id, Buffer.from(mother.id)],
    );
    await database.asOwner(
      `insert into calendar_feeds (id, person_id, name, key_hash, shows_names)
       values ($1, $1, 'Wall calendar', sha256('key'), false)`,
      [mother.id],
    );
    await database.asOwner('update student_guardians set may_write = false where guardian_id = $1', [mother.id]);
    const files = await unpack(await archiveOf(mother));
    const [page, data] = [files.get('index.html') ?? '', JSON.parse(files.get('data.json') ?? '')];
    expect(data.mails).toMatchObject([
      { kind: 'new-messages', state: 'written' },
      { kind: 'policy-change', state: 'failed' },
    ]);
    expect(data.account).toMatchObject([{ passkeys: ['Kitchen tablet'], calendars: ['Wall calendar'] }]);
    expect(data.students).toMatchObject([{ relation: 'parent', rights: ['mayView', 'receivesMail'] }]);
    for (const text of ['New messages', 'Not sent: no mail server was set up', 'Change of a policy', 'Kitchen tablet'])
      expect(page).toContain(text);
    expect(page).toContain('see the student\nreceive emails about the student');
    const arabic = (await unpack(await archiveOf(mother, 'ar'))).get('index.html') ?? '';
    expect(arabic).toContain('رسائل جديدة');
    for (const raw of ['new-messages', 'written', 'policy-change', 'mayView'])
      for (const shown of [page, arabic]) expect(shown).not.toContain(raw);
  });

  // @see mails/data-downloaded.ts, translations ownData, translations account.ownData
  it('contains no records of other families, no messages of other guardians, and no other email address', async () => {
    const [someoneElsesChild] = await database.asOwner<{ id: string }>(
      'select student_id as id from student_guardians where guardian_id = $1',
      [otherParent.id],
    );
    await fillRecord(someoneElsesChild?.id ?? '', 'foreign');
    await send({ from: otherParent.id, to: mentor.id, body: 'Message foreign' });
    await send({ from: father.id, to: mentor.id, studentId: childId, body: 'Message of the other guardian' });
    await send({ from: mentor.id, to: father.id, body: 'Answer to the other guardian' });
    const all = [...(await unpack(await archiveOf(mother))).values()].join('\n');
    for (const text of ['foreign', 'Unrelated Child', 'Stranger', 'the other guardian'])
      expect(all).not.toContain(text);
    for (const { email } of [father, otherParent, mentor]) expect(all).not.toContain(email);
    expect(all).toContain('Father Other');
  });

  it('contains nothing about a child for whom the guardian is restricted', async () => {
    await fillRecord(childId, 'mine');
    await database.asOwner(
      `update student_guardians set restricted_at = now(), restriction_reason = 'other' where guardian_id = $1`,
      [mother.id],
    );
    const all = [...(await unpack(await archiveOf(mother))).values()].join('\n');
    for (const text of ['Own Child', 'mine', 'Father Other']) expect(all).not.toContain(text);
  });

  it('checks the rights again for each part while it is streamed', async () => {
    const reader = (await archiveOf(mother)).getReader();
    const parts = [(await reader.read()).value ?? new Uint8Array()];
    await database.asOwner('delete from student_guardians where guardian_id = $1', [mother.id]);
    for (let part = await reader.read(); !part.done; part = await reader.read()) parts.push(part.value);
    const { students, account } = JSON.parse(
      (await unpack(new Blob([Buffer.concat(parts)]).stream())).get('data.json') ?? '',
    );
    expect([students, account[0].name]).toEqual([[], 'Mother Own']);
  });

  it('escapes HTML in messages, and is in the language of the person', async () => {
    await send({ from: mentor.id, to: mother.id, body: '<script>alert(1)</script>' });
    const page = (await unpack(await archiveOf(mother, 'ar'))).get('index.html') ?? '';
    expect(page).toContain('<html lang="ar" dir="rtl">');
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).not.toContain('<script');
  });

  it('shows deleted people as "Former user"', async () => {
    const other = await makePerson(database, 'parent', { fullName: 'Gone Parent' });
    await send({ from: other.id, to: mother.id, body: 'Goodbye' });
    await database.asOwner('delete from profiles where id = $1', [other.id]);
    expect((await dataOf(mother)).messages).toMatchObject([{ from: 'Former user', text: 'Goodbye' }]);
  });
});

describe('The download of a mentor', () => {
  it('contains neither the assigned students nor the messages of an office', async () => {
    await database.asOwner(`update offices set holder_id = $1 where id = 'complaints'`, [mentor.id]);
    await fillRecord(childId, 'mine');
    await send({ from: mother.id, to: null, toOffice: 'complaints', body: 'To the office' });
    await send({ from: mentor.id, fromOffice: 'complaints', to: mother.id, body: 'In the name of the office' });
    const own = await send({ from: mother.id, to: mentor.id, body: 'To the mentor' });
    const data = await dataOf(mentor);
    await database.asOwner(`update offices set holder_id = null where id = 'complaints'`);
    for (const section of [
      'students',
      'reports',
      'feedback',
      'absences',
      'attendance',
      'courses',
      'otherSchool',
      'consents',
      'activity',
    ])
      expect(data[section]).toEqual([]);
    expect(own).not.toBe('');
    const texts = data.messages.map(({ text }: Record<string, unknown>) => text);
    expect(texts).toContain('To the mentor');
    expect(texts.filter((text: string) => text.includes('office'))).toEqual([]);
  });
});

describe('The download of a person with an office', () => {
  // @see mails/data-downloaded.ts, translations ownData, translations account.ownData
  it('contains own periods in confidential offices, and the other offices that the person holds now', async () => {
    const assign = (office: string, holder: TestPerson | null) =>
      database.asOwner('update offices set holder_id = $2 where id = $1', [office, holder?.id ?? null]);
    const other = await makePerson(database, 'mentor', { fullName: 'Other Holder' });
    await assign('complaints', mentor);
    await assign('complaints', other);
    await assign('technical', mentor);
    await assign('whistleblowing', mentor);
    const handedOver = `update office_tenures set since = now() - interval '1 hour', reads_from = now() - interval '1 hour' - $2::interval
      where person_id = $1 and office = 'whistleblowing'`;
    await database.asOwner(handedOver, [mentor.id, '0']);
    const offices = async (owner: TestPerson) => (await dataOf(owner)).offices;
    const time = expect.any(String);
    const duty = 'holder or deputy';
    const former = { office: 'complaints', duty, began: time, ended: time, readsEarlier: true };
    const technical = { office: 'technical', duty, began: null, ended: null, readsEarlier: true };
    const held = { office: 'whistleblowing', duty, began: time, ended: null, readsEarlier: false };
    const all = await offices(mentor);
    expect(all.filter((item: { office: string }) => item.office !== 'complaints')).toEqual([held, technical]);
    expect(all).toContainEqual(former);
    await database.asOwner(handedOver, [mentor.id, '1 day']);
    expect(await offices(mentor)).toContainEqual({ ...held, readsEarlier: true });
    expect(await offices(mother)).toEqual([]);
    const page = (await unpack(await archiveOf(mentor))).get('index.html') ?? '';
    for (const text of ['Your offices', 'Whistleblowing Officer', 'Holder or deputy', 'Technical Support'])
      expect(page).toContain(text);
    for (const office of ['complaints', 'technical', 'whistleblowing']) await assign(office, null);
  });

  it('names an administrator who acts for a vacant office as such', async () => {
    const admin = await makePerson(database, 'admin');
    const offices: { office: string; duty: string }[] = (await dataOf(admin)).offices;
    expect(offices).toContainEqual(
      expect.objectContaining({ office: 'safeguarding', duty: 'administrator', ended: null }),
    );
    const page = (await unpack(await archiveOf(admin))).get('index.html') ?? '';
    expect(page).toContain('Administrator, while nobody held the office');
  });
});

describe('A data download', () => {
  // @see mails/data-downloaded.ts, translations ownData, translations account.ownData
  it('requires a recent password, is recorded and announced by mail, and is limited to five a day', async () => {
    const token = await openSession(database, mother.id);
    const others = await openSession(database, otherParent.id);
    const passwordAge = (age: string) =>
      database.asOwner(`update accounts.sessions set password_entered_at = now() - $2::interval where person_id = $1`, [
        mother.id,
        age,
      ]);
    await passwordAge('11 minutes');
    expect(await recordDataDownload(mother.id, token)).toBe('refused');
    expect(await recordDataDownload(mother.id, others)).toBe('refused');
    await passwordAge('1 minute');
    const outcomes = await Promise.all(Array.from({ length: 7 }, () => recordDataDownload(mother.id, token)));
    expect(outcomes.toSorted()).toEqual([...Array(5).fill('recorded'), 'too many', 'too many']);
    const count = async (query: string) => (await database.asOwner(query, [mother.id])).length;
    expect(await count(`select from audit_log where actor_id = $1 and act = 'data downloaded'`)).toBe(5);
    expect(
      await count(`select from mails where person_id = $1 and template = 'data-downloaded' and state = 'waiting'`),
    ).toBe(5);
  });
});
