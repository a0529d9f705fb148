import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '#content/roles.ts';
import { type DatabaseProxy, openDatabaseProxy } from './support/database-proxy.ts';
import { makePerson, openSession } from './support/people.ts';
import { type RunningServer, startServer } from './support/server.ts';
import { openTestDatabase, type TestDatabase } from './support/test-database.ts';

let database: TestDatabase;
let proxy: DatabaseProxy;
let server: RunningServer;
let dataFolder: string;
beforeAll(async () => {
  database = await openTestDatabase();
  proxy = await openDatabaseProxy(database.owner);
  dataFolder = await mkdtemp(path.join(tmpdir(), 'school-nonce-'));
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

async function cookieOf(role: Role): Promise<string> {
  const { id } = await makePerson(database, role);
  return `session=${await openSession(database, id)}`;
}

const request = (address: string, cookie = '', more: RequestInit = {}) =>
  fetch(server.origin + address, { redirect: 'manual', ...more, headers: { cookie, ...more.headers } });
const post = (address: string, cookie = '', origin = server.origin) =>
  request(address, cookie, { method: 'POST', headers: { origin }, body: new URLSearchParams({ email: 'a' }) });

const policyOf = ({ headers }: Response) => headers.get('content-security-policy') ?? '';
const nonceIn = (policy: string) => /script-src 'self' 'nonce-([\w+/]{22}==)'/.exec(policy)?.[1];

async function expectNonce(response: Response, status: number): Promise<string> {
  expect(response.status).toBe(status);
  const nonce = nonceIn(policyOf(response)) ?? 'none';
  const inline = (await response.text()).match(/<script(?![^>]*\bsrc=)[^>]*>/g) ?? [];
  expect(inline.length).toBeGreaterThan(1);
  for (const script of inline.filter((tag) => !tag.includes('application/json')))
    expect(script).toContain(`nonce="${nonce}"`);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.has('x-script-nonce')).toBe(false);
  return nonce;
}

describe('The nonce of a page of the router', () => {
  it('is absent where no script of the router runs', async () => {
    const parent = await cookieOf('parent');
    for (const response of await Promise.all([
      request('/'),
      request('/', parent),
      request('/fr/legal'),
      request('/parent-dashboard'),
      request('/parent-dashboard.data', parent),
      request('/session', parent),
      request('/healthz'),
      request('/favicon.svg'),
      post('/parent-login', '', 'https://evil.example'),
      post('/admin-console/accounts/new', parent),
      post('/sign-out', parent),
    ])) {
      expect(policyOf(response), response.url).toMatch(/script-src 'self';/);
      expect(await response.text()).not.toContain('nonce=');
      expect(response.headers.has('x-script-nonce')).toBe(false);
    }
  });

  it('is that of its scripts and new in each response, errors and forms included', async () => {
    const parent = await cookieOf('parent');
    const admin = await cookieOf('admin');
    const nonces = [
      await expectNonce(await request('/parent-login'), 200),
      await expectNonce(await request('/parent-login'), 200),
      await expectNonce(await post('/parent-login'), 400),
      await expectNonce(await request('/parent-dashboard', parent), 200),
      await expectNonce(await request('/inbox', parent), 200),
      await expectNonce(await request(`/inbox/${randomUUID()}`, parent), 404),
    ];
    await database.asOwner('revoke select on students from app_user');
    nonces.push(await expectNonce(await request('/admin-console/students', admin), 500));
    await database.asOwner('grant select on students to app_user');
    expect(new Set(nonces).size).toBe(nonces.length);
  });

  it('cannot be set by a request', async () => {
    const response = await request('/vision', '', { headers: { 'x-script-nonce': 'chosen' } });
    expect(policyOf(response)).not.toContain('chosen');
  });

  it('is in the page of an outage', async () => {
    const parent = await cookieOf('parent');
    await proxy.close();
    await expectNonce(await request('/parent-dashboard', parent), 503);
  });
});
