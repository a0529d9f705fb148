const firstPrintable = 0x20;
const furtherControls = { first: 0x7f, last: 0x9f };
const allowedControls = new Set(['\n', '\r', '\t'].map((character) => character.charCodeAt(0)));

/** Forms post `\r\n` for the `\n` of a field. */
export function normaliseNewlines(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n');
}

/** White space becomes single spaces. */
export const joinLines = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/** In code points. @see R12 */
export function characterCount(text: string): number {
  let count = 0;
  for (let index = 0; index < text.length; count++) {
    index += (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1;
  }
  return count;
}

/** In characters. */
export const phoneLength = 40;

/** At least five digits of any script: formats differ from country to country. */
export const isPhoneNumber = (text: string): boolean =>
  characterCount(text) <= phoneLength && (text.match(/\p{Nd}/gu) ?? []).length >= 5;

/** False for spaces, invisible characters, Hangul fillers and blank Braille. */
export function isVisible(text: string): boolean {
  return /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
}

/** Control characters except tab and line breaks, and lone surrogates. @see R12 */
export function hasForbiddenCharacters(text: string): boolean {
  if (!text.isWellFormed()) return true;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code < firstPrintable && !allowedControls.has(code)) return true;
    if (code >= furtherControls.first && code <= furtherControls.last) return true;
  }
  return false;
}

/** The words of a pasted list, such as numbers of students: in capitals, each once, split at spaces, commas, semicolons and lines. */
export const capitalWords = (typed: string): string[] => [
  ...new Set(
    typed
      .toUpperCase()
      .split(/[\s,;،，；]+/u)
      .filter((word) => word !== ''),
  ),
];
