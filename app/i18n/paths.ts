import type { Register } from 'react-router';
import { defaultLanguage, isLanguage, type Language } from '#content/languages.ts';

/** A path of `app/routes.ts`, such as `/inbox/:messageId`. */
export type RoutePath = keyof Register['pages'];

type PublicPage<Path = RoutePath> = Path extends `/:language?${infer Page}`
  ? Page extends ''
    ? '/'
    : Filled<Page>
  : never;
type Filled<Page extends string> = Page extends `${infer Start}/:${string}/${infer End}`
  ? `${Start}/${string}/${Filled<End>}`
  : Page extends `${infer Start}/:${string}`
    ? `${Start}/${string}`
    : Page;

/** English path of a public page: `/vision`, `/#contact`. */
export type PublicPath = PublicPage | `${PublicPage}${'?' | '#'}${string}`;

const prefixed = /^\/([a-z]{2})(?=\/|$|\.data$)/;

/** `fr` for `/fr/vision`; null for `/vision`, `/en/vision` and `/xx`. @see PD-9 */
export function languageOfPath(pathname: string): Language | null {
  const [, code] = prefixed.exec(pathname) ?? [];
  return isLanguage(code) && code !== defaultLanguage ? code : null;
}

/** `/vision` for `/fr/vision`, `/` for `/fr`. */
export function withoutLanguage(pathname: string): string {
  return languageOfPath(pathname) === null ? pathname : pathname.replace(prefixed, '') || '/';
}

/** `/vision` becomes `/fr/vision`, `/#contact` becomes `/fr#contact`. */
export function localizedPath(language: Language, path: string): string {
  if (language === defaultLanguage) return path;
  return `/${language}${path === '/' ? '' : path.replace(/^\/(?=[#?])/, '')}`;
}
