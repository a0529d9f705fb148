import { cellsOf, codesIn, faultsOfPath, faultsOfTest, readText } from './references.ts';

export const documents = {
  core: 'docs/specification/application-core.md',
  content: 'docs/specification/public-and-policy-content.md',
} as const;
export type DocumentName = keyof typeof documents;

/** The text under one heading: table cells, list items and paragraphs. */
export interface Block {
  heading: string;
  text: string;
}

export interface MapRow {
  line: number;
  section: string;
  what: string;
  where: string;
  test: string;
}

export function readSpecification(name: DocumentName): Block[] {
  return blocksOf(readText(documents[name]), (line) => {
    if (line.startsWith('|')) return cellsOf(line).join(' · ');
    return line.replace(/^(-|\d+\.) /, '');
  }).slice(1); // without the title and scope
}

export function readMapBlocks(name: DocumentName): Block[] {
  return blocksOf(partOf(name).join('\n'), (line) => (line.startsWith('|') ? (cellsOf(line)[1] ?? '') : '')).slice(1);
}

export function readMapRows(name: DocumentName): MapRow[] {
  const all = readText('docs/specification-map.md').split('\n');
  const first = all.indexOf(partOf(name)[0] ?? '');
  return partOf(name).flatMap((text, index) => {
    if (!isTableRow(text)) return [];
    const [section = '', what = '', where = '', test = ''] = cellsOf(text);
    return [{ line: first + index + 1, section, what, where, test }];
  });
}

function partOf(name: DocumentName): string[] {
  const lines = readText('docs/specification-map.md').split('\n');
  const start = lines.findIndex((line) => line.startsWith(`# ${name}:`));
  const length = lines.slice(start + 1).findIndex((line) => line.startsWith('# '));
  return lines.slice(start, length < 0 ? undefined : start + 1 + length);
}

function blocksOf(markdown: string, textOf: (line: string) => string): Block[] {
  const blocks: { heading: string; texts: string[] }[] = [];
  const lines = markdown.split('\n');
  for (const [index, line] of lines.entries()) {
    const heading = /^#+ (.*)/.exec(line)?.[1];
    if (heading !== undefined) blocks.push({ heading, texts: [] });
    else if (!line.startsWith('|') || isTableRow(line, lines[index + 1])) blocks.at(-1)?.texts.push(textOf(line));
  }
  return blocks.map(({ heading, texts }) => ({ heading, text: plain(texts.join(' ')) }));
}

const isRule = (line: string | undefined) => /^\|[-| ]+\|$/.test(line ?? '');

function isTableRow(line: string, next?: string): boolean {
  return line.startsWith('|') && !isRule(line) && !isRule(next) && !line.startsWith('| § |');
}

const plain = (text: string) => text.replaceAll('**', '').replace(/\s+/g, ' ').trim();

export function faultsOf({ where, test }: Pick<MapRow, 'where' | 'test'>): string[] {
  const places = codesIn(where);
  const decisions = [...where.matchAll(/replaced: PD-(\d+)/g)].map(([, number = '']) => number);
  const isSettled = decisions.length > 0 || ['not yet', 'nothing to build'].includes(where);
  const faults = [
    ...places.flatMap(faultsOfPath),
    ...decisions.filter((number) => !isDecision(number)).map((number) => `there is no PD-${number}`),
    ...codesIn(test).flatMap(faultsOfTest),
  ];
  if (places.length === 0 && !isSettled) faults.push('the row names no code');
  if (test === '' || (places.length > 0 && codesIn(test).length === 0 && test !== 'not yet')) {
    faults.push('it names no test');
  }
  return faults;
}

const isDecision = (number: string) =>
  new RegExp(`^### PD-${number}: `, 'm').test(readText('docs/product-decisions.md'));
