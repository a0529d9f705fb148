import { foldText } from './fold-text.server.ts';

/** The parts joined are the text. */
export interface HighlightPart {
  text: string;
  isHighlighted: boolean;
}

type Range = readonly [start: number, end: number];

/** Marks every occurrence of the words, which are folded. */
export function highlightWords(text: string, words: readonly string[]): HighlightPart[] {
  return partsOf(text, [0, text.length], rangesOf(text, words));
}

/** About a sentence around the first occurrence; the beginning of the text if there is none. */
export function highlightedSnippet(text: string, words: readonly string[]): HighlightPart[] {
  const line = text.replace(/\s+/gu, ' ').trim();
  const ranges = rangesOf(line, words);
  const [first] = ranges;
  const start = first ? passageStart(line, first[0]) : 0;
  const end = wholeCharacter(line, Math.min(line.length, Math.max(start + passageLength, first?.[1] ?? 0)));
  const parts = partsOf(line, [start, end], ranges);
  return [...ellipsis(start > 0), ...parts, ...ellipsis(end < line.length)];
}

const passageLength = 180;
const lengthBefore = 50;

const ellipsis = (isCut: boolean): HighlightPart[] => (isCut ? [{ text: '…', isHighlighted: false }] : []);

function passageStart(line: string, occurrence: number): number {
  if (occurrence <= lengthBefore) return 0;
  const start = wholeCharacter(line, occurrence - lengthBefore);
  const space = line.indexOf(' ', start);
  return space >= 0 && space < occurrence ? space + 1 : start;
}

/** Moves forward to where a character with its accents begins. */
function wholeCharacter(text: string, place: number): number {
  let moved = place;
  while (moved > 0 && moved < text.length && /^[\p{M}\p{Cf}\p{Cs}]/u.test(text.slice(moved, moved + 2))) moved += 1;
  return moved;
}

/** Places in `text`, in order and without overlap. */
function rangesOf(text: string, words: readonly string[]): Range[] {
  const { folded, places } = foldWithPlaces(text);
  const found = words.flatMap((word) => occurrences(folded, places, word)).sort(([a], [b]) => a - b);
  const ranges: Range[] = [];
  for (const [start, end] of found) {
    const last = ranges.at(-1);
    if (last && start <= last[1]) ranges[ranges.length - 1] = [last[0], Math.max(last[1], end)];
    else ranges.push([start, end]);
  }
  return ranges;
}

function occurrences(folded: string, places: readonly number[], word: string): Range[] {
  const ranges: Range[] = [];
  for (let at = folded.indexOf(word); word !== '' && at >= 0; at = folded.indexOf(word, at + word.length)) {
    const start = places[at] ?? 0;
    let after = at + word.length;
    // A character whose folded form continues is marked as a whole.
    while (after < folded.length && places[after] === places[after - 1]) after += 1;
    ranges.push([start, places[after] ?? start]);
  }
  return ranges;
}

/** `places[i]` is where the character begins whose folded form has the unit `i`; one more place is the end. */
function foldWithPlaces(text: string): { folded: string; places: number[] } {
  const places: number[] = [];
  let folded = '';
  let place = 0;
  for (const character of text) {
    const form = foldText(character);
    for (let unit = 0; unit < form.length; unit += 1) places.push(place);
    folded += form;
    place += character.length;
  }
  places.push(text.length);
  return { folded, places };
}

function partsOf(text: string, [from, to]: Range, ranges: readonly Range[]): HighlightPart[] {
  const parts: HighlightPart[] = [];
  let at = from;
  const add = (end: number, isHighlighted: boolean) => {
    if (end > at) parts.push({ text: text.slice(at, end), isHighlighted });
    at = Math.max(at, end);
  };
  for (const [start, end] of ranges) {
    if (end <= from || start >= to) continue;
    add(start, false);
    add(Math.min(end, to), true);
  }
  add(to, false);
  return parts;
}
