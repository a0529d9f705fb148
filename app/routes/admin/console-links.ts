import { href } from 'react-router';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { auditLogPath } from './audit-log/audit-log-path.ts';

export interface ConsoleLink {
  to: string;
  label: PlainTranslationKey;
  /** Pages below this path have a link of their own. */
  isExact?: boolean;
}

/** Pages of the console in groups: daily work, the school year, the installation. @see PD-79 */
export const consoleLinks: readonly (readonly ConsoleLink[])[] = [
  [
    { to: href('/admin-console'), label: 'admin.nav.today', isExact: true },
    { to: href('/admin-console/accounts'), label: 'portal.accounts' },
    { to: href('/admin-console/students'), label: 'portal.students' },
    { to: href('/announcements/sent'), label: 'portal.announcements' },
    { to: href('/admin-console/absences'), label: 'absentStudents.link' },
    { to: href('/admin-console/enquiries'), label: 'portal.enquiries' },
    { to: href('/admin-console/enquiries/messages'), label: 'portal.officeMessages' },
  ],
  [
    { to: href('/admin-console/courses'), label: 'courses.title' },
    { to: href('/admin-console/reports'), label: 'reportSettings.link' },
    { to: href('/admin-console/consents'), label: 'consents.title' },
    { to: href('/admin-console/year-end'), label: 'admin.yearEnd' },
    { to: href('/admin-console/import'), label: 'admin.import' },
    { to: href('/admin-console/policies'), label: 'policyReaders.link' },
    { to: href('/admin-console/school-facts'), label: 'admin.schoolFacts' },
  ],
  [
    { to: href('/admin-console/offices'), label: 'portal.offices' },
    { to: href('/admin-console/insights'), label: 'portal.insights' },
    { to: href('/admin-console/retention'), label: 'admin.retention' },
    { to: auditLogPath, label: 'admin.auditLog' },
  ],
];

/** The link whose page, or a page below it, is at this path: the longest one. */
export function currentConsoleLink(pathname: string): ConsoleLink | undefined {
  return consoleLinks
    .flat()
    .filter(({ to, isExact = false }) => pathname === to || (!isExact && pathname.startsWith(`${to}/`)))
    .toSorted((one, other) => other.to.length - one.to.length)[0];
}
