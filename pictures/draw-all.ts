import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drawLand, landFile } from './draw-land.ts';

/*
 * `npm run pictures`: draws the pictures that are made from data. They are committed; tests say when one is stale.
 */

const root = path.resolve(import.meta.dirname, '..');

await writeFile(path.join(root, landFile), await drawLand());
