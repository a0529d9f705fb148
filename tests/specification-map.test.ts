import { describe, expect, it } from 'vitest';
import { readText } from './support/references.ts';
import { faultsOfTags, sourceFiles } from './support/see-tags.ts';
import {
  type DocumentName,
  documents,
  faultsOf,
  readMapBlocks,
  readMapRows,
  readSpecification,
} from './support/specification.ts';

const names = Object.keys(documents) as DocumentName[];
const aTest = '`tests/specification-map.test.ts › A row of the map`';

describe('A row of the map', () => {
  it.each([
    [
      'a missing file',
      { where: '`app/routes/no-such-page.tsx`', test: aTest },
      'there is no app/routes/no-such-page.tsx',
    ],
    [
      'one missing file among others',
      { where: '`app/root.tsx`, `app/no-root.tsx`', test: aTest },
      'there is no app/no-root.tsx',
    ],
    [
      'a missing test file',
      { where: '`app/root.tsx`', test: '`app/root.test.tsx › Anything`' },
      'there is no app/root.test.tsx',
    ],
    [
      'a missing test',
      { where: '`app/root.tsx`', test: '`tests/start.test.ts › says nothing`' },
      'has no test “says nothing”',
    ],
    [
      'a test file without a test',
      { where: '`app/root.tsx`', test: '`tests/start.test.ts`' },
      'without the title of a test',
    ],
    ['an unknown decision', { where: 'replaced: PD-99', test: '–' }, 'there is no PD-99'],
    ['no place', { where: 'somewhere', test: aTest }, 'the row names no code'],
    ['no test', { where: '`app/root.tsx`', test: '–' }, 'it names no test'],
  ])('is reported if it names %s', (_what, row, fault) => {
    expect(faultsOf(row)).toEqual([expect.stringContaining(fault)]);
  });
});

describe.each(names)('The map of the %s document', (name) => {
  it('quotes every heading, sentence and table row of the document in order', () => {
    expect(readMapBlocks(name)).toEqual(readSpecification(name));
  });

  it('numbers every row by its section', () => {
    const rows = readMapRows(name);
    expect(rows.length).toBeGreaterThan(80);
    expect(rows.filter(({ section }) => !new RegExp(`^${name} §[1-9]$`).test(section))).toEqual([]);
  });

  it('names only files, tests and decisions that exist', () => {
    const faults = readMapRows(name).flatMap((row) => faultsOf(row).map((fault) => `line ${row.line}: ${fault}`));
    expect(faults).toEqual([]);
  });
});

describe('A @see tag', () => {
  it.each([
    ['a section', 'core §10', 'there is no core §10'],
    ['a requirement', 'core §5, R99', 'there is no R99'],
    ['a product decision', 'R1 @see PD-999', 'there is no PD-999'],
    ['an architecture decision', 'ADR-18, ADR-999', 'there is no ADR-999'],
  ])('is reported if it names an unknown %s', (_what, tag, fault) => {
    expect(faultsOfTags(`/** @see ${tag} */`)).toEqual([fault]);
  });

  it('names sections, requirements and decisions that exist', () => {
    const files = sourceFiles();
    expect(files.length).toBeGreaterThan(400);
    expect(files.flatMap((file) => faultsOfTags(readText(file)).map((fault) => `${file}: ${fault}`))).toEqual([]);
  });
});
