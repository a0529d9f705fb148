import { html } from 'hono/html';
import { wrongOriginTexts } from '#content/translations/wrong-origin.ts';
import { log } from '#platform/log.server.ts';
import { isNavigation, languageOfRequest, plainPage } from './plain-page.ts';

const maxOriginLength = 300;
const loggedAtMost = 20;
const forgetLoggedAfterMs = 3_600_000;

/** Origins already logged, so that repeated or invented origins do not fill the log. */
const logged = { origins: new Set<string>(), since: 0 };

/**
 * Explains a refused origin that probably results from a wrong `APP_URL`: one log line for the operator and a page
 * for the visitor. The request stays refused.
 * @returns null for a probable forgery or a request that is not a navigation
 * @see R4
 */
export async function explainWrongOrigin(request: Request, publicOrigin: string): Promise<Response | null> {
  const origin = ownOrigin(request.headers);
  if (origin === null) return null;
  logOnce(origin, publicOrigin);
  if (!isNavigation(request)) return null;
  const language = languageOfRequest(request);
  const texts = wrongOriginTexts[language];
  const link = html`<a href="${publicOrigin}/"><bdi dir="ltr">${publicOrigin}</bdi></a>`;
  const [before, between, after] = texts.text.split(/\{\w+\}/);
  const content = html`<p>${before}<bdi dir="ltr">${origin}</bdi>${between}${link}${after}</p>
<p>${texts.notSaved}</p>
<p><small>${texts.operator}</small></p>`;
  return plainPage({ status: 403, language, title: texts.title, content });
}

/** The posting page's origin if the browser or the Host header indicates that this server sent that page. */
function ownOrigin(headers: Headers): string | null {
  const origin = headers.get('origin') ?? '';
  const url = origin.length <= maxOriginLength ? URL.parse(origin) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  const site = headers.get('sec-fetch-site');
  // `Sec-Fetch-Site` is more reliable than Host, which proxies change.
  const isOwn = site === null ? headers.get('host') === url.host : site === 'same-origin';
  return isOwn ? url.origin : null;
}

function logOnce(origin: string, publicOrigin: string): void {
  const { origins } = logged;
  if (Date.now() - logged.since > forgetLoggedAfterMs) {
    origins.clear();
    logged.since = Date.now();
  }
  if (origins.has(origin) || origins.size >= loggedAtMost) return;
  origins.add(origin);
  log.warn(
    { setting: 'APP_URL', configured: publicOrigin, used: origin },
    'forms are refused: APP_URL is not the address that browsers use',
  );
}
