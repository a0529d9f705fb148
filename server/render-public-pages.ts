import { randomBytes } from 'node:crypto';
import { PageViewCounter } from '../app/features/analytics/page-view-counter.server.ts';
import { SchoolFactsCache } from '../app/features/school-facts/school-facts-cache.server.ts';
import { loadCatalogue } from '../app/i18n/catalogues.ts';
import { parseKeys } from '../app/platform/keyring.server.ts';
import { LiveEvents } from '../app/platform/live-events.server.ts';
import { languageCodes } from '../content/languages.ts';
import { createPageHandler, localizedPaths } from './page-handler.ts';
import { originPlaceholder, renderPage } from './public-pages.ts';

/** For a visitor without cookies; the build stores the pages. */
export async function renderPublicPages() {
  await Promise.all(languageCodes.map(loadCatalogue));
  const keyring = parseKeys(`1:${randomBytes(32).toString('base64')}`);
  const services = {
    appUrl: new URL(originPlaceholder),
    keyring,
    liveEvents: new LiveEvents(),
    scanCommand: null,
    requireTwoFactor: [],
  };
  const parts = { services, pageViewCounter: new PageViewCounter([]), schoolFactsCache: new SchoolFactsCache() };
  const handle = createPageHandler(parts);
  const pages = [];
  for (const path of localizedPaths()) {
    const page = await renderPage(handle, originPlaceholder, path, {});
    if (page) pages.push({ path, ...page });
  }
  return pages;
}
