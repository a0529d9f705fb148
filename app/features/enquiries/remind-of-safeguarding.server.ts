import type pg from 'pg';
import { figures } from '#content/legal/figures.ts';

/** Ages in hours at which the office is reminded of what nobody has acknowledged; at the last, the Director is told. @see PD-75 */
const reminderHours = [2, 8, figures.concernEscalationHours] as const;

/** Queues mails about safeguarding concerns and reports of messages that nobody has acknowledged. */
export async function remindOfSafeguarding(owner: pg.Pool): Promise<void> {
  await owner.query('select remind_of_safeguarding($1)', [reminderHours]);
}
