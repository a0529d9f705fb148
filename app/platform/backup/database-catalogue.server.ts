import pg, { type ClientBase } from 'pg';

export interface TableShape {
  readonly name: string;
  readonly columns: readonly string[];
}

export interface SequenceState {
  readonly name: string;
  readonly lastValue: string;
  readonly isCalled: boolean;
}

const isOwnRelation = `nspname !~ '^pg_' and nspname <> 'information_schema'
  and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')`;

export async function listTables(client: ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select nspname || '.' || relname as name,
       array(select attname::text from pg_attribute
         where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where relkind in ('r', 'p') and not relispartition and ${isOwnRelation}
     order by 1`,
  );
  return rows;
}

/** Sequences are not transactional: read them after the rows that use them. */
export async function listSequences(client: ClientBase): Promise<SequenceState[]> {
  const { rows } = await client.query<{ name: string }>(
    `select nspname || '.' || relname as name
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where relkind = 'S' and ${isOwnRelation} order by 1`,
  );
  const states: SequenceState[] = [];
  for (const { name } of rows) {
    const state = await client.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${quoted(name)}`,
    );
    states.push({ name, ...(state.rows[0] ?? { lastValue: '1', isCalled: false }) });
  }
  return states;
}

export async function setSequence(client: ClientBase, { name, lastValue, isCalled }: SequenceState): Promise<void> {
  await client.query('select setval($1::regclass, $2::bigint, $3)', [quoted(name), lastValue, isCalled]);
}

export function quoted(name: string): string {
  const dot = name.indexOf('.');
  return `${pg.escapeIdentifier(name.slice(0, dot))}.${pg.escapeIdentifier(name.slice(dot + 1))}`;
}

export const quotedColumns = (columns: readonly string[]): string => columns.map(pg.escapeIdentifier).join(', ');
