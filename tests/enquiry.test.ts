import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages as arabic } from '../content/messages/ar.ts';
import { messages as texts } from '../content/messages/en.ts';
import { type DatabaseGate, openDatabaseGate } from './database-gate.ts';
import { type RunningServer, startServer } from './server.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

/* The consultation form posted without a script, also while the database is unavailable. */

let database: TestDatabase;
let gate: DatabaseGate;
let server: RunningServer;
let dataFolder: string;
beforeAll(async () => {
  database = await openTestDatabase();
  gate = await openDatabaseGate(database.owner);
  dataFolder = await mkdtemp(path.join(tmpdir(), 'school-enquiry-'));
  server = await startServer({
    DATA_DIR: dataFolder,
    DATABASE_URL: gate.address,
    ENCRYPTION_KEYS: `1:${Buffer.alloc(32, 7).toString('base64')}`,
    TRUSTED_PROXIES: '127.0.0.0/8,::1',
  });
}, 120_000);
afterAll(async () => {
  await server.stop();
  await gate.close();
  await database.close();
  await rm(dataFolder, { recursive: true, force: true });
});
afterEach(() => database.asOwner('delete from enquiries'));

const filling = () => ({
  name: 'Layla Haddad',
  email: `${randomUUID()}@example.org`,
  region: 'Dubai',
  stage: 'primary',
  message: 'We would like to hear about the primary years.',
});

let networks = 0;
/** Posts as a visitor from this network, or from a new one. */
function post(
  fields: Record<string, string>,
  { address = '/admissions', network = `192.0.2.${networks++}`, cookie = '' } = {},
): Promise<Response> {
  return fetch(server.origin + address, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: server.origin, 'X-Forwarded-For': network, ...(cookie && { Cookie: cookie }) },
    body: new URLSearchParams(fields),
  });
}

const stored = () => database.asOwner<{ request_id: string; language: string }>('select * from enquiries');
const requestIdIn = (page: string) => /name="requestId" value="([^"]*)"/.exec(page)?.[1];

describe('The consultation form', () => {
  it('that is wrong comes back with everything typed, an error for each field and a summary that links to them', async () => {
    const answer = await post({ name: ' ', email: 'nobody', region: 'Dubai & <b>', message: 'Too short' });
    const page = await answer.text();
    expect(answer.status).toBe(400);
    for (const said of ['name.missing', 'email.invalid', 'stage.missing', 'message.tooShort', 'invalid'] as const)
      expect(page).toContain(texts[`enquiry.${said}`]);
    for (const kept of [
      'value="nobody"',
      'value="Dubai &amp; &lt;b&gt;"',
      'Too short</textarea>',
      'href="#field-stage"',
    ])
      expect(page).toContain(kept);
    expect(page).not.toContain('href="#field-region"');
    expect(await stored()).toEqual([]);
  });

  it('that a program has filled in is not stored, and says so to a person whom it mistook for one', async () => {
    const answer = await post({ ...filling(), website: 'https://evil.example' });
    const page = await answer.text();
    expect(answer.status).toBe(400);
    expect(page).toContain(texts['enquiry.trapped']);
    expect(page).toContain('Layla Haddad');
    expect(page).not.toContain('evil.example');
    expect(await stored()).toEqual([]);
  });

  it('is stored before the thank-you, which names the hours of the figures, in the language of its page', async () => {
    const answer = await post(filling(), { address: '/ar/admissions' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/ar/admissions#request-consultation');
    expect(await stored()).toMatchObject([{ language: 'ar' }]);
    const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
    const page = await (await fetch(`${server.origin}/ar/admissions`, { headers: { Cookie: cookie } })).text();
    expect(page).toContain(arabic['enquiry.sent'].replace('{enquiryResponseHours}', '48'));
    expect(page).not.toContain('Layla Haddad');
  });

  it('posted twice at once with one id is one enquiry, without an id two', async () => {
    const fields = { ...filling(), requestId: randomUUID() };
    const answers = await Promise.all([post(fields), post(fields)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(await stored()).toHaveLength(1);
    const { requestId: _, ...without } = fields;
    await Promise.all([post(without), post(without)]);
    expect(await stored()).toHaveLength(3);
  });

  it('sent before with another text is a conflict, whose text is kept under an id of its own', async () => {
    const fields = { ...filling(), requestId: randomUUID() };
    await post(fields);
    const answer = await post({ ...fields, message: 'We have thought again about it.' });
    const page = await answer.text();
    expect(answer.status).toBe(409);
    for (const said of [texts['enquiry.otherContent'], 'We have thought again about it.']) expect(page).toContain(said);
    expect(requestIdIn(page)).toMatch(/^[0-9a-f-]{36}$/);
    expect(requestIdIn(page)).not.toBe(fields.requestId);
    expect(await stored()).toHaveLength(1);
  });

  it('is taken five times an hour from one network; the sixth comes back whole with the time to wait', async () => {
    const network = '198.51.100.7';
    for (const _ of [1, 2, 3, 4, 5]) expect((await post(filling(), { network })).status).toBe(303);
    // Invalid forms do not count towards the limit.
    expect((await post({ ...filling(), name: '' }, { network })).status).toBe(400);
    const sixth = filling();
    const answer = await post(sixth, { network });
    const page = await answer.text();
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3_500);
    for (const said of [texts['enquiry.tooMany'], 'try again in 60 minutes', sixth.email, sixth.message])
      expect(page).toContain(said);
    expect(await stored()).toHaveLength(5);
    expect((await post(sixth)).status).toBe(303);
  });

  it('on the page from memory has no id: the page is the same for everybody', async () => {
    const page = await (await fetch(`${server.origin}/admissions`)).text();
    expect(requestIdIn(page)).toBe('');
  });
});

describe('While the database is away, the consultation form', () => {
  beforeEach(() => gate.shut());
  afterEach(async () => {
    await gate.open();
    await vi.waitFor(async () => expect((await fetch(`${server.origin}/readyz`)).status).toBe(200), 10_000);
  });

  it.each([
    ['a visitor', ''],
    ['somebody signed in', 'session=unknown-while-away'],
  ])('of %s answers 503 with all that was typed, and is stored once when it is back', async (_, cookie) => {
    const fields = filling();
    const answer = await post(fields, { cookie });
    const page = await answer.text();
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    for (const kept of [texts['enquiry.failed'], fields.name, fields.email, fields.region, fields.message])
      expect(page).toContain(kept);
    const requestId = requestIdIn(page) ?? '';
    expect(requestId).not.toBe('');
    await gate.open();
    await vi.waitFor(async () => expect((await post({ ...fields, requestId })).status).toBe(303), 10_000);
    expect((await post({ ...fields, requestId })).status).toBe(303);
    expect((await stored()).map(({ request_id }) => request_id)).toEqual([requestId]);
    await gate.shut();
  });
});
