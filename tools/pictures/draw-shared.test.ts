import { readFile, stat } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { sharedPicture } from '../../app/routes/public/shared-picture.ts';
import { digestOf, drawingOf, sharedList } from './draw-shared.ts';
import { titledPages } from './page-titles.ts';

it('The shared picture of every page shows its current title in its language: else run `npm run pictures`', async () => {
  const drawn = JSON.parse(await readFile(sharedList, 'utf8'));
  const pages = await titledPages();
  const wanted = pages.map((page) => [
    sharedPicture(page.path, page.language).split('/').at(-1),
    digestOf(drawingOf(page)),
  ]);
  expect(drawn).toEqual(Object.fromEntries(wanted));
});

it('Every shared picture is smaller than 40 kB', async () => {
  for (const { path, language } of await titledPages()) {
    const { size } = await stat(`public${sharedPicture(path, language)}`);
    expect(size, `${path} in ${language}`).toBeLessThan(40_000);
  }
});
