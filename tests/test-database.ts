import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { openDoors } from '../app/platform/doors.server.ts';
import { type Keyring, parseKeys } from '../app/platform/keyring.server.ts';
import { restrictDatabase } from '../database/access.ts';
import { identityKey } from '../database/secrets.ts';

export interface TestDatabase {
  owner: pg.ClientConfig;
  web: pg.ClientConfig;
  /** The owner's, as `DATABASE_URL` takes it. */
  address: string;
  keyring: Keyring;
  /** Runs a statement as the owner, under its own policies: for preparing and for looking. */
  asOwner<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

/** A database of this test file's own, copied from the migrated template, with the doors open to it as the web's role. */
export async function openTestDatabase(): Promise<TestDatabase> {
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
  const closeDoors = openDoors(web, identityKey(owner));
  const ownerPool = new pg.Pool({ ...owner, max: 2 });
  // closing drops the database under the last connection
  ownerPool.on('error', () => {});
  ownerPool.on('connect', (client) => client.on('error', () => {}));
  await restrictDatabase(ownerPool);
  return {
    owner,
    web,
    address: addressOf(owner),
    keyring: parseKeys(`1:${randomBytes(32).toString('base64')}`),
    asOwner: async (text, values) => (await ownerPool.query(text, values)).rows,
    async close() {
      await closeDoors();
      await ownerPool.end();
      await onMaintenance(template.superuser, `drop database ${database} with (force)`);
    },
  };
}

/** A connection by Unix socket as an address. */
export function addressOf({ user, password, host, port, database }: pg.ClientConfig): string {
  const [folder, ...login] = [host ?? '', user ?? '', String(password)].map(encodeURIComponent);
  return `postgresql://${login.join(':')}@localhost/${database}?host=${folder}&port=${port}`;
}

/** Copying wants nobody connected to the template, so files take turns. */
async function onMaintenance(superuser: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client(superuser);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(7240119)');
    await client.query(statement);
  } finally {
    await client.end();
  }
}
