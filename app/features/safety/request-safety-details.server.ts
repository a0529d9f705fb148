import type pg from 'pg';

/** Asks guardians by mail, once in each term, for safety details that nobody has entered or confirmed. @see PD-71 */
export async function requestSafetyDetails(owner: pg.Pool): Promise<void> {
  await owner.query('select request_safety_details()');
}
