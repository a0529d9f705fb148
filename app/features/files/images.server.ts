import type { Sharp } from 'sharp';
import { FileRefused } from './file-refused.server.ts';
import type { FileTypeName } from './files.ts';

export interface CleanImage {
  clean: Buffer;
  preview: Buffer;
}

/** Longest side in pixels. */
const sides = { clean: 4096, preview: 1200 } as const;

/** Images decoded line by line need little memory at any size. */
const maxPixels = { byLine: 64_000_000, asWhole: 16_000_000 };
const maxSeconds = 20;

/** Removes metadata and anything hidden behind the pixels. @throws FileRefused @see PD-35 */
export async function cleanImage(content: Buffer, type: FileTypeName): Promise<CleanImage> {
  const { default: sharp } = await import('sharp');
  // A cache between images would keep private ones in memory.
  sharp.cache(false);
  sharp.concurrency(1);
  const open = () => sharp(content, { failOn: 'warning', limitInputPixels: maxPixels.byLine });
  try {
    const { width, height, orientation, isProgressive } = await open().metadata();
    const isWhole = type === 'webp' || isProgressive;
    if (width * height > (isWhole ? maxPixels.asWhole : maxPixels.byLine)) throw new FileRefused('too many pixels');
    // The orientation is kept as a number: turning would need the whole image in memory.
    const reduced = (side: number) => {
      const image = open()
        .timeout({ seconds: maxSeconds })
        .resize(side, side, { fit: 'inside', withoutEnlargement: true });
      return orientation ? image.withExif({ IFD0: { Orientation: String(orientation) } }) : image;
    };
    return {
      clean: await encoded(reduced(sides.clean), type).toBuffer(),
      preview: await encoded(reduced(sides.preview).flatten({ background: '#fff' }), 'jpg').toBuffer(),
    };
  } catch (error) {
    if (error instanceof FileRefused) throw error;
    const isTooLarge = error instanceof Error && /pixel limit/i.test(error.message);
    throw new FileRefused(isTooLarge ? 'too many pixels' : 'damaged', { cause: error });
  }
}

function encoded(image: Sharp, type: FileTypeName): Sharp {
  if (type === 'png') return image.png();
  if (type === 'webp') return image.webp({ quality: 85 });
  // Optimised coding keeps the whole image in memory.
  return image.jpeg({ quality: 85, optimiseCoding: false });
}
