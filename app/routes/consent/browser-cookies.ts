/* Cookies written in the browser: copies of localStorage values for server rendering. `document.cookie`, because
   not all browsers support the Cookie Store API. @see PD-9, PD-10 */

import { findCookie } from '../../platform/cookies.ts';

const yearInSeconds = 365 * 24 * 3600;

export const readBrowserCookie = (name: string): string | null => findCookie(document.cookie, name);

export function writeBrowserCookie(name: string, value: string): void {
  set(name, value, yearInSeconds);
}

/** Deletes a cookie from this host and its parent domains, where external scripts set them. */
export function removeBrowserCookie(name: string): void {
  set(name, '', 0);
  const labels = location.hostname.split('.');
  for (let index = 0; index < labels.length; index++) set(name, '', 0, `; domain=${labels.slice(index).join('.')}`);
}

function set(name: string, value: string, seconds: number, more = ''): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${seconds}; samesite=lax${secure}${more}`;
}
