import { createHmac } from 'node:crypto';
import pg from 'pg';
import { restrictFunctions, revokeAccessToOtherDatabases } from './access.ts';
import { advisoryLocks } from './advisory-locks.ts';

const databaseName = 'school';
const ownerName = 'app_owner';

/**
 * Creates the database on the embedded server, with an owner that may create roles but is not a superuser, as
 * `DATABASE_URL` requires. At every start revokes unneeded default privileges. Returns the owner's connection.
 */
export async function makeOwnedDatabase(superuser: pg.ClientConfig, database = databaseName): Promise<pg.ClientConfig> {
  const password = createHmac('sha256', String(superuser.password)).update(ownerName).digest('base64url');
  const owner = { ...superuser, user: ownerName, password, database };
  const client = new pg.Client({ ...superuser, database: 'postgres' });
  await client.connect();
  try {
    // Concurrent first starts: one creates the database, the others wait.
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.firstStart]);
    if (!(await exists(client, 'select from pg_roles where rolname = $1', ownerName))) {
      await client.query(
        `create role ${ownerName} login createrole nosuperuser password ${pg.escapeLiteral(password)}`,
      );
    }
    if (!(await exists(client, 'select from pg_database where datname = $1', database)))
      await client.query(`create database ${pg.escapeIdentifier(database)} owner ${ownerName}`);
    await revokeAccessToOtherDatabases(client);
    await restrictIn({ ...superuser, database });
    return owner;
  } finally {
    await client.end();
  }
}

async function exists(client: pg.Client, query: string, name: string): Promise<boolean> {
  return (await client.query(query, [name])).rows.length > 0;
}

/** Functions and their privileges are per database. */
async function restrictIn(superuser: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(superuser);
  await client.connect();
  try {
    await restrictFunctions(client, ownerName);
  } finally {
    await client.end();
  }
}
