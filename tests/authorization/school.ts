import { randomUUID } from 'node:crypto';
import { addAnnouncement } from '#database/samples/announcements.ts';
import { addConsents } from '#database/samples/consents.ts';
import { addCourseRules, addCourses, addHoliday } from '#database/samples/courses.ts';
import { addFeedback } from '#database/samples/feedback.ts';
import { addFile } from '#database/samples/files.ts';
import { addGuardians } from '#database/samples/guardians.ts';
import { addMeeting, addMeetingOffer } from '#database/samples/meetings.ts';
import { addPrivacyRequests } from '#database/samples/privacy-requests.ts';
import { addReport, addTerm } from '#database/samples/reports.ts';
import { addDays, todayInUtc } from '#platform/calendar-days.ts';
import { makeToken, tokenHash } from '#platform/tokens.server.ts';
import type { School } from '../e2e/support/school.ts';
import { openSession } from '../support/people.ts';

/* Two families with everything that belongs to them, and everybody who could want to see it. */

export const personas = [
  'visitor',
  'second factor open',
  'suspended',
  'temporary password',
  'parent',
  'view-only guardian',
  'restricted guardian',
  'other parent',
  'mentor',
  'other mentor',
  'former mentor',
  'safeguarding lead',
  'safeguarding deputy',
  'data protection officer',
  'administrator',
] as const;
export type Persona = (typeof personas)[number];

export const notSignedIn: readonly Persona[] = ['visitor', 'second factor open', 'suspended'];

const roles = {
  suspended: 'parent',
  'temporary password': 'parent',
  parent: 'parent',
  'view-only guardian': 'parent',
  'restricted guardian': 'parent',
  'other parent': 'parent',
  mentor: 'mentor',
  'other mentor': 'mentor',
  'former mentor': 'mentor',
  'safeguarding lead': 'mentor',
  'safeguarding deputy': 'mentor',
  'data protection officer': 'mentor',
  administrator: 'admin',
} as const;

/** Whose object: `own` is that of parent and mentor, `foreign` that of the other parent and other mentor. */
export const owners = ['own', 'foreign', 'unknown'] as const;
export type Owner = (typeof owners)[number];

/** Objects that routes name by an id. */
export const objectNames = [
  'account',
  'consent',
  'course',
  'course rule',
  'holiday',
  'announcement',
  'enquiry',
  'file',
  'guardian',
  'letter',
  'meeting',
  'meeting offer',
  'message',
  'open meeting offer',
  'open meeting time',
  'privacy request',
  'safeguarding report',
  'concern',
  'data message',
  'school report',
  'student',
  'term',
] as const;
export type ObjectName = (typeof objectNames)[number];

export interface AuthorizationSchool {
  /** Header `Cookie`. */
  cookies: Record<Persona, string>;
  idOf: (name: ObjectName, owner: Owner) => string;
}

const unknownId = randomUUID();

export async function fillSchool(school: School): Promise<AuthorizationSchool> {
  const { asOwner, keyring } = school;
  const people = Object.fromEntries(
    await Promise.all(
      Object.entries(roles).map(async ([persona, role]) => [
        persona,
        (await school.makePerson(role, { fullName: `The ${persona}` })).id,
      ]),
    ),
  ) as Record<keyof typeof roles, string>;
  const termId = await addTerm(asOwner, {
    names: { en: 'Autumn', ar: 'الخريف', fr: 'Automne', zh: '秋季' },
    firstDay: '2026-09-01',
    lastDay: addDays(todayInUtc(), 30),
    dueOn: '2026-12-11',
  });

  async function addFamily(parentId: string, mentorId: string): Promise<Record<ObjectName, string>> {
    const { id: student } = await school.makeStudent({ fullName: 'A Student', parentId, mentorId });
    const message = await school.makeMessage({ from: mentorId, to: parentId, studentId: student, attachmentCount: 1 });
    const file = randomUUID();
    await addFile(asOwner, keyring, {
      id: file,
      ownerId: mentorId,
      messageId: message,
      position: 0,
      name: 'letter.txt',
      content: Buffer.from('A letter'),
      contentId: null,
      sentAt: new Date(),
    });
    // The mentor of a student teaches the student, too.
    const teacherIds = [parentId === people.parent ? people.mentor : mentorId];
    const [course = ''] = await addCourses(asOwner, keyring, [{ teacherIds, studentIds: [student] }]);
    const [rule = ''] = await addCourseRules(asOwner, [{ courseId: course, termId }]);
    const letter = randomUUID();
    await school.makeMessage({ from: mentorId, to: parentId, letterId: letter });
    await addFeedback(asOwner, keyring, { studentId: student, authorId: mentorId });
    const schoolReport = await addReport(asOwner, keyring, {
      studentId: student,
      termId,
      subject: 'Science',
      authorId: mentorId,
      attainment: 1,
      effort: 1,
      target: 'A target',
      comment: 'A comment',
      nextStep: 'A step',
      publishedAt: new Date(),
    });
    const [report] = await asOwner<{ id: string }>(
      `insert into message_reports (id, message_id, reporter_id, office, reason)
       values ($1, $2, $3, 'safeguarding', '\\x00') returning id`,
      [randomUUID(), message, parentId],
    );
    const [consent = ''] = await addConsents(asOwner, [{ studentIds: [student] }]);
    const [request = ''] = await addPrivacyRequests(asOwner, keyring, [{ personId: parentId }]);
    const confirmBy = new Date().toISOString().slice(0, 10);
    const announcement = await addAnnouncement(asOwner, keyring, { authorId: mentorId, audience: 'own', confirmBy });
    const inDays = (days: number) => {
      const startsAt = new Date(Date.now() + days * 86_400_000);
      return [{ startsAt, endsAt: new Date(startsAt.getTime() + 900_000) }];
    };
    const [booked] = await addMeetingOffer(asOwner, keyring, { ownerId: mentorId, times: inDays(5) });
    const [open] = await addMeetingOffer(asOwner, keyring, {
      ownerId: people.administrator,
      audience: 'students',
      choices: [student],
      times: inDays(9),
    });
    if (!booked || !open) throw new Error('The offers have no times');
    return {
      account: parentId,
      consent,
      course,
      'course rule': rule,
      holiday: await addHoliday(asOwner, '2026-10-26', '2026-10-30'),
      announcement,
      // A sample is a day old: the queue would remind everybody of it during the tests.
      enquiry: (await school.makeEnquiry({ receivedAt: new Date() })).id,
      file,
      guardian: parentId,
      letter,
      meeting: await addMeeting(asOwner, booked, { studentIds: [student], bookedBy: parentId }),
      'meeting offer': booked.offerId,
      message,
      'open meeting offer': open.offerId,
      'open meeting time': open.id,
      'privacy request': request,
      'safeguarding report': report?.id ?? '',
      concern: (await school.makeEnquiry({ topic: 'safeguarding', receivedAt: new Date() })).id,
      'data message': (await school.makeEnquiry({ topic: 'data', receivedAt: new Date() })).id,
      'school report': schoolReport,
      student,
      term: termId,
    };
  }

  await asOwner(`update offices set holder_id = $1, deputy_id = $2 where id = 'safeguarding'`, [
    people['safeguarding lead'],
    people['safeguarding deputy'],
  ]);
  await asOwner(`update offices set holder_id = $1 where id = 'data-protection'`, [people['data protection officer']]);
  const own = await addFamily(people.parent, people['former mentor']);
  const foreign = await addFamily(people['other parent'], people['other mentor']);
  await addGuardians(asOwner, [
    { studentId: own.student, guardianId: people['view-only guardian'], mayWrite: false },
    { studentId: own.student, guardianId: people['restricted guardian'], restrictionReason: 'court-order' },
  ]);
  await asOwner('update students set academic_mentor_id = $1 where id = $2', [people.mentor, own.student]);

  const cookies = { visitor: '' } as Record<Persona, string>;
  for (const [persona, id] of Object.entries(people))
    cookies[persona as Persona] = `session=${await openSession(school, id)}`;
  await asOwner('update profiles set suspended_at = now() where id = $1', [people.suspended]);
  await asOwner(`update accounts.people set temporary_password_expires_at = now() + interval '1 day' where id = $1`, [
    people['temporary password'],
  ]);
  const waiting = makeToken();
  await asOwner('insert into accounts.pending_sign_ins (token_hash, person_id) values ($1, $2)', [
    tokenHash(waiting),
    people.parent,
  ]);
  cookies['second factor open'] = `pendingSignIn=${waiting}`;
  return { cookies, idOf: (name, owner) => (owner === 'unknown' ? unknownId : { own, foreign }[owner][name]) };
}
