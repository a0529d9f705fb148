import { describe, expect, it } from 'vitest';
import { faultsOfTagged, readPromises } from './support/promises.ts';
import { readText } from './support/references.ts';
import { faultsOfTags, sourceFiles } from './support/see-tags.ts';
import { type DocumentName, documents, sentencesOf } from './support/specification.ts';
import { decided, printMap, readMap, withoutClaim } from './support/specification-map.ts';
import { readTaggedTests, taggedTestsIn } from './support/tagged-tests.ts';

const names = Object.keys(documents) as DocumentName[];
const map = names.flatMap(readMap);

describe('The map of the specification', () => {
  it('has a test for each sentence, except those without a claim and calls that do not exist', () => {
    expect(map.length).toBeGreaterThan(330);
    const untested = map.filter(({ tests }) => tests.length === 0).map(({ id }) => id);
    expect(untested.filter((id) => !withoutClaim.includes(id) && !notBuilt.includes(id))).toEqual([]);
    expect(notBuilt.filter((id) => !untested.includes(id) || decided[id] === undefined)).toEqual([]);
  });

  it('has no test for a sentence without a claim', () => {
    const known = map.map(({ id }) => id);
    expect([...withoutClaim, ...Object.keys(decided)].filter((id) => !known.includes(id))).toEqual([]);
    expect(map.filter(({ id, tests }) => withoutClaim.includes(id) && tests.length > 0)).toEqual([]);
  });

  it('names decisions that exist', () => {
    expect(Object.values(decided).flatMap((decision) => faultsOfTags(`/** @see ${decision} */`))).toEqual([]);
  });

  it('is the one in docs/specification-map.txt: after a change of tests, read its diff with -u', async () => {
    await expect(printMap(map)).toMatchFileSnapshot('../docs/specification-map.txt');
  });
});

/** Sentences that a decision replaces, so that there is nothing to test. */
const notBuilt = [
  ...['content §2.14', 'content §2.26', 'content §2.38', 'content §3.1'],
  ...['content §7.1', 'content §7.2', 'content §7.3', 'content §7.4'],
];

describe('The tags above a test', () => {
  const tagged = (source: string) => taggedTestsIn('a.test.ts', source);

  it('name sentences, texts and decisions', () => {
    const source = "// @see core §2.5–6, §3.1, privacy-policy 3.4\n// @see PD-9\nit('does it', () => {});\n";
    expect(tagged(source)).toEqual([
      {
        name: 'a.test.ts › does it',
        code: "it('does it', () => {})",
        targets: ['core §2.5', 'core §2.6', 'core §3.1', 'privacy-policy 3.4', 'PD-9'],
      },
    ]);
  });

  it.each([
    ['a group', "// @see core §1.1\ndescribe('x', () => {});", 'x'],
    ['a test of a group', "describe('x', () => {\n  // @see core §1.1\n  it('does it', () => {});\n});", 'x › does it'],
    ['a test of a group of Playwright', "test.describe('x', () => {\n// @see core §1.1\ntest('y', run);\n});", 'x › y'],
    ['a test with cases', "// @see core §1.1\nit.each([\n  ['a'],\n])('does %s', run);", 'does %s'],
    ['one case', "it.each([\n  // @see core §1.1\n  ['a', 1],\n])('does %s', run);", 'a'],
    ['a title with a variable', `// @see core §1.1\ntest(\`shows \${name}\`, run);`, `shows \${name}`],
  ])('belong to %s', (_what, source, titles) => {
    expect(tagged(source).map(({ name }) => name)).toEqual([`a.test.ts › ${titles}`]);
  });

  const known = new Set([
    ...names.flatMap(sentencesOf).map(({ id }) => id),
    ...readPromises().flatMap((row) => row.places),
  ]);

  it.each([
    ['an unknown sentence', "// @see core §1.99\nit('x', run);", 'a.test.ts › x: there is no core §1.99'],
    ['an unknown text', "// @see privacy-policy 99\nit('x', run);", 'a.test.ts › x: there is no privacy-policy 99'],
    ['no test in the next line', '// @see core §1.1\nrun();', 'a.test.ts: no test below @see core §1.1'],
  ])('are reported if they have %s', (_what, source, fault) => {
    expect(tagged(source).flatMap((test) => faultsOfTagged(test, known))).toEqual([fault]);
  });

  it('name sentences and texts that exist, above a test', () => {
    const tests = readTaggedTests().filter(({ name }) => !name.startsWith('tests/specification-map.test.ts'));
    expect(tests.length).toBeGreaterThan(300);
    expect(tests.flatMap((test) => faultsOfTagged(test, known))).toEqual([]);
  });
});

describe('A @see tag of the code', () => {
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
