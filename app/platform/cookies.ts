/**
 * The name of a cookie of this site. Over https the prefix makes browsers refuse one set by a subdomain or over http.
 * `start.js` builds the name of the language cookie the same way. @see R5
 */
export const cookieName = (name: string, isHttps: boolean): string => (isHttps ? `__Host-${name}` : name);

/** The value of a cookie in a `Cookie` header or `document.cookie`; null if it is missing or malformed. */
export function findCookie(cookies: string | null, name: string): string | null {
  const pair = cookies?.split(/; */).find((each) => each.startsWith(`${name}=`));
  if (pair === undefined) return null;
  try {
    return decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return null;
  }
}

/** Finds a cookie with or without the prefix. */
export const findCookieOfEitherName = (cookies: string | null, name: string): string | null =>
  findCookie(cookies, cookieName(name, true)) ?? findCookie(cookies, cookieName(name, false));
