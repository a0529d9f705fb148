import type { Language } from '#content/languages.ts';

/** In pixels. */
export const ogImageSize = { width: 1200, height: 630 };

/** Path of a public page's social sharing image; `path` is the English path. */
export function ogImage(path: string, language: Language): string {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  return `/pictures/shared/${name}-${language}.jpg`;
}
