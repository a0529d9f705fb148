import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBrowserReport, readUnitReport } from './support/reports.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'school-reports-test-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function reportOf(statuses: Record<string, string>): Promise<string> {
  const count = (status: string) => Object.values(statuses).filter((found) => found === status).length;
  const failure = { error: { message: 'It did not appear' } };
  const results = { expected: [{}], unexpected: [failure, failure], flaky: [failure, {}], skipped: [] };
  const specs = Object.entries(statuses).map(([title, status], line) => ({
    title,
    file: 'a.e2e.ts',
    line,
    tests: [{ status, results: results[status as keyof typeof results] }],
  }));
  const stats = Object.fromEntries(Object.keys(results).map((status) => [status, count(status)]));
  const file = path.join(folder, 'report.json');
  await writeFile(file, JSON.stringify({ stats, suites: [{ specs: [], suites: [{ specs }] }] }));
  return file;
}

describe('The report of the browser tests', () => {
  it('counts a failed and a skipped test as failed, with the error', async () => {
    const file = await reportOf({ fine: 'expected', broken: 'unexpected', left: 'skipped' });
    expect(await readBrowserReport(file, 1)).toEqual({
      passed: 1,
      failed: 2,
      failures: ['a.e2e.ts:1 › broken\n    It did not appear', 'a.e2e.ts:2 › left\n    skipped'],
      flaky: [],
    });
  });

  it('counts a test that passed on the second attempt once, as passed, and names it', async () => {
    const file = await reportOf({ fine: 'expected', unstable: 'flaky' });
    expect(await readBrowserReport(file, 0)).toEqual({
      passed: 2,
      failed: 0,
      failures: [],
      flaky: ['a.e2e.ts:1 › unstable\n    It did not appear'],
    });
  });

  it('counts a test that passed on the second attempt as failed with `failOnFlaky`', async () => {
    const file = await reportOf({ fine: 'expected', unstable: 'flaky' });
    expect(await readBrowserReport(file, 1, true)).toEqual({
      passed: 1,
      failed: 1,
      failures: ['a.e2e.ts:1 › unstable\n    It did not appear'],
      flaky: [],
    });
  });

  it('counts a run without a report, or a failed run without a failed test, as one failure', async () => {
    expect(await readBrowserReport(path.join(folder, 'missing.json'), 1)).toMatchObject({ passed: 0, failed: 1 });
    expect(await readBrowserReport(await reportOf({ fine: 'expected' }), 1)).toMatchObject({ passed: 1, failed: 1 });
  });
});

describe('The report of the unit tests', () => {
  async function reportOfUnitTests(...tests: { status: string; failureMessages: string[] }[]): Promise<string> {
    const count = (status: string) => tests.filter((test) => test.status === status).length;
    const assertionResults = tests.map((test, index) => ({ fullName: `test ${index}`, ...test }));
    const report = {
      numPassedTests: count('passed'),
      numFailedTests: count('failed'),
      numPendingTests: count('pending'),
      testResults: [{ name: 'a.test.ts', message: '', assertionResults }],
    };
    const file = path.join(folder, 'unit-report.json');
    await writeFile(file, JSON.stringify(report));
    return file;
  }
  const fine = { status: 'passed', failureMessages: [] };
  const unstable = { status: 'passed', failureMessages: ['It was too late'] };

  it('counts a failed and a pending test as failed, with the error', async () => {
    const broken = { status: 'failed', failureMessages: ['It is wrong'] };
    const file = await reportOfUnitTests(fine, broken, { status: 'pending', failureMessages: [] });
    expect(await readUnitReport(file, 1)).toEqual({
      passed: 1,
      failed: 2,
      failures: ['a.test.ts › test 1\n    It is wrong', 'a.test.ts › test 2\n    '],
      flaky: [],
    });
  });

  it('counts a test that passed on the second attempt as passed, and names it', async () => {
    expect(await readUnitReport(await reportOfUnitTests(fine, unstable), 0)).toEqual({
      passed: 2,
      failed: 0,
      failures: [],
      flaky: ['a.test.ts › test 1\n    It was too late'],
    });
  });

  it('counts a test that passed on the second attempt as failed with `failOnFlaky`', async () => {
    expect(await readUnitReport(await reportOfUnitTests(fine, unstable), 0, true)).toEqual({
      passed: 1,
      failed: 1,
      failures: ['a.test.ts › test 1\n    It was too late'],
      flaky: [],
    });
  });
});
