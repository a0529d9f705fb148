import { parseArgs } from 'node:util';
import { confirm, readConfirmed, type Source, sourcesOf, unconfirmedOf } from './support/confirmed-promises.ts';
import { readPromises } from './support/promises.ts';

/* npm run promises: lists the rows of docs/promises.md to read again, and records that they were read. */

const { positionals } = parseArgs({ allowPositionals: true });
const [command, ...wanted] = positionals;

const print = (text: string) => process.stdout.write(`${text}\n`);

const sources = sourcesOf(readPromises());
const changed = unconfirmedOf(sources, readConfirmed());
const isWanted = ({ name, rows }: Source) =>
  wanted.length === 0 || wanted.some((word) => name.includes(word) || rows.some(({ places }) => places.includes(word)));
const chosen = changed.filter(isWanted);

for (const { name, rows } of chosen) {
  print(`\n${name} has changed. Is this still true, and does the test show it?`);
  for (const { line, places, promise } of rows) print(`  line ${line}, ${places.join(', ')}\n    ${promise}`);
}
if (command === 'confirm') {
  confirm(sources, new Set(chosen.map(({ name }) => name)));
  print(`\nConfirmed: ${chosen.length}. Still to read: ${changed.length - chosen.length}.`);
} else {
  print(`\nTo read: ${chosen.length}. Then: npm run promises -- confirm ${wanted.join(' ')}`.trimEnd());
}
