import { parseArgs } from 'node:util';
import { isLanguage } from './languages.ts';
import { type Passages, readInterfaceTexts, readMails, readPages, readPolicies } from './passages.ts';

/*
 * `npm run sample-passages -- --language fr --seed 7`: prints 20 random passages for a review.
 * The same seed prints the same passages.
 */

const count = { policies: 7, pages: 6, interfaceTexts: 6, mails: 1 };

const { values } = parseArgs({
  options: { language: { type: 'string', default: 'en' }, seed: { type: 'string', default: '1' } },
});
const { language, seed } = values;
if (!isLanguage(language)) throw new Error(`--language must be en, ar, fr or zh, not '${language}'`);

const random = randomFrom(Number(seed));
const sampled = [
  ...sample(readPolicies(language), count.policies),
  ...sample(await readPages(language), count.pages),
  ...sample(await readInterfaceTexts(language), count.interfaceTexts),
  ...sample(readMails(language), count.mails),
];
for (const [index, [name, text]] of sampled.entries()) process.stdout.write(`${index + 1}. [${name}] ${text}\n\n`);

function sample(passages: Passages, count: number): [string, string][] {
  return [...passages]
    .map((passage) => ({ passage, order: random() }))
    .sort((one, other) => one.order - other.order)
    .slice(0, count)
    .map(({ passage }) => passage);
}

/** Numbers from 0 to 1 by the Mulberry32 generator: `Math.random` takes no seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
