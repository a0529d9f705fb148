import { sql } from 'kysely';
import { person, writeAs } from '#platform/database.server.ts';
import { tokenHash } from '#platform/tokens.server.ts';

export type DataDownload = 'recorded' | 'refused' | 'too many';

/** Allows a download, with its audit row and mail. @returns `refused` without a recent password @see PD-57 */
export async function recordDataDownload(personId: string, token: string): Promise<DataDownload> {
  const { rows } = await writeAs(person(personId), (tx) =>
    sql<{ outcome: DataDownload }>`
      select accounts.record_data_download(${tokenHash(token)}) as outcome`.execute(tx),
  );
  return rows[0]?.outcome ?? 'refused';
}
