import { figures } from '#content/legal/figures.ts';
import type { RetentionRule } from '#platform/retention.server.ts';

/** Includes everything in their records. Applies the longer of the two specified periods. @see PD-3, PD-56 */
export const leavers: RetentionRule = {
  period: `${figures.recordsAfterEnrolmentYears} years after departure`,
  table: 'students',
  startColumn: 'archived_at',
  expiredWhen:
    'id in (select expired_leavers($1::timestamptz - make_interval(years => $2), $1::timestamptz - make_interval(years => $3)))',
  parameters: () => [figures.recordsAfterEnrolmentYears, figures.safeguardingRecordsToAge],
  remove: `select count, accounts from delete_leaver_records(
    $1::timestamptz - make_interval(years => $2), $1::timestamptz - make_interval(years => $3), 10)`,
};

/** Deletes the records of a year end once it can no longer be undone. @see PD-60 */
export const yearEnds: RetentionRule = {
  period: '1 day',
  table: 'year_ends',
  startColumn: 'done_at',
  expiredWhen: `done_at < $1::timestamptz - interval '1 day'`,
};
