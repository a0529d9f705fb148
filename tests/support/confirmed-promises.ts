import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { figures } from '#content/legal/figures.ts';
import { figuresIn, type Promised, textsAt } from './promises.ts';
import { readText } from './references.ts';

/**
 * Digests of what a person has confirmed: one sorted line for each text that promises something, with what keeps it, and
 * for each file of code and test. Two changes of the file conflict only where they change the same thing.
 */
export const confirmedFile = 'docs/promises-confirmed.txt';

/** A text, a file or a test, with its content. Comments, imports and line breaks do not count. */
export interface Source {
  name: string;
  digest: string;
  places: string[];
}

export function sourcesOf(promises: readonly Promised[]): Source[] {
  const contents = new Map<string, { content: string; places: string[] }>();
  const add = (name: string, place: string, content: () => string) => {
    const known = contents.get(name);
    if (known) known.places.push(place);
    else contents.set(name, { content: content(), places: [place] });
  };
  for (const { place, files, offices, tests } of promises) {
    const texts = textsAt(place);
    const values = texts.flatMap(figuresIn).map((name) => [name, figures[name]]);
    add(place, place, () => JSON.stringify([texts, values, files, offices, tests.map(({ name }) => name)]));
    for (const file of files) add(file, place, () => codeIn(readText(file)));
    for (const { name, code } of tests) add(name, place, () => codeIn(code));
  }
  return [...contents]
    .map(([name, { content, places }]) => ({ name, digest: digestOf(content), places }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

export function codeIn(source: string): string {
  return source
    .replace(/^import\b[^;]*;$/gm, '')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*(?:\/\/|--).*$/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const digestOf = (content: string) => createHash('sha256').update(content).digest('hex').slice(0, 16);

export function readConfirmed(): Map<string, string> {
  const lines = readText(confirmedFile).split('\n').filter(Boolean);
  return new Map(lines.map((line) => [line.slice(17), line.slice(0, 16)]));
}

/** New ones and those whose content has changed. */
export const unconfirmedOf = (sources: readonly Source[], confirmed: ReadonlyMap<string, string>): Source[] =>
  sources.filter(({ name, digest }) => confirmed.get(name) !== digest);

/** Lines of what is no longer named are removed. */
export function confirm(sources: readonly Source[], names: ReadonlySet<string>): void {
  const confirmed = readConfirmed();
  const lines = sources.flatMap(({ name, digest }) => {
    const kept = names.has(name) ? digest : confirmed.get(name);
    return kept === undefined ? [] : [`${kept} ${name}\n`];
  });
  writeFileSync(path.resolve(import.meta.dirname, '../..', confirmedFile), lines.join(''));
}
