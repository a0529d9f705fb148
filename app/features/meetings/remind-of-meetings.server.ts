import type pg from 'pg';

/** Queues the mails about the meetings of the next 24 hours, once for each. @see PD-69 */
export async function remindOfMeetings(owner: pg.Pool): Promise<void> {
  await owner.query('select remind_of_meetings()');
}
