import type pg from 'pg';

/** Adds the rows written since the last call to their chains. @see R12 */
export async function sealAuditLog(owner: pg.Pool): Promise<void> {
  await owner.query('select seal_audit_log()');
}
