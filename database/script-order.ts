import type { Source } from './release.ts';

const comment = /--.*/g;
const definition = /create or replace function (?:accounts\.)?(\w+)/g;
const call = /(\w+)\s*\(/g;
/** PL/pgSQL looks up what a body calls when it runs, all else is looked up when it is created. */
const lateBody = /language plpgsql[^;]*?\$\$.*?\$\$/gs;

/**
 * Orders scripts so that each follows those whose functions it needs when it is applied; otherwise by name.
 * @throws Error if scripts need each other
 */
export function sortByCalls(sources: Source[]): Source[] {
  const scripts = sources
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map((source) => {
      const text = source[1].replace(comment, '');
      return { source, defined: namesOf(definition, text), called: namesOf(call, text.replace(lateBody, '')) };
    });
  const sorted = new Set<Source>();
  const add = (script: (typeof scripts)[number], callers: Source[]) => {
    if (sorted.has(script.source)) return;
    const path = [...callers, script.source];
    if (callers.includes(script.source))
      throw new Error(`Scripts need each other: ${path.map(([name]) => name).join(' → ')}`);
    const missing = script.called.filter((name) => !script.defined.includes(name));
    for (const other of scripts) if (other.defined.some((name) => missing.includes(name))) add(other, path);
    sorted.add(script.source);
  };
  for (const script of scripts) add(script, []);
  return [...sorted];
}

const namesOf = (pattern: RegExp, text: string): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);
