import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { restrictDatabase } from '#database/access.ts';
import { advisoryLocks } from '#database/advisory-locks.ts';
import { identityKey } from '#database/secrets.ts';
import { type DatabaseKeys, openPool } from '#platform/database.server.ts';
import { parseKeys } from '#platform/keyring.server.ts';
import type { Keyring } from '#platform/sealing.server.ts';

export interface TestDatabase {
  owner: pg.ClientConfig;
  web: pg.ClientConfig;
  /** For `DATABASE_URL`. */
  address: string;
  keys: DatabaseKeys;
  keyring: Keyring;
  asOwner<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

/** A separate database copied from the migrated template, with the application's pool connected as the web role. */
export async function openTestDatabase(keyring = randomKeyring()): Promise<TestDatabase> {
  const template = inject('template');
  const database = `test_${randomBytes(6).toString('hex')}`;
  // Without `file_copy` the server writes the template to its log, page by page.
  await onMaintenance(
    `create database ${database} template template_school strategy file_copy owner ${template.owner.user}`,
  );
  const [owner, web] = [
    { ...template.owner, database },
    { ...template.web, database },
  ];
  const keys = { identityKey: identityKey(owner), keyring };
  const closePool = openPool(web, keys);
  const ownerPool = openLastingPool({ ...owner, max: 2 });
  await restrictDatabase(ownerPool);
  return {
    owner,
    web,
    address: addressOf(owner),
    keys,
    keyring,
    asOwner: async (text, values) => (await ownerPool.query(text, values)).rows,
    async close() {
      await closePool();
      await ownerPool.end();
      await onMaintenance(`drop database ${database} with (force)`);
    },
  };
}

const randomKeyring = () => parseKeys(`1:${randomBytes(32).toString('base64')}`);

export function addressOf({ user, password, host, port, database }: pg.ClientConfig): string {
  const [folder, ...login] = [host ?? '', user ?? '', String(password)].map(encodeURIComponent);
  return `postgresql://${login.join(':')}@localhost/${database}?host=${folder}&port=${port}`;
}

let maintenance: pg.Pool | undefined;

/**
 * A template cannot be copied while it has connections: test files take turns. The files of a process share a connection,
 * because opening one costs as much as the copy.
 */
async function onMaintenance(statement: string): Promise<void> {
  maintenance ??= openLastingPool({ ...inject('template').superuser, max: 1 });
  const client = await maintenance.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.testTemplate]);
    await client.query(statement);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [advisoryLocks.testTemplate]);
    client.release();
  }
}

/** Keeps its connections, because new ones are expensive. They may be lost when their database or server ends. */
function openLastingPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...config, idleTimeoutMillis: 0, allowExitOnIdle: true });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
