import { figures } from '#content/legal/figures.ts';
import type { RetentionRule } from '#platform/retention.server.ts';

/** Events of sign-in and access: IT logs. @see content §9, ADR-27 */
export const securityEvents: RetentionRule = {
  period: `${figures.itLogsMonths} months`,
  table: 'audit_log',
  startColumn: 'happened_at',
  expiredWhen: `chain = 'security' and number <= (select last_expired_event($1::timestamptz - make_interval(months => $2)))`,
  parameters: () => [figures.itLogsMonths],
  remove: 'select expire_security_events($1::timestamptz - make_interval(months => $2)) as count',
};
