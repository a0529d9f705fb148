import { createContext, type ReactNode, use, useMemo } from 'react';
import { type Language, languages } from '../../content/languages.ts';
import { catalogueOf } from './catalogues.ts';
import { type Translate, translator } from './translate.ts';

type LanguageInUse = { language: Language; direction: 'ltr' | 'rtl'; dateLocale: string; t: Translate };

const LanguageContext = createContext<LanguageInUse | null>(null);

/** Gives its children the texts of a language whose catalogue is loaded. */
export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  const value = useMemo(() => {
    const { direction, dateLocale } = languages[language];
    return { language, direction, dateLocale, t: translator(language, catalogueOf(language)) };
  }, [language]);
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

/** The language in use and its texts. Raises an error outside `LanguageProvider`. @see core §8 */
export function useLanguage(): LanguageInUse {
  const value = use(LanguageContext);
  if (!value) throw new Error('useLanguage must be used within a LanguageProvider');
  return value;
}

export function useTranslate(): Translate {
  return useLanguage().t;
}
