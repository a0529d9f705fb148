/** `__Host-` prevents cookies from subdomains and http. `start.js` has a copy. @see R5 */
export const cookieName = (name: string, isHttps: boolean): string => (isHttps ? `__Host-${name}` : name);

/** Null if missing or malformed. */
export function findCookie(cookies: string | null, name: string): string | null {
  const pair = cookies?.split(/; */).find((each) => each.startsWith(`${name}=`));
  if (pair === undefined) return null;
  try {
    return decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return null;
  }
}

export const findCookieOfEitherName = (cookies: string | null, name: string): string | null =>
  findCookie(cookies, cookieName(name, true)) ?? findCookie(cookies, cookieName(name, false));
