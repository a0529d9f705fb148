import { describe, expect, it } from 'vitest';
import { figures } from '#content/legal/figures.ts';
import { codeIn, readConfirmed, sourcesOf, unconfirmedOf } from './support/confirmed-promises.ts';
import {
  faultsOfRow,
  faultsOfTests,
  figuresIn,
  isAboutSoftware,
  isDuty,
  offices,
  promisedBy,
  readPromises,
  texts,
  unlisted,
} from './support/promises.ts';
import { readTaggedTests } from './support/tagged-tests.ts';

const rows = readPromises();
const promises = promisedBy(rows, readTaggedTests());

describe('The list of promises', () => {
  it('names only texts, files and offices that exist', () => {
    expect(rows.length).toBeGreaterThan(200);
    expect(rows.flatMap((row) => faultsOfRow(row).map((fault) => `line ${row.line}: ${fault}`))).toEqual([]);
  });

  it('has a test for each text that code keeps', () => {
    expect(promises.flatMap(faultsOfTests)).toEqual([]);
  });

  it.each([
    ['text with a figure', (text: string) => figuresIn(text).length > 0],
    ['text about what the software does', isAboutSoftware],
    ['duty of the School or an office', isDuty],
    ['mail', (_text: string, name: string) => name.startsWith('mails/')],
  ])('contains every %s', (_what, isPromise) => {
    expect(unlisted([], isPromise)).not.toEqual([]);
    expect(unlisted(rows, isPromise)).toEqual([]);
  });
});

it('Every figure is in a text', () => {
  const named = new Set([...texts.values()].flatMap(figuresIn));
  expect(Object.keys(figures).filter((name) => ![...named].includes(name as keyof typeof figures))).toEqual([]);
});

describe('What has changed since a person read it', () => {
  const [source] = sourcesOf(promises);

  it('is confirmed: run npm run promises, read the texts, then npm run promises -- confirm', () => {
    expect(unconfirmedOf(sourcesOf(promises), readConfirmed()).map(({ name }) => name)).toEqual([]);
  });

  it('is a text, file or test that is new or has another digest', () => {
    if (!source) throw new Error('no promise');
    const { name, digest } = source;
    expect(unconfirmedOf([source], new Map([[name, digest]]))).toEqual([]);
    expect(unconfirmedOf([source], new Map([[name, '0123456789abcdef']]))).toEqual([source]);
    expect(unconfirmedOf([source], new Map())).toEqual([source]);
  });

  it('is a text that another test or office keeps', () => {
    const [promise] = promises;
    if (!promise) throw new Error('no promise');
    const digestOf = (change: object) =>
      sourcesOf([{ ...promise, ...change }]).find(({ name }) => name === promise.place);
    expect(digestOf({ offices: ['Director'] })).not.toEqual(digestOf({ offices: ['Board'] }));
    const test = { name: 'tests/a.test.ts › a', code: '', targets: [] };
    expect(digestOf({ tests: [test] })).not.toEqual(digestOf({ tests: [] }));
  });

  it('is not a comment, an import or a line break', () => {
    const code = 'const days = 30;\nrun(days);';
    expect(codeIn(`import { run } from './run.ts';\n// later\n/** Runs. */\nconst days =\n  30;\nrun(days);\n`)).toBe(
      codeIn(code),
    );
    expect(codeIn(code.replace('30', '31'))).not.toBe(codeIn(code));
    expect(codeIn('-- old\nselect 1;')).toBe('select 1;');
  });
});

describe('The check of a row', () => {
  const row = { places: ['privacy-policy 7.7'], files: ['jobs/schedule.ts'], offices: ['Data Protection Officer'] };

  it('accepts code, an office, or both', () => {
    expect(faultsOfRow(row)).toEqual([]);
    expect(faultsOfRow({ ...row, files: [] })).toEqual([]);
    expect(faultsOfRow({ ...row, offices: [] })).toEqual([]);
  });

  it.each([
    [
      'an unknown clause',
      { places: ['privacy-policy 7.7', 'privacy-policy 99.1'] },
      'there is no text privacy-policy 99.1',
    ],
    ['a whole page', { places: ['privacy-policy 7.7', 'pages/privacy'] }, 'there is no text pages/privacy'],
    ['a missing file', { files: ['jobs/no-such-job.ts'] }, 'there is no jobs/no-such-job.ts'],
    ['an unknown office', { offices: ['Chief Promise Officer'] }, 'there is no office Chief Promise Officer'],
    ['neither code nor office', { files: [], offices: [] }, 'neither code nor office'],
  ])('reports %s', (_what, change, fault) => {
    expect(faultsOfRow({ ...row, ...change })).toEqual([fault]);
  });

  it('reports code without a test, and a test without code', () => {
    const test = { name: 'tests/a.test.ts › a', code: '', targets: ['privacy-policy 7.7'] };
    expect(promisedBy([{ ...row, line: 1 }], []).flatMap(faultsOfTests)).toHaveLength(1);
    expect(promisedBy([{ ...row, line: 1, files: [] }], [test]).flatMap(faultsOfTests)).toHaveLength(1);
    expect(promisedBy([{ ...row, line: 1 }], [test]).flatMap(faultsOfTests)).toEqual([]);
  });
});

describe('isAboutSoftware', () => {
  it.each([
    'The family portal shows a message to its sender and its receiver only.',
    'Signing in sets __Host-session.',
    'Subject and text are encrypted.',
  ])('recognises %s', (text) => {
    expect(isAboutSoftware(text, '')).toBe(true);
  });

  it('ignores duties', () => {
    expect(isAboutSoftware('The Director must give the reason.', '')).toBe(false);
  });
});

describe('isDuty', () => {
  it.each(['The Director must give the reason.', 'HR keeps a record.', 'The School must refuse it.'])(
    'recognises %s',
    (text) => {
      expect(isDuty(text)).toBe(true);
    },
  );

  it('ignores what families must do', () => {
    expect(isDuty('A Parent must give true information.')).toBe(false);
  });
});

it('Offices are the terms of the glossary that the governance policy describes', () => {
  expect(offices).toEqual(expect.arrayContaining(['Director', 'Data Protection Officer', 'Admissions']));
  expect(offices).not.toContain('Information Commissioner');
});
