import type * as z from 'zod/mini';
import type { PlainTranslationKey } from '../i18n/translate.ts';

export type FieldErrors = Partial<Record<string, PlainTranslationKey>>;

export type ParsedForm<Value> =
  | { ok: true; value: Value }
  /** `values` are the submitted texts, to be shown again; routes remove passwords. */
  | { ok: false; errors: FieldErrors; values: Record<string, string> };

/** The value of a field that was sent exactly once, else null. */
export function onlyText(form: FormData, name: string): string | null {
  const [text, ...more] = form.getAll(name);
  return typeof text === 'string' && more.length === 0 ? text : null;
}

/** Ignores unknown fields; a repeated field makes the form malformed. @see R2 @see R12 */
export function parseForm<Schema extends z.ZodMiniObject>(
  form: FormData,
  schema: Schema,
): ParsedForm<z.output<Schema>> {
  const names = Object.keys(schema.shape);
  const values: Record<string, string> = {};
  const errors: FieldErrors = {};
  for (const name of names) {
    if (!form.has(name)) continue;
    const text = onlyText(form, name);
    values[name] = text ?? '';
    if (text === null) errors[name] = 'validation.malformed';
  }
  const parsed = schema.safeParse(values);
  for (const issue of parsed.error?.issues ?? [])
    errors[String(issue.path[0])] ??= issue.message as PlainTranslationKey;
  if (parsed.success && Object.keys(errors).length === 0) return { ok: true, value: parsed.data };
  return { ok: false, errors, values };
}
