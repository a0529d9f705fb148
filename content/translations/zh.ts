import { texts as ofAccount } from './zh/account-texts.ts';
import { texts as ofAdmissions } from './zh/admission-texts.ts';
import { auditDetails } from './zh/audit-details.ts';
import { texts as ofAudit } from './zh/audit-texts.ts';
import { texts as ofConsole } from './zh/console.ts';
import { texts as ofConsoleAccounts } from './zh/console-account-texts.ts';
import { texts as ofConsoleSettings } from './zh/console-settings-texts.ts';
import { texts as ofConsoleStudents } from './zh/console-students-texts.ts';
import { texts as ofEnquiries } from './zh/enquiry-texts.ts';
import { texts as everywhere } from './zh/everywhere.ts';
import { texts as ofImports } from './zh/import-texts.ts';
import { texts as ofInsights } from './zh/insight-texts.ts';
import { texts as ofLegal } from './zh/legal-texts.ts';
import { texts as ofMentors } from './zh/mentor-texts.ts';
import { texts as ofMessages } from './zh/message-texts.ts';
import { texts as ofPortal } from './zh/portal-texts.ts';
import { texts as ofPrivacy } from './zh/privacy-texts.ts';
import { texts as ofPublicLayout } from './zh/public-layout-texts.ts';
import { texts as ofPublicPages } from './zh/public-pages.ts';
import { questions } from './zh/questions.ts';
import { texts as ofRemoval } from './zh/removal-texts.ts';
import { texts as ofReports } from './zh/report-texts.ts';
import { texts as ofRetention } from './zh/retention-texts.ts';
import { texts as ofSafeguarding } from './zh/safeguarding-texts.ts';
import { texts as ofSchoolFacts } from './zh/school-fact-texts.ts';
import { texts as ofSignIn } from './zh/sign-in-texts.ts';
import { texts as ofStudentForms } from './zh/student-form-texts.ts';
import { texts as ofStudents } from './zh/student-texts.ts';
import { texts as ofYearEnd } from './zh/year-end-texts.ts';

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
