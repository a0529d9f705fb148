import { html } from 'hono/html';
import { defaultLanguage, isLanguage, type Language, languages } from '#content/languages.ts';
import { acceptedLanguage } from '#i18n/accepted-language.server.ts';
import { languageOfPath } from '#i18n/paths.ts';
import { findCookieOfEitherName } from '#platform/cookies.ts';
import { isDataRequest } from '#platform/data-request.ts';

type Html = ReturnType<typeof html>;

interface PlainPage {
  status: number;
  language: Language;
  title: string;
  content: Html | Html[];
}

/** For requests that the router cannot handle. Uses only style attributes, which the CSP of R11 allows. */
export async function plainPage({ status, language, title, content }: PlainPage): Promise<Response> {
  const { direction } = languages[language];
  const page = await html`<!DOCTYPE html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head>
<body style="margin:0;background:#faf6ee;color:#0d1b2e;font:1.125rem/1.6 system-ui,sans-serif">
<main style="max-width:40rem;margin:0 auto;padding:4rem 1.25rem;overflow-wrap:anywhere">
<h1 style="line-height:1.2">${title}</h1>
${content}
</main>
</body>
</html>
`;
  return new Response(page.toString(), {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

/** True if the browser shows the response as a page, so that it should be HTML. */
export function isNavigation(request: Request): boolean {
  if (isDataRequest(request)) return false;
  const { headers } = request;
  const mode = headers.get('sec-fetch-mode');
  return mode === null ? (headers.get('accept') ?? '').includes('text/html') : mode === 'navigate';
}

/** The language of a request without a session lookup. @see PD-9 */
export function languageOfRequest({ headers, url }: Request): Language {
  const chosen = findCookieOfEitherName(headers.get('cookie'), 'language');
  const named = languageOfPath(new URL(url).pathname) ?? (isLanguage(chosen) ? chosen : null);
  return named ?? acceptedLanguage(headers.get('accept-language')) ?? defaultLanguage;
}
