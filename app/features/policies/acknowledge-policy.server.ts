import { sql } from 'kysely';
import type { PersonWriteTx } from '#platform/database.server.ts';
import { Refused } from '#platform/refused.server.ts';
import { recordAuditEvent } from '../audit/audit.server.ts';

export class AcknowledgementRefused extends Refused<'unknown'> {}

/** Idempotent. @throws AcknowledgementRefused unless the version concerns the person @see PD-61 */
export async function acknowledgePolicy(tx: PersonWriteTx, versionId: string): Promise<void> {
  const version = await tx
    .selectFrom('policy_versions')
    .select(['policy', 'number'])
    .where('id', '=', versionId)
    .where(sql<boolean>`may_acknowledge(id)`)
    .executeTakeFirst();
  if (!version) throw new AcknowledgementRefused('unknown');
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('policy_acknowledgements')
    .values({ version_id: versionId, person_id: tx.me })
    .onConflict((conflict) => conflict.columns(['version_id', 'person_id']).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return;
  await recordAuditEvent(tx, {
    event: 'policy acknowledged',
    subject: { type: 'policy version', id: versionId },
    details: { policy: version.policy, version: String(version.number) },
  });
}
