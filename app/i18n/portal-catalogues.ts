import type { texts as ofAccount } from '../../content/translations/en/account-texts.ts';
import type { texts as ofAdmissions } from '../../content/translations/en/admission-texts.ts';
import type { texts as ofAudit } from '../../content/translations/en/audit-texts.ts';
import type { texts as ofConsole } from '../../content/translations/en/console.ts';
import type { texts as ofConsoleAccounts } from '../../content/translations/en/console-account-texts.ts';
import type { texts as ofConsoleSettings } from '../../content/translations/en/console-settings-texts.ts';
import type { texts as ofConsoleStudents } from '../../content/translations/en/console-students-texts.ts';
import type { texts as ofImports } from '../../content/translations/en/import-texts.ts';
import type { texts as ofInsights } from '../../content/translations/en/insight-texts.ts';
import type { texts as ofMentors } from '../../content/translations/en/mentor-texts.ts';
import type { texts as ofMessages } from '../../content/translations/en/message-texts.ts';
import type { texts as ofPortal } from '../../content/translations/en/portal-texts.ts';
import type { texts as ofPrivacy } from '../../content/translations/en/privacy-texts.ts';
import type { texts as ofRemoval } from '../../content/translations/en/removal-texts.ts';
import type { texts as ofReports } from '../../content/translations/en/report-texts.ts';
import type { texts as ofRetention } from '../../content/translations/en/retention-texts.ts';
import type { texts as ofSafeguarding } from '../../content/translations/en/safeguarding-texts.ts';
import type { texts as ofSchoolFacts } from '../../content/translations/en/school-fact-texts.ts';
import type { texts as ofStudentForms } from '../../content/translations/en/student-form-texts.ts';
import type { texts as ofStudent } from '../../content/translations/en/student-texts.ts';
import type { texts as ofYearEnd } from '../../content/translations/en/year-end-texts.ts';
import type { TranslationOf } from '../../content/translations/translation.ts';
import type { Loaders } from './catalogues.ts';

const loadAccount: Loaders<TranslationOf<typeof ofAccount>> = {
  en: () => import('../../content/translations/en/account-texts.ts'),
  ar: () => import('../../content/translations/ar/account-texts.ts'),
  fr: () => import('../../content/translations/fr/account-texts.ts'),
  zh: () => import('../../content/translations/zh/account-texts.ts'),
};

const loadAdmissions: Loaders<TranslationOf<typeof ofAdmissions>> = {
  en: () => import('../../content/translations/en/admission-texts.ts'),
  ar: () => import('../../content/translations/ar/admission-texts.ts'),
  fr: () => import('../../content/translations/fr/admission-texts.ts'),
  zh: () => import('../../content/translations/zh/admission-texts.ts'),
};

const loadAudit: Loaders<TranslationOf<typeof ofAudit>> = {
  en: () => import('../../content/translations/en/audit-texts.ts'),
  ar: () => import('../../content/translations/ar/audit-texts.ts'),
  fr: () => import('../../content/translations/fr/audit-texts.ts'),
  zh: () => import('../../content/translations/zh/audit-texts.ts'),
};

const loadConsole: Loaders<TranslationOf<typeof ofConsole>> = {
  en: () => import('../../content/translations/en/console.ts'),
  ar: () => import('../../content/translations/ar/console.ts'),
  fr: () => import('../../content/translations/fr/console.ts'),
  zh: () => import('../../content/translations/zh/console.ts'),
};

const loadConsoleAccounts: Loaders<TranslationOf<typeof ofConsoleAccounts>> = {
  en: () => import('../../content/translations/en/console-account-texts.ts'),
  ar: () => import('../../content/translations/ar/console-account-texts.ts'),
  fr: () => import('../../content/translations/fr/console-account-texts.ts'),
  zh: () => import('../../content/translations/zh/console-account-texts.ts'),
};

const loadConsoleSettings: Loaders<TranslationOf<typeof ofConsoleSettings>> = {
  en: () => import('../../content/translations/en/console-settings-texts.ts'),
  ar: () => import('../../content/translations/ar/console-settings-texts.ts'),
  fr: () => import('../../content/translations/fr/console-settings-texts.ts'),
  zh: () => import('../../content/translations/zh/console-settings-texts.ts'),
};

const loadConsoleStudents: Loaders<TranslationOf<typeof ofConsoleStudents>> = {
  en: () => import('../../content/translations/en/console-students-texts.ts'),
  ar: () => import('../../content/translations/ar/console-students-texts.ts'),
  fr: () => import('../../content/translations/fr/console-students-texts.ts'),
  zh: () => import('../../content/translations/zh/console-students-texts.ts'),
};

const loadImports: Loaders<TranslationOf<typeof ofImports>> = {
  en: () => import('../../content/translations/en/import-texts.ts'),
  ar: () => import('../../content/translations/ar/import-texts.ts'),
  fr: () => import('../../content/translations/fr/import-texts.ts'),
  zh: () => import('../../content/translations/zh/import-texts.ts'),
};

const loadInsights: Loaders<TranslationOf<typeof ofInsights>> = {
  en: () => import('../../content/translations/en/insight-texts.ts'),
  ar: () => import('../../content/translations/ar/insight-texts.ts'),
  fr: () => import('../../content/translations/fr/insight-texts.ts'),
  zh: () => import('../../content/translations/zh/insight-texts.ts'),
};

const loadMentors: Loaders<TranslationOf<typeof ofMentors>> = {
  en: () => import('../../content/translations/en/mentor-texts.ts'),
  ar: () => import('../../content/translations/ar/mentor-texts.ts'),
  fr: () => import('../../content/translations/fr/mentor-texts.ts'),
  zh: () => import('../../content/translations/zh/mentor-texts.ts'),
};

const loadMessages: Loaders<TranslationOf<typeof ofMessages>> = {
  en: () => import('../../content/translations/en/message-texts.ts'),
  ar: () => import('../../content/translations/ar/message-texts.ts'),
  fr: () => import('../../content/translations/fr/message-texts.ts'),
  zh: () => import('../../content/translations/zh/message-texts.ts'),
};

const loadPortal: Loaders<TranslationOf<typeof ofPortal>> = {
  en: () => import('../../content/translations/en/portal-texts.ts'),
  ar: () => import('../../content/translations/ar/portal-texts.ts'),
  fr: () => import('../../content/translations/fr/portal-texts.ts'),
  zh: () => import('../../content/translations/zh/portal-texts.ts'),
};

const loadPrivacy: Loaders<TranslationOf<typeof ofPrivacy>> = {
  en: () => import('../../content/translations/en/privacy-texts.ts'),
  ar: () => import('../../content/translations/ar/privacy-texts.ts'),
  fr: () => import('../../content/translations/fr/privacy-texts.ts'),
  zh: () => import('../../content/translations/zh/privacy-texts.ts'),
};

const loadRemoval: Loaders<TranslationOf<typeof ofRemoval>> = {
  en: () => import('../../content/translations/en/removal-texts.ts'),
  ar: () => import('../../content/translations/ar/removal-texts.ts'),
  fr: () => import('../../content/translations/fr/removal-texts.ts'),
  zh: () => import('../../content/translations/zh/removal-texts.ts'),
};

const loadReports: Loaders<TranslationOf<typeof ofReports>> = {
  en: () => import('../../content/translations/en/report-texts.ts'),
  ar: () => import('../../content/translations/ar/report-texts.ts'),
  fr: () => import('../../content/translations/fr/report-texts.ts'),
  zh: () => import('../../content/translations/zh/report-texts.ts'),
};

const loadRetention: Loaders<TranslationOf<typeof ofRetention>> = {
  en: () => import('../../content/translations/en/retention-texts.ts'),
  ar: () => import('../../content/translations/ar/retention-texts.ts'),
  fr: () => import('../../content/translations/fr/retention-texts.ts'),
  zh: () => import('../../content/translations/zh/retention-texts.ts'),
};

const loadSafeguarding: Loaders<TranslationOf<typeof ofSafeguarding>> = {
  en: () => import('../../content/translations/en/safeguarding-texts.ts'),
  ar: () => import('../../content/translations/ar/safeguarding-texts.ts'),
  fr: () => import('../../content/translations/fr/safeguarding-texts.ts'),
  zh: () => import('../../content/translations/zh/safeguarding-texts.ts'),
};

const loadSchoolFacts: Loaders<TranslationOf<typeof ofSchoolFacts>> = {
  en: () => import('../../content/translations/en/school-fact-texts.ts'),
  ar: () => import('../../content/translations/ar/school-fact-texts.ts'),
  fr: () => import('../../content/translations/fr/school-fact-texts.ts'),
  zh: () => import('../../content/translations/zh/school-fact-texts.ts'),
};

const loadStudent: Loaders<TranslationOf<typeof ofStudent>> = {
  en: () => import('../../content/translations/en/student-texts.ts'),
  ar: () => import('../../content/translations/ar/student-texts.ts'),
  fr: () => import('../../content/translations/fr/student-texts.ts'),
  zh: () => import('../../content/translations/zh/student-texts.ts'),
};

const loadStudentForms: Loaders<TranslationOf<typeof ofStudentForms>> = {
  en: () => import('../../content/translations/en/student-form-texts.ts'),
  ar: () => import('../../content/translations/ar/student-form-texts.ts'),
  fr: () => import('../../content/translations/fr/student-form-texts.ts'),
  zh: () => import('../../content/translations/zh/student-form-texts.ts'),
};

const loadYearEnd: Loaders<TranslationOf<typeof ofYearEnd>> = {
  en: () => import('../../content/translations/en/year-end-texts.ts'),
  ar: () => import('../../content/translations/ar/year-end-texts.ts'),
  fr: () => import('../../content/translations/fr/year-end-texts.ts'),
  zh: () => import('../../content/translations/zh/year-end-texts.ts'),
};

/** Texts that visitors do not load: the names of so many files cost them more than a kilobyte. @see ADR-37 */
export const portalLoaders = {
  account: loadAccount,
  admissions: loadAdmissions,
  audit: loadAudit,
  console: loadConsole,
  'console accounts': loadConsoleAccounts,
  'console settings': loadConsoleSettings,
  'console students': loadConsoleStudents,
  imports: loadImports,
  insights: loadInsights,
  mentors: loadMentors,
  messages: loadMessages,
  portal: loadPortal,
  privacy: loadPrivacy,
  removal: loadRemoval,
  reports: loadReports,
  retention: loadRetention,
  safeguarding: loadSafeguarding,
  'school facts': loadSchoolFacts,
  student: loadStudent,
  'student forms': loadStudentForms,
  'year end': loadYearEnd,
};
