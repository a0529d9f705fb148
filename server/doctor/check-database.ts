import { createECDH } from 'node:crypto';
import pg from 'pg';
import { listAppliedMigrations } from '#database/applied-migrations.ts';
import { listMigrations, readReleaseSources, unknownMigrationsProblem } from '#database/migrate.ts';
import { checkSealedSamples } from '#database/sealed-columns.ts';
import { webPassword } from '#database/secrets.ts';
import { sharesConnections } from '#database/session-pooling.ts';
import { privateKeyContext } from '#features/push/sealed-push.server.ts';
import { parseKeys } from '#platform/keyring.server.ts';
import { compareFingerprints, readKnownFingerprints } from '#platform/sealing-keys.server.ts';
import type { Settings } from '#platform/settings.server.ts';
import {
  connectExistingDatabase,
  databaseLocation,
  hasEmbeddedDatabase,
  isConnectionPrivate,
  readKeys,
  transactionPooler,
} from '../database.ts';
import { explainFailure } from '../start-failures.ts';
import { type Finding, findingsOf } from './finding.ts';

const oldestVersion = 150_000;
const largestClockDifferenceMs = 2_000;

const database = findingsOf('database');
const keys = findingsOf('keys');
const clock = findingsOf('clock');
const mail = findingsOf('mail');
const push = findingsOf('push');

/** Changes nothing. @param withOwner further checks on the same connection, for an up-to-date database */
export async function* checkDatabase(
  settings: Settings,
  withOwner: (client: pg.Client) => AsyncIterable<Finding>,
): AsyncGenerator<Finding> {
  if (!settings.databaseUrl && !(await hasEmbeddedDatabase(settings.dataFolder))) {
    yield database.warning(
      `${settings.dataFolder} holds no database yet: the first npm start makes one. If the server runs, set DATA_DIR to its data folder.`,
    );
    return;
  }
  let stop = async () => {};
  const clients: pg.Client[] = [];
  try {
    const reached = await connectExistingDatabase(settings);
    stop = reached.stop;
    if (settings.databaseUrl && (await sharesConnections(reached.owner))) {
      yield database.problem(transactionPooler);
      return;
    }
    const client = await connect(reached.owner, clients);
    yield* checkServer(client, databaseLocation(settings));
    if (!isConnectionPrivate(settings))
      yield database.warning(
        'the connection to another machine is not encrypted: add ?sslmode=verify-full to DATABASE_URL. (Nothing to do if only the server and the database share the network, as containers may.)',
      );
    yield await checkClock(client);
    const migrations = await checkMigrations(client);
    yield migrations;
    if (migrations.level !== 'ok') return;
    yield await checkWebRole(reached.owner, clients);
    const opened = await checkKeys(client, settings);
    yield opened;
    if (opened.level === 'ok') yield await checkPushKeys(client, settings);
    yield* checkMails(client);
    yield* withOwner(client);
  } catch (error) {
    yield database.problem(explain(error, settings));
  } finally {
    for (const client of clients) await client.end().catch(() => {});
    await stop();
  }
}

function explain(error: unknown, { databaseUrl, dataFolder }: Settings): string {
  return explainFailure(error, { DATA_DIR: dataFolder, ...(databaseUrl && { DATABASE_URL: databaseUrl }) });
}

async function connect(config: pg.ClientConfig, clients: pg.Client[]): Promise<pg.Client> {
  const client = new pg.Client({ ...config, query_timeout: 20_000 });
  client.on('error', () => {});
  await client.connect();
  clients.push(client);
  return client;
}

async function* checkServer(client: pg.Client, location: string): AsyncGenerator<Finding> {
  const { rows } = await client.query<{
    number: number;
    version: string;
    encoding: string;
    mayCreateRoles: boolean;
    owns: boolean;
  }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as version,
       current_setting('server_encoding') as encoding,
       pg_has_role(datdba, 'usage') as owns,
       (select rolcreaterole or rolsuper from pg_roles where rolname = current_user) as "mayCreateRoles"
     from pg_database where datname = current_database()`,
  );
  const [server] = rows;
  if (!server) return;
  if (server.number < oldestVersion)
    yield database.problem(`PostgreSQL ${server.version} is too old: use 15 or newer.`);
  if (server.encoding !== 'UTF8') {
    yield database.problem(`its encoding is ${server.encoding}: create the database with encoding 'UTF8'.`);
  }
  if (!server.owns)
    yield database.problem('the user of DATABASE_URL does not own the database: alter database … owner to …');
  if (!server.mayCreateRoles)
    yield database.problem('the user of DATABASE_URL may not create roles: alter role … createrole');
  if (server.number >= oldestVersion) yield database.ok(`PostgreSQL ${server.version} answers (${location})`);
}

async function checkClock(client: pg.Client): Promise<Finding> {
  const before = Date.now();
  const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now');
  const middle = (before + Date.now()) / 2;
  const difference = Math.abs((rows[0]?.now.getTime() ?? middle) - middle);
  if (difference <= largestClockDifferenceMs) return clock.ok('this machine and the database agree');
  return clock.problem(
    `this machine and the database differ by ${Math.round(difference / 1_000)} s: sessions and deadlines go wrong. Set both by NTP.`,
  );
}

async function checkMigrations(client: pg.Client): Promise<Finding> {
  const applied = new Set(await listAppliedMigrations(client));
  if (applied.size === 0) return database.warning('it is empty: the first npm start prepares it.');
  const problem = await unknownMigrationsProblem(client, await readReleaseSources());
  if (problem !== null) return database.problem(problem);
  const known = await listMigrations();
  const missing = known.filter((name) => !applied.has(name));
  if (missing.length > 0)
    return database.warning(`${missing.length} migrations are due: the next npm start applies them.`);
  return database.ok(`all ${known.length} migrations are applied`);
}

/** The role must be able to connect and must not have additional privileges. */
async function checkWebRole(owner: pg.ClientConfig, clients: pg.Client[]): Promise<Finding> {
  try {
    const client = await connect({ ...owner, user: 'app_web', password: webPassword(owner) }, clients);
    const { rows } = await client.query(
      `select rolsuper or rolbypassrls or rolcreaterole or rolcreatedb as "isTooPowerful" from pg_roles where rolname = current_user`,
    );
    if (!rows[0]?.isTooPowerful) return database.ok('the role app_web can sign in and has no special rights');
    return database.problem(
      'the role app_web has too many rights: alter role app_web nosuperuser nobypassrls nocreaterole nocreatedb',
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return database.problem(
      `the role app_web cannot sign in (${reason}): restart the server, which sets its password, and allow it in pg_hba.conf.`,
    );
  }
}

async function checkKeys(client: pg.Client, settings: Settings): Promise<Finding> {
  try {
    const keyring = parseKeys(await readKeys(settings));
    compareFingerprints(keyring, await readKnownFingerprints(client));
    const problems = await checkSealedSamples(client, keyring);
    if (problems.length > 0) return keys.problem(`${problems.join('; ')}: restore these rows from a backup.`);
    const named = [...keyring.keys.values()].map(
      (key) => `${key.number} (${key.fingerprint.toString('hex').slice(0, 8)}…)`,
    );
    return keys.ok(`${named.join(', ')} open a sample of every encrypted column`);
  } catch (error) {
    return keys.problem(explain(error, settings));
  }
}

/** The private key must belong to the public one that browsers got. */
async function checkPushKeys(client: pg.Client, settings: Settings): Promise<Finding> {
  const { rows } = await client.query<{ id: string; public_key: string; sealed_private_key: Buffer }>(
    'select id, public_key, sealed_private_key from push_keys',
  );
  const [row] = rows;
  if (!row) return push.warning('there are no push keys yet: the next npm start makes them.');
  try {
    const keyring = parseKeys(await readKeys(settings));
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(keyring.unseal(privateKeyContext(row.id), row.sealed_private_key), 'base64url');
    if (pair.getPublicKey('base64url') === row.public_key) return push.ok('the push keys belong together');
    return push.problem('the private push key is not that of the public one: restore push_keys from a backup.');
  } catch (error) {
    return push.problem(
      `the private push key cannot be read (${explain(error, settings)}): restore push_keys from a backup.`,
    );
  }
}

async function* checkMails(client: pg.Client): AsyncGenerator<Finding> {
  const { rows } = await client.query<{ failed: number; unconfirmed: number; late: number }>(
    `select (count(*) filter (where state = 'failed' and created_at > now() - interval '7 days'))::int as failed,
       (count(*) filter (where state = 'unconfirmed' and created_at > now() - interval '7 days'))::int as unconfirmed,
       (count(*) filter (where state = 'waiting' and created_at < now() - interval '1 hour'))::int as late
     from mails`,
  );
  const { failed = 0, unconfirmed = 0, late = 0 } = rows[0] ?? {};
  if (failed > 0)
    yield mail.warning(`${failed} mails of the last 7 days failed: see the log, and send invitations again.`);
  if (unconfirmed > 0)
    yield mail.warning(
      `${unconfirmed} mails of the last 7 days were given to the mail server, which did not confirm them: they may have arrived and are not sent again.`,
    );
  if (late > 0)
    yield mail.warning(`${late} mails wait for more than an hour: see the log for what the mail server answers.`);
}
