import { texts as ofAccount } from './en/account-texts.ts';
import { texts as ofAdmissions } from './en/admission-texts.ts';
import { auditDetails } from './en/audit-details.ts';
import { texts as ofAudit } from './en/audit-texts.ts';
import { texts as ofConsole } from './en/console.ts';
import { texts as ofConsoleAccounts } from './en/console-account-texts.ts';
import { texts as ofConsoleSettings } from './en/console-settings-texts.ts';
import { texts as ofConsoleStudents } from './en/console-students-texts.ts';
import { texts as ofEnquiries } from './en/enquiry-texts.ts';
import { texts as everywhere } from './en/everywhere.ts';
import { texts as ofImports } from './en/import-texts.ts';
import { texts as ofInsights } from './en/insight-texts.ts';
import { texts as ofLegal } from './en/legal-texts.ts';
import { texts as ofMentors } from './en/mentor-texts.ts';
import { texts as ofMessages } from './en/message-texts.ts';
import { texts as ofPortal } from './en/portal-texts.ts';
import { texts as ofPrivacy } from './en/privacy-texts.ts';
import { texts as ofPublicLayout } from './en/public-layout-texts.ts';
import { texts as ofPublicPages } from './en/public-pages.ts';
import { questions } from './en/questions.ts';
import { texts as ofRemoval } from './en/removal-texts.ts';
import { texts as ofReports } from './en/report-texts.ts';
import { texts as ofRetention } from './en/retention-texts.ts';
import { texts as ofSafeguarding } from './en/safeguarding-texts.ts';
import { texts as ofSchoolFacts } from './en/school-fact-texts.ts';
import { texts as ofSignIn } from './en/sign-in-texts.ts';
import { texts as ofStudentForms } from './en/student-form-texts.ts';
import { texts as ofStudents } from './en/student-texts.ts';
import { texts as ofYearEnd } from './en/year-end-texts.ts';

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
