import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from './languages.ts';
import { policies } from './legal/policies.ts';

/** Texts by name: `legal/complaints 4.2`, `pages/vision meta title`, `translations inbox.title`. */
export type Passages = ReadonlyMap<string, string>;

const folder = import.meta.dirname;

/** Reads all paragraphs and list items of the policies, by policy and clause. */
export function readPolicies(language: Language): Passages {
  return new Map(
    policies.flatMap(({ slug }) =>
      clausesOf(slug, readFileSync(path.join(folder, 'legal', slug, `${language}.md`), 'utf8')),
    ),
  );
}

/** Reads all texts of the public pages. */
export async function readPages(language: Language): Promise<Passages> {
  const files = globSync('pages/*/copies.ts', { cwd: folder }).toSorted();
  const modules: Record<string, Record<Language, unknown>>[] = await Promise.all(
    files.map((file) => import(path.join(folder, file))),
  );
  return new Map(
    modules.flatMap((module, index) =>
      Object.values(module).flatMap((copies) => textsIn(path.dirname(files[index] ?? ''), copies[language])),
    ),
  );
}

/** Reads all interface texts. */
export async function readInterfaceTexts(language: Language): Promise<Passages> {
  const { translations }: { translations: Record<string, unknown> } = await import(
    path.join(folder, 'translations', `${language}.ts`)
  );
  return new Map(textsIn('translations', translations));
}

/** Reads the source of the texts of all mails in a language. Names and figures are expressions in it. */
export function readMails(language: Language): Passages {
  const files = globSync('mails/*.ts', { cwd: folder, exclude: ['**/*.test.ts'] }).toSorted();
  return new Map(
    files.flatMap((file) => {
      const byLanguage = readFileSync(path.join(folder, file), 'utf8').split(/^\s*(?=(?:en|ar|fr|zh): )/m);
      const templates = byLanguage.filter((part) => part.startsWith(`${language}: `));
      return templates.map((template, index): [string, string] => [
        `${file} ${index + 1}`,
        template.replace(/\([^()]*\) =>|`/g, ''),
      ]);
    }),
  );
}

function clausesOf(slug: string, file: string): [string, string][] {
  let clause = 'introduction';
  const lines = file.split('\n').filter((line) => line.trim() !== '' && line !== '---');
  return lines.map((line, index) => {
    const [, number] = /^(?:## )?(\d+(?:\.\d+)?)\.? /.exec(line) ?? [];
    clause = number ?? clause;
    const name = /^(title|description):/.exec(line)?.[1] ?? (number ? clause : `${clause} line ${index}`);
    return [`legal/${slug} ${name}`, line.replace(/^(?:(?:## )?\d+(?:\.\d+)?\.?|-|title:|description:) /, '')];
  });
}

function textsIn(name: string, texts: unknown): [string, string][] {
  if (typeof texts === 'string') return [[name, texts]];
  if (typeof texts !== 'object' || texts === null) return [];
  return Object.entries(texts).flatMap(([key, part]) => textsIn(`${name} ${key}`, part));
}
