import { auditDetails } from './zh/audit-details.ts';
import { texts as ofAccount } from './zh/portal-namespaces/account.ts';
import { texts as ofAdmissions } from './zh/portal-namespaces/admissions.ts';
import { texts as ofAudit } from './zh/portal-namespaces/audit.ts';
import { texts as ofConsole } from './zh/portal-namespaces/console.ts';
import { texts as ofConsoleAccounts } from './zh/portal-namespaces/console-accounts.ts';
import { texts as ofConsoleSettings } from './zh/portal-namespaces/console-settings.ts';
import { texts as ofConsoleStudents } from './zh/portal-namespaces/console-students.ts';
import { texts as ofEnrolment } from './zh/portal-namespaces/enrolment.ts';
import { texts as ofImports } from './zh/portal-namespaces/imports.ts';
import { texts as ofInsights } from './zh/portal-namespaces/insights.ts';
import { texts as ofMentors } from './zh/portal-namespaces/mentors.ts';
import { texts as ofMessages } from './zh/portal-namespaces/messages.ts';
import { texts as ofPortal } from './zh/portal-namespaces/portal.ts';
import { texts as ofPrivacy } from './zh/portal-namespaces/privacy.ts';
import { texts as ofRemoval } from './zh/portal-namespaces/removal.ts';
import { texts as ofReports } from './zh/portal-namespaces/reports.ts';
import { texts as ofRetention } from './zh/portal-namespaces/retention.ts';
import { texts as ofSafeguarding } from './zh/portal-namespaces/safeguarding.ts';
import { texts as ofSchoolFacts } from './zh/portal-namespaces/school-facts.ts';
import { texts as ofStudentForms } from './zh/portal-namespaces/student-forms.ts';
import { texts as ofStudents } from './zh/portal-namespaces/students.ts';
import { texts as ofYearEnd } from './zh/portal-namespaces/year-end.ts';
import { texts as ofEnquiries } from './zh/public-namespaces/enquiries.ts';
import { texts as everywhere } from './zh/public-namespaces/everywhere.ts';
import { texts as ofLegal } from './zh/public-namespaces/legal.ts';
import { texts as ofPasswordRules } from './zh/public-namespaces/password-rules.ts';
import { texts as ofPublicLayout } from './zh/public-namespaces/public-layout.ts';
import { texts as ofPublicPages } from './zh/public-namespaces/public-pages.ts';
import { texts as ofRecentPassword } from './zh/public-namespaces/recent-password.ts';
import { texts as ofSignIn } from './zh/public-namespaces/sign-in.ts';
import { questions } from './zh/questions.ts';

/** The interface texts in Chinese, with full-width punctuation and no spaces between Chinese and Latin characters. */
export const translations = {
  ...everywhere,
  ...ofEnquiries,
  ...ofConsole,
  ...ofConsoleAccounts,
  ...ofConsoleSettings,
  ...ofConsoleStudents,
  ...ofAdmissions,
  ...ofEnrolment,
  ...ofImports,
  ...ofInsights,
  ...ofAudit,
  ...auditDetails,
  ...ofLegal,
  ...ofMentors,
  ...ofPortal,
  ...ofPrivacy,
  ...ofPublicLayout,
  ...ofPublicPages,
  ...questions,
  ...ofSchoolFacts,
  ...ofRemoval,
  ...ofStudents,
  ...ofReports,
  ...ofRetention,
  ...ofSafeguarding,
  ...ofAccount,
  ...ofMessages,
  ...ofSignIn,
  ...ofPasswordRules,
  ...ofRecentPassword,
  ...ofStudentForms,
  ...ofYearEnd,
} as const;
