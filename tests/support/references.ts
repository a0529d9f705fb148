import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

export const readText = (file: string) => readFileSync(path.join(root, file), 'utf8');

export function cellsOf(line: string): string[] {
  return line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());
}

export const codesIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

export function faultsOfPath(named: string): string[] {
  return existsSync(path.join(root, named)) ? [] : [`there is no ${named}`];
}

/** @param named `path › title`, or `path › title of the group › title` */
export function faultsOfTest(named: string): string[] {
  const [file = '', ...titles] = named.split(' › ');
  const missing = faultsOfPath(file);
  if (missing.length > 0) return missing;
  if (titles.length === 0) return [`${file} is named without the title of a test`];
  const source = readText(file);
  return titles.filter((title) => !hasTitle(source, title)).map((title) => `${file} has no test “${title}”`);
}

/** A title is the first of several arguments of a call, or the first cell of a table of test cases. */
function hasTitle(source: string, title: string): boolean {
  const escaped = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`[(\\[]\\s*(['"\`])${escaped}\\1\\s*,`).test(source);
}
