import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '#content/roles.ts';
import { personDigest } from '#platform/person-digest.server.ts';
import type { School } from './e2e/support/school.ts';
import { openSession, testPassword } from './support/people.ts';
import { startSchoolServer } from './support/school-server.ts';
import { freePort, type RunningServer } from './support/server.ts';

/* Attempts by visitors, other websites and people with the wrong role, as tables against one server. */

let stop: () => Promise<void>;
let server: RunningServer;
let school: School;
/** The response of the port before the application was ready. */
let early: Response;
beforeAll(async () => {
  const port = await freePort();
  const starting = startSchoolServer({ PORT: String(port), LOG_LEVEL: 'info' });
  early = await firstResponse(`http://localhost:${port}/inbox`);
  ({ server, school, stop } = await starting);
});
afterAll(() => stop());

const unknownId = '11111111-1111-4111-8111-111111111111';
const childName = 'Ida Unseen';

type Who = Role | 'visitor' | 'person with a temporary password' | 'suspended person';

/** A session cookie of a person with this role, who has a child. */
async function cookieOf(who: Who): Promise<string | null> {
  if (who === 'visitor') return null;
  const { id } = await school.makePerson(who === 'mentor' || who === 'admin' ? who : 'parent');
  await school.makeStudent({ parentId: id, fullName: childName });
  const token = await openSession(school, id);
  if (who === 'suspended person') await school.asOwner('update profiles set suspended_at = now() where id = $1', [id]);
  if (who === 'person with a temporary password')
    await school.asOwner(
      `update accounts.people set temporary_password_expires_at = now() + interval '1 hour' where id = $1`,
      [id],
    );
  return `session=${token}`;
}

const pages = [
  '/account',
  '/account/data',
  '/account/two-factor',
  '/account/notifications',
  '/account/offices',
  '/account/policies',
  '/parent-dashboard',
  '/parent-dashboard/absences',
  `/parent-dashboard/safety/${unknownId}`,
  '/calendar',
  `/calendar/other-school/${unknownId}`,
  `/lessons/${unknownId}/2026-09-07/join`,
  `/students/${unknownId}/emergency`,
  '/parent-dashboard/attendance',
  '/parent-dashboard/consents',
  '/attendance',
  '/my-day',
  `/my-day/${unknownId}/2026-11-02`,
  '/students',
  '/students/write',
  '/announcements',
  '/announcements/sent',
  '/announcements/write',
  `/announcements/${unknownId}`,
  `/announcements/${unknownId}/correct`,
  `/announcements/${unknownId}/readers`,
  '/meetings',
  '/meetings/offer',
  `/meetings/offers/${unknownId}`,
  `/meetings/offers/${unknownId}/book`,
  `/meetings/${unknownId}`,
  `/meetings/${unknownId}/calendar`,
  `/students/${unknownId}/feedback`,
  '/inbox',
  '/inbox/older',
  `/inbox/${unknownId}`,
  `/inbox/${unknownId}/report`,
  '/privacy-requests',
  `/privacy-requests/${unknownId}`,
  '/safeguarding',
  '/safeguarding/emergency',
  `/safeguarding/${unknownId}`,
  `/safeguarding/concerns/${unknownId}`,
  '/office-messages',
  '/office-messages/add',
  `/office-messages/${unknownId}`,
];
const consolePages = [
  '/admin-console',
  '/admin-console/accounts',
  `/admin-console/accounts/${unknownId}`,
  `/admin-console/accounts/${unknownId}/erase`,
  `/admin-console/accounts/${unknownId}/merge`,
  '/admin-console/families/add',
  '/admin-console/students',
  `/admin-console/students/${unknownId}`,
  '/admin-console/absences',
  '/admin-console/courses',
  '/admin-console/courses/new',
  `/admin-console/courses/${unknownId}`,
  `/admin-console/courses/${unknownId}/rules/${unknownId}`,
  '/admin-console/holidays',
  `/admin-console/holidays/${unknownId}`,
  '/admin-console/consents',
  '/admin-console/consents/new',
  '/admin-console/consents/students',
  `/admin-console/consents/${unknownId}`,
  `/admin-console/consents/${unknownId}/version`,
  `/admin-console/students/${unknownId}/guardians/add`,
  `/admin-console/students/${unknownId}/guardians/${unknownId}`,
  '/admin-console/enquiries',
  '/admin-console/enquiries/board',
  '/admin-console/enquiries/messages',
  `/admin-console/enquiries/${unknownId}`,
  `/admin-console/enquiries/${unknownId}/meeting`,
  '/admin-console/school-facts',
  '/admin-console/school-facts/hours',
  '/admin-console/insights',
  '/admin-console/audit-log',
  '/admin-console/retention',
  '/admin-console/search',
  '/admin-console/year-end',
  '/admin-console/import',
  '/admin-console/policies',
];
const resources = [
  '/inbox/events',
  '/inbox/recipients',
  '/account/two-factor/passkey',
  '/admin-console/people?for=parent',
  '/admin-console/search/results?search=a',
];

/** All spellings of a URL that the router treats as equal. */
function spellingsOf(path: string): string[] {
  const [pathname = '', query = ''] = path.split('?');
  const search = query && `?${query}`;
  const routes = [
    'root',
    'routes/signed-in',
    'routes/inbox/route',
    'routes/inbox/compose',
    'routes/admin/accounts/route',
  ];
  return [
    `${pathname}${search}`,
    `${pathname}/${search}`,
    `${pathname.toUpperCase()}${search}`,
    `${pathname}.data${search}`,
    `${pathname}/_.data${search}`,
    ...routes.map((route) => `${pathname}.data?_routes=${encodeURIComponent(route)}${query && `&${query}`}`),
  ];
}

/** One page of each layout and depth: the router accepts the same spellings of all others. */
const spelledOut = [
  '/account',
  `/inbox/${unknownId}`,
  '/admin-console',
  `/admin-console/students/${unknownId}`,
  '/admin-console/absences',
  '/change-password',
  ...resources,
];

/** Every method with the path and its data request and, for some pages, the first method with every spelling. */
function requestsOf(path: string, methods: readonly [string, ...string[]]): [method: string, spelling: string][] {
  const spellings = spellingsOf(path);
  const [pagePath = path, , , dataRequest = path, ...others] = spellings;
  return [
    ...methods.flatMap((method): [string, string][] => [
      [method, pagePath],
      [method, dataRequest],
    ]),
    ...(spelledOut.includes(path) ? others.concat(spellings.slice(1, 3)) : []).map((spelling): [string, string] => [
      methods[0],
      spelling,
    ]),
  ];
}

describe.each<{ who: Who; paths: string[]; leadsTo: string }>([
  { who: 'visitor', paths: [...pages, ...consolePages, '/change-password'], leadsTo: '/parent-login' },
  { who: 'suspended person', paths: [...pages, ...consolePages, '/change-password'], leadsTo: '/parent-login' },
  {
    who: 'person with a temporary password',
    paths: [...pages, ...consolePages],
    leadsTo: '/change-password',
  },
  {
    who: 'parent',
    paths: [...consolePages, '/students', '/students/write', `/students/letters/${unknownId}`],
    leadsTo: '/parent-dashboard',
  },
  { who: 'mentor', paths: consolePages, leadsTo: '/parent-dashboard' },
])('A $who', ({ who, paths, leadsTo }) => {
  // @see core §2.38, §2.43, §6.4
  it.each(paths)(`is redirected to ${leadsTo} from every spelling of %s`, async (path) => {
    const cookie = await cookieOf(who);
    const changes = leadsTo === '/parent-dashboard' ? [] : ['POST', 'PUT', 'DELETE'];
    for (const [method, spelling] of requestsOf(path, ['GET', 'HEAD', ...changes])) {
      const response = await request(method, spelling, cookie);
      const body = await response.text();
      const context = `${method} ${spelling}: ${response.status} ${response.headers.get('location')} ${body.slice(0, 200)}`;
      expect([202, 303], context).toContain(response.status);
      if (method !== 'HEAD') expect(`${response.headers.get('location')} ${body}`, context).toContain(leadsTo);
      expect(response.headers.get('cache-control'), context).toContain('no-store');
      expect(body, context).not.toContain(childName);
    }
  });
});

describe.each<{ who: Who; paths: string[]; status: number }>([
  { who: 'visitor', paths: resources, status: 401 },
  { who: 'suspended person', paths: resources, status: 401 },
  { who: 'person with a temporary password', paths: resources, status: 403 },
  { who: 'parent', paths: ['/admin-console/people?for=parent'], status: 403 },
  { who: 'mentor', paths: ['/admin-console/people?for=parent'], status: 403 },
])('A $who', ({ who, paths, status }) => {
  it.each(paths)(`gets ${status} without caching from every spelling of %s`, async (path) => {
    const cookie = await cookieOf(who);
    for (const [method, spelling] of requestsOf(path, ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])) {
      const response = await request(method, spelling, cookie);
      const context = `${method} ${spelling}`;
      expect(response.status, context).toBe(status);
      expect(response.headers.get('cache-control'), context).toContain('no-store');
      expect(await response.text(), context).not.toContain('@');
    }
  });
});

it.each(['/', '/fr/admissions', '/privacy', '/legal/privacy-policy', '/forgot-password'])(
  'A person with a temporary password can read %s without links to pages that are closed to them',
  async (path) => {
    const response = await request('GET', path, await cookieOf('person with a temporary password'));
    const body = await response.text();
    expect(response.status).toBe(200);
    expect(body).toContain('href="/change-password"');
    expect(body).not.toContain('href="/inbox"');
    expect(body).not.toContain('href="/parent-dashboard"');
  },
);

it.each(['parent', 'mentor'] as const)('A %s cannot create or change anything in the console', async (role) => {
  const cookie = await cookieOf(role);
  const email = `${role}-intruder@example.org`;
  const fields = { fullName: 'An Intruder', email, password: testPassword, role: 'admin' };
  for (const path of consolePages) {
    for (const [method, spelling] of requestsOf(path, ['POST', 'PUT', 'PATCH', 'DELETE'])) {
      const response = await request(method, spelling, cookie, { body: new URLSearchParams(fields) });
      expect(response.status, `${method} ${spelling}`).toBe(403);
    }
  }
  expect(await school.asOwner('select from profiles where email = $1', [email])).toEqual([]);
});

describe('Another website', () => {
  const posts = [
    '/parent-login',
    '/sign-out',
    '/preferences/language',
    '/preferences/consent',
    '/inbox',
    '/account',
    '/account/notifications',
    '/parent-dashboard',
    '/parent-dashboard/absences',
    '/parent-dashboard/consents',
    '/session',
    '/admissions',
    '/analytics',
  ];
  const paths = [...posts, '/change-password', '/admin-console', '/inbox/events', '/', '/nothing', '/favicon.svg'];
  const forgeries: Record<string, string>[] = [
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: 'http://localhost:1' },
    { Origin: 'https://evil.example', 'X-HTTP-Method-Override': 'GET' },
    { Origin: 'https://evil.example', 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    {},
  ];

  it.each(paths)('cannot post to %s with a parent’s cookie', async (path) => {
    const cookie = await cookieOf('parent');
    const requests = forgeries.flatMap((headers) => [
      { method: 'POST', spelling: path, headers },
      { method: 'POST', spelling: `${path}.data`, headers },
    ]);
    const [headers = {}] = forgeries;
    for (const method of ['PUT', 'PATCH', 'DELETE']) requests.push({ method, spelling: path, headers });
    for (const { method, spelling, headers } of requests) {
      const response = await request(method, spelling, cookie, { headers: { Origin: '', ...headers } });
      expect(response.status, `${method} ${spelling} ${JSON.stringify(headers)}`).toBe(403);
    }
    expect((await request('GET', '/session', cookie)).status).toBe(200);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e//evil.example',
    '/./\\evil.example',
    '/inbox/..//evil.example',
    'https:evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
  ])('is never the target of a redirect: %j', async (target) => {
    const { email, password } = await school.makePerson('parent');
    const query = `redirectTo=${encodeURIComponent(target)}`;
    const post = (path: string, fields: Record<string, string>) =>
      request('POST', path, null, { body: new URLSearchParams(fields) });
    const responses = [
      await request('GET', `/parent-login?${query}`, await cookieOf('parent')),
      await post('/parent-login', { email, password, redirectTo: target }),
      await post('/preferences/consent', { choice: 'accept-all', returnTo: target }),
    ];
    for (const response of responses) {
      expect(response.status).toBe(303);
      const location = response.headers.get('location') ?? '';
      expect(new URL(location, server.origin).origin, location).toBe(server.origin);
    }
    expect(await (await request('GET', `/parent-login?${query}`, null)).text()).not.toContain('name="redirectTo"');
  });
});

describe('A forged cookie', () => {
  /** Public pages have a template for errors of their scripts. */
  const withoutTemplates = (html: string) => html.replace(/<template.*?<\/template>/gs, '');
  const validNotice = { tone: 'success', text: 'admin.create.success' };
  it.each([
    5,
    null,
    [],
    { text: 'login.success' },
    { tone: 'constructor', text: 'login.success' },
    { tone: 'success', text: '__proto__' },
    { tone: 'success', text: ['login.success'] },
    { ...validNotice, title: {} },
    { ...validNotice, parameters: null },
    { ...validNotice, parameters: 'email' },
    { ...validNotice, parameters: { email: { toString: 1 }, role: [] } },
  ])('with the invalid notice %j shows a page without a notice', async (notice) => {
    const response = await request('GET', '/', `toast=${encodeURIComponent(JSON.stringify(notice))}`);
    expect(response.status).toBe(200);
    expect(withoutTemplates(await response.text())).not.toContain('Close this notice');
  });

  it('with a valid notice shows its parameters as text', async () => {
    const notice = { ...validNotice, parameters: { email: '<script>alert(1)</script>', role: '$&' } };
    const response = await request('GET', '/', `toast=${encodeURIComponent(JSON.stringify(notice))}`);
    const html = withoutTemplates(await response.text());
    expect(html).toContain('Close this notice');
    expect(html).not.toContain('<script>alert');
  });

  it.each(['language=%', 'cookieConsent=%zz; toast=%E0%A4%A', 'session=%', 'language=__proto__', '=;;;=;a', 'toast={'])(
    'is ignored: %s',
    async (cookie) => {
      expect((await request('GET', '/', cookie)).status).toBe(200);
      expect((await request('GET', '/inbox', cookie)).status).toBe(303);
    },
  );
});

describe('A made-up address', () => {
  it.each([
    `/inbox?before=0000-01-01T00:00:00.000Z_${unknownId}`,
    `/inbox?before=-000001-01-01T00:00:00Z_${unknownId}`,
    `/inbox?before=2026-11-21T12:00:00.000Z_%00`,
    '/inbox?before=',
  ])('is refused as a position in the inbox: %s', async (path) => {
    expect((await request('GET', path, await cookieOf('parent'))).status).toBe(400);
  });

  it.each(['constructor', 'toString', '__proto__', 'valueOf', ''])(
    'is refused as the purpose of a search for people: %j',
    async (purpose) => {
      const response = await request('GET', `/admin-console/people?for=${purpose}`, await cookieOf('admin'));
      expect(response.status).toBe(400);
    },
  );

  it.each([
    '/inbox%2Fevents',
    '/inbox/..%2fadmin-console',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/..%5c..%5cpackage.json',
    '/favicon.svg.br',
    '/__manifest?p=/inbox',
    '/%0d%0aSet-Cookie:a=b',
    '/inbox/%00',
    '/inbox/%ff',
    `/inbox/{${unknownId}}`,
    '/parent-dashboard?student=%00',
  ])('returns 404: %s', async (path) => {
    const response = await request('GET', path, await cookieOf('parent'));
    expect(response.status).toBe(404);
    expect(response.headers.get('set-cookie')).toBeNull();
  });
});

describe('A flood of page views', () => {
  const visit = (fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    request('POST', '/analytics', 'cookieConsent=essential.-.analytics', {
      headers,
      body: new URLSearchParams({ page: '/vision', language: 'en', ...fields }),
    });
  const stored = () => school.asOwner<{ views: number }>('select views from page_counts');

  it('from one network is counted up to 60 a minute, in one row', async () => {
    const startedAt = performance.now();
    for (let round = 0; round < 10; round++) {
      const responses = await Promise.all(
        // Without a trusted proxy, forwarded addresses have no effect.
        Array.from({ length: 50 }, (_, turn) => visit({}, { 'X-Forwarded-For': `198.51.100.${turn}` })),
      );
      for (const response of responses) expect(response.status).toBe(204);
    }
    const maxMinutes = Math.ceil((performance.now() - startedAt) / 60_000) + 1;
    // Counts are stored every 5 s: they are complete when two readings further apart agree.
    let views = 0;
    const isComplete = async () => {
      const before = views;
      views = (await stored())[0]?.views ?? 0;
      return views > 0 && views === before;
    };
    await expect.poll(isComplete, { interval: 6_000 }).toBe(true);
    expect(views).toBeGreaterThanOrEqual(60);
    expect(views).toBeLessThanOrEqual(60 * maxMinutes);
    expect(await stored()).toHaveLength(1);
  });

  it('of unknown pages is not stored', async () => {
    for (const page of ['/made-up', '/inbox', '/fr/vision', `/vision/${unknownId}`, '//vision', '/VISION'])
      expect((await visit({ page })).status, page).toBe(400);
    expect(await school.asOwner(`select from page_counts where page <> '/vision'`)).toEqual([]);
  });

  // @see privacy-policy 3.7, cookie-policy 4.1, cookie-policy 4.2
  it('logs no network, field or cookie of the visitor', async () => {
    await visit({ speed: '4711.4711' });
    await expect.poll(() => server.output()).toContain('"path":"/analytics"');
    for (const secret of ['198.51.100', '4711.4711', 'cookieConsent']) expect(server.output()).not.toContain(secret);
  });
});

const protections = ['content-security-policy', 'x-content-type-options', 'referrer-policy'];

describe('Every response', () => {
  it('has the security headers while the server starts', () => {
    expect(early.status).toBe(503);
    for (const name of protections) expect(early.headers.get(name), name).not.toBeNull();
    expect(early.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    'GET /\\evil HTTP/1.1\r\nHost: localhost',
    'GET /parent-login HTTP/1.1\r\nHost: a b',
    'GET /parent-login HTTP/1.1\r\nHost: x/..',
    'GET /parent-login HTTP/1.1\r\nHost: user@localhost',
    'GET /vision HTTP/1.1\r\nHost: localhost\r\nHost: evil.example',
    'GET /vision HTTP/1.1\r\nAccept: */*',
    'GET * HTTP/1.1\r\nHost: localhost',
    'GET vision HTTP/1.1\r\nHost: localhost',
  ])('has the security headers for an invalid request: %j', async (head) => {
    const response = (await sendRaw(`${head}\r\nConnection: close\r\n\r\n`)).toLowerCase();
    expect(response).toMatch(/^http\/1\.1 400 /);
    for (const name of protections) expect(response).toContain(`\r\n${name}: `);
  });

  it.each([
    ['not an HTTP request', 400, 'nonsense'],
    ['a header without a colon', 400, 'GET / HTTP/1.1\r\nHost: localhost\r\nnonsense'],
    ['two lengths', 400, 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2'],
    ['another version of HTTP', 505, 'GET / HTTP/2.0\r\nHost: localhost'],
    ['an unknown expectation', 417, 'GET / HTTP/1.1\r\nHost: localhost\r\nExpect: nonsense\r\nConnection: close'],
    ['20 kB of headers', 431, `GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(20_000)}`],
  ])('has the security headers for a request that the parser rejects: %s', async (_, status, head) => {
    const response = (await sendRaw(`${head}\r\n\r\n`)).toLowerCase();
    expect(response).toMatch(new RegExp(`^http/1\\.1 ${status} `));
    for (const name of protections) expect(response).toContain(`\r\n${name}: `);
  });

  it.each(['OPTIONS', 'PROPFIND', 'LOCK'])('has the security headers for an unsupported method: %s', async (method) => {
    const response = await request(method, '/inbox', null);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD, POST, PUT, PATCH, DELETE');
    for (const name of protections) expect(response.headers.get(name), name).not.toBeNull();
  });
});

describe('The log', () => {
  it('records an interrupted request body with status 499, not as an error', async () => {
    const socket = connect(server.port, 'localhost');
    socket.write(
      `POST /parent-login HTTP/1.1\r\nHost: localhost:${server.port}\r\nOrigin: ${server.origin}\r\n` +
        'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\nExpect: 100-continue\r\n\r\n',
    );
    // The server sends 100 when it starts to read the request.
    await once(socket, 'data');
    socket.write('email=');
    const [before, brokenOffBefore] = [linesWith('"level":"error"'), linesWith('"status":499')];
    socket.destroy();
    await expect.poll(() => linesWith('"status":499')).toHaveLength(brokenOffBefore.length + 1);
    expect(linesWith('"level":"error"')).toEqual(before);
  });

  // @see privacy-policy 3.6, it-security 7.1
  it('contains no email address, password, token or query of requests', async () => {
    const { email, password } = await school.makePerson('parent', { email: 'log-reader@example.org' });
    await request('POST', '/parent-login', null, { body: new URLSearchParams({ email, password: 'Wrong-Horse-9x!' }) });
    const response = await request('POST', '/parent-login', null, { body: new URLSearchParams({ email, password }) });
    const token = /session=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? '';
    expect(token).not.toBe('');
    await request('GET', '/inbox/recipients?search=Ida+Searched', `session=${token}`);
    await expect.poll(() => server.output()).toContain('/inbox/recipients');
    for (const secret of [email, password, 'Wrong-Horse', token, 'Searched', childName])
      expect(server.output()).not.toContain(secret);
  });

  // @see privacy-policy 3.6, it-security 7.1
  it('names the network of each request, and a digest that only the keys resolve for a signed-in person', async () => {
    const { id } = await school.makePerson('parent');
    const cookie = `session=${await openSession(school, id)}`;
    const visit = (from: string | null) => request('GET', '/inbox/recipients?search=log', from);
    const ids = [(await visit(cookie)).headers.get('x-request-id'), (await visit(null)).headers.get('x-request-id')];
    const lineOf = (requestId: string | null | undefined) =>
      JSON.parse(linesWith('request completed').find((line) => line.includes(requestId ?? '')) ?? '{}');
    await expect.poll(() => ids.every((requestId) => lineOf(requestId).requestId === requestId)).toBe(true);
    const [signedIn, visitor] = ids.map(lineOf);
    expect(signedIn).toMatchObject({
      network: expect.stringMatching(/^(127\.0\.0\.1|::\/64)$/),
      path: '/inbox/recipients',
    });
    expect(signedIn.person).toBe(personDigest(school.keyring, id));
    expect(signedIn.person).toMatch(/^00000001[0-9a-f]{16}$/);
    expect(signedIn.person).not.toContain(id.slice(0, 8));
    expect([visitor.network, visitor.person]).toEqual([signedIn.network, undefined]);
  });
});

it('Every text response names its character set', async () => {
  const { id } = await school.makePerson('admin');
  const cookie = `session=${await openSession(school, id)}`;
  const paths = ['/healthz', '/inbox', '/inbox.data', '/admin-console/import/templates/students', '/robots.txt', '/no'];
  for (const path of paths) {
    const response = await request('GET', path, cookie);
    expect
      .soft([path, response.headers.get('content-type')])
      .toEqual([path, expect.stringMatching(/^text\/.*charset=utf-8$/i)]);
  }
});

const linesWith = (text: string) =>
  server
    .output()
    .split('\n')
    .filter((line) => line.includes(text));

/** Sends a request like a browser on this site unless `headers` override it; an empty `Origin` omits it. */
function request(
  method: string,
  path: string,
  cookie: string | null,
  { headers = {}, body }: { headers?: Record<string, string>; body?: URLSearchParams } = {},
): Promise<Response> {
  const all = new Headers({ Origin: server.origin, ...(cookie && { Cookie: cookie }), ...headers });
  if (all.get('Origin') === '') all.delete('Origin');
  return fetch(server.origin + path, { method, redirect: 'manual', headers: all, ...(body && { body }) });
}

/** Sends raw bytes and returns the response. */
async function sendRaw(text: string): Promise<string> {
  const socket = connect(server.port, 'localhost');
  let response = '';
  socket.on('data', (chunk) => {
    response += chunk;
  });
  socket.write(text);
  await once(socket, 'close');
  return response;
}

async function firstResponse(url: string): Promise<Response> {
  for (;;) {
    const response = await fetch(url).catch(() => null);
    if (response) return response;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
