import { href } from 'react-router';
export const auditLogPath = href('/admin-console/audit-log');

/** Path of the audit log of an account, student or enquiry. */
export const historyPath = (recordId: string) => `${auditLogPath}?record=${recordId}`;
