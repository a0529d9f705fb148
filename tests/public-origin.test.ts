import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { serveSchool } from './support/school-server.ts';

/* Behind a proxy the server sees plain http and any Host: only APP_URL determines the public origin. */

const publicOrigin = 'https://school.example';

const { server, school } = serveSchool({ APP_URL: publicOrigin, TRUSTED_PROXIES: '127.0.0.1,::1' });

/** Headers as sent by various proxies and attackers. */
const forwarded: [string, Record<string, string>][] = [
  ['the public host', { Host: 'school.example', 'X-Forwarded-Proto': 'https' }],
  ['an internal host', { Host: '10.0.0.7:3000', 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'school.example' }],
  ['another host', { Host: 'evil.example' }],
  ['forwarded headers of another host', { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'http' }],
  ['a Forwarded header', { Forwarded: 'host=evil.example;proto=http', 'X-Forwarded-Port': '1' }],
  ['an IPv6 host', { Host: '[::1]:3000' }],
];

describe.each(forwarded)('A request with %s', (_, headers) => {
  it('signs in by a document post', async () => {
    const { email, password } = await school.makePerson('parent');
    const response = await send('POST', '/parent-login', headers, { email, password });
    expect(response.status).toBe(303);
    expect(response.headers.location).toBe('/parent-dashboard');
    expect(String(response.headers['set-cookie'])).toContain('__Host-session=');
  });

  it('signs in by a post of the client router', async () => {
    const { email, password } = await school.makePerson('parent');
    const response = await send('POST', '/parent-login.data', headers, { email, password });
    expect(response.status).toBe(202);
    expect(response.body).toContain('/parent-dashboard');
  });

  it('gets pages and redirects that name the public origin only', async () => {
    const page = await send('GET', '/vision?x=1', headers);
    expect(page.status).toBe(200);
    expect(page.body).toContain(`${publicOrigin}/vision`);
    expect(page.body).not.toMatch(/evil\.example|10\.0\.0\.7/);
    const redirect = await send('GET', '/inbox?before=x', headers);
    expect(redirect.headers.location).toBe(`/parent-login?redirectTo=${encodeURIComponent('/inbox?before=x')}`);
  });

  it('is refused from another origin', async () => {
    for (const origin of ['https://evil.example', 'http://school.example', `http://localhost:${server.port}`])
      expect((await send('POST', '/parent-login', { ...headers, Origin: origin }, {})).status, origin).toBe(403);
  });
});

it('A public page ignores cookies without the __Host- prefix, which another host could have set', async () => {
  const page = await send('GET', '/vision', { Cookie: 'language=fr; cookieConsent=essential.-.-' });
  expect(page.body).toMatch(/<html lang="en"/);
  expect(page.body).toContain('value="reject-optional"');
});

it('A public page reads the language and the choice about cookies from the prefixed cookies', async () => {
  const french = await send('GET', '/vision', { Cookie: '__Host-language=fr' });
  expect(french.body).toMatch(/<html lang="fr"/);
  const Cookie = '__Host-cookieConsent=essential.-.-';
  const decided = async () => (await send('GET', '/vision', { Cookie })).body;
  expect(await decided()).not.toContain('value="reject-optional"');
  expect(await decided()).not.toContain('value="reject-optional"');
});

it('A request target in absolute form is reduced to its path', async () => {
  const response = await send('GET', 'http://evil.example/inbox', {});
  expect(response.status).toBe(303);
  expect(response.headers.location).toBe('/parent-login?redirectTo=%2Finbox');
});

interface RawResponse {
  status: number | undefined;
  headers: import('node:http').IncomingHttpHeaders;
  body: string;
}

/** `fetch` does not permit setting the Host header. */
function send(
  method: string,
  target: string,
  headers: Record<string, string>,
  fields?: Record<string, string>,
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: 'localhost',
        port: server.port,
        method,
        path: target,
        headers: {
          ...(fields && { 'Content-Type': 'application/x-www-form-urlencoded', Origin: publicOrigin }),
          ...headers,
        },
      },
      async (response) => {
        let body = '';
        for await (const chunk of response.setEncoding('utf8')) body += chunk;
        resolve({ status: response.statusCode, headers: response.headers, body });
      },
    );
    sent.once('error', reject);
    sent.end(fields && new URLSearchParams(fields).toString());
  });
}
