export const auditLogPath = '/admin-console/audit-log';

/** All that was done to an account, student or enquiry. */
export const historyPath = (recordId: string) => `${auditLogPath}?record=${recordId}`;
