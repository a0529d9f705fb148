import { pathsOf, routeOptions } from '#app/route-options.ts';
import { defaultLanguage, type Language, languageCodes } from '#content/languages.ts';
import { school } from '#content/school.ts';
import { absences } from '#content/translations/en/absences.ts';
import { portal } from '#content/translations/en/portal.ts';
import { localizedPath, type RoutePath } from '#i18n/paths.ts';

/** robots.txt, sitemap and similar files by path, for the site's origin and date. */
export function siteFiles({
  origin,
  paths,
  languagesOf,
  now,
}: SiteFacts): Record<string, { type: string; text: string }> {
  return {
    '/robots.txt': { type: 'text/plain; charset=utf-8', text: robots(origin) },
    '/sitemap.xml': { type: 'application/xml; charset=utf-8', text: sitemap(origin, paths, languagesOf) },
    '/.well-known/security.txt': { type: 'text/plain; charset=utf-8', text: securityText(origin, now) },
    '/site.webmanifest': { type: 'application/manifest+json', text: manifest() },
  };
}

export interface SiteFacts {
  origin: string;
  paths: readonly string[];
  /** None: the page is not published. */
  languagesOf: (path: string) => readonly Language[];
  now: Date;
}

function robots(origin: string): string {
  return [
    'User-agent: *',
    ...pathsOf('portal', 'endpoint')
      .filter((path) => !routeOptions[path]?.isUnlisted)
      .map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

function sitemap(origin: string, paths: readonly string[], languagesOf: SiteFacts['languagesOf']): string {
  const alternates = (path: string) => {
    const codes = languagesOf(path);
    const defaults = codes.includes(defaultLanguage) ? [{ code: 'x-default', language: defaultLanguage }] : [];
    return [...codes.map((code) => ({ code, language: code })), ...defaults].map(
      ({ code, language }) =>
        `    <xhtml:link rel="alternate" hreflang="${code}" href="${origin}${localizedPath(language, path)}"/>`,
    );
  };
  const pages = paths.flatMap((path) =>
    languagesOf(path).map((code) =>
      ['  <url>', `    <loc>${origin}${localizedPath(code, path)}</loc>`, ...alternates(path), '  </url>'].join('\n'),
    ),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages,
    '</urlset>',
    '',
  ].join('\n');
}

const securityTextDays = 180;

/** The contact form is the reporting channel, because no public email address exists. @see PD-20 */
function securityText(origin: string, now: Date): string {
  const expires = new Date(now.getTime() + securityTextDays * 24 * 3_600_000);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: ${origin}/admissions`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languageCodes.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    `Policy: ${origin}/legal/it-security`,
    '',
  ].join('\n');
}

function manifest(): string {
  const start = '/parent-dashboard' satisfies RoutePath;
  const inbox = '/inbox' satisfies RoutePath;
  const absencesPath = '/parent-dashboard/absences' satisfies RoutePath;
  return JSON.stringify({
    name: school.name,
    short_name: school.shortName,
    id: start,
    start_url: start,
    display: 'standalone',
    background_color: '#faf6ee',
    theme_color: '#12384f',
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192', purpose: 'any maskable' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any maskable' },
    ],
    shortcuts: [
      { name: portal['portal.messages'], url: inbox },
      { name: absences['absence.report'], url: absencesPath },
    ],
  });
}
