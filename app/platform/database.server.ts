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

/** Builds and runs the queries of one transaction; cannot commit and cannot be used after its end. */
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

/** A read-write transaction. Functions that change data require this type, so a read cannot call them. */
export class WriteTx extends Tx {
  readonly mayWrite = true;
}

let pool: pg.Pool | undefined;
let identityKey: Buffer | undefined;

/**
 * Opens the connection pool of this process.
 * @param connection as the role that owns nothing (`app_web`)
 * @param key signs the identities of persons and jobs; without it only visitors have access
 * @returns a function that closes it
 */
export function openPool(connection: pg.PoolConfig, key?: Buffer): () => Promise<void> {
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
  // without an error listener, a lost connection that is in use would end the process
  opened.on('connect', (client) => client.on('error', () => {}));
  pool = opened;
  identityKey = key;
  return async () => {
    if (pool === opened) pool = undefined;
    await opened.end();
  };
}

/** Runs `work` in a read-only transaction scoped to `identity`. Does not wait for the commit. @see R3 */
export function readAs<Result>(identity: Identity, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return new SharedReads().readAs(identity, work);
}

/** Runs `work` in one transaction and returns after its commit. @see R3 @see R9 */
export async function writeAs<Result>(identity: Identity, work: (tx: WriteTx) => Promise<Result>): Promise<Result> {
  const transaction = await openTransaction(identity, 'read write');
  try {
    const result = await transaction.run((executor) => work(new WriteTx(executor)));
    await transaction.commit();
    return result;
  } catch (error) {
    await transaction.rollback(error);
    throw error;
  }
}

/**
 * The reads of one request. Those that overlap, such as the loaders of a page, share one read-only transaction, which opens
 * with the first of them and ends with the last: a request that writes, or waits, holds no connection meanwhile.
 * A failed statement fails those that share its transaction, too. @see R3 @see ADR-20
 */
export class SharedReads {
  #shared: SharedTransaction | null = null;

  async readAs<Result>(identity: Identity, work: (tx: Tx) => Promise<Result>): Promise<Result> {
    const key = identityText(identity);
    if (this.#shared?.key !== key) this.#shared = { key, opened: openTransaction(identity, 'read only'), underWay: 0 };
    const shared = this.#shared;
    shared.underWay += 1;
    try {
      const transaction = await shared.opened;
      return await transaction.run((executor) => work(new Tx(executor)));
    } catch (error) {
      if (this.#shared === shared) this.#shared = null;
      shared.failure ??= { error };
      throw error;
    } finally {
      shared.underWay -= 1;
      if (shared.underWay === 0) {
        if (this.#shared === shared) this.#shared = null;
        await endShared(shared);
      }
    }
  }
}

interface SharedTransaction {
  readonly key: string;
  readonly opened: Promise<Transaction>;
  underWay: number;
  failure?: { error: unknown };
}

async function endShared({ opened, failure }: SharedTransaction): Promise<void> {
  const transaction = await opened.catch(() => null);
  if (failure) await transaction?.rollback(failure.error);
  else void transaction?.commit().catch(() => {});
}

const compiler = new PostgresQueryCompiler();
const adapter = new PostgresAdapter();

interface Transaction {
  /** Lends the transaction to `work` for as long as it runs, and no longer. */
  run<Result>(work: (executor: QueryExecutor) => Promise<Result>): Promise<Result>;
  /** Either of the two gives the connection back; call one of them, once. */
  commit(): Promise<void>;
  rollback(cause: unknown): Promise<void>;
}

async function openTransaction(identity: Identity, mode: 'read only' | 'read write'): Promise<Transaction> {
  if (!pool) throw new Error('Database is not open: call openPool() first');
  checkIdentity(identity);
  const client = await pool.connect();
  const setting = await settingFor(identity, client).catch((error: unknown) => {
    client.release(true);
    throw error;
  });
  const opened = sent(begin(client, mode, setting));
  return {
    async run(work) {
      let isOpen = true;
      const query = async (compiled: CompiledQuery) => {
        if (!isOpen) throw new Error('Transaction has ended: a query was not awaited');
        // sent without waiting for `begin`; its result counts only if that worked
        const [, { rows, rowCount }] = await Promise.all([opened, sent(client.query(named(compiled)))]);
        return { rows, numAffectedRows: BigInt(rowCount ?? 0) };
      };
      const connection = { executeQuery: query } as unknown as DatabaseConnection;
      try {
        return await work(new DefaultQueryExecutor(compiler, adapter, { provideConnection: (use) => use(connection) }));
      } finally {
        isOpen = false;
      }
    },
    async commit() {
      const ended = sent(client.query('commit'));
      if (mode === 'read write') {
        await opened;
        if ((await ended).command !== 'COMMIT') throw new Error('The transaction was rolled back');
      }
      client.release();
    },
    async rollback(cause) {
      noteStorageFailure(cause);
      let mustDiscard = isStalePlan(cause);
      // a setting that an earlier statement left on the connection may be the cause
      await client.query('rollback; reset all').catch(() => {
        mustDiscard = true;
      });
      client.release(mustDiscard);
    },
  };
}

/** Process ids of the connections, which PostgreSQL itself was asked for: a pooler in between announces other ones. */
const backends = new WeakMap<pg.PoolClient, number>();

async function settingFor(identity: Identity, client: pg.PoolClient): Promise<string | null> {
  if (identity === null) return null;
  if (!identityKey) throw new Error('The database was opened without an identity key: only visitors have access');
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

/** Prevents an unhandled rejection; a later `await` still throws. */
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
