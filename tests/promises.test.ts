import { describe, expect, it } from 'vitest';
import { figures } from '../content/legal/figures.ts';
import {
  faultsOf,
  figuresIn,
  isAboutSoftware,
  isDuty,
  offices,
  readPromises,
  unlisted,
  unlistedFigures,
} from './promises.ts';

const rows = readPromises();

describe('The list of promises', () => {
  it('names only texts, figures, files, tests and offices that exist', () => {
    expect(rows.length).toBeGreaterThan(200);
    expect(rows.flatMap((row) => faultsOf(row).map((fault) => `line ${row.line}: ${fault}`))).toEqual([]);
  });

  it('has every figure of every text, under its name', () => {
    expect(unlistedFigures(rows)).toEqual([]);
    const listed = rows.flatMap(({ promise }) => figuresIn(promise));
    expect(Object.keys(figures).filter((name) => !listed.includes(name as keyof typeof figures))).toEqual([]);
  });

  it.each([
    ['text about what the software does', isAboutSoftware],
    ['duty of the School or an office', isDuty],
    ['mail', (_text: string, name: string) => name.startsWith('mails/')],
  ])('has every %s', (_what, isPromise) => {
    expect(unlisted([], isPromise)).not.toEqual([]);
    expect(unlisted(rows, isPromise)).toEqual([]);
  });
});

describe('A row of the list', () => {
  const kept = {
    places: ['privacy-policy 7.7'],
    promise: 'Each backup is deleted within {backupDays} days.',
    keptBy: '`jobs/schedule.ts`, Data Protection Officer',
    test: '`tests/promises.test.ts › A row of the list`',
  };

  it('is in order with a text, code, its test and an office', () => {
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
    ['no promise', { promise: '' }, 'it says no promise'],
    ['a missing file', { keptBy: '`jobs/no-such-job.ts`' }, 'there is no jobs/no-such-job.ts'],
    ['a missing test', { test: '`tests/start.test.ts › says nothing`' }, 'has no test “says nothing”'],
    ['an unknown office', { keptBy: '`jobs/schedule.ts`, Chief Promise Officer' }, 'no office Chief Promise Officer'],
    ['neither code nor office', { keptBy: '', test: '–' }, 'nothing keeps it'],
    ['code without a test', { test: '–' }, 'no test holds its code'],
    ['a test without code', { keptBy: 'Director' }, 'it has a test but no code'],
  ])('is at fault that has %s', (_what, change, fault) => {
    expect(faultsOf({ ...kept, ...change })).toEqual([expect.stringContaining(fault)]);
  });
});

describe('A text', () => {
  it.each([
    'The family portal shows a message to its sender and its receiver only.',
    'Signing in sets __Host-session.',
    'Subject and text are encrypted.',
  ])('says what the software does: %s', (text) => {
    expect(isAboutSoftware(text, '')).toBe(true);
    expect(isDuty(text)).toBe(false);
  });

  it.each(['The Director must give the reason.', 'HR keeps a record.', 'The School must refuse it.'])(
    'is a duty: %s',
    (text) => {
      expect(isDuty(text)).toBe(true);
      expect(isAboutSoftware(text, '')).toBe(false);
    },
  );
});

it('Offices are those that the governance policy describes', () => {
  expect(offices).toEqual(expect.arrayContaining(['Director', 'Data Protection Officer', 'Complaints Officer']));
  expect(offices).not.toContain('Information Commissioner');
});
