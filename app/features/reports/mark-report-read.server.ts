import type { PersonWriteTx } from '#platform/database.server.ts';

/** Stores that a guardian has read a report. The database refuses people who are not guardians of the student. */
export async function markReportRead(tx: PersonWriteTx, versionId: string): Promise<void> {
  await tx
    .insertInto('report_reads')
    .values({ version_id: versionId, reader_id: tx.me })
    .onConflict((conflict) => conflict.columns(['version_id', 'reader_id']).doNothing())
    .execute();
}
