import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readSources } from '#database/migrate.ts';
import { functionsOf } from '#database/script-order.ts';
import { refusalCodes } from '#platform/database-errors.server.ts';

/** The subjects whose functions a subject calls. */
type Calls = Map<string, Set<string>>;

/** From the scripts, without `database/`, whose functions every subject calls. */
const found: Calls = new Map();
/** From the table of docs/architecture.md. */
const documented: Calls = new Map();

beforeAll(async () => {
  const scripts = (await readSources()).scripts
    .filter(([name]) => name.startsWith('app/features/'))
    .map((script) => ({ subject: path.basename(path.dirname(script[0])), ...functionsOf(script) }));
  for (const { subject, called } of scripts) {
    const others = scripts.filter(
      (other) => other.subject !== subject && other.defined.some((one) => called.includes(one)),
    );
    found.set(subject, new Set([...(found.get(subject) ?? []), ...others.map((other) => other.subject)]));
  }
  const document = await readFile('docs/architecture.md', 'utf8');
  const [rows = ''] = document.slice(document.indexOf('| subject | calls functions of |')).split('\n\n', 1);
  for (const row of rows.split('\n').slice(2)) {
    const [subject = '', ...called] = [...row.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    documented.set(subject, new Set(called));
  }
});

describe('The functions of the database', () => {
  it('call those of other subjects as the table of docs/architecture.md says', () => {
    const calling = [...found].filter(([, called]) => called.size > 0);
    expect(calling.length).toBeGreaterThan(10);
    expect(documented).toEqual(new Map(calling));
  });

  it('never call functions of a subject that calls theirs, not through others either', () => {
    const reachable = (from: string, seen = new Set<string>()): Set<string> => {
      for (const called of found.get(from) ?? []) if (!seen.has(called)) reachable(called, seen.add(called));
      return seen;
    };
    expect([...found.keys()].filter((subject) => reachable(subject).has(subject))).toEqual([]);
  });

  it('refuse with the codes that the application knows, and with no other', async () => {
    const raised = (await readSources()).scripts.flatMap(([, text]) => text.match(/AP\d{3}/g) ?? []);
    expect(raised.sort()).toEqual(Object.values(refusalCodes).sort());
  });

  it('of database/ call none of a feature', async () => {
    const { scripts } = await readSources();
    const own = scripts
      .filter(([name]) => name.startsWith('database/') && name !== 'database/policies.sql')
      .map(functionsOf);
    const ofFeatures = scripts
      .filter(([name]) => name.startsWith('app/features/'))
      .flatMap((script) => functionsOf(script).defined);
    expect(own.flatMap(({ called }) => called).filter((name) => ofFeatures.includes(name))).toEqual([]);
  });
});
