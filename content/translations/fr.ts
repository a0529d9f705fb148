import { texts as ofAccount } from './fr/account-texts.ts';
import { texts as ofAdmissions } from './fr/admission-texts.ts';
import { auditDetails } from './fr/audit-details.ts';
import { texts as ofAudit } from './fr/audit-texts.ts';
import { texts as ofConsole } from './fr/console.ts';
import { texts as ofConsoleAccounts } from './fr/console-account-texts.ts';
import { texts as ofConsoleSettings } from './fr/console-settings-texts.ts';
import { texts as ofConsoleStudents } from './fr/console-students-texts.ts';
import { texts as ofEnquiries } from './fr/enquiry-texts.ts';
import { texts as everywhere } from './fr/everywhere.ts';
import { texts as ofImports } from './fr/import-texts.ts';
import { texts as ofInsights } from './fr/insight-texts.ts';
import { texts as ofLegal } from './fr/legal-texts.ts';
import { texts as ofMentors } from './fr/mentor-texts.ts';
import { texts as ofMessages } from './fr/message-texts.ts';
import { texts as ofPortal } from './fr/portal-texts.ts';
import { texts as ofPrivacy } from './fr/privacy-texts.ts';
import { texts as ofPublicLayout } from './fr/public-layout-texts.ts';
import { texts as ofPublicPages } from './fr/public-pages.ts';
import { questions } from './fr/questions.ts';
import { texts as ofRemoval } from './fr/removal-texts.ts';
import { texts as ofReports } from './fr/report-texts.ts';
import { texts as ofRetention } from './fr/retention-texts.ts';
import { texts as ofSafeguarding } from './fr/safeguarding-texts.ts';
import { texts as ofSchoolFacts } from './fr/school-fact-texts.ts';
import { texts as ofSignIn } from './fr/sign-in-texts.ts';
import { texts as ofStudentForms } from './fr/student-form-texts.ts';
import { texts as ofStudents } from './fr/student-texts.ts';
import { texts as ofYearEnd } from './fr/year-end-texts.ts';

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
