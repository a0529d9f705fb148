import { html } from 'hono/html';
import { startingTexts } from '#content/translations/starting.ts';
import { isNavigation, languageOfRequest, plainPage } from './plain-page.ts';
import { retryAfter } from './retry-after.ts';

/** The response to every request while the database and the application are prepared. */
export async function startingResponse(request: Request, headers: Record<string, string>): Promise<Response> {
  if (new URL(request.url).pathname === '/healthz') return new Response('ok\n', { headers });
  const response = isNavigation(request) ? await startingPage(request) : new Response('starting\n', { status: 503 });
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  response.headers.set('Retry-After', retryAfter);
  return response;
}

async function startingPage(request: Request): Promise<Response> {
  const language = languageOfRequest(request);
  const { title, text, notSaved } = startingTexts[language];
  const isPosted = request.method === 'POST';
  const page = await plainPage({ status: 503, language, title, content: html`<p>${isPosted ? notSaved : text}</p>` });
  if (!isPosted) page.headers.set('Refresh', '3');
  return page;
}
