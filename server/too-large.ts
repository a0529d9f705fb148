import { html } from 'hono/html';
import { tooLargeTexts } from '#content/translations/too-large.ts';
import { isNavigation, languageOfRequest, plainPage } from './plain-page.ts';

/** Explains a form that is too large to a browser without scripts; null for requests by a script. @see R12 */
export async function explainTooLarge(request: Request): Promise<Response | null> {
  if (!isNavigation(request)) return null;
  const language = languageOfRequest(request);
  const { title, text } = tooLargeTexts[language];
  return plainPage({ status: 413, language, title, content: html`<p>${text}</p>` });
}
