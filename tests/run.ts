import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildWhenStale } from '#server/build.ts';
import { findChromium } from './e2e/support/browser.ts';
import { failOnFlaky } from './e2e/support/flaky.ts';
import { type Outcome, readBrowserReport, readUnitReport } from './support/reports.ts';

/* `npm test`: lock file, lint, types, unit and database tests, browser tests. Ends with a list of failed and flaky
   tests and a line with the total counts. */

const bin = (name: string) => path.join('node_modules', '.bin', name);
const isRoot = process.getuid?.() === 0;
// As in `npm start`: halves the start time of the hundred or so processes the tests start.
process.env['NODE_COMPILE_CACHE'] ??= path.resolve('node_modules/.cache/node');

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
// Both kinds of tests use the build; runs in parallel with the next steps.
const building = buildWhenStale((line) => console.log(line)).catch((error: Error) => error);
await step('lint and format', bin('biome'), ['check', '--error-on-warnings', '.']);
await step('route types', bin('react-router'), ['typegen']);
await step('types', bin('tsc'), ['--noEmit']);
announce('build');
const build = await building;
if (build instanceof Error) fail(build.message);
const { passed, failed, failures, flaky } = await runTests();
for (const test of flaky) console.log(`\n— passed on the second attempt: ${test}`);
for (const failure of failures) console.log(`\n— failed: ${failure}`);
announce('done');
if (flaky.length > 0) console.log(`\n${flaky.length} passed on the second attempt only, see above`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

/** Requires Chromium; installs it on Debian as root. */
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

function announce(name: string): void {
  console.log(`\n— ${name} (after ${Math.round(performance.now() / 1_000)} s)`);
}

async function step(name: string, command: string, parameters: string[]): Promise<void> {
  announce(name);
  const code = await run(command, parameters);
  if (code !== 0) fail(`${name}: failed`);
}

async function runTests(): Promise<Outcome> {
  const reports = await mkdtemp(path.join(tmpdir(), 'school-reports-'));
  const [unitReport, browserReport] = [path.join(reports, 'unit.json'), path.join(reports, 'browser.json')];
  try {
    announce('unit and database tests');
    const unitCode = await run(bin('vitest'), [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${unitReport}`,
    ]);
    const unit = await readUnitReport(unitReport, unitCode, failOnFlaky);
    announce('browser tests');
    const browserCode = await run(bin('playwright'), ['test', '--reporter=list,json'], {
      PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport,
    });
    const browser = await readBrowserReport(browserReport, browserCode, failOnFlaky);
    return {
      passed: unit.passed + browser.passed,
      failed: unit.failed + browser.failed,
      failures: [...unit.failures, ...browser.failures],
      flaky: [...unit.flaky, ...browser.flaky],
    };
  } finally {
    await rm(reports, { recursive: true, force: true });
  }
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
