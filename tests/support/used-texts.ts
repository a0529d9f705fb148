import { importTexts, type Namespace, publicNamespaces } from '#i18n/catalogues.ts';
import { portalNamespaces } from '#i18n/portal-namespaces.ts';
import { type ModulePart, moduleOf } from './module-parts.ts';

const namespaces: readonly Namespace[] = [...publicNamespaces, ...portalNamespaces];

export const namespaceOf = new Map<string, Namespace>();
for (const namespace of namespaces)
  for (const key of Object.keys((await importTexts('en', namespace)).texts)) namespaceOf.set(key, namespace);

export const isNamespace = (text: string): text is Namespace => namespaces.some((namespace) => namespace === text);

/** @returns the declarations that these exports use, directly or indirectly */
export function partsOf(file: string, exported: readonly string[], isFollowed: (file: string) => boolean) {
  const found = new Set<ModulePart>();
  const visited = new Set<string>();

  function visitExport(inFile: string, name: string): void {
    if (!isFollowed(inFile)) return;
    const { exports, effects } = moduleOf(inFile);
    visitPart(effects);
    if (name === '*') for (const each of exports.keys()) visitExport(inFile, each);
    const target = exports.get(name);
    if (typeof target === 'string') visitName(inFile, target);
    else if (target) visitExport(target.file, target.name);
  }

  function visitName(inFile: string, name: string): void {
    if (visited.has(`${inFile} ${name}`)) return;
    visited.add(`${inFile} ${name}`);
    const { parts, imports } = moduleOf(inFile);
    const imported = imports.get(name);
    if (imported) visitExport(imported.file, imported.name);
    const part = parts.get(name);
    if (part) visitPart(part);
  }

  function visitPart(part: ModulePart): void {
    if (found.has(part)) return;
    found.add(part);
    for (const name of part.names) visitName(part.file, name);
  }

  for (const name of exported) visitExport(file, name);
  return found;
}

/** A text that a page uses. */
export interface UsedText {
  /** The key, or alternatives for a template: the page must load one of them. */
  keys: string[];
  file: string;
}

export function textsIn(parts: Iterable<ModulePart>): UsedText[] {
  const all = [...parts];
  const prefixes = new Set(all.flatMap((part) => [...part.prefixes]));
  const values = new Set(all.flatMap((part) => [...part.texts]));
  return all.flatMap(({ file, texts, templates }) => {
    const keys = [...texts].filter((text) => namespaceOf.has(text)).map((key) => [key]);
    const made = templates.flatMap(([head = '', ...rest]) =>
      head === '' ? withPrefix(prefixes, rest.join('')) : withValues([head, ...rest], values),
    );
    return [...keys, ...made].map((choice) => ({ keys: choice, file }));
  });
}

const withPrefix = (prefixes: Set<string>, suffix: string): string[][] =>
  [...prefixes].flatMap((prefix) => (namespaceOf.has(prefix + suffix) ? [[prefix + suffix]] : []));

/** Returns the keys that a template such as `office.${…}` can produce: one for each value that the page contains, and all matching keys as alternatives. */
function withValues(pieces: string[], values: Set<string>): string[][] {
  const matching = matchesOf(pieces);
  if (matching.length === 0) return [];
  const known = matching.filter(({ value }) => values.has(value)).map(({ key }) => [key]);
  return [...known, matching.map(({ key }) => key)];
}

const matches = new Map<string, { key: string; value: string }[]>();

function matchesOf(pieces: string[]) {
  const pattern = pieces.map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('(.+)');
  const known = matches.get(pattern);
  if (known) return known;
  const found = pieces[0]?.includes('.')
    ? [...namespaceOf.keys()].flatMap((key) => {
        const match = new RegExp(`^${pattern}$`).exec(key);
        return match ? [{ key, value: match[1] ?? '' }] : [];
      })
    : [];
  matches.set(pattern, found);
  return found;
}
