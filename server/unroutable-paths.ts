import { html } from 'hono/html';
import { catalogueOf } from '#i18n/catalogue-of.ts';
import { localizedPath } from '#i18n/paths.ts';
import { isNavigation, languageOfRequest, plainPage } from './plain-page.ts';

/** Paths that decode to control characters, or cannot be decoded: the router throws on them or logs them raw. */
export function isUnroutable(pathname: string): boolean {
  if (!pathname.includes('%')) return false;
  try {
    return /\p{Cc}/u.test(decodeURIComponent(pathname));
  } catch {
    return true;
  }
}

/** 404 as a page or JSON. @see R12 */
export async function notFoundResponse(request: Request): Promise<Response> {
  if (!isNavigation(request)) return Response.json({ error: 'not found' }, { status: 404 });
  const language = languageOfRequest(request);
  const { 'notFound.text': title, 'notFound.home': home } = catalogueOf(language);
  const content = html`<p><a href="${localizedPath(language, '/')}">${home}</a></p>`;
  return plainPage({ status: 404, language, title, content });
}
