import { readFile, stat } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { ogImage } from '#routes/public/og-image.ts';
import { digestOf, drawingOf, ogImagesList } from './draw-og-images.ts';
import { titledPages } from './page-titles.ts';

it('The shared picture of every page shows its current title in its language: else run `npm run pictures`', async () => {
  const drawn = JSON.parse(await readFile(ogImagesList, 'utf8'));
  const pages = await titledPages();
  const wanted = pages.map((page) => [ogImage(page.path, page.language).split('/').at(-1), digestOf(drawingOf(page))]);
  expect(drawn).toEqual(Object.fromEntries(wanted));
});

it('Every shared picture is smaller than 40 kB', async () => {
  for (const { path, language } of await titledPages()) {
    const { size } = await stat(`public${ogImage(path, language)}`);
    expect(size, `${path} in ${language}`).toBeLessThan(40_000);
  }
});
