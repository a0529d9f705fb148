import type pg from 'pg';
import { figures } from '../../../content/legal/figures.ts';

/** Retention period of IT logs. @see content §9 */
export async function deleteOldEvents(owner: pg.Pool): Promise<void> {
  await owner.query('select expire_security_events($1)', [figures.itLogsMonths]);
}
