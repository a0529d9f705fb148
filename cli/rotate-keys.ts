import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { advisoryLocks } from '#database/advisory-locks.ts';
import {
  ageOfCurrentKey,
  countOutdatedRows,
  findOlderKeys,
  forgetKeys,
  type Reencryption,
  reencryptAll,
} from '#database/reencrypt.ts';
import { addKeyToFile, makeKey, removeKeysFromFile } from '#platform/key-file.server.ts';
import { reloadIntervalMilliseconds } from '#platform/reloading-key-file.server.ts';
import type { Keyring } from '#platform/sealing.server.ts';
import { checkSealingKeys } from '#platform/sealing-keys.server.ts';
import { readSettings, type Settings } from '#platform/settings.server.ts';
import { keyFileOf, openExistingDatabase } from '#server/database.ts';
import { CommandError } from './command-error.ts';
import { nameDatabase } from './name-database.ts';
import { showProgress } from './progress.ts';
import { runCommand } from './run-command.ts';

const usage = `Adds a new encryption key and re-encrypts everything with it, also while the server runs.

  npm run rotate-keys
  npm run rotate-keys -- --reencrypt
  npm run rotate-keys -- --retire

  --reencrypt   adds no key, and re-encrypts what is not yet encrypted with the newest one
  --retire      the same, then removes the older keys

Interrupted, the same command continues where it was. With ENCRYPTION_KEYS the first step prints two new values of that
setting; restart every instance with the first, then with the second, then use --reencrypt.`;

/** Longer than any transaction that started before all servers knew the new key. */
const settledAfterSeconds = 30;

interface Rotation {
  settings: Settings;
  client: pg.Client;
  keyring: Keyring;
}

await runCommand({
  usage,
  options: { reencrypt: { type: 'boolean', default: false }, retire: { type: 'boolean', default: false } },
  run: rotateKeys,
});

async function rotateKeys({ reencrypt, retire }: { reencrypt: boolean; retire: boolean }): Promise<void> {
  const settings = readSettings(process.env);
  const database = await openExistingDatabase(settings);
  nameDatabase(settings);
  const client = new pg.Client(database.owner);
  client.on('error', () => {});
  try {
    await client.connect();
    await excludeOthers(client);
    const rotation: Rotation = { settings, client, keyring: database.keyring };
    if (reencrypt || retire) {
      const { failed, left } = await reencryptRows(rotation);
      if (retire && failed + left === 0) await retireOlderKeys(rotation);
    } else if (!(await continueRotation(rotation))) await beginRotation(rotation);
  } finally {
    await client.end().catch(() => {});
    await database.stop();
  }
}

async function excludeOthers(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ is_free: boolean }>('select pg_try_advisory_lock($1) as is_free', [
    advisoryLocks.rotation,
  ]);
  if (!rows[0]?.is_free) throw new CommandError('Another rotation of these keys is running: wait until it ends.');
}

/** Completes an interrupted rotation, if any. Rows that no key decrypts are not counted. */
async function continueRotation(rotation: Rotation): Promise<boolean> {
  const outdated = await countOutdatedRows(rotation.client, rotation.keyring);
  if (outdated === 0) return false;
  console.log(`${outdated} rows are not encrypted with key ${rotation.keyring.current.number} yet: continuing.`);
  const { resealed, left } = await reencryptRows(rotation);
  return resealed + left > 0;
}

async function beginRotation(rotation: Rotation): Promise<void> {
  const { encryptionKeys } = rotation.settings;
  if (encryptionKeys !== null) return printNewSetting(encryptionKeys, rotation.keyring);
  await reencryptRows({ ...rotation, keyring: await addKey(rotation) });
}

/** Writes the file first, because servers read it when a value has an unknown key. */
async function addKey({ settings, client }: Rotation): Promise<Keyring> {
  const file = keyFileOf(settings.dataFolder);
  const keyring = await addKeyToFile(file);
  await checkSealingKeys(client, keyring);
  console.log(`Added key ${keyring.current.number} to ${file}. Keep a copy of this file, apart from the database.`);
  // By then every server encrypts with the new key.
  await sleep(2 * reloadIntervalMilliseconds);
  return keyring;
}

function printNewSetting(encryptionKeys: string, { keys }: Keyring): void {
  const kept = encryptionKeys.split(/[\s,]+/).filter(Boolean);
  const key = makeKey(Math.max(...keys.keys()) + 1);
  console.log(`Nothing has changed yet. Keep a copy of these values apart from the database.

1. Set this on every instance, and restart one after the other. They can then read what the new key encrypts:

  ENCRYPTION_KEYS=${[...kept, `${key}:read`].join(',')}

2. Once all of them run with it, set this on every instance, and restart one after the other. They encrypt with the new key:

  ENCRYPTION_KEYS=${[...kept, key].join(',')}

3. Then, with the second value: npm run rotate-keys -- --reencrypt`);
}

async function reencryptRows({ client, keyring }: Rotation): Promise<Reencryption> {
  const progress = showProgress();
  const done = await reencryptAll(client, keyring, progress.show);
  progress.end();
  const { resealed, failed, left } = done;
  const { number } = keyring.current;
  console.log(`Re-encrypted ${resealed} rows with key ${number}.`);
  if (failed > 0) {
    console.error(`${failed} rows hold values that these keys do not open. They stay as they are; the log names them.`);
  }
  if (left > 0) {
    console.error(
      `${left} rows were encrypted with an older key meanwhile: a server does not know key ${number}. ` +
        'Restart every instance, then run: npm run rotate-keys -- --reencrypt',
    );
  }
  if (failed + left > 0) process.exitCode = 1;
  else console.log(`Everything is encrypted with key ${number}.`);
  return done;
}

async function retireOlderKeys({ settings, client, keyring }: Rotation): Promise<void> {
  const older = await findOlderKeys(client, keyring);
  const isFromFile = settings.encryptionKeys === null;
  const inFile = [...keyring.keys.keys()].filter((number) => number < keyring.current.number);
  const numbers = [...new Set([...older, ...inFile])];
  if (numbers.length === 0) return console.log('There is no older key.');
  await waitUntilSettled(client, keyring);
  await forget(client, numbers);
  if (!isFromFile) {
    console.log(`Now take ${named(numbers)} out of ENCRYPTION_KEYS on every instance and restart it.`);
    return;
  }
  await removeKeysFromFile(keyFileOf(settings.dataFolder), numbers);
  // A server that was just starting may have registered the keys again.
  await sleep(reloadIntervalMilliseconds);
  await forget(client, numbers);
  console.log(`Removed ${named(numbers)}. Copies of the database from before need the older key file.`);
}

async function forget(client: pg.Client, numbers: number[]): Promise<void> {
  const needed = await forgetKeys(client, numbers);
  if (needed.size === 0) return;
  const list = [...needed].map(([number, count]) => `key ${number}: ${count} values`).join(', ');
  throw new CommandError(`The older keys are still needed (${list}). Run: npm run rotate-keys -- --reencrypt`);
}

async function waitUntilSettled(client: pg.Client, keyring: Keyring): Promise<void> {
  const seconds = Math.ceil(settledAfterSeconds - (await ageOfCurrentKey(client, keyring)));
  if (seconds <= 0) return;
  console.log(`Waiting ${seconds} s for transactions that began before the new key.`);
  await sleep(1_000 * seconds);
}

function named(numbers: readonly number[]): string {
  return numbers.map((number) => `key ${number}`).join(', ');
}
