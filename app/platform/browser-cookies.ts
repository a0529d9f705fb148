/* Cookies written in the browser: copies of localStorage values for server rendering. `document.cookie`, because
   not all browsers support the Cookie Store API. @see PD-9, PD-10 */

import { cookieName, findCookie, formatCookie, yearInSeconds } from './cookies.ts';

export const browserCookieName = (name: string): string => cookieName(name, isSecure());

export const readBrowserCookie = (name: string): string | null => findCookie(document.cookie, name);

export function writeBrowserCookie(name: string, value: string): void {
  document.cookie = formatCookie({ name, maxAge: yearInSeconds, secure: isSecure() }, value);
}

/** Deletes a cookie from this host and its parent domains, where external scripts set them. */
export function removeBrowserCookie(name: string): void {
  const deletion = formatCookie({ name, maxAge: 0, secure: isSecure() }, '');
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`);
  for (const domain of ['', ...domains]) document.cookie = deletion + domain;
}

const isSecure = () => location.protocol === 'https:';
