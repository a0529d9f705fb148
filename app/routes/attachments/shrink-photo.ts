/** In pixels: a page of A4 stays readable. */
const longEdge = 2_560;

const quality = 0.85;

/** What a photo is written as. HEIC is not accepted, but some browsers can read it. */
const writtenTypes: Partial<Record<string, string>> = {
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/png',
  'image/webp': 'image/webp',
  'image/heic': 'image/jpeg',
  'image/heif': 'image/jpeg',
};

export const isPhoto = ({ type }: File): boolean => type in writtenTypes;

/**
 * Returns an upright copy of a photo of at most 2,560 pixels on its long edge. Returns the file itself if it is small
 * enough, not a photo, or one that the browser cannot read or write, or if the copy would not be smaller.
 * @see PD-35
 */
export async function shrinkPhoto(file: File): Promise<File> {
  const type = writtenTypes[file.type];
  if (!type) return file;
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!image) return file;
  const scale = Math.min(1, longEdge / Math.max(image.width, image.height));
  const isSameType = type === file.type;
  const content = scale < 1 || !isSameType ? await draw(image, scale, type) : null;
  image.close();
  if (content?.type !== type || (isSameType && content.size >= file.size)) return file;
  return new File([content], isSameType ? file.name : file.name.replace(/\.hei[cf]$/i, '.jpg'), { type });
}

/** Returns null if it fails, and another type than asked if the browser cannot write that one. */
function draw(image: ImageBitmap, scale: number, type: string): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.width * scale);
  canvas.height = Math.round(image.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}
