import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { allScreens } from './support/all-screens.ts';
import { expect, test } from './support/fixtures.ts';

const latin = ['fraunces', 'source-sans'];
const french = [...latin, 'fraunces-french', 'source-sans-french'];
const arabic = ['naskh', 'plex-arabic', 'plex-arabic-bold'];

/** Pages whose texts use all characters of their language on this site, and the fonts they need. */
const pages = {
  '/': latin,
  '/legal/complaints': latin,
  '/fr': french,
  '/fr/legal/general-terms': french,
  '/ar': arabic,
  '/ar/legal/complaints': arabic,
  '/zh/legal/governance': latin,
  ...(allScreens && { '/governance': latin, '/admissions': latin, '/parent-login': latin, '/zh': latin }),
};

test('A page requests only the font subsets of its language, also while they are loading', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  let requested = new Set<string>();
  let laidOut = Promise.withResolvers<void>();
  // a route also disables the cache, which has the fonts of the previous page
  await page.route(/\.woff2$/, async (route) => {
    const [, name = ''] = /\/([\w-]+)-[\w-]{8}\.woff2$/.exec(new URL(route.request().url()).pathname) ?? [];
    requested.add(name);
    await laidOut.promise;
    await route.continue();
  });
  for (const [path, fonts] of Object.entries(pages)) {
    requested = new Set();
    laidOut = Promise.withResolvers();
    const begun = page.waitForRequest(/\.woff2$/);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await begun;
    // Without the first font, the browser looks for each character in the next fonts of the list.
    await page.evaluate(() => document.body.offsetHeight);
    laidOut.resolve();
    await page.waitForLoadState('load');
    await page.evaluate(() => document.fonts.ready);
    expect([...requested].sort(), path).toEqual([...fonts].sort());
  }
  await context.close();
});

const completeFonts = {
  naskh: '@fontsource-variable/noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2',
  'plex-arabic': '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2',
  'plex-arabic-bold': '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal.woff2',
};
const words = 'حيث تلتقي العقول العالمية بالذكاء ولآخرين لإنجاز لأجله التعلّم تُقدَّم شكرًا للجميع سياسيًّا مدى العمر'.split(
  ' ',
);

test('Arabic letters join in the font subsets as in the complete fonts', async ({ page }) => {
  for (const [subset, source] of Object.entries(completeFonts)) {
    const fonts = await Promise.all(
      [`node_modules/${source}`, `app/ui/fonts/${subset}.woff2`].map((file) => readFile(file)),
    );
    const [completeWidths = [], subsetWidths = []] = await measureWords(page, fonts);
    // an unjoined letter makes its word 10% to 50% wider, a ligature missing in a subset 4%
    for (const [index, word] of words.entries()) {
      const ratio = (subsetWidths[index] ?? 0) / (completeWidths[index] ?? 0);
      expect.soft(ratio, `${subset}: ${word}`).toBeGreaterThan(0.95);
      expect.soft(ratio, `${subset}: ${word}`).toBeLessThan(1.05);
    }
  }
});

const measureWords = (page: Page, fonts: readonly Buffer[]): Promise<number[][]> =>
  page.evaluate(
    async ([files, texts]) => {
      const canvas = document.createElement('canvas').getContext('2d');
      const found: number[][] = [];
      for (const file of files) {
        const name = `Face ${document.fonts.size}`;
        const face = new FontFace(name, `url(data:font/woff2;base64,${file})`, { weight: '100 900' });
        document.fonts.add(await face.load());
        if (canvas) canvas.font = `600 100px "${name}"`;
        found.push(texts.map((text) => canvas?.measureText(text).width ?? 0));
      }
      return found;
    },
    [fonts.map((font) => font.toString('base64')), words] as const,
  );
