import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drawSprite, spriteFile } from './draw-sprite.ts';

await writeFile(path.resolve(import.meta.dirname, '../..', spriteFile), await drawSprite());
