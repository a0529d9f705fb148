import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../app/platform/embedded-postgres.server.ts';
import { readOrCreateKeyFile } from '../app/platform/key-file.server.ts';
import { type Keyring, parseKeys } from '../app/platform/keyring.server.ts';
import { checkSealingKeys } from '../app/platform/sealing-keys.server.ts';
import type { Settings } from '../app/platform/settings.server.ts';
import { prepareDatabase } from '../database/migrate.ts';
import { makeOwnedDatabase } from '../database/owner.ts';

export interface ReadyDatabase {
  owner: pg.ClientConfig;
  web: pg.ClientConfig;
  keyring: Keyring;
  /** Ends the embedded server, where this process owns one. */
  stop(): Promise<void>;
}

type DatabaseSettings = Pick<Settings, 'databaseUrl' | 'dataFolder' | 'encryptionKeys'>;

/**
 * Starts or reaches the database, brings it to this version, and checks that the keys are those it was sealed with.
 * @throws EmbeddedPostgresError, SealingError, or the driver's error
 */
export async function openDatabase(settings: DatabaseSettings): Promise<ReadyDatabase> {
  const { owner, stop } = await reachDatabase(settings);
  try {
    const web = await prepareDatabase(owner);
    const keyring = await checkedKeyring(owner, settings);
    return { owner, web, keyring, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function reachDatabase({ databaseUrl, dataFolder }: DatabaseSettings) {
  if (databaseUrl) return { owner: connectionOf(databaseUrl), stop: async () => {} };
  const embedded = await startEmbeddedPostgres({ folder: path.join(dataFolder, 'database'), restartWhenDead: true });
  try {
    return { owner: await makeOwnedDatabase(embedded.connection), stop: () => embedded.stop() };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}

function connectionOf(databaseUrl: string): pg.ClientConfig {
  const { connectionParameters } = new pg.Client({ connectionString: databaseUrl }) as pg.Client & {
    connectionParameters: pg.ClientConfig;
  };
  const { user, password, host, port, database, ssl } = connectionParameters;
  return {
    user,
    password,
    host,
    port,
    database,
    ...(ssl !== undefined && { ssl }),
    connectionTimeoutMillis: 5_000,
  } as pg.ClientConfig;
}

async function checkedKeyring(
  owner: pg.ClientConfig,
  { encryptionKeys, dataFolder }: DatabaseSettings,
): Promise<Keyring> {
  const client = new pg.Client(owner);
  await client.connect();
  try {
    const { rows } = await client.query('select from sealing_keys limit 1');
    // a key file that is gone must not be replaced by a new one: what it sealed would be lost without a word
    const mayCreate = rows.length === 0;
    const keyring = encryptionKeys
      ? parseKeys(encryptionKeys)
      : await readOrCreateKeyFile(path.join(dataFolder, 'encryption-keys'), mayCreate);
    await checkSealingKeys(client, keyring);
    return keyring;
  } finally {
    await client.end();
  }
}
