import type { DeletionRule } from '#platform/retention.server.ts';

/** Browsers in which nobody has signed in for 90 days. @see PD-74 */
export const unusedBrowsers: DeletionRule = {
  table: 'push_subscriptions',
  expiredWhen: `renewed_at < $1::timestamptz - interval '90 days'`,
};
