/*
 * The few cookies that the browser itself writes: mirrors of what local storage holds, so that the server's first byte
 * agrees. The Cookie Store API is not in every browser yet, hence `document.cookie`. @see decisions 9, 10
 */

const yearInSeconds = 365 * 24 * 3600;

export function readBrowserCookie(name: string): string | null {
  const found = document.cookie.split(/; */).find((pair) => pair.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : null;
}

export function writeBrowserCookie(name: string, value: string): void {
  set(name, value, yearInSeconds);
}

/** Removes a cookie of this host and, as outside scripts like to set them, of its parent domains. */
export function removeBrowserCookie(name: string): void {
  set(name, '', 0);
  const labels = location.hostname.split('.');
  for (let index = 0; index < labels.length; index++) set(name, '', 0, `; domain=${labels.slice(index).join('.')}`);
}

function set(name: string, value: string, seconds: number, more = ''): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${seconds}; samesite=lax${secure}${more}`;
}
