import type { IncomingMessage, ServerResponse } from 'node:http';
import { answeredLanguages, questionsPath } from '../app/features/school-facts/school-facts.ts';
import type { SchoolFactsCache } from '../app/features/school-facts/school-facts-cache.server.ts';
import { dayAt } from '../app/i18n/time-in-zone.ts';
import type { Settings } from '../app/platform/settings.server.ts';
import { schoolFactPaths } from '../app/route-options.ts';
import { type Language, languageCodes } from '../content/languages.ts';
import { schoolTimeZone } from '../content/school.ts';
import { prepareText, writeResponse } from './cached-response.ts';
import { localizedPaths, type PageHandler, publicPaths } from './page-handler.ts';
import { PublicPages } from './public-pages.ts';
import { securityHeaders } from './security-headers.ts';
import { siteFiles } from './site-files.ts';
import { readStaticFiles } from './static-files.ts';

export interface PageCacheParts {
  settings: Pick<Settings, 'appUrl'>;
  schoolFactsCache: SchoolFactsCache;
  publicFolder: string;
  pagesFolder: string;
}

export interface PageCache {
  serve(request: IncomingMessage, response: ServerResponse): boolean;
  stop(): void;
}

/** `security.txt` has an expiry date. */
const siteFilesLastMilliseconds = 24 * 3_600_000;

export async function openPageCache(
  { settings, schoolFactsCache, publicFolder, pagesFolder }: PageCacheParts,
  handle: PageHandler,
): Promise<PageCache> {
  const isHttps = settings.appUrl.protocol === 'https:';
  const headersOfFiles = securityHeaders({ isHttps });
  const pages = new PublicPages({
    handle,
    origin: settings.appUrl.origin,
    paths: localizedPaths(),
    headersOf: (allowsPageTranslation) =>
      securityHeaders({ isHttps, allowsPageTranslation, hasSpeculationRules: true }),
  });
  const [files] = await Promise.all([readStaticFiles(publicFolder, headersOfFiles), pages.load(pagesFolder)]);
  const addSiteFiles = () => {
    const languagesOf = languagesOfPaths(schoolFactsCache, new Date());
    const made = siteFiles({ origin: settings.appUrl.origin, paths: publicPaths(), languagesOf, now: new Date() });
    for (const [path, { type, text }] of Object.entries(made))
      files.set(path, prepareText(text, { ...headersOfFiles, 'Content-Type': type }));
  };
  addSiteFiles();
  const rerenderFactPages = () => {
    addSiteFiles();
    void pages.rerender(localizedPaths(schoolFactPaths()));
  };
  schoolFactsCache.subscribe(rerenderFactPages);
  // The build knows no facts.
  if (Object.keys(schoolFactsCache.facts).length > 0) rerenderFactPages();
  const timer = setInterval(addSiteFiles, siteFilesLastMilliseconds).unref();
  return {
    serve(request: IncomingMessage, response: ServerResponse): boolean {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false;
      const cached = pages.find(request) ?? files.get(withoutQuery(request.url ?? ''));
      if (cached) writeResponse(cached, request, response);
      return cached !== undefined;
    },
    stop() {
      clearInterval(timer);
      pages.stop();
    },
  };
}

/** Languages in which a page is published: others are not in the sitemap. */
function languagesOfPaths({ facts }: SchoolFactsCache, now: Date): (path: string) => readonly Language[] {
  const answered = answeredLanguages(facts, dayAt(now, schoolTimeZone));
  return (path) => (path === questionsPath ? answered : languageCodes);
}

function withoutQuery(path: string): string {
  const end = path.indexOf('?');
  return end < 0 ? path : path.slice(0, end);
}
