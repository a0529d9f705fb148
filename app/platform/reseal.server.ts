import type pg from 'pg';
import { isDeadlock } from './database-errors.server.ts';
import { log } from './log.server.ts';
import { type Keyring, type Sealer, type SealingContext, UnsealError } from './sealing.server.ts';
import { typedRecord } from './typed-record.ts';

export interface ResealedTable<Row extends { id: string }> {
  name: string;
  sealed: readonly (keyof Row & string)[];
  digests: readonly (keyof Row & string)[];
  /** Per transaction; fewer if the values are large. */
  batchSize?: number;
  contextColumns: readonly (keyof Row & string)[];
  updatedColumns: Readonly<Record<string, 'bytea' | 'uuid'>>;
  contextOf(column: keyof Row & string, row: Row): SealingContext;
  /** @throws UnsealError if a value does not decrypt: the row stays as it is */
  reseal(sealer: Sealer, row: Row): Record<string, Buffer | string | null>;
}

interface SealedTable<Column extends string, Bound extends { id: string }> {
  name: string;
  sealed: readonly Column[];
  batchSize?: number;
  contextColumns?: readonly (keyof Bound & string)[];
  contextOf(column: Column, row: Bound): SealingContext;
}

/** A table without digests, whose values keep their contexts: each is decrypted and encrypted again. */
export function sealedTable<const Column extends string, Bound extends { id: string } = { id: string }>({
  contextColumns = [],
  ...table
}: SealedTable<Column, Bound>): ResealedTable<Bound & Record<Column, Buffer | null>> {
  const { sealed, contextOf } = table;
  return {
    ...table,
    digests: [],
    contextColumns,
    updatedColumns: typedRecord(sealed.map((column) => [column, 'bytea'] as const)),
    reseal: (sealer, row) =>
      typedRecord(
        sealed.map((column) => {
          const [context, value] = [contextOf(column, row), row[column]];
          return [column, value && sealer.sealBytes(context, sealer.unsealBytes(context, value))] as const;
        }),
      ),
  };
}

export interface ResealedBatch {
  last: string | null;
  resealed: number;
  failed: number;
}

export const lowestId = '00000000-0000-0000-0000-000000000000';
const highestId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

export interface ResealingParts {
  /** A connection of the owner. */
  client: pg.ClientBase;
  keyring: Keyring;
}

/** Re-encrypts the next `size` rows by id in one transaction of the owner. Can resume. */
export async function resealBatch<Row extends { id: string }>(
  parts: ResealingParts,
  table: ResealedTable<Row>,
  { after, size = table.batchSize ?? 200 }: { after: string; size?: number },
): Promise<ResealedBatch> {
  for (;;) {
    try {
      return await tryBatch(parts, table, { after, size });
    } catch (error) {
      await parts.client.query('rollback');
      if (!isDeadlock(error)) throw error;
    }
  }
}

async function tryBatch<Row extends { id: string }>(
  { client, keyring }: ResealingParts,
  table: ResealedTable<Row>,
  { after, size }: Batch,
): Promise<ResealedBatch> {
  await client.query('begin');
  const last = await lastOfBatch(client, table.name, { after, size });
  const { rows } = await client.query<Row>(
    `select ${['id', ...table.sealed, ...table.digests, ...table.contextColumns].join(', ')} from ${table.name}
     where id > $2 and id <= $3 and (${outdated(table)})
     order by id for no key update`,
    [currentNumber(keyring), after, last ?? highestId],
  );
  const done = rows.flatMap((row) => resealed(table, keyring, row));
  if (done.length > 0) await store(client, table, done);
  await client.query('commit');
  return { last, resealed: done.length, failed: rows.length - done.length };
}

type Batch = { after: string; size: number };

async function lastOfBatch(client: pg.ClientBase, table: string, { after, size }: Batch): Promise<string | null> {
  const { rows } = await client.query<{ id: string }>(
    `select id from ${table} where id > $1 order by id offset $2 limit 1`,
    [after, size - 1],
  );
  return rows[0]?.id ?? null;
}

type Written = Record<string, Buffer | string | null> & { id: string };

function resealed<Row extends { id: string }>(table: ResealedTable<Row>, keyring: Keyring, row: Row): Written[] {
  try {
    return [{ ...table.reseal(keyring, row), id: row.id }];
  } catch (error) {
    if (!(error instanceof UnsealError)) throw error;
    log.error({ err: error, table: table.name, rowId: row.id }, 'a value cannot be decrypted and is not re-encrypted');
    return [];
  }
}

async function store(
  client: pg.ClientBase,
  table: Pick<ResealedTable<never>, 'name' | 'updatedColumns'>,
  rows: Written[],
) {
  const columns = Object.entries(table.updatedColumns);
  const lists = columns.map(([, type], index) => `$${index + 2}::${type}[]`);
  await client.query(
    `update ${table.name} set ${columns.map(([name]) => `${name} = given.${name}`).join(', ')}
     from unnest($1::uuid[], ${lists.join(', ')}) as given (id, ${columns.map(([name]) => name).join(', ')})
     where ${table.name}.id = given.id`,
    [rows.map(({ id }) => id), ...columns.map(([name]) => rows.map((row) => row[name]))],
  );
}

type Columns = Pick<ResealedTable<never>, 'name' | 'sealed' | 'digests'>;

/** Condition for values of another key than the current one, whose number is $1. */
function outdated({ sealed, digests }: Columns): string {
  return [...sealed, ...digests]
    .map((column) => `(octet_length(${column}) > 4 and substring(${column} from 2 for 4) <> $1)`)
    .join(' or ');
}

function currentNumber({ current }: Keyring): Buffer {
  const number = Buffer.alloc(4);
  number.writeUInt32BE(current.number);
  return number;
}

export async function countOutdated(client: pg.ClientBase, table: Columns, keyring: Keyring): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from ${table.name} where ${outdated(table)}`,
    [currentNumber(keyring)],
  );
  return rows[0]?.count ?? 0;
}

export async function countByKey(client: pg.ClientBase, tables: readonly Columns[]): Promise<Map<number, number>> {
  const counts = new Map<number, number>();
  for (const { name, sealed, digests } of tables) {
    const { rows } = await client.query<{ key: Buffer; count: number }>(
      `select substring(value from 2 for 4) as key, count(*)::int as count
       from ${name}, unnest(array[${[...sealed, ...digests].join(', ')}]) as value where octet_length(value) > 4 group by 1`,
    );
    for (const { key, count } of rows) {
      const number = key.readUInt32BE();
      counts.set(number, (counts.get(number) ?? 0) + count);
    }
  }
  return counts;
}
