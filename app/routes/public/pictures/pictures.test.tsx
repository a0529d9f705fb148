import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PagePicture, picturedPages } from './page-picture.tsx';
import { pictureAmong } from './picture-among.ts';

const folder = path.resolve(import.meta.dirname, '../../../../content/pictures/pages');

test('A photograph with the name of a drawing is shown instead of the drawing', () => {
  const files = { 'hero/primary-wide.jpg': '/assets/photograph.jpg', 'hero/primary-wide.svg': '/assets/drawing.svg' };
  expect(pictureAmong(files, 'primary-wide')).toBe('/assets/photograph.jpg');
});

test('A missing picture is named in the error', () => {
  expect(() => pictureAmong({}, 'primary-wide')).toThrow('No picture named primary-wide');
});

test('Each pictured page shows a drawing of its own as decoration', () => {
  for (const page of picturedPages) {
    const html = renderToString(<PagePicture page={page} />);
    expect(html).toMatch(new RegExp(`src="[^"]*/${page}[^"/]*\\.svg"`));
    expect(html).toContain('alt=""');
  }
});

test('Every drawing of a page has at most 12 kB and contains no text', async () => {
  const drawings = (await readdir(folder)).filter((name) => name.endsWith('.svg'));
  expect(drawings.map((name) => name.replace('.svg', ''))).toEqual([...picturedPages]);
  for (const name of drawings) {
    const { size } = await stat(path.join(folder, name));
    expect(size, name).toBeLessThanOrEqual(12_000);
  }
});
