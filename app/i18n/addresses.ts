import { defaultLanguage, isLanguage, type Language } from '../../content/languages.ts';

/*
 * Public pages have an address per language: the bare path is English, `/fr/vision` French. @see decisions 9
 */

const prefixed = /^\/([a-z]{2})(?=\/|$|\.data$)/;

/** The language that stands before a path, or null: `fr` of `/fr/vision`, null of `/vision`, `/en/vision` and `/xx`. */
export function languageOfAddress(pathname: string): Language | null {
  const [, code] = prefixed.exec(pathname) ?? [];
  return isLanguage(code) && code !== defaultLanguage ? code : null;
}

/** `/vision` of `/fr/vision`, `/` of `/fr`. */
export function withoutLanguage(pathname: string): string {
  return languageOfAddress(pathname) === null ? pathname : pathname.replace(prefixed, '') || '/';
}

/** The address of a public page in a language: `/vision` in French is `/fr/vision`, `/#contact` is `/fr#contact`. */
export function addressIn(language: Language, path: string): string {
  if (language === defaultLanguage) return path;
  return `/${language}${path === '/' ? '' : path.replace(/^\/(?=[#?])/, '')}`;
}
