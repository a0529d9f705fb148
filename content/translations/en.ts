import { absenceForm } from './en/absence-form.ts';
import { absences } from './en/absences.ts';
import { absentStudents } from './en/absent-students.ts';
import { account } from './en/account.ts';
import { accountManagement } from './en/account-management.ts';
import { accountPage } from './en/account-page.ts';
import { accountRemoval } from './en/account-removal.ts';
import { activity } from './en/activity.ts';
import { addEnquiry } from './en/add-enquiry.ts';
import { admin } from './en/admin.ts';
import { announcementWriting } from './en/announcement-writing.ts';
import { announcements } from './en/announcements.ts';
import { attachments } from './en/attachments.ts';
import { attendance } from './en/attendance.ts';
import { audit } from './en/audit.ts';
import { auditDetails } from './en/audit-details.ts';
import { calendar } from './en/calendar.ts';
import { calendarEntries } from './en/calendar-entries.ts';
import { calendarFeeds } from './en/calendar-feeds.ts';
import { childAttendance } from './en/child-attendance.ts';
import { consentAnswers } from './en/consent-answers.ts';
import { consentConsole } from './en/consent-console.ts';
import { consentForm } from './en/consent-form.ts';
import { consents } from './en/consents.ts';
import { consoleValidation } from './en/console-validation.ts';
import { courseConsole } from './en/course-console.ts';
import { dashboard } from './en/dashboard.ts';
import { emergency } from './en/emergency.ts';
import { enquiries } from './en/enquiries.ts';
import { enquiryHandling } from './en/enquiry-handling.ts';
import { enquiryTopics } from './en/enquiry-topics.ts';
import { enrolment } from './en/enrolment.ts';
import { errors } from './en/errors.ts';
import { families } from './en/families.ts';
import { familySettings } from './en/family-settings.ts';
import { feedback } from './en/feedback.ts';
import { feedbackForm } from './en/feedback-form.ts';
import { guardians } from './en/guardians.ts';
import { home } from './en/home.ts';
import { hubs } from './en/hubs.ts';
import { imports } from './en/imports.ts';
import { inbox } from './en/inbox.ts';
import { insights } from './en/insights.ts';
import { joinLesson } from './en/join-lesson.ts';
import { legal } from './en/legal.ts';
import { lessonPage } from './en/lesson-page.ts';
import { lessons } from './en/lessons.ts';
import { letters } from './en/letters.ts';
import { meetingOffers } from './en/meeting-offers.ts';
import { meetings } from './en/meetings.ts';
import { mentoring } from './en/mentoring.ts';
import { messageReports } from './en/message-reports.ts';
import { messageSearch } from './en/message-search.ts';
import { messages } from './en/messages.ts';
import { notifications } from './en/notifications.ts';
import { officeConsole } from './en/office-console.ts';
import { offices } from './en/offices.ts';
import { officesPage } from './en/offices-page.ts';
import { otherSchool } from './en/other-school.ts';
import { ownData } from './en/own-data.ts';
import { passkeys } from './en/passkeys.ts';
import { passwordRules } from './en/password-rules.ts';
import { peopleSearch } from './en/people-search.ts';
import { pipeline } from './en/pipeline.ts';
import { policyNotices } from './en/policy-notices.ts';
import { policyReaders } from './en/policy-readers.ts';
import { portal } from './en/portal.ts';
import { privacyRequests } from './en/privacy-requests.ts';
import { progress } from './en/progress.ts';
import { publicLayout } from './en/public-layout.ts';
import { publicPages } from './en/public-pages.ts';
import { push } from './en/push.ts';
import { questions } from './en/questions.ts';
import { recentPassword } from './en/recent-password.ts';
import { register } from './en/register.ts';
import { reportSettings } from './en/report-settings.ts';
import { reports } from './en/reports.ts';
import { retention } from './en/retention.ts';
import { roster } from './en/roster.ts';
import { safety } from './en/safety.ts';
import { schoolAttendance } from './en/school-attendance.ts';
import { schoolFacts } from './en/school-facts.ts';
import { shell } from './en/shell.ts';
import { signInCode } from './en/sign-in-code.ts';
import { signedIn } from './en/signed-in.ts';
import { studentRecord } from './en/student-record.ts';
import { students } from './en/students.ts';
import { teaching } from './en/teaching.ts';
import { twoFactor } from './en/two-factor.ts';
import { ui } from './en/ui.ts';
import { validation } from './en/validation.ts';
import { writtenTexts } from './en/written-texts.ts';
import { yearEnd } from './en/year-end.ts';
import type { MergedTexts } from './translation.ts';

/** In English, which defines the subjects, keys and placeholders of the other languages. */
export const subjects = {
  absenceForm,
  absences,
  absentStudents,
  account,
  accountManagement,
  accountPage,
  accountRemoval,
  activity,
  addEnquiry,
  admin,
  announcementWriting,
  announcements,
  attachments,
  attendance,
  audit,
  auditDetails,
  calendar,
  calendarEntries,
  calendarFeeds,
  childAttendance,
  consentAnswers,
  consentConsole,
  consentForm,
  consents,
  consoleValidation,
  courseConsole,
  dashboard,
  emergency,
  enquiries,
  enquiryHandling,
  enquiryTopics,
  enrolment,
  errors,
  families,
  familySettings,
  feedback,
  feedbackForm,
  guardians,
  home,
  hubs,
  imports,
  inbox,
  insights,
  joinLesson,
  legal,
  lessonPage,
  lessons,
  letters,
  meetingOffers,
  meetings,
  mentoring,
  messageReports,
  messageSearch,
  messages,
  notifications,
  officeConsole,
  offices,
  officesPage,
  otherSchool,
  ownData,
  passkeys,
  passwordRules,
  peopleSearch,
  pipeline,
  policyNotices,
  policyReaders,
  portal,
  privacyRequests,
  progress,
  publicLayout,
  publicPages,
  push,
  questions,
  recentPassword,
  register,
  reportSettings,
  reports,
  retention,
  roster,
  safety,
  schoolAttendance,
  schoolFacts,
  shell,
  signInCode,
  signedIn,
  studentRecord,
  students,
  teaching,
  twoFactor,
  ui,
  validation,
  writtenTexts,
  yearEnd,
};

/** The interface texts in English. */
export const translations: MergedTexts<typeof subjects> = Object.assign({}, ...Object.values(subjects));
