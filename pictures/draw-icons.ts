import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drawSprite, spriteFile } from './draw-sprite.ts';

/* `npm run icons`: writes the sprite with the icons of `app/ui/icons/icon-names.ts`. It is committed. */

await writeFile(path.resolve(import.meta.dirname, '..', spriteFile), await drawSprite());
