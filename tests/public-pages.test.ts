import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from './support/eventually.ts';
import { makePerson, openSession } from './support/people.ts';
import { type RunningServer, startServer } from './support/server.ts';
import { openTestDatabase, type TestDatabase } from './support/test-database.ts';

/* Public pages are served from the cache unless the visitor needs an individual page. */

let database: TestDatabase;
let server: RunningServer;
let dataFolder: string;
beforeAll(async () => {
  database = await openTestDatabase();
  dataFolder = await mkdtemp(path.join(tmpdir(), 'school-public-pages-'));
  server = await startServer({
    DATA_DIR: dataFolder,
    DATABASE_URL: database.address,
    ENCRYPTION_KEYS: `1:${Buffer.alloc(32, 7).toString('base64')}`,
  });
});
afterAll(async () => {
  await server.stop();
  await database.close();
  await rm(dataFolder, { recursive: true, force: true });
});

interface RawResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** `fetch` would decompress the response. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    request(server.origin + path, { method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

const rulesIn = (html: string) => /<script type="speculationrules">(.*?)<\/script>/.exec(html)?.[1];
/** Only cached pages contain speculation rules. */
const isFromCache = ({ body }: RawResponse) => rulesIn(body.toString()) !== undefined;

describe('A visitor', () => {
  // @see core §1.6, cookie-policy 7.1, cookie-policy 7.2
  it.each([
    ['/', 'en', 'ltr'],
    ['/ar', 'ar', 'rtl'],
    ['/fr', 'fr', 'ltr'],
    ['/zh', 'zh', 'ltr'],
  ])('gets %s from the cache in its language, with links to the other languages', async (path, language, direction) => {
    const response = await get(path);
    const html = response.body.toString();
    expect(response.status).toBe(200);
    expect(isFromCache(response)).toBe(true);
    expect(html).toContain(`<html lang="${language}" dir="${direction}"`);
    expect(html).toContain(`<link rel="canonical" href="${server.origin}${path}"/>`);
    for (const other of ['/', '/ar', '/fr', '/zh'])
      expect(html).toMatch(new RegExp(`rel="alternate" hrefLang="[a-z]{2}" href="${server.origin}${other}"`));
  });

  it('can prefetch public pages, and the security policy allows only these speculation rules', async () => {
    const { headers, body } = await get('/');
    const rules = rulesIn(body.toString()) ?? '';
    const spared = JSON.parse(rules).prefetch[0].where.and[1].not.href_matches;
    for (const path of ['/parent-dashboard*', '/inbox*', '/admin-console*', '/sign-out*', '/preferences*'])
      expect(spared).toContain(path);
    const hash = createHash('sha256').update(rules).digest('base64');
    const policy = headers['content-security-policy'];
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain(`script-src-elem 'self' 'sha256-${hash}';`);
    expect((await get('/parent-dashboard')).headers['content-security-policy']).not.toContain('sha256');
  });

  it('can cache a page, and gets 304 if it has not changed', async () => {
    const first = await get('/fr');
    expect(first.headers).toMatchObject({
      'cache-control': 'public, no-cache',
      vary: expect.stringContaining('Cookie'),
    });
    for (const etag of [first.headers.etag, `W/${first.headers.etag}`, `"other", ${first.headers.etag}`, '*']) {
      const again = await get('/fr', { 'if-none-match': String(etag) });
      expect(again.status).toBe(304);
      expect(again.body).toHaveLength(0);
      expect(again.headers['content-security-policy']).toBeDefined();
    }
    expect((await get('/fr', { 'if-none-match': '"another"' })).status).toBe(200);
  });

  it.each([
    ['ar,en;q=0.8', 'ar', 'هذه الصفحة بالعربية'],
    ['fr-CA,fr;q=0.9,en;q=0.8', 'fr', 'Cette page en français'],
    ['zh-CN', 'zh', '查看本页中文版'],
  ])(
    'whose browser prefers %s finds a link to the translation on English pages only',
    async (accepted, language, text) => {
      const headers = { 'accept-language': accepted };
      const link = `<a href="/${language}/vision" hrefLang="${language}"`;
      const first = await get('/vision', headers);
      const html = first.body.toString();
      expect(html).toContain('<html lang="en"');
      expect(html).toContain(link);
      expect(html).toContain(text);
      expect((await get(`/${language}/vision`, headers)).body.toString()).not.toContain(text);
      expect((await get('/vision', { ...headers, cookie: 'language=en' })).body.toString()).not.toContain(link);
      await eventually(async () => expect(isFromCache(await get('/vision', headers))).toBe(true));
      const cached = await get('/vision', headers);
      expect(cached.body.toString()).toContain(link);
      expect(cached.headers['vary']).toMatch(/Cookie, Accept-Language/);
    },
  );

  it.each(['', 'en-GB,ar;q=0.5', 'de', '*'])('whose browser prefers %s finds no such link', async (accepted) => {
    const response = await get('/vision', accepted ? { 'accept-language': accepted } : {});
    expect(isFromCache(response)).toBe(true);
    expect(response.body.toString()).not.toMatch(/<p lang=/);
  });

  it.each(['/parent-login', '/forgot-password', '/invitation', '/reset-password?token=made-up'])(
    'gets %s in the language of the browser, of the link or, before both, the chosen one',
    async (path) => {
      const arabic = { 'accept-language': 'ar' };
      const link = `${path}${path.includes('?') ? '&' : '?'}language=zh`;
      const languageAt = async (at: string, headers: Record<string, string>) =>
        /<html lang="(..)"/.exec((await get(at, headers)).body.toString())?.[1];
      expect(await languageAt(path, arabic)).toBe('ar');
      expect(await languageAt(path, {})).toBe('en');
      expect(await languageAt(link, arabic)).toBe('zh');
      expect(await languageAt(link, { ...arabic, cookie: 'language=fr' })).toBe('fr');
    },
  );

  // @see cookie-policy 3.5
  it('gets the sign-in page in the language of the mail whose link needs a sign-in, and keeps it', async () => {
    const toSignIn = await get('/inbox/1?language=fr', { 'accept-language': 'ar' });
    const page = await get(String(toSignIn.headers['location']), { 'accept-language': 'ar' });
    expect(page.body.toString()).toContain('<html lang="fr"');
    expect(String(page.headers['set-cookie'])).toContain('language=fr;');
    expect((await get('/inbox?language=constructor')).headers['set-cookie']).toBeUndefined();
  });

  it('gets a compressed page only if the browser supports it', async () => {
    const plain = await get('/');
    const pack = { 'accept-encoding': 'gzip, deflate, br' };
    const packed = await get('/', pack);
    expect(packed.headers['content-encoding']).toBe('br');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(brotliDecompressSync(packed.body).equals(plain.body)).toBe(true);
    expect((await get('/', { 'accept-encoding': 'br;q=0' })).headers['content-encoding']).toBeUndefined();
  });

  it('gets only the headers by HEAD', async () => {
    const response = await get('/', {}, 'HEAD');
    expect(response.status).toBe(200);
    expect(response.body).toHaveLength(0);
    expect(Number(response.headers['content-length'])).toBeGreaterThan(1_000);
  });

  it('can read a policy version under its own address, with the current policy as the canonical one', async () => {
    const list = await get('/fr/legal/complaints/versions');
    expect(list.status).toBe(200);
    expect(list.body.toString()).toContain('href="/fr/legal/complaints/versions/1"');
    const version = await get('/fr/legal/complaints/versions/1');
    const html = version.body.toString();
    expect(version.status).toBe(200);
    for (const page of [list.body.toString(), html]) {
      expect(page).toContain('<meta name="robots" content="noindex"/>');
      expect(page).toContain(`<link rel="canonical" href="${server.origin}/fr/legal/complaints"/>`);
    }
    expect(html).toContain('id="5.8"');
    expect(html).toContain('janvier 2025');
    for (const path of ['complaints/versions/0', 'complaints/versions/99', 'complaints/versions/1x', 'vision/versions'])
      expect((await get(`/legal/${path}`)).status).toBe(404);
    expect((await get('/sitemap.xml')).body.toString()).not.toContain('/versions');
  });

  // @see core §4.17
  it('who has chosen cookies sees no banner, and the translation service is allowed only by consent', async () => {
    for (const [choice, allows] of [
      ['essential.-.-', false],
      ['essential.functional.-', true],
    ] as const) {
      const cookie = `cookieConsent=${choice}`;
      expect((await get('/', { cookie })).body.toString()).not.toContain('data-cookie-banner');
      await eventually(async () => expect(isFromCache(await get('/', { cookie }))).toBe(true));
      const response = await get('/', { cookie });
      expect(response.body.toString()).not.toContain('data-cookie-banner');
      expect(String(response.headers['content-security-policy']).includes('translate.google.com')).toBe(allows);
    }
    expect((await get('/')).body.toString()).toContain('data-cookie-banner');
  });

  it('gets the shared cached page with made-up cookies', async () => {
    for (const cookie of ['cookieConsent=mine', 'cookieConsent=', 'other=1', 'language=xx;cookieConsent=a.b.c'])
      expect((await get('/fr', { cookie })).headers['etag']).toBe((await get('/fr')).headers['etag']);
  });
});

describe('An individual page', () => {
  it('is rendered for a signed-in person and not cached', async () => {
    const { id } = await makePerson(database, 'parent');
    const cookie = `session=${await openSession(database, id)}`;
    const response = await get('/', { cookie });
    expect(isFromCache(response)).toBe(false);
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(response.body.toString()).toContain('href="/inbox"');
  });

  it('is rendered if the chosen language differs from that of the address without a language', async () => {
    const response = await get('/', { cookie: 'language=fr' });
    expect(isFromCache(response)).toBe(false);
    expect(response.headers['cache-control']).toBe('private, no-cache');
    expect(response.body.toString()).toContain('<html lang="fr"');
    expect(isFromCache(await get('/', { cookie: 'language=en' }))).toBe(true);
  });

  it('is not needed if the address names the language', async () => {
    const response = await get('/ar', { cookie: 'language=fr' });
    expect(isFromCache(response)).toBe(true);
    expect(response.body.toString()).toContain('<html lang="ar"');
  });
});

describe('Questions that parents ask', () => {
  const act = async (cookie: string, fact: string, fields: Record<string, string>) => {
    const response = await fetch(`${server.origin}/admin-console/school-facts/${fact}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { Origin: server.origin, Cookie: cookie },
      body: new URLSearchParams(fields),
    });
    return response.status;
  };
  const sitemap = async () => (await get('/sitemap.xml')).body.toString();
  const cached = (path: string) =>
    eventually(async () => {
      const response = await get(path);
      expect([response.status, isFromCache(response)]).toEqual([200, true]);
    });

  it('have no page and no links to it until an administrator publishes an answer', async () => {
    const [parent, admin] = await Promise.all(
      (['parent', 'admin'] as const).map(
        async (role) => `session=${await openSession(database, (await makePerson(database, role)).id)}`,
      ),
    );
    for (const path of ['/questions', '/ar/questions']) expect((await get(path)).status).toBe(404);
    expect((await get('/admissions')).body.toString()).not.toContain('/questions"');
    expect((await get('/nothing?find=questions')).body.toString()).not.toContain('/questions"');
    expect(await sitemap()).not.toContain('/questions');

    await act(parent ?? '', 'group', { largest: '12', revision: '0' });
    expect((await get('/questions')).status).toBe(404);
    expect(await act(admin ?? '', 'group', { largest: 'many', revision: '0' })).toBe(400);
    expect(await act(admin ?? '', 'group', { largest: '12', revision: '0' })).toBe(303);
    // Available as soon as the administrator has the response, without waiting for the cache.
    expect((await get('/questions')).status).toBe(200);
    expect((await get('/admissions')).body.toString()).toContain('href="/questions"');
    expect(await act(admin ?? '', 'group', { largest: '14', revision: '0' })).toBe(409);
  });

  it('are served from the cache, in the languages with answers, to readers and search engines', async () => {
    for (const path of ['/questions', '/fr/questions', '/zh/admissions']) await cached(path);
    const { body, headers } = await get('/questions');
    const html = body.toString();
    expect((await get('/questions', { 'if-none-match': String(headers.etag) })).status).toBe(304);
    expect(html).toContain('A live lesson has at most 12 students.');
    expect(html).toContain(`hrefLang="x-default" href="${server.origin}/questions"`);
    const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)['@graph']).toContainEqual(
      expect.objectContaining({ '@type': 'FAQPage', mainEntity: [expect.objectContaining({ '@type': 'Question' })] }),
    );
    expect(await sitemap()).toContain(`<loc>${server.origin}/zh/questions</loc>`);
  });

  it('follow a change by another process, also in the cache and for other cookie choices', async () => {
    const cookie = 'cookieConsent=essential.-.-';
    await eventually(async () => expect(isFromCache(await get('/questions', { cookie }))).toBe(true));
    await database.asOwner(`update school_facts set content = '{"largest": "16"}' where id = 'group'`);
    await eventually(async () => {
      for (const headers of [{}, { cookie }])
        expect((await get('/questions', headers)).body.toString()).toContain('at most 16 students');
    });
    await database.asOwner(`update school_facts set content = null where id = 'group'`);
    await database.asOwner(`update school_facts set content = '{"textFr": "Un ordinateur."}' where id = 'devices'`);
    await eventually(async () => expect((await get('/questions')).status).toBe(404));
    await cached('/fr/questions');
    expect((await get('/fr/questions')).body.toString()).not.toContain('x-default');
    expect((await get('/admissions')).body.toString()).not.toContain('/questions"');
    expect(await sitemap()).not.toContain('/zh/questions');
  });
});

describe('The data for search engines', () => {
  it('names the school and the address of the page, but no contact details', async () => {
    const html = (await get('/fr')).body.toString();
    const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'EducationalOrganization', url: `${server.origin}/fr` }],
    });
    expect(json).not.toMatch(/email|telephone|address|sameAs|contactPoint/);
  });

  it.each(['/robots.txt', '/sitemap.xml', '/.well-known/security.txt', '/site.webmanifest'])(
    'includes %s',
    async (path) => {
      expect((await get(path)).status).toBe(200);
    },
  );
});

it('A visit is not counted without a cookie with the consent', async () => {
  const requestPage = (language: string, consent?: string) =>
    fetch(`${server.origin}/analytics`, {
      method: 'POST',
      headers: { Origin: server.origin, ...(consent && { Cookie: `cookieConsent=${consent}` }) },
      body: new URLSearchParams({ page: '/vision', language }),
    });
  expect((await requestPage('ar')).status).toBe(204);
  expect((await requestPage('ar', 'essential.functional.-')).status).toBe(204);
  // A later visit is not stored before earlier ones.
  expect((await requestPage('fr', 'essential.-.analytics')).status).toBe(204);
  const counted = () => database.asOwner('select language, views from page_counts');
  await expect.poll(counted).toEqual([{ language: 'fr', views: 1 }]);
});

it('The style sheet of public pages has all styles of these pages that the style sheet of the portal has', async () => {
  const textAt = async (path: string) => (await fetch(server.origin + path)).text();
  const sheetOf = async (html: string) => textAt(/<link rel="stylesheet" href="([^"]+)"/.exec(html)?.[1] ?? '');
  const paths = [...(await textAt('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = '']) => new URL(address).pathname)
    .filter((path) => !/^\/(ar|fr|zh)(\/|$)/.test(path));
  expect(paths.length).toBeGreaterThan(20);
  const pages = await Promise.all([...paths, '/no-such-page'].map(textAt));
  const used = new Set(
    pages.flatMap((html) => [...html.matchAll(/ class="([^"]*)"/g)]).flatMap(([, names = '']) => names.split(' ')),
  );
  const [ofPublicPages, ofPortal] = [
    classesIn(await sheetOf(pages[0] ?? '')),
    classesIn(await sheetOf(await textAt('/parent-login'))),
  ];
  expect(ofPortal.size).toBeGreaterThan(ofPublicPages.size);
  expect([...used].filter((name) => ofPortal.has(name) && !ofPublicPages.has(name))).toEqual([]);
});

/** Names such as `sm:p-4`, which are escaped in style sheets. */
const classesIn = (sheet: string) =>
  new Set(
    [...sheet.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) =>
      name.replaceAll('\\', '').replaceAll('&gt;', '>'),
    ),
  );
