import { figures } from '#content/legal/figures.ts';
import type { RetentionRule } from '#platform/retention.server.ts';

const older = (column: string, interval: string) => `${column} < $1::timestamptz - interval '${interval}'`;

/** Needed for a day or less. Expired invitation links are kept: the console shows their date. @see R5, R6, PD-37 */
export const signInDataRules: readonly RetentionRule[] = [
  ['accounts.sign_in_attempts', 'attempted_at', '1 hour'],
  ['accounts.pending_sign_ins', 'created_at', '10 minutes'],
  ['authenticator_setups', 'created_at', '1 hour'],
  ['accounts.passkey_challenges', 'created_at', '5 minutes'],
  ['accounts.password_renewals', 'created_at', '15 minutes'],
  ['accounts.password_reset_requests', 'requested_at', '1 hour'],
  ['accounts.upload_attempts', 'attempted_at', '1 day'],
  ['accounts.email_changes', 'requested_at', '24 hours', 'completed_at is null'],
  ['accounts.merges', 'requested_at', '24 hours', 'confirmed_at is null'],
]
  .map(([table = '', startColumn = '', period = '', more = 'true']) => ({
    period,
    table,
    startColumn,
    expiredWhen: `${older(startColumn, period)} and ${more}`,
  }))
  .concat(
    {
      period: 'until they expire',
      table: 'accounts.password_links',
      startColumn: 'created_at',
      expiredWhen: `purpose = 'reset' and expires_at < $1`,
    },
    {
      period: '12 hours without use, 7 days',
      table: 'accounts.sessions',
      startColumn: 'created_at',
      expiredWhen: 'not accounts.is_live(sessions)',
    },
  );

/** Browsers that the account has used, for the mail about a new one. @see PD-37 */
export const devices: RetentionRule = {
  period: '1 year without use',
  table: 'accounts.devices',
  startColumn: 'last_used_at',
  expiredWhen: older('last_used_at', '1 year'),
};

/** Suspended accounts that belong to no student and no office. @see PD-56 */
export const closedAccounts: RetentionRule = {
  period: `${figures.recordsAfterEnrolmentYears} years after suspension`,
  table: 'profiles',
  startColumn: 'suspended_at',
  expiredWhen: 'id in (select expired_accounts($1::timestamptz - make_interval(years => $2)))',
  parameters: () => [figures.recordsAfterEnrolmentYears],
  remove: `select count(*)::int as count, array_agg(id) as accounts from (
    select expired_accounts($1::timestamptz - make_interval(years => $2)) as id limit 100) as expired`,
};
