import { type RawBuilder, sql } from 'kysely';

type Keyset = {
  /** Sort key, never null, of columns qualified with the table's name. */
  key: RawBuilder<unknown>;
  table: string;
  isDescending: boolean;
  after: string | null;
};

/** Condition and order of a page: rows after `after` by key, then by id. The pages of a deleted `after` are empty. */
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
