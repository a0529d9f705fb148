import { randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { parseUuid } from '#platform/uuid.ts';
import type { DefinedForm } from './define-form.ts';
import type { FieldErrors } from './form-answer.ts';

export interface PostedForm<Name extends string, Value> {
  form?: DefinedForm<Name> | undefined;
  /** Empty for missing fields and secrets. */
  values: Record<Name, string> & { requestId?: string };
  parsed: ParsedForm<Value, Name>;
}

export type ParsedForm<Value, Name extends string> =
  | { ok: true; value: Value }
  | { ok: false; errors: FieldErrors<Name> };

export type NameIn<Schema extends z.ZodMiniObject> = keyof z.output<Schema> & string;

/** Returns null unless the field was sent exactly once. */
export function onlyText(form: FormData, name: string): string | null {
  const [text, ...more] = form.getAll(name);
  return typeof text === 'string' && more.length === 0 ? text : null;
}

/** Ignores unknown fields; a repeated field or a file makes the form malformed. @see R2 @see R12 */
export function parseForm<Schema extends z.ZodMiniObject, Name extends string = NameIn<Schema>>(
  form: FormData,
  schema: Schema,
  definition?: DefinedForm<Name>,
): PostedForm<Name, z.output<Schema>> {
  const names = definition?.names ?? (Object.keys(schema.shape) as Name[]);
  const values = names.map((name) => {
    const text = form.get(name);
    const field = definition?.fields[name];
    const isShown = typeof text === 'string' && !field?.isSecret;
    return [name, isShown ? text.slice(0, field?.returnedLength).toWellFormed() : ''];
  });
  return { form: definition, values: Object.fromEntries(values), parsed: parseFields(form, schema) };
}

function parseFields<Schema extends z.ZodMiniObject>(
  form: FormData,
  schema: Schema,
): ParsedForm<z.output<Schema>, string> {
  const texts: Record<string, string> = {};
  const errors: FieldErrors = {};
  for (const name of Object.keys(schema.shape)) {
    if (!form.has(name)) continue;
    const text = onlyText(form, name);
    texts[name] = text ?? '';
    if (text === null) errors[name] = 'validation.malformed';
  }
  const parsed = schema.safeParse(texts);
  for (const issue of parsed.error?.issues ?? [])
    errors[String(issue.path[0])] ??= issue.message as PlainTranslationKey;
  if (parsed.success && Object.keys(errors).length === 0) return { ok: true, value: parsed.data };
  return { ok: false, errors };
}

export interface PostedIdempotentForm<Name extends string, Value> extends PostedForm<Name, Value> {
  values: Record<Name | 'requestId', string>;
}

/** A form without an idempotency key gets a new one. @see R9 */
export function parseIdempotentForm<Schema extends z.ZodMiniObject, Name extends string>(
  posted: FormData,
  schema: Schema,
  definition: DefinedForm<Name>,
): PostedIdempotentForm<Name, z.output<Schema> & { requestId: string }> {
  const { form, values, parsed } = parseForm(posted, schema, definition);
  const requestId = parseUuid(onlyText(posted, 'requestId')) ?? randomUUID();
  return {
    form,
    values: { ...values, requestId },
    parsed: parsed.ok ? { ok: true, value: { ...parsed.value, requestId } } : parsed,
  };
}
