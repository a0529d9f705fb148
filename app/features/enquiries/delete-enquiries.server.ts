import type pg from 'pg';
import { deletionLimits, messageRetention } from './retention.ts';

/** @param now defaults to the database's clock, which also sets `received_at` @see content §9 @see PD-30 */
export async function deleteOldEnquiries(owner: pg.Pool, now?: Date): Promise<void> {
  const time = now ?? (await databaseTime(owner));
  const { receivedUntil, consultationUntil } = deletionLimits(time);
  const periods = Object.entries(messageRetention);
  await owner.query(
    `with deleted as (
       delete from enquiries
       where topic = 'consultation' and received_at <= $1 and (consultation_on is null or consultation_on <= $2::date)
         or exists (
           select from unnest($3::text[], $4::int[], $5::int[]) as period (topic, years, days)
           where period.topic = enquiries.topic
             and closed_at at time zone 'UTC' + make_interval(years => years, days => days) <= $6::timestamptz at time zone 'UTC'
         )
       returning id
     )
     insert into audit_log (act, subject_type, details)
     select 'enquiries deleted', 'enquiry', json_build_object('count', count(*)) from deleted having count(*) > 0`,
    [
      receivedUntil,
      consultationUntil,
      periods.map(([topic]) => topic),
      periods.map(([, period]) => ('years' in period ? period.years : 0)),
      periods.map(([, period]) => ('days' in period ? period.days : 0)),
      time,
    ],
  );
}

export async function deleteOldEnquiryAttempts(owner: pg.Pool): Promise<void> {
  await owner.query(`delete from enquiry_attempts where attempted_at < now() - interval '1 hour'`);
}

async function databaseTime(owner: pg.Pool): Promise<Date> {
  const { rows } = await owner.query<{ now: Date }>('select now()');
  return rows[0]?.now ?? new Date();
}
