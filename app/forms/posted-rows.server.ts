import type * as z from 'zod/mini';
import type { DefinedForm } from './define-form.ts';
import { type NameIn, type PostedForm, parseForm } from './parse-form.server.ts';

export interface PostedRow<Name extends string, Value> extends PostedForm<Name, Value> {
  /** All fields of the row, also those that the schema does not contain. */
  fields: FormData;
}

/** Rows of a form in order. Their fields are named `guardians.0.email` for the group `guardians`. @param limit of rows */
export function postedRows<Schema extends z.ZodMiniObject, Name extends string = NameIn<Schema>>(
  form: FormData,
  group: string,
  { schema, definition, limit = Number.POSITIVE_INFINITY }: RowRules<Schema, Name>,
): PostedRow<Name, z.output<Schema>>[] {
  const rows = new Map<number, FormData>();
  for (const [name, value] of form) {
    const [, posted, row, field] = /^(\w+)\.(0|[1-9]\d{0,5})\.(\w+)$/.exec(name) ?? [];
    if (posted !== group || field === undefined || Number(row) >= limit) continue;
    const fields = rows.get(Number(row)) ?? new FormData();
    fields.append(field, value);
    rows.set(Number(row), fields);
  }
  return [...rows]
    .toSorted(([one], [other]) => one - other)
    .map(([, fields]) => ({ fields, ...parseForm(fields, schema, definition) }));
}

interface RowRules<Schema extends z.ZodMiniObject, Name extends string> {
  schema: Schema;
  definition: DefinedForm<Name>;
  limit?: number;
}
