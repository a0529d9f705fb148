import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { translations as arabic } from '#content/translations/ar.ts';
import { translations as texts } from '#content/translations/en.ts';
import { type DatabaseProxy, openDatabaseProxy } from './support/database-proxy.ts';
import { eventually, untilReady } from './support/eventually.ts';
import { type RunningServer, startServer } from './support/server.ts';
import { openTestDatabase, type TestDatabase } from './support/test-database.ts';

/* The contact form posted without a script, also while the database is unavailable. */

let database: TestDatabase;
let proxy: DatabaseProxy;
let server: RunningServer;
let dataFolder: string;
beforeAll(async () => {
  database = await openTestDatabase();
  proxy = await openDatabaseProxy(database.owner);
  dataFolder = await mkdtemp(path.join(tmpdir(), 'school-enquiry-'));
  server = await startServer({
    DATA_DIR: dataFolder,
    DATABASE_URL: proxy.address,
    ENCRYPTION_KEYS: `1:${Buffer.alloc(32, 7).toString('base64')}`,
    TRUSTED_PROXIES: '127.0.0.0/8,::1',
  });
});
afterAll(async () => {
  await server.stop();
  await proxy.close();
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
  { path = '/admissions', network = `192.0.2.${networks++}`, cookie = '' } = {},
): Promise<Response> {
  return fetch(server.origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: server.origin, 'X-Forwarded-For': network, ...(cookie && { Cookie: cookie }) },
    body: new URLSearchParams(fields),
  });
}

const stored = () =>
  database.asOwner<{ request_id: string; reference: string; language: string; topic: string }>(
    'select * from enquiries',
  );
const confirmationOf = async (response: Response) =>
  (await fetch(new URL(response.headers.get('location') ?? '', server.origin))).text();
const requestIdIn = (page: string) => /name="requestId" value="([^"]*)"/.exec(page)?.[1];

describe('The consultation form', () => {
  // @see pages/accessibility sections 1 paragraphs 0, pages/accessibility sections 1 paragraphs 1
  it('is shown again with the typed values, an error for each field and a linked error summary if it is invalid', async () => {
    const response = await post({ name: ' ', email: 'nobody', region: 'Dubai & <b>', message: 'Too short' });
    const page = await response.text();
    expect(response.status).toBe(400);
    for (const expected of ['name.missing', 'email.invalid', 'stage.missing', 'message.tooShort', 'invalid'] as const)
      expect(page).toContain(texts[`enquiry.${expected}`]);
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

  it('is not stored with a filled honeypot, and the page explains this to people', async () => {
    const response = await post({ ...filling(), website: 'https://evil.example' });
    const page = await response.text();
    expect(response.status).toBe(400);
    expect(page).toContain(texts['enquiry.honeypot']);
    expect(page).toContain('Layla Haddad');
    expect(page).not.toContain('evil.example');
    expect(await stored()).toEqual([]);
  });

  // @see content §6.1, translations enquiry.sent
  it('is stored before the confirmation, which names the response time in the language of the page', async () => {
    const response = await post(filling(), { path: '/ar/admissions' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toMatch(/^\/ar\/admissions\?sent=[\w-]+#enquiry-received$/);
    expect(await stored()).toMatchObject([{ language: 'ar' }]);
    const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';');
    const page = await (await fetch(`${server.origin}/ar/admissions`, { headers: { Cookie: cookie } })).text();
    expect(page).toContain(arabic['enquiry.sent'].replace('{enquiryResponseHours}', '48'));
    expect(page).not.toContain('Layla Haddad');
  });

  it('is stored once if it is posted twice with the same id, and twice without an id', async () => {
    const fields = { ...filling(), requestId: randomUUID() };
    const responses = await Promise.all([post(fields), post(fields)]);
    expect(responses.map(({ status }) => status)).toEqual([303, 303]);
    expect(await stored()).toHaveLength(1);
    const { requestId: _, ...without } = fields;
    await Promise.all([post(without), post(without)]);
    expect(await stored()).toHaveLength(3);
  });

  it('returns 409 if its id was sent with another text, and keeps the text under a new id', async () => {
    const fields = { ...filling(), requestId: randomUUID() };
    await post(fields);
    const response = await post({ ...fields, message: 'We have thought again about it.' });
    const page = await response.text();
    expect(response.status).toBe(409);
    for (const expected of [texts['form.otherContent'], 'We have thought again about it.'])
      expect(page).toContain(expected);
    expect(requestIdIn(page)).toMatch(/^[0-9a-f-]{36}$/);
    expect(requestIdIn(page)).not.toBe(fields.requestId);
    expect(await stored()).toHaveLength(1);
  });

  it('is accepted five times an hour from a network; the sixth returns 429 with its text and the waiting time', async () => {
    const network = '198.51.100.7';
    for (const _ of [1, 2, 3, 4, 5]) expect((await post(filling(), { network })).status).toBe(303);
    // Invalid forms do not count towards the limit.
    expect((await post({ ...filling(), name: '' }, { network })).status).toBe(400);
    const sixth = filling();
    const response = await post(sixth, { network });
    const page = await response.text();
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(3_500);
    for (const expected of [texts['enquiry.tooMany'], 'try again in 60 minutes', sixth.email, sixth.message])
      expect(page).toContain(expected);
    expect(await stored()).toHaveLength(5);
    expect((await post(sixth)).status).toBe(303);
  });

  it('has no id on the cached page, which is the same for everybody', async () => {
    const page = await (await fetch(`${server.origin}/admissions`)).text();
    expect(requestIdIn(page)).toBe('');
  });
});

describe('The confirmation', () => {
  it('shows the sent fields except the message, the reference and the next steps, and is not cached', async () => {
    const response = await post({ ...filling(), name: 'Zoë & <b>' });
    const location = new URL(response.headers.get('location') ?? '', server.origin);
    const confirmation = await fetch(location);
    expect(confirmation.headers.get('cache-control')).toBe('private, no-store');
    const page = await confirmation.text();
    const [{ reference } = { reference: 'none' }] = await stored();
    expect(page.match(new RegExp(reference, 'g'))?.length).toBeGreaterThan(0);
    for (const expected of [
      texts['enquiry.confirmation.title'],
      'Zoë &amp; &lt;b&gt;',
      'Dubai',
      'Primary',
      'within 48 hours to arrange the consultation',
    ])
      expect(page).toContain(expected);
    expect(page).not.toContain(filling().message);
    expect(page).not.toContain('<b>');
    expect(await (await fetch(location)).text()).toContain(reference);
  });

  it('has the reference of the first post when the form was posted twice', async () => {
    const fields = { ...filling(), requestId: randomUUID() };
    const [first, second] = [await post(fields), await post(fields)];
    const [{ reference } = { reference: 'none' }] = await stored();
    expect(await confirmationOf(first)).toContain(reference);
    expect(await confirmationOf(second)).toContain(reference);
  });

  it.each(['x', '..%2F..', 'A'.repeat(5_000), '', '%FF'])(
    'redirects to the empty form for a made-up link (%.10s)',
    async (link) => {
      const response = await fetch(`${server.origin}/fr/admissions?sent=${link}`, { redirect: 'manual' });
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toBe('/fr/admissions#enquiry');
    },
  );
});

const topics = ['safeguarding', 'complaint', 'cancellation', 'data', 'account', 'other'] as const;

describe('A message on another topic', () => {
  const aMessage = (topic: string) => {
    const { region: _, stage: __, ...fields } = filling();
    return { ...fields, topic };
  };
  // @see translations enquiry.confirmation
  it.each(topics)('is stored as %s without region and stage, and its confirmation names the office', async (topic) => {
    const response = await post(aMessage(topic));
    expect(response.status).toBe(303);
    expect(await stored()).toMatchObject([{ topic, region: null, stage: null }]);
    const page = await confirmationOf(response);
    expect(page).toContain(texts[`enquiry.office.${topic}`]);
    expect(page.includes('Childline')).toBe(topic === 'safeguarding');
    expect(page).not.toContain('48 hours to arrange');
  });

  it('is confirmed in the language of its page', async () => {
    const response = await post(aMessage('complaint'), { path: '/ar/admissions' });
    const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';');
    const page = await (await fetch(`${server.origin}/ar/admissions`, { headers: { Cookie: cookie } })).text();
    expect(page).toContain(arabic['enquiry.sent.complaint']);
    expect(page).not.toContain(arabic['enquiry.sent'].slice(0, 20));
  });

  it('is stored without a posted region and stage', async () => {
    expect((await post({ ...filling(), topic: 'data' })).status).toBe(303);
    expect(await stored()).toMatchObject([{ topic: 'data', region: null, stage: null }]);
  });

  it.each(['gossip', '', 'constructor', 'Safeguarding', '__proto__'])(
    'with the unknown topic %j is refused, and the typed values are kept',
    async (topic) => {
      const response = await post(aMessage(topic));
      const page = await response.text();
      expect(response.status).toBe(400);
      for (const expected of [texts['enquiry.topic.unknown'], 'Layla Haddad', 'href="#field-topic"'])
        expect(page).toContain(expected);
      expect(await stored()).toEqual([]);
    },
  );

  it('with two topics is refused', async () => {
    const fields = new URLSearchParams(aMessage('data'));
    fields.append('topic', 'other');
    const response = await fetch(`${server.origin}/admissions`, {
      method: 'POST',
      headers: { Origin: server.origin },
      body: fields,
    });
    expect(response.status).toBe(400);
    expect(await stored()).toEqual([]);
  });

  it('returns 409 if its id was sent with another topic', async () => {
    const fields = { ...aMessage('data'), requestId: randomUUID() };
    expect((await post(fields)).status).toBe(303);
    const response = await post({ ...fields, topic: 'other' });
    expect(response.status).toBe(409);
    expect(await response.text()).toContain(texts['form.otherContent']);
    expect(await stored()).toMatchObject([{ topic: 'data' }]);
  });

  it('does not bypass the required fields of a consultation', async () => {
    const { region: _, stage: __, ...fields } = filling();
    const response = await post({ ...fields, topic: 'consultation' });
    expect(response.status).toBe(400);
    const page = await response.text();
    for (const expected of ['enquiry.region.missing', 'enquiry.stage.missing'] as const)
      expect(page).toContain(texts[expected]);
  });

  it('is refused from another origin or if it is too large', async () => {
    const forged = await fetch(`${server.origin}/admissions`, {
      method: 'POST',
      headers: { Origin: 'https://evil.example' },
      body: new URLSearchParams(aMessage('safeguarding')),
    });
    expect(forged.status).toBe(403);
    expect((await post({ ...aMessage('other'), message: 'a'.repeat(300_000) })).status).toBe(413);
    expect((await post({ ...aMessage('other'), message: 'a'.repeat(1_001) })).status).toBe(400);
    expect(await stored()).toEqual([]);
  });
});

describe('A link to a topic', () => {
  it.each(['safeguarding', 'complaint', 'cancellation', 'data', 'account', 'other'] as const)(
    'opens the form for %s, without region and stage',
    async (topic) => {
      const page = await (await fetch(`${server.origin}/admissions?topic=${topic}`)).text();
      expect(page).toContain(texts[`enquiry.title.${topic}`]);
      expect(page).toContain(texts[`enquiry.submit.${topic}`]);
      expect(page).toMatch(new RegExp(`<option value="${topic}" selected`));
      expect(page).not.toContain('name="stage"');
      expect(page).not.toContain('name="region"');
      expect(page.includes('0800\u00a01111')).toBe(topic === 'safeguarding');
    },
  );

  it.each(['gossip', '', '%00', 'constructor'])(
    'opens the consultation form if the topic does not exist: %s',
    async (topic) => {
      const response = await fetch(`${server.origin}/admissions?topic=${topic}`);
      const page = await response.text();
      expect(response.status).toBe(200);
      expect(page).toContain('name="stage"');
      expect(page).toMatch(/<option value="consultation" selected/);
    },
  );
});

describe('The choice of another topic without a script', () => {
  it.each(topics)('shows the form for %s with the typed values, which is then stored and confirmed', async (topic) => {
    const typed = { ...filling(), topic };
    const response = await post({ ...typed, intent: 'topic' }, { path: '/ar/admissions' });
    const page = await response.text();
    expect(response.status).toBe(200);
    for (const kept of ['value="Layla Haddad"', arabic[`enquiry.title.${topic}`], 'primary years.</textarea>'])
      expect(page).toContain(kept);
    expect(page.includes(arabic['enquiry.danger'])).toBe(topic === 'safeguarding');
    expect(page).not.toContain('name="stage"');
    expect(page).not.toContain('aria-invalid');
    expect(await stored()).toEqual([]);
    const sent = await post(typed, { path: '/ar/admissions' });
    const [cookie = ''] = (sent.headers.get('set-cookie') ?? '').split(';');
    const confirmation = await fetch(new URL(sent.headers.get('location') ?? '', server.origin), {
      headers: { Cookie: cookie },
    });
    const confirmationPage = await confirmation.text();
    const [row] = await stored();
    expect(row).toMatchObject({ topic, stage: null });
    for (const expected of [
      row?.reference ?? 'none',
      arabic['enquiry.confirmation.title'],
      arabic[`enquiry.sent.${topic}`],
    ])
      expect(confirmationPage).toContain(expected);
  });
});

describe('The consultation form during a database outage', () => {
  beforeEach(() => proxy.disconnect());
  afterEach(async () => {
    await proxy.reconnect();
    await untilReady(server.origin);
  });

  it.each([
    ['a visitor', ''],
    ['a signed-in person', 'session=unknown-while-away'],
  ])('of %s returns 503 with the typed values, and is stored once after the outage', async (_, cookie) => {
    const fields = filling();
    const response = await post(fields, { cookie });
    const page = await response.text();
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    for (const kept of [texts['enquiry.failed'], fields.name, fields.email, fields.region, fields.message])
      expect(page).toContain(kept);
    const requestId = requestIdIn(page) ?? '';
    expect(requestId).not.toBe('');
    await proxy.reconnect();
    await eventually(async () => expect((await post({ ...fields, requestId })).status).toBe(303));
    expect((await post({ ...fields, requestId })).status).toBe(303);
    expect((await stored()).map(({ request_id }) => request_id)).toEqual([requestId]);
    await proxy.disconnect();
  });
});
