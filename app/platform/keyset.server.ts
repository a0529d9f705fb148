import { type RawBuilder, sql } from 'kysely';

type Keyset = {
  /** Sort key, never null, of columns qualified with the table's name. */
  key: RawBuilder<unknown>;
  table: string;
  isDescending: boolean;
  after: string | null;
};

/** Returns condition and order of the page after the row `after`, by key and id. If that row was deleted, the page is empty. */
export function keyset({ key, table, isDescending, after }: Keyset) {
  const place = sql`${key}, ${sql.ref(`${table}.id`)}`;
  const beyond = isDescending ? sql`<` : sql`>`;
  const direction = isDescending ? sql`desc` : sql`asc`;
  return {
    isAfter:
      after === null
        ? sql<boolean>`true`
        : sql<boolean>`(${place}) ${beyond} (select ${place} from ${sql.table(table)} where id = ${after})`,
    order: sql`${key} ${direction}, ${sql.ref(`${table}.id`)} ${direction}`,
  };
}
