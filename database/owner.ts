import { createHmac } from 'node:crypto';
import pg from 'pg';
import { closeOtherDatabases, restrictFunctions } from './access.ts';

const databaseName = 'school';
const ownerName = 'app_owner';

/**
 * Makes the product's database on a server of its own, once, with the same kind of owner that `DATABASE_URL` names
 * elsewhere: one that may create roles and is no superuser. At every start it takes the privileges away that PostgreSQL gives
 * to everybody and nobody here needs, also from a database of an earlier version.
 * @param superuser of the embedded server
 * @returns how that owner connects
 */
export async function makeOwnedDatabase(superuser: pg.ClientConfig, database = databaseName): Promise<pg.ClientConfig> {
  const password = createHmac('sha256', String(superuser.password)).update(ownerName).digest('base64url');
  const owner = { ...superuser, user: ownerName, password, database };
  const client = new pg.Client({ ...superuser, database: 'postgres' });
  await client.connect();
  try {
    // two first starts at once: one makes it, the other waits
    await client.query('select pg_advisory_lock(7240117)');
    if (!(await exists(client, 'select from pg_roles where rolname = $1', ownerName))) {
      await client.query(
        `create role ${ownerName} login createrole nosuperuser password ${pg.escapeLiteral(password)}`,
      );
    }
    if (!(await exists(client, 'select from pg_database where datname = $1', database)))
      await client.query(`create database ${pg.escapeIdentifier(database)} owner ${ownerName}`);
    await closeOtherDatabases(client);
    await restrictIn({ ...superuser, database });
    return owner;
  } finally {
    await client.end();
  }
}

async function exists(client: pg.Client, query: string, name: string): Promise<boolean> {
  return (await client.query(query, [name])).rows.length > 0;
}

/** Each database has functions of its own. */
async function restrictIn(superuser: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(superuser);
  await client.connect();
  try {
    await restrictFunctions(client, ownerName);
  } finally {
    await client.end();
  }
}
