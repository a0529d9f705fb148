const firstPrintable = 0x20;
/** DEL and the C1 controls. */
const furtherControls = { first: 0x7f, last: 0x9f };
const allowedControls = new Set(['\n', '\r', '\t'].map((character) => character.charCodeAt(0)));

/** Line breaks as `\n`: forms post `\r\n` where the browser's own field holds `\n`, and limits must count alike. */
export function normaliseNewlines(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n');
}

/** The length as limits mean it, in code points: an emoji counts one or more, never half. @see R12 */
export function characterCount(text: string): number {
  let count = 0;
  for (let index = 0; index < text.length; count++) {
    index += (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1;
  }
  return count;
}

/** Whether a text has a visible character: spaces, invisible characters, Hangul fillers and the blank Braille pattern have none. */
export function isVisible(text: string): boolean {
  return /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
}

/** Whether a text holds what no text field takes: control characters (C0 except tab and line breaks, DEL, C1), lone surrogates. @see R12 */
export function hasForbiddenCharacters(text: string): boolean {
  if (!text.isWellFormed()) return true;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code < firstPrintable && !allowedControls.has(code)) return true;
    if (code >= furtherControls.first && code <= furtherControls.last) return true;
  }
  return false;
}
