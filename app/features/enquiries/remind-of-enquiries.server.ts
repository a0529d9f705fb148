import type pg from 'pg';
import { reminderHours } from './enquiries.ts';

/** Queues reminders to Admissions about unanswered enquiries before the promised time of an answer ends. */
export async function remindOfEnquiries(owner: pg.Pool): Promise<void> {
  await owner.query('select remind_of_enquiries($1)', [reminderHours]);
}
