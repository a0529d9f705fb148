import type { IncomingMessage } from 'node:http';

/** Ignores Host and forwarded headers. @returns the unchanged target if it is neither a path nor a URL */
export function publicUrl(target: string, publicOrigin: string): string {
  const path = target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?#\\]*/i, '');
  if (path.startsWith('/')) return publicOrigin + path;
  return path === target ? target : `${publicOrigin}/${path}`;
}

const validHost = /^(?:[\w.~%-]*|\[[\da-f:.]+\])(?::\d{0,5})?$/i;

/** HTTP/1.1 requires exactly one well-formed Host header; its value is not used. @see RFC 9112 §3.2 */
export function hasValidHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let host: string | undefined;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length !== 4 || name.toLowerCase() !== 'host') continue;
    if (host !== undefined) return false;
    host = rawHeaders[index + 1];
  }
  return host === undefined ? httpVersion === '1.0' : validHost.test(host);
}
