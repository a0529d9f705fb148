export type TextDirection = 'ltr' | 'rtl';

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Returns the direction of the first letter, as `dir="auto"` does. */
export function directionOf(text: string, fallback: TextDirection): TextDirection {
  const letter = /\p{L}/u.exec(text)?.[0];
  if (letter === undefined) return fallback;
  return rightToLeft.test(letter) ? 'rtl' : 'ltr';
}
