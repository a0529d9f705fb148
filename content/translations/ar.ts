import { texts as ofAccount } from './ar/account-texts.ts';
import { texts as ofAdmissions } from './ar/admission-texts.ts';
import { auditDetails } from './ar/audit-details.ts';
import { texts as ofAudit } from './ar/audit-texts.ts';
import { texts as ofConsole } from './ar/console.ts';
import { texts as ofConsoleAccounts } from './ar/console-account-texts.ts';
import { texts as ofConsoleSettings } from './ar/console-settings-texts.ts';
import { texts as ofConsoleStudents } from './ar/console-students-texts.ts';
import { texts as ofEnquiries } from './ar/enquiry-texts.ts';
import { texts as everywhere } from './ar/everywhere.ts';
import { texts as ofImports } from './ar/import-texts.ts';
import { texts as ofInsights } from './ar/insight-texts.ts';
import { texts as ofLegal } from './ar/legal-texts.ts';
import { texts as ofMentors } from './ar/mentor-texts.ts';
import { texts as ofMessages } from './ar/message-texts.ts';
import { texts as ofPortal } from './ar/portal-texts.ts';
import { texts as ofPrivacy } from './ar/privacy-texts.ts';
import { texts as ofPublicLayout } from './ar/public-layout-texts.ts';
import { texts as ofPublicPages } from './ar/public-pages.ts';
import { questions } from './ar/questions.ts';
import { texts as ofRemoval } from './ar/removal-texts.ts';
import { texts as ofReports } from './ar/report-texts.ts';
import { texts as ofRetention } from './ar/retention-texts.ts';
import { texts as ofSafeguarding } from './ar/safeguarding-texts.ts';
import { texts as ofSchoolFacts } from './ar/school-fact-texts.ts';
import { texts as ofSignIn } from './ar/sign-in-texts.ts';
import { texts as ofStudentForms } from './ar/student-form-texts.ts';
import { texts as ofStudents } from './ar/student-texts.ts';
import { texts as ofYearEnd } from './ar/year-end-texts.ts';

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
