/** `__Host-` prevents cookies from subdomains and http. @see R5 */
export const cookieName = (name: string, isHttps: boolean): string => (isHttps ? `__Host-${name}` : name);

export const yearInSeconds = 365 * 24 * 3600;

export interface CookieSettings {
  name: string;
  /** 0 deletes the cookie. */
  maxAge: number;
  secure: boolean;
  httpOnly?: boolean;
  /** `Strict`: not sent by a link from another site. */
  sameSite?: 'Lax' | 'Strict';
}

/** @returns a cookie for the whole site, as `Set-Cookie` and `document.cookie` expect it */
export function formatCookie(
  { name, maxAge, secure, httpOnly = false, sameSite = 'Lax' }: CookieSettings,
  value: string,
): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', `SameSite=${sameSite}`, `Max-Age=${maxAge}`];
  if (httpOnly) parts.push('HttpOnly');
  if (secure) parts.push('Secure');
  return parts.join('; ');
}

/** Returns null if missing or malformed. */
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
