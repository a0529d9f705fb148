import { globSync } from 'node:fs';
import path from 'node:path';
import { readText } from './references.ts';
import { documents } from './specification.ts';

const root = path.resolve(import.meta.dirname, '../..');

export const sourceFiles = () =>
  globSync('{app,cli,content,database,jobs,server,tools}/**/*.{ts,tsx,js,sql}', { cwd: root });

export function faultsOfTags(source: string): string[] {
  const known = knownTargets();
  const tags = [...source.matchAll(/@see ([^\n*]+)/g)].flatMap(([, text = '']) => targetsIn(text));
  return tags.filter((target) => !known.has(target)).map((target) => `there is no ${target}`);
}

function targetsIn(text: string): string[] {
  const sections = [...text.matchAll(/(core|content)((?:[ ,–]*§\d+)+)/g)].flatMap(([, name = '', numbers = '']) =>
    [...numbers.matchAll(/§\d+/g)].map(([number]) => `${name} ${number}`),
  );
  return [...sections, ...(text.match(/\b(?:R\d+|(?:PD|ADR)-\d+)\b/g) ?? [])];
}

let targets: ReadonlySet<string> | undefined;

function knownTargets(): ReadonlySet<string> {
  targets ??= new Set([
    ...Object.entries(documents).flatMap(([name, file]) =>
      found(file, /^## (\d+)\. /gm, (number) => `${name} §${number}`),
    ),
    ...found('docs/security-requirements.md', /^\*\*R(\d+) /gm, (number) => `R${number}`),
    ...found('docs/product-decisions.md', /^### PD-(\d+): /gm, (number) => `PD-${number}`),
    ...globSync('docs/decisions/*.md', { cwd: root }).map((file) => `ADR-${Number.parseInt(path.basename(file), 10)}`),
  ]);
  return targets;
}

const found = (file: string, pattern: RegExp, name: (number: string) => string) =>
  [...readText(file).matchAll(pattern)].map(([, number = '']) => name(number));
