import type { Language } from '../../../content/languages.ts';

/** Of every shared picture, in pixels. */
export const sharedPictureSize = { width: 1200, height: 630 };

/** The address of the picture that a shared link to a public page shows; `path` as it is in English. */
export function sharedPicture(path: string, language: Language): string {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  return `/pictures/shared/${name}-${language}.jpg`;
}
