import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { cutFaces, cutFolder, cutFont, lettersIn, styleSheet } from './cut-fonts.ts';

const committed = (name: string) => readFile(path.join(cutFolder, name));

it.each(cutFaces)('The face $file is the one that would be cut today: else run `npm run fonts`', async (face) => {
  expect((await cutFont(face)).equals(await committed(`${face.file}.woff2`))).toBe(true);
});

it('The style sheet of the cut faces is the one that would be written today: else run `npm run fonts`', async () => {
  expect(styleSheet()).toBe(String(await committed('cut-faces.css')));
});

it('Ranges of letters are read as the browser reads them', () => {
  expect(lettersIn('U+41-43, U+61, U+20AC')).toBe('ABCa€');
});
