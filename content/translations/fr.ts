import { auditDetails } from './fr/audit-details.ts';
import { texts as ofAccount } from './fr/namespaces/account.ts';
import { texts as ofAdmissions } from './fr/namespaces/admissions.ts';
import { texts as ofAudit } from './fr/namespaces/audit.ts';
import { texts as ofConsole } from './fr/namespaces/console.ts';
import { texts as ofConsoleAccounts } from './fr/namespaces/console-accounts.ts';
import { texts as ofConsoleSettings } from './fr/namespaces/console-settings.ts';
import { texts as ofConsoleStudents } from './fr/namespaces/console-students.ts';
import { texts as ofEnquiries } from './fr/namespaces/enquiries.ts';
import { texts as everywhere } from './fr/namespaces/everywhere.ts';
import { texts as ofImports } from './fr/namespaces/imports.ts';
import { texts as ofInsights } from './fr/namespaces/insights.ts';
import { texts as ofLegal } from './fr/namespaces/legal.ts';
import { texts as ofMentors } from './fr/namespaces/mentors.ts';
import { texts as ofMessages } from './fr/namespaces/messages.ts';
import { texts as ofPortal } from './fr/namespaces/portal.ts';
import { texts as ofPrivacy } from './fr/namespaces/privacy.ts';
import { texts as ofPublicLayout } from './fr/namespaces/public-layout.ts';
import { texts as ofPublicPages } from './fr/namespaces/public-pages.ts';
import { texts as ofRemoval } from './fr/namespaces/removal.ts';
import { texts as ofReports } from './fr/namespaces/reports.ts';
import { texts as ofRetention } from './fr/namespaces/retention.ts';
import { texts as ofSafeguarding } from './fr/namespaces/safeguarding.ts';
import { texts as ofSchoolFacts } from './fr/namespaces/school-facts.ts';
import { texts as ofSignIn } from './fr/namespaces/sign-in.ts';
import { texts as ofStudentForms } from './fr/namespaces/student-forms.ts';
import { texts as ofStudents } from './fr/namespaces/students.ts';
import { texts as ofYearEnd } from './fr/namespaces/year-end.ts';
import { questions } from './fr/questions.ts';

/** The interface texts in French. Narrow no-break spaces (U+202F) stand before ; : ! ? and inside « ». */
export const translations = {
  ...everywhere,
  ...ofEnquiries,
  ...ofConsole,
  ...ofConsoleAccounts,
  ...ofConsoleSettings,
  ...ofConsoleStudents,
  ...ofAdmissions,
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
  ...ofStudentForms,
  ...ofYearEnd,
} as const;
