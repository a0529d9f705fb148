const graphemes = new Intl.Segmenter();

const firstOf = (word: string): string => graphemes.segment(word)[Symbol.iterator]().next().value?.segment ?? '';

/** Of the first and the last word of a name, as `T. A.`; of a name in one word its first character. */
export function initialsOf(fullName: string): string {
  const words = fullName.split(' ');
  const [first = '', last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return last === undefined ? firstOf(first) : `${firstOf(first)}. ${firstOf(last)}.`;
}
