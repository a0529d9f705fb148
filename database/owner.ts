import { createHmac } from 'node:crypto';
import pg from 'pg';

const databaseName = 'school';
const ownerName = 'app_owner';

/**
 * Makes the product's database on a server of its own, once, with the same kind of owner that `DATABASE_URL` names
 * elsewhere: one that may create roles and is no superuser.
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
    const { rows } = await client.query('select from pg_database where datname = $1', [database]);
    if (rows.length > 0) return owner;
    const { rows: roles } = await client.query('select from pg_roles where rolname = $1', [ownerName]);
    if (roles.length === 0) {
      await client.query(
        `create role ${ownerName} login createrole nosuperuser password ${pg.escapeLiteral(password)}`,
      );
    }
    await client.query(`create database ${pg.escapeIdentifier(database)} owner ${ownerName}`);
    return owner;
  } finally {
    await client.end();
  }
}
