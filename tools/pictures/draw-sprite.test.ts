import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, test } from 'vitest';
import { filesIn } from '#server/build.ts';
import { iconNames } from '#ui/icons/icon-names.ts';
import { drawSprite, spriteFile } from './draw-sprite.ts';
import { wordmarkSize, wordmarkSizeFile } from './draw-wordmark.ts';

test('The sprite of icons and wordmark is up to date: else run `npm run icons`', async () => {
  expect(await readFile(spriteFile, 'utf8')).toBe(await drawSprite());
  expect(await readFile(wordmarkSizeFile, 'utf8')).toBe(await wordmarkSize());
});

it('The icon sprite contains no icon that the application does not use', async () => {
  const files = [...(await filesIn(path.resolve('app'))), path.resolve('content/legal/policies.ts')];
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('icon-names.ts'));
  const texts = await Promise.all(sources.map((file) => readFile(file, 'utf8')));
  const code = texts.join('\n');
  expect(iconNames.filter((name) => !code.includes(`'${name}'`) && !code.includes(`"${name}"`))).toEqual([]);
});
