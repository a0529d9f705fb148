/** The slides in the specification's order, each with the name of its pictures. @see core §2 Home, decisions 5 */
export const heroSlides = [
  { slide: 'earlyYears', picture: 'early-years' },
  { slide: 'primary', picture: 'primary' },
  { slide: 'secondary', picture: 'secondary' },
  { slide: 'universityPreparation', picture: 'university-preparation' },
] as const;

const addresses = import.meta.glob<string>('../../../../content/pictures/hero/*.{svg,avif,webp,jpg,png}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Both cuts of a slide's picture: one for wide screens, one for phones. @see docs/operations.md Pictures */
export function heroPicture(picture: (typeof heroSlides)[number]['picture']) {
  return { wide: pictureAmong(addresses, `${picture}-wide`), tall: pictureAmong(addresses, `${picture}-tall`) };
}

/**
 * The address of the picture of this name, a photograph before a drawing.
 * @throws Error where no file has the name
 */
export function pictureAmong(files: Record<string, string>, name: string): string {
  const found = Object.keys(files).filter((file) => file.includes(`/${name}.`));
  const best = found.find((file) => !isDrawing(file)) ?? found[0];
  const address = best && files[best];
  if (!address) throw new Error(`content/pictures/hero has no picture called ${name}`);
  return address;
}

/** A drawing may be mirrored, for pages that are read from right to left; a photograph may not. */
export const isDrawing = (file: string) => file.endsWith('.svg');
