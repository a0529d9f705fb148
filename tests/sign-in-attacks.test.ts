import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { translations } from '#content/translations/en.ts';
import { testPassword } from './support/people.ts';
import { serveSchool } from './support/school-server.ts';

/* Guessing, spraying, flooding and locking out others over HTTP. The test acts as a trusted proxy, so that it can
   choose the network. @see R6 @see PD-37 */

const { server, school } = serveSchool({ TRUSTED_PROXIES: '127.0.0.1,::1', LOG_LEVEL: 'info' });

let networks = 0;
function freshNetwork(): string {
  networks += 1;
  return `203.0.${networks >> 8}.${networks & 255}`;
}

interface Attempt {
  email: string;
  password?: string;
  network?: string;
  cookie?: string;
}

function post(path: string, fields: Record<string, string>, { network = freshNetwork(), cookie = '' }) {
  return fetch(server.origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: server.origin, 'X-Forwarded-For': network, Cookie: cookie },
    body: new URLSearchParams(fields),
  });
}

const signIn = ({ email, password = testPassword, ...from }: Attempt) =>
  post('/parent-login', { email, password }, from);
const statusOf = async (attempt: Attempt) => (await signIn(attempt)).status;

/** Cookies as a browser would send them back. */
const cookiesOf = (response: Response) => response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');

async function lockAccount(email: string): Promise<void> {
  for (let network = 0; network < 4; network++) {
    const from = freshNetwork();
    for (let count = 0; count < 5; count++)
      expect(await statusOf({ email, password: 'wrong', network: from })).toBe(400);
  }
}

describe('Twenty wrong guesses from four networks', () => {
  // @see it-security 3.6, mails/sign-in-locked.ts
  it('lock the account for unknown browsers, but not for one that has signed in before', async () => {
    const { email } = await school.makePerson('admin');
    const before = cookiesOf(await signIn({ email }));
    const device = before.find((cookie) => cookie.startsWith('device=')) ?? '';
    const session = before.find((cookie) => cookie.startsWith('session=')) ?? '';
    await lockAccount(email);
    const otherPerson = await signIn({ email });
    expect(otherPerson.status).toBe(429);
    expect(Number(otherPerson.headers.get('retry-after'))).toBeGreaterThan(3500);
    expect(await statusOf({ email, cookie: device })).toBe(303);
    const newPassword = 'Another-Horse-7y?';
    const fields = { currentPassword: testPassword, newPassword, confirmation: newPassword };
    expect((await post('/change-password', fields, { cookie: session })).status).toBe(303);
  });

  it('lock an address without an account in the same way', async () => {
    const email = `${randomUUID()}@example.org`;
    await lockAccount(email);
    expect(await statusOf({ email })).toBe(429);
  });

  it('cannot be bypassed with a made-up device cookie', async () => {
    const { email } = await school.makePerson('parent');
    await lockAccount(email);
    for (const value of ['', '%', 'made-up', 'x'.repeat(4_000), '%00', '%ED%A0%80'])
      expect(await statusOf({ email, cookie: `device=${value}` }), value.slice(0, 20)).toBe(429);
  });
});

describe('The device cookie', () => {
  // @see cookie-policy 3.1, cookie-policy 3.2
  it('is set only at a successful sign-in, HttpOnly, for a year, and renewed each time', async () => {
    const { email } = await school.makePerson('parent');
    expect((await signIn({ email, password: 'wrong' })).headers.getSetCookie().join()).not.toContain('device=');
    const [first, second] = [await signIn({ email }), await signIn({ email })].map((response) =>
      response.headers.getSetCookie().find((cookie) => cookie.startsWith('device=')),
    );
    expect(first).toMatch(/^device=[\w-]{43}; Path=\/; SameSite=Lax; Max-Age=31536000; HttpOnly$/);
    expect(second).not.toBe(first);
  });
});

describe('A self-chosen password', () => {
  it.each([
    ['Password123!', 'common'],
    ['Zoe-Adeyemi-26!', 'personal'],
  ] as const)('is refused if it is easy to guess: %s', async (newPassword, weakness) => {
    const { email } = await school.makePerson('parent', { fullName: 'Zoë Adeyemi' });
    const cookie = cookiesOf(await signIn({ email })).join('; ');
    const fields = { currentPassword: testPassword, newPassword, confirmation: newPassword };
    const response = await post('/change-password', fields, { cookie });
    expect(response.status).toBe(400);
    expect((await response.text()).includes(translations[`validation.password.${weakness}`])).toBe(true);
    expect(await statusOf({ email })).toBe(303);
  });
});

describe('One network', () => {
  it('that tries one password on 150 addresses gets 50 refusals, and then 429', async () => {
    const network = freshNetwork();
    const statuses: number[] = [];
    for (let round = 0; round < 15; round++) {
      const guesses = Array.from({ length: 10 }, () =>
        statusOf({ email: `${randomUUID()}@example.org`, password: 'Welcome-2026!', network }),
      );
      statuses.push(...(await Promise.all(guesses)));
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(50);
    expect(statuses.filter((status) => status === 429)).toHaveLength(100);
  });

  it('that sends 260 concurrent sign-ins does not block sign-ins from other networks', async () => {
    const { email } = await school.makePerson('parent');
    const network = freshNetwork();
    const flood = Array.from({ length: 260 }, () =>
      statusOf({ email: `${randomUUID()}@example.org`, password: 'wrong', network }),
    );
    expect(await statusOf({ email })).toBe(303);
    const statuses = new Set(await Promise.all(flood));
    expect([...statuses].filter((status) => ![400, 429, 503].includes(status))).toEqual([]);
  });
});

describe('The security events', () => {
  const eventsOf = (id: string) =>
    school.asOwner(
      `select actor_id = subject_id as "isActor", act, details from audit_log
       where subject_id = $1 and subject_type = 'account' order by id`,
      [id],
    );
  const linesAbout = (network: string) =>
    server
      .output()
      .split('\n')
      .filter((line) => line.includes('security event') && line.includes(`"${network}"`))
      .map((line): Record<string, unknown> => JSON.parse(line));

  // @see it-security 7.3
  it('are stored for a person who signs in, fails, is refused the console and signs out', async () => {
    const { id, email } = await school.makePerson('parent');
    const network = freshNetwork();
    await signIn({ email, password: 'wrong', network });
    const session = cookiesOf(await signIn({ email, network })).join('; ');
    const headers = { Origin: server.origin, Cookie: session, 'X-Forwarded-For': network };
    for (let count = 0; count < 7; count++) {
      const response = await fetch(`${server.origin}/admin-console/students?q=Ida`, { headers, redirect: 'manual' });
      expect(response.headers.get('location')).toBe('/parent-dashboard');
    }
    expect((await post('/sign-out', {}, { network, cookie: session })).status).toBe(303);
    const denied = { path: '/admin-console/students', method: 'GET', network };
    expect(await eventsOf(id)).toEqual([
      { isActor: null, act: 'sign-in failed', details: { reason: 'wrong password', network } },
      { isActor: true, act: 'signed in', details: { network } },
      ...Array(5).fill({ isActor: true, act: 'access denied', details: denied }),
      { isActor: true, act: 'signed out', details: {} },
    ]);
  });

  // @see privacy-policy 3.6, it-security 7.1
  it('are logged with network, request id and a digest for an unknown address, five per flood', async () => {
    const [network, email] = [freshNetwork(), `${randomUUID()}@example.org`];
    const responses = [];
    for (let count = 0; count < 12; count++)
      responses.push(await signIn({ email, password: 'Typed-Secret-1', network }));
    await expect.poll(() => linesAbout(network)).toHaveLength(10);
    const lines = linesAbout(network);
    const common = { network, addressDigest: expect.stringMatching(/^[0-9a-f]{16}$/), requestId: expect.any(String) };
    expect(lines.slice(0, 5)).toEqual(
      Array(5).fill(expect.objectContaining({ ...common, event: 'sign-in failed', reason: 'refused' })),
    );
    expect(lines.slice(5)).toEqual(
      Array(5).fill(expect.objectContaining({ ...common, event: 'sign-in limited', reached: 'address and network' })),
    );
    expect(lines[0]?.['requestId']).toBe(responses[0]?.headers.get('x-request-id'));
    for (const typed of [email, 'Typed-Secret-1']) expect(server.output()).not.toContain(typed);
  });

  // @see it-security 7.1
  it('are logged for forged requests', async () => {
    const network = freshNetwork();
    const headers = { Origin: 'https://evil.example', 'X-Forwarded-For': network };
    expect((await fetch(`${server.origin}/sign-out`, { method: 'POST', headers })).status).toBe(403);
    await expect.poll(() => linesAbout(network)).toHaveLength(1);
    expect(linesAbout(network)[0]).toMatchObject({ event: 'forged request', path: '/sign-out' });
  });
});
