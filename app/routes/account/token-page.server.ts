/* Shared by the pages of links in mails, whose URLs contain a token. @see R7 */

/** The Referer contains only the origin. `no-referrer` would break the form: no Origin header. @see R11 */
export const tokenHeaders = { 'Referrer-Policy': 'strict-origin', 'Cache-Control': 'private, no-store' };

export const tokenOf = ({ searchParams }: URL) => searchParams.get('token') ?? '';
