import { figures } from '#content/legal/figures.ts';
import type { RetentionRule } from '#platform/retention.server.ts';
import { deletionLimits, messageRetention } from './retention.ts';

/** @see content §9 */
export const consultations: RetentionRule = {
  period: `${figures.enquiryRetentionDays} days, or the academic year of the consultation`,
  table: 'enquiries',
  startColumn: 'received_at',
  expiredWhen: `topic = 'consultation' and office is null and received_at <= $2 and (consultation_on is null or consultation_on <= $3::date)`,
  parameters(now) {
    const { receivedUntil, consultationUntil } = deletionLimits(now);
    return [receivedUntil, consultationUntil];
  },
};

/** The same as `retainedAs`. */
const retainedAs = `case when 'safeguarding' in (enquiries.office, enquiries.topic) then 'safeguarding'
      when enquiries.office = 'complaints' then 'complaint'
      when enquiries.topic = 'consultation' and enquiries.office is not null then 'other' else enquiries.topic end`;

/** @see PD-30 */
export const otherTopics: RetentionRule = {
  period: `${figures.messageRecordYears} years or ${figures.messageRetentionDays} days after closing`,
  table: 'enquiries',
  startColumn: 'closed_at',
  expiredWhen: `exists (
    select from unnest($2::text[], $3::int[], $4::int[]) as period (topic, years, days)
    where period.topic = ${retainedAs}
      and closed_at at time zone 'UTC' + make_interval(years => years, days => days) <= $1::timestamptz at time zone 'UTC')`,
  parameters() {
    const periods = Object.entries(messageRetention);
    return [
      periods.map(([topic]) => topic),
      periods.map(([, period]) => ('years' in period ? period.years : 0)),
      periods.map(([, period]) => ('days' in period ? period.days : 0)),
    ];
  },
};

/** Networks from which enquiries came, which are limited per hour. */
export const enquiryAttempts: RetentionRule = {
  period: '1 hour',
  table: 'enquiry_attempts',
  startColumn: 'attempted_at',
  expiredWhen: `attempted_at < $1::timestamptz - interval '1 hour'`,
};
