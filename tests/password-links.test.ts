import { beforeEach, describe, expect, it } from 'vitest';
import { translations as arabic } from '#content/translations/ar.ts';
import { translations as english } from '#content/translations/en.ts';
import { makeToken, tokenHash } from '#platform/tokens.server.ts';
import { openSession, type TestPerson } from './support/people.ts';
import { serveSchool } from './support/school-server.ts';

/* @see R7 @see PD-14 @see PD-34 */

const { server, school } = serveSchool({ LOG_LEVEL: 'info' });
let parent: TestPerson;
beforeEach(async () => {
  await school.asOwner('delete from accounts.password_reset_requests');
  parent = await school.makePerson('parent');
});

const newPassword = 'Another-Horse-7y?';
const choice = { newPassword, confirmation: newPassword };

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.origin + path, { redirect: 'manual', headers });

function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const body = new URLSearchParams(fields);
  return fetch(server.origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: server.origin, ...headers },
    body,
  });
}

/** Creates a link like the queue does. Returns its token. */
async function makeLink(purpose: 'reset' | 'invitation' = 'reset'): Promise<string> {
  const token = makeToken();
  await school.asOwner(
    `insert into accounts.password_links (token_hash, person_id, purpose, credential_digest, expires_at)
     select $1, id, $3, accounts.credential_digest(password_hash), now() + interval '30 minutes'
     from accounts.people where id = $2`,
    [tokenHash(token), parent.id, purpose],
  );
  return token;
}

const linkTo = (token: string, more = '') => `/reset-password?token=${token}${more}`;
const hashOf = async () => school.asOwner('select password_hash from accounts.people where id = $1', [parent.id]);

describe('A request for a reset link', () => {
  // @see core §2.22, translations forgot, translations reset, translations invitation
  it('gets the same response for a known address, an unknown one and a suspended account', async () => {
    const suspended = await school.makePerson('parent');
    await school.asOwner('select accounts.suspend($1)', [suspended.id]);
    const responses = await Promise.all(
      [parent.email, 'nobody@example.org', suspended.email].map(async (email) => {
        const response = await post('/forgot-password', { email });
        const headers = [...response.headers].filter(([name]) => !['x-request-id', 'date'].includes(name));
        return { status: response.status, headers, body: await response.text() };
      }),
    );
    expect(responses[0]).toMatchObject({ status: 303 });
    expect(Object.fromEntries(responses[0]?.headers ?? [])).toMatchObject({ location: '/forgot-password?sent=yes' });
    expect(responses[1]).toEqual(responses[0]);
    expect(responses[2]).toEqual(responses[0]);
    const page = await (await get('/forgot-password?sent=yes')).text();
    expect(page).toContain('If an account exists for that address, we have sent a link.');
  });

  it('is refused with 429 after five requests and keeps the address, also for an unknown address', async () => {
    for (const email of [parent.email, 'nobody@example.org']) {
      for (let count = 0; count < 5; count++) expect((await post('/forgot-password', { email })).status).toBe(303);
      const response = await post('/forgot-password', { email });
      expect(response.status).toBe(429);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(800);
      const page = await response.text();
      expect(page).toContain('Too many attempts. Please try again later.');
      expect(page).toContain(email);
    }
  });
});

describe('The page of a password link', () => {
  it.each(['', '?token=', '?token=made-up', '?token=%00', `?token=${'x'.repeat(5_000)}`, '?token=a&token=b'])(
    'returns 400 for the invalid link %.20s, and offers a new one',
    async (query) => {
      for (const response of [await get(`/reset-password${query}`), await post(`/reset-password${query}`, choice)]) {
        expect(response.status).toBe(400);
        const page = await response.text();
        expect(page).toContain('This link is invalid or has expired.');
        expect(page).toContain('href="/forgot-password"');
        expect(page).not.toContain('name="newPassword"');
      }
    },
  );

  it('sends no token as Referer, is not cached, and allows no third-party script', async () => {
    const consent = encodeURIComponent(JSON.stringify({ functional: true, analytics: true }));
    const token = await makeLink();
    for (const response of [
      await get(linkTo(token), { Cookie: `cookieConsent=${consent}` }),
      await post(linkTo(token), { newPassword: 'short', confirmation: 'short' }),
    ]) {
      expect(response.headers.get('referrer-policy')).toBe('strict-origin');
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(response.headers.get('content-security-policy')).toMatch(/script-src 'self' 'nonce-[^' ]+';/);
    }
  });

  it('does not use up the link when it is opened, and logs no token', async () => {
    const token = await makeLink();
    await fetch(server.origin + linkTo(token), { method: 'HEAD' });
    for (let count = 0; count < 2; count++) expect((await get(linkTo(token))).status).toBe(200);
    expect(await (await get(`/reset-password.data?token=${token}`)).text()).toContain(parent.email);
    expect((await post(linkTo(token), choice)).status).toBe(303);
    await expect.poll(() => server.output()).toContain('"path":"/reset-password"');
    expect(server.output()).not.toContain(token);
    expect(server.output()).not.toContain(newPassword);
  });

  it('is in the language of the mail, which later pages keep, unless the browser has chosen another', async () => {
    const token = await makeLink();
    const first = await get(linkTo(token, '&language=ar'));
    expect(await first.text()).toContain(arabic['reset.submit']);
    expect(first.headers.getSetCookie().find((cookie) => cookie.startsWith('language='))).toMatch(/^language=ar;/);
    const other = await get(linkTo(token, '&language=ar'), { Cookie: 'language=en' });
    expect(await other.text()).toContain(english['reset.submit']);
    expect(other.headers.getSetCookie()).toEqual([]);
    expect((await get(linkTo(token, '&language=constructor'))).headers.getSetCookie()).toEqual([]);
  });
});

describe('A new password by a link', () => {
  it.each([
    ['short', 'short', english['validation.password.tooShort']],
    [newPassword, `${newPassword}x`, english['validation.password.mismatch']],
    ['P@ssw0rd2026!', 'P@ssw0rd2026!', english['validation.password.common']],
  ])(
    'is refused if it breaks the password rules, and the link stays valid: %s',
    async (password, confirmation, text) => {
      const [token, before] = [await makeLink(), await hashOf()];
      const response = await post(linkTo(token), { newPassword: password, confirmation });
      expect(response.status).toBe(400);
      const page = await response.text();
      expect(page).toContain(text);
      expect(page).not.toContain(`value="${password}"`);
      expect(await hashOf()).toEqual(before);
      expect((await get(linkTo(token))).status).toBe(200);
    },
  );

  it('is refused for a suspended account with the reason, and changes nothing', async () => {
    const token = await makeLink();
    await school.asOwner('select accounts.suspend($1)', [parent.id]);
    const before = await hashOf();
    for (const response of [await get(linkTo(token)), await post(linkTo(token), choice)]) {
      expect(response.status).toBe(400);
      expect(await response.text()).toContain('the school has suspended your account');
    }
    expect(await hashOf()).toEqual(before);
  });

  const cookiesOf = (response: Response) =>
    response.headers.getSetCookie().map((cookie) => cookie.slice(0, cookie.indexOf(';')));

  it('ends every earlier session, signs in at the start page, and works at the next sign-in', async () => {
    const cookie = `session=${await openSession(school, parent.id)}`;
    const token = await makeLink();
    const response = await post(linkTo(token), choice, { Cookie: cookie });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/parent-dashboard');
    expect((await get('/parent-dashboard', { Cookie: cookie })).status).toBe(303);
    expect((await get('/parent-dashboard', { Cookie: cookiesOf(response).join('; ') })).status).toBe(200);
    expect((await post(linkTo(token), choice)).status).toBe(400);
    const signIn = await post('/parent-login', { email: parent.email, password: newPassword });
    expect(cookiesOf(signIn).some((set) => set.startsWith('session='))).toBe(true);
  });

  it('leads a person with a second factor to the code, without a session', async () => {
    await school.asOwner(`insert into authenticators (id, sealed_secret, last_step) values ($1, '\\x00', 0)`, [
      parent.id,
    ]);
    const response = await post(linkTo(await makeLink()), choice);
    expect(response.headers.get('location')).toBe('/parent-login/code');
    expect(cookiesOf(response).some((set) => set.startsWith('session='))).toBe(false);
    const cookies = { Cookie: cookiesOf(response).join('; ') };
    expect((await get('/parent-login/code', cookies)).status).toBe(200);
    expect((await get('/parent-dashboard', cookies)).status).toBe(303);
  });

  it('is refused from another origin, and sets no cookie with an invalid link', async () => {
    const token = await makeLink();
    const before = await hashOf();
    expect((await post(linkTo(token), choice, { Origin: 'https://elsewhere.example' })).status).toBe(403);
    expect(await hashOf()).toEqual(before);
    expect(cookiesOf(await post(linkTo('made-up'), choice))).toEqual([]);
  });

  it('is set once if the form is sent twice at the same time', async () => {
    const token = await makeLink();
    const responses = await Promise.all([post(linkTo(token), choice), post(linkTo(token), choice)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([303, 400]);
  });
});

it('The page about invitations explains in every language what the mail contains', async () => {
  const page = await (await get('/invitation')).text();
  for (const language of ['en', 'ar', 'fr', 'zh']) expect(page).toContain(`lang="${language}"`);
  expect(page).toContain(arabic['invitation.text']);
  expect(page).toContain(english['invitation.link'].replace('{days}', '7'));
  expect(page).toContain(english['invitation.password'].replace('{hours}', '72'));
});
