import { randomUUID } from 'node:crypto';
import type { EnquiryTopic } from '#content/enquiry-topics.ts';
import type { Office } from '#content/offices.ts';
import { addRegisters } from '#database/samples/attendance.ts';
import { addConsentAnswers, addConsents as addSampleConsents } from '#database/samples/consents.ts';
import {
  addCourseRules,
  addHoliday,
  addLessonChanges,
  addOtherSchoolHours,
  addCourses as addSampleCourses,
} from '#database/samples/courses.ts';
import { addEnquiry } from '#database/samples/enquiries.ts';
import { addMeeting, addMeetingOffer } from '#database/samples/meetings.ts';
import { addMessages, type SampleMessage } from '#database/samples/messages.ts';
import { addStudents } from '#database/samples/students.ts';
import { job, person, visitor } from '#platform/database.server.ts';
import type { Identity } from '#platform/identity.server.ts';
import { makePerson, withRecentPassword } from './people.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

// Everyone has something that others must not see or change.

export const everybody = [
  'visitor',
  'suspended parent',
  'suspended admin',
  'another job',
  'mail job',
  'parent',
  'other parent',
  'mentor',
  'coach',
  'unassigned mentor',
  'admin',
] as const;
export type Who = (typeof everybody)[number];

const roleOf = {
  'suspended parent': 'parent',
  'suspended admin': 'admin',
  parent: 'parent',
  'other parent': 'parent',
  mentor: 'mentor',
  coach: 'mentor',
  'unassigned mentor': 'mentor',
  admin: 'admin',
} as const;
export type Person = keyof typeof roleOf;
export const people = Object.keys(roleOf) as Person[];
export const active = people.filter((who) => !who.startsWith('suspended'));

let database: TestDatabase;
export const ids = {} as Record<Person, string>;
/** Of active people, in a session whose password was entered just now. */
const identities = {} as Record<Person, Identity>;
export const rows: Record<string, string> = {};

export const idOf = (who: Who): string | null => (who in ids ? ids[who as Person] : null);

export function identityOf(who: Who): Identity {
  if (who === 'mail job') return job('send-mail');
  if (who === 'another job') return job('delete-short-lived');
  return identities[who as Person] ?? visitor;
}
export const row = (name: string): string | null => rows[name] ?? null;

export async function openPolicySchool(): Promise<TestDatabase> {
  database = await openTestDatabase();
  for (const who of people) {
    const added = await makePerson(database, roleOf[who], { fullName: who });
    ids[who] = added.id;
    identities[who] = active.includes(who) ? await withRecentPassword(database, added) : person(added.id);
  }
  await addChildren();
  await addRecords();
  for (const who of ['suspended parent', 'suspended admin'] as const)
    await database.asOwner('select accounts.suspend($1)', [ids[who]]);
  return database;
}

type Child = { parent: Person; mentor: Person; coach?: Person | null; archivedAt?: Date | null };

async function addChildren(): Promise<void> {
  const add = async (name: string, { parent, mentor, coach = null, archivedAt = null }: Child) => {
    const links = { parentId: ids[parent], mentorId: ids[mentor], coachId: coach && ids[coach] };
    const [student] = await addStudents(database.asOwner, [{ fullName: name, archivedAt, ...links }]);
    rows[name] = student?.id ?? '';
  };
  await add('child', { parent: 'parent', mentor: 'mentor', coach: 'coach' });
  await add('archived child', { parent: 'parent', mentor: 'mentor', coach: 'coach', archivedAt: new Date() });
  await add('child of the suspended', { parent: 'suspended parent', mentor: 'mentor' });
  // Invalid data: neither of the two is a mentor.
  await add('child assigned to parents', { parent: 'other parent', mentor: 'parent', coach: 'suspended parent' });
}

async function addRecords(): Promise<void> {
  await addCorrespondence();
  await addOfficeMessages();
  await addMessageReports();
  await addFormerAccounts();
  await addFiles();
  await addStudentEvents();
  await addSafetyDetails();
  await addConsents();
  await addTermAndYearEnd();
  await addCourses();
  await addSchoolReports();
  await addFeedback();
  await addAnnouncements();
  await addMeetings();
  await addEnquiryWithNote();
  await addMails();
  await addPolicyVersions();
  await database.asOwner(`update school_facts set content = '{"largest": "12"}' where id = 'group'`);
  rows['counts of a page'] = await insert(
    `insert into page_counts (day, page, language) values (current_date, '/vision', 'en') returning page as id`,
    [],
  );
  rows['audit row'] = await insert(
    `insert into audit_log (actor_id, act, subject_type, subject_id) values ($1, 'student added', 'student', $2) returning subject_id as id`,
    [ids.admin, rows['child']],
  );
  await database.asOwner(
    `insert into audit_log (act, subject_type, subject_id) values ('enquiry received', 'concern', $1)`,
    [rows['concern']],
  );
  await database.asOwner(`insert into sealing_keys (number, fingerprint) values (1, '\\x00')`);
}

async function addCorrespondence(): Promise<void> {
  const message = (name: string, sender: Person, receiver: Person, isRead = false) =>
    addMessage(name, { from: ids[sender], to: ids[receiver], isRead });
  await message('to mentor', 'parent', 'mentor');
  await message('to parent', 'other parent', 'parent');
  await message('read by parent', 'mentor', 'parent', true);
  await message('to the suspended', 'other parent', 'suspended parent');
}

async function addOfficeMessages(): Promise<void> {
  const officeMessage = (name: string, from: Person, toOffice: Office | null, fromOffice: Office | null) =>
    addMessage(name, { from: ids[from], to: toOffice ? null : ids.parent, toOffice, fromOffice });
  await database.asOwner(`update offices set holder_id = $1, deputy_id = $2 where id = 'safeguarding'`, [
    ids.mentor,
    ids.coach,
  ]);
  await officeMessage('to safeguarding', 'parent', 'safeguarding', null);
  await officeMessage('from safeguarding', 'mentor', null, 'safeguarding');
  await officeMessage('from safeguarding once', 'unassigned mentor', null, 'safeguarding');
  await officeMessage('to an office without a holder', 'other parent', 'complaints', null);
}

async function addFormerAccounts(): Promise<void> {
  const former = async (name: string) => {
    const { id } = await makePerson(database, 'parent');
    rows[name] = await insert(`insert into safeguarding_names (id, details) values ($1, '\\x00') returning id`, [id]);
    return id;
  };
  const writer = await former('name of a writer to safeguarding');
  await addMessage('to safeguarding from a former parent', { from: writer, to: null, toOffice: 'safeguarding' });
  const reporter = await former('name of a reporter to an office without a holder');
  await database.asOwner('update message_reports set reporter_id = $1 where id = $2', [
    reporter,
    rows['message report to an office without a holder'],
  ]);
  await former('name in no record');
  await database.asOwner('delete from profiles where id in (select id from safeguarding_names)');
}

async function addMessage(name: string, message: SampleMessage): Promise<void> {
  const [id = ''] = await addMessages(database.asOwner, database.keyring, [message]);
  rows[name] = id;
}

async function addMessageReports(): Promise<void> {
  const messageReport = async (name: string, message: string, office: Office) => {
    rows[name] = await insert(
      `insert into message_reports (id, message_id, reporter_id, office, reason) values ($1, $2, $3, $4, '\\x00') returning id`,
      [randomUUID(), rows[message], ids.parent, office],
    );
  };
  await messageReport('message report', 'to parent', 'safeguarding');
  await messageReport('message report to an office without a holder', 'read by parent', 'director');
  rows['opening'] = await insert(
    `insert into message_report_openings (id, report_id, person_id, reason) values ($1, $2, $3, '\\x00') returning id`,
    [randomUUID(), rows['message report'], ids.mentor],
  );
}

async function addFiles(): Promise<void> {
  const file = async (
    name: string,
    owner: Person,
    message: string | null,
    details: Buffer | null = Buffer.alloc(1),
  ) => {
    rows[name] = await insert(
      `insert into files (id, owner_id, sealed_owner_id, message_id, position, details) values ($1, $2, $2, $3, $4, $5) returning id`,
      [randomUUID(), ids[owner], message && rows[message], message && 0, details],
    );
    rows[`chunk of ${name}`] = await insert(
      `insert into file_chunks (id, file_id, copy, number, content) values ($1, $2, 'received', 0, '\\x00') returning id`,
      [randomUUID(), rows[name]],
    );
  };
  await file('file to mentor', 'parent', 'to mentor');
  await file('file to the suspended', 'other parent', 'to the suspended');
  await file('unsent file', 'parent', null);
  await file('file under way', 'parent', null, null);
}

async function addStudentEvents(): Promise<void> {
  for (const child of ['child', 'archived child', 'child of the suspended', 'child assigned to parents']) {
    rows[`activity of ${child}`] = await insert(
      `insert into student_events (student_id, kind) values ($1, 'level-changed') returning id`,
      [rows[child]],
    );
    rows[`absence of ${child}`] = await insert(
      `insert into absences (id, student_id, first_day, last_day, reason, request_id)
       values ($1, $2, '2030-01-01', '2030-01-02', 'illness', $1) returning id`,
      [randomUUID(), rows[child]],
    );
  }
}

async function addSafetyDetails(): Promise<void> {
  const details = (child: string, number: number, replaced: boolean) =>
    insert(
      `insert into safety_records (id, student_id, number, country, author_id, replaced_at)
       values ($1, $2, $3, '\\x00', $4, case when $5 then now() end) returning id`,
      [randomUUID(), rows[child], number, ids.parent, replaced],
    );
  rows['former safety details of child'] = await details('child', 1, true);
  for (const child of ['child', 'child of the suspended', 'child assigned to parents'])
    rows[`safety details of ${child}`] = await details(child, 2, false);
  for (const author of ['parent', 'other parent'] as const)
    rows[`court order of ${author}`] = await insert(
      `insert into court_orders (id, student_id, author_id, number, text) values ($1, $2, $3, 1, '\\x00') returning id`,
      [randomUUID(), rows['child'], ids[author]],
    );
}

async function addConsents(): Promise<void> {
  const [all = '', ofChild = '', closed = ''] = await addSampleConsents(database.asOwner, [
    {
      studentIds: ['child', 'archived child', 'child of the suspended', 'child assigned to parents'].map(
        (name) => rows[name] ?? '',
      ),
    },
    { studentIds: [rows['child'] ?? ''] },
    { studentIds: [rows['child'] ?? ''], closedAt: new Date() },
  ]);
  Object.assign(rows, { consent: all, 'consent of child': ofChild, 'closed consent': closed });
  const asked = await database.asOwner<{ id: string; consent_id: string; student_id: string }>(
    'select id, consent_id, student_id from consent_students',
  );
  const nameOf = (id: string) => Object.keys(rows).find((name) => rows[name] === id);
  const ofAll = Object.fromEntries(
    asked.map(({ id, consent_id, student_id }) => [`${nameOf(consent_id)} about ${nameOf(student_id)}`, id]),
  );
  Object.assign(rows, ofAll);
  rows['answer'] = randomUUID();
  rows['foreign answer'] = randomUUID();
  await addConsentAnswers(database.asOwner, [
    { id: rows['answer'], consentId: all, studentId: rows['child'] ?? '', guardianId: ids.parent, answer: 'yes' },
    {
      id: rows['foreign answer'],
      consentId: all,
      studentId: rows['child of the suspended'] ?? '',
      guardianId: ids['suspended parent'],
      answer: 'no',
    },
  ]);
}

async function addTermAndYearEnd(): Promise<void> {
  rows['term'] = await insert(
    `insert into terms (names, first_day, last_day, due_on)
     values ('{"en": "Autumn"}', '2026-09-01', '2026-12-18', '2026-12-11') returning id`,
    [],
  );
  rows['year end'] = await insert('insert into year_ends (id) values ($1) returning id', [randomUUID()]);
  await database.asOwner('insert into year_end_students (year_end_id, student_id, has_left) values ($1, $2, false)', [
    rows['year end'],
    rows['child'],
  ]);
  await database.asOwner('insert into year_end_terms values ($1, $2)', [rows['year end'], rows['term']]);
}

/**
 * All children attend `course`, which the unassigned mentor teaches; the coach did once, and the mentor stands in for a lesson
 * of `course of nobody`. The parent’s child has left `course of others`, and attended `archived course`.
 */
async function addCourses(): Promise<void> {
  const named = (name: string) => rows[name] ?? '';
  const children = ['child', 'archived child', 'child of the suspended', 'child assigned to parents'].map(named);
  const teacherIds = [ids['unassigned mentor'], ids.coach, ids['suspended admin'], ids['other parent']];
  const courses = {
    course: { studentIds: children, teacherIds },
    'archived course': { studentIds: [named('child')], teacherIds, archivedAt: new Date() },
    'course of others': { studentIds: [named('child'), named('child assigned to parents')], teacherIds: [ids.coach] },
    'course of nobody': {},
  };
  for (const [name, course] of Object.entries(courses)) {
    const [id = ''] = await addSampleCourses(database.asOwner, database.keyring, [course]);
    rows[name] = id;
    const [rule = ''] = await addCourseRules(database.asOwner, [{ courseId: id, termId: named('term') }]);
    rows[`rule of ${name}`] = rule;
    const substitute = name === 'course of nobody' ? { teacherId: ids.mentor } : {};
    const [change = ''] = await addLessonChanges(database.asOwner, database.keyring, [
      { ruleId: rule, courseId: id, day: '2036-12-01', note: 'Bring a compass.', ...substitute },
    ]);
    rows[`change of ${name}`] = change;
  }
  for (const child of ['child', 'archived child', 'child of the suspended', 'child assigned to parents']) {
    const day = `2026-11-${String(2 + 7 * children.indexOf(named(child))).padStart(2, '0')}`;
    const [mark = ''] = await addRegisters(database.asOwner, [
      {
        ruleId: named('rule of course'),
        courseId: named('course'),
        day,
        startsAt: new Date(`${day}T09:30:00Z`),
        marks: { [named(child)]: 'absent' },
      },
    ]);
    rows[`attendance of ${child}`] = mark;
    const [register] = await database.asOwner<{ id: string }>(
      'select register_id as id from attendance where id = $1',
      [mark],
    );
    rows[`register of ${child}`] = register?.id ?? '';
    const [correction] = await database.asOwner<{ id: string }>(
      `insert into attendance_corrections (attendance_id, mark) values ($1, 'present') returning id`,
      [mark],
    );
    rows[`correction of ${child}`] = correction?.id ?? '';
  }
  await database.asOwner('update course_teachers set left_at = now() where teacher_id = $1', [ids.coach]);
  await database.asOwner('update course_students set left_at = now() where course_id = $1 and student_id = $2', [
    rows['course of others'],
    rows['child'],
  ]);
  rows['holiday'] = await addHoliday(database.asOwner, '2026-10-26', '2026-10-30');
  for (const child of ['child', 'archived child', 'child of the suspended', 'child assigned to parents'])
    rows[`other hours of ${child}`] = await addOtherSchoolHours(database.asOwner, {
      studentId: named(child),
      termId: named('term'),
    });
}

async function addSchoolReports(): Promise<void> {
  const [science] = await database.asOwner<{ id: string }>(`select id from subjects where names ->> 'en' = 'Science'`);
  rows['subject'] = science?.id ?? '';
  const report = async (name: string, subject: string) => {
    rows[name] = await insert(
      `insert into reports (student_id, term_id, subject_id)
       select $1, $2, id from subjects where names ->> 'en' = $3 returning id`,
      [rows['child'], rows['term'], subject],
    );
  };
  const version = async (name: string) => {
    rows[name] = await insert(
      `insert into report_versions (id, report_id, content, author_id) values ($1, $2, '\\x00', $3) returning id`,
      [randomUUID(), rows['published report'], ids.mentor],
    );
  };
  await report('published report', 'English');
  await version('first version');
  await version('second version');
  await report('begun report', 'Mathematics');
  await database.asOwner(
    `insert into report_drafts (id, content, is_complete, author_id) values ($1, '\\x00', true, $2)`,
    [rows['begun report'], ids.mentor],
  );
  await database.asOwner('insert into report_reads (version_id, reader_id) values ($1, $2)', [
    rows['first version'],
    ids.parent,
  ]);
}

async function addFeedback(): Promise<void> {
  for (const [name, version] of [
    ['feedback', 1],
    ['unpublished feedback', 0],
  ] as const)
    rows[name] = await insert(
      `insert into feedback (id, student_id, author_id, area, version, request_id)
       values ($1, $2, $3, 'academic', $4, $1) returning id`,
      [randomUUID(), rows['child'], ids.mentor, version],
    );
  for (const [name, feedback, publishedAt] of [
    ['text of feedback', 'feedback', new Date()],
    ['draft of feedback', 'unpublished feedback', null],
  ] as const)
    rows[name] = await insert(
      `insert into feedback_versions (id, feedback_id, number, text, published_at)
       values ($1, $2, 1, '\\x00', $3) returning id`,
      [randomUUID(), rows[feedback], publishedAt],
    );
}

/** Of the mentor, for the family of the child: one published and one scheduled. */
async function addAnnouncements(): Promise<void> {
  for (const [name, publishedAt] of [
    ['announcement', new Date()],
    ['scheduled announcement', null],
  ] as const) {
    rows[name] = await insert(
      `insert into announcements (id, author_id, audience, publish_at, published_at, confirm_by, request_id)
       values ($1, $2, 'families', now() + interval '1 day', $3, current_date, $1) returning id`,
      [randomUUID(), ids.mentor, publishedAt],
    );
    rows[`text of ${name}`] = await insert(
      `insert into announcement_texts (id, announcement_id, version, place, language, title, body)
       values ($1, $2, 1, 0, 'en', '\\x00', '\\x00') returning id`,
      [randomUUID(), rows[name]],
    );
  }
  await database.asOwner('insert into announcement_students values ($1, $2)', [rows['announcement'], rows['child']]);
  await database.asOwner('insert into announcement_readers values ($1, $2, false)', [rows['announcement'], ids.parent]);
}

async function addMeetings(): Promise<void> {
  const start = Date.now() + 7 * 86_400_000;
  const spans = [0, 1].map((hours) => ({
    startsAt: new Date(start + hours * 3_600_000),
    endsAt: new Date(start + hours * 3_600_000 + 900_000),
  }));
  const offered = { ownerId: ids.mentor, times: spans };
  const [booked, free] = await addMeetingOffer(database.asOwner, database.keyring, offered);
  if (!booked || !free) throw new Error('The offer has no times');
  Object.assign(rows, { 'meeting offer': booked.offerId, 'booked time': booked.id, 'free time': free.id });
  rows['meeting'] = await addMeeting(database.asOwner, booked, {
    studentIds: [rows['child'] ?? ''],
    bookedBy: ids.parent,
  });
}

async function addEnquiryWithNote(): Promise<void> {
  const add = async (name: string, topic: EnquiryTopic, note: string, author: Person) => {
    rows[name] = (await addEnquiry(database.asOwner, database.keyring, { topic })).id;
    rows[note] = await insert(
      `insert into enquiry_entries (id, enquiry_id, kind, author_id, text, request_id)
       values ($1, $2, 'note', $3, '\\x00', $1) returning id`,
      [randomUUID(), rows[name], ids[author]],
    );
  };
  await add('enquiry', 'consultation', 'note', 'admin');
  await add('concern', 'safeguarding', 'note about the concern', 'mentor');
  await add('complaint', 'complaint', 'note about the complaint', 'admin');
}

async function addMails(): Promise<void> {
  rows['mail to the sender of a concern'] = await insert(
    `insert into mails (id, enquiry_id, template) values ($1, $2, 'enquiry-received') returning id`,
    [randomUUID(), rows['concern']],
  );
  rows['mail about a concern'] = await insert(
    `insert into mails (id, person_id, template) values ($1, $2, 'concern-received') returning id`,
    [randomUUID(), ids.mentor],
  );
  rows['mail to a visitor'] = await insert(
    `insert into mails (id, enquiry_id, template) values ($1, $2, 'enquiry-received') returning id`,
    [randomUUID(), rows['enquiry']],
  );
  rows['mail'] = await insert(
    `insert into mails (id, person_id, requested_by, template) values ($1, $2, $3, 'invitation') returning id`,
    [randomUUID(), ids.parent, ids.admin],
  );
}

async function addPolicyVersions(): Promise<void> {
  for (const [name, policy] of [
    ['policy version', 'privacy-policy'],
    ['unacknowledged version', 'complaints'],
  ] as const)
    rows[name] = await insert(
      'insert into policy_versions (policy, number, is_material) values ($1, 2, true) returning id',
      [policy],
    );
  rows['acknowledgement'] = await insert(
    'insert into policy_acknowledgements (version_id, person_id) values ($1, $2) returning id',
    [rows['policy version'], ids.parent],
  );
}

async function insert(text: string, values: unknown[]): Promise<string> {
  const [row] = await database.asOwner<{ id: string }>(text, values);
  if (!row) throw new Error('nothing was inserted');
  return row.id;
}
