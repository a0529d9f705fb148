import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type CompiledQuery,
  DefaultQueryExecutor,
  PostgresAdapter,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import pg from 'pg';
import { prepareDatabase } from '#database/migrate.ts';
import { makeOwnedDatabase } from '#database/owner.ts';
import { identityKey } from '#database/secrets.ts';
import { countUnread, listInbox } from '#features/messages/messages.server.ts';
import { listStudentsOf } from '#features/students/students.server.ts';
import { type PersonTx, Tx } from '#platform/database.server.ts';
import { startEmbeddedPostgres } from '#platform/embedded-postgres.server.ts';
import { signIdentity } from '#platform/identity.server.ts';
import { parseKeys } from '#platform/keyring.server.ts';
import { tokenHash } from '#platform/tokens.server.ts';
import { median, report } from './figures.ts';
import { loadOf } from './load.ts';
import { cpuMilliseconds, type SeededFamily, seedFamily, startSchool } from './school.ts';

/* Cost of verifying the identity of each transaction in the database. Measures the CPU time of whole requests,
   then the same transactions alternately in two databases: the current one, and one with the earlier functions and
   policies that trusted the setting. CPU time of this process and both connections is exact to the microsecond and
   equally affected by other load. */

const rounds = 5;
const readings = { warmUp: 200, measured: 600 };
const requests = { warmUp: 500, measured: 500, connections: 4 };
const atMostPercent = 5;

/**
 * Functions and policies before identities were verified. They also checked for suspended people on each table.
 */
const unverifiedFunctions = `
  create or replace function current_person() returns uuid language sql stable parallel safe
    as $$ select nullif(current_setting('app.user_id', true), '')::uuid $$;
  create or replace function current_job() returns text language sql stable parallel safe
    as $$ select nullif(current_setting('app.job', true), '') $$;
  create or replace function current_person_role() returns text
    language sql stable security definer set search_path = public, pg_temp
    as $$ select role from user_roles join profiles on id = user_id where user_id = current_person() and suspended_at is null $$;
  create or replace function is_admin() returns boolean language sql stable parallel safe
    as $$ select coalesce(current_person_role() = 'admin', false) $$;
  do $$ declare relation regclass; begin
    for relation in select distinct polrelid::regclass from pg_policy where polrelid <> 'profiles'::regclass loop
      execute format($policy$
        create policy "a suspended person sees and does nothing" on %s as restrictive to app_user
          using ((select current_person()) is null
            or exists (select from profiles where id = (select current_person()) and suspended_at is null))
      $policy$, relation);
    end loop;
  end $$;
  alter policy "a person sees what they sent and what was sent to them" on messages
    using (case when sender_id = (select current_person()) then true else receiver_id = (select current_person()) end)`;

const statementNames = new Map<string, string>();

const wholeRequests = await measureRequests(['/inbox', '/parent-dashboard']);

const folder = await mkdtemp(path.join(tmpdir(), 'school-benchmark-'));
const embedded = await startEmbeddedPostgres({ folder });
const sides: Side[] = [];
try {
  const unverified = await openSide(embedded.connection, 'unverified');
  const verifying = await openSide(embedded.connection, 'verifying');
  const owner = new pg.Client(unverified.owner);
  await owner.connect();
  await owner.query(unverifiedFunctions).finally(() => owner.end());
  for (const page of ['/inbox', '/parent-dashboard'] as const) await compare(page, unverified, verifying);
} finally {
  await Promise.all(sides.map(({ client }) => client.end()));
  await embedded.stop();
  await rm(folder, { recursive: true, force: true });
}

/** CPU time per request in ms, server and database connections together. */
async function measureRequests(pages: string[]): Promise<Map<string, number>> {
  const school = await startSchool();
  const databaseMilliseconds = async () => {
    const { rows } = await school.owner.query<{ pid: number }>(
      `select pid from pg_stat_activity where usename = 'app_web'`,
    );
    return (await Promise.all(rows.map(({ pid }) => connectionMilliseconds(pid)))).reduce(
      (one, other) => one + other,
      0,
    );
  };
  const used = async () => (await cpuMilliseconds(school.server.processId)) + (await databaseMilliseconds());
  try {
    const { parentToken } = await seedFamily(school);
    const figures = new Map<string, number>();
    for (const page of pages) {
      const request = (count: number) =>
        loadOf(`${school.server.origin}${page}`, {
          measure: { requests: count },
          connections: requests.connections,
          headers: { Cookie: `session=${parentToken}` },
        });
      await request(requests.warmUp);
      const before = await used();
      await request(requests.measured);
      figures.set(page, ((await used()) - before) / requests.measured);
    }
    return figures;
  } finally {
    await school.stop();
  }
}

interface Side extends SeededFamily {
  name: 'unverified' | 'verifying';
  owner: pg.ClientConfig;
  client: pg.Client;
  backend: number;
  parentId: string;
}

/** A separate database with the same data and one connection as `app_web`. */
async function openSide(superuser: pg.ClientConfig, name: Side['name']): Promise<Side> {
  const owner = await makeOwnedDatabase(superuser, name);
  const web = await prepareDatabase(owner);
  const ownerClient = new pg.Client(owner);
  await ownerClient.connect();
  const home = await seedFamily({
    owner: ownerClient,
    keyring: parseKeys(`1:${Buffer.alloc(32, 7).toString('base64')}`),
  });
  await ownerClient.query('analyze messages, profiles, students');
  const { rows: parents } = await ownerClient.query<{ id: string }>('select parent_id as id from students limit 1');
  await ownerClient.end();
  const client = new pg.Client({ ...web, pipeline: true });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const side = { ...home, name, owner, client, backend: rows[0]?.pid ?? 0, parentId: parents[0]?.id ?? '' };
  sides.push(side);
  return side;
}

async function compare(
  page: '/inbox' | '/parent-dashboard',
  ...sides: [unverified: Side, verifying: Side]
): Promise<void> {
  const work = await Promise.all(sides.map(async (side) => ({ side, queries: await queriesOf(page, side) })));
  const taken: { unverified: Used; verifying: Used }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const used = { unverified: { here: 0, database: 0 }, verifying: { here: 0, database: 0 } };
    for (let reading = -readings.warmUp; reading < readings.measured; reading += 1) {
      for (const { side, queries } of reading % 2 === 0 ? work : work.toReversed()) {
        const databaseBefore = await connectionMilliseconds(side.backend);
        const hereBefore = process.cpuUsage();
        await read(side, null, [sessionQuery(side)]);
        await read(side, side.parentId, queries);
        const { user, system } = process.cpuUsage(hereBefore);
        const database = (await connectionMilliseconds(side.backend)) - databaseBefore;
        if (reading < 0) continue;
        used[side.name].here += (user + system) / 1_000 / readings.measured;
        used[side.name].database += database / readings.measured;
      }
    }
    taken.push(used);
  }
  reportPage(page, taken);
}

/** CPU time in ms. */
interface Used {
  here: number;
  database: number;
}

function reportPage(page: string, taken: { unverified: Used; verifying: Used }[]): void {
  const middle = (figure: (round: (typeof taken)[number]) => number) => median(taken.map(figure));
  for (const kind of ['unverified', 'verifying'] as const) {
    report({ what: `${page}, transactions, ${kind}: here`, value: middle((round) => round[kind].here), unit: 'ms' });
    report({
      what: `${page}, transactions, ${kind}: database`,
      value: middle((round) => round[kind].database),
      unit: 'ms',
    });
  }
  const total = ({ here, database }: Used) => here + database;
  const added = middle(({ unverified, verifying }) => total(verifying) - total(unverified));
  const request = wholeRequests.get(page) ?? 0;
  report({ what: `${page}: processor time of a request`, value: request, unit: 'ms' });
  report({ what: `${page}: added by verified identities`, value: added, unit: 'ms' });
  report({ what: `${page}: added, of the request`, value: (100 * added) / request, unit: '%', atMost: atMostPercent });
}

type Query = Pick<CompiledQuery, 'sql' | 'parameters'>;

function sessionQuery({ parentToken }: Side): Query {
  return { sql: 'select * from accounts.find_session($1)', parameters: [tokenHash(parentToken)] };
}

/** The queries of a page, compiled by the product's code. */
async function queriesOf(page: '/inbox' | '/parent-dashboard', { parentId }: Side): Promise<Query[]> {
  const unread = await builtBy(parentId, (tx) => countUnread(tx), [{ count: '0' }]);
  const main =
    page === '/inbox'
      ? await builtBy(parentId, (tx) => listInbox(tx), [])
      : await builtBy(parentId, (tx) => listStudentsOf(tx), []);
  return [...unread, ...main];
}

async function builtBy(me: string, work: (tx: PersonTx) => Promise<unknown>, rows: object[]): Promise<Query[]> {
  const queries: Query[] = [];
  const connection = {
    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      queries.push(query);
      return { rows: rows as Row[] };
    },
    streamQuery() {
      throw new Error('Streaming is not supported');
    },
  };
  const executor = new DefaultQueryExecutor(new PostgresQueryCompiler(), new PostgresAdapter(), {
    provideConnection: (use) => use(connection),
  });
  await work(new Tx({ executor, me, keyring: undefined }));
  return queries;
}

/** A transaction as the application sends it: begin and queries in one write, commit in another. */
async function read(side: Side, personId: string | null, queries: Query[]): Promise<void> {
  const { client } = side;
  const { stream } = (client as pg.Client & { connection: { stream: import('node:net').Socket } }).connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
  const sent = [...beginning(side, personId), ...queries.map(({ sql, parameters }) => ({ sql, parameters }))].map(
    (statement) =>
      typeof statement === 'string'
        ? client.query(statement)
        : client.query({ name: nameOf(statement.sql), text: statement.sql, values: [...statement.parameters] }),
  );
  await Promise.all(sent);
  await client.query('commit');
}

function beginning(side: Side, personId: string | null): (string | Query)[] {
  if (side.name === 'unverified') {
    const id = pg.escapeLiteral(personId ?? '');
    return [`begin read only; select set_config('app.user_id', ${id}, true), set_config('app.job', '', true)`];
  }
  const begin = 'begin read only; reset all';
  if (!personId) return [begin];
  const setting = signIdentity({ kind: 'person', name: personId }, identityKey(side.owner), side.backend);
  return [begin, { sql: `select set_config('app.identity', $1, true)`, parameters: [setting] }];
}

function nameOf(text: string): string {
  const name = statementNames.get(text) ?? `q${statementNames.size}`;
  statementNames.set(text, name);
  return name;
}

/** CPU time of a database connection's process, which has one thread. */
async function connectionMilliseconds(processId: number): Promise<number> {
  const [nanoseconds = ''] = (await readFile(`/proc/${processId}/schedstat`, 'utf8')).split(' ');
  return Number(nanoseconds) / 1e6;
}
