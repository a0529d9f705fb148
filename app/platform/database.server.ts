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
import type { DB } from '#database/types.ts';
import { isInFailedTransaction } from './database-errors.server.ts';
import { checkIdentity, type Identity, signIdentity } from './identity.server.ts';
import { log } from './log.server.ts';
import type { Keyring, Sealer, SealingContext } from './sealing.server.ts';
import { noteStorageFailure } from './storage-state.server.ts';

export const visitor: Identity<null> = { kind: 'visitor', name: '', me: null };
export const person = (id: string, session?: Buffer): Identity<string> => ({
  kind: 'person',
  name: id,
  me: id,
  session,
});
export const job = (name: string): Identity<null> => ({ kind: 'job', name, me: null });

interface TxParts<Me extends string | null> {
  readonly executor: QueryExecutor;
  readonly me: Me;
  readonly keyring: Keyring | undefined;
}

/** A transaction of a person, whose id is `me`, or of a job or a visitor, where `me` is null. @see ADR-46 */
export class Tx<Me extends string | null = string | null>
  extends QueryCreator<DB>
  implements QueryExecutorProvider, Sealer
{
  readonly me: Me;
  readonly #executor: QueryExecutor;
  readonly #keyring: Keyring | undefined;

  constructor({ executor, me, keyring }: TxParts<Me>) {
    super({ executor });
    this.me = me;
    this.#executor = executor;
    this.#keyring = keyring;
  }

  getExecutor(): QueryExecutor {
    return this.#executor;
  }

  seal(context: SealingContext, text: string): Buffer {
    return this.#sealer.seal(context, text);
  }

  sealBytes(context: SealingContext, bytes: Uint8Array): Buffer {
    return this.#sealer.sealBytes(context, bytes);
  }

  unseal(context: SealingContext, sealed: Buffer): string {
    return this.#sealer.unseal(context, sealed);
  }

  unsealBytes(context: SealingContext, sealed: Buffer): Buffer {
    return this.#sealer.unsealBytes(context, sealed);
  }

  unsealOrNull(context: SealingContext, sealed: Buffer): string | null {
    return this.#sealer.unsealOrNull(context, sealed);
  }

  digest(context: SealingContext, texts: readonly string[]): Buffer {
    return this.#sealer.digest(context, texts);
  }

  matchesDigest(context: SealingContext, texts: readonly string[], stored: Buffer): boolean {
    return this.#sealer.matchesDigest(context, texts, stored);
  }

  get #sealer(): Sealer {
    if (!this.#keyring) throw new Error('The database was opened without keys: nothing is encrypted or decrypted');
    return this.#keyring;
  }
}

export class WriteTx<Me extends string | null = string | null> extends Tx<Me> {
  readonly mayWrite = true;
}

export type PersonTx = Tx<string>;
export type PersonWriteTx = WriteTx<string>;

let pool: pg.Pool | undefined;
let keys: DatabaseKeys | undefined;

/** `identityKey` signs identities, `keyring` encrypts and decrypts. */
export interface DatabaseKeys {
  readonly identityKey: Buffer;
  readonly keyring: Keyring;
}

/** @param given without them only visitors have access, and nothing is encrypted @returns a function that closes it */
export function openPool(connection: pg.PoolConfig, given?: DatabaseKeys): () => Promise<void> {
  const opened = new pg.Pool({
    max: 10,
    connectionTimeoutMillis: 4_000,
    statement_timeout: 8_000,
    // The server cannot report its timeout on a silent connection.
    query_timeout: 9_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    idle_in_transaction_session_timeout: 20_000,
    ...connection,
    pipeline: true,
  });
  opened.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  // Without a listener, a lost connection would end the process.
  opened.on('connect', (client) => client.on('error', () => {}));
  pool = opened;
  keys = given;
  return async () => {
    if (pool === opened) pool = undefined;
    await opened.end();
  };
}

/** Runs `work` in a read-only transaction scoped to `identity`. Does not wait for the commit. @see R3 */
export async function readAs<Me extends string | null, Result>(
  identity: Identity<Me>,
  work: (tx: Tx<Me>) => Promise<Result>,
): Promise<Result> {
  const transaction = await openTransaction(identity, 'read only');
  try {
    const result = await transaction.run((parts) => work(new Tx(parts)));
    void transaction.commit().catch(() => {});
    return result;
  } catch (error) {
    await transaction.rollback(error);
    throw error;
  }
}

/** Runs `work` in one transaction and returns after its commit. @see R3 @see R9 */
export async function writeAs<Me extends string | null, Result>(
  identity: Identity<Me>,
  work: (tx: WriteTx<Me>) => Promise<Result>,
): Promise<Result> {
  const transaction = await openTransaction(identity, 'read write');
  try {
    const result = await transaction.run((parts) => work(new WriteTx(parts)));
    await transaction.commit();
    return result;
  } catch (error) {
    await transaction.rollback(error);
    throw error;
  }
}

/** Overlapping reads of a request share one read-only transaction. @see R3 @see ADR-20 */
export class SharedReads {
  readonly #identity: Identity<string>;
  #shared: SharedTransaction | null = null;

  constructor(identity: Identity<string>) {
    this.#identity = identity;
  }

  /** Repeats `work` in a transaction of its own if another read made the shared one fail. */
  async read<Result>(work: (tx: PersonTx) => Promise<Result>): Promise<Result> {
    try {
      return await this.#readShared(work);
    } catch (error) {
      if (!isInFailedTransaction(error)) throw error;
      return readAs(this.#identity, work);
    }
  }

  async #readShared<Result>(work: (tx: PersonTx) => Promise<Result>): Promise<Result> {
    this.#shared ??= { opened: openTransaction(this.#identity, 'read only'), running: 0 };
    const shared = this.#shared;
    shared.running += 1;
    try {
      const transaction = await shared.opened;
      return await transaction.run((parts) => work(new Tx(parts)));
    } catch (error) {
      if (this.#shared === shared) this.#shared = null;
      shared.failure ??= { error };
      throw error;
    } finally {
      shared.running -= 1;
      if (shared.running === 0) {
        if (this.#shared === shared) this.#shared = null;
        await endShared(shared);
      }
    }
  }
}

interface SharedTransaction {
  readonly opened: Promise<Transaction<string>>;
  running: number;
  failure?: { error: unknown };
}

async function endShared({ opened, failure }: SharedTransaction): Promise<void> {
  const transaction = await opened.catch(() => null);
  if (failure) await transaction?.rollback(failure.error);
  else void transaction?.commit().catch(() => {});
}

const compiler = new PostgresQueryCompiler();
const adapter = new PostgresAdapter();

interface Transaction<Me extends string | null> {
  run<Result>(work: (parts: TxParts<Me>) => Promise<Result>): Promise<Result>;
  /** Both release the connection: call exactly one. */
  commit(): Promise<void>;
  rollback(cause: unknown): Promise<void>;
}

async function openTransaction<Me extends string | null>(
  identity: Identity<Me>,
  mode: 'read only' | 'read write',
): Promise<Transaction<Me>> {
  if (!pool) throw new Error('Database is not open: call openPool() first');
  checkIdentity(identity);
  const keyring = keys?.keyring;
  const client = await pool.connect();
  const setting = await settingFor(identity, client).catch((error: unknown) => {
    client.release(true);
    throw error;
  });
  const opened = ignoreRejection(begin(client, mode, { identity: setting, session: identity.session }));
  return {
    async run(work) {
      let isOpen = true;
      const query = async (compiled: CompiledQuery) => {
        if (!isOpen) throw new Error('Transaction has ended: a query was not awaited');
        // Pipelined with `begin`; counts only if that succeeded.
        const [, { rows, rowCount }] = await Promise.all([opened, ignoreRejection(client.query(named(compiled)))]);
        return { rows, numAffectedRows: BigInt(rowCount ?? 0) };
      };
      const connection = { executeQuery: query } as unknown as DatabaseConnection;
      try {
        const executor = new DefaultQueryExecutor(compiler, adapter, { provideConnection: (use) => use(connection) });
        return await work({ executor, me: identity.me, keyring });
      } finally {
        isOpen = false;
      }
    },
    async commit() {
      const ended = ignoreRejection(client.query('commit'));
      if (mode === 'read write') {
        await opened;
        if ((await ended).command !== 'COMMIT')
          throw new Error('Commit failed: the error of an earlier statement was caught inside the transaction');
      }
      client.release();
    },
    async rollback(cause) {
      noteStorageFailure(cause);
      let mustDiscard = isStalePlan(cause);
      // An earlier statement may have left a setting on the connection.
      await client.query('rollback; reset all').catch(() => {
        mustDiscard = true;
      });
      client.release(mustDiscard);
    },
  };
}

/** Process ids as PostgreSQL reports them: a pooler announces others. */
const backends = new WeakMap<pg.PoolClient, number>();

async function settingFor(identity: Identity, client: pg.PoolClient): Promise<string | null> {
  if (identity.kind === 'visitor') return null;
  if (!keys) throw new Error('The database was opened without keys: only visitors have access');
  let backend = backends.get(client);
  if (backend === undefined) {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    backend = rows[0]?.pid ?? 0;
    backends.set(client, backend);
  }
  return signIdentity(identity, keys.identityKey, backend);
}

/** Also resets the settings for visitors. Parameters, because other connections can read the statement's text. */
async function begin(
  client: pg.PoolClient,
  mode: string,
  { identity, session }: { identity: string | null; session: Buffer | undefined },
): Promise<void> {
  const begun = client.query(`begin ${mode}`);
  const text = `select set_config('app.identity', $1, true), set_config('app.session', $2, true)`;
  await Promise.all([
    begun,
    client.query({ name: 'identity', text, values: [identity ?? '', session?.toString('hex') ?? ''] }),
  ]);
}

/** Prevents an unhandled rejection; a later `await` still throws. */
function ignoreRejection<Result>(result: Promise<Result>): Promise<Result> {
  result.catch(() => {});
  return result;
}

const statementNames = new Map<string, string>();

function named({ sql: text, parameters }: CompiledQuery): pg.QueryConfig {
  if (!statementNames.has(text) && statementNames.size < 500) statementNames.set(text, `q${statementNames.size}`);
  const name = statementNames.get(text);
  return { ...(name && { name }), text, values: [...parameters] };
}

/** After a migration, prepared statements with changed columns fail permanently. */
function isStalePlan(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '0A000';
}
