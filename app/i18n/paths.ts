import { defaultLanguage, isLanguage, type Language } from '../../content/languages.ts';

/* Public pages have one path per language: `/vision` is English, `/fr/vision` French. @see PD-9 */

const prefixed = /^\/([a-z]{2})(?=\/|$|\.data$)/;

/** The language prefix of a path: `fr` for `/fr/vision`; null for `/vision`, `/en/vision` and `/xx`. */
export function languageOfPath(pathname: string): Language | null {
  const [, code] = prefixed.exec(pathname) ?? [];
  return isLanguage(code) && code !== defaultLanguage ? code : null;
}

/** `/vision` for `/fr/vision`, `/` for `/fr`. */
export function withoutLanguage(pathname: string): string {
  return languageOfPath(pathname) === null ? pathname : pathname.replace(prefixed, '') || '/';
}

/** Localized path of a public page: `/vision` becomes `/fr/vision`, `/#contact` becomes `/fr#contact`. */
export function localizedPath(language: Language, path: string): string {
  if (language === defaultLanguage) return path;
  return `/${language}${path === '/' ? '' : path.replace(/^\/(?=[#?])/, '')}`;
}
