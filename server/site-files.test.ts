import { describe, expect, it } from 'vitest';
import { languageCodes } from '#content/languages.ts';
import { siteFiles } from './site-files.ts';

const files = siteFiles({
  origin: 'https://school.example',
  paths: ['/', '/vision', '/unpublished', '/partly'],
  languagesOf: (path) => (path === '/unpublished' ? [] : path === '/partly' ? ['ar', 'fr'] : languageCodes),
  now: new Date('2026-11-21T12:00:00Z'),
});
const textOf = (address: string) => files[address]?.text ?? '';

describe('The files for search engines and browsers', () => {
  it('keep robots out of the portal and name the sitemap', () => {
    for (const path of ['/inbox', '/parent-dashboard', '/admin-console'])
      expect(textOf('/robots.txt')).toContain(`\nDisallow: ${path}\n`);
    expect(textOf('/robots.txt')).toContain('\nSitemap: https://school.example/sitemap.xml\n');
    for (const path of ['/vision', '/safeguarding']) expect(textOf('/robots.txt')).not.toContain(`Disallow: ${path}`);
  });

  it('list every page in every language, with links to the other languages', () => {
    const sitemap = textOf('/sitemap.xml');
    for (const address of ['/', '/ar', '/fr', '/zh', '/vision', '/ar/vision', '/fr/vision', '/zh/vision'])
      expect(sitemap).toContain(`<loc>https://school.example${address}</loc>`);
    expect(sitemap.match(/hreflang="x-default" href="https:\/\/school\.example\/vision"/g)).toHaveLength(4);
    expect(sitemap.match(/<url>/g)).toHaveLength(10);
    expect(sitemap.match(/hreflang=/g)).toHaveLength(44);
  });

  it('list a page only in the languages in which it is published', () => {
    const sitemap = textOf('/sitemap.xml');
    expect(sitemap).not.toContain('/unpublished');
    expect(sitemap).not.toContain('<loc>https://school.example/partly</loc>');
    expect(sitemap).not.toContain('hreflang="x-default" href="https://school.example/partly"');
    expect(sitemap).toContain('<loc>https://school.example/fr/partly</loc>');
  });

  it('name a page for security reports, valid for less than a year, without an email address or phone number', () => {
    const text = textOf('/.well-known/security.txt');
    expect(text).toContain('Contact: https://school.example/admissions');
    expect(text).toContain('Expires: 2027-05-20T00:00:00.000Z');
    expect(text).not.toMatch(/mailto:|tel:|@/);
  });

  it('include a manifest with names and icons', () => {
    const manifest = JSON.parse(textOf('/site.webmanifest'));
    expect(manifest).toMatchObject({
      short_name: expect.any(String),
      id: '/parent-dashboard',
      start_url: '/parent-dashboard',
      display: 'standalone',
      shortcuts: [
        { name: 'Messages', url: '/inbox' },
        { name: 'Report an absence', url: '/parent-dashboard/absences' },
      ],
    });
    const maskable = manifest.icons.filter(({ purpose }: { purpose?: string }) => purpose?.includes('maskable'));
    expect(maskable.map(({ sizes }: { sizes: string }) => sizes)).toEqual(['192x192', '512x512']);
  });
});
