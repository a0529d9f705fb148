import { html } from 'hono/html';
import { languageCodes } from '#content/languages.ts';
import { offlineTexts } from '#content/translations/offline.ts';
import { plainPage } from './plain-page.ts';

/** Pages by path, which the service worker keeps. The link has no address: it loads the page that was asked for. */
export async function offlinePages(): Promise<[path: string, page: string][]> {
  return Promise.all(
    languageCodes.map(async (language): Promise<[string, string]> => {
      const { title, text, retry } = offlineTexts[language];
      const content = html`<p>${text}</p>
<p><a href="" style="color:inherit;font-weight:600">${retry}</a></p>`;
      const page = await plainPage({ status: 200, language, title, content });
      return [`/offline/${language}.html`, await page.text()];
    }),
  );
}
