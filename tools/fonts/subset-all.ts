import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { styleSheet, subsetFace, subsetFaces, subsetFolder } from './subset-fonts.ts';

/* The output is committed; a test fails if it is stale. */

const folder = path.resolve(import.meta.dirname, '../..', subsetFolder);

await writeFile(path.join(folder, 'subset-fonts.css'), styleSheet());
for (const face of subsetFaces) {
  const subset = await subsetFace(face);
  await writeFile(path.join(folder, `${face.file}.woff2`), subset);
  console.log(`${face.file}: ${(subset.length / 1000).toFixed(1)} kB`);
}
