import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium } from './e2e/browser.ts';

/*
 * `npm test`: types, lint, lock file, unit and database tests, browser tests; ends with one line that counts them all.
 */

const bin = (name: string) => path.join('node_modules', '.bin', name);
const isRoot = process.getuid?.() === 0;

await requireBrowser();
await step('lock file', bin('lockfile-lint'), [
  '--path',
  'package-lock.json',
  '--type',
  'npm',
  '--validate-https',
  '--allowed-hosts',
  'npm',
  '--empty-hostname',
  'true',
]);
await step('lint and format', bin('biome'), ['check', '--error-on-warnings', '.']);
await step('route types', bin('react-router'), ['typegen']);
await step('types', bin('tsc'), ['--noEmit']);
const counts = await runTests();
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed === 0 && counts.passed > 0 ? 0 : 1);

/** The browser tests want Chromium; on Debian, as root, it is installed. */
async function requireBrowser(): Promise<void> {
  if (findChromium()) return;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) {
    fail(
      'The browser tests need Chromium: install it (Debian: apt-get install chromium), or name it with CHROMIUM_PATH.',
    );
  }
  await step('package lists', 'apt-get', ['update']);
  await step('chromium', 'apt-get', ['install', '--yes', '--no-install-recommends', 'chromium']);
}

async function step(name: string, command: string, parameters: string[]): Promise<void> {
  console.log(`\n— ${name}`);
  const code = await run(command, parameters);
  if (code !== 0) fail(`${name}: failed`);
}

async function runTests(): Promise<{ passed: number; failed: number }> {
  const reports = await mkdtemp(path.join(tmpdir(), 'school-reports-'));
  const [unitReport, browserReport] = [path.join(reports, 'unit.json'), path.join(reports, 'browser.json')];
  try {
    console.log('\n— unit and database tests');
    const unitCode = await run(bin('vitest'), [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${unitReport}`,
    ]);
    const unit = await readReport(unitReport);
    console.log('\n— browser tests');
    const browserCode = await run(bin('playwright'), ['test', '--reporter=list,json'], {
      PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport,
    });
    const browser = await readReport(browserReport);
    return sum(countUnit(unit, unitCode), countBrowser(browser, browserCode));
  } finally {
    await rm(reports, { recursive: true, force: true });
  }
}

interface UnitReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
}
interface BrowserReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}
type Counts = { passed: number; failed: number };

/** A runner that failed without a failed test (a file that did not load) counts as one failure. */
function countUnit(report: unknown, code: number): Counts {
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = (report ?? {}) as Partial<UnitReport>;
  return atLeastOneFailure({ passed: numPassedTests, failed: numFailedTests + numPendingTests }, code);
}

function countBrowser(report: unknown, code: number): Counts {
  const {
    expected = 0,
    unexpected = 0,
    flaky = 0,
    skipped = 0,
  } = (report as Partial<BrowserReport> | null)?.stats ?? {};
  return atLeastOneFailure({ passed: expected + flaky, failed: unexpected + skipped }, code);
}

function atLeastOneFailure({ passed, failed }: Counts, code: number): Counts {
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1) };
}

function sum(one: Counts, other: Counts): Counts {
  return { passed: one.passed + other.passed, failed: one.failed + other.failed };
}

async function readReport(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8').catch(() => 'null'));
}

function run(command: string, parameters: string[], more: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...more },
    });
    child.once('error', reject).once('close', (code) => resolve(code ?? 1));
  });
}

function fail(line: string): never {
  console.error(line);
  console.log('\n0 passed, 1 failed');
  process.exit(1);
}
