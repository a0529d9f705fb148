import { auditDetails } from './en/audit-details.ts';
import { texts as ofAccount } from './en/namespaces/account.ts';
import { texts as ofAdmissions } from './en/namespaces/admissions.ts';
import { texts as ofAudit } from './en/namespaces/audit.ts';
import { texts as ofConsole } from './en/namespaces/console.ts';
import { texts as ofConsoleAccounts } from './en/namespaces/console-accounts.ts';
import { texts as ofConsoleSettings } from './en/namespaces/console-settings.ts';
import { texts as ofConsoleStudents } from './en/namespaces/console-students.ts';
import { texts as ofEnquiries } from './en/namespaces/enquiries.ts';
import { texts as everywhere } from './en/namespaces/everywhere.ts';
import { texts as ofImports } from './en/namespaces/imports.ts';
import { texts as ofInsights } from './en/namespaces/insights.ts';
import { texts as ofLegal } from './en/namespaces/legal.ts';
import { texts as ofMentors } from './en/namespaces/mentors.ts';
import { texts as ofMessages } from './en/namespaces/messages.ts';
import { texts as ofPortal } from './en/namespaces/portal.ts';
import { texts as ofPrivacy } from './en/namespaces/privacy.ts';
import { texts as ofPublicLayout } from './en/namespaces/public-layout.ts';
import { texts as ofPublicPages } from './en/namespaces/public-pages.ts';
import { texts as ofRemoval } from './en/namespaces/removal.ts';
import { texts as ofReports } from './en/namespaces/reports.ts';
import { texts as ofRetention } from './en/namespaces/retention.ts';
import { texts as ofSafeguarding } from './en/namespaces/safeguarding.ts';
import { texts as ofSchoolFacts } from './en/namespaces/school-facts.ts';
import { texts as ofSignIn } from './en/namespaces/sign-in.ts';
import { texts as ofStudentForms } from './en/namespaces/student-forms.ts';
import { texts as ofStudents } from './en/namespaces/students.ts';
import { texts as ofYearEnd } from './en/namespaces/year-end.ts';
import { questions } from './en/questions.ts';

/** The interface texts in English: the original that the other languages are checked against. */
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
