import type pg from 'pg';
import { reminderHours } from './enquiries.ts';

/** Mails to Admissions about enquiries that will soon have waited for as long as the school promises to answer in. */
export async function remindOfEnquiries(owner: pg.Pool): Promise<void> {
  await owner.query('select remind_of_enquiries($1)', [reminderHours]);
}
