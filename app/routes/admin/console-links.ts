import { auditLogPath } from './audit-log/audit-log-path.ts';

/** Pages of the console that have no place in the navigation of the portal. @see PD-32 */
export const consoleLinks = [
  { to: '/admin-console/absences', label: 'absentStudents.link' },
  { to: '/admin-console/school-facts', label: 'admin.schoolFacts' },
  { to: '/admin-console/import', label: 'admin.import' },
  { to: '/admin-console/reports', label: 'reportSettings.link' },
  { to: '/admin-console/year-end', label: 'admin.yearEnd' },
  { to: '/admin-console/policies', label: 'policyReaders.link' },
  { to: '/admin-console/retention', label: 'admin.retention' },
  { to: auditLogPath, label: 'admin.auditLog' },
] as const;
