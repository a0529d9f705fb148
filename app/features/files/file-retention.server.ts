import { figures } from '#content/legal/figures.ts';
import type { RetentionRule } from '#platform/retention.server.ts';

/** @see PD-35 */
export const unsentFiles: RetentionRule = {
  period: `${figures.unsentFileDays} days`,
  table: 'files',
  startColumn: 'created_at',
  expiredWhen: 'position is null and created_at < $1::timestamptz - make_interval(days => $2)',
  parameters: () => [figures.unsentFileDays],
};

/** Deletes the remains of interrupted uploads. The period is longer than an upload takes. */
export const interruptedUploads: RetentionRule = {
  period: '1 hour',
  table: 'files',
  startColumn: 'created_at',
  expiredWhen: `position is null and details is null and created_at < $1::timestamptz - interval '1 hour'`,
};
