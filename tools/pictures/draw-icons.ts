import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drawSprite, spriteFile } from './draw-sprite.ts';

/* `npm run icons`: generates the sprite of `app/ui/icons/icon-names.ts`. The output is committed. */

await writeFile(path.resolve(import.meta.dirname, '../..', spriteFile), await drawSprite());
