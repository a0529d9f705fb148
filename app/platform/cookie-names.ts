/**
 * The name of a cookie of this site. Over https the prefix makes browsers refuse one set by a subdomain or over http.
 * `start.js` builds the name of the language cookie the same way. @see R5
 */
export const cookieName = (name: string, isHttps: boolean): string => (isHttps ? `__Host-${name}` : name);
