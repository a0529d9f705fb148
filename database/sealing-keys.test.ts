import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/embedded-postgres.server.ts';
import { parseKeys } from '#platform/keyring.server.ts';
import { checkSealingKeys } from '#platform/sealing-keys.server.ts';
import { prepareDatabase } from './migrate.ts';
import { makeOwnedDatabase } from './owner.ts';

const newKey = (number: number) => `${number}:${randomBytes(32).toString('base64')}`;
const [one, two] = [newKey(1), newKey(2)];

let folder: string;
let server: EmbeddedPostgres;
let owner: pg.ClientConfig;
let web: pg.ClientConfig;
let observer: pg.Client;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sealing-keys-'));
  server = await startEmbeddedPostgres({ folder, settings: { fsync: 'off' } });
  owner = await makeOwnedDatabase(server.connection);
  web = await prepareDatabase(owner);
  observer = new pg.Client(owner);
  await observer.connect();
});
afterAll(async () => {
  await observer.end();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await observer.query('truncate sealing_keys');
});

async function knownNumbers(): Promise<number[]> {
  const { rows } = await observer.query<{ number: number }>('select number from sealing_keys order by number');
  return rows.map((row) => row.number);
}

/** Starts instances concurrently, each with its own connection and keys; returns the error of each, or null. */
async function start(...instances: string[]): Promise<(string | null)[]> {
  const clients = await Promise.all(instances.map(connect));
  try {
    return await Promise.all(
      clients.map(async (client, index) => {
        const keyring = parseKeys(instances[index] ?? '');
        return checkSealingKeys(client, keyring).then(
          () => null,
          (error: Error) => error.message,
        );
      }),
    );
  } finally {
    for (const client of clients) await client.end();
  }
}

async function connect(): Promise<pg.Client> {
  const client = new pg.Client(owner);
  await client.connect();
  return client;
}

describe('A start', () => {
  test('is refused with another key under a known number, and stores none of its keys', async () => {
    await start(one);
    expect(await start(`${newKey(1)},${newKey(2)}`)).toEqual([expect.stringContaining('has another key 1 than')]);
    expect(await knownNumbers()).toEqual([1]);
  });

  test('is refused without a key that the database knows, and stores none of its keys', async () => {
    await start(`${one},${two}`);
    expect(await start(`${two},${newKey(3)}`)).toEqual([expect.stringContaining('ENCRYPTION_KEYS lacks key 1')]);
    expect(await knownNumbers()).toEqual([1, 2]);
  });

  test('succeeds for only one of several concurrent first starts with different keys', async () => {
    for (let round = 0; round < 10; round++) {
      await observer.query('truncate sealing_keys');
      const refusals = await start(newKey(1), newKey(1), newKey(1), newKey(1));
      expect(refusals.filter((refusal) => refusal === null)).toHaveLength(1);
      expect(refusals.filter((refusal) => refusal?.includes('has another key 1 than'))).toHaveLength(3);
    }
  });
});

test('The web role can neither read nor delete the fingerprints of the keys', async () => {
  const client = new pg.Client(web);
  await client.connect();
  try {
    await expect(client.query('select from sealing_keys')).rejects.toThrow('permission denied');
    await expect(client.query('delete from sealing_keys')).rejects.toThrow('permission denied');
  } finally {
    await client.end();
  }
});

test('Concurrent first starts with the same key all succeed, and a rotation adds its key', async () => {
  for (let round = 0; round < 10; round++) {
    await observer.query('truncate sealing_keys');
    expect(await start(one, one, one, one)).toEqual([null, null, null, null]);
    expect(await knownNumbers()).toEqual([1]);
    expect(await start(`${one},${two}`, `${two},${one}`)).toEqual([null, null]);
    expect(await knownNumbers()).toEqual([1, 2]);
  }
});

test('A start inside a transaction that is rolled back stores no key', async () => {
  await observer.query('begin');
  await checkSealingKeys(observer, parseKeys(one));
  await observer.query('rollback');
  expect(await knownNumbers()).toEqual([]);
});
