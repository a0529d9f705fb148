/** In the specification's order. @see core §2 Home, PD-5 */
export const heroSlides = [
  { slide: 'earlyYears', picture: 'early-years' },
  { slide: 'primary', picture: 'primary' },
  { slide: 'secondary', picture: 'secondary' },
  { slide: 'universityPreparation', picture: 'university-preparation' },
] as const;

const files = import.meta.glob<string>('../../../../content/pictures/hero/*.{svg,avif,webp,jpg,png}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Both crops of a slide's picture: for wide screens and for phones. @see docs/operations.md Pictures */
export function heroPicture(picture: (typeof heroSlides)[number]['picture']) {
  return { wide: pictureAmong(files, `${picture}-wide`), tall: pictureAmong(files, `${picture}-tall`) };
}

/** URL of a picture by name; prefers a photograph to a drawing. @throws Error if there is none */
export function pictureAmong(files: Record<string, string>, name: string): string {
  const found = Object.keys(files).filter((file) => file.includes(`/${name}.`));
  const best = found.find((file) => !isDrawing(file)) ?? found[0];
  const url = best && files[best];
  if (!url) throw new Error(`No picture named ${name} in content/pictures/hero`);
  return url;
}

/** Drawings may be mirrored on right-to-left pages; photographs may not. */
export const isDrawing = (file: string) => file.endsWith('.svg');
