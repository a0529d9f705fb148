import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '#content/roles.ts';
import { school as identity } from '#content/school.ts';
import { translations } from '#content/translations/en.ts';
import { addCourses } from '#database/samples/courses.ts';
import { addGuardians } from '#database/samples/guardians.ts';
import { addMeetingOffer } from '#database/samples/meetings.ts';
import { addTerm } from '#database/samples/reports.ts';
import { addDays, todayInUtc } from '#platform/calendar-days.ts';
import { openSession, testPassword } from './support/people.ts';
import { serveSchool } from './support/school-server.ts';

/* Every field of every form with every kind of invalid input: expects the specified message or a 4xx, and no
   change of stored data. */

const { server, school } = serveSchool();
beforeAll(async () => {
  await school.makeStudent({ id: editedStudentId, fullName: 'Edited Student', number: 'EDITED-1' });
  await school.makePerson('parent', { id: guardianId, fullName: 'A Guardian', email: 'guardian@example.org' });
  await addGuardians(school.asOwner, [{ studentId: editedStudentId, guardianId }]);
  await addCourses(school.asOwner, school.keyring, [{ id: courseId }, { id: emptyCourseId }]);
  const days = { firstDay: todayInUtc(), lastDay: addDays(todayInUtc(), 30), dueOn: tomorrow };
  termId = await addTerm(school.asOwner, { names: { en: 'A term of courses' }, ...days });
  const { id: ownerId } = await school.makePerson('admin');
  const startsAt = new Date(Date.now() + 5 * 86_400_000);
  const [time] = await addMeetingOffer(school.asOwner, school.keyring, {
    id: openOfferId,
    ownerId,
    audience: 'students',
    choices: [editedStudentId],
    times: [{ startsAt, endsAt: new Date(startsAt.getTime() + 900_000) }],
  });
  openTime.id = time?.id ?? '';
  // A sample is a day old: the queue would remind all administrators of it during the tests.
  await school.makeEnquiry({ id: changedEnquiryId, receivedAt: new Date() });
});

type TranslatedText = (typeof translations)[keyof typeof translations] & string;

/** A value and its expected response; `says` is text on the returned page. */
interface BadValue {
  what: string;
  value: string | string[];
  says?: TranslatedText;
}

interface FormUnderTest {
  name: string;
  path: string;
  who: Role | 'visitor';
  /** A student whose guardian the person is. */
  childId?: string;
  /** Valid values, created anew for every post. */
  valid: () => Record<string, string>;
  fields: Record<string, BadValue[]>;
}

const long = (length: number, unit = 'a') => unit.repeat(length);
const megabyte = long(1_048_576);
const tomorrow = addDays(todayInUtc(), 1);

/** Characters that no text field accepts. */
const forbidden: BadValue[] = [
  { what: 'NUL', value: 'a\0bcdefghijkl A1!' },
  { what: 'DEL', value: 'a\u007fbcdefghijkl A1!' },
  { what: 'a C1 control character', value: 'a\u0085bcdefghijkl A1!' },
  { what: '1 MB', value: megabyte },
  {
    what: 'the field twice',
    value: ['Valid Enough-1!', 'Valid Enough-2!'],
    says: translations['validation.malformed'],
  },
];

/** For a form of hidden fields, which is refused as a whole. */
const malformed: BadValue[] = forbidden.map(({ what, value }) => ({ what, value }));

const badEmails: BadValue[] = [
  ...forbidden,
  { what: 'empty', value: '', says: translations['validation.email.invalid'] },
  { what: 'spaces', value: '   ', says: translations['validation.email.invalid'] },
  { what: 'not an address', value: 'anna', says: translations['validation.email.invalid'] },
  { what: 'two addresses', value: 'a@example.org,b@example.org', says: translations['validation.email.invalid'] },
  {
    what: 'a line break in it',
    value: 'a@example.org\nBcc: b@example.org',
    says: translations['validation.email.invalid'],
  },
  { what: 'an emoji', value: '😀@example.org', says: translations['validation.email.invalid'] },
  { what: 'a broken surrogate', value: 'a%ED%A0%80@example.org' },
  { what: 'too long by one', value: `${long(244)}@example.org`, says: translations['validation.email.tooLong'] },
];

const badNewPasswords: BadValue[] = [
  ...forbidden,
  { what: 'empty', value: '', says: translations['validation.password.tooShort'] },
  { what: 'too short by one', value: 'Aa1!aaaaaaa', says: translations['validation.password.tooShort'] },
  { what: 'too long by one', value: `Aa1!${long(125)}`, says: translations['validation.password.tooLong'] },
  { what: 'no uppercase', value: 'aa1!aaaaaaaa', says: translations['validation.password.uppercase'] },
  { what: 'no lowercase', value: 'AA1!AAAAAAAA', says: translations['validation.password.lowercase'] },
  { what: 'no number', value: 'Aaa!aaaaaaaa', says: translations['validation.password.number'] },
  { what: 'no special character', value: 'Aa1aaaaaaaaa', says: translations['validation.password.special'] },
];

/** An empty temporary password is valid: it sends a link instead. */
const badTemporaryPasswords: BadValue[] = [
  ...badNewPasswords.filter(({ what }) => what !== 'empty'),
  { what: 'common', value: 'P@ssw0rd2026!', says: translations['validation.password.common'] },
  {
    what: 'the name of the school',
    value: `${identity.shortName}-2026!`,
    says: translations['validation.password.personal'],
  },
];

const badNames: BadValue[] = [
  ...forbidden,
  { what: 'empty', value: '', says: translations['validation.name.tooShort'] },
  { what: 'spaces', value: '   ', says: translations['validation.name.tooShort'] },
  { what: 'too short by one', value: '王', says: translations['validation.name.tooShort'] },
  { what: 'too long by one', value: long(101), says: translations['validation.name.tooLong'] },
  { what: 'hyphens only', value: '----', says: translations['validation.name.characters'] },
  { what: 'apostrophes and spaces only', value: "' ’ '", says: translations['validation.name.characters'] },
  { what: 'an invisible letter', value: 'An\u3164na', says: translations['validation.name.characters'] },
  { what: 'digits', value: 'R2 D2', says: translations['validation.name.characters'] },
  { what: 'an emoji', value: 'Anna 😀', says: translations['validation.name.characters'] },
  { what: 'markup', value: '<b>Anna</b>', says: translations['validation.name.characters'] },
  { what: 'a direction override', value: 'Anna\u202egnp', says: translations['validation.name.characters'] },
];

const badStudentNumbers: BadValue[] = [
  ...forbidden,
  { what: 'empty', value: '', says: translations['validation.studentNumber.tooShort'] },
  { what: 'too short by one', value: 'AB-1', says: translations['validation.studentNumber.tooShort'] },
  { what: 'too long by one', value: long(21), says: translations['validation.studentNumber.tooLong'] },
  { what: 'a space', value: 'AB 123', says: translations['validation.studentNumber.characters'] },
  { what: 'Arabic digits', value: '١٢٣٤٥', says: translations['validation.studentNumber.characters'] },
  { what: 'Chinese', value: '学号一二三', says: translations['validation.studentNumber.characters'] },
  { what: 'a line break', value: 'AB-12\n3', says: translations['validation.studentNumber.characters'] },
];

const badLevels: BadValue[] = [
  ...forbidden,
  { what: 'too long by one', value: long(101, '级'), says: translations['students.field.currentLevel.tooLong'] },
];

const badClasses: BadValue[] = [
  ...forbidden,
  { what: 'too long by one', value: long(101, '级'), says: translations['students.field.className.tooLong'] },
];

const badPeople: BadValue[] = [
  { what: 'not an id', value: 'anna', says: translations['validation.person.unknown'] },
  { what: 'an unknown id', value: randomUUID(), says: translations['validation.person.unknown'] },
  { what: 'NUL', value: '\0', says: translations['validation.person.unknown'] },
  { what: 'two people', value: [randomUUID(), randomUUID()], says: translations['validation.malformed'] },
];

const badStaff = badPeople.map((bad) =>
  bad.what === 'an unknown id' ? { ...bad, says: translations['offices.unsuitable'] } : bad,
);

const badEnquiryLines = (missing: TranslatedText, tooLong: TranslatedText): BadValue[] => [
  ...forbidden,
  { what: 'empty', value: '', says: missing },
  { what: 'spaces of all kinds', value: ' \u00a0\u3000\t\n', says: missing },
  { what: 'invisible characters', value: '\u200b\u2060', says: missing },
  { what: 'blank letters and blank Braille', value: '\u3164\u2800\uffa0', says: missing },
  { what: 'too long by one', value: long(101, '😀'), says: tooLong },
];

const openOfferId = randomUUID();
const openTime = { id: '' };
const meetingTimes = {
  topic: 'Parents’ day',
  place: 'Room 4',
  firstDay: tomorrow,
  from: '16:00',
  until: '17:00',
  length: '15',
  pause: '5',
  limitHours: '2',
  timeZone: 'UTC',
};
const editedStudentId = randomUUID();
const changedEnquiryId = randomUUID();
const guardianId = randomUUID();
const courseId = randomUUID();
const emptyCourseId = randomUUID();
let termId = '';
const badRelations: BadValue[] = [
  { what: 'empty', value: '', says: translations['validation.relation.invalid'] },
  { what: 'unknown', value: 'uncle', says: translations['validation.relation.invalid'] },
  { what: 'two relations', value: ['mother', 'father'], says: translations['validation.malformed'] },
];
const student = { fullName: 'Layla Haddad', studentNumber: 'AB-12345', currentLevel: '', className: '', parentId: '' };

const forms: FormUnderTest[] = [
  {
    name: 'login',
    path: '/parent-login',
    who: 'visitor',
    valid: () => ({ email: 'nobody@example.org', password: testPassword }),
    fields: {
      email: badEmails,
      password: [...forbidden, { what: 'empty', value: '', says: translations['validation.password.required'] }],
    },
  },
  {
    name: 'change of password',
    path: '/change-password',
    who: 'parent',
    valid: () => ({
      currentPassword: testPassword,
      newPassword: 'Another-Horse-7y?',
      confirmation: 'Another-Horse-7y?',
    }),
    fields: {
      currentPassword: [
        ...forbidden,
        { what: 'empty', value: '', says: translations['validation.password.required'] },
        { what: 'wrong', value: 'Wrong-Horse-9x!', says: translations['validation.password.wrong'] },
      ],
      newPassword: badNewPasswords,
      confirmation: [
        { what: 'empty', value: '', says: translations['validation.password.mismatch'] },
        { what: 'another', value: 'Another-Horse-8y?', says: translations['validation.password.mismatch'] },
      ],
    },
  },
  {
    name: 'language and time zone',
    path: '/account',
    who: 'parent',
    valid: () => ({ intent: 'preferences', language: 'fr', timeZone: 'Asia/Dubai', appearance: 'dark' }),
    fields: {
      language: [
        { what: 'empty', value: '', says: translations['validation.language.invalid'] },
        { what: 'unknown', value: 'de', says: translations['validation.language.invalid'] },
        { what: 'two languages', value: ['fr', 'ar'], says: translations['validation.malformed'] },
      ],
      timeZone: [
        { what: 'unknown', value: 'Mars/Olympus', says: translations['account.timeZone.unknown'] },
        { what: 'in lower case', value: 'asia/dubai', says: translations['account.timeZone.unknown'] },
        { what: 'NUL', value: 'Asia/Dubai\0', says: translations['account.timeZone.unknown'] },
        { what: 'two zones', value: ['Asia/Dubai', 'UTC'], says: translations['validation.malformed'] },
      ],
      appearance: [
        { what: 'unknown', value: 'sepia', says: translations['account.appearance.unknown'] },
        { what: 'two', value: ['light', 'dark'], says: translations['validation.malformed'] },
      ],
      intent: [{ what: 'unknown', value: 'delete' }],
    },
  },
  {
    name: 'notifications',
    path: '/account/notifications',
    who: 'parent',
    valid: () => ({ messageMails: 'daily', quietFrom: '22:00', quietUntil: '07:00' }),
    fields: {
      messageMails: [
        { what: 'empty', value: '', says: translations['notifications.messageMails.invalid'] },
        { what: 'unknown', value: 'hourly', says: translations['notifications.messageMails.invalid'] },
        { what: 'two choices', value: ['off', 'daily'], says: translations['validation.malformed'] },
      ],
      quietFrom: [
        { what: 'empty', value: '', says: translations['notifications.quiet.incomplete'] },
        { what: 'the end', value: '07:00', says: translations['notifications.quiet.equal'] },
        { what: 'not a full hour', value: '22:30', says: translations['notifications.quiet.invalid'] },
        { what: 'not a time', value: "22:00' or true --", says: translations['notifications.quiet.invalid'] },
        { what: 'NUL', value: '\0', says: translations['notifications.quiet.invalid'] },
      ],
      quietUntil: [
        { what: 'empty', value: '', says: translations['notifications.quiet.incomplete'] },
        { what: 'after midnight', value: '24:00', says: translations['notifications.quiet.invalid'] },
      ],
    },
  },
  {
    name: 'safety details',
    path: `/parent-dashboard/safety/${editedStudentId}`,
    who: 'parent',
    childId: editedStudentId,
    valid: () => ({
      intent: 'save',
      country: 'AE',
      address: '12 Palm Street',
      timeZone: 'Asia/Dubai',
      name1: 'Ngozi',
      relation1: 'Aunt',
      phone1: '+971 50 123 4567',
      revision: '0',
    }),
    fields: {
      country: [
        ...forbidden,
        { what: 'empty', value: '', says: translations['safety.country.missing'] },
        { what: 'no country', value: 'XX', says: translations['safety.country.missing'] },
        { what: 'a name', value: 'France', says: translations['safety.country.missing'] },
      ],
      address: [
        ...forbidden,
        { what: 'empty', value: '', says: translations['safety.address.missing'] },
        { what: 'spaces', value: ' \n ', says: translations['safety.address.missing'] },
        { what: 'too long by one', value: long(501), says: translations['safety.address.tooLong'] },
        { what: 'too long in Arabic', value: long(501, 'ش'), says: translations['safety.address.tooLong'] },
      ],
      timeZone: [
        ...forbidden,
        { what: 'empty', value: '', says: translations['safety.timeZone.missing'] },
        { what: 'unknown', value: 'Mars/Olympus', says: translations['safety.timeZone.missing'] },
      ],
      name1: [
        ...forbidden,
        { what: 'empty', value: '', says: translations['safety.contact.name.missing'] },
        { what: 'too long by one', value: long(101, '王'), says: translations['safety.contact.name.tooLong'] },
      ],
      relation1: [
        ...forbidden,
        { what: 'too long by one', value: long(61), says: translations['safety.contact.relation.tooLong'] },
      ],
      phone1: [
        ...forbidden,
        { what: 'empty', value: '', says: translations['safety.contact.phone.missing'] },
        { what: 'letters', value: 'at home', says: translations['safety.contact.phone.invalid'] },
        { what: 'too long by one', value: long(41, '1'), says: translations['safety.contact.phone.invalid'] },
      ],
      name2: [{ what: 'no phone', value: 'Grandmother', says: translations['safety.contact.phone.missing'] }],
      phone2: [{ what: 'no name', value: '+33 1 23 45 67 89', says: translations['safety.contact.name.missing'] }],
      relation3: [{ what: 'alone', value: 'Uncle', says: translations['safety.contact.name.missing'] }],
      health: [
        ...forbidden,
        { what: 'too long by one', value: long(2001, '哮'), says: translations['safety.health.tooLong'] },
      ],
      companions: [
        ...forbidden,
        { what: 'too long by one', value: long(2001, 'é'), says: translations['safety.companions.tooLong'] },
      ],
      revision: [
        { what: 'of another version', value: '7', says: translations['safety.changedMeanwhile'] },
        { what: 'negative', value: '-1', says: translations['safety.changedMeanwhile'] },
        { what: 'empty', value: '', says: translations['safety.changedMeanwhile'] },
      ],
      intent: [{ what: 'unknown', value: 'delete' }],
    },
  },
  {
    name: 'text on court orders',
    path: `/parent-dashboard/safety/${editedStudentId}`,
    who: 'parent',
    childId: editedStudentId,
    valid: () => ({ intent: 'court-order', courtOrder: 'No contact', revision: '0' }),
    fields: {
      courtOrder: [
        ...forbidden,
        { what: 'too long by one', value: long(2001, 'ق'), says: translations['safety.courtOrder.tooLong'] },
      ],
      revision: [{ what: 'of another text', value: '3', says: translations['safety.courtOrder.changedMeanwhile'] }],
    },
  },
  {
    name: 'confirmation of safety details',
    path: `/parent-dashboard/safety/${editedStudentId}`,
    who: 'parent',
    childId: editedStudentId,
    valid: () => ({ intent: 'confirm', revision: '1' }),
    fields: { revision: [{ what: 'no number', value: 'one' }] },
  },
  {
    name: 'hours at another school',
    path: `/calendar/other-school/${editedStudentId}`,
    who: 'parent',
    childId: editedStudentId,
    valid: () => ({
      intent: 'save',
      weekday: '1',
      startsAt: '08:00',
      endsAt: '13:00',
      timeZone: 'Asia/Dubai',
      termId,
      requestId: randomUUID(),
    }),
    fields: {
      weekday: [
        { what: 'empty', value: '', says: translations['otherSchool.weekday.missing'] },
        { what: 'the eighth', value: '8', says: translations['otherSchool.weekday.missing'] },
      ],
      startsAt: [
        { what: 'empty', value: '', says: translations['otherSchool.time.missing'] },
        { what: 'after midnight', value: '24:00', says: translations['otherSchool.time.missing'] },
        { what: 'NUL', value: '08:0\0', says: translations['otherSchool.time.missing'] },
      ],
      endsAt: [
        { what: 'the beginning', value: '08:00', says: translations['otherSchool.endsAt.early'] },
        { what: 'Arabic digits', value: '١٣:٠٠', says: translations['otherSchool.time.missing'] },
      ],
      timeZone: [
        { what: 'empty', value: '', says: translations['otherSchool.timeZone.missing'] },
        { what: 'unknown', value: 'Mars/Olympus', says: translations['otherSchool.timeZone.missing'] },
        { what: 'an offset', value: '+04:00', says: translations['otherSchool.timeZone.missing'] },
        { what: 'very long', value: 'Z'.repeat(20_000), says: translations['otherSchool.timeZone.missing'] },
      ],
      termId: [
        { what: 'empty', value: '', says: translations['otherSchool.term.missing'] },
        { what: 'unknown', value: randomUUID(), says: translations['otherSchool.term.missing'] },
      ],
    },
  },
  {
    name: 'removal of hours at another school',
    path: `/calendar/other-school/${editedStudentId}`,
    who: 'parent',
    childId: editedStudentId,
    valid: () => ({ intent: 'remove', hoursId: randomUUID() }),
    fields: { hoursId: [{ what: 'no id', value: '1' }], intent: [{ what: 'unknown', value: 'delete' }] },
  },
  {
    name: 'confirmation of a court order',
    path: `/students/${editedStudentId}/emergency`,
    who: 'admin',
    valid: () => ({ orderId: randomUUID() }),
    fields: {
      orderId: [
        { what: 'no id', value: '1' },
        { what: 'two', value: [randomUUID(), randomUUID()] },
      ],
    },
  },
  {
    name: 'new email address',
    path: '/account',
    who: 'parent',
    valid: () => ({ intent: 'change-email', email: `${randomUUID()}@example.org` }),
    fields: { email: badEmails },
  },
  {
    name: 'new account',
    path: '/admin-console',
    who: 'admin',
    valid: () => ({
      fullName: 'Anna Hart',
      email: `${randomUUID()}@example.org`,
      password: testPassword,
      role: 'parent',
    }),
    fields: {
      fullName: badNames,
      email: badEmails,
      password: badTemporaryPasswords,
      language: [
        { what: 'unknown', value: 'de', says: translations['validation.language.invalid'] },
        { what: 'two languages', value: ['fr', 'ar'], says: translations['validation.malformed'] },
      ],
      role: [
        { what: 'empty', value: '', says: translations['validation.role.invalid'] },
        { what: 'unknown', value: 'owner', says: translations['validation.role.invalid'] },
        { what: 'in capitals', value: 'ADMIN', says: translations['validation.role.invalid'] },
        { what: 'two roles', value: ['parent', 'admin'], says: translations['validation.malformed'] },
      ],
      intent: [{ what: 'unknown', value: 'delete' }],
    },
  },
  {
    name: 'account row',
    path: '/admin-console/accounts',
    who: 'admin',
    valid: () => ({ intent: 'change-role', role: 'mentor', accountId: randomUUID() }),
    fields: {
      accountId: [
        { what: 'empty', value: '' },
        { what: 'unknown', value: randomUUID() },
        { what: 'malformed', value: "' or true --" },
      ],
      role: [{ what: 'unknown', value: 'owner' }],
      intent: [
        { what: 'suspend', value: 'suspend' },
        { what: 'reactivate', value: 'reactivate' },
        { what: 'new-password', value: 'new-password' },
        { what: 'empty', value: '' },
      ],
    },
  },
  {
    name: 'name and email of an account',
    path: `/admin-console/accounts/${guardianId}`,
    who: 'admin',
    valid: () => ({ intent: 'save-details', fullName: 'Layla Haddad', email: 'guardian@example.org' }),
    fields: { fullName: badNames, email: badEmails },
  },
  {
    name: 'new family',
    path: '/admin-console/families/add',
    who: 'admin',
    valid: () => ({
      'guardians.0.fullName': 'Layla Haddad',
      'guardians.0.email': `family.${randomUUID()}@example.org`,
      'guardians.0.language': 'en',
      'guardians.0.relation': 'mother',
      'students.0.fullName': 'Noor Haddad',
      'students.0.studentNumber': 'AB-54321',
    }),
    fields: {
      'guardians.0.fullName': badNames,
      'guardians.0.email': badEmails,
      'guardians.0.relation': badRelations,
      'guardians.0.useExisting': [
        { what: 'two values', value: ['on', 'on'], says: translations['validation.malformed'] },
      ],
      'students.0.fullName': badNames,
      'students.0.studentNumber': badStudentNumbers,
      'students.0.currentLevel': badLevels,
      'students.0.className': badClasses,
      'students.0.academicMentorId': [
        { what: 'not an id', value: 'anna', says: translations['validation.person.unknown'] },
      ],
      intent: [{ what: 'unknown', value: 'delete' }],
    },
  },
  {
    name: 'import',
    path: '/admin-console/import',
    who: 'admin',
    valid: () => ({ kind: 'students', text: 'Full name,Student number\nNoor Haddad,AB-54322', intent: 'review' }),
    fields: {
      text: [
        { what: 'empty', value: ' ', says: translations['imports.refused.missing'] },
        { what: 'no headings', value: 'a@b.example,c\nd,e', says: translations['imports.refused.no headings'] },
        { what: 'an open quotation mark', value: 'a,b\n"c,d', says: translations['imports.refused.broken quotes'] },
        { what: 'two texts', value: ['a,b\nc,d', 'a,b\nc,d'], says: translations['imports.refused.missing'] },
        { what: '1 MB', value: megabyte },
      ],
    },
  },
  {
    name: 'new student',
    path: '/admin-console/students',
    who: 'admin',
    valid: () => ({ ...student }),
    fields: {
      fullName: badNames,
      studentNumber: badStudentNumbers,
      currentLevel: badLevels,
      className: badClasses,
      parentId: badPeople,
    },
  },
  {
    name: 'student',
    path: `/admin-console/students/${editedStudentId}`,
    who: 'admin',
    valid: () => ({ ...student, academicMentorId: '', wellbeingCoachId: '', revision: '0' }),
    fields: {
      fullName: badNames,
      studentNumber: badStudentNumbers,
      currentLevel: badLevels,
      className: badClasses,
      academicMentorId: badPeople,
      wellbeingCoachId: badPeople,
      intent: [{ what: 'unknown', value: 'delete' }],
    },
  },
  {
    name: 'new guardian',
    path: `/admin-console/students/${editedStudentId}/guardians/add`,
    who: 'admin',
    valid: () => ({ guardianId: randomUUID(), relation: 'mother', mayView: 'on' }),
    fields: {
      guardianId: [...badPeople, { what: 'empty', value: '', says: translations['validation.person.unknown'] }],
      relation: badRelations,
      mayView: [{ what: 'two values', value: ['on', 'on'], says: translations['validation.malformed'] }],
    },
  },
  {
    name: 'guardian',
    path: `/admin-console/students/${editedStudentId}/guardians/${guardianId}`,
    who: 'admin',
    valid: () => ({ intent: 'change', relation: 'mother', mayView: 'on', revision: '0' }),
    fields: {
      relation: badRelations,
      intent: [
        { what: 'unknown', value: 'delete' },
        { what: 'empty', value: '' },
        { what: 'restrict', value: 'restrict' },
      ],
    },
  },
  {
    name: 'office',
    path: '/admin-console/offices/hr',
    who: 'admin',
    valid: () => ({ holderId: randomUUID(), deputyId: '' }),
    fields: { holderId: badStaff, deputyId: badStaff },
  },
  {
    name: 'consent',
    path: '/admin-console/consents/new',
    who: 'admin',
    valid: () => ({
      titleEn: 'A trip',
      textEn: 'May your child come with us?',
      answerBy: '2040-01-01',
      validUntil: '2040-02-01',
      rule: 'one',
      audience: 'everybody',
    }),
    fields: {
      titleEn: [
        ...forbidden,
        { what: 'empty', value: '', says: translations['consents.texts.missing'] },
        { what: 'too long by one', value: long(121), says: translations['consents.title.tooLong'] },
      ],
      textEn: [
        ...forbidden,
        { what: 'invisible', value: '\u200b', says: translations['consents.texts.missing'] },
        { what: 'too long by one', value: long(5001), says: translations['consents.text.tooLong'] },
      ],
      textAr: [{ what: 'without a title', value: 'نص', says: translations['consents.title.missing'] }],
      titleZh: [{ what: 'without a text', value: '标题', says: translations['consents.text.missing'] }],
      textZh: [{ what: '20,000 characters', value: long(20_000, '文'), says: translations['consents.text.tooLong'] }],
      answerBy: [
        { what: 'an invalid day', value: '2040-02-30', says: translations['consents.answerBy.missing'] },
        { what: 'a day that is over', value: '2020-01-01', says: translations['consents.answerBy.past'] },
      ],
      validUntil: [
        { what: 'a word', value: 'summer', says: translations['consents.day.invalid'] },
        { what: 'too early', value: '2039-12-31', says: translations['consents.validUntil.early'] },
      ],
      rule: [{ what: 'unknown', value: 'most', says: translations['consents.rule.missing'] }],
      audience: [
        { what: 'unknown', value: 'staff', says: translations['consents.audience.missing'] },
        { what: 'one class without its name', value: 'class', says: translations['consents.className.missing'] },
        { what: 'chosen students without numbers', value: 'chosen', says: translations['consents.numbers.missing'] },
      ],
      numbers: [
        ...forbidden,
        { what: 'too long by one', value: long(20_001), says: translations['consents.numbers.tooLong'] },
      ],
    },
  },
  {
    name: 'course',
    path: '/admin-console/courses/new',
    who: 'admin',
    valid: () => ({ nameEn: 'Chess', timeZone: 'Europe/London', stage: 'middle', intent: 'save' }),
    fields: {
      nameEn: [
        ...forbidden,
        { what: 'empty', value: '', says: translations['courses.name.missing'] },
        { what: 'invisible', value: '\u200b', says: translations['courses.name.missing'] },
        { what: 'too long by one', value: long(121), says: translations['courses.name.tooLong'] },
      ],
      nameZh: [{ what: 'too long by one', value: long(121, '文'), says: translations['courses.name.tooLong'] }],
      subjectId: [
        { what: 'a word', value: 'physics', says: translations['courses.subject.invalid'] },
        { what: 'of nothing', value: randomUUID(), says: translations['courses.subject.invalid'] },
      ],
      stage: [{ what: 'unknown', value: 'nursery', says: translations['courses.stage.invalid'] }],
      className: [
        ...forbidden,
        { what: 'beside a stage', value: '8B', says: translations['courses.className.andStage'] },
        { what: 'too long by one', value: long(101), says: translations['courses.className.tooLong'] },
      ],
      timeZone: [
        { what: 'empty', value: '', says: translations['courses.timeZone.missing'] },
        { what: 'an offset', value: '+01:00', says: translations['courses.timeZone.missing'] },
        { what: 'unknown', value: 'Europe/Nowhere', says: translations['courses.timeZone.missing'] },
      ],
      room: [
        { what: 'without https', value: 'http://rooms.example.org/1', says: translations['courses.room.invalid'] },
        { what: 'a script', value: 'javascript:alert(1)', says: translations['courses.room.invalid'] },
        { what: 'with a password', value: 'https://a:b@rooms.example.org', says: translations['courses.room.invalid'] },
        { what: '1 MB', value: `https://rooms.example.org/${megabyte}` },
      ],
    },
  },
  {
    name: 'students of a course',
    path: `/admin-console/courses/${courseId}`,
    who: 'admin',
    valid: () => ({ intent: 'add students', numbers: 'EDITED-1', revision: '0' }),
    fields: {
      numbers: [
        ...forbidden,
        { what: 'empty', value: ' ,; ', says: translations['courses.numbers.missing'] },
        { what: 'too long by one', value: long(20_001), says: translations['courses.numbers.tooLong'] },
      ],
    },
  },
  {
    name: 'teacher of a course',
    path: `/admin-console/courses/${courseId}`,
    who: 'admin',
    valid: () => ({ intent: 'add teacher', teacherId: guardianId, revision: '0' }),
    fields: {
      teacherId: [
        { what: 'empty', value: '', says: translations['courses.teacher.missing'] },
        { what: 'a word', value: 'me', says: translations['courses.teacher.missing'] },
        { what: 'a parent', value: guardianId, says: translations['courses.teacher.noStaff'] },
        { what: 'nobody', value: randomUUID(), says: translations['courses.teacher.noStaff'] },
      ],
    },
  },
  {
    name: 'weekly lesson',
    path: `/admin-console/courses/${emptyCourseId}/rules/new`,
    who: 'admin',
    valid: () => ({
      intent: 'add',
      termId,
      weekday: '2',
      startsAt: '10:00',
      minutes: '45',
      firstDay: tomorrow,
      lastDay: tomorrow,
      revision: '0',
    }),
    fields: {
      termId: [
        { what: 'empty', value: '', says: translations['courses.term.missing'] },
        { what: 'of nothing', value: randomUUID(), says: translations['courses.term.missing'] },
      ],
      weekday: [
        { what: 'zero', value: '0', says: translations['courses.weekday.missing'] },
        { what: 'a word', value: 'Monday', says: translations['courses.weekday.missing'] },
      ],
      startsAt: [
        { what: 'empty', value: '', says: translations['courses.startsAt.missing'] },
        { what: 'after midnight', value: '24:00', says: translations['courses.startsAt.missing'] },
      ],
      minutes: [
        { what: 'too short', value: '4', says: translations['courses.minutes.invalid'] },
        { what: 'too long', value: '481', says: translations['courses.minutes.invalid'] },
        { what: 'negative', value: '-45', says: translations['courses.minutes.invalid'] },
        { what: 'in scientific notation', value: '4e1', says: translations['courses.minutes.invalid'] },
      ],
      firstDay: [
        { what: 'an invalid day', value: '2040-02-30', says: translations['courses.day.invalid'] },
        { what: 'outside the term', value: '2020-01-01', says: translations['courses.days.outside'] },
      ],
      lastDay: [{ what: 'before the first', value: '2020-01-01', says: translations['courses.lastDay.early'] }],
    },
  },
  {
    name: 'holidays',
    path: '/admin-console/holidays/new',
    who: 'admin',
    valid: () => ({ intent: 'save', nameEn: 'Half term', firstDay: '2026-10-26', lastDay: '2026-10-30' }),
    fields: {
      nameEn: [...forbidden, { what: 'empty', value: '', says: translations['courses.name.missing'] }],
      firstDay: [
        { what: 'empty', value: '', says: translations['courses.day.invalid'] },
        { what: 'an invalid day', value: '2026-02-30', says: translations['courses.day.invalid'] },
      ],
      lastDay: [
        { what: 'before the first', value: '2026-10-25', says: translations['courses.lastDay.early'] },
        { what: 'of a mistyped year', value: '2206-10-30', says: translations['holidays.tooLong'] },
      ],
    },
  },
  {
    name: 'answer to a consent',
    path: '/parent-dashboard/consents',
    who: 'parent',
    valid: () => ({
      consentId: randomUUID(),
      studentId: randomUUID(),
      version: '1',
      language: 'en',
      answer: 'yes',
      requestId: randomUUID(),
    }),
    fields: {
      consentId: [...malformed, { what: 'no id', value: '1' }],
      studentId: [...malformed, { what: 'no id', value: '1' }],
      version: [...malformed, { what: 'zero', value: '0' }, { what: 'a word', value: 'first' }],
      language: [...malformed, { what: 'unknown', value: 'de' }],
      answer: [...malformed, { what: 'unknown', value: 'maybe' }],
      requestId: [{ what: 'no id', value: '1' }],
    },
  },
  {
    name: 'subject of reports',
    path: '/admin-console/reports/subjects/new',
    who: 'admin',
    valid: () => ({ nameEn: 'Music', nameFr: 'Musique', primary: 'on', place: '15' }),
    fields: {
      nameEn: [
        ...forbidden,
        { what: 'empty', value: '', says: translations['reportSettings.name.missing'] },
        { what: 'too long by one', value: long(81), says: translations['reportSettings.name.tooLong'] },
      ],
      primary: [{ what: 'empty', value: '', says: translations['reportSettings.stages.missing'] }],
      place: [
        { what: 'zero', value: '0', says: translations['reportSettings.place.invalid'] },
        { what: 'a word', value: 'first', says: translations['reportSettings.place.invalid'] },
      ],
    },
  },
  {
    name: 'term of reports',
    path: '/admin-console/reports/terms/new',
    who: 'admin',
    valid: () => ({ nameEn: 'Autumn', firstDay: '2026-09-01', lastDay: '2026-12-18', dueOn: '2026-12-11' }),
    fields: {
      firstDay: [{ what: 'an invalid day', value: '2026-02-30', says: translations['reportSettings.day.invalid'] }],
      lastDay: [{ what: 'too early', value: '2026-09-01', says: translations['reportSettings.lastDay.tooEarly'] }],
      dueOn: [{ what: 'too early', value: '2026-08-31', says: translations['reportSettings.dueOn.tooEarly'] }],
    },
  },
  {
    name: 'fact about the school',
    path: '/admin-console/school-facts/fees',
    who: 'admin',
    valid: () => ({ currency: 'GBP', per: 'term', lowest: '3000', highest: '', textEn: 'Books.', revision: '0' }),
    fields: {
      currency: [{ what: 'unknown', value: 'JPY', says: translations['facts.choose'] }],
      lowest: [{ what: 'not an amount', value: '3,000', says: translations['facts.amount.invalid'] }],
      highest: [{ what: 'too low', value: '2000', says: translations['facts.highest.tooLow'] }],
      textEn: [...forbidden, { what: 'too long by one', value: long(801), says: translations['facts.text.tooLong'] }],
    },
  },
  {
    name: 'consultation',
    path: '/admissions',
    who: 'visitor',
    valid: () => ({
      name: 'Layla Haddad',
      email: 'layla@example.org',
      region: 'Dubai',
      stage: 'primary',
      message: 'We would like to hear more.',
    }),
    fields: {
      name: badEnquiryLines(translations['enquiry.name.missing'], translations['enquiry.name.tooLong']),
      email: [
        ...forbidden,
        { what: 'empty', value: '', says: translations['enquiry.email.invalid'] },
        { what: 'not an address', value: 'anna', says: translations['enquiry.email.invalid'] },
        { what: 'two addresses', value: 'a@example.org,b@example.org', says: translations['enquiry.email.invalid'] },
        {
          what: 'a line break in it',
          value: 'a@example.org\nBcc: b@example.org',
          says: translations['enquiry.email.invalid'],
        },
        { what: 'a broken surrogate', value: 'a%ED%A0%80@example.org' },
        { what: 'too long by one', value: `${long(244)}@example.org`, says: translations['enquiry.email.tooLong'] },
      ],
      region: badEnquiryLines(translations['enquiry.region.missing'], translations['enquiry.region.tooLong']),
      topic: [
        { what: 'empty', value: '', says: translations['enquiry.topic.unknown'] },
        { what: 'unknown', value: 'gossip', says: translations['enquiry.topic.unknown'] },
        { what: 'two topics', value: ['data', 'other'], says: translations['enquiry.topic.unknown'] },
      ],
      stage: [
        { what: 'empty', value: '', says: translations['enquiry.stage.missing'] },
        { what: 'unknown', value: 'doctorate', says: translations['enquiry.stage.missing'] },
        { what: 'in capitals', value: 'PRIMARY', says: translations['enquiry.stage.missing'] },
        { what: 'two stages', value: ['primary', 'middle'], says: translations['validation.malformed'] },
        { what: 'a property of objects', value: '__proto__', says: translations['enquiry.stage.missing'] },
      ],
      message: [
        ...forbidden,
        { what: 'empty', value: '', says: translations['enquiry.message.tooShort'] },
        { what: 'too short by one', value: '  123456789\r\n ', says: translations['enquiry.message.tooShort'] },
        { what: 'too long by one', value: long(1001, '家'), says: translations['enquiry.message.tooLong'] },
      ],
      requestId: [
        { what: 'not an id', value: 'again', says: translations['enquiry.invalid'] },
        { what: 'two ids', value: [randomUUID(), randomUUID()], says: translations['enquiry.invalid'] },
      ],
      website: [{ what: 'a filled honeypot', value: 'https://evil.example' }],
    },
  },
  {
    name: 'enquiry that reached the office',
    path: '/office-messages/add',
    who: 'admin',
    valid: () => ({
      name: 'Layla Haddad',
      phone: '+971 50 123 4567',
      region: 'Dubai',
      stage: 'primary',
      message: 'Asked for a start in January.',
      language: 'fr',
      channel: 'phone',
      receivedOn: new Date().toISOString().slice(0, 10),
    }),
    fields: {
      name: badEnquiryLines(translations['enquiry.name.missing'], translations['enquiry.name.tooLong']),
      phone: [
        ...forbidden,
        { what: 'empty, without an email address', value: '', says: translations['addEnquiry.contact.missing'] },
        { what: 'words', value: 'call me', says: translations['addEnquiry.phone.invalid'] },
        { what: 'too long by one', value: '1'.repeat(41), says: translations['addEnquiry.phone.invalid'] },
      ],
      email: [{ what: 'not an address', value: 'anna', says: translations['enquiry.email.invalid'] }],
      region: badEnquiryLines(translations['enquiry.region.missing'], translations['enquiry.region.tooLong']),
      stage: [{ what: 'unknown', value: 'doctorate', says: translations['enquiry.stage.missing'] }],
      channel: [
        { what: 'that of the public form', value: 'website', says: translations['addEnquiry.channel.missing'] },
        { what: 'a property of objects', value: '__proto__', says: translations['addEnquiry.channel.missing'] },
      ],
      receivedOn: [
        { what: 'an invalid day', value: '2026-02-30', says: translations['addEnquiry.receivedOn.missing'] },
        { what: 'the future', value: '2999-01-01', says: translations['addEnquiry.receivedOn.impossible'] },
        { what: 'years ago', value: '2020-01-01', says: translations['addEnquiry.receivedOn.impossible'] },
      ],
      message: [
        ...forbidden,
        { what: 'empty', value: ' ', says: translations['addEnquiry.message.missing'] },
        { what: 'too long by one', value: long(1001, '家'), says: translations['enquiry.message.tooLong'] },
      ],
    },
  },
  {
    name: 'state of an enquiry',
    path: `/admin-console/enquiries/${changedEnquiryId}`,
    who: 'admin',
    valid: () => ({ state: 'scheduled', consultationOn: new Date().toISOString().slice(0, 10), revision: '0' }),
    fields: {
      state: [
        { what: 'empty', value: '', says: translations['validation.malformed'] },
        { what: 'unknown', value: 'deleted', says: translations['validation.malformed'] },
        { what: 'two states', value: ['new', 'closed'], says: translations['validation.malformed'] },
      ],
      consultationOn: [
        { what: 'empty', value: '', says: translations['enquiries.consultationOn.missing'] },
        { what: 'an invalid day', value: '2026-02-30', says: translations['enquiries.consultationOn.missing'] },
        {
          what: 'a day far in the past',
          value: '2020-01-01',
          says: translations['enquiries.consultationOn.impossible'],
        },
        {
          what: 'a day far in the future',
          value: '9999-12-31',
          says: translations['enquiries.consultationOn.impossible'],
        },
        { what: 'NUL', value: '2026-11-21\0', says: translations['enquiries.consultationOn.missing'] },
        { what: 'two days', value: ['2026-11-21', '2026-11-22'], says: translations['validation.malformed'] },
      ],
      ownerId: [
        { what: 'not an id', value: 'me', says: translations['pipeline.owner.unknown'] },
        { what: 'an unknown person', value: randomUUID(), says: translations['pipeline.owner.unknown'] },
      ],
    },
  },
  {
    name: 'announcement',
    path: '/announcements/write?to=everybody',
    who: 'admin',
    valid: () => ({ titleEn: 'No lessons', bodyEn: 'On Friday.', requestId: randomUUID(), confirmed: 'yes' }),
    fields: {
      titleEn: [
        ...forbidden,
        { what: 'empty', value: '', says: translations['announcement.title.missing'] },
        { what: 'invisible', value: '\u200b \u2060', says: translations['announcement.title.missing'] },
        { what: 'too long by one', value: long(151), says: translations['announcement.title.tooLong'] },
      ],
      bodyEn: [
        ...forbidden,
        { what: 'empty', value: '', says: translations['announcement.body.missing'] },
        { what: '20,000 characters', value: long(20_000), says: translations['announcement.body.tooLong'] },
        {
          what: 'a link with a password',
          value: 'Please open https://office:secret@example.org/plan',
          says: translations['announcement.credentials'],
        },
      ],
      bodyAr: [
        { what: '20,000 characters', value: long(20_000, 'م'), says: translations['announcement.body.tooLong'] },
      ],
      bodyZh: [
        { what: '20,000 characters', value: long(20_000, '校'), says: translations['announcement.body.tooLong'] },
        { what: 'a text without a title', value: '停课', says: translations['announcement.title.missing'] },
      ],
      questionEn: [
        {
          what: 'a question without answers',
          value: 'Will you come?',
          says: translations['announcement.answers.count'],
        },
      ],
      answersEn: [
        { what: 'one answer', value: 'Yes', says: translations['announcement.answers.count'] },
        { what: 'six answers', value: '1\n2\n3\n4\n5\n6', says: translations['announcement.answers.count'] },
        { what: 'the same twice', value: 'Yes\nYes', says: translations['announcement.answers.same'] },
        { what: 'a long answer', value: `Yes\n${long(101)}`, says: translations['announcement.answers.tooLong'] },
      ],
      confirmBy: [
        { what: 'no day', value: 'soon', says: translations['announcement.day.invalid'] },
        { what: 'a day in the past', value: '2020-01-01', says: translations['announcement.day.far'] },
      ],
      answerBy: [
        { what: 'a day without a question', value: tomorrow, says: translations['announcement.answerBy.unasked'] },
      ],
      publishDay: [
        { what: 'a day without a time', value: tomorrow, says: translations['announcement.time.incomplete'] },
      ],
      publishTime: [{ what: 'no time', value: '25:00', says: translations['announcement.time.invalid'] }],
    },
  },
  {
    name: 'times for meetings',
    path: '/meetings/offer?to=classes&class=4B',
    who: 'admin',
    valid: () => ({ ...meetingTimes, requestId: randomUUID(), confirmed: 'yes' }),
    fields: {
      topic: [
        ...forbidden,
        { what: 'empty', value: '', says: translations['meetingOffer.topic.missing'] },
        { what: 'too long by one', value: long(151), says: translations['meetingOffer.topic.tooLong'] },
      ],
      place: [
        ...forbidden,
        { what: 'neither place nor room', value: ' ', says: translations['meetingOffer.place.missing'] },
        { what: 'too long by one', value: long(201), says: translations['meetingOffer.place.tooLong'] },
      ],
      room: [
        ...forbidden,
        { what: 'besides a place', value: 'https://a.example.org', says: translations['meetingOffer.place.missing'] },
        { what: '3,000 characters', value: long(3_000), says: translations['meetingOffer.room.invalid'] },
      ],
      firstDay: [
        { what: 'empty', value: '', says: translations['meetingOffer.firstDay.missing'] },
        { what: 'no day', value: '2026-02-30', says: translations['meetingOffer.firstDay.missing'] },
        { what: 'in the past', value: '2020-01-01', says: translations['meetingOffer.firstDay.far'] },
        { what: 'in ten years', value: '2099-01-01', says: translations['meetingOffer.firstDay.far'] },
      ],
      lastDay: [
        { what: 'no day', value: 'soon', says: translations['meetingOffer.lastDay.invalid'] },
        { what: 'before the first', value: todayInUtc(), says: translations['meetingOffer.lastDay.far'] },
        { what: 'a week later', value: addDays(tomorrow, 7), says: translations['meetingOffer.lastDay.far'] },
      ],
      from: [{ what: 'no time', value: '24:00', says: translations['meetingOffer.from.missing'] }],
      until: [
        { what: 'empty', value: '', says: translations['meetingOffer.until.missing'] },
        { what: 'before the start', value: '15:00', says: translations['meetingOffer.until.early'] },
        { what: 'too soon for one meeting', value: '16:14', says: translations['meetingOffer.until.noTimes'] },
      ],
      length: [
        { what: 'too short by one', value: '4', says: translations['meetingOffer.length.invalid'] },
        { what: 'too long by one', value: '241', says: translations['meetingOffer.length.invalid'] },
        { what: 'Arabic digits', value: '١٥', says: translations['meetingOffer.length.invalid'] },
        { what: 'a fraction', value: '7.5', says: translations['meetingOffer.length.invalid'] },
      ],
      pause: [
        { what: 'negative', value: '-1', says: translations['meetingOffer.pause.invalid'] },
        { what: 'too long by one', value: '121', says: translations['meetingOffer.pause.invalid'] },
      ],
      limitHours: [{ what: 'too many by one', value: '337', says: translations['meetingOffer.limitHours.invalid'] }],
      timeZone: [
        { what: 'unknown', value: 'Mars/Olympus', says: translations['meetingOffer.timeZone.missing'] },
        { what: 'an offset', value: '+01:00', says: translations['meetingOffer.timeZone.missing'] },
      ],
    },
  },
  {
    name: 'booking of a meeting',
    path: `/meetings/offers/${openOfferId}/book`,
    who: 'parent',
    childId: editedStudentId,
    valid: () => ({ students: editedStudentId, timeId: openTime.id, requestId: randomUUID() }),
    fields: {
      students: [
        ...malformed,
        { what: 'empty', value: '', says: translations['meetings.students.missing'] },
        { what: 'a foreign child', value: randomUUID() },
        { what: 'a child and a foreign one', value: `${editedStudentId},${randomUUID()}` },
        { what: 'many', value: Array.from({ length: 21 }, () => randomUUID()).join(',') },
      ],
      timeId: [
        ...malformed,
        { what: 'empty', value: '', says: translations['meetings.time.missing'] },
        { what: 'unknown', value: randomUUID() },
      ],
    },
  },
  {
    name: 'forgot password',
    path: '/forgot-password',
    who: 'visitor',
    valid: () => ({ email: `${randomUUID()}@example.org` }),
    fields: { email: badEmails },
  },
  {
    name: 'language',
    path: '/preferences/language',
    who: 'parent',
    valid: () => ({ language: 'fr' }),
    fields: {
      language: [
        { what: 'two languages', value: ['fr', 'ar'] },
        { what: '1 MB', value: megabyte },
        { what: 'empty', value: '' },
        { what: 'unknown', value: 'de' },
        { what: 'a property of objects', value: 'constructor' },
      ],
    },
  },
  {
    name: 'cookie consent',
    path: '/preferences/consent',
    who: 'visitor',
    valid: () => ({ choice: 'accept-all' }),
    fields: {
      choice: [
        { what: 'two choices', value: ['accept-all', 'reject-optional'] },
        { what: 'empty', value: '' },
        { what: 'unknown', value: 'accept' },
      ],
    },
  },
  {
    name: 'analytics',
    path: '/analytics',
    who: 'visitor',
    valid: () => ({ page: '/vision', language: 'en' }),
    fields: {
      page: [
        { what: 'empty', value: '' },
        { what: 'an unknown page', value: '/made-up' },
        { what: 'a page behind the login', value: '/inbox' },
        { what: 'the page in French', value: '/fr/vision' },
        { what: 'a query', value: '/vision?name=Ida' },
        { what: 'a property of objects', value: 'constructor' },
        { what: 'two pages', value: ['/vision', '/faculty'] },
        { what: '1 MB', value: megabyte },
      ],
      language: [
        { what: 'empty', value: '' },
        { what: 'unknown', value: 'de' },
        { what: 'two languages', value: ['en', 'fr'] },
      ],
    },
  },
];

describe.each(forms)('The $name form', (form) => {
  let cookie: string | null;
  beforeAll(async () => {
    await school.asOwner('delete from accounts.sign_in_attempts');
    cookie = await cookieOf(form);
  });
  const cases = Object.entries(form.fields).flatMap(([field, values]) => values.map((bad) => ({ field, ...bad })));

  // @see core §5.1
  it.each(cases)('refuses an invalid $field: $what', async ({ field, value, says }) => {
    const before = await fingerprint();
    const response = await post(form.path, { ...form.valid(), [field]: value }, cookie);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    if (says && response.status !== 413) expect(await response.text()).toContain(asHtml(says));
    expect(await fingerprint()).toEqual(before);
  });

  it('ignores unknown fields', async () => {
    const unknownFields = {
      role: 'admin',
      id: '1',
      person_id: '1',
      suspendedAt: '',
      __proto__: 'x',
      'constructor[prototype]': 'x',
    };
    const response = await post(form.path, { ...unknownFields, ...form.valid() }, await cookieOf(form));
    expect(response.status).toBeLessThan(500);
  });

  it('refuses a body that is not a form or not UTF-8', async () => {
    const before = await fingerprint();
    const notUtf8 = `${new URLSearchParams(form.valid())}&also=%ff`;
    for (const body of ['%', '%zz=%', '&&&===', '\u{1F600}', long(1000, 'a=b&'), notUtf8]) {
      const response = await fetch(server.origin + form.path, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          Origin: server.origin,
          'Content-Type': 'application/x-www-form-urlencoded',
          ...(cookie && { Cookie: cookie }),
        },
        body,
      });
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
    }
    expect(await fingerprint()).toEqual(before);
  });
});

async function cookieOf({ who, childId }: FormUnderTest): Promise<string | null> {
  if (who === 'visitor') return null;
  const { id } = await school.makePerson(who);
  if (childId) await addGuardians(school.asOwner, [{ studentId: childId, guardianId: id }]);
  const token = await openSession(school, id);
  return `session=${token}`;
}

function post(path: string, fields: Record<string, string | string[]>, cookie: string | null): Promise<Response> {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) body.append(name, one);
  return fetch(server.origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: server.origin, ...(cookie && { Cookie: cookie }) },
    body,
  });
}

/**
 * Returns all data that a form could change, except what every attempt may change (attempts, failure events, last use
 * of a session, mail in progress, mails that a job queues after the response).
 */
async function fingerprint(): Promise<unknown> {
  return school.asOwner(`select
    (select json_agg(profiles order by id) from profiles) as profiles,
    (select json_agg(user_roles order by user_id) from user_roles) as roles,
    (select json_agg(json_build_array(id, password_hash, language) order by id) from accounts.people) as people,
    (select json_agg(students order by id) from students) as students,
    (select json_agg(messages order by id) from messages) as messages,
    (select json_agg(safety_records order by id) from safety_records) as safety_records,
    (select json_agg(court_orders order by id) from court_orders) as court_orders,
    (select json_agg(announcements order by id) from announcements) as announcements,
    (select json_agg(json_build_array(id, topic) order by id) from meeting_offers) as meeting_offers,
    (select json_agg(meetings order by id) from meetings) as meetings,
    (select json_agg(json_build_array(id, person_id) order by id) from mails where template <> 'email-change') as mails,
    (select json_agg(new_email order by id) from accounts.email_changes) as email_changes,
    (select json_agg(json_build_array(id, state, consultation_on) order by id) from enquiries) as enquiries,
    (select json_agg(page_counts order by page, language) from page_counts) as page_counts,
    (select count(*) from audit_log where act <> 'sign-in failed') as acts,
    (select count(*) from accounts.sessions) as sessions`);
}

function asHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;');
}
