import { expect, test } from './fixtures.ts';

const latin = ['fraunces', 'source-sans'];
const french = [...latin, 'fraunces-french', 'source-sans-french'];
const arabic = ['naskh', 'plex-arabic', 'plex-arabic-bold'];

/** Pages whose own texts hold every kind of letter and sign that this site writes in their language. */
const pages = {
  '/': latin,
  '/legal/complaints': latin,
  '/governance': latin,
  '/admissions': latin,
  '/parent-login': latin,
  '/fr': french,
  '/fr/legal/general-terms': french,
  '/ar': arabic,
  '/ar/legal/complaints': arabic,
  '/zh': latin,
  '/zh/legal/governance': latin,
};

for (const [address, faces] of Object.entries(pages))
  test(`${address} asks for no face but those cut for its language`, async ({ page }) => {
    const asked = new Set<string>();
    page.on('request', (request) => {
      const [, name] = /\/([\w-]+)-[\w-]{8}\.woff2$/.exec(new URL(request.url()).pathname) ?? [];
      if (name) asked.add(name);
    });
    await page.goto(address, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready);
    expect([...asked].sort()).toEqual([...faces].sort());
  });
