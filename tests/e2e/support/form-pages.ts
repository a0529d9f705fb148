import { randomUUID } from 'node:crypto';
import type { Role } from '#content/roles.ts';
import { addAnnouncement } from '#database/samples/announcements.ts';
import { addConsents } from '#database/samples/consents.ts';
import { addCourseRules, addCourses } from '#database/samples/courses.ts';
import { addPrivacyRequests } from '#database/samples/privacy-requests.ts';
import { addTerm } from '#database/samples/reports.ts';
import type { DefinedForm } from '#forms/define-form.ts';
import { addDays, todayInUtc } from '#platform/calendar-days.ts';
import { absenceForm } from '#routes/absences/absence-forms.ts';
import { emailForm } from '#routes/account/account-page/email-form.ts';
import { preferencesForm } from '#routes/account/account-page/preferences-form.ts';
import { feedForm } from '#routes/account/calendars/feed-form.ts';
import { notificationsForm } from '#routes/account/notifications-form.ts';
import { requestForm } from '#routes/account/own-data/request-form.ts';
import { detailsForm } from '#routes/admin/account/details-form.ts';
import { consentForm, questionForm } from '#routes/admin/consent/question-form.ts';
import { courseForm, ruleChangeForm, ruleEndForm, ruleForm, studentsForm } from '#routes/admin/course/course-forms.ts';
import { noteForm } from '#routes/admin/enquiry/note-form.ts';
import { replyForm } from '#routes/admin/enquiry/reply-form.ts';
import { stateForm } from '#routes/admin/enquiry/state-form.ts';
import { transferForm } from '#routes/admin/enquiry/transfer-form.ts';
import { guardianRowForm, studentRowForm } from '#routes/admin/family/family-forms.ts';
import { addGuardianForm, changeGuardianForm } from '#routes/admin/guardian/guardian-forms.ts';
import { holidayForm } from '#routes/admin/holidays/holiday-form.ts';
import { importForm } from '#routes/admin/import/import-choice-form.ts';
import { accountForm } from '#routes/admin/overview/account-form.ts';
import { gradeForm, subjectForm, termForm } from '#routes/admin/report-setting/setting-forms.ts';
import { factForms } from '#routes/admin/school-fact/fact-forms.ts';
import { recordHoldForm } from '#routes/admin/student/record-hold-form.ts';
import { addStudentForm, editStudentForm } from '#routes/admin/students/student-forms.ts';
import { groupForm } from '#routes/admin/year-end/year-end-forms.ts';
import { correctionForm } from '#routes/announcements/correction-form.ts';
import { announcementForm } from '#routes/announcements/write/announcement-form.ts';
import { composeForm } from '#routes/inbox/compose-fields.ts';
import { reportForm } from '#routes/inbox/report-form.ts';
import { offerForm } from '#routes/meetings/offer/offer-form.ts';
import { lessonForm } from '#routes/my-day/lesson/lesson-form.ts';
import { addEnquiryForm } from '#routes/office-messages/add-form.ts';
import { otherSchoolForm } from '#routes/other-school/other-school-form.ts';
import { answerForm } from '#routes/privacy-requests/answer-form.ts';
import { closeConcernForm, closeForm, openForm } from '#routes/safeguarding/report-forms.ts';
import { courtOrderForm, safetyForm } from '#routes/safety/safety-forms.ts';
import { feedbackForm } from '#routes/students/feedback/feedback-form.ts';
import { entryForm } from '#routes/students/reports/entry-form.ts';
import { valueOfStudent } from '#routes/students/write/chosen-students.ts';
import { letterForm } from '#routes/students/write/letter-fields.ts';
import type { School } from './school.ts';

export interface FormPage {
  /** All forms of the page that keep what is typed. */
  forms: readonly DefinedForm<string>[];
  /** Prepares the page. @param personId who opens it */
  path: (school: School, personId: string) => Promise<string> | string;
}

interface FormPages {
  role: Role;
  pages: readonly FormPage[];
}

/** The names of the fields whose values stay on the device. */
export const keptNames = ({ names, fields, keepsDraft = true }: DefinedForm<string>): string[] =>
  keepsDraft ? names.filter((name) => !fields[name]?.isSecret && !fields[name]?.isChoice) : [];

const studentOf = async (school: School, mentorId: string) => (await school.makeStudent({ mentorId })).id;

const guardianOf = async (school: School) => {
  const { id: guardianId } = await school.makePerson('parent');
  return { guardianId, studentId: (await school.makeStudent({ parentId: guardianId })).id };
};

async function courseIn({ asOwner, keyring }: School) {
  const [courseId = ''] = await addCourses(asOwner, keyring, [{}]);
  const today = todayInUtc();
  const days = { firstDay: today, lastDay: addDays(today, 90), dueOn: addDays(today, 90) };
  const termId = await addTerm(asOwner, { names: { en: 'A term of courses' }, ...days });
  const [ruleId = ''] = await addCourseRules(asOwner, [{ courseId, termId }]);
  return { courseId, ruleId };
}

/** Every form of the portal that keeps what is typed. `tests/forms-in-an-outage.test.ts` finds missing ones. */
export const formPages: Record<string, FormPages> = {
  'a parent': {
    role: 'parent',
    pages: [
      // Before the form of an absence, which selects the first of the children.
      {
        forms: [safetyForm, courtOrderForm],
        async path(school, personId) {
          const { id } = await school.makeStudent({ parentId: personId });
          return `/parent-dashboard/safety/${id}`;
        },
      },
      {
        forms: [absenceForm],
        async path(school, personId) {
          await school.makeStudent({ parentId: personId });
          return '/parent-dashboard/absences';
        },
      },
      {
        forms: [otherSchoolForm],
        async path(school, personId) {
          const { id } = await school.makeStudent({ parentId: personId });
          const today = todayInUtc();
          const days = { firstDay: today, lastDay: addDays(today, 60), dueOn: addDays(today, 50) };
          await addTerm(school.asOwner, { names: { en: 'A term' }, ...days });
          return `/calendar/other-school/${id}`;
        },
      },
      { forms: [requestForm], path: () => '/account/data' },
      { forms: [feedForm], path: () => '/account/calendars' },
      {
        forms: [reportForm],
        path: async (school, personId) => {
          const from = (await school.makePerson('mentor')).id;
          return `/inbox/${await school.makeMessage({ from, to: personId })}/report`;
        },
      },
      { forms: [composeForm], path: () => '/inbox?compose' },
      { forms: [preferencesForm, emailForm], path: () => '/account' },
      { forms: [notificationsForm], path: () => '/account/notifications' },
    ],
  },
  'a mentor who holds an office': {
    role: 'mentor',
    pages: [
      {
        forms: [announcementForm],
        async path(school, personId) {
          const { id: parentId } = await school.makePerson('parent');
          await school.makeStudent({ mentorId: personId, parentId });
          return '/announcements/write?to=own';
        },
      },
      {
        forms: [correctionForm],
        async path({ asOwner, keyring }, authorId) {
          const id = await addAnnouncement(asOwner, keyring, { authorId, audience: 'own' });
          return `/announcements/${id}/correct`;
        },
      },
      {
        forms: [lessonForm],
        async path({ asOwner, keyring }, personId) {
          const days = { firstDay: '2036-09-01', lastDay: '2036-09-02', dueOn: '2036-09-02' };
          const termId = await addTerm(asOwner, { names: { en: 'Term of the lesson' }, ...days });
          const [courseId = ''] = await addCourses(asOwner, keyring, [{ teacherIds: [personId] }]);
          const [ruleId = ''] = await addCourseRules(asOwner, [{ courseId, termId }]);
          return `/my-day/${ruleId}/2036-09-01`;
        },
      },
      {
        forms: [offerForm],
        async path(school, personId) {
          const { id: parentId } = await school.makePerson('parent');
          await school.makeStudent({ mentorId: personId, parentId });
          return '/meetings/offer?to=own';
        },
      },
      { forms: [feedbackForm], path: async (school, id) => `/students/${await studentOf(school, id)}/feedback` },
      {
        forms: [letterForm],
        path: async (school, personId) => {
          const { id: parentId } = await school.makePerson('parent');
          const { id } = await school.makeStudent({ mentorId: personId, parentId });
          return `/students/write?student=${valueOfStudent(id)}`;
        },
      },
      {
        forms: [entryForm],
        async path(school, personId) {
          const days = { firstDay: '2009-09-01', lastDay: '2009-12-18', dueOn: '2009-12-11' };
          const term = await addTerm(school.asOwner, { names: { en: 'Term of the kept forms' }, ...days });
          const { id } = await school.makeStudent({ mentorId: personId, level: 'Primary' });
          return `/students/reports/${id}?term=${term}`;
        },
      },
      {
        forms: [closeConcernForm, noteForm, replyForm, transferForm],
        async path(school, personId) {
          await school.asOwner(`update offices set holder_id = $1 where id = 'safeguarding'`, [personId]);
          return `/safeguarding/concerns/${(await school.makeEnquiry({ topic: 'safeguarding' })).id}`;
        },
      },
      {
        forms: [openForm, closeForm],
        async path(school) {
          const [from, to] = [await school.makePerson('mentor'), await school.makePerson('parent')];
          const message = await school.makeMessage({ from: from.id, to: to.id });
          const id = randomUUID();
          await school.asOwner(
            `insert into message_reports (id, message_id, reporter_id, office, reason) values ($1, $2, $3, 'safeguarding', '\\x00')`,
            [id, message, to.id],
          );
          return `/safeguarding/${id}`;
        },
      },
    ],
  },
  'an administrator who manages people': {
    role: 'admin',
    pages: [
      { forms: [accountForm], path: () => '/admin-console' },
      {
        forms: [detailsForm],
        path: async (school) => `/admin-console/accounts/${(await school.makePerson('mentor')).id}`,
      },
      { forms: [addStudentForm], path: () => '/admin-console/students?add' },
      {
        forms: [editStudentForm],
        path: async (school, id) => `/admin-console/students/${await studentOf(school, id)}`,
      },
      {
        forms: [recordHoldForm],
        path: async (school) =>
          `/admin-console/students/${(await school.makeStudent({ archivedAt: new Date('2026-01-09') })).id}`,
      },
      {
        forms: [addGuardianForm],
        path: async (school) => `/admin-console/students/${(await guardianOf(school)).studentId}/guardians/add`,
      },
      {
        forms: [changeGuardianForm],
        async path(school) {
          const { studentId, guardianId } = await guardianOf(school);
          return `/admin-console/students/${studentId}/guardians/${guardianId}`;
        },
      },
      { forms: [guardianRowForm, studentRowForm], path: () => '/admin-console/families/add' },
      { forms: [importForm], path: () => '/admin-console/import' },
      { forms: [groupForm], path: () => '/admin-console/year-end' },
    ],
  },
  'an administrator who answers': {
    role: 'admin',
    pages: [
      {
        forms: [stateForm],
        path: async (school) => `/admin-console/enquiries/${(await school.makeEnquiry({})).id}`,
      },
      { forms: [addEnquiryForm], path: () => '/office-messages/add' },
      {
        forms: [answerForm],
        async path({ asOwner, keyring, makePerson }) {
          const [id] = await addPrivacyRequests(asOwner, keyring, [{ personId: (await makePerson('parent')).id }]);
          return `/privacy-requests/${id}`;
        },
      },
      { forms: [consentForm], path: () => '/admin-console/consents/new' },
      {
        forms: [questionForm],
        async path(school) {
          const { id } = await school.makeStudent({});
          const [consentId] = await addConsents(school.asOwner, [{ studentIds: [id] }]);
          return `/admin-console/consents/${consentId}/version`;
        },
      },
      { forms: [courseForm], path: () => '/admin-console/courses/new' },
      { forms: [studentsForm], path: async (school) => `/admin-console/courses/${(await courseIn(school)).courseId}` },
      {
        forms: [ruleForm],
        path: async (school) => `/admin-console/courses/${(await courseIn(school)).courseId}/rules/new`,
      },
      {
        forms: [ruleChangeForm, ruleEndForm],
        async path(school) {
          const { courseId, ruleId } = await courseIn(school);
          return `/admin-console/courses/${courseId}/rules/${ruleId}`;
        },
      },
      { forms: [holidayForm], path: () => '/admin-console/holidays/new' },
      { forms: [termForm], path: () => '/admin-console/reports/terms/new' },
      { forms: [subjectForm], path: () => '/admin-console/reports/subjects/new' },
      { forms: [gradeForm], path: () => '/admin-console/reports/effort/new' },
      ...Object.entries(factForms).map(([fact, form]) => ({
        forms: [form],
        path: () => `/admin-console/school-facts/${fact}`,
      })),
    ],
  },
};
