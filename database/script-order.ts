import type { Source } from './release.ts';

const comment = /--.*/g;
const definition = /create or replace function (?:accounts\.)?(\w+)/g;
const call = /(?<!graphile_worker\.)\b(\w+)\s*\(/g;
/** PL/pgSQL looks up what a body calls when it runs, all else is looked up when it is created. */
const lateBody = /language plpgsql[^;]*?\$\$.*?\$\$/gs;

export interface ScriptFunctions {
  /** Names without their schema. */
  defined: string[];
  /** Those that the script does not define; also functions of PostgreSQL. */
  called: string[];
  /** Those of `called` that must exist when the script is applied. */
  needed: string[];
}

export function functionsOf([, text]: Source): ScriptFunctions {
  const statements = text.replace(comment, '');
  const defined = namesOf(definition, statements);
  const others = (part: string) => namesOf(call, part).filter((name) => !defined.includes(name));
  return { defined, called: others(statements), needed: others(statements.replace(lateBody, '')) };
}

const namesOf = (pattern: RegExp, text: string): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);

/**
 * Orders scripts so that each follows those whose functions it needs; otherwise by name.
 * @throws Error if scripts need each other
 */
export function sortByCalls(sources: Source[]): Source[] {
  const scripts = sources
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map((source) => ({ source, ...functionsOf(source) }));
  const sorted = new Set<Source>();
  const add = (script: (typeof scripts)[number], callers: Source[]) => {
    if (sorted.has(script.source)) return;
    const path = [...callers, script.source];
    if (callers.includes(script.source))
      throw new Error(`Scripts need each other: ${path.map(([name]) => name).join(' → ')}`);
    for (const other of scripts) if (other.defined.some((name) => script.needed.includes(name))) add(other, path);
    sorted.add(script.source);
  };
  for (const script of scripts) add(script, []);
  return [...sorted];
}
