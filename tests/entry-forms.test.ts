import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { formLimitOf } from '#app/route-options.ts';
import { translations } from '#content/translations/en.ts';
import { serveSchool } from './support/school-server.ts';

/* What visitors may post without an account: little, and not without end. The test acts as a trusted proxy, so that it
   can choose the network. @see R6 @see R12 */

const { server, school } = serveSchool({ TRUSTED_PROXIES: '127.0.0.1,::1' });

let networks = 0;
const freshNetwork = () => `198.51.100.${++networks}`;

function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return fetch(server.origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: server.origin, 'X-Forwarded-For': freshNetwork(), ...headers },
    body: new URLSearchParams(fields),
  });
}

const kilobytes = (count: number) => 'a'.repeat(count * 1024);

const smallForms = [
  '/parent-login',
  '/parent-login.data',
  '/parent-login/passkey',
  '/parent-login/code',
  '/parent-login/code/passkey',
  '/forgot-password',
  '/reset-password?token=x',
  '/confirm-email?token=x',
  '/confirm-merge?token=x',
  '/sign-out',
  '/analytics',
  '/preferences/language',
  '/preferences/consent',
  '/vision',
  '/fr/vision',
];

describe('The limit of a form for visitors', () => {
  it.each(smallForms)('is 16 kB: %s', async (path) => {
    expect((await post(path, { email: kilobytes(17) })).status).toBe(413);
    expect((await post(path, { email: kilobytes(15) })).status).not.toBe(413);
  });

  it.each(['/admissions', '/admissions.data', '/fr/admissions', '/ar/admissions.data'])(
    'is 32 kB: %s',
    async (path) => {
      expect((await post(path, { message: kilobytes(33) })).status).toBe(413);
      expect((await post(path, { message: kilobytes(31) })).status).toBe(400);
    },
  );

  it('is the larger one in the portal', () => {
    expect(['/inbox', '/students/write.data', '/account'].map(formLimitOf)).toEqual(Array(3).fill(256 * 1024));
  });

  it.each([
    ['Latin', 'é'],
    ['Arabic', 'ع'],
    ['Chinese', '课'],
    ['rare Chinese', '𠮷'],
    ['emoji', '😀'],
  ])('lets the longest valid message in %s pass', async (_, letter) => {
    const message = letter.repeat(1_000);
    const name = letter === '😀' ? 'Ida' : letter.repeat(100);
    const email = `${'a'.repeat(240)}@example.org`;
    const form = { name, email: email.slice(-255), region: letter.repeat(100), stage: 'primary', message };
    expect((await post('/admissions', { ...form, topic: 'consultation', requestId: randomUUID() })).status).toBe(303);
  });
});

describe('An address that is too long', () => {
  it.each(['/parent-login', '/forgot-password'])('is returned up to its limit: %s', async (path) => {
    const page = await (await post(path, { email: 'x'.repeat(10_000), password: 'x' })).text();
    expect(page).toContain('x'.repeat(255));
    expect(page).not.toContain('x'.repeat(256));
  });
});

describe('Forms with invalid values', () => {
  const malformed: [string, Record<string, string>][] = [
    ['/parent-login', { email: 'anna', password: '' }],
    ['/parent-login', { intent: 'passkey', response: '{' }],
    ['/forgot-password', { email: 'anna' }],
  ];

  it.each(malformed)('are counted for their network: %s %j', async (path, fields) => {
    const network = { 'X-Forwarded-For': freshNetwork() };
    const statuses: number[] = [];
    for (let count = 0; count < 51; count++) statuses.push((await post(path, fields, network)).status);
    expect(statuses).toEqual([...Array(50).fill(400), 429]);
    const limited = await post(path, fields, network);
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(800);
    expect(await limited.text()).toContain(translations['login.problem.tooMany']);
    expect((await post(path, fields)).status).toBe(400);
  });

  it('lock nobody out of their account from other networks', async () => {
    const { email, password } = await school.makePerson('parent');
    const network = { 'X-Forwarded-For': freshNetwork() };
    for (let count = 0; count < 30; count++) await post('/parent-login', { email, password: '' }, network);
    expect((await post('/parent-login', { email, password })).status).toBe(303);
    expect((await post('/parent-login', { email, password }, network)).status).toBe(303);
  });
});
