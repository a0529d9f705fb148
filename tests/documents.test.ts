import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { cellsOf, readText } from './support/references.ts';

/** The specification is exact, and counts only as words. */
const isExact = (file: string) => file.startsWith('docs/specification/');

const root = path.resolve(import.meta.dirname, '..');
const files = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: root }).toSorted()];
const written = files.filter((file) => !isExact(file)).map((file) => ({ file, ...partsOf(readText(file)) }));

describe('The documents', () => {
  it('have at most 50,000 words', () => {
    const words = files.map((file) => readText(file).split(/\s+/).filter(Boolean).length);
    expect(words.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(50_000);
  });

  it('have paragraphs and list items of at most 500 characters', () => {
    expect(longerThan(500, ({ paragraphs }) => paragraphs)).toEqual([]);
  });

  it('have table cells of at most 300 characters', () => {
    expect(longerThan(300, ({ cells }) => cells)).toEqual([]);
  });

  it('link to files and headings that exist', () => {
    expect(files.flatMap(deadLinksIn)).toEqual([]);
  });
});

describe('The parts of a document', () => {
  it('are paragraphs with their further lines, list items and cells, without code and headings', () => {
    const text =
      '# Title\n\none\ntwo\n\n- three\n  four\n1. five\n\n    code\n\n```sql\nselect 1;\n```\n\n| a | b |\n|---|---|\n';
    expect(partsOf(text)).toEqual({ paragraphs: ['one two', '- three four', '1. five'], cells: ['a', 'b'] });
  });
});

interface Parts {
  paragraphs: string[];
  cells: string[];
}

function longerThan(length: number, textsOf: (parts: Parts) => string[]): string[] {
  return written.flatMap(({ file, ...parts }) =>
    textsOf(parts)
      .filter((text) => [...text].length > length)
      .map((text) => `${file}: ${[...text].length}: ${text.slice(0, 60)}`),
  );
}

function partsOf(markdown: string): Parts {
  const paragraphs: string[] = [];
  const cells: string[] = [];
  let open = false;
  for (const line of markdown.replace(/^```[\s\S]*?^```$/gm, '').split('\n')) {
    const text = line.trim();
    const isCode = !open && /^ {4}/.test(line);
    if (text.startsWith('|')) cells.push(...(/^[|\s-]+$/.test(text) ? [] : cellsOf(text)));
    if (text === '' || /^[|#]/.test(text) || isCode) open = false;
    else if (open && !/^(?:-|\d+\.) /.test(text)) paragraphs.push(`${paragraphs.pop()} ${text}`);
    else {
      paragraphs.push(text);
      open = true;
    }
  }
  return { paragraphs, cells };
}

function deadLinksIn(file: string): string[] {
  const links = [...readText(file).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  return links.filter((link) => !link.includes(':') && !isAlive(file, link)).map((link) => `${file}: ${link}`);
}

function isAlive(file: string, link: string): boolean {
  const [target = '', anchor] = link.split('#');
  const named = target === '' ? file : path.join(path.dirname(file), target);
  if (!existsSync(path.join(root, named))) return false;
  return anchor === undefined || headingsOf(readText(named)).includes(anchor);
}

const headingsOf = (markdown: string) =>
  [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );
