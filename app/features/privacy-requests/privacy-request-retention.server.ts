import { figures } from '#content/legal/figures.ts';
import type { RetentionRule } from '#platform/retention.server.ts';

/** They show that the request was answered in time. @see PD-58 */
export const answeredRequests: RetentionRule = {
  period: `${figures.messageRecordYears} years after the answer`,
  table: 'privacy_requests',
  startColumn: 'answered_at',
  expiredWhen: 'answered_at <= $1::timestamptz - make_interval(years => $2)',
  parameters: () => [figures.messageRecordYears],
};
