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

/** Null if the text is too short, or could be in several languages. */
export function detectLanguage(text: string): string | null {
  const script = scriptOf(text);
  if (script === null) return null;
  const [best] = detectAll(text);
  if (!best || scriptOfLanguage(best.lang) !== script) return null;
  if (script !== 'Latin') return best.lang;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters >= certain.letters && best.accuracy >= certain.accuracy ? best.lang : null;
}

type Script = 'Arabic' | 'Han' | 'Latin' | 'other';

/** Of most of the letters; null without letters. */
function scriptOf(text: string): Script | null {
  const letters = text.match(/\p{L}/gu) ?? [];
  if (letters.length === 0) return null;
  const shareOf = (pattern: RegExp) => letters.filter((letter) => pattern.test(letter)).length / letters.length;
  if (shareOf(/\p{Script=Latin}/u) > 0.5) return 'Latin';
  if (shareOf(/\p{Script=Arabic}/u) > 0.5) return 'Arabic';
  // Japanese has letters of its own between those it shares with Chinese.
  if (shareOf(/[\p{Script=Hiragana}\p{Script=Katakana}]/u) > 0) return 'other';
  return shareOf(/\p{Script=Han}/u) > 0.5 ? 'Han' : 'other';
}

const scriptOfLanguage = (language: string): Script =>
  (({ Arab: 'Arabic', Hans: 'Han', Hant: 'Han', Latn: 'Latin' })[
    new Intl.Locale(language).maximize().script ?? ''
  ] as Script) ?? 'other';
