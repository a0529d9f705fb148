import { type DocumentName, sentencesOf } from './specification.ts';
import { readTaggedTests } from './tagged-tests.ts';

/** Sentences that a product decision replaces or limits. */
export const decided: Readonly<Record<string, string>> = {
  'core §2.13': 'PD-32',
  'core §2.25': 'PD-33',
  'core §3.2': 'PD-8',
  'core §4.1': 'PD-8',
  'core §4.2': 'PD-8',
  'core §4.3': 'PD-8',
  'core §6.6': 'PD-39',
  'core §7.1': 'PD-8',
  'core §7.5': 'PD-8',
  'core §8.13': 'PD-8',
  'core §9.12': 'PD-4',
  'core §9.13': 'PD-8',
  'content §2.14': 'PD-1',
  'content §2.26': 'PD-1',
  'content §2.38': 'PD-1',
  'content §3.1': 'PD-13',
  'content §7.1': 'PD-13',
  'content §7.2': 'PD-13',
  'content §7.3': 'PD-13',
  'content §7.4': 'PD-13',
};

/** Sentences that state what is unknown, or introduce the next one. */
export const withoutClaim: readonly string[] = [
  ...['core §1.5', 'core §2.10', 'core §3.4', 'core §5.3', 'core §6.11', 'core §7.2', 'core §7.15', 'core §8.15'],
  ...['content §1.7', 'content §1.17', 'content §2.15', 'content §2.16', 'content §2.19', 'content §2.32'],
  ...['content §2.64', 'content §2.73', 'content §4.12', 'content §7.5'],
];

export interface MapEntry {
  id: string;
  text: string;
  tests: string[];
}

/** Returns each sentence with the tests whose `@see` tags name it. */
export function readMap(name: DocumentName): MapEntry[] {
  const tagged = readTaggedTests();
  return sentencesOf(name).map(({ id, text }) => ({
    id,
    text,
    tests: tagged.filter(({ targets }) => targets.includes(id)).map((test) => test.name),
  }));
}

/** Returns the map as text, with the tests below each sentence. */
export function printMap(entries: readonly MapEntry[]): string {
  const lines = entries.flatMap(({ id, text, tests }) => {
    const decision = decided[id] === undefined ? [] : [`  decided: ${decided[id]}`];
    const claim = withoutClaim.includes(id) ? ['  nothing to test'] : [];
    return [`${id} ${text}`, ...decision, ...claim, ...tests.map((test) => `  ${test}`)];
  });
  return `${lines.join('\n')}\n`;
}
