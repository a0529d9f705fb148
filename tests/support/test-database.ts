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
  await onMaintenance(
    template.superuser,
    `create database ${database} template template_school owner ${template.owner.user}`,
  );
  const [owner, web] = [
    { ...template.owner, database },
    { ...template.web, database },
  ];
  const keys = { identityKey: identityKey(owner), keyring };
  const closePool = openPool(web, keys);
  const ownerPool = new pg.Pool({ ...owner, max: 2 });
  // Closing drops the database while the last connection is open.
  ownerPool.on('error', () => {});
  ownerPool.on('connect', (client) => client.on('error', () => {}));
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
      await onMaintenance(template.superuser, `drop database ${database} with (force)`);
    },
  };
}

const randomKeyring = () => parseKeys(`1:${randomBytes(32).toString('base64')}`);

export function addressOf({ user, password, host, port, database }: pg.ClientConfig): string {
  const [folder, ...login] = [host ?? '', user ?? '', String(password)].map(encodeURIComponent);
  return `postgresql://${login.join(':')}@localhost/${database}?host=${folder}&port=${port}`;
}

/** A template cannot be copied while it has connections: test files take turns. */
async function onMaintenance(superuser: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client(superuser);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.testTemplate]);
    await client.query(statement);
  } finally {
    await client.end();
  }
}
