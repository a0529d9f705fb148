const variants: Readonly<Record<string, string>> = {
  // Alef wasla, Persian and dotless yeh, keheh, teh marbuta; NFKD and `ignored` have folded the hamza forms.
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ß: 'ss',
  ı: 'i',
  ς: 'σ',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '‐': '-',
};
/** Accents, Arabic vowel signs and tatweel, direction marks and other characters that are not seen. */
const ignored = /[\p{Mn}\p{Cf}\u0640]+/gu;

/** Replacement of each UTF-16 code unit: another one, or a sequence in `expansions`, which may be empty. */
const plainUnits = new Uint16Array(0x10000).fill(0xffff);
const unknown = 0xffff;
const expanded = 0xfffe;
const expansions = new Map<number, string>();
let folded = new Uint16Array(0x8000);

/**
 * Normalizes a text for searches: ignores compatibility forms, case, accents, Arabic vowel signs, and variants of letters and
 * digits. Works by code unit, several times as fast as `normalize` and `replace`.
 */
export function foldText(text: string): string {
  let length = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (length + maxExpansion > folded.length) folded = enlarged(folded);
    const unit = text.charCodeAt(index);
    let plain = plainUnits[unit] ?? expanded;
    if (plain === unknown) plain = learn(unit);
    if (plain === expanded) {
      for (const part of expansions.get(unit) ?? '') folded[length++] = part.charCodeAt(0);
    } else folded[length++] = plain;
  }
  return Buffer.from(folded.buffer, 0, length * 2).toString('utf16le');
}

/** `ﷺ` */
const maxExpansion = 18;

function enlarged(units: Uint16Array): Uint16Array<ArrayBuffer> {
  const larger = new Uint16Array(units.length * 2);
  larger.set(units);
  return larger;
}

function learn(unit: number): number {
  const form = formOf(String.fromCharCode(unit));
  const [only] = form;
  const isOne = form.length === 1 && only !== undefined && unit < expanded;
  plainUnits[unit] = isOne ? only.charCodeAt(0) : expanded;
  if (!isOne) expansions.set(unit, form);
  return plainUnits[unit] ?? expanded;
}

function formOf(character: string): string {
  // Arabic and Persian digits.
  if (/[\u0660-\u0669\u06f0-\u06f9]/.test(character)) return String(character.charCodeAt(0) & 0xf);
  const plain = character.normalize('NFKD').replace(ignored, '').toLowerCase();
  return [...plain].map((each) => variants[each] ?? each).join('');
}

const maxWords = 6;

/** Distinct folded words; each must occur in what is found. */
export function searchWordsOf(text: string): string[] {
  const words = foldText(text).split(/\s+/u).filter(Boolean);
  return [...new Set(words)].slice(0, maxWords);
}
