import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { fillDemo } from './demo.ts';
import { checkSealedSamples, sealedTables } from './sealed-columns.ts';

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await openTestDatabase();
  await fillDemo(database.owner, database.keyring);
  client = new pg.Client(database.owner);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.close();
});

/** Binary columns that are not encrypted text. */
const others =
  /digest|hash|fingerprint|^identity_key\.|^secrets\.value$|\.trusted_by$|^passkeys\.(credential_id|public_key)$|^passkey_challenges\./;

test('Every bytea column is listed as encrypted or as something else', async () => {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select relname as table, attname as column from pg_attribute join pg_class on pg_class.oid = attrelid
     where atttypid = 'bytea'::regtype and relkind = 'r' and attnum > 0 and not attisdropped
       and relnamespace in ('public'::regnamespace, 'accounts'::regnamespace)`,
  );
  const unnamed = rows.map(({ table, column }) => `${table}.${column}`).filter((name) => !others.test(name));
  const known = sealedTables.flatMap(({ name, sealed }) => sealed.map((column) => `${name}.${column}`));
  expect(unnamed.toSorted()).toEqual(known.toSorted());
});

test('Values that cannot be decrypted are counted by column', async () => {
  expect(await checkSealedSamples(client, database.keyring)).toEqual([]);
  await database.asOwner(`insert into messages (id, subject, body) values ($1, 'plain', 'text')`, [randomUUID()]);
  await database.asOwner('update messages set body = subject');
  const problems = await checkSealedSamples(client, database.keyring);
  expect(problems).toContainEqual(expect.stringMatching(/^messages\.body: (\d+) of \1 values cannot be decrypted$/));
});
