import { describe, expect, it } from 'vitest';
import { figures } from '../content/legal/figures.ts';
import { blockWithTitle, codeIn, readConfirmed, sourcesOf, unconfirmedOf } from './support/confirmed-promises.ts';
import {
  faultsOf,
  figuresIn,
  isAboutSoftware,
  isDuty,
  offices,
  readPromises,
  unlisted,
  unlistedFigures,
} from './support/promises.ts';

const rows = readPromises();

describe('The list of promises', () => {
  it('names only texts, figures, files, tests and offices that exist', () => {
    expect(rows.length).toBeGreaterThan(200);
    expect(rows.flatMap((row) => faultsOf(row).map((fault) => `line ${row.line}: ${fault}`))).toEqual([]);
  });

  it('names every figure of every text', () => {
    expect(unlistedFigures(rows)).toEqual([]);
    const listed = rows.flatMap(({ promise }) => figuresIn(promise));
    expect(Object.keys(figures).filter((name) => !listed.includes(name as keyof typeof figures))).toEqual([]);
  });

  it.each([
    ['text about what the software does', isAboutSoftware],
    ['duty of the School or an office', isDuty],
    ['mail', (_text: string, name: string) => name.startsWith('mails/')],
  ])('contains every %s', (_what, isPromise) => {
    expect(unlisted([], isPromise)).not.toEqual([]);
    expect(unlisted(rows, isPromise)).toEqual([]);
  });
});

describe('What has changed since a person read its rows', () => {
  const [source] = sourcesOf(rows);

  it('is confirmed: run npm run promises, read the rows, then npm run promises -- confirm', () => {
    expect(unconfirmedOf(sourcesOf(rows), readConfirmed()).map(({ name }) => name)).toEqual([]);
  });

  it('is a row, file or test that is new or has another digest', () => {
    if (!source) throw new Error('no row');
    const { name, digest } = source;
    expect(unconfirmedOf([source], new Map([[name, digest]]))).toEqual([]);
    expect(unconfirmedOf([source], new Map([[name, '0123456789abcdef']]))).toEqual([source]);
    expect(unconfirmedOf([source], new Map())).toEqual([source]);
  });

  it('is not a comment, an import or a line break', () => {
    const code = 'const days = 30;\nrun(days);';
    expect(codeIn(`import { run } from './run.ts';\n// later\n/** Runs. */\nconst days =\n  30;\nrun(days);\n`)).toBe(
      codeIn(code),
    );
    expect(codeIn(code.replace('30', '31'))).not.toBe(codeIn(code));
    expect(codeIn('-- old\nselect 1;')).toBe('select 1;');
  });

  it('is a test only if its own lines change', () => {
    const test = "  it.each([\n    ['a'],\n  ])('keeps %s', () => {\n    expect(1).toBe(1);\n  });";
    const file = `describe('x', () => {\n  it('other', () => {\n    run();\n  });\n\n${test}\n});\n`;
    expect(blockWithTitle(file, 'keeps %s')).toBe(test);
    expect(blockWithTitle(file.replace('run()', 'walk()'), 'keeps %s')).toBe(test);
    expect(blockWithTitle(file, 'no such test')).toBe(file);
  });
});

describe('The check of a row', () => {
  const kept = {
    places: ['privacy-policy 7.7'],
    promise: 'Each backup is deleted within {backupDays} days.',
    keptBy: '`jobs/schedule.ts`, Data Protection Officer',
    test: '`tests/promises.test.ts › The check of a row`',
  };

  it('accepts code with its test, and an office alone', () => {
    expect(faultsOf(kept)).toEqual([]);
    expect(faultsOf({ ...kept, keptBy: 'Data Protection Officer', test: '–' })).toEqual([]);
  });

  it.each([
    [
      'an unknown clause',
      { places: ['privacy-policy 7.7', 'privacy-policy 99.1'] },
      'there is no text privacy-policy 99.1',
    ],
    ['a whole page', { places: ['privacy-policy 7.7', 'pages/privacy'] }, 'there is no text pages/privacy'],
    ['a figure of another text', { promise: 'Within {deferralNoticeDays} days' }, 'has the figure deferralNoticeDays'],
    ['an empty promise', { promise: '' }, 'no promise'],
    ['a missing file', { keptBy: '`jobs/no-such-job.ts`' }, 'there is no jobs/no-such-job.ts'],
    ['a missing test', { test: '`tests/start.test.ts › says nothing`' }, 'has no test “says nothing”'],
    ['an unknown office', { keptBy: '`jobs/schedule.ts`, Chief Promise Officer' }, 'no office Chief Promise Officer'],
    ['neither code nor office', { keptBy: '', test: '–' }, 'neither code nor office'],
    ['code without a test', { test: '–' }, 'code without a test'],
    ['a test without code', { keptBy: 'Director' }, 'a test without code'],
  ])('reports %s', (_what, change, fault) => {
    expect(faultsOf({ ...kept, ...change })).toEqual([expect.stringContaining(fault)]);
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
