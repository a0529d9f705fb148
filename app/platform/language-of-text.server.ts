import { detectAll } from 'tinyld/light';

interface Written {
  /** What the writer chose; empty: nothing. */
  chosen: string;
  /** Of the writer's account; null if unknown. */
  ofWriter: string | null;
}

/** Below one of these, detection by frequent letter groups is a guess: sentences of families were all right above. */
const certain = { letters: 20, accuracy: 0.06 };

/**
 * The language tag of a text, such as `en` or `es`: what the writer chose, what is certain from the text itself, or the
 * language of the writer's account if it has the same script. Null: none of them.
 * @see PD-73
 */
export function languageOfText(text: string, { chosen, ofWriter }: Written): string | null {
  if (chosen !== '') return chosen;
  const detected = detectLanguage(text);
  if (detected !== null || ofWriter === null) return detected;
  return scriptOf(text) === scriptOfLanguage(ofWriter) ? ofWriter : null;
}

/** The language that is stored with a text or, of a text from before, the one that the text shows. @see PD-73 */
export const storedLanguage = (stored: string | null, text: string | null): string | null =>
  stored ?? detectLanguage(text);

/** Null if the text is too short, could be in several languages, or does not decrypt. */
export function detectLanguage(text: string | null): string | null {
  const script = text && scriptOf(text);
  if (!script) return null;
  const [best] = detectAll(text);
  if (!best || scriptOfLanguage(best.lang) !== script) return null;
  if (script !== 'Latin') return best.lang;
  return countOf(/\p{L}/gu, text) >= certain.letters && best.accuracy >= certain.accuracy ? best.lang : null;
}

type Script = 'Arabic' | 'Han' | 'Latin' | 'other';

/** Of most of the letters; null without letters. */
function scriptOf(text: string): Script | null {
  const letters = countOf(/\p{L}/gu, text);
  if (letters === 0) return null;
  const isMost = (pattern: RegExp) => countOf(pattern, text) > letters / 2;
  if (isMost(/\p{Script=Latin}/gu)) return 'Latin';
  if (isMost(/\p{Script=Arabic}/gu)) return 'Arabic';
  // Chinese characters are also part of Japanese.
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'other';
  return isMost(/\p{Script=Han}/gu) ? 'Han' : 'other';
}

const countOf = (pattern: RegExp, text: string) => text.match(pattern)?.length ?? 0;

const scripts: Partial<Record<string, Script>> = { Arab: 'Arabic', Hans: 'Han', Hant: 'Han', Latn: 'Latin' };

const scriptOfLanguage = (language: string): Script =>
  scripts[new Intl.Locale(language).maximize().script ?? ''] ?? 'other';
