import { describe, expect, it } from 'vitest';
import type { Role } from '#content/roles.ts';
import { translations as texts } from '#content/translations/en.ts';
import { addPolicyVersion } from '#database/samples/policy-versions.ts';
import { makeToken, tokenHash } from '#platform/tokens.server.ts';
import { openEventStream } from './support/event-stream.ts';
import { eventually } from './support/eventually.ts';
import { openSession, testPassword } from './support/people.ts';
import { serveSchool } from './support/school-server.ts';
import { type SignedIn, signInTo } from './support/signed-in.ts';

/* The account page over HTTP, without JavaScript. attacks.test.ts tests who is refused. @see PD-40 */

const { server, school } = serveSchool();

const signedIn = (role: Role = 'parent') => signInTo({ server, school }, role);

const get = async (path: string, cookie: string) =>
  (await fetch(server.origin + path, { headers: { Cookie: cookie }, redirect: 'manual' })).text();

const post = (fields: Record<string, string>, cookie: string, path = '/account') =>
  fetch(server.origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: server.origin, Cookie: cookie },
    body: new URLSearchParams(fields),
  });

describe('The account page', () => {
  it.each(['parent', 'mentor', 'admin'] as const)('shows a %s their email address', async (role) => {
    const { person, cookie } = await signedIn(role);
    const page = await get('/account', cookie);
    expect(page).toContain(`<h1 class="text-2xl">${texts['account.title']}</h1>`);
    expect(page).toContain(person.email);
  });

  it.each(['/account/notifications', '/account/two-factor', '/account/data', '/account/policies', '/change-password'])(
    'is linked from %s',
    async (path) => {
      const { cookie } = await signedIn();
      expect(await get(path, cookie)).toContain(texts['account.back']);
    },
  );

  // @see translations account.language.hint, translations account.timeZone.hint
  it('stores language and time zone and uses them on the next page', async () => {
    const { person, cookie } = await signedIn();
    const mentor = await school.makePerson('mentor');
    const message = await school.makeMessage({
      from: mentor.id,
      to: person.id,
      sentAt: new Date('2026-11-21T22:30:00Z'),
    });
    const response = await post(
      { intent: 'preferences', language: 'fr', timeZone: 'Asia/Tokyo', appearance: 'dark' },
      cookie,
    );
    expect([response.status, response.headers.get('location')]).toEqual([303, '/account']);
    expect(response.headers.getSetCookie().join()).toContain('language=fr');
    const page = await get(`/inbox/${message}`, cookie);
    expect(page).toContain('<html lang="fr"');
    expect(page).toContain('22 novembre 2026 à 07:30');
  });

  it('stores no time zone if that of the device is chosen', async () => {
    const { person, cookie } = await signedIn();
    await post({ intent: 'preferences', language: 'en', timeZone: 'Asia/Tokyo', appearance: 'dark' }, cookie);
    await post({ intent: 'preferences', language: 'en', timeZone: '', appearance: 'dark' }, cookie);
    expect(await school.asOwner('select language, time_zone from accounts.people where id = $1', [person.id])).toEqual([
      { language: 'en', time_zone: null },
    ]);
  });
});

describe('The appearance', () => {
  const save = async (appearance: string, cookie: string) => {
    const response = await post({ intent: 'preferences', language: 'en', timeZone: '', appearance }, cookie);
    return response.headers.getSetCookie().find((each) => each.startsWith('appearance=')) ?? '';
  };

  // @see cookie-policy 3.2
  it('is kept in the browser, for pages of the portal alone', async () => {
    const { cookie } = await signedIn();
    expect(await get('/account', cookie)).toContain('data-appearance="device"');
    const set = await save('dark', cookie);
    expect(set).toMatch(/^appearance=dark; Path=\/; SameSite=Lax; Max-Age=31536000; HttpOnly/);
    const both = `${cookie}; appearance=dark`;
    expect(await get('/account', both)).toMatch(/data-appearance="dark".*<meta name="theme-color" content="#0c1822"/s);
    expect(await get('/', both)).not.toContain('data-appearance');
    expect(await get('/account', `${cookie}; appearance=sepia`)).toContain('data-appearance="device"');
  });

  it('leaves no cookie if that of the device is chosen', async () => {
    const { cookie } = await signedIn();
    expect(await save('device', cookie)).toContain('Max-Age=0');
  });
});

describe('The first sign-in', () => {
  const languageOf = async (id: string) =>
    (await school.asOwner<{ language: string | null }>('select language from accounts.people where id = $1', [id]))[0]
      ?.language;

  it.each([
    ['the language of the page, if the account has none', null, 'zh'],
    ['no other language than the stored one', 'fr', 'fr'],
  ])('stores %s', async (_, stored, expected) => {
    const { id, email } = await school.makePerson('parent');
    await school.asOwner('update accounts.people set language = $2 where id = $1', [id, stored]);
    const response = await post({ email, password: testPassword }, 'language=zh', '/parent-login');
    expect(response.status).toBe(303);
    expect(await languageOf(id)).toBe(expected);
  });
});

describe('The sessions on the account page', () => {
  const sessionsOf = async ({ person }: SignedIn) =>
    (
      await school.asOwner<{ id: string }>(
        'select id from accounts.sessions where person_id = $1 order by created_at desc, id',
        [person.id],
      )
    ).map(({ id }) => id);

  it('show browser and operating system, with a button to end all but the current one', async () => {
    const visitor = await signedIn();
    await openSession(school, visitor.person.id);
    const userAgent = 'Mozilla/5.0 (Macintosh) Version/18.5 Safari/605.1.15';
    const response = await fetch(`${server.origin}/account`, {
      headers: { Cookie: visitor.cookie, 'User-Agent': userAgent },
    });
    await response.text();
    const page = await get('/account', visitor.cookie);
    expect(page).toContain('Safari on macOS');
    expect(page.match(/name="sessionId"/g)).toHaveLength(1);
    expect(page).toContain(texts['account.sessions.endOthers']);
  });

  it('return the same response for another person’s and an unknown session, and end neither', async () => {
    const [visitor, other] = [await signedIn(), await signedIn()];
    const [someoneElsesSession = ''] = await sessionsOf(other);
    const responses = await Promise.all(
      [someoneElsesSession, '11111111-1111-4111-8111-111111111111', 'x'].map((sessionId) =>
        post({ intent: 'end-session', sessionId }, visitor.cookie),
      ),
    );
    const seen = responses.map((response) => [response.status, response.headers.getSetCookie().join()]);
    expect(new Set(seen.map(String)).size).toBe(1);
    expect(String(seen[0])).toContain('alreadyEnded');
    expect(await sessionsOf(other)).toEqual([someoneElsesSession]);
  });

  // @see translations account.sessions
  it('can be ended on another device, whose open tabs are notified at once', async () => {
    const visitor = await signedIn();
    const [own = ''] = await sessionsOf(visitor);
    const elsewhere = await openEventStream(server.origin, await openSession(school, visitor.person.id));
    const [ended = ''] = (await sessionsOf(visitor)).filter((id) => id !== own);
    expect((await post({ intent: 'end-session', sessionId: ended }, visitor.cookie)).status).toBe(303);
    await eventually(() => expect(elsewhere.events).toContain('session-ended'));
    await elsewhere.ended;
    expect(await sessionsOf(visitor)).toEqual([own]);
  });

  it('are all ended except the current one, also if the form is sent twice', async () => {
    const visitor = await signedIn();
    const [own = ''] = await sessionsOf(visitor);
    await openSession(school, visitor.person.id);
    for (let press = 0; press < 2; press++)
      expect((await post({ intent: 'end-other-sessions' }, visitor.cookie)).status).toBe(303);
    expect(await sessionsOf(visitor)).toEqual([own]);
  });
});

describe('The download of one’s own data', () => {
  // @see disclaimer 7.3
  it('requires a recently entered password and returns a ZIP file', async () => {
    const { person, cookie } = await signedIn();
    await school.asOwner(`update accounts.sessions set password_entered_at = now() - interval '11 minutes'`);
    const download = () => post({}, cookie, '/account/data/download');
    const refused = await download();
    expect([refused.status, refused.headers.get('location')]).toEqual([303, '/account/data']);
    const page = await get('/account/data', cookie);
    expect(page).toContain(texts['ownData.password']);
    expect(page).not.toContain('action="/account/data/download"');
    const wrong = { intent: 'confirm-password', currentPassword: 'Wrong-Horse-9x!' };
    expect((await post(wrong, cookie, '/account/data')).status).toBe(400);
    expect((await post({ ...wrong, currentPassword: person.password }, cookie, '/account/data')).status).toBe(303);
    expect(await get('/account/data', cookie)).toContain('action="/account/data/download"');
    const response = await download();
    expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      200,
      'application/zip',
      'private, no-store',
    ]);
    const content = Buffer.from(await response.arrayBuffer());
    expect([content.includes('index.html'), content.includes('data.json')]).toEqual([true, true]);
  });

  it('is refused to visitors, and redirects GET requests to its page', async () => {
    expect((await post({}, '', '/account/data/download')).status).toBe(401);
    const { cookie } = await signedIn();
    const response = await fetch(`${server.origin}/account/data/download`, {
      headers: { Cookie: cookie },
      redirect: 'manual',
    });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/account/data']);
  });
});

describe('A change of the email address', () => {
  const newAddress = ({ person }: SignedIn) => `new.${person.id}@example.org`;
  const change = (visitor: SignedIn, more: Record<string, string> = {}) =>
    post({ intent: 'change-email', email: newAddress(visitor), ...more }, visitor.cookie);
  const passwordIsOld = ({ person }: SignedIn) =>
    school.asOwner(
      `update accounts.sessions set password_entered_at = now() - interval '1 hour' where person_id = $1`,
      [person.id],
    );
  const requested = ({ person }: SignedIn) =>
    school.asOwner('select new_email from accounts.email_changes where person_id = $1', [person.id]);

  // @see disclaimer 7.3
  it('requires a recently entered password, keeps the typed address, and limits wrong passwords', async () => {
    const visitor = await signedIn();
    expect(await get('/account', visitor.cookie)).not.toContain('name="currentPassword"');
    await passwordIsOld(visitor);
    expect(await get('/account', visitor.cookie)).toContain('name="currentPassword"');
    const missing = await change(visitor);
    const page = await missing.text();
    expect(missing.status).toBe(400);
    expect(page).toContain(texts['account.password.again']);
    expect(page).toContain(`value="${newAddress(visitor)}"`);
    for (let wrong = 0; wrong < 5; wrong++) {
      const response = await change(visitor, { currentPassword: 'wrong' });
      expect([response.status, await response.text()]).toEqual([
        400,
        expect.stringContaining(texts['validation.password.wrong']),
      ]);
    }
    const limited = await change(visitor, { currentPassword: visitor.person.password });
    expect([limited.status, Number(limited.headers.get('retry-after')) > 800]).toEqual([429, true]);
    expect(await requested(visitor)).toEqual([]);
  });

  it('takes effect only after the links in both mails are confirmed', async () => {
    const visitor = await signedIn();
    await passwordIsOld(visitor);
    const response = await change(visitor, { currentPassword: visitor.person.password });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/account']);
    expect(await get('/account', visitor.cookie)).toContain(texts['account.changeEmail.cancel']);
    const links = await linksOf(visitor);
    for (const link of Object.values(links)) {
      const page = await get(link, '');
      expect(page).toContain(newAddress(visitor));
      expect(page).toContain(texts['confirmEmail.confirm']);
    }
    const confirm = async (link: string) => (await post({ intent: 'confirm' }, '', link)).headers.get('location');
    expect(await confirm(links.new)).toBe('/confirm-email?done=confirmed');
    expect(await get('/account', visitor.cookie)).toContain(texts['account.changeEmail.confirmed']);
    expect(await confirm(links.old)).toBe('/confirm-email?done=changed');
    expect(await get('/account', visitor.cookie)).toContain(newAddress(visitor));
    const again = await fetch(server.origin + links.old);
    expect([again.status, again.headers.get('referrer-policy'), await again.text()]).toEqual([
      400,
      'strict-origin',
      expect.stringContaining(texts['reset.invalid']),
    ]);
  });

  it('can be rejected by its owner, who is signed out and offered a password reset', async () => {
    const visitor = await signedIn();
    await change(visitor);
    const links = await linksOf(visitor);
    expect(await get(links.new, '')).not.toContain(visitor.person.fullName);
    expect(await get(links.old, '')).toContain(texts['confirmEmail.refuse.effect']);
    const response = await post({ intent: 'refuse' }, '', links.old);
    expect(response.headers.get('location')).toBe('/confirm-email?done=refusedOld');
    expect(await get('/confirm-email?done=refusedOld', '')).toContain('href="/forgot-password"');
    expect((await fetch(`${server.origin}/session`, { headers: { Cookie: visitor.cookie } })).status).toBe(401);
  });

  /** Waits for the job and replaces the tokens of its links with known ones. */
  async function linksOf({ person }: SignedIn): Promise<{ old: string; new: string }> {
    const [old, fresh] = [makeToken(), makeToken()];
    await eventually(async () => {
      const rows = await school.asOwner(
        `update accounts.email_changes set old_token_hash = $2, new_token_hash = $3
         where person_id = $1 and new_token_hash is not null returning id`,
        [person.id, tokenHash(old), tokenHash(fresh)],
      );
      expect(rows).toHaveLength(1);
    });
    return { old: `/confirm-email?token=${old}`, new: `/confirm-email?token=${fresh}` };
  }
});

describe('Account holders', () => {
  // @see general-terms 11.2, privacy-policy 11.3
  it('see a new version of a policy on every page until they acknowledge it', async () => {
    const { person, cookie } = await signedIn();
    const other = await signedIn('admin');
    const pages = ['/account', '/inbox', '/parent-dashboard'];
    const line = `>${texts['portal.policiesDue.read']}<`;
    for (const page of pages) expect(await get(page, cookie)).not.toContain(line);
    const id = await addPolicyVersion(school.asOwner, { policy: 'privacy-policy', number: 1 });
    for (const page of pages) expect(await get(page, cookie)).toContain(line);
    expect(await get('/account/policies', cookie)).toContain(`value="${id}"`);
    expect((await post({ version: id }, '', '/account/policies')).headers.get('location')).toContain('/parent-login');
    expect((await post({ version: 'x' }, cookie, '/account/policies')).status).toBe(400);
    expect((await post({ version: person.id }, cookie, '/account/policies')).status).toBe(404);
    for (let times = 0; times < 2; times++) {
      const response = await post({ version: id }, cookie, '/account/policies');
      expect([response.status, response.headers.get('location')]).toEqual([303, '/account/policies']);
    }
    for (const page of pages) expect(await get(page, cookie)).not.toContain(line);
    const own = await get('/account/policies', cookie);
    expect(own).not.toContain(`value="${id}"`);
    expect(own).toContain('href="/legal/privacy-policy/versions/1"');
    const list = (state: string) => get(`/admin-console/policies?state=${state}&search=${person.email}`, other.cookie);
    expect(await list('acknowledged')).toContain(`>${person.email}<`);
    expect(await list('open')).not.toContain(`>${person.email}<`);
    const parents = await fetch(`${server.origin}/admin-console/policies`, {
      headers: { Cookie: cookie },
      redirect: 'manual',
    });
    expect(parents.headers.get('location')).toBe('/parent-dashboard');
    await school.asOwner('update policy_versions set is_material = false');
  });
});
