import { pictureAmong } from '../pictures/picture-among.ts';

const files = import.meta.glob<string>('../../../../content/pictures/hubs/*.{svg,avif,webp,jpg,png}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** URL of the city's picture. */
export const hubPicture = (city: string): string => pictureAmong(files, city);
