import type pg from 'pg';

/** Runs a statement as the owner of the database. */
export type AsOwner = <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>;

export const asOwnerOf =
  (client: pg.Client): AsOwner =>
  async (text, values) =>
    (await client.query(text, values)).rows;

/** Inserts all rows in one statement. @param types PostgreSQL types of the columns */
export async function insertRows<Column extends string>(
  asOwner: AsOwner,
  table: string,
  types: Readonly<Record<Column, string>>,
  rows: readonly Readonly<Record<Column, unknown>>[],
): Promise<void> {
  const columns = Object.keys(types) as Column[];
  const arrays = columns.map((column, index) => `$${index + 1}::${types[column]}[]`);
  await asOwner(
    `insert into ${table} (${columns.join(', ')}) select * from unnest(${arrays.join(', ')})`,
    columns.map((column) => rows.map((row) => row[column])),
  );
}
