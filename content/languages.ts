/** The languages of the site. `pageInLanguage` offers a translation of the page. @see core §4, §9 */
export const languages = {
  en: {
    ownName: 'English',
    pageInLanguage: 'This page in English',
    direction: 'ltr',
    dateLocale: 'en-GB',
    decimalSign: '.',
  },
  ar: {
    ownName: 'العربية',
    pageInLanguage: 'هذه الصفحة بالعربية',
    direction: 'rtl',
    dateLocale: 'ar-AE-u-nu-latn',
    decimalSign: '.',
  },
  fr: {
    ownName: 'Français',
    pageInLanguage: 'Cette page en français',
    direction: 'ltr',
    dateLocale: 'fr-FR',
    decimalSign: ',',
  },
  zh: { ownName: '中文', pageInLanguage: '查看本页中文版', direction: 'ltr', dateLocale: 'zh-CN', decimalSign: '.' },
} as const;

export type Language = keyof typeof languages;

export const languageCodes = ['en', 'ar', 'fr', 'zh'] as const satisfies readonly Language[];

export const defaultLanguage: Language = 'en';

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(languages, value);
}
