import { auditDetails } from './fr/audit-details.ts';
import { texts as ofAccount } from './fr/portal-namespaces/account.ts';
import { texts as ofAdmissions } from './fr/portal-namespaces/admissions.ts';
import { texts as ofAudit } from './fr/portal-namespaces/audit.ts';
import { texts as ofConsole } from './fr/portal-namespaces/console.ts';
import { texts as ofConsoleAccounts } from './fr/portal-namespaces/console-accounts.ts';
import { texts as ofConsoleSettings } from './fr/portal-namespaces/console-settings.ts';
import { texts as ofConsoleStudents } from './fr/portal-namespaces/console-students.ts';
import { texts as ofEnrolment } from './fr/portal-namespaces/enrolment.ts';
import { texts as ofImports } from './fr/portal-namespaces/imports.ts';
import { texts as ofInsights } from './fr/portal-namespaces/insights.ts';
import { texts as ofMentors } from './fr/portal-namespaces/mentors.ts';
import { texts as ofMessages } from './fr/portal-namespaces/messages.ts';
import { texts as ofPortal } from './fr/portal-namespaces/portal.ts';
import { texts as ofPrivacy } from './fr/portal-namespaces/privacy.ts';
import { texts as ofRemoval } from './fr/portal-namespaces/removal.ts';
import { texts as ofReports } from './fr/portal-namespaces/reports.ts';
import { texts as ofRetention } from './fr/portal-namespaces/retention.ts';
import { texts as ofSafeguarding } from './fr/portal-namespaces/safeguarding.ts';
import { texts as ofSchoolFacts } from './fr/portal-namespaces/school-facts.ts';
import { texts as ofStudentForms } from './fr/portal-namespaces/student-forms.ts';
import { texts as ofStudents } from './fr/portal-namespaces/students.ts';
import { texts as ofYearEnd } from './fr/portal-namespaces/year-end.ts';
import { texts as ofEnquiries } from './fr/public-namespaces/enquiries.ts';
import { texts as everywhere } from './fr/public-namespaces/everywhere.ts';
import { texts as ofLegal } from './fr/public-namespaces/legal.ts';
import { texts as ofPasswordRules } from './fr/public-namespaces/password-rules.ts';
import { texts as ofPublicLayout } from './fr/public-namespaces/public-layout.ts';
import { texts as ofPublicPages } from './fr/public-namespaces/public-pages.ts';
import { texts as ofRecentPassword } from './fr/public-namespaces/recent-password.ts';
import { texts as ofSignIn } from './fr/public-namespaces/sign-in.ts';
import { questions } from './fr/questions.ts';

/** The interface texts in French. Narrow no-break spaces (U+202F) precede ; : ! ? and are inside « ». */
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
