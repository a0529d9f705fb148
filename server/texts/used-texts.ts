import { type ModulePart, moduleOf } from './module-parts.ts';

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
    for (const lazy of part.lazy) visitExport(lazy, '*');
  }

  for (const name of exported) visitExport(file, name);
  return found;
}

/** @returns the keys that declarations contain, or can produce by a template such as `office.${…}` */
export function keyFinder(keys: readonly string[]): (parts: Iterable<ModulePart>) => Set<string> {
  const known = new Set(keys);
  const matches = new Map<string, string[]>();

  /** Of a template that begins with the first part of a key. */
  function matchesOf(pieces: readonly string[]): string[] {
    if (!pieces[0]?.includes('.')) return [];
    const pattern = pieces.map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+');
    const found = matches.get(pattern) ?? keys.filter((key) => new RegExp(`^${pattern}$`).test(key));
    matches.set(pattern, found);
    return found;
  }

  return (parts) => {
    const all = [...parts];
    const prefixes = new Set(all.flatMap((part) => [...part.prefixes]));
    const found = new Set<string>();
    for (const { texts, templates } of all) {
      for (const text of texts) if (known.has(text)) found.add(text);
      for (const [head = '', ...rest] of templates) {
        const made = head === '' ? [...prefixes].map((prefix) => prefix + rest.join('')) : matchesOf([head, ...rest]);
        for (const text of made) if (known.has(text)) found.add(text);
      }
    }
    return found;
  };
}
