import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cutFaces, cutFolder, cutFont, styleSheet } from './cut-fonts.ts';

/* `npm run fonts`: subsets the fonts that pages show first. The output is committed; a test fails if it is stale. */

const folder = path.resolve(import.meta.dirname, '..', cutFolder);

await writeFile(path.join(folder, 'cut-faces.css'), styleSheet());
for (const face of cutFaces) {
  const cut = await cutFont(face);
  await writeFile(path.join(folder, `${face.file}.woff2`), cut);
  console.log(`${face.file}: ${(cut.length / 1000).toFixed(1)} kB`);
}
