import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { quoted, quotedColumns, type TableShape } from './database-catalogue.server.ts';

export interface TableContent {
  readonly rows: number;
  readonly sha256: string;
}

const chunkBytes = 4 << 20;
const newline = 0x0a;

/** Makes COPY's text format independent of server settings, until the end of the transaction. */
export async function setStableText(client: ClientBase): Promise<void> {
  await client.query(
    `set local client_encoding = 'UTF8'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'iso_8601';
     set local timezone = 'UTC'; set local extra_float_digits = 1; set local bytea_output = 'hex';
     set local lc_monetary = 'C'; set local search_path = ''; set local statement_timeout = 0;
     set local idle_in_transaction_session_timeout = 0`,
  );
}

/** @param onChunk receives some megabytes of whole lines and is awaited */
export async function readRows(
  client: ClientBase,
  table: TableShape,
  onChunk: (lines: Buffer) => Promise<void> = async () => {},
): Promise<TableContent> {
  const order = await orderOf(client, table);
  const columns = quotedColumns(table.columns);
  const stream = client.query(
    copyTo(`copy (select ${columns} from ${quoted(table.name)} as whole_row order by ${order}) to stdout`),
  );
  const hash = createHash('sha256');
  const give = (lines: Buffer) => {
    hash.update(lines);
    return onChunk(lines);
  };
  let pending: Buffer[] = [];
  let pendingBytes = 0;
  try {
    for await (const piece of stream as AsyncIterable<Buffer>) {
      const endOfLine = piece.lastIndexOf(newline) + 1;
      pending.push(piece.subarray(0, endOfLine));
      pendingBytes += endOfLine;
      if (pendingBytes >= chunkBytes) {
        await give(Buffer.concat(pending));
        [pending, pendingBytes] = [[], 0];
      }
      pending.push(piece.subarray(endOfLine));
    }
    const rest = Buffer.concat(pending);
    if (rest.length > 0) await give(rest);
  } finally {
    stream.destroy();
  }
  return { rows: stream.rowCount, sha256: hash.digest('hex') };
}

/** Compares text by bytes, because locales differ. Without a primary key, whole rows are compared. */
async function orderOf(client: ClientBase, { name }: TableShape): Promise<string> {
  const { rows } = await client.query<{ column: string }>(
    `select quote_ident(attname) || case when attcollation <> 0 then ' collate pg_catalog."C"' else '' end as column
     from pg_index cross join unnest(indkey) with ordinality as key(number, position)
     join pg_attribute on attrelid = indrelid and attnum = key.number
     where indrelid = $1::regclass and indisprimary order by position`,
    [quoted(name)],
  );
  if (rows.length === 0) return `whole_row::text collate pg_catalog."C"`;
  return rows.map(({ column }) => column).join(', ');
}

export async function writeRows(client: ClientBase, table: TableShape, lines: Buffer): Promise<number> {
  const stream = client.query(copyFrom(`copy ${quoted(table.name)} (${quotedColumns(table.columns)}) from stdin`));
  await pipeline(Readable.from([lines], { objectMode: false }), stream);
  return stream.rowCount;
}
