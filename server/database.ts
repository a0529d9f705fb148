import path from 'node:path';
import pg from 'pg';
import { storeDirectorySetting } from '#database/directory-setting.ts';
import { prepareDatabase } from '#database/migrate.ts';
import { makeOwnedDatabase } from '#database/owner.ts';
import { identityKey } from '#database/secrets.ts';
import { sharesConnections } from '#database/session-pooling.ts';
import { exists } from '#platform/backup/new-file.server.ts';
import { startEmbeddedPostgres } from '#platform/embedded-postgres.server.ts';
import { readKeyFileText, readOrCreateKeyFile } from '#platform/key-file.server.ts';
import { parseKeys } from '#platform/keyring.server.ts';
import { ReloadingKeyFile } from '#platform/reloading-key-file.server.ts';
import { Keyring } from '#platform/sealing.server.ts';
import { checkSealingKeys } from '#platform/sealing-keys.server.ts';
import { type Settings, SettingsError } from '#platform/settings.server.ts';

export interface ReadyDatabase {
  owner: pg.ClientConfig;
  web: pg.ClientConfig;
  identityKey: Buffer;
  keyring: Keyring;
  stop(): Promise<void>;
}

export const transactionPooler =
  'DATABASE_URL leads to a connection pooler in transaction mode, which mixes the sessions of different people: ' +
  'use its session mode (PgBouncer: pool_mode = session), or connect to PostgreSQL directly.';

export type DatabaseSettings = Pick<Settings, 'databaseUrl' | 'dataFolder' | 'encryptionKeys'>;

/** Starts or connects to the database, migrates it, and verifies the encryption keys. @throws SealingError */
export async function openDatabase(
  settings: DatabaseSettings & Partial<Pick<Settings, 'directory'>>,
  onLog?: (line: string) => void,
): Promise<ReadyDatabase> {
  const { owner, stop } = await startOrConnectDatabase(settings, onLog);
  try {
    if (settings.databaseUrl && (await sharesConnections(owner))) throw new SettingsError(transactionPooler);
    const web = await prepareDatabase(owner);
    if (settings.directory) await storeDirectorySetting(owner, settings.directory);
    const keyring = await checkedKeyring(owner, settings);
    return { owner, web, identityKey: identityKey(owner), keyring, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** As `openDatabase`, for commands: only a start creates a data folder. @throws SettingsError if there is none */
export async function openExistingDatabase(settings: DatabaseSettings): Promise<ReadyDatabase> {
  await assertDatabaseExists(settings);
  return openDatabase(settings);
}

/** Does not create or migrate. @throws SettingsError if there is none */
export async function connectExistingDatabase(settings: DatabaseSettings) {
  await assertDatabaseExists(settings);
  return startOrConnectDatabase(settings);
}

async function assertDatabaseExists({ databaseUrl, dataFolder }: DatabaseSettings): Promise<void> {
  if (databaseUrl || (await hasEmbeddedDatabase(dataFolder))) return;
  throw new SettingsError(
    `The folder ${dataFolder} holds no database: set DATA_DIR to the data folder of the server, or DATABASE_URL. ` +
      'Only the first npm start creates a data folder.',
  );
}

/** Names the database in the output of commands, without user and password. */
export function databaseLocation({ databaseUrl, dataFolder }: DatabaseSettings): string {
  if (!databaseUrl) return `data folder ${dataFolder}`;
  const { database, host, port } = connectionOf(databaseUrl);
  return `database ${database} on ${host}, port ${port}`;
}

export async function hasEmbeddedDatabase(dataFolder: string): Promise<boolean> {
  return exists(path.join(dataFolder, 'database', 'pgdata', 'PG_VERSION'));
}

export const keyFileOf = (dataFolder: string) => path.join(dataFolder, 'encryption-keys');

export async function readKeys({ encryptionKeys, dataFolder }: DatabaseSettings): Promise<string> {
  if (encryptionKeys === null) return readKeyFileText(keyFileOf(dataFolder));
  return `${encryptionKeys
    .split(/[\s,]+/)
    .filter(Boolean)
    .join('\n')}\n`;
}

export async function startOrConnectDatabase(
  { databaseUrl, dataFolder }: DatabaseSettings,
  onLog?: (line: string) => void,
) {
  if (databaseUrl) return { owner: connectionOf(databaseUrl), stop: async () => {} };
  const embedded = await startEmbeddedPostgres({
    folder: path.join(dataFolder, 'database'),
    restartWhenDead: true,
    ...(onLog && { onLog }),
  });
  try {
    return { owner: await makeOwnedDatabase(embedded.connection), stop: () => embedded.stop() };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}

/** False if data travels to another machine without TLS. */
export function isConnectionPrivate({ databaseUrl }: Pick<DatabaseSettings, 'databaseUrl'>): boolean {
  if (databaseUrl === null) return true;
  const { host, ssl } = connectionOf(databaseUrl);
  return Boolean(ssl) || host === undefined || host.startsWith('/') || isThisMachine(host);
}

const isThisMachine = (host: string) => host === 'localhost' || host === '::1' || /^127\./.test(host);

function connectionOf(databaseUrl: string): pg.ClientConfig {
  const { user, password, host, port, database, ssl } = new pg.Client({ connectionString: databaseUrl });
  const options = { host, port, ssl, connectionTimeoutMillis: 5_000, keepAlive: true };
  return { ...options, ...(user && { user }), ...(password && { password }), ...(database && { database }) };
}

async function checkedKeyring(
  owner: pg.ClientConfig,
  { encryptionKeys, dataFolder }: DatabaseSettings,
): Promise<Keyring> {
  const client = new pg.Client(owner);
  await client.connect();
  try {
    const { rows } = await client.query('select from sealing_keys limit 1');
    // A missing key file must not be replaced if data is encrypted.
    const mayCreate = rows.length === 0;
    const file = keyFileOf(dataFolder);
    const keyring = encryptionKeys ? parseKeys(encryptionKeys) : await readOrCreateKeyFile(file, mayCreate);
    await checkSealingKeys(client, keyring);
    return encryptionKeys ? keyring : new Keyring(new ReloadingKeyFile(file, keyring));
  } finally {
    await client.end();
  }
}
