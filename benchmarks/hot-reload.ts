import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '#tests/e2e/support/browser.ts';
import { freePort } from '#tests/support/server.ts';
import { median, report } from './figures.ts';
import { stopServer, waitForPage } from './first-page.ts';

/* Time from saving a file until an open page of `npm run dev` shows the change: a component, a style, a translation.
   The first change of each kind is not counted: it loads what later ones need. */

const root = path.resolve(import.meta.dirname, '..');
const rounds = 6;

interface Change {
  what: string;
  atMost: number;
  file: string;
  /** The text that is replaced, and its replacement in a round. */
  old: string;
  edited: (round: number) => string;
  /** Runs in the page. */
  isShown: (round: number) => boolean;
}

const changes: Change[] = [
  {
    what: 'component',
    atMost: 1,
    file: 'app/routes/shell/header.tsx',
    old: '<header ',
    edited: (round) => `<header data-round="${round}" `,
    isShown: (round) => document.querySelector(`header[data-round="${round}"]`) !== null,
  },
  {
    what: 'style',
    atMost: 1,
    file: 'app/ui/fallback-fonts.css',
    old: '@font-face {',
    edited: (round) => `body { --round: ${round}; }\n@font-face {`,
    isShown: (round) => getComputedStyle(document.body).getPropertyValue('--round') === `${round}`,
  },
  {
    what: 'translation',
    atMost: 1,
    file: 'content/translations/en/public-layout.ts',
    old: `'Parent Login'`,
    edited: (round) => `'Parent Login ${round}'`,
    isShown: (round) => document.body.innerText.includes(`Parent Login ${round}`),
  },
];

const executablePath = findChromium();
if (!executablePath) throw new Error('There is no Chromium: npx playwright install chromium-headless-shell');
const folder = await mkdtemp(path.join(tmpdir(), 'school-clone-'));
try {
  const clone = path.join(folder, 'clone');
  execFileSync('git', ['clone', '--quiet', root, clone]);
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: clone, stdio: 'ignore' });
  const port = await freePort();
  const server = spawn('npm', ['run', 'dev'], {
    cwd: clone,
    env: { ...process.env, PORT: `${port}`, DATA_DIR: path.join(folder, 'data') },
    stdio: 'ignore',
  });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const url = `http://localhost:${port}/`;
    await waitForPage(url, server);
    const page = await browser.newPage();
    for (const change of changes) await measure(page, url, clone, change);
  } finally {
    await browser.close();
    await stopServer(server);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function measure(page: Page, url: string, clone: string, change: Change): Promise<void> {
  const { what, atMost, file, old, edited, isShown } = change;
  const source = path.join(clone, file);
  const original = await readFile(source, 'utf8');
  const seconds: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const connection = page.waitForEvent('console', (line) => line.text().includes('[vite] connected'));
    await page.goto(url);
    await connection;
    const savedAt = performance.now();
    await writeFile(source, original.replace(old, edited(round)));
    await page.waitForFunction(isShown, round, { polling: 20 });
    if (round > 0) seconds.push((performance.now() - savedAt) / 1000);
  }
  report({ what: `A changed ${what} in the open page: median`, value: median(seconds), unit: 's', atMost });
}
