const firstPrintable = 0x20;
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

/** Whether there is something to see: spaces and characters without a shape are no text. */
export function isVisible(text: string): boolean {
  return /[^\s\p{Cc}\p{Cf}]/u.test(text);
}

/** Whether a text holds what no text field takes: NUL and other control characters (tab and line breaks are fine), lone surrogates. @see R12 */
export function hasForbiddenCharacters(text: string): boolean {
  if (!text.isWellFormed()) return true;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code < firstPrintable && !allowedControls.has(code)) return true;
  }
  return false;
}
