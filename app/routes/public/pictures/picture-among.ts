/** URL of a picture by name; prefers a photograph to a drawing. @throws Error if there is none */
export function pictureAmong(files: Record<string, string>, name: string): string {
  const found = Object.keys(files).filter((file) => file.includes(`/${name}.`));
  const best = found.find((file) => !isDrawing(file)) ?? found[0];
  const url = best && files[best];
  if (!url) throw new Error(`No picture named ${name} in content/pictures`);
  return url;
}

/** Drawings may be mirrored on right-to-left pages; photographs may not. */
export const isDrawing = (file: string) => file.endsWith('.svg');
