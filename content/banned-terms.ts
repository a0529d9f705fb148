import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from './languages.ts';

/** A row of the tables of banned terms in `glossary.md`. */
export type BannedTerm = {
  term: string;
  preferred: string;
  /** Phrases that may contain the term. */
  exceptions: string[];
};

/** @throws Error if the glossary has no table for the language */
export function readBannedTerms(language: Language): BannedTerm[] {
  const glossary = readFileSync(path.join(import.meta.dirname, 'glossary.md'), 'utf8');
  const [, section = ''] = glossary.split(`\n### ${language}\n`);
  const [table = ''] = section.split('\n#');
  const rows = table.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| banned '));
  if (rows.length === 0) throw new Error(`content/glossary.md has no table of banned terms under '### ${language}'`);
  return rows.flatMap((row) => {
    const [terms = '', preferred = '', exceptions = ''] = cellsOf(row);
    return listOf(terms).map((term) => ({ term, preferred, exceptions: listOf(exceptions) }));
  });
}

const cellsOf = (row: string) =>
  row
    .split(/(?<!\\)\|/)
    .slice(1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

const listOf = (cell: string) => cell.split(' · ').filter((term) => term !== '');

/** Whether a text uses a banned term outside its exceptions. */
export function usesTerm(text: string, { term, exceptions }: BannedTerm, language: Language): boolean {
  const searched = exceptions.reduce(
    (rest, exception) => rest.replaceAll(patternOf(exception, language), ' '),
    text.replace(/[\u00A0\u202F]/g, ' '),
  );
  return patternOf(term, language).test(searched);
}

function patternOf(term: string, language: Language): RegExp {
  const [, expression] = /^\/(.*)\/$/.exec(term) ?? [];
  if (expression !== undefined) return new RegExp(expression, 'giu');
  const literal = term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const wholeWords = language === 'en' || language === 'fr';
  return wholeWords ? new RegExp(`(?<![\\p{L}\\d-])${literal}(?![\\p{L}\\d-])`, 'giu') : new RegExp(literal, 'gu');
}
