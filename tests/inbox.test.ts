import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { translations as texts } from '#content/translations/en.ts';
import { addMessages } from '#database/samples/messages.ts';
import { addSafetyDetails } from '#database/samples/safety.ts';
import { addStudents } from '#database/samples/students.ts';
import { parseKeys } from '#platform/keyring.server.ts';
import { type DatabaseProxy, openDatabaseProxy } from './support/database-proxy.ts';
import { eventually, untilReady } from './support/eventually.ts';
import { makePerson, openSession, type TestPerson } from './support/people.ts';
import { type RunningServer, startServer } from './support/server.ts';
import { openTestDatabase, type TestDatabase } from './support/test-database.ts';

let database: TestDatabase;
let proxy: DatabaseProxy;
let server: RunningServer;
let dataFolder: string;
const encryptionKeys = `1:${Buffer.alloc(32, 7).toString('base64')}`;
const keyring = parseKeys(encryptionKeys);
beforeAll(async () => {
  database = await openTestDatabase();
  proxy = await openDatabaseProxy(database.owner);
  dataFolder = await mkdtemp(path.join(tmpdir(), 'school-compose-'));
  server = await startServer({
    DATA_DIR: dataFolder,
    DATABASE_URL: proxy.address,
    ENCRYPTION_KEYS: encryptionKeys,
  });
});
afterAll(async () => {
  await server.stop();
  await proxy.close();
  await database.close();
  await rm(dataFolder, { recursive: true, force: true });
});

let mother: TestPerson;
let mentor: TestPerson;
let cookie: string;
beforeEach(async () => {
  [mother, mentor] = [await makePerson(database, 'parent'), await makePerson(database, 'mentor')];
  const token = await openSession(database, mother.id);
  cookie = `session=${token}`;
});

type Fields = Record<string, string | string[]>;

const filling = () => ({
  receiverId: mentor.id,
  subject: 'Mira is ill today',
  body: 'She stays at home.',
  requestId: randomUUID(),
});

function post(fields: Fields, { path = '/inbox?compose', as = cookie } = {}): Promise<Response> {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) body.append(name, one);
  return fetch(server.origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: server.origin, ...(as && { Cookie: as }) },
    body,
  });
}

const stored = () => database.asOwner<{ sender_id: string; receiver_id: string }>('select * from messages');
const forgetMessages = () => database.asOwner('delete from messages');

describe('The compose form', () => {
  afterEach(forgetMessages);

  const long = (length: number, unit = 'a') => unit.repeat(length);
  const incomplete = texts['compose.incomplete'];
  const cases: [field: string, what: string, value: string | string[], says: string | undefined][] = [
    ['receiverId', 'empty', '', incomplete],
    ['receiverId', 'spaces', '   ', incomplete],
    ['receiverId', 'not an id', 'margaret', texts['compose.recipient.unknown']],
    ['receiverId', 'an unknown id', randomUUID(), texts['compose.recipient.unknown']],
    ['receiverId', 'NUL', '\0', undefined],
    ['receiverId', 'two people', [randomUUID(), randomUUID()], undefined],
    ['subject', 'empty', '', incomplete],
    ['subject', 'spaces of all kinds', ' \u00a0\u3000\u2003 ', incomplete],
    ['subject', 'invisible characters', '\u200b\u200e\u2060', incomplete],
    ['subject', 'blank Braille and Hangul fillers', '\u2800\u3164\u115f\u1160\uffa0', incomplete],
    ['subject', 'DEL', 'a\u007fb', texts['validation.forbiddenCharacters']],
    ['subject', 'one character too many', long(201), texts['compose.subject.tooLong']],
    ['subject', 'one emoji too many', long(201, '😀'), texts['compose.subject.tooLong']],
    ['subject', 'NUL', 'a\0b', texts['validation.forbiddenCharacters']],
    ['subject', 'the field twice', ['one', 'two'], texts['compose.failed']],
    ['body', 'empty', '', incomplete],
    ['body', 'line breaks only', '\r\n\r\n', incomplete],
    ['body', 'blank Braille and spaces', ' \u2800\u200b\n\u3164', incomplete],
    ['body', 'a C1 control character', 'a\u0085b', texts['validation.forbiddenCharacters']],
    ['body', 'one character too many', long(10_001), texts['compose.body.tooLong']],
    ['body', 'one Chinese character too many', long(10_001, '家'), texts['compose.body.tooLong']],
    ['body', 'NUL', 'a\0b', texts['validation.forbiddenCharacters']],
    ['body', '1 MB', long(1_048_576), undefined],
    ['requestId', 'not an id', 'again', texts['compose.failed']],
    ['requestId', 'two ids', [randomUUID(), randomUUID()], texts['compose.failed']],
  ];

  // @see core §5.9
  it.each(cases)(
    'refuses an invalid %s (%s), keeps the other fields, and stores nothing',
    async (field, _what, value, says) => {
      const response = await post({ ...filling(), [field]: value });
      const page = await response.text();
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
      if (says) expect(page).toContain(says);
      if (response.status === 400 && field !== 'body') expect(page).toContain('She stays at home.');
      expect(await stored()).toEqual([]);
    },
  );

  it('refuses the sender and suspended people as recipients', async () => {
    const gone = await makePerson(database, 'mentor');
    await database.asOwner('select accounts.suspend($1)', [gone.id]);
    for (const { id } of [mother, gone]) {
      const response = await post({ ...filling(), receiverId: id });
      expect(response.status).toBe(400);
      expect(await response.text()).toContain(texts['compose.recipient.unknown']);
    }
    expect(await stored()).toEqual([]);
  });

  it('redirects a visitor to the login with a link back, and stores nothing', async () => {
    const response = await post(filling(), { as: '' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/parent-login?redirectTo=%2Finbox%3Fcompose%3D');
    expect(await stored()).toEqual([]);
  });

  it('takes the sender from the session only, and ignores other fields', async () => {
    const response = await post({
      ...filling(),
      senderId: mentor.id,
      sender_id: mentor.id,
      read: 'true',
      id: mentor.id,
    });
    expect(response.status).toBe(303);
    expect(await stored()).toMatchObject([{ sender_id: mother.id, receiver_id: mentor.id, read: false }]);
  });

  it.each([
    ['subject', '  قائمة العائلة 家庭 😀  '],
    ['subject', 'ß'.repeat(200)],
    ['body', '家'.repeat(10_000)],
    ['body', 'line\r\n'.repeat(1_666)],
  ])('accepts a %s in any script up to the limit', async (field, value) => {
    expect((await post({ ...filling(), [field]: value })).status).toBe(303);
    expect(await stored()).toHaveLength(1);
  });

  it('stores one message if it is sent twice, and returns 409 with the text if the content differs', async () => {
    const fields = filling();
    const responses = await Promise.all([post(fields), post(fields)]);
    expect(responses.map(({ status }) => status)).toEqual([303, 303]);
    const other = await post({ ...fields, body: 'She is well again.' });
    const page = await other.text();
    expect(other.status).toBe(409);
    expect(page).toContain('She is well again.');
    expect(page).toContain(texts['form.otherContent']);
    expect(page).not.toContain(`name="requestId" value="${fields.requestId}"`);
    expect(page).toMatch(/name="requestId" value="[0-9a-f-]{36}"/);
    expect(await stored()).toHaveLength(1);
  });

  it.each([
    [5, 30, 'you can send it in 5 minutes'],
    [20 * 60, 200, 'you can send it in 4 hours'],
  ])(
    'returns 429 after too many messages (%i minutes ago), and keeps the typed values',
    async (minutesAgo, count, says) => {
      const fields = filling();
      expect((await post(fields)).status).toBe(303);
      const message = { from: mother.id, to: mentor.id, sentAt: new Date(Date.now() - minutesAgo * 60_000) };
      await addMessages(
        database.asOwner,
        database.keyring,
        Array.from({ length: count }, () => message),
      );
      const next = { ...filling(), subject: 'Kept subject', body: 'Kept text.' };
      for (const path of ['/inbox?compose', '/inbox.data?compose']) {
        const response = await post(next, { path });
        const page = await response.text();
        expect(response.status).toBe(429);
        expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
        expect(page).toContain('Kept subject');
        expect(page).toContain('Kept text.');
        expect(page).toContain(next.requestId);
        if (path === '/inbox?compose') expect(page).toContain(says);
      }
      // A form that was sent before is still recognised as the same message.
      expect((await post(fields)).status).toBe(303);
      expect(await stored()).toHaveLength(count + 1);
    },
  );
});

describe('A page of a signed-in person', () => {
  afterEach(() => forgetMessages());

  const open = async (path: string) => (await fetch(server.origin + path, { headers: { Cookie: cookie } })).text();
  const receive = (message: { subject: string; body?: string; isRead?: boolean; threadId?: string }) =>
    addMessages(database.asOwner, keyring, [{ from: mentor.id, to: mother.id, ...message }]);

  /** A child whose family is asked for nothing. */
  async function addConfirmedStudent(): Promise<void> {
    const [{ id: studentId } = { id: '' }] = await addStudents(database.asOwner, [{ parentId: mother.id }]);
    await addSafetyDetails(database.asOwner, keyring, [{ studentId, authorId: mother.id }]);
  }

  it('lists unread messages among the notifications, or shows the specified text without them', async () => {
    await addConfirmedStudent();
    expect(await open('/parent-dashboard')).toContain(texts['dashboard.notifications.empty']);
    const [id] = await receive({ subject: 'The school trip' });
    await receive({ subject: 'An old letter', isRead: true });
    const page = await open('/parent-dashboard');
    expect(page).toContain(`href="/inbox/${id}"`);
    expect(page).toContain('The school trip');
    expect(page).not.toContain('An old letter');
    expect(page).not.toContain(texts['dashboard.notifications.empty']);
    expect(await open('/parent-dashboard?tab=reports')).not.toContain('The school trip');
  });

  it('marks listed messages as read, but only those that the person received', async () => {
    await addConfirmedStudent();
    const ids = await receive({ subject: 'The school trip' });
    const someoneElses = await addMessages(database.asOwner, keyring, [
      { from: mother.id, to: mentor.id, subject: 'Our answer' },
    ]);
    const mark = async (messageIds: string[]) => {
      const response = await fetch(`${server.origin}/parent-dashboard`, {
        method: 'POST',
        redirect: 'manual',
        headers: { Cookie: cookie, Origin: server.origin },
        body: new URLSearchParams(messageIds.map((id) => ['messageId', id])),
      });
      return response.status;
    };
    for (const refused of [[], ['no id'], Array.from({ length: 6 }, () => randomUUID())])
      expect(await mark(refused)).toBe(400);
    expect(await open('/parent-dashboard')).toContain(texts['dashboard.notifications.markRead.one']);
    expect(await mark([...ids, ...someoneElses, randomUUID()])).toBe(303);
    expect(await open('/parent-dashboard')).toContain(texts['dashboard.notifications.empty']);
    const unread = await database.asOwner<{ id: string }>('select id from messages where not read');
    expect(unread.map(({ id }) => id)).toEqual(someoneElses);
  });

  it('shows only unread messages with `?show=unread`, and keeps the filter in its links', async () => {
    const [id] = await receive({ subject: 'The school trip' });
    await receive({ subject: 'An old letter', isRead: true });
    const page = await open('/inbox?show=unread');
    expect(page).toContain(`href="/inbox/${id}?show=unread"`);
    expect(page).not.toContain('An old letter');
    expect(await open('/inbox?show=sent')).toContain(texts['inbox.none.sent']);
    expect(await open('/inbox?show=nonsense')).toContain('An old letter');
  });

  it('shows a message in its thread and marks opened messages read, but not on a background reload', async () => {
    const send = async (message: { body: string; threadId?: string; isRead?: boolean }) =>
      (await receive({ subject: 'The school trip', ...message }))[0] ?? '';
    const threadId = await send({ body: 'The first text', isRead: true });
    await send({ body: 'The second text', threadId });
    const page = await open(`/inbox/${threadId}`);
    expect(page).toMatch(/The first text.*<details open="".*The second text/s);
    const unread = () => database.asOwner('select id from messages where not read');
    expect(await unread()).toEqual([]);
    const arrived = await send({ body: 'The third text', threadId });
    const reload = { Cookie: cookie, 'X-Background-Load': '1' };
    expect(await (await fetch(`${server.origin}/inbox/${threadId}.data`, { headers: reload })).text()).toContain(
      arrived,
    );
    expect(await unread()).toEqual([{ id: arrived }]);
  });

  it('shows the message that a reply answers, also after an error, and continues its thread', async () => {
    const [id] = await receive({ subject: 'The school trip', body: 'Bring <b>boots</b>.' });
    const path = `/inbox?compose&to=${mentor.id}&re=${id}`;
    const shown = /<blockquote[^>]*>Bring &lt;b&gt;boots&lt;\/b&gt;\.<\/blockquote>/;
    expect(await open(path)).toMatch(shown);
    const refused = await post({ ...filling(), subject: '' }, { path });
    expect(await refused.text()).toMatch(shown);
    const sent = await post(filling(), { path });
    expect(sent.status).toBe(303);
    expect(await database.asOwner('select distinct thread_id from messages')).toEqual([{ thread_id: id }]);
    const [reply] = await database.asOwner<{ id: string }>('select id from messages where sender_id = $1', [mother.id]);
    expect(sent.headers.get('location')).toBe(`/inbox/${reply?.id}`);
  });

  it('sends a reply from the page of a message, once, and shows it in its thread', async () => {
    const [id] = await receive({ subject: 'The school trip' });
    const path = `/inbox/${id}`;
    const fields = { ...filling(), subject: 'Re: The school trip' };
    expect((await post(fields, { path, as: '' })).headers.get('location')).toContain('/parent-login');
    const otherPerson = `session=${await openSession(database, (await makePerson(database, 'parent')).id)}`;
    expect((await post(fields, { path, as: otherPerson })).status).toBe(404);
    const tooLong = `Kept text. ${'a'.repeat(10_000)}`;
    const refused = await post({ ...fields, body: tooLong }, { path });
    const refusedPage = await refused.text();
    expect(refused.status).toBe(400);
    expect(refusedPage).toContain(texts['compose.body.tooLong']);
    expect(refusedPage).toContain(`>${tooLong}</textarea>`);
    expect((await post({ ...fields, receiverId: randomUUID() }, { path })).status).toBe(400);
    expect((await post({ ...fields, body: '' }, { path })).status).toBe(400);
    expect(await stored()).toHaveLength(1);

    const posted = await Promise.all([post(fields, { path: `${path}?show=received` }), post(fields, { path })]);
    const replies = await database.asOwner<{ id: string; thread_id: string }>(
      'select id, thread_id from messages where sender_id = $1',
      [mother.id],
    );
    expect(replies).toEqual([{ id: expect.any(String), thread_id: id }]);
    expect(posted.map(({ headers }) => headers.get('location'))).toEqual([
      `/inbox/${replies[0]?.id}?show=received`,
      `/inbox/${replies[0]?.id}`,
    ]);
  });

  it('has a reply form that posts to the form with all fields without a script, and none where a reply is not allowed', async () => {
    const [id] = await receive({ subject: 'The school trip' });
    const form = /<form[^>]* action="\/inbox\?compose&amp;to=[^"]+"[^>]* enctype="multipart\/form-data"/i;
    const page = await open(`/inbox/${id}`);
    expect(page).toMatch(form);
    expect(page).toContain(`value="Re: The school trip"`);
    await database.asOwner('select accounts.suspend($1)', [mentor.id]);
    const blocked = await open(`/inbox/${id}`);
    expect(blocked).not.toMatch(form);
    expect(blocked).toContain(`${mentor.fullName} can no longer receive messages.`);
  });

  it('offers the reader’s own students, and refuses another student', async () => {
    const [own, someoneElsesChild] = await addStudents(database.asOwner, [
      { fullName: 'Own Child', parentId: mother.id },
      { fullName: 'Unrelated Child' },
    ]);
    const form = await open('/inbox?compose');
    expect(form).toContain(`<option value="${own?.id}">Own Child</option>`);
    expect(form).not.toContain('Unrelated Child');
    const refused = await post({ ...filling(), studentId: someoneElsesChild?.id ?? '' });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain(texts['compose.student.unknown']);
    expect((await post({ ...filling(), studentId: own?.id ?? '' })).status).toBe(303);
    expect(await open('/inbox')).toContain('Own Child');
  });

  it('archives a thread without a script, and shows a notice with Undo', async () => {
    const [id] = await receive({ subject: 'The school trip', isRead: true });
    const path = `/inbox/${id}`;
    expect((await post({ intent: 'nonsense' }, { path })).status).toBe(400);
    const otherPerson = await openSession(database, (await makePerson(database, 'parent')).id);
    expect((await post({ intent: 'archive' }, { path, as: `session=${otherPerson}` })).status).toBe(404);
    const archived = await post({ intent: 'archive' }, { path: `${path}?show=received` });
    expect(archived.headers.get('location')).toBe('/inbox?show=received');
    const notice = archived.headers.get('set-cookie')?.split(';')[0];
    const inbox = await fetch(`${server.origin}/inbox`, { headers: { Cookie: `${cookie}; ${notice}` } });
    const page = await inbox.text();
    expect(page).not.toContain('The school trip');
    expect(page).toMatch(new RegExp(`<form[^>]* action="${path}"[^>]*>.*value="restore"[^>]*>Undo<`, 's'));
    expect(await open('/inbox?show=archived')).toContain('The school trip');
    expect((await post({ intent: 'restore' }, { path })).headers.get('location')).toBe(path);
    expect(await open('/inbox')).toContain('The school trip');
  });

  it('links the http and https addresses of a message, and no others', async () => {
    const body = 'See https://example.org/a?b=1&c, not javascript:alert(1) <a href="https://evil.example">this</a>';
    const [id] = await receive({ subject: 'Links', body });
    const page = await open(`/inbox/${id}`);
    expect(page).toContain(
      '<a href="https://example.org/a?b=1&amp;c" dir="ltr" translate="no" target="_blank" rel="noopener noreferrer"',
    );
    expect(page).not.toContain('href="javascript');
    expect(page).not.toContain('<a href="https://evil.example">');
  });
});

describe('The report of a message', () => {
  afterEach(async () => {
    await database.asOwner('delete from message_reports');
    await forgetMessages();
  });

  it('is visible to the office only, which states a reason to read the message, and closes the report', async () => {
    const as = async (who: TestPerson) => `session=${await openSession(database, who.id)}`;
    const lead = await makePerson(database, 'mentor');
    const [ofMentor, ofLead] = [await as(mentor), await as(lead)];
    const ofAdmin = await as(await makePerson(database, 'admin'));
    await database.asOwner(`update offices set holder_id = $1, deputy_id = null where id = 'safeguarding'`, [lead.id]);
    const [id = ''] = await addMessages(database.asOwner, keyring, [
      { from: mentor.id, to: mother.id, body: 'Secret.' },
    ]);
    const path = `/inbox/${id}/report`;
    const request = async (path: string, session: string) => {
      const response = await fetch(server.origin + path, { headers: { Cookie: session }, redirect: 'manual' });
      return { status: response.status, page: await response.text() };
    };
    const report = { kind: 'danger', text: 'He is <afraid>.' };

    for (const session of [ofMentor, ofLead, ofAdmin]) {
      expect((await request(path, session)).status).toBe(404);
      expect((await post(report, { path, as: session })).status).toBe(404);
      expect((await request('/safeguarding', session === ofLead ? ofAdmin : session)).status).toBe(404);
    }
    expect((await request('/safeguarding', cookie)).status).toBe(404);
    const refused = await post({ ...report, kind: 'gossip' }, { path });
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('He is &lt;afraid&gt;.')]);
    expect((await post(report, { path })).headers.get('location')).toBe(`/inbox/${id}`);
    expect((await post(report, { path })).headers.get('location')).toBe(path);
    expect((await request(path, cookie)).page).toContain(texts['messageReport.already']);

    const [stored] = await database.asOwner<{ id: string }>('select id from message_reports');
    const page = `/safeguarding/${stored?.id}`;
    for (const session of [ofMentor, ofAdmin, cookie]) {
      expect((await request(page, session)).status).toBe(404);
      expect((await post({ intent: 'open', reason: 'Why' }, { path: page, as: session })).status).toBe(404);
    }
    expect((await request('/safeguarding', ofLead)).page).toContain(page);
    expect((await request(page, ofLead)).page).not.toContain('Secret.');
    expect((await post({ intent: 'open', reason: ' ' }, { path: page, as: ofLead })).status).toBe(400);
    expect((await post({ intent: 'open', reason: 'To decide' }, { path: page, as: ofLead })).status).toBe(303);
    expect((await request(page, ofLead)).page).toContain('Secret.');
    expect((await post({ intent: 'close', note: 'Done' }, { path: page, as: ofLead })).status).toBe(303);
    expect((await request('/safeguarding', ofLead)).page).toContain(texts['safeguarding.none.open']);
    expect((await request('/safeguarding?show=closed', ofLead)).page).toContain(page);
    await database.asOwner(`update offices set holder_id = null where id = 'safeguarding'`);
    expect((await request('/safeguarding', ofLead)).status).toBe(404);
  });
});

describe('An inbox that fails to load', () => {
  beforeEach(async () => {
    await database.asOwner('revoke select on messages from app_user');
    await database.asOwner('grant select (id, receiver_id, read) on messages to app_user');
  });
  afterEach(() => database.asOwner('grant select on messages to app_user'));

  // @see core §8.8
  it('shows an error in the page, with links to retry and to the dashboard', async () => {
    const response = await fetch(`${server.origin}/inbox`, { headers: { Cookie: cookie } });
    const page = await response.text();
    expect(response.status).toBe(500);
    for (const text of [texts['inbox.loadFailed'], texts['inbox.retry'], texts['inbox.backToDashboard']])
      expect(page).toContain(text);
  });
});

describe('The inbox during a database outage', () => {
  beforeEach(() => proxy.disconnect());
  afterEach(async () => {
    await proxy.reconnect();
    await untilReady(server.origin);
    await forgetMessages();
  });

  // @see core §8.9, translations error.notSaved, translations error.storageFull
  it('returns 503 with the typed message, which is sent once after the outage', async () => {
    const fields = filling();
    const response = await post(fields);
    const page = await response.text();
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    for (const kept of [texts['compose.failed'], fields.subject, fields.body, fields.requestId, fields.receiverId])
      expect(page).toContain(kept);
    await proxy.reconnect();
    await eventually(async () => expect((await post(fields)).status).toBe(303));
    expect((await post(fields)).status).toBe(303);
    expect(await stored()).toHaveLength(1);
    await proxy.disconnect();
  });

  it('returns a message that a script posted as data', async () => {
    const fields = filling();
    const response = await post(fields, { path: '/inbox.data?compose' });
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(await response.text()).toContain(fields.body);
  });

  it.each([
    ['the browser’s language', '', 'zh-CN, en;q=0.8', 'zh'],
    ['the chosen language instead of the browser’s', '; language=fr', 'zh-CN, en;q=0.8', 'fr'],
    ['English for an unsupported browser language', '', 'de', 'en'],
  ])('shows its error page in %s', async (_, chosen, accepted, expected) => {
    const headers = { Cookie: cookie + chosen, 'Accept-Language': accepted };
    const response = await fetch(`${server.origin}/inbox`, { headers });
    expect(response.status).toBe(503);
    expect(await response.text()).toContain(`<html lang="${expected}"`);
  });

  it('returns 503 for all its pages and the search for people', async () => {
    const request = (path: string) => fetch(server.origin + path, { headers: { Cookie: cookie }, redirect: 'manual' });
    for (const path of ['/inbox', '/inbox?compose', `/inbox/${randomUUID()}`, '/inbox/recipients?search=a']) {
      expect((await request(path)).status).toBe(503);
    }
  });
});
