import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findChromium } from '#tests/e2e/support/browser.ts';
import { startServer } from '#tests/support/server.ts';
import { median, report } from './figures.ts';

const pages = ['/', '/admissions', '/legal/complaints', '/ar'];
const runs = 3;
const chromeFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

interface LighthouseResult {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

const chromePath = findChromium();
if (!chromePath) throw new Error('Lighthouse needs Chromium (CHROMIUM_PATH)');
const folder = await mkdtemp(path.join(tmpdir(), 'school-benchmark-'));
const server = await startServer({ DATA_DIR: folder });
try {
  await lighthouse(server.origin, chromePath); // warm-up, while the server compresses its pages
  for (const page of pages) {
    const results: LighthouseResult[] = [];
    for (let run = 0; run < runs; run++) results.push(await lighthouse(server.origin + page, chromePath));
    reportPage(page, results);
  }
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

async function lighthouse(url: string, chrome: string): Promise<LighthouseResult> {
  const file = path.join(folder, 'lighthouse.json');
  const parameters = [
    'node_modules/lighthouse/cli/index.js',
    url,
    '--form-factor=mobile',
    '--throttling-method=simulate',
    '--no-enable-error-reporting',
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--chrome-flags=${chromeFlags.join(' ')}`,
  ];
  const run = () => promisify(execFile)(process.execPath, parameters, { env: { ...process.env, CHROME_PATH: chrome } });
  // Lighthouse occasionally records no page load and asks for another run.
  await run().catch((error) => (/run Lighthouse again/.test(String(error)) ? run() : Promise.reject(error)));
  return JSON.parse(await readFile(file, 'utf8'));
}

function reportPage(page: string, results: readonly LighthouseResult[]): void {
  const score = (category: string) => median(results.map(({ categories }) => 100 * (categories[category]?.score ?? 0)));
  const measured = (audit: string) => median(results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  for (const category of ['performance', 'accessibility', 'best-practices', 'seo'])
    report({ what: `${page}: ${category}`, value: score(category), unit: 'points', atLeast: 100 });
  // Rounded to 0.1 s like Lighthouse: its simulation has steps of 150 ms.
  const lcp = measured('largest-contentful-paint');
  report({ what: `${page}: LCP (${Math.round(lcp)} ms)`, value: Math.round(lcp / 100) / 10, unit: 's', atMost: 1.3 });
  report({ what: `${page}: TBT`, value: measured('total-blocking-time'), unit: 'ms', atMost: 60 });
  report({ what: `${page}: CLS`, value: measured('cumulative-layout-shift'), unit: '', atMost: 0 });
}
