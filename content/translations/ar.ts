import { auditDetails } from './ar/audit-details.ts';
import { texts as ofAccount } from './ar/portal-namespaces/account.ts';
import { texts as ofAdmissions } from './ar/portal-namespaces/admissions.ts';
import { texts as ofAudit } from './ar/portal-namespaces/audit.ts';
import { texts as ofConsole } from './ar/portal-namespaces/console.ts';
import { texts as ofConsoleAccounts } from './ar/portal-namespaces/console-accounts.ts';
import { texts as ofConsoleSettings } from './ar/portal-namespaces/console-settings.ts';
import { texts as ofConsoleStudents } from './ar/portal-namespaces/console-students.ts';
import { texts as ofEnrolment } from './ar/portal-namespaces/enrolment.ts';
import { texts as ofImports } from './ar/portal-namespaces/imports.ts';
import { texts as ofInsights } from './ar/portal-namespaces/insights.ts';
import { texts as ofMentors } from './ar/portal-namespaces/mentors.ts';
import { texts as ofMessages } from './ar/portal-namespaces/messages.ts';
import { texts as ofPortal } from './ar/portal-namespaces/portal.ts';
import { texts as ofPrivacy } from './ar/portal-namespaces/privacy.ts';
import { texts as ofRemoval } from './ar/portal-namespaces/removal.ts';
import { texts as ofReports } from './ar/portal-namespaces/reports.ts';
import { texts as ofRetention } from './ar/portal-namespaces/retention.ts';
import { texts as ofSafeguarding } from './ar/portal-namespaces/safeguarding.ts';
import { texts as ofSchoolFacts } from './ar/portal-namespaces/school-facts.ts';
import { texts as ofStudentForms } from './ar/portal-namespaces/student-forms.ts';
import { texts as ofStudents } from './ar/portal-namespaces/students.ts';
import { texts as ofYearEnd } from './ar/portal-namespaces/year-end.ts';
import { texts as ofEnquiries } from './ar/public-namespaces/enquiries.ts';
import { texts as everywhere } from './ar/public-namespaces/everywhere.ts';
import { texts as ofLegal } from './ar/public-namespaces/legal.ts';
import { texts as ofPasswordRules } from './ar/public-namespaces/password-rules.ts';
import { texts as ofPublicLayout } from './ar/public-namespaces/public-layout.ts';
import { texts as ofPublicPages } from './ar/public-namespaces/public-pages.ts';
import { texts as ofRecentPassword } from './ar/public-namespaces/recent-password.ts';
import { texts as ofSignIn } from './ar/public-namespaces/sign-in.ts';
import { questions } from './ar/questions.ts';

/** The interface texts in Arabic. Families are addressed in the plural; Latin names are inside isolates (U+2068, U+2069). */
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
