import type { texts as ofAccount } from '../../content/translations/en/namespaces/account.ts';
import type { texts as ofAdmissions } from '../../content/translations/en/namespaces/admissions.ts';
import type { texts as ofAudit } from '../../content/translations/en/namespaces/audit.ts';
import type { texts as ofConsole } from '../../content/translations/en/namespaces/console.ts';
import type { texts as ofConsoleAccounts } from '../../content/translations/en/namespaces/console-accounts.ts';
import type { texts as ofConsoleSettings } from '../../content/translations/en/namespaces/console-settings.ts';
import type { texts as ofConsoleStudents } from '../../content/translations/en/namespaces/console-students.ts';
import type { texts as ofImports } from '../../content/translations/en/namespaces/imports.ts';
import type { texts as ofInsights } from '../../content/translations/en/namespaces/insights.ts';
import type { texts as ofMentors } from '../../content/translations/en/namespaces/mentors.ts';
import type { texts as ofMessages } from '../../content/translations/en/namespaces/messages.ts';
import type { texts as ofPortal } from '../../content/translations/en/namespaces/portal.ts';
import type { texts as ofPrivacy } from '../../content/translations/en/namespaces/privacy.ts';
import type { texts as ofRemoval } from '../../content/translations/en/namespaces/removal.ts';
import type { texts as ofReports } from '../../content/translations/en/namespaces/reports.ts';
import type { texts as ofRetention } from '../../content/translations/en/namespaces/retention.ts';
import type { texts as ofSafeguarding } from '../../content/translations/en/namespaces/safeguarding.ts';
import type { texts as ofSchoolFacts } from '../../content/translations/en/namespaces/school-facts.ts';
import type { texts as ofStudentForms } from '../../content/translations/en/namespaces/student-forms.ts';
import type { texts as ofStudent } from '../../content/translations/en/namespaces/students.ts';
import type { texts as ofYearEnd } from '../../content/translations/en/namespaces/year-end.ts';
import type { TranslationOf } from '../../content/translations/translation.ts';
import type { Loaders } from './catalogues.ts';

const loadAccount: Loaders<TranslationOf<typeof ofAccount>> = {
  en: () => import('../../content/translations/en/namespaces/account.ts'),
  ar: () => import('../../content/translations/ar/namespaces/account.ts'),
  fr: () => import('../../content/translations/fr/namespaces/account.ts'),
  zh: () => import('../../content/translations/zh/namespaces/account.ts'),
};

const loadAdmissions: Loaders<TranslationOf<typeof ofAdmissions>> = {
  en: () => import('../../content/translations/en/namespaces/admissions.ts'),
  ar: () => import('../../content/translations/ar/namespaces/admissions.ts'),
  fr: () => import('../../content/translations/fr/namespaces/admissions.ts'),
  zh: () => import('../../content/translations/zh/namespaces/admissions.ts'),
};

const loadAudit: Loaders<TranslationOf<typeof ofAudit>> = {
  en: () => import('../../content/translations/en/namespaces/audit.ts'),
  ar: () => import('../../content/translations/ar/namespaces/audit.ts'),
  fr: () => import('../../content/translations/fr/namespaces/audit.ts'),
  zh: () => import('../../content/translations/zh/namespaces/audit.ts'),
};

const loadConsole: Loaders<TranslationOf<typeof ofConsole>> = {
  en: () => import('../../content/translations/en/namespaces/console.ts'),
  ar: () => import('../../content/translations/ar/namespaces/console.ts'),
  fr: () => import('../../content/translations/fr/namespaces/console.ts'),
  zh: () => import('../../content/translations/zh/namespaces/console.ts'),
};

const loadConsoleAccounts: Loaders<TranslationOf<typeof ofConsoleAccounts>> = {
  en: () => import('../../content/translations/en/namespaces/console-accounts.ts'),
  ar: () => import('../../content/translations/ar/namespaces/console-accounts.ts'),
  fr: () => import('../../content/translations/fr/namespaces/console-accounts.ts'),
  zh: () => import('../../content/translations/zh/namespaces/console-accounts.ts'),
};

const loadConsoleSettings: Loaders<TranslationOf<typeof ofConsoleSettings>> = {
  en: () => import('../../content/translations/en/namespaces/console-settings.ts'),
  ar: () => import('../../content/translations/ar/namespaces/console-settings.ts'),
  fr: () => import('../../content/translations/fr/namespaces/console-settings.ts'),
  zh: () => import('../../content/translations/zh/namespaces/console-settings.ts'),
};

const loadConsoleStudents: Loaders<TranslationOf<typeof ofConsoleStudents>> = {
  en: () => import('../../content/translations/en/namespaces/console-students.ts'),
  ar: () => import('../../content/translations/ar/namespaces/console-students.ts'),
  fr: () => import('../../content/translations/fr/namespaces/console-students.ts'),
  zh: () => import('../../content/translations/zh/namespaces/console-students.ts'),
};

const loadImports: Loaders<TranslationOf<typeof ofImports>> = {
  en: () => import('../../content/translations/en/namespaces/imports.ts'),
  ar: () => import('../../content/translations/ar/namespaces/imports.ts'),
  fr: () => import('../../content/translations/fr/namespaces/imports.ts'),
  zh: () => import('../../content/translations/zh/namespaces/imports.ts'),
};

const loadInsights: Loaders<TranslationOf<typeof ofInsights>> = {
  en: () => import('../../content/translations/en/namespaces/insights.ts'),
  ar: () => import('../../content/translations/ar/namespaces/insights.ts'),
  fr: () => import('../../content/translations/fr/namespaces/insights.ts'),
  zh: () => import('../../content/translations/zh/namespaces/insights.ts'),
};

const loadMentors: Loaders<TranslationOf<typeof ofMentors>> = {
  en: () => import('../../content/translations/en/namespaces/mentors.ts'),
  ar: () => import('../../content/translations/ar/namespaces/mentors.ts'),
  fr: () => import('../../content/translations/fr/namespaces/mentors.ts'),
  zh: () => import('../../content/translations/zh/namespaces/mentors.ts'),
};

const loadMessages: Loaders<TranslationOf<typeof ofMessages>> = {
  en: () => import('../../content/translations/en/namespaces/messages.ts'),
  ar: () => import('../../content/translations/ar/namespaces/messages.ts'),
  fr: () => import('../../content/translations/fr/namespaces/messages.ts'),
  zh: () => import('../../content/translations/zh/namespaces/messages.ts'),
};

const loadPortal: Loaders<TranslationOf<typeof ofPortal>> = {
  en: () => import('../../content/translations/en/namespaces/portal.ts'),
  ar: () => import('../../content/translations/ar/namespaces/portal.ts'),
  fr: () => import('../../content/translations/fr/namespaces/portal.ts'),
  zh: () => import('../../content/translations/zh/namespaces/portal.ts'),
};

const loadPrivacy: Loaders<TranslationOf<typeof ofPrivacy>> = {
  en: () => import('../../content/translations/en/namespaces/privacy.ts'),
  ar: () => import('../../content/translations/ar/namespaces/privacy.ts'),
  fr: () => import('../../content/translations/fr/namespaces/privacy.ts'),
  zh: () => import('../../content/translations/zh/namespaces/privacy.ts'),
};

const loadRemoval: Loaders<TranslationOf<typeof ofRemoval>> = {
  en: () => import('../../content/translations/en/namespaces/removal.ts'),
  ar: () => import('../../content/translations/ar/namespaces/removal.ts'),
  fr: () => import('../../content/translations/fr/namespaces/removal.ts'),
  zh: () => import('../../content/translations/zh/namespaces/removal.ts'),
};

const loadReports: Loaders<TranslationOf<typeof ofReports>> = {
  en: () => import('../../content/translations/en/namespaces/reports.ts'),
  ar: () => import('../../content/translations/ar/namespaces/reports.ts'),
  fr: () => import('../../content/translations/fr/namespaces/reports.ts'),
  zh: () => import('../../content/translations/zh/namespaces/reports.ts'),
};

const loadRetention: Loaders<TranslationOf<typeof ofRetention>> = {
  en: () => import('../../content/translations/en/namespaces/retention.ts'),
  ar: () => import('../../content/translations/ar/namespaces/retention.ts'),
  fr: () => import('../../content/translations/fr/namespaces/retention.ts'),
  zh: () => import('../../content/translations/zh/namespaces/retention.ts'),
};

const loadSafeguarding: Loaders<TranslationOf<typeof ofSafeguarding>> = {
  en: () => import('../../content/translations/en/namespaces/safeguarding.ts'),
  ar: () => import('../../content/translations/ar/namespaces/safeguarding.ts'),
  fr: () => import('../../content/translations/fr/namespaces/safeguarding.ts'),
  zh: () => import('../../content/translations/zh/namespaces/safeguarding.ts'),
};

const loadSchoolFacts: Loaders<TranslationOf<typeof ofSchoolFacts>> = {
  en: () => import('../../content/translations/en/namespaces/school-facts.ts'),
  ar: () => import('../../content/translations/ar/namespaces/school-facts.ts'),
  fr: () => import('../../content/translations/fr/namespaces/school-facts.ts'),
  zh: () => import('../../content/translations/zh/namespaces/school-facts.ts'),
};

const loadStudent: Loaders<TranslationOf<typeof ofStudent>> = {
  en: () => import('../../content/translations/en/namespaces/students.ts'),
  ar: () => import('../../content/translations/ar/namespaces/students.ts'),
  fr: () => import('../../content/translations/fr/namespaces/students.ts'),
  zh: () => import('../../content/translations/zh/namespaces/students.ts'),
};

const loadStudentForms: Loaders<TranslationOf<typeof ofStudentForms>> = {
  en: () => import('../../content/translations/en/namespaces/student-forms.ts'),
  ar: () => import('../../content/translations/ar/namespaces/student-forms.ts'),
  fr: () => import('../../content/translations/fr/namespaces/student-forms.ts'),
  zh: () => import('../../content/translations/zh/namespaces/student-forms.ts'),
};

const loadYearEnd: Loaders<TranslationOf<typeof ofYearEnd>> = {
  en: () => import('../../content/translations/en/namespaces/year-end.ts'),
  ar: () => import('../../content/translations/ar/namespaces/year-end.ts'),
  fr: () => import('../../content/translations/fr/namespaces/year-end.ts'),
  zh: () => import('../../content/translations/zh/namespaces/year-end.ts'),
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
