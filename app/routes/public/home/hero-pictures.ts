import { pictureAmong } from '../pictures/picture-among.ts';

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
