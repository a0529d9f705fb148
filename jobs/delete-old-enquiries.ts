import type pg from 'pg';
import { deletionLimits } from '../app/features/enquiries/retention.ts';

/**
 * Deletes enquiries past their retention period, and their mails, and logs the number.
 * @param now defaults to the database's clock, which also sets `received_at`
 * @see content §9
 */
export async function deleteOldEnquiries(owner: pg.Pool, now?: Date): Promise<void> {
  const { receivedUntil, consultationUntil } = deletionLimits(now ?? (await databaseTime(owner)));
  await owner.query(
    `with deleted as (
       delete from enquiries
       where received_at <= $1 and (consultation_on is null or consultation_on <= $2::date)
       returning id
     )
     insert into audit_log (act, subject_type, details)
     select 'enquiries deleted', 'enquiry', json_build_object('count', count(*)) from deleted having count(*) > 0`,
    [receivedUntil, consultationUntil],
  );
}

async function databaseTime(owner: pg.Pool): Promise<Date> {
  const { rows } = await owner.query<{ now: Date }>('select now()');
  return rows[0]?.now ?? new Date();
}
