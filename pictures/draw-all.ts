import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drawLand, landFile } from './draw-land.ts';
import { drawIcons, drawShared } from './draw-shared.ts';

/*
 * `npm run pictures`: draws the pictures that are made from data: the map, what shared links show, icons. They are committed;
 * tests say when one is stale. Needs Chromium, and fonts for Chinese (Debian: fonts-noto-cjk).
 */

// the icons of the pages are drawn by `npm run icons`, without a browser
const root = path.resolve(import.meta.dirname, '..');

await writeFile(path.join(root, landFile), await drawLand());
await drawIcons(root);
await drawShared(root);
