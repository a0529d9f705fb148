import { createContext, type ReactNode, use } from 'react';
import { type Language, languages } from '#content/languages.ts';
import { catalogueOf } from './catalogue-of.ts';
import { type Translate, translator } from './translate.ts';

type LanguageInUse = { language: Language; direction: 'ltr' | 'rtl'; dateLocale: string; t: Translate };

const LanguageContext = createContext<LanguageInUse | null>(null);

export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <LanguageContext value={inUse(language)}>{children}</LanguageContext>;
}

const made = new Map<Language, LanguageInUse>();

/** Cached: `Intl.PluralRules` and `Intl.NumberFormat` are expensive to create. */
function inUse(language: Language): LanguageInUse {
  const known = made.get(language);
  if (known) return known;
  const { direction, dateLocale } = languages[language];
  const value = { language, direction, dateLocale, t: translator(language, catalogueOf(language)) };
  made.set(language, value);
  return value;
}

/** @throws Error outside `LanguageProvider` @see core §8 */
export function useLanguage(): LanguageInUse {
  const value = use(LanguageContext);
  if (!value) throw new Error('useLanguage must be used within a LanguageProvider');
  return value;
}

export function useTranslate(): Translate {
  return useLanguage().t;
}
