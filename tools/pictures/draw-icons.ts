import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drawSprite, spriteFile } from './draw-sprite.ts';
import { wordmarkSize, wordmarkSizeFile } from './draw-wordmark.ts';

const root = path.resolve(import.meta.dirname, '../..');
await writeFile(path.join(root, spriteFile), await drawSprite());
await writeFile(path.join(root, wordmarkSizeFile), await wordmarkSize());
