import plexArabic from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2?url';
import frauncesLatin from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url';
import naskhArabic from '@fontsource-variable/noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2?url';
import sourceSansLatin from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';
import type { Language } from '../../content/languages.ts';

const files: Record<Language, readonly string[]> = {
  en: [sourceSansLatin, frauncesLatin],
  fr: [sourceSansLatin, frauncesLatin],
  ar: [plexArabic, naskhArabic],
  zh: [],
};

/** The two faces that a page of this language shows first, as `<link>` attributes for `links` or the head. */
export function fontPreloads(language: Language) {
  return files[language].map(
    (href) => ({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href }) as const,
  );
}
