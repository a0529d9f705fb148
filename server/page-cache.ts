import type { IncomingMessage, ServerResponse } from 'node:http';
import { schoolFactPaths } from '#app/route-options.ts';
import { type Language, languageCodes } from '#content/languages.ts';
import { schoolTimeZone } from '#content/school-time-zone.ts';
import { answeredLanguages, questionsPath } from '#features/school-facts/school-facts.ts';
import type { SchoolFactsCache } from '#features/school-facts/school-facts-cache.server.ts';
import { dayAt } from '#i18n/time-in-zone.ts';
import type { Settings } from '#platform/settings.server.ts';
import { prepareText, writeResponse } from './cached-response.ts';
import { offlinePages } from './offline-pages.ts';
import { localizedPaths, type PageHandler, publicPaths } from './page-handler.ts';
import { PublicPages } from './public-pages.ts';
import { securityHeaders } from './security-headers.ts';
import { siteFiles } from './site-files.ts';
import { readStaticFiles } from './static-files.ts';

export interface PageCacheParts {
  settings: Pick<Settings, 'appUrl'>;
  schoolFactsCache: SchoolFactsCache;
  publicFolder: string;
}

export interface PageCache {
  /** Calls `next` for requests that the application answers. */
  serve(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  stop(): void;
}

/** `security.txt` has an expiry date. */
const siteFilesLastMilliseconds = 24 * 3_600_000;

export async function openPageCache(
  { settings, schoolFactsCache, publicFolder }: PageCacheParts,
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
  const files = await readStaticFiles(publicFolder, headersOfFiles);
  const addSiteFiles = () => {
    const languagesOf = languagesOfPaths(schoolFactsCache, new Date());
    const made = siteFiles({ origin: settings.appUrl.origin, paths: publicPaths(), languagesOf, now: new Date() });
    for (const [path, { type, text }] of Object.entries(made))
      files.set(path, prepareText(text, { ...headersOfFiles, 'Content-Type': type }));
  };
  addSiteFiles();
  for (const [path, page] of await offlinePages())
    files.set(path, prepareText(page, { ...headersOfFiles, 'Content-Type': 'text/html; charset=utf-8' }));
  schoolFactsCache.subscribe(() => {
    addSiteFiles();
    pages.forget(localizedPaths(schoolFactPaths()));
  });
  const timer = setInterval(addSiteFiles, siteFilesLastMilliseconds).unref();
  return {
    serve(request, response, next) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return next();
      if (pages.serve(request, response, next)) return;
      const file = files.get(withoutQuery(request.url ?? ''));
      if (file) writeResponse(file, request, response);
      else next();
    },
    stop: () => clearInterval(timer),
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
