import { auditDetails } from './en/audit-details.ts';
import { texts as ofAccount } from './en/portal-namespaces/account.ts';
import { texts as ofAdmissions } from './en/portal-namespaces/admissions.ts';
import { texts as ofAudit } from './en/portal-namespaces/audit.ts';
import { texts as ofConsole } from './en/portal-namespaces/console.ts';
import { texts as ofConsoleAccounts } from './en/portal-namespaces/console-accounts.ts';
import { texts as ofConsoleSettings } from './en/portal-namespaces/console-settings.ts';
import { texts as ofConsoleStudents } from './en/portal-namespaces/console-students.ts';
import { texts as ofEnrolment } from './en/portal-namespaces/enrolment.ts';
import { texts as ofImports } from './en/portal-namespaces/imports.ts';
import { texts as ofInsights } from './en/portal-namespaces/insights.ts';
import { texts as ofMentors } from './en/portal-namespaces/mentors.ts';
import { texts as ofMessages } from './en/portal-namespaces/messages.ts';
import { texts as ofPortal } from './en/portal-namespaces/portal.ts';
import { texts as ofPrivacy } from './en/portal-namespaces/privacy.ts';
import { texts as ofRemoval } from './en/portal-namespaces/removal.ts';
import { texts as ofReports } from './en/portal-namespaces/reports.ts';
import { texts as ofRetention } from './en/portal-namespaces/retention.ts';
import { texts as ofSafeguarding } from './en/portal-namespaces/safeguarding.ts';
import { texts as ofSchoolFacts } from './en/portal-namespaces/school-facts.ts';
import { texts as ofStudentForms } from './en/portal-namespaces/student-forms.ts';
import { texts as ofStudents } from './en/portal-namespaces/students.ts';
import { texts as ofYearEnd } from './en/portal-namespaces/year-end.ts';
import { texts as ofEnquiries } from './en/public-namespaces/enquiries.ts';
import { texts as everywhere } from './en/public-namespaces/everywhere.ts';
import { texts as ofLegal } from './en/public-namespaces/legal.ts';
import { texts as ofPasswordRules } from './en/public-namespaces/password-rules.ts';
import { texts as ofPublicLayout } from './en/public-namespaces/public-layout.ts';
import { texts as ofPublicPages } from './en/public-namespaces/public-pages.ts';
import { texts as ofRecentPassword } from './en/public-namespaces/recent-password.ts';
import { texts as ofSignIn } from './en/public-namespaces/sign-in.ts';
import { questions } from './en/questions.ts';

/** The interface texts in English, which define the keys and placeholders of the other languages. */
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
