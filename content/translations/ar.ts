import { auditDetails } from './ar/audit-details.ts';
import { texts as ofAccount } from './ar/namespaces/account.ts';
import { texts as ofAdmissions } from './ar/namespaces/admissions.ts';
import { texts as ofAudit } from './ar/namespaces/audit.ts';
import { texts as ofConsole } from './ar/namespaces/console.ts';
import { texts as ofConsoleAccounts } from './ar/namespaces/console-accounts.ts';
import { texts as ofConsoleSettings } from './ar/namespaces/console-settings.ts';
import { texts as ofConsoleStudents } from './ar/namespaces/console-students.ts';
import { texts as ofEnquiries } from './ar/namespaces/enquiries.ts';
import { texts as everywhere } from './ar/namespaces/everywhere.ts';
import { texts as ofImports } from './ar/namespaces/imports.ts';
import { texts as ofInsights } from './ar/namespaces/insights.ts';
import { texts as ofLegal } from './ar/namespaces/legal.ts';
import { texts as ofMentors } from './ar/namespaces/mentors.ts';
import { texts as ofMessages } from './ar/namespaces/messages.ts';
import { texts as ofPortal } from './ar/namespaces/portal.ts';
import { texts as ofPrivacy } from './ar/namespaces/privacy.ts';
import { texts as ofPublicLayout } from './ar/namespaces/public-layout.ts';
import { texts as ofPublicPages } from './ar/namespaces/public-pages.ts';
import { texts as ofRemoval } from './ar/namespaces/removal.ts';
import { texts as ofReports } from './ar/namespaces/reports.ts';
import { texts as ofRetention } from './ar/namespaces/retention.ts';
import { texts as ofSafeguarding } from './ar/namespaces/safeguarding.ts';
import { texts as ofSchoolFacts } from './ar/namespaces/school-facts.ts';
import { texts as ofSignIn } from './ar/namespaces/sign-in.ts';
import { texts as ofStudentForms } from './ar/namespaces/student-forms.ts';
import { texts as ofStudents } from './ar/namespaces/students.ts';
import { texts as ofYearEnd } from './ar/namespaces/year-end.ts';
import { questions } from './ar/questions.ts';

/** The interface texts in Arabic. Families are addressed in the plural; Latin names stand in isolates (U+2068, U+2069). */
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
