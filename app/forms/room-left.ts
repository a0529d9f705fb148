import type { Translate } from '../i18n/translate.ts';
import { characterCount } from '../platform/text-input.ts';

/** How long a text is, for the hint of its field: only near the end of what the field takes. */
export function roomLeft(text: string, limit: number, t: Translate): string | undefined {
  // a character is one or two units
  if (text.length < limit * 0.9) return undefined;
  return t('compose.body.length', { count: characterCount(text), limit });
}
