import type { Language } from '#content/languages.ts';
import fraunces from './fonts/fraunces.woff2?url';
import naskh from './fonts/naskh.woff2?url';
import plexArabic from './fonts/plex-arabic.woff2?url';
import plexArabicBold from './fonts/plex-arabic-bold.woff2?url';
import sourceSans from './fonts/source-sans.woff2?url';

const files: Record<Language, readonly string[]> = {
  en: [sourceSans, fraunces],
  fr: [sourceSans, fraunces],
  ar: [plexArabic, naskh, plexArabicBold],
  zh: [],
};

/** `<link>` attributes for the fonts that a page in this language needs first. */
export function fontPreloads(language: Language) {
  return files[language].map(
    (href) => ({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href }) as const,
  );
}
