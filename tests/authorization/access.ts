import { randomUUID } from 'node:crypto';
import { policies } from '#content/legal/policies.ts';
import { addDays, todayInUtc as today } from '#platform/calendar-days.ts';
import type { ObjectName, Owner, Persona } from './school.ts';

/*
 * Who may open which route. A new route needs a line here: `npm run test:unit -- tests/authorization` names it. `ALL_SCREENS=yes`
 * runs every cell instead of a sample.
 *
 *   everyone     public pages and forms of visitors
 *   page(…)      signed-in people; others are sent to the login page
 *   resource(…)  the same for scripts: others get 401
 *
 * `only` names who passes the guard of the layout: others who are signed in are sent to the start page of families, and
 * get 403 for a write. `sees` names who gets the object; for others, and for unknown ids, it does not exist (404).
 * `ids` names the objects of the path in order, and `=text` a fixed part of it.
 */

export interface Access {
  kind: 'public' | 'page' | 'resource';
  only?: readonly Persona[];
  sees?: readonly Persona[] | Record<Exclude<Owner, 'unknown'>, readonly Persona[]>;
  /** Default: whoever may read. `nobody`: the route has no action. */
  writes?: Access['sees'] | 'nobody';
  /** Open to people who must choose a password first. */
  isOpenWithTemporaryPassword?: true;
  ids?: readonly (ObjectName | `=${string}`)[];
  /** Fields of a form that is valid for somebody who may write. */
  form?: (idOf: (name: ObjectName) => string) => Record<string, string>;
  /** False: only posts. */
  isReadable?: false;
  /** False: there is nothing at `.data`. */
  hasData?: false;
  /** Query that the route needs. */
  query?: string;
}

const mentors = [
  'mentor',
  'other mentor',
  'former mentor',
  'safeguarding lead',
  'safeguarding deputy',
  'data protection officer',
] as const satisfies Persona[];
/** Of the two courses. */
const teachers = ['mentor', 'other mentor'] as const satisfies Persona[];
const administrators = ['administrator'] as const satisfies Persona[];
const staff: readonly Persona[] = [...mentors, ...administrators];

const safeguarding = ['safeguarding lead', 'safeguarding deputy'] as const satisfies Persona[];
/** Of the offices that get contact messages; administrators have theirs in the console. */
const officers = ['data protection officer'] as const satisfies Persona[];
const dataProtection = ['data protection officer', 'administrator'] as const satisfies Persona[];

type More = Omit<Access, 'kind'>;
const everyone: Access = { kind: 'public' };
const page = (more: More = {}): Access => ({ kind: 'page', ...more });
const resource = (more: More = {}): Access => ({ kind: 'resource', ...more });
const adminConsole = (more: More = {}): Access => page({ only: administrators, ...more });
const ofMentors = (more: More = {}): Access => page({ only: mentors, ...more });

/** Guardians without the restricted one, mentor and administrators. */
const readersOfReports = {
  own: ['parent', 'view-only guardian', 'mentor', 'administrator'],
  foreign: ['other parent', 'other mentor', 'administrator'],
} as const;
/** Guardians without the restricted one. */
const guardiansOf = { own: ['parent', 'view-only guardian'], foreign: ['other parent'] } as const;
/** Mentor, the safeguarding office and administrators. @see PD-71 */
const emergencyReaders = {
  own: ['mentor', ...safeguarding, ...administrators],
  foreign: ['other mentor', ...safeguarding, ...administrators],
} as const;
/** Parents who may write for the student. */
const writersOf = { own: ['parent'], foreign: ['other parent'] } as const;
const mentorOf = { own: ['mentor'], foreign: ['other mentor'] } as const;
const authorOf = { own: ['former mentor'], foreign: ['other mentor'] } as const;
const receivers = { own: ['parent'], foreign: ['other parent'] } as const;
/** Sender and receiver of the message. */
const correspondents = { own: ['parent', 'former mentor'], foreign: ['other parent', 'other mentor'] } as const;

const meetingTimes = () => ({
  topic: 'Parents’ day',
  place: 'Room 4',
  firstDay: addDays(today(), 7),
  from: '16:00',
  until: '17:00',
  length: '15',
  pause: '5',
  limitHours: '12',
  timeZone: 'Europe/London',
});

export const access: Record<string, Access> = {
  // Unknown addresses in the portal
  '/session/*': page({ sees: [] }),
  '/change-password/*': page({ sees: [] }),
  '/account/*': page({ sees: [] }),
  '/parent-dashboard/*': page({ sees: [] }),
  '/students/*': page({ sees: [] }),
  '/my-day/*': page({ sees: [] }),
  '/calendar/*': page({ sees: [] }),
  '/lessons/*': page({ sees: [] }),
  '/attendance/*': page({ sees: [] }),
  '/announcements/*': page({ sees: [] }),
  '/meetings/*': page({ sees: [] }),
  '/inbox/*': page({ sees: [] }),
  '/safeguarding/*': page({ sees: [] }),
  '/office-messages/*': page({ sees: [] }),
  '/privacy-requests/*': page({ sees: [] }),
  '/admin-console/*': page({ sees: [] }),

  // Public pages and forms of visitors
  '/': everyone,
  '/*': everyone,
  '/accessibility': everyone,
  '/admissions': everyone,
  '/analytics': everyone,
  '/calendar.ics': everyone,
  '/confirm-email': everyone,
  '/confirm-merge': everyone,
  '/curriculum': everyone,
  '/faculty': everyone,
  '/forgot-password': everyone,
  '/global-network': everyone,
  '/global-presence': everyone,
  '/governance': everyone,
  '/invitation': everyone,
  '/legal': everyone,
  '/legal/:policy/versions': everyone,
  '/legal/:policy/versions/:number': everyone,
  '/manifesto': everyone,
  '/our-philosophy': everyone,
  '/meet': everyone,
  '/meet/calendar': everyone,
  '/parent-login': everyone,
  '/parent-login/code': everyone,
  '/parent-login/code/passkey': everyone,
  '/parent-login/passkey': everyone,
  '/preferences/consent': everyone,
  '/preferences/language': everyone,
  '/privacy': everyone,
  '/questions': everyone,
  '/reset-password': everyone,
  '/sign-out': everyone,
  '/terms': everyone,
  '/vision': everyone,
  ...Object.fromEntries(policies.map(({ slug }) => [`/legal/${slug}`, everyone])),

  // One's own account
  '/account': page(),
  '/account/calendars': page(),
  '/account/data': page(),
  '/account/data/download': resource(),
  '/account/notifications': page(),
  '/account/offices': page(),
  '/account/policies': page(),
  '/account/push': resource({ isReadable: false }),
  '/account/two-factor': page(),
  '/account/two-factor/passkey': resource({ isReadable: false }),
  '/session': resource({ writes: 'nobody' }),
  '/change-password': page({ isOpenWithTemporaryPassword: true }),

  // Families
  '/parent-dashboard': page(),
  '/parent-dashboard/absences': page({
    writes: writersOf,
    form: (idOf) => ({ studentId: idOf('student'), firstDay: today(), reason: 'illness' }),
  }),
  '/parent-dashboard/safety/:studentId': page({
    sees: guardiansOf,
    ids: ['student'],
    form: () => ({
      intent: 'save',
      country: 'AE',
      address: '12 Palm Street',
      timeZone: 'Asia/Dubai',
      name1: 'Ngozi',
      phone1: '+971 50 123 4567',
      revision: '0',
    }),
  }),
  '/parent-dashboard/attendance': page({
    form: () => ({ absenceId: randomUUID(), reason: 'illness' }),
  }),
  '/parent-dashboard/consents': page({
    writes: writersOf,
    form: (idOf) => ({
      consentId: idOf('consent'),
      studentId: idOf('student'),
      version: '1',
      language: 'en',
      answer: 'yes',
    }),
  }),
  '/parent-dashboard/reports/:reportId': page({ sees: readersOfReports, writes: 'nobody', ids: ['school report'] }),
  '/parent-dashboard/reports/:reportId/pdf': page({ sees: readersOfReports, writes: 'nobody', ids: ['school report'] }),
  '/parent-dashboard/reports/of/:studentId/:termId': page({
    sees: readersOfReports,
    writes: 'nobody',
    ids: ['student', 'term'],
  }),
  '/parent-dashboard/reports/of/:studentId/:termId/pdf': page({
    sees: readersOfReports,
    writes: 'nobody',
    ids: ['student', 'term'],
  }),

  // Messages
  '/inbox': page(),
  '/inbox/:messageId': page({ sees: correspondents, ids: ['message'], form: () => ({ intent: 'archive' }) }),
  '/inbox/:messageId/report': page({ sees: receivers, ids: ['message'], form: () => ({ kind: 'bullying' }) }),
  '/inbox/attachments': resource({ isReadable: false }),
  '/inbox/attachments/:fileId': resource({ sees: correspondents, ids: ['file'] }),
  '/inbox/events': resource({ writes: 'nobody', hasData: false }),
  '/inbox/older': page({ writes: 'nobody' }),
  '/inbox/recipients': resource({ writes: 'nobody' }),

  // Announcements
  '/calendar': page({ writes: 'nobody' }),
  '/calendar/other-school/:studentId': page({
    sees: guardiansOf,
    writes: writersOf,
    ids: ['student'],
    form: (idOf) => ({
      intent: 'save',
      weekday: '1',
      startsAt: '08:00',
      endsAt: '13:00',
      timeZone: 'Asia/Dubai',
      termId: idOf('term'),
    }),
  }),
  // A lesson that is over: the page says so to everybody who sees it
  '/lessons/:ruleId/:day/join': page({ sees: readersOfReports, writes: 'nobody', ids: ['course rule', '=2026-09-07'] }),
  '/announcements': page({ writes: 'nobody' }),
  '/announcements/:announcementId': page({
    sees: { own: [...authorOf.own, ...receivers.own], foreign: [...authorOf.foreign, ...receivers.foreign] },
    writes: receivers,
    ids: ['announcement'],
    form: () => ({ intent: 'confirm', revision: '1' }),
  }),
  '/announcements/:announcementId/correct': page({
    sees: authorOf,
    ids: ['announcement'],
    form: () => ({ titleEn: 'A title', bodyEn: 'A text', revision: '1' }),
  }),
  '/announcements/:announcementId/readers': page({
    sees: authorOf,
    ids: ['announcement'],
    form: () => ({ intent: 'withdraw', confirmed: 'yes' }),
  }),
  '/announcements/readers/export': page({ sees: staff, isReadable: false }),
  '/announcements/sent': page({ sees: staff, writes: 'nobody' }),
  '/announcements/write': page({ sees: staff, query: 'to=stages&stage=primary' }),

  // Meetings
  '/meetings': page({ writes: 'nobody' }),
  '/meetings/:meetingId': page({
    sees: guardiansOf,
    writes: writersOf,
    ids: ['meeting'],
    form: () => ({ intent: 'cancel', revision: '0', confirmed: 'yes' }),
  }),
  '/meetings/:meetingId/calendar': page({ sees: guardiansOf, writes: 'nobody', ids: ['meeting'] }),
  '/meetings/offer': page({ sees: staff, query: 'to=own', form: meetingTimes }),
  '/meetings/offers/:offerId': page({
    sees: authorOf,
    ids: ['meeting offer'],
    form: () => ({ times: randomUUID(), confirmed: 'yes' }),
  }),
  '/meetings/offers/:offerId/book': page({
    sees: writersOf,
    ids: ['open meeting offer'],
    form: (idOf) => ({ students: idOf('student'), timeId: idOf('open meeting time') }),
  }),

  // Mentors
  '/students': ofMentors(),
  '/students/:studentId/feedback': ofMentors({
    sees: mentorOf,
    ids: ['student'],
    form: () => ({ intent: 'publish', area: 'academic', text: 'She reads well.', requestId: randomUUID() }),
  }),
  '/students/:studentId/emergency': page({
    sees: emergencyReaders,
    ids: ['student'],
    form: () => ({ orderId: randomUUID() }),
  }),
  '/students/letters/:letterId': ofMentors({ sees: authorOf, writes: 'nobody', ids: ['letter'] }),
  '/students/reports': ofMentors(),
  '/students/reports/:studentId': ofMentors({ sees: mentorOf, ids: ['student'] }),
  '/students/reports/draft': resource({ only: mentors, isReadable: false }),
  '/students/reports/publish': ofMentors(),
  '/students/write': ofMentors(),

  // Teachers, and the Academic Coordinator
  '/attendance': page({ sees: administrators, writes: 'nobody' }),
  '/my-day': page({ sees: teachers, writes: 'nobody' }),
  '/my-day/:ruleId/:day': page({
    sees: mentorOf,
    ids: ['course rule', '=2026-11-02'],
    form: () => ({ intent: 'change', state: 'cancelled', revision: '0' }),
  }),

  // Offices
  '/privacy-requests': page({ sees: dataProtection }),
  '/privacy-requests/:requestId': page({ sees: dataProtection, ids: ['privacy request'] }),
  '/privacy-requests/export': page({ sees: dataProtection, isReadable: false }),
  '/safeguarding': page({ sees: safeguarding }),
  '/safeguarding/emergency': page({ sees: [...safeguarding, ...administrators], writes: 'nobody' }),
  '/safeguarding/concerns/:concernId': page({
    sees: safeguarding,
    ids: ['concern'],
    form: () => ({ intent: 'acknowledge' }),
  }),
  '/office-messages': page({ sees: [...officers, 'administrator'] }),
  '/office-messages/add': page({
    sees: administrators,
    form: () => ({
      name: 'Layla Haddad',
      phone: '+971 50 123 4567',
      region: 'Dubai',
      stage: 'primary',
      message: 'Asked for a start in January.',
      language: 'en',
      channel: 'phone',
      receivedOn: today(),
      requestId: randomUUID(),
    }),
  }),
  '/office-messages/:messageId': page({ sees: officers, ids: ['data message'] }),
  '/safeguarding/:reportId': page({
    sees: safeguarding,
    ids: ['safeguarding report'],
    form: () => ({ reason: 'A reason' }),
  }),

  // Admin console
  '/admin-console': adminConsole(),
  '/admin-console/absences': adminConsole(),
  '/admin-console/accounts': adminConsole(),
  '/admin-console/accounts/:accountId': adminConsole({ ids: ['account'] }),
  '/admin-console/accounts/:accountId/erase': adminConsole({ ids: ['account'] }),
  '/admin-console/accounts/:accountId/merge': adminConsole({ ids: ['account'] }),
  '/admin-console/audit-log': adminConsole(),
  '/admin-console/consents': adminConsole(),
  '/admin-console/consents/:consentId': adminConsole({ ids: ['consent'] }),
  '/admin-console/consents/:consentId/version': adminConsole({ ids: ['consent'] }),
  '/admin-console/consents/new': adminConsole(),
  '/admin-console/consents/students': adminConsole(),
  '/admin-console/courses': adminConsole(),
  '/admin-console/courses/:courseId': adminConsole({
    ids: ['course'],
    form: () => ({ intent: 'save', nameEn: 'Chess', timeZone: 'Europe/London', revision: '0' }),
  }),
  '/admin-console/courses/:courseId/rules/:ruleId': adminConsole({
    ids: ['course', 'course rule'],
    form: () => ({ intent: 'end', endsOn: '2040-01-01', revision: '0' }),
  }),
  '/admin-console/courses/new': adminConsole({ form: () => ({ nameEn: 'Chess', timeZone: 'Europe/London' }) }),
  '/admin-console/enquiries': adminConsole(),
  '/admin-console/enquiries/:enquiryId': adminConsole({ ids: ['enquiry'] }),
  '/admin-console/enquiries/:enquiryId/meeting': adminConsole({ ids: ['enquiry'], form: meetingTimes }),
  '/admin-console/enquiries/board': adminConsole(),
  '/admin-console/enquiries/messages': adminConsole(),
  '/admin-console/export/:list': adminConsole({ ids: ['=students'], isReadable: false }),
  '/admin-console/families/add': adminConsole(),
  '/admin-console/holidays': adminConsole(),
  '/admin-console/holidays/:holidayId': adminConsole({
    ids: ['holiday'],
    form: () => ({ intent: 'save', nameEn: 'Half term', firstDay: '2026-10-26', lastDay: '2026-10-30' }),
  }),
  '/admin-console/import': adminConsole(),
  '/admin-console/import/rows': adminConsole({ isReadable: false }),
  '/admin-console/import/templates/:kind': adminConsole({ ids: ['=students'] }),
  '/admin-console/insights': adminConsole(),
  '/admin-console/offices': adminConsole(),
  '/admin-console/offices/:office': adminConsole({ ids: ['=finance'] }),
  '/admin-console/people': resource({ only: administrators, query: 'for=mentor&search=The' }),
  '/admin-console/policies': adminConsole(),
  '/admin-console/reports': adminConsole(),
  '/admin-console/reports/:kind/:settingId': adminConsole({ ids: ['=terms', 'term'] }),
  '/admin-console/retention': adminConsole(),
  '/admin-console/search': adminConsole(),
  '/admin-console/search/results': resource({ only: administrators, query: 'search=The' }),
  '/admin-console/school-facts': adminConsole(),
  '/admin-console/school-facts/:fact': adminConsole({ ids: ['=fees'] }),
  '/admin-console/students': adminConsole(),
  '/admin-console/students/:studentId': adminConsole({ ids: ['student'] }),
  '/admin-console/students/:studentId/guardians/:guardianId': adminConsole({ ids: ['student', 'guardian'] }),
  '/admin-console/students/:studentId/guardians/add': adminConsole({ ids: ['student'] }),
  '/admin-console/year-end': adminConsole(),
};
