import { beforeEach, describe, expect, it } from 'vitest';
import { translations as english } from '#content/translations/en.ts';
import { relyingPartyOf } from '#features/accounts/relying-party.server.ts';
import { tokenHash } from '#platform/tokens.server.ts';
import { currentCode } from './support/authenticator.ts';
import { TestPasskey } from './support/passkey.ts';
import { openSession, type TestPerson } from './support/people.ts';
import { serveSchool } from './support/school-server.ts';

/* Two-factor authentication over HTTP, without a script. @see R5 @see R6 */

const { server, school } = serveSchool({ LOG_LEVEL: 'info', REQUIRE_TWO_FACTOR: 'admin,mentor' });
let parent: TestPerson;
let session: string;
beforeEach(async () => {
  await school.asOwner('delete from accounts.sign_in_attempts');
  parent = await school.makePerson('parent');
  session = await openSession(school, parent.id);
});

const page = '/account/two-factor';
const get = (path: string, cookie = '') =>
  fetch(server.origin + path, { redirect: 'manual', headers: { Cookie: cookie } });
const post = (path: string, fields: Record<string, string>, cookie = '', origin = server.origin) =>
  fetch(server.origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: origin, Cookie: cookie },
    body: new URLSearchParams(fields),
  });
const cookieIn = (response: Response, name: string) =>
  response.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.split(';')[0] ?? '';
const secretIn = (html: string) => /[?&](?:amp;)?secret=([A-Z2-7]{32})/.exec(html)?.[1] ?? '';
const codesIn = (html: string) => html.match(/(?<=>)([0-9a-z]{4}-){3}[0-9a-z]{4}(?=<)/g) ?? [];
const countOf = async (table: string) =>
  (await school.asOwner(`select from ${table} where id = $1`, [parent.id])).length;

async function enrol(): Promise<{ secret: string; codes: string[] }> {
  const secret = secretIn(await (await get(page, `session=${session}`)).text());
  const response = await post(page, { intent: 'enrol', code: currentCode(secret) }, `session=${session}`);
  expect(response.status).toBe(200);
  return { secret, codes: codesIn(await response.text()) };
}

/** Signs in with the password. Returns the cookie of the waiting sign-in. */
async function signIn(redirectTo = ''): Promise<string> {
  const response = await post('/parent-login', { email: parent.email, password: parent.password, redirectTo });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toMatch(/^\/parent-login\/code/);
  expect(cookieIn(response, 'session')).toBe('');
  return cookieIn(response, 'pendingSignIn');
}

describe('The page of two-factor authentication', () => {
  it('keeps the secret if the code is wrong, missing or too long', async () => {
    const secret = secretIn(await (await get(page, `session=${session}`)).text());
    expect(secret).toHaveLength(32);
    for (const code of ['', '000000', 'x'.repeat(60)]) {
      const response = await post(page, { intent: 'enrol', code }, `session=${session}`);
      expect(response.status).toBe(400);
      expect(secretIn(await response.text())).toBe(secret);
    }
    expect(secretIn(await (await get(page, `session=${session}`)).text())).toBe(secret);
    expect((await post(page, { intent: 'other' }, `session=${session}`)).status).toBe(400);
    expect(await countOf('authenticators')).toBe(0);
  });

  it('ignores a secret in the form', async () => {
    const forged = 'A'.repeat(32);
    const secret = secretIn(await (await get(page, `session=${session}`)).text());
    const fields = { intent: 'enrol', secret: forged, code: currentCode(forged) };
    const response = await post(page, fields, `session=${session}`);
    expect(response.status).toBe(400);
    expect(secretIn(await response.text())).toBe(secret);
    expect(await countOf('authenticators')).toBe(0);
  });

  it('shows a new secret after an hour, and says that the code was for the old one', async () => {
    const secret = secretIn(await (await get(page, `session=${session}`)).text());
    await school.asOwner(`update authenticator_setups set created_at = now() - interval '1 hour'`);
    const response = await post(page, { intent: 'enrol', code: currentCode(secret) }, `session=${session}`);
    expect(response.status).toBe(409);
    const html = await response.text();
    expect(html).toContain(english['twoFactor.enrol.expired']);
    expect(secretIn(html)).toMatch(/^[A-Z2-7]{32}$/);
    expect(secretIn(html)).not.toBe(secret);
  });

  it('shows ten recovery codes once, and accepts no second app', async () => {
    const { secret, codes } = await enrol();
    expect(new Set(codes).size).toBe(10);
    const html = await (await get(page, `session=${session}`)).text();
    expect(codesIn(html)).toEqual([]);
    expect(html).not.toContain(secret);
    const again = await post(page, { intent: 'enrol', code: currentCode(secret, 1) }, `session=${session}`);
    expect(again.status).toBe(409);
    expect(await again.text()).toContain(english['twoFactor.refused']);
  });

  it('refuses changes from another origin and without a recently entered password', async () => {
    await enrol();
    const remove = { intent: 'remove-authenticator' };
    expect((await post(page, remove, `session=${session}`, 'https://evil.example')).status).toBe(403);
    await school.asOwner(
      `update accounts.sessions set password_entered_at = now() - interval '11 minutes' where token_hash = $1`,
      [tokenHash(session)],
    );
    expect((await post(page, remove, `session=${session}`)).status).toBe(409);
    expect(await countOf('authenticators')).toBe(1);
    expect(await (await get(page, `session=${session}`)).text()).toContain('name="currentPassword"');
    const confirm = (currentPassword: string) =>
      post(page, { intent: 'confirm-password', currentPassword }, `session=${session}`);
    for (const wrong of ['', 'Wrong-Horse-9x!']) expect((await confirm(wrong)).status).toBe(400);
    expect((await confirm(parent.password)).status).toBe(303);
    expect((await post(page, remove, `session=${session}`)).status).toBe(303);
    expect(await countOf('authenticators')).toBe(0);
  });

  it('removes the app, creates new recovery codes, and is not cached', async () => {
    const { codes } = await enrol();
    const replaced = await post(page, { intent: 'new-codes' }, `session=${session}`);
    expect(replaced.headers.get('cache-control')).toContain('no-store');
    const newCodes = codesIn(await replaced.text());
    expect(newCodes).toHaveLength(10);
    expect(newCodes).not.toEqual(expect.arrayContaining(codes.slice(0, 1)));
    expect((await post(page, { intent: 'remove-authenticator' }, `session=${session}`)).status).toBe(303);
    expect(await countOf('authenticators')).toBe(0);
  });
});

const optionsOf = async (response: Response) => (await response.json()) as { challenge: string; user?: { id: string } };

/** Adds a passkey with the options of the server. */
async function addPasskey(passkey: TestPasskey, cookie = `session=${session}`): Promise<Response> {
  const options = await optionsOf(await post(`${page}/passkey`, {}, cookie));
  const response = passkey.register(options);
  return post(page, { intent: 'add-passkey', name: 'Key of Zoë', response }, cookie);
}

const newPasskey = () => new TestPasskey(relyingPartyOf(new URL(server.origin)));

describe('The passkeys of the page', () => {
  it('are added with a name, shown with recovery codes, and removed', async () => {
    const passkey = newPasskey();
    const added = await addPasskey(passkey);
    expect(added.status).toBe(200);
    expect(codesIn(await added.text())).toHaveLength(10);
    const html = await (await get(page, `session=${session}`)).text();
    expect(html).toContain('Key of Zoë');
    expect(html).toContain(english['twoFactor.codes.title']);
    const second = await addPasskey(newPasskey());
    expect([second.status, second.headers.get('location')]).toEqual([303, page]);
    for (const passkeyId of ['', 'x', '11111111-1111-4111-8111-111111111111'])
      expect((await post(page, { intent: 'remove-passkey', passkeyId }, `session=${session}`)).status).toBe(409);
    for (const passkeyId of html.match(/(?<=name="passkeyId" value=")[^"]+/g) ?? [])
      expect((await post(page, { intent: 'remove-passkey', passkeyId }, `session=${session}`)).status).toBe(303);
    const left = await school.asOwner('select name from accounts.passkeys where person_id = $1', [parent.id]);
    expect(left).toHaveLength(1);
  });

  it('require a name and a response to a challenge of this page', async () => {
    const cookie = `session=${session}`;
    const options = await post(`${page}/passkey`, {}, cookie);
    expect(options.headers.get('cache-control')).toContain('no-store');
    const response = newPasskey().register(await optionsOf(options));
    const send = (fields: Record<string, string>) => post(page, { intent: 'add-passkey', response, ...fields }, cookie);
    for (const name of ['', ' ', 'x'.repeat(61), 'a\u0000b']) expect((await send({ name })).status).toBe(400);
    const malformed = await send({ name: 'Phone', response: '{}' });
    expect(malformed.status).toBe(400);
    expect(await malformed.text()).toContain(english['passkeys.invalid']);
    expect((await send({ name: 'Phone' })).status).toBe(400);
    expect((await post(`${page}/passkey`, {}, cookie, 'https://evil.example')).status).toBe(403);
    await school.asOwner(
      `update accounts.sessions set password_entered_at = now() - interval '11 minutes' where token_hash = $1`,
      [tokenHash(session)],
    );
    expect((await post(`${page}/passkey`, {}, cookie)).status).toBe(409);
  });

  it('complete a waiting sign-in, and sign in without a password', async () => {
    const passkey = newPasskey();
    await addPasskey(passkey);
    const waiting = await signIn('/inbox');
    const html = await (await get('/parent-login/code', waiting)).text();
    expect(html).toContain(english['passkey.use']);
    expect(html).toContain(english['signInCode.hint.recovery']);
    expect((await post('/parent-login/code/passkey', {})).status).toBe(404);
    const refused = await post('/parent-login/code', { intent: 'passkey', response: '{}' }, waiting);
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain(english['passkey.problem.refused']);
    const response = passkey.sign(await optionsOf(await post('/parent-login/code/passkey', {}, waiting)));
    const confirmed = await post('/parent-login/code', { intent: 'passkey', response, redirectTo: '/inbox' }, waiting);
    expect([confirmed.status, confirmed.headers.get('location')]).toEqual([303, '/inbox']);
    expect((await get('/inbox', cookieIn(confirmed, 'session'))).status).toBe(200);

    const enter = async (more: Record<string, string> = {}) => {
      const issued = await post('/parent-login/passkey', {});
      const browser = cookieIn(issued, 'passkeySignIn');
      const signed = passkey.sign(await optionsOf(issued));
      const elsewhere = await post('/parent-login', { intent: 'passkey', response: signed });
      expect(elsewhere.status).toBe(400);
      return post('/parent-login', { intent: 'passkey', response: signed, ...more }, browser);
    };
    const entered = await enter({ redirectTo: '/inbox' });
    expect([entered.status, entered.headers.get('location')]).toEqual([303, '/inbox']);
    expect((await get('/inbox', cookieIn(entered, 'session'))).status).toBe(200);
    expect((await enter({ redirectTo: '//evil.example' })).headers.get('location')).toBe('/parent-dashboard');
    const replayed = await post('/parent-login', { intent: 'passkey', response });
    expect(replayed.status).toBe(400);
    expect(await replayed.text()).toContain(english['passkey.problem.refused']);
    await school.asOwner('select accounts.suspend($1)', [parent.id]);
    expect(await (await enter()).text()).toContain(english['login.problem.suspended']);
  });
});

describe('The page for the sign-in code', () => {
  it('is in the language of the account, if the browser has not chosen another', async () => {
    await addPasskey(newPasskey());
    await school.asOwner(`update accounts.people set language = 'ar' where id = $1`, [parent.id]);
    const { email, password } = parent;
    const response = await post('/parent-login', { email, password, redirectTo: '/inbox' });
    const address = String(response.headers.get('location'));
    expect(address).toBe('/parent-login/code?language=ar&redirectTo=%2Finbox');
    const waiting = cookieIn(response, 'pendingSignIn');
    expect(await (await get(address, waiting)).text()).toContain('<html lang="ar"');
    expect(await (await get(address, `${waiting}; language=fr`)).text()).toContain('<html lang="fr"');
  });

  it('redirects to the sign-in page without a waiting sign-in', async () => {
    for (const cookie of ['', 'pendingSignIn=made-up', `pendingSignIn=${session}`]) {
      const response = await get('/parent-login/code', cookie);
      expect([response.status, response.headers.get('location')]).toEqual([303, '/parent-login']);
    }
    const response = await post('/parent-login/code', { code: '123456' }, 'pendingSignIn=made-up');
    expect([response.status, response.headers.get('location')]).toEqual([303, '/parent-login']);
  });

  it('is the only portal page that a waiting sign-in can open', async () => {
    await enrol();
    const cookie = await signIn();
    const [, token = ''] = cookie.split('=');
    for (const other of ['/parent-dashboard', '/inbox', page]) {
      for (const sent of [cookie, `session=${token}`])
        expect((await get(other, sent)).headers.get('location')).toMatch(/^\/parent-login\?/);
    }
    expect((await get('/parent-login/code', cookie)).status).toBe(200);
  });

  it('signs in with the code, and redirects to the requested page', async () => {
    const { secret } = await enrol();
    const cookie = await signIn('/inbox?compose');
    for (const code of ['', '000000', 'x'.repeat(60)]) {
      const refused = await post('/parent-login/code', { code, redirectTo: '/inbox?compose' }, cookie);
      expect(refused.status).toBe(400);
      expect(await refused.text()).toContain('value="/inbox?compose"');
    }
    const code = currentCode(secret, 1);
    const elsewhere = await post(
      '/parent-login/code',
      { code, redirectTo: '//evil.example' },
      cookie,
      'https://evil.example',
    );
    expect(elsewhere.status).toBe(403);
    const response = await post('/parent-login/code', { code, redirectTo: '/inbox?compose' }, cookie);
    expect([response.status, response.headers.get('location')]).toEqual([303, '/inbox?compose']);
    expect((await get('/inbox', cookieIn(response, 'session'))).status).toBe(200);
    expect((await get('/parent-login/code', cookie)).headers.get('location')).toBe('/parent-login');
    for (const secretText of [code, secret, cookie.split('=')[1] ?? ''])
      expect(server.output()).not.toContain(secretText);
  });

  it('returns 429 with the waiting time after too many codes', async () => {
    await enrol();
    const cookie = await signIn();
    for (let count = 0; count < 4; count++)
      expect((await post('/parent-login/code', { code: 'wrong' }, cookie)).status).toBe(400);
    const response = await post('/parent-login/code', { code: 'wrong' }, cookie);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(800);
    expect(await response.text()).toContain(english['login.problem.tooMany']);
  });
});

describe('A person whose role requires a second factor', () => {
  it('is redirected to the page for adding one until they have one', async () => {
    const mentor = `session=${await openSession(school, (await school.makePerson('mentor')).id)}`;
    for (const path of ['/students', '/inbox', '/account']) {
      for (const response of [await get(path, mentor), await post(path, { intent: 'save' }, mentor)])
        expect([response.status, response.headers.get('location')]).toEqual([303, page]);
    }
    expect((await get('/inbox/events', mentor)).status).toBe(403);
    const html = await (await get(page, mentor)).text();
    expect(html).toContain(english['twoFactor.required']);
    const secret = secretIn(html);
    await post(page, { intent: 'enrol', code: currentCode(secret) }, mentor);
    expect((await get('/students', mentor)).status).toBe(200);
    expect((await get('/inbox', `session=${session}`)).status).toBe(200);
  });

  it('can add a passkey instead of an app', async () => {
    const mentor = `session=${await openSession(school, (await school.makePerson('mentor')).id)}`;
    expect((await addPasskey(newPasskey(), mentor)).status).toBe(200);
    expect((await get('/students', mentor)).status).toBe(200);
  });
});

describe('An administrator', () => {
  it('can remove another person’s second factor after a confirmation, which a parent cannot', async () => {
    await enrol();
    const person = await school.makePerson('admin');
    const admin = await openSession(school, person.id);
    const intruder = await openSession(school, (await school.makePerson('parent')).id);
    const html = await (await get(page, `session=${admin}`)).text();
    const secret = secretIn(html);
    await post(page, { intent: 'enrol', code: currentCode(secret) }, `session=${admin}`);
    const account = `/admin-console/accounts/${parent.id}`;
    const remove = { intent: 'remove-second-factors' };
    expect((await post(account, { ...remove, confirmed: 'yes' }, `session=${intruder}`)).status).toBe(403);
    const own = `/admin-console/accounts/${person.id}`;
    expect((await post(own, { ...remove, confirmed: 'yes' }, `session=${admin}`)).status).toBe(400);
    const question = await post(account, remove, `session=${admin}`);
    expect(question.status).toBe(428);
    expect(await question.text()).toContain(english['admin.confirm.secondFactors.submit']);
    expect(await countOf('authenticators')).toBe(1);
    expect((await post(account, { ...remove, confirmed: 'yes' }, `session=${admin}`)).status).toBe(303);
    expect(await countOf('authenticators')).toBe(0);
    const again = await post(account, { ...remove, confirmed: 'yes' }, `session=${admin}`);
    expect(again.status).toBe(400);
    expect(await again.text()).toContain(english['admin.refused.noSecondFactor']);
  });
});
