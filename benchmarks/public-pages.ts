import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { findChromium } from '../tests/e2e/support/browser.ts';
import { startServer } from '../tests/support/server.ts';
import { measureAgainstBare } from './against-bare.ts';
import { report } from './figures.ts';
import { scriptKilobytes } from './scripts-of-a-page.ts';

/* Cached public pages against a bare node:http server with the same bytes; transfer size before the load event;
   JavaScript of a visit. */

const folder = await mkdtemp(path.join(tmpdir(), 'school-benchmark-'));
const server = await startServer({ DATA_DIR: folder });
try {
  const addresses = await addressesInSitemap();
  for (const page of ['/', '/ar'])
    await measureAgainstBare({
      page,
      url: server.origin + page,
      processId: server.processId,
      headers: {},
      atLeastShare: 80,
    });
  await measureWeights(addresses);
  // English and the language with the largest texts.
  await measureScripts(addresses.filter((address) => !/^\/(fr|zh)/.test(address)));
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

async function addressesInSitemap(): Promise<string[]> {
  const sitemap = await (await fetch(`${server.origin}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

/** Size in brotli of HTML, style sheets and scripts loaded before the load event. */
async function measureWeights(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) await isPacked(address);
  const weights = await Promise.all(
    addresses.map(async (address) => {
      const html = await (await fetch(server.origin + address)).text();
      const styles = [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*href="([^"]*)"/g)];
      const scripts = [...html.matchAll(/<script[^>]*src="([^"]*)"/g)];
      const parts = [address, ...[...styles, ...scripts].map(([, part = '']) => part.replace(/#.*/, ''))];
      const bytes = await Promise.all(parts.map(packedBytes));
      return { address, kilobytes: bytes.reduce((sum, size) => sum + size, 0) / 1000 };
    }),
  );
  const heaviest = weights.toSorted((one, other) => other.kilobytes - one.kilobytes).slice(0, 5);
  for (const { address, kilobytes } of heaviest)
    report({ what: `${address}: before load (brotli)`, value: kilobytes, unit: 'kB', atMost: 35 });
}

/** The first brotli request starts compression of all pages, one after another. */
async function isPacked(address: string): Promise<void> {
  while (!(await headOf(address)).has('content-encoding')) await sleep(20);
}

async function packedBytes(address: string): Promise<number> {
  return Number((await headOf(address)).get('content-length'));
}

async function headOf(address: string): Promise<Headers> {
  return (await fetch(server.origin + address, { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } })).headers;
}

async function measureScripts(addresses: readonly string[]): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath) {
    console.log('JavaScript per page: not measured, there is no Chromium here (CHROMIUM_PATH).');
    return;
  }
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
  try {
    const sizes = [];
    for (const address of addresses)
      sizes.push({ address, kilobytes: await scriptKilobytes(await browser.newPage(), server.origin, address, {}) });
    for (const { address, kilobytes } of sizes.toSorted((one, other) => other.kilobytes - one.kilobytes).slice(0, 5))
      report({ what: `${address}: JavaScript of a visit (brotli)`, value: kilobytes, unit: 'kB', atMost: 140 });
  } finally {
    await browser.close();
  }
}
