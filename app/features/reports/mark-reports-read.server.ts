import type { PersonWriteTx } from '#platform/database.server.ts';

/** Stores that a guardian has read versions of reports. The database refuses people who are not guardians of the student. */
export async function markReportsRead(tx: PersonWriteTx, versionIds: readonly string[]): Promise<void> {
  if (versionIds.length === 0) return;
  await tx
    .insertInto('report_reads')
    .values(versionIds.map((version_id) => ({ version_id, reader_id: tx.me })))
    .onConflict((conflict) => conflict.columns(['version_id', 'reader_id']).doNothing())
    .execute();
}
