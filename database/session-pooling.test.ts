import type pg from 'pg';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/database.ts';
import { openDatabaseProxy } from '#tests/support/database-proxy.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { openTransactionPooler } from '#tests/support/transaction-pooler.ts';
import { sharesConnections } from './session-pooling.ts';

const configOf = (connectionString: string): pg.ClientConfig => ({ connectionString });

test.each(['newest', 'oldest'] as const)(
  'A pooler in transaction mode is recognised (next: %s connection)',
  async (next) => {
    const database = await openTestDatabase();
    const pooler = await openTransactionPooler(database.owner, next);
    expect(await sharesConnections(configOf(pooler.address))).toBe(true);
    const settings = {
      databaseUrl: pooler.address,
      dataFolder: '/nowhere',
      encryptionKeys: `1:${Buffer.alloc(32, 7).toString('base64')}`,
    };
    await expect(openDatabase(settings)).rejects.toThrow(
      /^DATABASE_URL leads to a connection pooler in transaction mode.* pool_mode = session/,
    );
    await pooler.close();
    await database.close();
  },
);

test('A server and a proxy that keeps sessions apart are accepted', async () => {
  const database = await openTestDatabase();
  const proxy = await openDatabaseProxy(database.owner);
  expect(await sharesConnections(database.owner)).toBe(false);
  expect(await sharesConnections(configOf(proxy.address))).toBe(false);
  await proxy.close();
  await database.close();
});
