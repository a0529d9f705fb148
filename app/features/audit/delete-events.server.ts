import type pg from 'pg';
import { figures } from '../../../content/legal/figures.ts';
import { securityEvents } from './audit.server.ts';

/** Retention period of IT logs. @see content §9 */
export async function deleteOldEvents(owner: pg.Pool): Promise<void> {
  await owner.query(
    `delete from audit_log where act = any ($1) and happened_at < now() - make_interval(months => $2)`,
    [securityEvents, figures.itLogsMonths],
  );
}
