import { figures } from '#content/legal/figures.ts';
import type { RetentionRule } from '#platform/retention.server.ts';

/** Earlier versions. The latest one is deleted with the record of the student. @see PD-71 */
export const formerSafetyDetails = formerVersions('safety_records');

/** What guardians wrote before about court orders. @see PD-71 */
export const formerCourtOrders = formerVersions('court_orders');

function formerVersions(table: 'safety_records' | 'court_orders'): RetentionRule {
  return {
    period: `${figures.formerSafetyMonths} months`,
    table,
    startColumn: 'replaced_at',
    expiredWhen: `replaced_at < $1::timestamptz - make_interval(months => $2)
      and not exists (select from record_holds where record_holds.student_id = ${table}.student_id and kept_until >= current_date)`,
    parameters: () => [figures.formerSafetyMonths],
  };
}
