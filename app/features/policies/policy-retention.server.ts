import { figures } from '#content/legal/figures.ts';
import type { RetentionRule } from '#platform/retention.server.ts';

/** Acknowledgements of replaced versions; those of current versions are deleted with the account. @see PD-61 */
export const acknowledgements: RetentionRule = {
  period: `${figures.messageRecordYears} years, for versions that were replaced`,
  table: 'policy_acknowledgements',
  startColumn: 'acknowledged_at',
  expiredWhen: `acknowledged_at <= $1::timestamptz - make_interval(years => $2) and exists (
    select from policy_versions as version join policy_versions as later using (policy)
    where version.id = version_id and later.is_material and later.number > version.number)`,
  parameters: () => [figures.messageRecordYears],
};
