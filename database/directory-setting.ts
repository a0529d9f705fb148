import pg from 'pg';
import type { Settings } from '#platform/settings.server.ts';

/** Stores the setting `DIRECTORY` for the policies. @param owner connects as the owner of the database @see PD-29 */
export async function storeDirectorySetting(owner: pg.ClientConfig, directory: Settings['directory']): Promise<void> {
  const client = new pg.Client(owner);
  await client.connect();
  try {
    await client.query(
      `insert into accounts.settings as stored (name, value) values ('directory', $1)
       on conflict (name) do update set value = excluded.value where stored.value <> excluded.value`,
      [directory],
    );
  } finally {
    await client.end();
  }
}
