import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { heroPicture, heroSlides } from './hero-pictures.ts';

const folder = path.resolve(import.meta.dirname, '../../../../content/pictures/hero');

test('Every slide has a picture for wide screens and one for phones', () => {
  for (const { picture } of heroSlides) {
    const { wide, tall } = heroPicture(picture);
    expect(wide).toContain(`${picture}-wide.`);
    expect(tall).toContain(`${picture}-tall.`);
  }
});

test('Every drawing has at most 25 kB when compressed', async () => {
  const drawings = (await readdir(folder)).filter((name) => name.endsWith('.svg'));
  expect(drawings.length).toBeGreaterThan(0);
  for (const name of drawings) {
    const { length } = brotliCompressSync(await readFile(path.join(folder, name)));
    expect(length, name).toBeLessThanOrEqual(25_000);
  }
});
