import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type PromiseRow, textsAt } from './promises.ts';
import { codesIn, readText } from './references.ts';

/**
 * Digests of what a person has confirmed: one sorted line for each row (with the texts of its places), file of code and
 * test of `docs/promises.md`. Two changes of the file conflict only where they change the same thing.
 */
export const confirmedFile = 'docs/promises-confirmed.txt';

/** A row, a file or a test, with its content. Comments, imports and line breaks do not count. */
export interface Source {
  name: string;
  digest: string;
  rows: PromiseRow[];
}

export function sourcesOf(rows: readonly PromiseRow[]): Source[] {
  const contents = new Map<string, { content: string; rows: PromiseRow[] }>();
  const add = (name: string, content: () => string, row: PromiseRow) => {
    const known = contents.get(name);
    if (known) known.rows.push(row);
    else contents.set(name, { content: content(), rows: [row] });
  };
  for (const row of rows) {
    const { places, promise, keptBy, test } = row;
    const texts = () => JSON.stringify([places.map(textsAt), promise, keptBy, test]);
    add(`row ${places[0]}: ${promise.slice(0, 60)}`, texts, row);
    for (const file of codesIn(keptBy)) add(file, () => codeIn(readText(file)), row);
    for (const named of codesIn(test)) add(named, () => testIn(named), row);
  }
  return [...contents]
    .map(([name, { content, rows }]) => ({ name, digest: digestOf(content), rows }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function testIn(named: string): string {
  const [file = '', ...titles] = named.split(' › ');
  return codeIn(blockWithTitle(readText(file), titles.at(-1) ?? ''));
}

/** Returns the formatted call with this title, from its first line to the closing one; all of the source if there is none. */
export function blockWithTitle(source: string, title: string): string {
  const lines = source.split('\n');
  const titled = lines.findIndex((line) => ["'", '"', '`'].some((quote) => line.includes(quote + title + quote)));
  const isStart = (line: string) => /^\s*(?:it|test|describe)\b/.test(line);
  const start = lines.findLastIndex((line, index) => index <= titled && isStart(line));
  if (titled < 0 || start < 0) return source;
  const indentation = /^\s*/.exec(lines[start] ?? '')?.[0] ?? '';
  const closes = (line: string, index: number) =>
    index >= titled && /^[})\]]+\)?;$/.test(line.slice(indentation.length)) && line.startsWith(indentation);
  const end = lines.findIndex(closes);
  return end < 0 ? source : lines.slice(start, end + 1).join('\n');
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
