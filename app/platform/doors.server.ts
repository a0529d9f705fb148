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
import { log } from './log.server.ts';

/** Who stands at a door: the policies of `database/policies.sql` decide by this what the transaction sees. */
export type Identity = { readonly setting: 'app.user_id' | 'app.job'; readonly value: string } | null;

export const visitor: Identity = null;
export const person = (id: string): Identity => ({ setting: 'app.user_id', value: id });
export const job = (name: string): Identity => ({ setting: 'app.job', value: name });

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

/**
 * Opens the pool that all doors of this process share.
 * @param connection as the role that owns nothing (`app_web`)
 * @returns a function that closes it
 */
export function openDoors(connection: pg.PoolConfig): () => Promise<void> {
  const opened = new pg.Pool({
    max: 10,
    connectionTimeoutMillis: 4_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 20_000,
    ...connection,
    pipeline: true,
  });
  opened.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  // without a listener of its own, a connection that is cut in use would end the process
  opened.on('connect', (client) => client.on('error', () => {}));
  pool = opened;
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
    const key = identity ? `${identity.setting} ${identity.value}` : '';
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
  const begin = opening(identity, mode);
  const client = await pool.connect();
  let mustDiscard = false;
  boardTrain(client, 'now');
  const opened = sent(client.query(begin));
  const handOut: HandOut = async (work) => {
    let isOpen = true;
    const run = async (query: CompiledQuery) => {
      if (!isOpen) throw new Error('The door is closed: a query was not awaited');
      // travels in one train with `begin`, and is believed only if that worked
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
    boardTrain(client, mode === 'read only' ? 'soon' : 'now');
    const ended = sent(client.query('commit'));
    if (mode === 'read write') {
      await opened;
      if ((await ended).command !== 'COMMIT') throw new Error('The transaction was rolled back');
    }
    return result;
  } catch (error) {
    mustDiscard = isStalePlan(error);
    await client.query('rollback').catch(() => {
      mustDiscard = true;
    });
    throw error;
  } finally {
    client.release(mustDiscard);
  }
}

/**
 * What is sent within one turn travels together, `begin` with the queries behind it: each write to the socket costs more
 * than the message in it. The end of a reading, which nobody waits for, goes with the next door's `begin` where that comes
 * at once.
 */
function boardTrain(client: pg.PoolClient, leaves: 'now' | 'soon'): void {
  const { stream } = (client as pg.PoolClient & Pick<pg.Client, 'connection'>).connection;
  if (stream.writableCorked === 0) stream.cork();
  const schedule = leaves === 'now' ? process.nextTick : setImmediate;
  schedule(() => stream.uncork());
}

function opening(identity: Identity, mode: string): string {
  // were `begin` refused for an odd character, the query behind it would run without a transaction
  if (identity && !/^[\w-]+$/.test(identity.value)) throw new Error('Nobody can be identified by such a value');
  const settings = { 'app.user_id': '', 'app.job': '', ...(identity && { [identity.setting]: identity.value }) };
  const assignments = Object.entries(settings).map(
    ([name, value]) => `set_config('${name}', ${pg.escapeLiteral(value)}, true)`,
  );
  return `begin ${mode}; select ${assignments.join(', ')}`;
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
