import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuditEvent, type AuditSubject, auditEvents } from '#features/audit/audit.ts';
import { person, writeAs } from '#platform/database.server.ts';
import type { Identity } from '#platform/identity.server.ts';
import {
  active,
  everybody,
  identityOf,
  idOf,
  ids,
  openPolicySchool,
  row,
  type Who,
} from '#tests/support/policy-school.ts';
import type { TestDatabase } from '#tests/support/test-database.ts';

// The permission table of product-decisions.md "What a person may do", tested by statements through the real
// connections.

let database: TestDatabase;
beforeAll(async () => {
  database = await openPolicySchool();
});
afterAll(() => database.close());

type Outcome = 'done' | 'no row' | 'refused';
type Outcomes = Partial<Record<Who, Outcome>> & { others: Outcome };
type Attempt = [what: string, outcomes: Outcomes, statement: (me: string | null) => RawBuilder<unknown>];

const nobody: Outcomes = { others: 'refused' };
const onlyAdmin: Outcomes = { admin: 'done', others: 'refused' };
const everyActiveStaff: Outcomes = {
  ...Object.fromEntries(active.filter((who) => !who.endsWith('parent')).map((who) => [who, 'done'])),
  others: 'refused',
};
const everyActivePerson: Outcomes = { ...Object.fromEntries(active.map((who) => [who, 'done'])), others: 'refused' };

/** Mentor and coach are holder and deputy of the safeguarding office. */
const adminAndSafeguarding: Outcomes = { admin: 'done', mentor: 'done', coach: 'done', others: 'refused' };

const zero = sql.lit('\\x00');
const messageFrom = (sender: string | null, receiver: string | null, more = sql``, values = sql``) =>
  sql`insert into messages (id, sender_id, receiver_id, subject, body ${more})
    values (${randomUUID()}, ${sender}, ${receiver}, ${zero}, ${zero} ${values})`;
const somebodyElse = (me: string | null) => (me === ids.coach ? ids.mentor : ids.coach);
const fileOf = (owner: string | null, sealedFor = owner) =>
  sql`insert into files (id, owner_id, sealed_owner_id) values (${randomUUID()}, ${owner}, ${sealedFor ?? ids.parent})`;
const chunkOf = (file: string) =>
  sql`insert into file_chunks (id, file_id, copy, number, content) values (${randomUUID()}, ${row(file)}, 'received', 1, ${zero})`;
const mailBy = (requester: string | null) =>
  sql`insert into mails (id, person_id, requested_by, template) values (${randomUUID()}, ${ids.parent}, ${requester}, 'invitation')`;
const noteBy = (author: string | null, about = 'enquiry') =>
  sql`insert into enquiry_entries (id, enquiry_id, kind, author_id, text, request_id)
    values (${randomUUID()}, ${row(about)}, 'note', ${author}, ${zero}, ${randomUUID()})`;
const replyBy = (author: string | null, about = 'enquiry') =>
  sql`insert into mails (id, enquiry_id, requested_by, template)
    values (${randomUUID()}, ${row(about)}, ${author}, 'enquiry-reply')`;
const acknowledgementOf = (who: string | null) =>
  sql`insert into policy_acknowledgements (version_id, person_id) values (${row('unacknowledged version')}, ${who})`;
const insertEventOf = (actor: string | null) =>
  sql`insert into audit_log (actor_id, act, subject_type, subject_id) values (${actor}, 'list exported', 'account', ${actor})`;
const recordEvent = (act: AuditEvent, type: AuditSubject | 'message report', subject: string | null, details = {}) =>
  sql`select record_audit_events(${JSON.stringify([{ act, subject_type: type, subject_id: subject, details }])}::jsonb)`;

const feedbackBy = (author: string | null, child = 'child') =>
  sql`insert into feedback (id, student_id, author_id, area, request_id)
    values (${randomUUID()}, ${row(child)}, ${author}, 'academic', ${randomUUID()})`;
const announcementBy = (author: string | null, audience = 'own', isUrgent = false) =>
  sql`insert into announcements (id, author_id, audience, is_urgent, request_id)
    values (${randomUUID()}, ${author}, ${audience}, ${isUrgent}, ${randomUUID()})`;
const announcementTextOf = (name: string, version: number) =>
  sql`insert into announcement_texts (id, announcement_id, version, place, language, title, body)
    values (${randomUUID()}, ${row(name)}, ${version}, 1, 'fr', ${zero}, ${zero})`;
const meetingOfferBy = (owner: string | null, audience = 'own', more = sql`null, null, null`) =>
  sql`insert into meeting_offers (id, owner_id, audience, topic, place, time_zone, limit_hours, request_id, enquiry_id, contact, token_hash)
    values (${randomUUID()}, ${owner}, ${audience}, ${zero}, ${zero}, 'UTC', 1, ${randomUUID()}, ${more})`;
const toEnquiry = (name: string) => sql`${row(name)}, ${zero}, ${zero}`;
const absenceBy = (reporter: string | null, child = 'child') =>
  sql`insert into absences (id, student_id, reporter_id, first_day, last_day, reason, request_id)
    values (${randomUUID()}, ${row(child)}, ${reporter}, '2031-01-01', '2031-01-02', 'illness', ${randomUUID()})`;
const safetyBy = (author: string | null, child = 'child', more = sql`3, false, now(), ${author}`) =>
  sql`insert into safety_records (id, student_id, author_id, country, number, is_move, confirmed_at, confirmed_by)
    values (${randomUUID()}, ${row(child)}, ${author}, ${zero}, ${more})`;
const courtOrderBy = (author: string | null, child = 'child') =>
  sql`insert into court_orders (id, student_id, author_id, number, text)
    values (${randomUUID()}, ${row(child)}, ${author}, 2, ${zero})`;
const courseRow = () =>
  sql`insert into courses (id, names, time_zone, request_id) values (${randomUUID()}, '{"en": "New"}', 'UTC', ${randomUUID()})`;
const ruleOf = (course: string) =>
  sql`insert into course_rules (id, course_id, term_id, weekday, starts_at, minutes)
    values (${randomUUID()}, ${row(course)}, ${row('term')}, 2, '10:00', 45)`;
const lessonChangeOf = (course: string, teacher: string | null = null) =>
  sql`insert into lesson_changes (id, rule_id, course_id, day, is_cancelled, teacher_id)
    values (${randomUUID()}, ${row(`rule of ${course}`)}, ${row(course)}, '2026-12-07', true, ${teacher})`;
const registerOf = (course: string, taker: string | null) =>
  sql`insert into registers (id, rule_id, course_id, day, starts_at, taken_by)
    values (${randomUUID()}, ${row(`rule of ${course}`)}, ${row(course)}, '2026-12-07', '2026-12-07 09:30Z', ${taker})`;
const memberOf = (course: string, student: string) =>
  sql`insert into course_students (course_id, student_id) values (${row(course)}, ${row(student)})`;
const teacherOf = (course: string, teacher: string | null) =>
  sql`insert into course_teachers (course_id, teacher_id) values (${row(course)}, ${teacher})`;
const otherHoursOf = (student: string) =>
  sql`insert into other_school_hours (id, student_id, term_id, weekday, starts_at, ends_at, time_zone)
    values (${randomUUID()}, ${row(student)}, ${row('term')}, 2, '08:00', '13:00', 'Asia/Dubai')`;
const roomOf = (course: string) => sql`select from lesson_room(${row(`rule of ${course}`)}, '2026-12-07')`;
const answerBy = (
  guardian: string | null,
  { consent = 'consent of child', child = 'child', version = 1, answer = 'yes' } = {},
) =>
  sql`insert into consent_answers (id, consent_id, student_id, version, guardian_id, answer, language, request_id)
    values (${randomUUID()}, ${row(consent)}, ${row(child)}, ${version}, ${guardian}, ${answer}, 'en', ${randomUUID()})`;
const onlyStaffOfChild: Outcomes = { mentor: 'done', coach: 'done', others: 'refused' };
const changesOfStaff: Outcomes = { mentor: 'done', coach: 'done', others: 'no row' };
const beginReport = (student: string) =>
  sql`insert into reports (id, student_id, term_id, subject_id)
    values (${randomUUID()}, ${row(student)}, ${row('term')}, ${row('subject')})`;
const versionBy = (author: string | null, more = sql``, value = sql``) =>
  sql`insert into report_versions (id, report_id, content, author_id ${more})
    values (${randomUUID()}, ${row('begun report')}, ${zero}, ${author} ${value})`;

const attempts: Attempt[] = [
  [
    'insert a profile',
    nobody,
    () => sql`insert into profiles (full_name, email) values ('New One', 'new@example.org')`,
  ],
  ['rename themselves', nobody, (me) => sql`update profiles set full_name = 'Other Name' where id = ${me}`],
  ['reactivate an account directly', nobody, () => sql`update profiles set suspended_at = null`],
  ['delete a profile', nobody, (me) => sql`delete from profiles where id = ${me}`],
  ['read addresses', nobody, () => sql`select email from profiles`],
  ['read the searched text', nobody, () => sql`select search_text from profiles`],

  ['give a role', nobody, (me) => sql`insert into user_roles (user_id, role) values (${me}, 'admin')`],
  ['make themselves admin', nobody, (me) => sql`update user_roles set role = 'admin' where user_id = ${me}`],
  ['delete a role', nobody, () => sql`delete from user_roles`],

  [
    'add a student',
    onlyAdmin,
    () => sql`insert into students (full_name, student_number) values ('New Child', 'NEW-1')`,
  ],
  [
    'rename a student',
    { admin: 'done', others: 'no row' },
    () => sql`update students set full_name = 'Other' where id = ${row('child')}`,
  ],
  [
    'make themselves the parent of a child',
    nobody,
    (me) => sql`update students set parent_id = ${me} where id = ${row('child')}`,
  ],
  [
    'become a guardian',
    onlyAdmin,
    (me) => sql`insert into student_guardians (student_id, guardian_id) values (${row('archived child')}, ${me})`,
  ],
  [
    'change the rights of a guardian',
    { admin: 'done', others: 'no row' },
    () => sql`update student_guardians set may_write = true where student_id = ${row('child')}`,
  ],
  [
    'restrict a guardian',
    { admin: 'done', others: 'no row' },
    () =>
      sql`update student_guardians set restricted_at = now(), restriction_reason = 'other' where student_id = ${row('child')}`,
  ],
  ['take the place of another guardian', nobody, (me) => sql`update student_guardians set guardian_id = ${me}`],
  ['change when a guardian was added', nobody, () => sql`update student_guardians set added_at = now()`],
  ['delete a guardian directly', nobody, () => sql`delete from student_guardians where student_id = ${row('child')}`],
  ['remove a guardian', onlyAdmin, () => sql`select remove_guardian(${row('child')}, ${ids.parent})`],
  ['list who receives mails about a student', nobody, () => sql`select guardians_to_mail(${row('child')})`],
  [
    'assign themselves',
    { admin: 'done', others: 'no row' },
    (me) => sql`update students set academic_mentor_id = ${me}`,
  ],
  ['change when a student was added', nobody, () => sql`update students set created_at = now()`],
  ['delete a student', nobody, () => sql`delete from students`],
  ['report an absence', { parent: 'done', others: 'refused' }, (me) => absenceBy(me)],
  [
    'report an absence in the name of another person',
    nobody,
    (me) => absenceBy(me === ids.parent ? ids.mentor : ids.parent),
  ],
  ['report an absence of another family’s child', nobody, (me) => absenceBy(me, 'child of the suspended')],
  ['report an absence of an archived child', nobody, (me) => absenceBy(me, 'archived child')],
  [
    'withdraw an absence',
    { parent: 'done', others: 'no row' },
    (me) => sql`update absences set withdrawn_at = now(), withdrawn_by = ${me} where id = ${row('absence of child')}`,
  ],
  [
    'withdraw an absence in the name of another person',
    { parent: 'refused', others: 'no row' },
    () =>
      sql`update absences set withdrawn_at = now(), withdrawn_by = ${ids.mentor} where id = ${row('absence of child')}`,
  ],
  ['erase the note of an absence directly', nobody, () => sql`update absences set note = null`],
  ['change the days of an absence', nobody, () => sql`update absences set last_day = last_day + 1`],
  ['write safety details', { parent: 'done', others: 'refused' }, (me) => safetyBy(me)],
  [
    'write safety details in the name of another person',
    nobody,
    (me) => safetyBy(me === ids.parent ? ids.mentor : ids.parent),
  ],
  ['write safety details of another family’s child', nobody, (me) => safetyBy(me, 'child of the suspended')],
  ['write safety details of an archived child', nobody, (me) => safetyBy(me, 'archived child')],
  [
    'write safety details that were confirmed before',
    nobody,
    (me) => safetyBy(me, 'child', sql`3, false, now() - interval '1 day', ${me}`),
  ],
  [
    'enter safety details for a student without any',
    onlyAdmin,
    (me) => safetyBy(me, 'archived child', sql`1, false, null, null`),
  ],
  ['enter safety details after those of a family', nobody, (me) => safetyBy(me, 'child', sql`3, false, null, null`)],
  [
    'confirm safety details',
    { parent: 'done', others: 'no row' },
    (me) =>
      sql`update safety_records set confirmed_at = now(), confirmed_by = ${me} where id = ${row('safety details of child')}`,
  ],
  [
    'confirm safety details in the name of another person',
    { parent: 'refused', others: 'no row' },
    () =>
      sql`update safety_records set confirmed_at = now(), confirmed_by = ${ids.mentor} where id = ${row('safety details of child')}`,
  ],
  ['change safety details', nobody, () => sql`update safety_records set country = ''`],
  ['delete safety details', nobody, () => sql`delete from safety_records`],
  ['ask for safety details', nobody, () => sql`select request_safety_details()`],
  ['tell staff of a move', nobody, () => sql`select tell_staff_of_move(${row('child')})`],
  ['write about court orders', { parent: 'done', others: 'refused' }, (me) => courtOrderBy(me)],
  [
    'write about court orders in the name of another person',
    nobody,
    (me) => courtOrderBy(me === ids.parent ? ids['other parent'] : ids.parent),
  ],
  ['write about court orders of another family’s child', nobody, (me) => courtOrderBy(me, 'child of the suspended')],
  ['confirm a court order directly', nobody, () => sql`update court_orders set seen_at = now()`],
  ['delete a court order', nobody, () => sql`delete from court_orders`],
  [
    'report a message directly',
    nobody,
    (me) =>
      sql`insert into message_reports (id, message_id, reporter_id, office, reason)
        values (gen_random_uuid(), ${row('to parent')}, ${me}, 'safeguarding', '')`,
  ],
  ['close a report of a message directly', nobody, () => sql`update message_reports set closed_at = now(), note = ''`],
  [
    'begin a tenure of an office',
    nobody,
    (me) => sql`insert into office_tenures (office, person_id, is_named) values ('safeguarding', ${me}, true)`,
  ],
  ['hand over earlier messages directly', nobody, () => sql`update office_tenures set reads_from = '-infinity'`],
  ['delete a tenure of an office', nobody, () => sql`delete from office_tenures`],
  ['delete a report of a message', nobody, () => sql`delete from message_reports`],
  [
    'store a name for a safeguarding record',
    nobody,
    () => sql`insert into safeguarding_names (id, details) values (${randomUUID()}, ${zero})`,
  ],
  ['change a name of a safeguarding record', nobody, () => sql`update safeguarding_names set details = ''`],
  ['delete a name of a safeguarding record', nobody, () => sql`delete from safeguarding_names`],
  [
    'change when a reported message was opened',
    nobody,
    () => sql`update message_report_openings set opened_at = now()`,
  ],
  ['delete the record that a reported message was opened', nobody, () => sql`delete from message_report_openings`],
  [
    'ask for a consent',
    onlyAdmin,
    (me) => sql`insert into consents (id, audience, asked_by, request_id)
      values (${randomUUID()}, 'everybody', ${me}, ${randomUUID()})`,
  ],
  [
    'ask for a consent in the name of another person',
    nobody,
    (me) => sql`insert into consents (id, audience, asked_by, request_id)
      values (${randomUUID()}, 'everybody', ${somebodyElse(me)}, ${randomUUID()})`,
  ],
  [
    'end a question',
    { admin: 'done', others: 'no row' },
    () => sql`update consents set closed_at = now() where id = ${row('consent')}`,
  ],
  [
    'open a closed question again',
    { others: 'no row' },
    () => sql`update consents set closed_at = null where id = ${row('closed consent')}`,
  ],
  ['change whom a question is for', nobody, () => sql`update consents set audience = 'chosen'`],
  ['delete a question', nobody, () => sql`delete from consents`],
  [
    'add a text of a question',
    onlyAdmin,
    () => sql`insert into consent_versions (consent_id, number, titles, texts, answer_by, needs_all)
      values (${row('consent')}, 2, '{"en": "A"}', '{"en": "B"}', '2030-01-01', false)`,
  ],
  ['change a text that families have read', nobody, () => sql`update consent_versions set texts = '{"en": "C"}'`],
  ['delete a text that families have read', nobody, () => sql`delete from consent_versions`],
  [
    'ask about another student',
    onlyAdmin,
    () => sql`insert into consent_students (consent_id, student_id)
      values (${row('consent of child')}, ${row('child of the suspended')})`,
  ],
  [
    'ask about an archived student',
    nobody,
    () => sql`insert into consent_students (consent_id, student_id)
      values (${row('consent of child')}, ${row('archived child')})`,
  ],
  [
    'ask about students again',
    { admin: 'done', others: 'no row' },
    () => sql`update consent_students set asked_at = now() where consent_id = ${row('consent of child')}`,
  ],
  ['no longer ask about a student', nobody, () => sql`delete from consent_students`],
  ['give a consent', { parent: 'done', others: 'refused' }, (me) => answerBy(me)],
  [
    'give a consent in the name of another person',
    nobody,
    (me) => answerBy(me === ids.parent ? ids.mentor : ids.parent),
  ],
  [
    'give a consent for another family’s child',
    nobody,
    (me) => answerBy(me, { consent: 'consent', child: 'child of the suspended' }),
  ],
  [
    'give a consent for an archived child',
    nobody,
    (me) => answerBy(me, { consent: 'consent', child: 'archived child' }),
  ],
  ['answer a closed question', nobody, (me) => answerBy(me, { consent: 'closed consent' })],
  ['answer another version of a question', nobody, (me) => answerBy(me, { version: 2 })],
  ['give a consent twice', nobody, (me) => answerBy(me, { consent: 'consent' })],
  [
    'withdraw a consent',
    { parent: 'done', others: 'refused' },
    (me) => answerBy(me, { consent: 'consent', answer: 'withdrawn' }),
  ],
  ['withdraw a consent that was not given', nobody, (me) => answerBy(me, { answer: 'withdrawn' })],
  ['change an answer', nobody, () => sql`update consent_answers set answer = 'yes'`],
  ['delete an answer', nobody, () => sql`delete from consent_answers`],
  [
    'record that a consent was answered',
    { parent: 'done', others: 'refused' },
    () => recordEvent('consent answered', 'student', row('child')),
  ],
  ['record that a consent was withdrawn', nobody, () => recordEvent('consent withdrawn', 'student', row('child'))],
  ['record that a consent was asked', onlyAdmin, () => recordEvent('consent asked', 'consent', row('consent'))],
  ['delete an absence', nobody, () => sql`delete from absences`],
  ['begin feedback', { mentor: 'done', coach: 'done', others: 'refused' }, (me) => feedbackBy(me)],
  [
    'begin feedback in the name of another person',
    nobody,
    (me) => feedbackBy(me === ids.mentor ? ids.coach : ids.mentor),
  ],
  ['begin feedback about an archived child', nobody, (me) => feedbackBy(me, 'archived child')],
  [
    'change a draft of the mentor',
    { mentor: 'done', others: 'no row' },
    () => sql`update feedback_versions set text = ${zero} where id = ${row('draft of feedback')}`,
  ],
  [
    'publish a draft of the mentor',
    { mentor: 'done', others: 'no row' },
    () => sql`update feedback_versions set published_at = now() where id = ${row('draft of feedback')}`,
  ],
  [
    'change published feedback',
    { others: 'no row' },
    () => sql`update feedback_versions set text = ${zero} where id = ${row('text of feedback')}`,
  ],
  [
    'add a version to feedback of the mentor',
    { mentor: 'done', others: 'refused' },
    () =>
      sql`insert into feedback_versions (id, feedback_id, number, text)
        values (${randomUUID()}, ${row('feedback')}, 2, ${zero})`,
  ],
  [
    'insert a published version',
    nobody,
    () =>
      sql`insert into feedback_versions (id, feedback_id, number, text, published_at)
        values (${randomUUID()}, ${row('feedback')}, 2, ${zero}, now())`,
  ],
  ['change who wrote feedback', nobody, (me) => sql`update feedback set author_id = ${me}`],
  ['delete feedback', nobody, () => sql`delete from feedback`],
  ['delete a version of feedback', nobody, () => sql`delete from feedback_versions`],
  [
    'read feedback as a guardian',
    { parent: 'done', others: 'refused' },
    (me) => sql`insert into feedback_reads (version_id, reader_id) values (${row('text of feedback')}, ${me})`,
  ],
  [
    'read feedback in the name of a guardian',
    { parent: 'done', others: 'refused' },
    () => sql`insert into feedback_reads (version_id, reader_id) values (${row('text of feedback')}, ${ids.parent})`,
  ],
  ['offer times for meetings', everyActiveStaff, (me) => meetingOfferBy(me)],
  ['offer times in the name of a mentor', { mentor: 'done', others: 'refused' }, () => meetingOfferBy(ids.mentor)],
  ['offer times to an enquiry', onlyAdmin, (me) => meetingOfferBy(me, 'enquiry', toEnquiry('enquiry'))],
  ['offer times to a concern', nobody, (me) => meetingOfferBy(me, 'enquiry', toEnquiry('concern'))],
  [
    'add times to an earlier offer',
    nobody,
    () => sql`insert into meeting_times (id, offer_id, starts_at, ends_at)
      values (${randomUUID()}, ${row('meeting offer')}, now() + interval '9 days', now() + interval '9 days 1 hour')`,
  ],
  ['read the room of an offer directly', nobody, () => sql`select room from meeting_offers`],
  ['read the link of an offer directly', nobody, () => sql`select token_hash, contact from meeting_offers`],
  ['change an offer', nobody, () => sql`update meeting_offers set owner_id = owner_id`],
  ['withdraw a time directly', nobody, () => sql`update meeting_times set withdrawn_at = now()`],
  [
    'book a time directly',
    nobody,
    (me) => sql`insert into meetings (id, offer_id, owner_id, time_id, starts_at, ends_at, booked_by, request_id)
      select ${randomUUID()}, offer_id, ${ids.mentor}, id, starts_at, ends_at, ${me}, ${randomUUID()} from meeting_times
      where id = ${row('free time')}`,
  ],
  ['cancel a meeting directly', nobody, () => sql`update meetings set cancelled_at = now(), cancelled_by = 'family'`],
  [
    'add a student to a meeting',
    nobody,
    () => sql`insert into meeting_students values (${row('meeting')}, ${row('child of the suspended')})`,
  ],
  ['delete a meeting', nobody, () => sql`delete from meetings`],
  ['record that a meeting was booked', nobody, () => recordEvent('meeting booked', 'meeting', row('free time'))],
  [
    'record that a meeting was moved',
    { parent: 'done', others: 'refused' },
    () => recordEvent('meeting moved', 'meeting', row('meeting')),
  ],
  [
    'record that times were withdrawn',
    { mentor: 'done', others: 'refused' },
    () => recordEvent('meeting times withdrawn', 'meeting offer', row('meeting offer')),
  ],
  ['announce to the families of their students', everyActiveStaff, (me) => announcementBy(me)],
  ['announce in the name of a mentor', { mentor: 'done', others: 'refused' }, () => announcementBy(ids.mentor)],
  ['announce to everybody', adminAndSafeguarding, (me) => announcementBy(me, 'everybody')],
  ['announce to all families', adminAndSafeguarding, (me) => announcementBy(me, 'families')],
  ['announce urgently', adminAndSafeguarding, (me) => announcementBy(me, 'own', true)],
  [
    'write the next version of an announcement',
    { mentor: 'done', others: 'refused' },
    () => announcementTextOf('announcement', 2),
  ],
  ['change the present version of an announcement', nobody, () => announcementTextOf('announcement', 1)],
  [
    'withdraw an announcement',
    { mentor: 'done', others: 'no row' },
    () => sql`update announcements set withdrawn_at = now() where id = ${row('announcement')}`,
  ],
  ['publish an announcement directly', nobody, () => sql`update announcements set published_at = now()`],
  [
    'become a reader of an announcement',
    nobody,
    (me) =>
      sql`insert into announcement_readers (announcement_id, person_id, is_staff) values (${row('announcement')}, ${me}, true)`,
  ],
  ['confirm an announcement directly', nobody, () => sql`update announcement_readers set confirmed_at = now()`],
  ['see whose families an announcement concerns', nobody, () => sql`select from announcement_students`],
  [
    'add activity directly',
    nobody,
    () => sql`insert into student_events (student_id, kind) values (${row('child')}, 'level-changed')`,
  ],
  ['change activity', nobody, () => sql`update student_events set happened_at = now()`],
  ['delete activity', nobody, () => sql`delete from student_events`],

  [
    'add a subject',
    onlyAdmin,
    () =>
      sql`insert into subjects (id, names, stages, place) values (${randomUUID()}, '{"en": "Music"}', '{primary}', 1)`,
  ],
  ['rename subjects', { admin: 'done', others: 'no row' }, () => sql`update subjects set names = '{"en": "Music"}'`],
  ['delete subjects', nobody, () => sql`delete from subjects`],
  [
    'add a term',
    onlyAdmin,
    () => sql`insert into terms (id, names, first_day, last_day, due_on)
      values (${randomUUID()}, '{"en": "Autumn"}', '2026-09-01', '2026-12-18', '2026-12-11')`,
  ],
  ['archive terms', { admin: 'done', others: 'no row' }, () => sql`update terms set archived_at = now()`],
  ['delete terms', nobody, () => sql`delete from terms`],
  [
    'add a grade',
    onlyAdmin,
    () => sql`insert into grades (id, scale, names, place) values (${randomUUID()}, 'effort', '{"en": "Fine"}', 1)`,
  ],
  ['rename grades', { admin: 'done', others: 'no row' }, () => sql`update grades set names = '{"en": "Fine"}'`],
  ['move a grade to another scale', nobody, () => sql`update grades set scale = 'effort'`],
  ['delete grades', nobody, () => sql`delete from grades`],

  ['begin a report', onlyStaffOfChild, () => beginReport('child')],
  ['begin a report of an archived student', nobody, () => beginReport('archived child')],
  ['publish a report directly', nobody, () => sql`update reports set version = 1`],
  ['delete a report', nobody, () => sql`delete from reports`],
  [
    'change a draft in their own name',
    changesOfStaff,
    (me) => sql`update report_drafts set content = ${zero}, author_id = ${me} where id = ${row('begun report')}`,
  ],
  [
    'change a draft in the name of another person',
    { mentor: 'refused', coach: 'refused', others: 'no row' },
    (me) => sql`update report_drafts set author_id = ${somebodyElse(me)} where id = ${row('begun report')}`,
  ],
  ['delete a draft directly', nobody, () => sql`delete from report_drafts`],
  ['publish a version', onlyStaffOfChild, (me) => versionBy(me)],
  ['publish a version in the name of another person', nobody, (me) => versionBy(somebodyElse(me))],
  ['choose the number of a version', nobody, (me) => versionBy(me, sql`, number`, sql`, 9`)],
  ['change a published version', nobody, () => sql`update report_versions set content = ${zero}`],
  ['delete a published version', nobody, () => sql`delete from report_versions`],
  [
    'read a report in their own name',
    { parent: 'done', others: 'refused' },
    (me) => sql`insert into report_reads (version_id, reader_id) values (${row('second version')}, ${me})`,
  ],
  [
    'read a report in the name of another person',
    nobody,
    (me) => sql`insert into report_reads (version_id, reader_id)
      values (${row('second version')}, ${me === ids.parent ? ids.mentor : ids.parent})`,
  ],
  ['change when a report was read', nobody, () => sql`update report_reads set read_at = now()`],

  ['send a message in the name of another person', nobody, (me) => messageFrom(somebodyElse(me), ids.parent)],
  ['send a message without a sender', nobody, () => messageFrom(null, ids.parent)],
  ['send a message without a receiver', nobody, (me) => messageFrom(me, null)],
  ['send a message to a suspended person', nobody, (me) => messageFrom(me, ids['suspended admin'])],
  [
    'send a message that is already marked read',
    nobody,
    (me) => messageFrom(me, somebodyElse(me), sql`, read`, sql`, true`),
  ],
  [
    'send a message with a past time',
    nobody,
    (me) => messageFrom(me, somebodyElse(me), sql`, created_at`, sql`, now() - interval '1 day'`),
  ],
  [
    'continue a thread between others',
    nobody,
    (me) => messageFrom(me, somebodyElse(me), sql`, thread_id`, sql`, ${row('to mentor')}`),
  ],
  [
    'continue their own thread',
    { parent: 'done', mentor: 'done', others: 'refused' },
    (me) => messageFrom(me, me === ids.mentor ? ids.parent : ids.mentor, sql`, thread_id`, sql`, ${row('to mentor')}`),
  ],
  ['move a message to another thread', nobody, () => sql`update messages set thread_id = ${row('to mentor')}`],
  [
    'send a message about a student whom they can see',
    { parent: 'done', mentor: 'done', coach: 'done', admin: 'done', others: 'refused' },
    (me) => messageFrom(me, somebodyElse(me), sql`, student_id`, sql`, ${row('child')}`),
  ],
  [
    'send a message about an archived student',
    onlyAdmin,
    (me) => messageFrom(me, somebodyElse(me), sql`, student_id`, sql`, ${row('archived child')}`),
  ],
  ['change the student of a sent message', nobody, () => sql`update messages set student_id = ${row('child')}`],
  ['archive a message directly', nobody, () => sql`update messages set archived_by_receiver = true`],
  [
    'send a message that its receiver has already archived',
    nobody,
    (me) => messageFrom(me, somebodyElse(me), sql`, archived_by_receiver`, sql`, true`),
  ],
  [
    'send a message in the name of an office',
    { mentor: 'done', coach: 'done', others: 'refused' },
    (me) => messageFrom(me, somebodyElse(me), sql`, from_office`, sql`, 'safeguarding'`),
  ],
  [
    'send a message to an office',
    { ...everyActivePerson, mentor: 'refused', coach: 'refused' },
    (me) => messageFrom(me, null, sql`, to_office`, sql`, 'safeguarding'`),
  ],
  [
    'send a message to an office in the name of another person',
    nobody,
    (me) => messageFrom(somebodyElse(me), null, sql`, to_office`, sql`, 'complaints'`),
  ],
  [
    'send a message to an office and a person',
    nobody,
    (me) => messageFrom(me, ids.parent, sql`, to_office`, sql`, 'complaints'`),
  ],
  [
    'mark a message to an office read',
    { mentor: 'done', coach: 'done', others: 'no row' },
    () => sql`update messages set read = true where id = ${row('to safeguarding')}`,
  ],
  [
    'redirect a message to their office',
    nobody,
    () => sql`update messages set to_office = 'complaints' where id = ${row('to safeguarding')}`,
  ],
  [
    'make an administrator the holder of an office',
    { admin: 'done', others: 'no row' },
    () => sql`update offices set holder_id = ${ids.admin} where id = 'safeguarding'`,
  ],
  [
    'give an office to a parent',
    { admin: 'refused', others: 'no row' },
    () => sql`update offices set holder_id = ${ids.parent} where id = 'hr'`,
  ],
  ['add a course', onlyAdmin, courseRow],
  [
    'change a course',
    { admin: 'done', others: 'no row' },
    () => sql`update courses set names = '{"en": "Other"}' where id = ${row('course')}`,
  ],
  ['delete a course', nobody, () => sql`delete from courses`],
  ['read the room of a course directly', nobody, () => sql`select room from courses`],
  ['read the room of a lesson directly', nobody, () => sql`select room from lesson_changes`],
  [
    'read the room of a course for its form',
    { admin: 'done', others: 'no row' },
    () => sql`select from course_room(${row('course')}) as room where room is not null`,
  ],
  [
    'open the room of a lesson',
    { parent: 'done', 'other parent': 'done', 'unassigned mentor': 'done', admin: 'done', others: 'no row' },
    () => roomOf('course'),
  ],
  ['open the room of an archived course', { others: 'no row' }, () => roomOf('archived course')],
  [
    'open the room of a course that the child has left',
    { 'other parent': 'done', admin: 'done', others: 'no row' },
    () => roomOf('course of others'),
  ],
  [
    'open the room of the one lesson in which they stand in',
    { mentor: 'done', admin: 'done', others: 'no row' },
    () => sql`select from lesson_room(${row('rule of course of nobody')}, '2036-12-01')`,
  ],
  [
    'open the room of another lesson of that course',
    { admin: 'done', others: 'no row' },
    () => roomOf('course of nobody'),
  ],
  [
    'read the students of a course',
    { 'unassigned mentor': 'done', admin: 'done', others: 'no row' },
    () => sql`select from course_roster(${row('course')})`,
  ],
  ['teach a course', onlyAdmin, (me) => teacherOf('course of nobody', me)],
  ['make a parent a teacher', nobody, () => teacherOf('course of nobody', ids.parent)],
  ['make a suspended administrator a teacher', nobody, () => teacherOf('course of nobody', ids['suspended admin'])],
  ['add a student to a course', onlyAdmin, () => memberOf('course of nobody', 'child')],
  ['add an archived student to a course', nobody, () => memberOf('course of nobody', 'archived child')],
  [
    'remove a student from a course',
    { admin: 'done', others: 'no row' },
    () => sql`update course_students set left_at = now() where student_id = ${row('child')}`,
  ],
  [
    'remove a teacher from a course',
    { admin: 'done', others: 'no row' },
    () => sql`update course_teachers set left_at = now() where course_id = ${row('course')}`,
  ],
  ['add a rule to a course', onlyAdmin, () => ruleOf('course')],
  [
    'change a rule of a course',
    { admin: 'done', others: 'no row' },
    () => sql`update course_rules set minutes = 60 where course_id = ${row('course')}`,
  ],
  ['delete a rule', nobody, () => sql`delete from course_rules`],
  [
    'cancel a lesson of a course',
    { 'unassigned mentor': 'done', admin: 'done', others: 'refused' },
    () => lessonChangeOf('course'),
  ],
  ['cancel a lesson of a course that they taught', onlyAdmin, () => lessonChangeOf('course of others')],
  ['cancel a lesson of a course in which they stand in', onlyAdmin, () => lessonChangeOf('course of nobody')],
  ['let a parent teach a lesson', nobody, () => lessonChangeOf('course', ids.parent)],
  [
    'change a lesson again',
    { 'unassigned mentor': 'done', admin: 'done', others: 'no row' },
    () => sql`update lesson_changes set is_cancelled = true where id = ${row('change of course')}`,
  ],
  [
    'move a change to another lesson',
    nobody,
    () => sql`update lesson_changes set day = '2026-12-07' where id = ${row('change of course')}`,
  ],
  ['delete a change', nobody, () => sql`delete from lesson_changes`],
  ['take a register', { 'unassigned mentor': 'done', others: 'refused' }, (me) => registerOf('course', me)],
  [
    'take a register in the name of another person',
    { 'unassigned mentor': 'done', others: 'refused' },
    () => registerOf('course', ids['unassigned mentor']),
  ],
  [
    'correct a register',
    { 'unassigned mentor': 'done', others: 'no row' },
    () => sql`update registers set revision = 2 where id = ${row('register of child')}`,
  ],
  [
    'correct a mark',
    { 'unassigned mentor': 'done', others: 'no row' },
    () => sql`update attendance set mark = 'present' where id = ${row('attendance of child')}`,
  ],
  [
    'explain an absence directly',
    nobody,
    () => sql`update attendance set explanation = 'illness' where id = ${row('attendance of child')}`,
  ],
  [
    'explain an absence of the child',
    { parent: 'done', others: 'no row' },
    () => sql`select from explain_absence(${row('attendance of child')}, 'illness')`,
  ],
  [
    'explain an absence of an archived child',
    { others: 'no row' },
    () => sql`select from explain_absence(${row('attendance of archived child')}, 'illness')`,
  ],
  ['delete a register', nobody, () => sql`delete from registers`],
  ['delete a mark', nobody, () => sql`delete from attendance`],
  ['hide a correction', nobody, () => sql`delete from attendance_corrections`],
  [
    'record that a register was corrected',
    { 'unassigned mentor': 'done', others: 'refused' },
    () => recordEvent('register corrected', 'course', row('course')),
  ],
  ['record that a register was taken', nobody, () => recordEvent('register taken', 'course', row('course'))],
  ['record that an absence was explained', nobody, () => recordEvent('absence explained', 'student', row('child'))],
  [
    'add a holiday',
    onlyAdmin,
    () =>
      sql`insert into holidays (id, names, first_day, last_day) values (${randomUUID()}, '{"en": "Eid"}', '2027-03-10', '2027-03-10')`,
  ],
  [
    'change a holiday',
    { admin: 'done', others: 'no row' },
    () => sql`update holidays set last_day = '2026-10-31' where id = ${row('holiday')}`,
  ],
  ['delete a holiday', nobody, () => sql`delete from holidays`],
  ['enter hours of the child at another school', { parent: 'done', others: 'refused' }, () => otherHoursOf('child')],
  ['enter hours of an archived child at another school', nobody, () => otherHoursOf('archived child')],
  [
    'remove hours of the child at another school',
    { parent: 'done', others: 'no row' },
    () =>
      sql`select from remove_other_school_hours(${row('other hours of child')}) as student where student is not null`,
  ],
  ['delete hours at another school directly', nobody, () => sql`delete from other_school_hours`],
  ['record that a course was changed', onlyAdmin, () => recordEvent('course changed', 'course', row('course'))],
  [
    'record that a lesson was changed',
    { 'unassigned mentor': 'done', admin: 'done', others: 'refused' },
    () => recordEvent('lesson changed', 'course', row('course')),
  ],
  [
    'record that hours at another school were changed',
    { parent: 'done', others: 'refused' },
    () => recordEvent('other school hours changed', 'student', row('child')),
  ],
  [
    'publish a fact about the school',
    { admin: 'done', others: 'no row' },
    () => sql`update school_facts set content = '{"largest": "12"}' where id = 'group'`,
  ],
  ['add a fact about the school', nobody, () => sql`insert into school_facts (id) values ('lunch')`],
  ['delete a fact about the school', nobody, () => sql`delete from school_facts`],
  ['add an office', nobody, () => sql`insert into offices (id) values ('board')`],
  ['delete an office', nobody, () => sql`delete from offices`],
  // @see core §6.8
  ['send a message to another active person', everyActivePerson, (me) => messageFrom(me, somebodyElse(me))],
  [
    'send a letter to the parent’s family',
    { mentor: 'done', coach: 'done', others: 'refused' },
    (me) => messageFrom(me, ids.parent, sql`, letter_id`, sql`, ${randomUUID()}`),
  ],
  ['change a subject', nobody, () => sql`update messages set subject = ${zero}`],
  ['change a text', nobody, () => sql`update messages set body = ${zero}`],
  ['change a sender', nobody, (me) => sql`update messages set sender_id = ${me}`],
  ['change a receiver', nobody, (me) => sql`update messages set receiver_id = ${me}`],
  ['change a time', nobody, () => sql`update messages set created_at = now()`],
  // @see core §4.8, §7.11
  [
    'mark the parent’s message read',
    { parent: 'done', others: 'no row' },
    () => sql`update messages set read = true where id = ${row('to parent')}`,
  ],
  [
    'mark the suspended person’s message read',
    { others: 'no row' },
    () => sql`update messages set read = true where id = ${row('to the suspended')}`,
  ],
  [
    'mark the parent’s message unread',
    { parent: 'refused', others: 'no row' },
    () => sql`update messages set read = false where id = ${row('read by parent')}`,
  ],
  ['delete a message', nobody, () => sql`delete from messages`],

  ['upload a file in the name of another person', nobody, (me) => fileOf(somebodyElse(me))],
  ['upload a file without an owner', nobody, () => fileOf(null)],
  ['upload a file encrypted for another person', nobody, (me) => fileOf(me, somebodyElse(me))],
  ['upload a file of their own', everyActivePerson, (me) => fileOf(me)],
  [
    'add a chunk to the parent’s unfinished file',
    { parent: 'done', others: 'refused' },
    () => chunkOf('file under way'),
  ],
  ['add a chunk to a file that was checked', nobody, () => chunkOf('unsent file')],
  ['add a chunk to a file that was sent', nobody, () => chunkOf('file to mentor')],
  ['change the content of a file', nobody, () => sql`update file_chunks set content = ${zero}`],
  ['give a file to themselves', nobody, (me) => sql`update files set owner_id = ${me}`],
  [
    'change a file that was sent',
    { others: 'no row' },
    () => sql`update files set details = ${zero} where id = ${row('file to mentor')}`,
  ],
  [
    'detach a file from a message',
    { others: 'no row' },
    () => sql`update files set message_id = null, position = null where id = ${row('file to mentor')}`,
  ],
  [
    'attach the parent’s file to the parent’s message',
    { parent: 'done', others: 'no row' },
    () => sql`update files set message_id = ${row('to mentor')}, position = 1 where id = ${row('unsent file')}`,
  ],
  [
    'attach the parent’s file to the message of another person',
    { parent: 'refused', others: 'no row' },
    () => sql`update files set message_id = ${row('to parent')}, position = 1 where id = ${row('unsent file')}`,
  ],
  ['delete a file directly', nobody, () => sql`delete from files`],
  ['delete the content of a file directly', nobody, () => sql`delete from file_chunks`],

  ['insert an enquiry directly', nobody, () => sql`insert into enquiries (id) values (${randomUUID()})`],
  [
    'record an enquiry',
    onlyAdmin,
    () => sql`select count(*) from record_enquiry(new_id => ${randomUUID()}, new_reference => ${randomUUID()}, form_id => ${randomUUID()},
      new_content_digest => ${zero}, sealed_name => ${zero}, sealed_email => null, new_address_digest => null,
      sealed_phone => ${zero}, sealed_region => ${zero}, sealed_message => ${zero}, new_stage => 'primary', new_language => 'en',
      new_channel => 'phone', received_on => current_date)`,
  ],
  ['read an enquiry’s digests', nobody, () => sql`select content_digest, address_digest, request_id from enquiries`],
  ['change the text of an enquiry', nobody, () => sql`update enquiries set message = ${zero}`],
  ['change when an enquiry was received', nobody, () => sql`update enquiries set received_at = now()`],
  [
    'close an enquiry',
    { admin: 'done', others: 'no row' },
    () => sql`update enquiries set state = 'closed' where id = ${row('enquiry')}`,
  ],
  [
    'close every enquiry and concern that they see',
    { admin: 'done', mentor: 'done', coach: 'done', others: 'no row' },
    () => sql`update enquiries set state = 'closed'`,
  ],
  [
    'close a safeguarding concern',
    { mentor: 'done', coach: 'done', others: 'no row' },
    () => sql`update enquiries set state = 'closed' where id = ${row('concern')}`,
  ],
  ['move an enquiry to another office directly', nobody, () => sql`update enquiries set office = 'complaints'`],
  ['acknowledge a concern directly', nobody, () => sql`update enquiries set acknowledged_at = now()`],
  [
    'write about a safeguarding concern',
    { mentor: 'done', coach: 'done', others: 'refused' },
    (me) => noteBy(me, 'concern'),
  ],
  [
    'queue a reply to the sender of a concern',
    { mentor: 'done', coach: 'done', others: 'refused' },
    (me) => replyBy(me, 'concern'),
  ],
  [
    'queue a mail about safeguarding',
    nobody,
    (me) =>
      sql`insert into mails (id, person_id, requested_by, template) values (${randomUUID()}, ${ids.mentor}, ${me}, 'concern-received')`,
  ],
  ['delete an enquiry', nobody, () => sql`delete from enquiries`],
  ['change the revision of an enquiry', nobody, () => sql`update enquiries set revision = 0`],
  ['add a note about an enquiry in their own name', onlyAdmin, (me) => noteBy(me)],
  ['add a note about an enquiry in another person’s name', nobody, (me) => noteBy(somebodyElse(me))],
  ['change a note about an enquiry', nobody, () => sql`update enquiry_entries set text = ${zero}`],
  ['delete a note about an enquiry', nobody, () => sql`delete from enquiry_entries`],
  [
    'queue a mail about an enquiry',
    nobody,
    (me) =>
      sql`insert into mails (id, enquiry_id, requested_by, template) values (${randomUUID()}, ${row('enquiry')}, ${me}, 'enquiry-received')`,
  ],
  ['queue a reply to an enquiry', onlyAdmin, (me) => replyBy(me)],
  ['queue a reply to an enquiry in another person’s name', nobody, (me) => replyBy(somebodyElse(me))],
  [
    'insert a page count directly',
    nobody,
    () => sql`insert into page_counts (day, page, language) values (current_date, '/', 'en')`,
  ],
  ['change a page count', nobody, () => sql`update page_counts set views = 9`],
  ['delete a page count', nobody, () => sql`delete from page_counts`],
  ['add page counts by the function', { others: 'done' }, () => sql`select add_page_counts('[]')`],

  ['queue a mail in another person’s name', nobody, (me) => mailBy(somebodyElse(me))],
  ['queue a mail without a requester', nobody, () => mailBy(null)],
  ['queue a mail in their own name', onlyAdmin, (me) => mailBy(me)],
  ['redirect a mail to themselves', nobody, (me) => sql`update mails set person_id = ${me}`],
  [
    'mark a mail as sent',
    { 'mail job': 'done', others: 'no row' },
    () => sql`update mails set state = 'sent', finished_at = now()`,
  ],
  ['delete a mail', nobody, () => sql`delete from mails`],

  [
    'publish a version of a policy',
    nobody,
    () => sql`insert into policy_versions (policy, number, is_material) values ('hr-policy', 2, true)`,
  ],
  ['acknowledge a version of a policy', everyActivePerson, (me) => acknowledgementOf(me)],
  ['acknowledge a version of a policy for another person', nobody, (me) => acknowledgementOf(somebodyElse(me))],
  ['change an acknowledgement', nobody, () => sql`update policy_acknowledgements set acknowledged_at = now()`],
  ['delete an acknowledgement', nobody, () => sql`delete from policy_acknowledgements`],

  ['insert an audit row of their own directly', nobody, (me) => insertEventOf(me)],
  ['insert an audit row of another person directly', nobody, (me) => insertEventOf(somebodyElse(me))],
  ['record that an account was locked', nobody, () => recordEvent('sign-in locked', 'account', ids.parent)],
  ['record a failed sign-in', nobody, () => recordEvent('sign-in failed', 'account', ids.parent)],
  ['record a request to change an address', nobody, (me) => recordEvent('email change requested', 'account', me)],
  ['record a download of data', nobody, (me) => recordEvent('data downloaded', 'account', me)],
  ['record a change of a password', nobody, (me) => recordEvent('password changed', 'account', me)],
  [
    'record the suspension of an account as a report of a message',
    nobody,
    () => recordEvent('account suspended', 'message report', row('message report')),
  ],
  ['record the suspension of an account', onlyAdmin, () => recordEvent('account suspended', 'account', ids.parent)],
  ['record an export of another person', nobody, (me) => recordEvent('list exported', 'account', somebodyElse(me))],
  ['record an export', everyActiveStaff, (me) => recordEvent('list exported', 'account', me)],
  [
    'record that the parent acknowledged a policy',
    { parent: 'done', others: 'refused' },
    () => recordEvent('policy acknowledged', 'policy version', row('policy version')),
  ],
  [
    'record that a report was published',
    { mentor: 'done', others: 'refused' },
    () => recordEvent('report published', 'report', row('published report')),
  ],
  // @see it-security 7.3
  ['change the audit log', nobody, () => sql`update audit_log set act = 'nothing'`],
  // @see it-security 7.3
  ['delete from the audit log', nobody, () => sql`delete from audit_log`],

  ...[
    'accounts.people',
    'accounts.sessions',
    'accounts.sign_in_attempts',
    'accounts.identity_key',
    'accounts.secrets',
    'accounts.devices',
    'accounts.password_renewals',
    'accounts.password_links',
    'accounts.password_reset_requests',
    'accounts.upload_attempts',
    'accounts.email_changes',
    'accounts.merges',
    'enquiry_attempts',
    'student_search',
    'student_notices',
    'push_keys',
    'push_subscriptions',
    'calendar_feeds',
    'sealing_keys',
    'applied_scripts',
    'kysely_migration',
    'graphile_worker._private_jobs',
    'graphile_worker.jobs',
  ].flatMap((name): Attempt[] => [
    [`read ${name}`, nobody, () => sql`select from ${sql.table(name)}`],
    [`insert into ${name}`, nobody, () => sql`insert into ${sql.table(name)} default values`],
    [`delete from ${name}`, nobody, () => sql`delete from ${sql.table(name)}`],
  ]),
  // @see translations account.name.changedBy
  ['change their own name', nobody, (me) => sql`update profiles set full_name = 'New Name' where id = ${me}`],
  ['set a password directly', nobody, () => sql`update accounts.people set password_hash = 'x'`],
  ['extend a session directly', nobody, () => sql`update accounts.sessions set last_used_at = now()`],
  ['change the fingerprint of a key', nobody, () => sql`update sealing_keys set fingerprint = ${zero}`],
  ['add a task by the queue’s own function', nobody, () => sql`select graphile_worker.add_job('send-mail')`],

  ['empty a table', nobody, () => sql`truncate messages`],
  ['create a table', nobody, () => sql`create table public.mine (id int)`],
  ['create a schema', nobody, () => sql`create schema mine`],
  ['disable row-level security', nobody, () => sql`alter table messages disable row level security`],
  [
    'drop a policy',
    nobody,
    () => sql`drop policy "guardians, mentor, coach and administrators see a student" on students`,
  ],
  ['become the owner', nobody, () => sql`set role ${sql.ref(database.owner.user ?? '')}`],
  ['log in as the owner', nobody, () => sql`set session authorization ${sql.ref(database.owner.user ?? '')}`],
  ['create a database role', nobody, () => sql`create role mine`],

  // @see core §1.8, §6.2, general-terms 4.1, privacy-policy 8.2, it-security 2.1, it-security 2.2
  // @see pages/governance frameworks cards it-security, translations login.invitation
  [
    'create an account',
    onlyAdmin,
    () => sql`select accounts.create_account('New One', 'new@example.org', 'admin', 'hash', null)`,
  ],
  ['correct a name', onlyAdmin, () => sql`select accounts.correct_name(${ids.parent}, 'New Name')`],
  [
    'correct an email address',
    onlyAdmin,
    () => sql`select accounts.correct_email(${ids.parent}, 'corrected@example.org')`,
  ],
  ['read why an account cannot be erased', onlyAdmin, () => sql`select accounts.erasure_obstacle(${ids.parent})`],
  [
    'read why accounts cannot be merged',
    onlyAdmin,
    () => sql`select accounts.merge_obstacle(${ids.parent}, ${ids.mentor})`,
  ],
  [
    'request a merge of two accounts',
    onlyAdmin,
    () => sql`select accounts.request_merge(${zero}, ${ids.parent}, ${ids.mentor})`,
  ],
  ['withdraw a merge', onlyAdmin, () => sql`select accounts.withdraw_merge(${ids.parent})`],
  [
    'read a merge that waits',
    { admin: 'no row', others: 'refused' },
    () => sql`select from accounts.pending_merge(${ids.parent})`,
  ],
  [
    'begin a merge without a confirmation',
    nobody,
    () =>
      sql`select accounts.begin_merge(row(${randomUUID()}, ${ids.parent}, ${ids.mentor}, ${ids.admin}, '', '', null, null, now(), null)::accounts.merges)`,
  ],
  [
    'choose the token that confirms a merge',
    nobody,
    () => sql`update accounts.merges set duplicate_token_hash = ${zero}`,
  ],
  ['merge two accounts without a request', nobody, () => sql`select merge_accounts(${ids.parent}, ${ids.mentor})`],
  ['erase an account', onlyAdmin, () => sql`select accounts.erase_account(${zero}, ${ids.parent}, ${zero})`],
  [
    'set a temporary password',
    onlyAdmin,
    () => sql`select accounts.set_temporary_password(${ids.parent}, 'hash', now())`,
  ],
  // Knowing the token of a link is enough to set the password: nobody may choose the token of another person's reset.
  [
    'create a reset link for a request',
    nobody,
    () => sql`select accounts.issue_reset_link(${randomUUID()}, ${zero}, ${randomUUID()}, ${zero})`,
  ],
  [
    'choose the token of a link that confirms an address',
    nobody,
    () => sql`update accounts.email_changes set new_token_hash = ${zero}`,
  ],
  ['change an email address directly', nobody, () => sql`update profiles set email = 'new@example.org'`],
  ['lock the link of a changed address', nobody, () => sql`select accounts.lock_email_link(${zero})`],
  ['read the digest of a password', nobody, () => sql`select accounts.credential_digest('hash')`],
  [
    'queue a mail about a changed credential',
    nobody,
    () => sql`select accounts.queue_credential_mail(${ids.parent}, 'reset')`,
  ],
  [
    'invite by a link',
    onlyAdmin,
    () => sql`select accounts.invite(${ids.parent}, sha256(uuid_send(${randomUUID()}::uuid)))`,
  ],
  [
    'queue a mail with a reason',
    nobody,
    (me) => sql`insert into mails (id, person_id, requested_by, template, reason)
    values (${randomUUID()}, ${ids.parent}, ${me}, 'credential-changed', 'reset')`,
  ],
  ['suspend an account', onlyAdmin, () => sql`select accounts.suspend(${ids.parent})`],
  ['reactivate an account', onlyAdmin, () => sql`select accounts.reactivate(${ids['suspended parent']})`],
  ['change a role', onlyAdmin, (me) => sql`select accounts.change_role(coalesce(${me}, ${ids.parent}::uuid), 'admin')`],
  [
    'list accounts',
    onlyAdmin,
    () => sql`select * from accounts.list_accounts('', null, null, false, false, 'name', false, null, 9)`,
  ],
  ['count accounts', onlyAdmin, () => sql`select accounts.count_accounts('', null, null, false, false)`],
  ['read the parameters of a password hash', nobody, () => sql`select accounts.hash_settings('a@example.org', '')`],
  ['check whether a browser is known', nobody, () => sql`select accounts.is_known_device('a@example.org', ${zero})`],
  ['mark a browser as known', nobody, () => sql`select accounts.trust_device(${ids.admin}, null, ${zero})`],
  [
    'record an audit event by the internal function',
    nobody,
    () => sql`select accounts.record_event(null, 'signed in', ${ids.admin})`,
  ],
  ['end the sessions of a person', nobody, () => sql`select accounts.revoke_sessions(null, ${ids.admin}, 'none')`],
  ['queue a mail about a new browser', nobody, () => sql`select accounts.queue_new_device_mail(${ids.admin}, null)`],
  ['forget the browsers of a person', nobody, () => sql`select accounts.forget_browsers(${ids.admin})`],
  [
    'pretend to have just entered the password',
    nobody,
    () => sql`update accounts.sessions set password_entered_at = now()`,
  ],
  [
    'open a session without the second factor',
    nobody,
    () => sql`select accounts.start_session(${ids.admin}, 1, ${zero}, null, ${zero}, null)`,
  ],
  ['read the secrets of authenticator apps', nobody, () => sql`select * from authenticators`],
  ['read the secrets of apps that are being added', nobody, () => sql`select sealed_secret from authenticator_setups`],
  ['remove an authenticator app directly', nobody, () => sql`delete from authenticators`],
  ['read passkeys', nobody, () => sql`select * from accounts.passkeys`],
  ['add a passkey directly', nobody, () => sql`insert into accounts.passkeys (person_id) values (${ids.admin})`],
  ['remove a passkey directly', nobody, () => sql`delete from accounts.passkeys`],
  ['record the use of a passkey', nobody, () => sql`select accounts.use_passkey(${ids.admin}, ${ids.admin}, 1)`],
  ['store a passkey challenge', nobody, () => sql`select accounts.store_challenge(${zero}, ${zero}, null)`],
  ['reset failed attempts', nobody, () => sql`select accounts.reset_attempts(1)`],
  ['call the check for administrators', nobody, () => sql`select accounts.must_be_admin()`],
  ['call the check for the last administrator', nobody, () => sql`select accounts.must_leave_an_admin(${ids.admin})`],
  ['lock an account', nobody, () => sql`select accounts.lock_active(${ids.admin})`],
];

describe.each(attempts.sort(([, one], [, other]) => Object.keys(one).length - Object.keys(other).length))(
  'An attempt to %s',
  (_, outcomes, statement) => {
    test.each(everybody.map((who) => [who, outcomes[who] ?? outcomes.others] as const))(
      'by %s has the outcome: %s',
      async (who, outcome) => {
        expect(await outcomeOf(identityOf(who), statement(idOf(who)))).toBe(outcome);
      },
    );
  },
);

test('Details of an audit row are limited to 8,000 bytes', async () => {
  const long = recordEvent('account suspended', 'account', ids.parent, { reason: 'x'.repeat(8000) });
  await expect(writeAs(person(ids.admin), (tx) => long.execute(tx))).rejects.toThrow('too long');
});

test('Every act of the application is recorded by record_audit_events() or by a function of the database', async () => {
  const [{ bodies } = { bodies: '' }] = await database.asOwner<{ bodies: string }>(
    `select string_agg(prosrc, ' ') as bodies from pg_proc
     where pronamespace::regnamespace::text in ('public', 'accounts') and proname <> 'on_audit_log_changing'`,
  );
  const recordedByJobs = ['accounts merged', 'enquiries deleted', 'records deleted'];
  const missing = Object.values(auditEvents)
    .flat()
    .filter((act) => !recordedByJobs.includes(act) && !bodies.includes(`'${act}'`));
  expect(missing).toEqual([]);
});

class Undone extends Error {}

/**
 * Runs a statement in a transaction that is always rolled back; any error other than a missing privilege fails the
 * test.
 */
async function outcomeOf(identity: Identity, statement: RawBuilder<unknown>): Promise<Outcome> {
  let outcome: Outcome = 'no row';
  await writeAs(identity, async (tx) => {
    const { rows: found, numAffectedRows = 0n } = await statement.execute(tx);
    if (found.length > 0 || numAffectedRows > 0n) outcome = 'done';
    throw new Undone();
  }).catch((error: unknown) => {
    if (error instanceof pg.DatabaseError && error.code === '42501') outcome = 'refused';
    else if (!(error instanceof Undone)) throw error;
  });
  return outcome;
}
