import { readFile } from 'node:fs/promises';

export interface Outcome {
  passed: number;
  failed: number;
  failures: string[];
  /** Passed on the second attempt; included in `passed`. */
  flaky: string[];
}

interface UnitReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    message: string;
    assertionResults: UnitTest[];
  }[];
}

interface UnitTest {
  fullName: string;
  status: string;
  failureMessages: string[];
}

interface BrowserSuite {
  suites?: BrowserSuite[];
  specs: {
    title: string;
    file: string;
    line: number;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
}
interface BrowserReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: BrowserSuite[];
}

const nothingRun: Outcome = { passed: 0, failed: 0, failures: [], flaky: [] };

/** @param code Vitest's exit code @param failOnFlaky counts a test that passed on the second attempt as failed */
export async function readUnitReport(file: string, code: number, failOnFlaky = false): Promise<Outcome> {
  const report = (await readReport(file)) as UnitReport | null;
  if (!report) return atLeastOneFailure(nothingRun, code, 'vitest');
  const [failures, flaky]: [string[], string[]] = [[], []];
  for (const { name, message, assertionResults } of report.testResults) {
    const failed = assertionResults.filter(({ status }) => status !== 'passed');
    // Vitest keeps the errors of the first attempt.
    const unstable = assertionResults.filter(
      ({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0,
    );
    if (failed.length === 0 && message !== '') failures.push(describe(name, '', message));
    failures.push(...failed.map((test) => describeUnitTest(name, test)));
    flaky.push(...unstable.map((test) => describeUnitTest(name, test)));
  }
  const outcome = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests,
    failures,
    flaky,
  };
  return atLeastOneFailure(failOnFlaky ? flakyAsFailed(outcome) : outcome, code, 'vitest');
}

const describeUnitTest = (file: string, { fullName, failureMessages }: UnitTest) =>
  describe(file, fullName, failureMessages.join('\n'));

const flakyAsFailed = ({ passed, failed, failures, flaky }: Outcome): Outcome => ({
  passed: passed - flaky.length,
  failed: failed + flaky.length,
  failures: [...failures, ...flaky],
  flaky: [],
});

/** @param code Playwright's exit code @param failOnFlaky counts a test that passed on the second attempt as failed */
export async function readBrowserReport(file: string, code: number, failOnFlaky = false): Promise<Outcome> {
  const report = (await readReport(file)) as BrowserReport | null;
  if (!report) return atLeastOneFailure(nothingRun, code, 'playwright');
  const { stats, suites } = report;
  const described = (...statuses: string[]) => suites.flatMap((suite) => describeTests(suite, statuses));
  const outcome = {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped,
    failures: described('unexpected', 'skipped'),
    flaky: described('flaky'),
  };
  return atLeastOneFailure(failOnFlaky ? flakyAsFailed(outcome) : outcome, code, 'playwright');
}

/** Returns location and last error (or `skipped`) of every test with one of these statuses. */
function describeTests(suite: BrowserSuite, statuses: readonly string[]): string[] {
  const own = suite.specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => statuses.includes(status))
      .map(({ results }) => {
        const lastFailure = results.findLast(({ error }) => error !== undefined);
        return describe(`${file}:${line}`, title, lastFailure?.error?.message ?? 'skipped');
      }),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => describeTests(inner, statuses))];
}

/** A runner that fails without a failed test (such as an import error) counts as one failure. */
function atLeastOneFailure(outcome: Outcome, code: number, runner: string): Outcome {
  if (code === 0 || outcome.failed > 0) return outcome;
  const failures = outcome.failures.length > 0 ? outcome.failures : [`${runner}: exit code ${code}, see above`];
  return { ...outcome, failed: 1, failures };
}

const linesShown = 25;

function describe(where: string, title: string, message: string): string {
  const lines = message.split('\n').slice(0, linesShown);
  return [`${where} › ${title}`, ...lines.map((line) => `    ${line}`)].join('\n');
}

async function readReport(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8').catch(() => 'null'));
}
