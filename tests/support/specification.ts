import { readText } from './references.ts';

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

/** A sentence or table row. */
export interface Sentence {
  /** `core §5.12`: the twelfth of section 5. */
  id: string;
  text: string;
}

/** Returns the blocks without title and scope. */
export function readSpecification(name: DocumentName): Block[] {
  const blocks: { heading: string; texts: string[] }[] = [];
  for (const { heading, text } of linesOf(name)) {
    if (heading !== undefined) blocks.push({ heading, texts: [] });
    else blocks.at(-1)?.texts.push(text);
  }
  return blocks.slice(1).map(({ heading, texts }) => ({ heading, text: texts.join(' ') }));
}

export function sentencesOf(name: DocumentName): Sentence[] {
  const sentences: Sentence[] = [];
  let section = 0;
  let number = 0;
  for (const { heading, isRow, text } of linesOf(name)) {
    const [, next] = /^(\d+)\. /.exec(heading ?? '') ?? [];
    if (next !== undefined) [section, number] = [Number(next), 0];
    if (heading !== undefined || section === 0) continue;
    for (const sentence of isRow ? [text] : text.split(sentenceEnd)) {
      number += 1;
      sentences.push({ id: `${name} §${section}.${number}`, text: sentence });
    }
  }
  return sentences;
}

const sentenceEnd = /(?<=(?<!e\.g)[.?]['"]?) (?=[A-Z/'"])/;

function linesOf(name: DocumentName): { heading?: string; isRow: boolean; text: string }[] {
  const lines = readText(documents[name]).split('\n');
  return lines.flatMap((line, index) => {
    const heading = /^#+ (.*)/.exec(line)?.[1];
    if (heading !== undefined) return [{ heading, isRow: false, text: '' }];
    const isRow = line.startsWith('|');
    if (line.trim() === '' || isRule(line) || (isRow && isRule(lines[index + 1]))) return [];
    const text = isRow ? line.slice(1, -1).split('|').map(plain).join(' · ') : line.replace(/^(-|\d+\.) /, '');
    return [{ isRow, text: plain(text) }];
  });
}

const isRule = (line: string | undefined) => /^\|[-| ]+\|$/.test(line ?? '');

const plain = (text: string) => text.replaceAll('**', '').replace(/\s+/g, ' ').trim();
