import type { WriteTx } from '../../platform/database.server.ts';

/** For a guardian who may see the student; the database refuses others. */
export async function markReportRead(tx: WriteTx, versionId: string, readerId: string): Promise<void> {
  await tx
    .insertInto('report_reads')
    .values({ version_id: versionId, reader_id: readerId })
    .onConflict((conflict) => conflict.columns(['version_id', 'reader_id']).doNothing())
    .execute();
}
