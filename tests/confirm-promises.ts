import { parseArgs } from 'node:util';
import { confirm, readConfirmed, type Source, sourcesOf, unconfirmedOf } from './support/confirmed-promises.ts';
import { type Promised, promisedBy, readPromises, textsAt } from './support/promises.ts';
import { readTaggedTests } from './support/tagged-tests.ts';

/* npm run promises: lists the texts to read again, records that they were read, and shows what keeps a text. */

const { positionals } = parseArgs({ allowPositionals: true });
const [command, ...wanted] = positionals;

const print = (text: string) => process.stdout.write(`${text}\n`);

const promises = promisedBy(readPromises(), readTaggedTests());

if (command === 'show') for (const promise of promises) showWanted(promise);
else confirmChanged();

function showWanted(promise: Promised): void {
  const { place, files, offices, tests } = promise;
  const lines = [
    ...textsAt(place),
    ...[...files, ...offices, ...tests.map(({ name }) => name)].map((name) => `  ${name}`),
  ];
  if (wanted.some((word) => [place, ...lines].some((line) => line.includes(word))))
    print(`\n${place}\n${lines.join('\n')}`);
}

function confirmChanged(): void {
  const sources = sourcesOf(promises);
  const changed = unconfirmedOf(sources, readConfirmed());
  const isWanted = ({ name, places }: Source) =>
    wanted.length === 0 || wanted.some((word) => name.includes(word) || places.includes(word));
  const chosen = changed.filter(isWanted);

  for (const { name, places } of chosen) {
    print(`\n${name} has changed. Is this still true, and do the tests show it?`);
    for (const place of places) print(`  ${place}: ${textsAt(place).join(' ').slice(0, 300)}`);
  }
  if (command === 'confirm') {
    confirm(sources, new Set(chosen.map(({ name }) => name)));
    print(`\nConfirmed: ${chosen.length}. Still to read: ${changed.length - chosen.length}.`);
  } else {
    print(`\nTo read: ${chosen.length}. Then: npm run promises -- confirm ${wanted.join(' ')}`.trimEnd());
  }
}
