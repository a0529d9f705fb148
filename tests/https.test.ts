import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '#content/roles.ts';
import type { School } from './e2e/support/school.ts';
import { openSession } from './support/people.ts';
import { startSchoolServer } from './support/school-server.ts';
import { freePort, type RunningServer } from './support/server.ts';
import { fetchOverTls, openTlsEvents } from './support/tls-client.ts';
import { startTlsProxy, type TlsProxy, visitorAddress } from './support/tls-proxy.ts';

/* Every form and resource behind a TLS-terminating proxy that changes Host, posted as a document and by the client
   router (`.data`). */

let stop: () => Promise<void>;
let proxy: TlsProxy;
let server: RunningServer;
let school: School;
beforeAll(async () => {
  const port = await freePort();
  proxy = await startTlsProxy(port);
  ({ server, school, stop } = await startSchoolServer({
    PORT: String(port),
    APP_URL: proxy.origin,
    TRUSTED_PROXIES: '127.0.0.1,::1',
  }));
});
afterAll(async () => {
  await proxy.close();
  await stop();
});

async function signIn(role: Role) {
  const person = await school.makePerson(role);
  return { person, cookie: `__Host-session=${await openSession(school, person.id)}` };
}

it('A start warns once about the example imprint and names the file', () => {
  const warnings = server
    .output()
    .split('\n')
    .filter((line) => line.includes('content/school.ts'));
  expect(warnings).toHaveLength(1);
  expect(JSON.parse(warnings[0] ?? '')).toMatchObject({
    fields: ['registeredNumber', 'registeredOffice', 'vatNumber', 'dataProtectionRegistration'],
  });
});

describe('Signing in', () => {
  // @see privacy-policy 8.1, it-security 3.4
  it('by a document post redirects to the dashboard and sets the __Host- cookie', async () => {
    const { email, password } = await school.makePerson('parent');
    const response = await fetchOverTls(proxy, '/parent-login', { fields: { email, password } });
    expect(response.status).toBe(303);
    expect(response.headers.location).toBe('/parent-dashboard');
    const cookie = response.headers['set-cookie']?.find((value) => value.startsWith('__Host-session=')) ?? '';
    expect(cookie).toMatch(/; Path=\/; .*HttpOnly; Secure$/);
    const page = await fetchOverTls(proxy, '/parent-dashboard', { cookie: cookie.split(';')[0] ?? '' });
    expect(page.status).toBe(200);
    expect(page.headers['strict-transport-security']).toContain('max-age=');
  });

  it('by a post of the client router redirects to the dashboard', async () => {
    const { email, password } = await school.makePerson('parent');
    const response = await fetchOverTls(proxy, '/parent-login.data', { fields: { email, password } });
    expect(response.status).toBe(202);
    expect(response.body).toContain('/parent-dashboard');
  });

  it('with a wrong password is counted for the address that the proxy forwards', async () => {
    const { email } = await school.makePerson('parent');
    const fields = { email, password: 'Wrong-Horse-9x!' };
    for (const headers of [{}, { 'X-Forwarded-For': '203.0.113.9' }])
      expect((await fetchOverTls(proxy, '/parent-login', { fields, headers })).status).toBe(400);
    const networks = await school.asOwner<{ network: string }>(
      `select distinct host(network::inet) as network from accounts.sign_in_attempts`,
    );
    expect(networks).toEqual([{ network: visitorAddress }]);
  });
});

interface Form {
  name: string;
  who: Role | 'visitor';
  path: string;
  fields: () => Promise<Record<string, string>> | Record<string, string>;
  /** Status of a document post: a redirect, or the page with a notice. */
  status: number;
  /** Status of the client router's post; null for resources, which it posts to directly. */
  dataStatus: number | null;
}

const student = () => ({
  fullName: 'Layla Haddad',
  studentNumber: `S-${randomUUID().slice(0, 8)}`,
  currentLevel: '',
  parentId: '',
});

const forms: Form[] = [
  {
    name: 'a message',
    who: 'parent',
    path: '/inbox',
    fields: async () => ({
      receiverId: (await school.makePerson('mentor')).id,
      subject: 'A subject',
      body: 'A body',
      requestId: randomUUID(),
    }),
    status: 303,
    dataStatus: 202,
  },
  {
    name: 'a consultation',
    who: 'visitor',
    path: '/admissions',
    fields: () => ({
      name: 'Layla Haddad',
      email: 'layla@example.org',
      region: 'Dubai',
      stage: 'primary',
      message: 'We would like to hear more.',
      requestId: randomUUID(),
    }),
    status: 303,
    dataStatus: 202,
  },
  {
    name: 'a new account',
    who: 'admin',
    path: '/admin-console',
    fields: () => ({
      fullName: 'New Person',
      email: `new.${randomUUID()}@example.org`,
      password: 'Brisk-Otter-42!',
      role: 'parent',
    }),
    status: 303,
    dataStatus: 202,
  },
  {
    name: 'a change of an account',
    who: 'admin',
    path: '/admin-console/accounts',
    fields: async () => ({
      intent: 'change-role',
      confirmed: 'yes',
      role: 'mentor',
      accountId: (await school.makePerson('parent')).id,
    }),
    status: 303,
    dataStatus: 202,
  },
  {
    name: 'a new student',
    who: 'admin',
    path: '/admin-console/students',
    fields: student,
    status: 303,
    dataStatus: 202,
  },
  {
    name: 'a new password',
    who: 'parent',
    path: '/change-password',
    fields: async () => ({
      currentPassword: (await school.makePerson('parent')).password,
      newPassword: 'Brisk-Otter-42!',
      confirmation: 'Brisk-Otter-42!',
    }),
    status: 303,
    dataStatus: 202,
  },
  {
    name: 'the language',
    who: 'visitor',
    path: '/preferences/language',
    fields: () => ({ language: 'fr', returnTo: '/vision' }),
    status: 303,
    dataStatus: null,
  },
  {
    name: 'the choice about cookies',
    who: 'visitor',
    path: '/preferences/consent',
    fields: () => ({ choice: 'reject-optional', returnTo: '/vision' }),
    status: 303,
    dataStatus: null,
  },
  {
    name: 'a counted visit',
    who: 'visitor',
    path: '/analytics',
    fields: () => ({ page: '/vision', language: 'en' }),
    status: 204,
    dataStatus: null,
  },
  { name: 'signing out', who: 'parent', path: '/sign-out', fields: () => ({}), status: 303, dataStatus: 202 },
];

const cookieOf = async (who: Form['who']) => (who === 'visitor' ? {} : { cookie: (await signIn(who)).cookie });

describe.each(forms)('Posting $name', ({ who, path, fields, status }) => {
  it('as a document succeeds and stays on the public origin', async () => {
    const response = await fetchOverTls(proxy, path, { ...(await cookieOf(who)), fields: await fields() });
    expect(response.status, response.body.slice(0, 500)).toBe(status);
    const { location = '/' } = response.headers;
    expect(new URL(location, proxy.origin).origin).toBe(proxy.origin);
  });

  it('from another origin is refused', async () => {
    const headers = { Origin: 'https://evil.example' };
    const response = await fetchOverTls(proxy, path, { ...(await cookieOf(who)), fields: await fields(), headers });
    expect(response.status).toBe(403);
  });
});

it.each(forms.filter((form) => form.dataStatus !== null))(
  'Posting $name with the client router succeeds',
  async ({ who, path, fields, dataStatus }) => {
    const response = await fetchOverTls(proxy, `${path}.data`, { ...(await cookieOf(who)), fields: await fields() });
    expect(response.status, response.body.slice(0, 500)).toBe(dataStatus);
  },
);

it('Console forms of one student and one enquiry succeed', async () => {
  const { cookie } = await signIn('admin');
  const { id } = await school.makeStudent({});
  for (const suffix of ['', '.data']) {
    const fields = { ...student(), academicMentorId: '', wellbeingCoachId: '', revision: suffix ? '1' : '0' };
    const response = await fetchOverTls(proxy, `/admin-console/students/${id}${suffix}`, { cookie, fields });
    expect(response.status).toBe(suffix ? 202 : 303);
  }
  const enquiry = await school.makeEnquiry();
  for (const suffix of ['', '.data']) {
    const fields = suffix
      ? { state: 'closed', confirmed: 'yes', revision: '1' }
      : { state: 'contacted', revision: '0' };
    const response = await fetchOverTls(proxy, `/admin-console/enquiries/${enquiry.id}${suffix}`, { cookie, fields });
    expect(response.status).toBe(suffix ? 202 : 303);
  }
});

it.each(['/session', '/inbox/recipients?search=a', '/admin-console/people?for=parent'])(
  'The resource %s returns JSON',
  async (path) => {
    const response = await fetchOverTls(proxy, path, { cookie: (await signIn('admin')).cookie });
    expect(response.status).toBe(200);
    expect(response.headers['content-type']).toContain('application/json');
  },
);

it('An event stream passes through the proxy unbuffered', async () => {
  const { person, cookie } = await signIn('parent');
  const sender = await school.makePerson('mentor');
  const stream = await openTlsEvents(proxy, '/inbox/events', cookie);
  try {
    expect(stream.status).toBe(200);
    expect(stream.headers['content-type']).toContain('text/event-stream');
    await expect.poll(() => stream.events).toEqual(['changed']);
    await school.makeMessage({ from: sender.id, to: person.id });
    await expect.poll(() => stream.events.length).toBeGreaterThan(1);
    await fetchOverTls(proxy, '/sign-out', { cookie, fields: {} });
    await expect.poll(() => stream.events.at(-1)).toBe('session-ended');
  } finally {
    stream.close();
  }
});

it('A body over the size limit is refused with 413, and a smaller one is read', async () => {
  const { cookie } = await signIn('parent');
  const post = (length: number) =>
    fetchOverTls(proxy, '/inbox', { cookie, fields: { receiverId: '', subject: 'x', body: 'x'.repeat(length) } });
  expect((await post(250 * 1024)).status).toBe(400);
  expect((await post(300 * 1024)).status).toBe(413);
  // The proxy is still sending when the server rejects the size.
  const responses = await Promise.all(Array.from({ length: 10 }, () => post(1900 * 1024)));
  expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(413));
});
