import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '#content/roles.ts';
import { school } from '#content/school.ts';
import { translations as arabic } from '#content/translations/ar.ts';
import { type DatabaseProxy, openDatabaseProxy } from './support/database-proxy.ts';
import { makePerson, openSession, testPassword } from './support/people.ts';
import { type RunningServer, startServer } from './support/server.ts';
import { openTestDatabase, type TestDatabase } from './support/test-database.ts';

/* Properties of every response: caching, error messages, and information that must not leak. */

let database: TestDatabase;
let proxy: DatabaseProxy;
let server: RunningServer;
let dataFolder: string;
beforeAll(async () => {
  database = await openTestDatabase();
  proxy = await openDatabaseProxy(database.owner);
  dataFolder = await mkdtemp(path.join(tmpdir(), 'school-responses-'));
  server = await startServer({
    DATA_DIR: dataFolder,
    DATABASE_URL: proxy.address,
    ENCRYPTION_KEYS: `1:${Buffer.alloc(32, 7).toString('base64')}`,
  });
});
afterAll(async () => {
  await server.stop();
  await proxy.close();
  await database.close();
  await rm(dataFolder, { recursive: true, force: true });
});

async function sessionOf(role: Role): Promise<string> {
  const { id } = await makePerson(database, role);
  const token = await openSession(database, id);
  return `session=${token}`;
}

const request = (path: string, cookie = '', more: RequestInit = {}) =>
  fetch(server.origin + path, { redirect: 'manual', ...more, headers: { cookie, ...more.headers } });
const post = (path: string, fields: Record<string, string>, cookie = '') =>
  request(path, cookie, {
    method: 'POST',
    headers: { origin: server.origin },
    body: new URLSearchParams(fields),
  });

it('Browsers find the icon of the site and the form to change a password where they look for them', async () => {
  const icon = await request('/favicon.ico', '');
  expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/x-icon']);
  const address = await request('/.well-known/change-password', '');
  expect([address.status, address.headers.get('location')]).toEqual([302, '/change-password']);
});

describe('The caching of a response', () => {
  it.each(['/no-such-page', '/_root.data', '/parent-login.data'])(
    'is limited to a visitor’s browser, with revalidation and varying by cookie: %s',
    async (path) => {
      for (const method of ['GET', 'HEAD']) {
        const { headers } = await request(path, '', { method });
        expect(headers.get('cache-control')).toBe('private, no-cache');
        expect(headers.get('vary')).toContain('Cookie');
      }
    },
  );

  it.each(['/', '/parent-login', '/parent-dashboard', '/inbox', '/_root.data', '/parent-dashboard.data', '/session'])(
    'is forbidden for a signed-in person: %s',
    async (path) => {
      const { headers } = await request(path, await sessionOf('parent'));
      expect(headers.get('cache-control')).toMatch(/^(private, )?no-store$/);
      expect(headers.get('vary')).toContain('Cookie');
    },
  );

  it('is forbidden with the cookie of an ended session and if a cookie is set', async () => {
    expect((await request('/', 'session=gone')).headers.get('cache-control')).toBe('private, no-store');
    const noticed = await request('/', `toast=${encodeURIComponent('{"tone":"info","text":"login.success"}')}`);
    expect(noticed.headers.get('set-cookie')).toContain('toast=;');
    expect(noticed.headers.get('cache-control')).toBe('private, no-store');
  });

  it.each(['/parent-login', '/forgot-password'])('is forbidden with a nonce: %s', async (path) => {
    const { headers } = await request(path);
    expect(headers.get('content-security-policy')).toContain("'nonce-");
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it('is forbidden for a posted form', async () => {
    const response = await post('/parent-login', { email: 'nobody', password: '' });
    expect(response.status).toBe(400);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it('is allowed for a year and for everybody if the file is named by its content', async () => {
    const [script] = /\/assets\/public-page-[\w-]+\.js/.exec(await (await request('/')).text()) ?? [];
    const { headers } = await request(script ?? '', await sessionOf('parent'));
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('vary')).toBe('Accept-Encoding');
  });
});

describe('The script of every page', () => {
  it.each(['/', '/parent-login'])(
    'of %s does not hold the identity of the school, which only some parts show',
    async (page) => {
      const [script = ''] = /\/assets\/(public|router)-page-[\w-]+\.js/.exec(await (await request(page)).text()) ?? [];
      const text = await (await request(script)).text();
      expect(text).toContain('cookieConsent');
      expect(text).not.toContain(school.registeredNumber);
    },
  );
});

describe('The response to a failed request', () => {
  beforeEach(() => database.asOwner('revoke select on students from app_user'));
  afterEach(() => database.asOwner('grant select on students to app_user'));

  it('is a page with the request id, and only the log contains the reason', async () => {
    const response = await request('/admin-console/students', await sessionOf('admin'));
    const html = await response.text();
    expect(response.status).toBe(500);
    const requestId = response.headers.get('x-request-id') ?? '-';
    expect(html).toContain('Something went wrong');
    expect(html).toContain(`please quote ${requestId}`);
    expect(html).toContain('<header');
    expect(html).not.toMatch(/permission denied|students from|\.server\.|node_modules|server\/index\.js| at [\w.]+ \(/);
    const linesOfRequest = () =>
      server
        .output()
        .split('\n')
        .filter((line) => line.includes(requestId));
    await expect.poll(linesOfRequest).toHaveLength(1);
    expect(linesOfRequest()[0]).toMatch(/"level":"error".*permission denied for table students/);
  });

  it('contains only the request id for the client router', async () => {
    const response = await request('/admin-console/students.data', await sessionOf('admin'));
    const text = await response.text();
    expect(response.status).toBe(500);
    expect(text).toContain(response.headers.get('x-request-id') ?? '-');
    expect(text).not.toMatch(/permission denied|\.server\.|node_modules/);
  });
});

it('A page is shown even if the number of unread messages cannot be counted', async () => {
  await database.asOwner('revoke select on messages from app_user');
  try {
    const response = await request('/', await sessionOf('parent'));
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('href="/inbox"');
  } finally {
    await database.asOwner('grant select on messages to app_user');
  }
});

describe('A database outage', () => {
  let cookie: string;
  beforeEach(async () => {
    cookie = await sessionOf('parent');
    await proxy.disconnect();
  });
  afterEach(async () => {
    await proxy.reconnect();
    await expect.poll(async () => (await request('/readyz')).status).toBe(200);
  });

  it('does not affect public pages, with or without a session', async () => {
    for (const path of ['/', '/parent-login', '/forgot-password']) {
      expect((await request(path)).status).toBe(200);
      expect((await request(path, cookie)).status).toBe(200);
    }
  });

  it('makes portal pages return 503 in the reader’s language, without a redirect to the login', async () => {
    const response = await request('/parent-dashboard', `${cookie}; language=ar`);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    const html = await response.text();
    expect(html).toContain('lang="ar" dir="rtl"');
    expect(html).not.toContain(arabic['notFound.text']);
    expect(await (await request('/parent-dashboard', cookie)).text()).toContain(
      'The portal is temporarily unavailable',
    );
  });

  it('makes a sign-in return 503 with the typed address', async () => {
    const response = await post('/parent-login', { email: 'family@example.org', password: testPassword });
    const html = await response.text();
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(html).toContain('An unexpected error occurred. Please try again.');
    expect(html).toContain('value="family@example.org"');
    expect(html).not.toContain(testPassword);
  });
});

it('A sign-in that fails for another reason shows the same error', async () => {
  const { email } = await makePerson(database, 'parent');
  await database.asOwner('revoke usage on schema accounts from app_web, app_user');
  try {
    const response = await post('/parent-login', { email, password: testPassword });
    expect(response.status).toBe(500);
    expect(await response.text()).toContain('An unexpected error occurred. Please try again.');
  } finally {
    await database.asOwner('grant usage on schema accounts to app_web, app_user');
  }
});

it('A sign-in after too many attempts returns 429 with the waiting time, without a script', async () => {
  const attempt = () => post('/parent-login', { email: 'guess@example.org', password: 'Wrong-Horse-9x!' });
  for (let count = 0; count < 5; count++) expect((await attempt()).status).toBe(400);
  const response = await attempt();
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
});
