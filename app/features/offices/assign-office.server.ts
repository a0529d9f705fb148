import type { Office } from '#content/offices.ts';
import type { WriteTx } from '#platform/database.server.ts';
import { sqlState, sqlStates } from '#platform/database-errors.server.ts';
import { Refused } from '#platform/refused.server.ts';
import { recordAuditEvent } from '../audit/audit.server.ts';
import type { OfficeAssignment } from './offices.schema.ts';

export class OfficeRefused extends Refused<'unsuitable person'> {}

/** The messages move to the new holder and deputy. @throws OfficeRefused for anybody but active staff @see PD-28 */
export async function assignOffice(tx: WriteTx, id: Office, to: OfficeAssignment): Promise<void> {
  const { record_id, holder_id, deputy_id } = await tx
    .selectFrom('offices')
    .select(['record_id', 'holder_id', 'deputy_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (holder_id === to.holderId && deputy_id === to.deputyId) return;
  await tx
    .updateTable('offices')
    .set({ holder_id: to.holderId, deputy_id: to.deputyId })
    .where('id', '=', id)
    .execute()
    .catch((error: unknown) => {
      if (unsuitable.includes(sqlState(error) ?? '')) throw new OfficeRefused('unsuitable person', { cause: error });
      throw error;
    });
  await recordAuditEvent(tx, {
    event: 'office assigned',
    subject: { type: 'office', id: record_id },
    details: { office: id, ...to, formerHolderId: holder_id, formerDeputyId: deputy_id },
  });
}

const unsuitable: string[] = [sqlStates.insufficientPrivilege, sqlStates.foreignKeyViolation];
