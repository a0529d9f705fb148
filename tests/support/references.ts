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
