import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { expandRanges, styleSheet, subsetFace, subsetFaces, subsetFolder } from './subset-fonts.ts';

const committed = (name: string) => readFile(path.join(subsetFolder, name));

it.each(subsetFaces)('The font file $file is up to date: else run `npm run fonts`', async (face) => {
  expect((await subsetFace(face)).equals(await committed(`${face.file}.woff2`))).toBe(true);
});

it('The style sheet of the subset fonts is up to date: else run `npm run fonts`', async () => {
  expect(styleSheet()).toBe(String(await committed('subset-fonts.css')));
});

it('A CSS unicode-range is expanded to its characters', () => {
  expect(expandRanges('U+41-43, U+61, U+20AC')).toBe('ABCa€');
});
