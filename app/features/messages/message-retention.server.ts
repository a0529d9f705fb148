import { figures } from '#content/legal/figures.ts';
import type { DeletionRule, RetentionRule } from '#platform/retention.server.ts';

const { recordsAfterEnrolmentYears, safeguardingRecordsToAge } = figures;

/** After this period, every student whom a report can concern has reached the age in the figure. @see PD-56 */
export const messageReports: RetentionRule = {
  period: `${safeguardingRecordsToAge} years after closing`,
  table: 'message_reports',
  startColumn: 'closed_at',
  expiredWhen: 'closed_at <= $1::timestamptz - make_interval(years => $2)',
  parameters: () => [safeguardingRecordsToAge],
};

/** Messages whose sender and receiver have both been deleted, and those of the safeguarding office to a deleted account. */
export const lostMessages: RetentionRule = {
  period: `${recordsAfterEnrolmentYears} years, if neither sender nor receiver is left`,
  table: 'messages',
  startColumn: 'created_at',
  expiredWhen: `receiver_id is null and (sender_id is null or from_office = 'safeguarding') and created_at <= $1::timestamptz - make_interval(years => $2)
    and not is_safeguarding_record(messages, $1::timestamptz - make_interval(years => $3))`,
  parameters: () => [recordsAfterEnrolmentYears, safeguardingRecordsToAge],
};

/** Names of deleted accounts that no safeguarding record names any more. @see PD-63 */
export const safeguardingNames: DeletionRule = {
  table: 'safeguarding_names',
  expiredWhen: 'not is_in_safeguarding_record(id, $1::timestamptz - make_interval(years => $2))',
  parameters: () => [safeguardingRecordsToAge],
};
