import { auditDetails } from './zh/audit-details.ts';
import { texts as ofAccount } from './zh/namespaces/account.ts';
import { texts as ofAdmissions } from './zh/namespaces/admissions.ts';
import { texts as ofAudit } from './zh/namespaces/audit.ts';
import { texts as ofConsole } from './zh/namespaces/console.ts';
import { texts as ofConsoleAccounts } from './zh/namespaces/console-accounts.ts';
import { texts as ofConsoleSettings } from './zh/namespaces/console-settings.ts';
import { texts as ofConsoleStudents } from './zh/namespaces/console-students.ts';
import { texts as ofEnquiries } from './zh/namespaces/enquiries.ts';
import { texts as everywhere } from './zh/namespaces/everywhere.ts';
import { texts as ofImports } from './zh/namespaces/imports.ts';
import { texts as ofInsights } from './zh/namespaces/insights.ts';
import { texts as ofLegal } from './zh/namespaces/legal.ts';
import { texts as ofMentors } from './zh/namespaces/mentors.ts';
import { texts as ofMessages } from './zh/namespaces/messages.ts';
import { texts as ofPortal } from './zh/namespaces/portal.ts';
import { texts as ofPrivacy } from './zh/namespaces/privacy.ts';
import { texts as ofPublicLayout } from './zh/namespaces/public-layout.ts';
import { texts as ofPublicPages } from './zh/namespaces/public-pages.ts';
import { texts as ofRemoval } from './zh/namespaces/removal.ts';
import { texts as ofReports } from './zh/namespaces/reports.ts';
import { texts as ofRetention } from './zh/namespaces/retention.ts';
import { texts as ofSafeguarding } from './zh/namespaces/safeguarding.ts';
import { texts as ofSchoolFacts } from './zh/namespaces/school-facts.ts';
import { texts as ofSignIn } from './zh/namespaces/sign-in.ts';
import { texts as ofStudentForms } from './zh/namespaces/student-forms.ts';
import { texts as ofStudents } from './zh/namespaces/students.ts';
import { texts as ofYearEnd } from './zh/namespaces/year-end.ts';
import { questions } from './zh/questions.ts';

/** The interface texts in Chinese. Punctuation is full-width, and no space parts Chinese from Latin letters or digits. */
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
