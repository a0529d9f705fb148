import { href } from 'react-router';
import { auditLogPath } from './audit-log/audit-log-path.ts';

/** Pages of the console that have no place in the navigation of the portal. @see PD-32 */
export const consoleLinks = [
  { to: href('/admin-console/absences'), label: 'absentStudents.link' },
  { to: href('/admin-console/school-facts'), label: 'admin.schoolFacts' },
  { to: href('/admin-console/import'), label: 'admin.import' },
  { to: href('/admin-console/reports'), label: 'reportSettings.link' },
  { to: href('/admin-console/year-end'), label: 'admin.yearEnd' },
  { to: href('/admin-console/policies'), label: 'policyReaders.link' },
  { to: href('/admin-console/retention'), label: 'admin.retention' },
  { to: auditLogPath, label: 'admin.auditLog' },
] as const;
