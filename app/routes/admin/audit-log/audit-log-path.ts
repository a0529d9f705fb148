export const auditLogPath = '/admin-console/audit-log';

/** Path of the audit log of an account, student or enquiry. */
export const historyPath = (recordId: string) => `${auditLogPath}?record=${recordId}`;
