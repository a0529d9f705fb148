import { school } from '#content/school.ts';

export type PasswordWeakness = 'common' | 'personal';

export interface PasswordOwner {
  fullName: string;
  email: string;
}

const minOwnLetters = 4;
const minDifferentCharacters = 5;
const minUnitLength = 8;

/** @param password must satisfy the rules of core §5 @see PD-38 */
export async function findWeakness(password: string, owner: PasswordOwner): Promise<PasswordWeakness | null> {
  const common = await commonPasswords();
  const text = simplify(password);
  if (new Set(text).size < minDifferentCharacters || isRepeated(text) || common.has(text)) return 'common';
  const personal = personalWords(owner);
  const readings = [text, undoLookAlikes(text, 'i'), undoLookAlikes(text, 'l')]
    .map(lettersAndDigits)
    .flatMap((reading) => [reading, withoutRepetitions(reading)]);
  const weaknesses = readings.map((reading) => weaknessOf(reading, personal, common));
  return weaknesses.find((weakness) => weakness === 'personal') ?? weaknesses.find((weakness) => weakness) ?? null;
}

let common: Promise<ReadonlySet<string>> | undefined;

function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map((entry) => entry.toLowerCase()).filter(isWord)),
  );
  return common;
}

/** Short entries would match inside too many good passwords. */
const isWord = (entry: string) => (/\p{L}.*\p{L}.*\p{L}/u.test(entry) ? entry.length >= 4 : entry.length >= 6);

function simplify(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

const lettersAndDigits = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

function isRepeated(text: string): boolean {
  const [, unit = text] = /^(.+?)\1+$/u.exec(text) ?? [];
  return unit !== text && unit.length < minUnitLength;
}

/** `testtesttest1` becomes `test1`. */
const withoutRepetitions = (text: string) => text.replace(/(.{3,}?)\1+/gu, '$1');

const lookAlikes: Partial<Record<string, string>> = {
  '0': 'o',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '€': 'e',
  '(': 'c',
  '+': 't',
  '!': 'i',
  '|': 'l',
};

/** `p@ssw0rd2026!` becomes `password`. */
function undoLookAlikes(text: string, one: 'i' | 'l'): string {
  return text.replace(/\P{L}+$/u, '').replace(/\P{L}/gu, (sign) => (sign === '1' ? one : (lookAlikes[sign] ?? sign)));
}

/** Longest first, so that no part of a name remains. */
function personalWords({ fullName, email }: PasswordOwner): string[] {
  const [local = '', domain = ''] = email.split('@');
  const words = [
    email,
    local,
    ...split(local),
    ...split(domain).slice(0, -1),
    domain,
    fullName,
    ...split(fullName),
    ...[school.name, school.shortName, school.parentCompany].flatMap((name) => [name, ...split(name)]),
  ];
  const known = new Set(words.map((word) => lettersAndDigits(simplify(word))).filter(isIdentifying));
  return [...known].sort((one, other) => other.length - one.length);
}

const split = (text: string) => text.split(/[^\p{L}\p{M}\p{N}]+/u);

/** Two Chinese characters identify a name as well as three letters. */
const isIdentifying = (word: string) => word.length >= (/^\p{Script=Han}+$/u.test(word) ? 2 : 3);

function weaknessOf(text: string, personal: readonly string[], common: ReadonlySet<string>): PasswordWeakness | null {
  const withoutPersonal = personal.reduce((rest, word) => rest.replaceAll(word, ' '), text);
  const word = longestWord(withoutPersonal, common);
  const withoutWord = word ? withoutPersonal.replaceAll(word, ' ') : withoutPersonal;
  const rest = withoutSequences(withoutWord);
  if ((rest.match(/\p{L}/gu) ?? []).length >= minOwnLetters) return null;
  if (withoutPersonal !== text) return 'personal';
  return word || rest !== withoutWord ? 'common' : null;
}

function withoutSequences(text: string): string {
  const characters = [...text];
  const step = (index: number) =>
    (characters[index]?.codePointAt(0) ?? 0) - (characters[index - 1]?.codePointAt(0) ?? 0);
  const kept: string[] = [];
  for (let start = 0; start < characters.length; ) {
    let end = start + 1;
    while (end < characters.length && Math.abs(step(end)) === 1 && step(end) === step(start + 1)) end += 1;
    const isSequence = end - start >= 4;
    kept.push(isSequence ? ' ' : (characters[start] ?? ''));
    start = isSequence ? end : start + 1;
  }
  return kept.join('');
}

const maxCommonLength = 24;

function longestWord(text: string, words: ReadonlySet<string>): string | null {
  for (let length = Math.min(maxCommonLength, text.length); length >= 4; length--) {
    for (let start = 0; start + length <= text.length; start++) {
      const part = text.slice(start, start + length);
      if (words.has(part)) return part;
    }
  }
  return null;
}
