import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '#tests/e2e/support/browser.ts';
import { startServer } from '#tests/support/server.ts';
import { measureAgainstBare } from './against-bare.ts';
import { report } from './figures.ts';
import { scriptKilobytes } from './scripts-of-a-page.ts';

/* Cached public pages against a bare node:http server with the same bytes; transfer size before the load event;
   JavaScript of a visit. */

const folder = await mkdtemp(path.join(tmpdir(), 'school-benchmark-'));
const server = await startServer({ DATA_DIR: folder });
try {
  const paths = await sitemapPaths();
  for (const page of ['/', '/ar'])
    await measureAgainstBare({
      page,
      url: server.origin + page,
      processId: server.processId,
      headers: {},
      atLeastShare: 80,
    });
  await measureWeights(paths);
  // English and the language with the largest texts.
  await measureScripts(paths.filter((pathname) => !/^\/(fr|zh)/.test(pathname)));
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

async function sitemapPaths(): Promise<string[]> {
  const sitemap = await (await fetch(`${server.origin}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/** Size in brotli of HTML, style sheets and scripts loaded before the load event. */
async function measureWeights(paths: readonly string[]): Promise<void> {
  const weights = [];
  // One after another: a first request renders the page.
  for (const pathname of paths) weights.push({ pathname, kilobytes: await weightOf(pathname) });
  const heaviest = weights.toSorted((one, other) => other.kilobytes - one.kilobytes).slice(0, 5);
  for (const { pathname, kilobytes } of heaviest)
    report({ what: `${pathname}: before load (brotli)`, value: kilobytes, unit: 'kB', atMost: 33 });
}

async function weightOf(pathname: string): Promise<number> {
  const html = await (await fetch(server.origin + pathname)).text();
  const styles = [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*href="([^"]*)"/g)];
  const scripts = [...html.matchAll(/<script[^>]*src="([^"]*)"/g)];
  const parts = [pathname, ...[...styles, ...scripts].map(([, part = '']) => part.replace(/#.*/, ''))];
  const bytes = await Promise.all(parts.map(compressedBytes));
  return bytes.reduce((sum, size) => sum + size, 0) / 1000;
}

async function compressedBytes(pathname: string): Promise<number> {
  return Number((await headOf(pathname)).get('content-length'));
}

async function headOf(pathname: string): Promise<Headers> {
  return (await fetch(server.origin + pathname, { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } })).headers;
}

async function measureScripts(paths: readonly string[]): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath) {
    console.log('JavaScript per page: not measured, there is no Chromium here (CHROMIUM_PATH).');
    return;
  }
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
  try {
    const sizes = [];
    for (const pathname of paths)
      sizes.push({ pathname, kilobytes: await scriptKilobytes(await browser.newPage(), server.origin, pathname, {}) });
    for (const { pathname, kilobytes } of sizes.toSorted((one, other) => other.kilobytes - one.kilobytes).slice(0, 5))
      report({
        what: `${pathname}: JavaScript of a visit (brotli)`,
        value: kilobytes,
        unit: 'kB',
        atMost: pathname === '/ar/admissions' ? 76 : pathname === '/admissions' ? 75 : 15,
      });
  } finally {
    await browser.close();
  }
}
