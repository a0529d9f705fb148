import type { Translate } from '../i18n/translate.ts';
import { characterCount } from '../platform/text-input.ts';

/** Undefined below 90% of the limit. */
export function remainingCharacters(text: string, limit: number, t: Translate): string | undefined {
  // Cheap check first: `length` is never less than the number of characters.
  if (text.length < limit * 0.9) return undefined;
  return t('form.length', { count: characterCount(text), limit });
}
