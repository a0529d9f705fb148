import {
  type CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  PostgresAdapter,
  PostgresQueryCompiler,
  QueryCreator,
  type QueryExecutor,
  type QueryExecutorProvider,
} from 'kysely';
import pg from 'pg';
import type { DB } from '../../database/types.ts';
import { checkIdentity, identityText, signIdentity } from './identity.server.ts';
import { log } from './log.server.ts';
import { noteStorageFailure } from './storage-state.server.ts';

/** Who a transaction acts for: the policies of `database/policies.sql` decide by it what the transaction sees. */
export type Identity = { readonly kind: 'person' | 'job'; readonly name: string } | null;

export const visitor: Identity = null;
export const person = (id: string): Identity => ({ kind: 'person', name: id });
export const job = (name: string): Identity => ({ kind: 'job', name });

/** What a door hands out: it builds and runs queries, and can neither commit nor outlive its door. */
export class Tx extends QueryCreator<DB> implements QueryExecutorProvider {
  readonly #executor: QueryExecutor;

  constructor(executor: QueryExecutor) {
    super({ executor });
    this.#executor = executor;
  }

  getExecutor(): QueryExecutor {
    return this.#executor;
  }
}

/** The transaction of a writing door: a function that changes anything asks for this one, so that a read can't reach it. */
export class WriteTx extends Tx {
  readonly mayWrite = true;
}

let pool: pg.Pool | undefined;
let identityKey: Buffer | undefined;

/**
 * Opens the pool that all doors of this process share.
 * @param connection as the role that owns nothing (`app_web`)
 * @param key signs the identities of persons and jobs; without it only visitors can enter
 * @returns a function that closes it
 */
export function openDoors(connection: pg.PoolConfig, key?: Buffer): () => Promise<void> {
  const opened = new pg.Pool({
    max: 10,
    connectionTimeoutMillis: 4_000,
    statement_timeout: 8_000,
    // The server cannot report its own timeout over a connection that went silent: pg then destroys the connection.
    query_timeout: 9_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    idle_in_transaction_session_timeout: 20_000,
    ...connection,
    pipeline: true,
  });
  opened.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  // without a listener of its own, a connection that is cut in use would end the process
  opened.on('connect', (client) => client.on('error', () => {}));
  pool = opened;
  identityKey = key;
  return async () => {
    if (pool === opened) pool = undefined;
    await opened.end();
  };
}

/**
 * Runs `work` in a READ ONLY transaction that sees what `identity` may see: one round trip, and no word of the end. Readings of
 * one identity that begin at the same moment, as the parts of a page do, share the transaction. @see R3, decision 15
 */
export async function readAs<Result>(identity: Identity, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  try {
    return await readTogether(identity, work);
  } catch (error) {
    if (!isFailureOfAnother(error)) throw error;
    return throughDoor(identity, 'read only', (handOut) => handOut((executor) => work(new Tx(executor))));
  }
}

/** Runs `work` in one transaction and returns after its commit. @see R3 @see R9 */
export function writeAs<Result>(identity: Identity, work: (tx: WriteTx) => Promise<Result>): Promise<Result> {
  return throughDoor(identity, 'read write', (handOut) => handOut((executor) => work(new WriteTx(executor))));
}

type Reading = { read: (tx: Tx) => Promise<void>; fail: (reason: unknown) => void };

/** Readings whose connection is not there yet, by identity. */
const waiting = new Map<string, Reading[]>();

/** Very many at once are still spread over the connections. */
const mostTogether = 8;

function readTogether<Result>(identity: Identity, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const read = async (tx: Tx) => {
      try {
        resolve(await work(tx));
      } catch (error) {
        reject(error);
        throw error;
      }
    };
    const key = identityText(identity);
    const others = waiting.get(key);
    if (others && others.length < mostTogether) others.push({ read, fail: reject });
    else enterTogether([{ read, fail: reject }], key, identity);
  });
}

function enterTogether(readings: Reading[], key: string, identity: Identity): void {
  const noneMore = () => {
    if (waiting.get(key) === readings) waiting.delete(key);
  };
  waiting.set(key, readings);
  throughDoor(identity, 'read only', async (handOut) => {
    noneMore();
    const outcomes = await Promise.allSettled(
      readings.map(({ read }) => handOut((executor) => read(new Tx(executor)))),
    );
    const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    if (failures.length > 0) throw failures.find(isStalePlan) ?? failures[0];
  }).catch((error) => {
    noneMore();
    for (const { fail } of readings) fail(error);
  });
}

const compiler = new PostgresQueryCompiler();
const adapter = new PostgresAdapter();

/** Gives `work` the open door for as long as it runs, and no longer. */
type HandOut = <Result>(work: (executor: QueryExecutor) => Promise<Result>) => Promise<Result>;

async function throughDoor<Result>(
  identity: Identity,
  mode: 'read only' | 'read write',
  enter: (handOut: HandOut) => Promise<Result>,
): Promise<Result> {
  if (!pool) throw new Error('No door is open: openDoors() comes first');
  checkIdentity(identity);
  const client = await pool.connect();
  const setting = await settingFor(identity, client).catch((error: unknown) => {
    client.release(true);
    throw error;
  });
  let mustDiscard = false;
  const opened = sent(begin(client, mode, setting));
  const handOut: HandOut = async (work) => {
    let isOpen = true;
    const run = async (query: CompiledQuery) => {
      if (!isOpen) throw new Error('The door is closed: a query was not awaited');
      // sent without waiting for `begin`; its result counts only if that worked
      const [, { rows, rowCount }] = await Promise.all([opened, sent(client.query(named(query)))]);
      return { rows, numAffectedRows: BigInt(rowCount ?? 0) };
    };
    const connection = { executeQuery: run } as unknown as DatabaseConnection;
    try {
      return await work(new DefaultQueryExecutor(compiler, adapter, { provideConnection: (use) => use(connection) }));
    } finally {
      isOpen = false;
    }
  };
  try {
    const result = await enter(handOut);
    const ended = sent(client.query('commit'));
    if (mode === 'read write') {
      await opened;
      if ((await ended).command !== 'COMMIT') throw new Error('The transaction was rolled back');
    }
    return result;
  } catch (error) {
    noteStorageFailure(error);
    mustDiscard = isStalePlan(error);
    // a setting that an earlier statement left on the connection may be the cause
    await client.query('rollback; reset all').catch(() => {
      mustDiscard = true;
    });
    throw error;
  } finally {
    client.release(mustDiscard);
  }
}

/** Process ids of the connections, which PostgreSQL itself was asked for: a pooler in between announces other ones. */
const backends = new WeakMap<pg.PoolClient, number>();

async function settingFor(identity: Identity, client: pg.PoolClient): Promise<string | null> {
  if (identity === null) return null;
  if (!identityKey) throw new Error('These doors have no key: only visitors can enter');
  let backend = backends.get(client);
  if (backend === undefined) {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    backend = rows[0]?.pid ?? 0;
    backends.set(client, backend);
  }
  return signIdentity(identity, identityKey, backend);
}

/**
 * Always sets the identity, so that none that an earlier statement left on the connection remains, for visitors too. It
 * travels as a parameter: other connections of the role can read the text of a statement, but no parameters.
 */
async function begin(client: pg.PoolClient, mode: string, setting: string | null): Promise<void> {
  const begun = client.query(`begin ${mode}`);
  const text = `select set_config('app.identity', $1, true)`;
  await Promise.all([begun, client.query({ name: 'identity', text, values: [setting ?? ''] })]);
}

/** Marks a rejection as seen: whoever awaits the answer later still gets it. */
function sent<Answer>(answer: Promise<Answer>): Promise<Answer> {
  answer.catch(() => {});
  return answer;
}

const statementNames = new Map<string, string>();

/** A statement of the same text is prepared once per connection. */
function named({ sql: text, parameters }: CompiledQuery): pg.QueryConfig {
  if (!statementNames.has(text) && statementNames.size < 500) statementNames.set(text, `q${statementNames.size}`);
  const name = statementNames.get(text);
  return { ...(name && { name }), text, values: [...parameters] };
}

/** After a migration a prepared statement whose columns changed fails on its connection for ever. */
function isStalePlan(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '0A000';
}

/** The statement was refused because one before it had failed: nothing was found out about it. */
function isFailureOfAnother(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '25P02';
}
