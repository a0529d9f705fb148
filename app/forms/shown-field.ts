import type { PlainTranslationKey, Translate } from '#i18n/translate.ts';
import { characterCount } from '#platform/text-input.ts';
import type { DefinedForm } from './define-form.ts';
import type { FormAnswer } from './form-answer.ts';

export interface ShownField {
  name: string;
  label: string;
  hint: string | undefined;
  isOptional: boolean | undefined;
  error: string | undefined;
}

export function shownField<Name extends string, Asked extends Name>(
  form: Pick<DefinedForm<Name>, 'fields'>,
  invalid: Pick<FormAnswer<Name>, 'errors'> | null,
  name: Asked,
  t: Translate,
): ShownField & { name: Asked } {
  const { label, hint, isOptional } = form.fields[name];
  const error: PlainTranslationKey | undefined = invalid?.errors[name];
  return { name, label: t(label), hint: hint && t(hint), isOptional, error: error && t(error) };
}

/** Replaces the hint from 90% of the limit on. */
export function usedCharacters(text: string, limit: number | undefined, t: Translate): string | undefined {
  // Cheap check first: `length` is never less than the number of characters.
  if (limit === undefined || text.length < limit * 0.9) return undefined;
  return t('form.length', { count: characterCount(text), limit });
}
