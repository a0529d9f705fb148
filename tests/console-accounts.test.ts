import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Role } from '#content/roles.ts';
import { translations as texts } from '#content/translations/en.ts';
import { makeToken, tokenHash } from '#platform/tokens.server.ts';
import { rowsDigest } from '#routes/admin/list/rows-digest.server.ts';
import { newAddress } from './support/console-forms.ts';
import { eventually } from './support/eventually.ts';
import { rowOf, textOf } from './support/html.ts';
import { openSession, testPassword, uniqueName } from './support/people.ts';
import { serveSchool } from './support/school-server.ts';
import { signInTo } from './support/signed-in.ts';

/* Accounts of the admin console over HTTP: pages and forms. */

const { server, school } = serveSchool();

const signIn = (role: Role) => signInTo({ server, school }, role);

describe('An account', () => {
  const stateOf = (id: string) =>
    school.asOwner(
      `select suspended_at, role, password_hash from profiles join user_roles on user_id = id
       join accounts.people using (id) where id = $1`,
      [id],
    );

  it('is created only once if the form is posted twice', async () => {
    const { post } = await signIn('admin');
    const account = { fullName: 'New Person', email: newAddress(), password: testPassword, role: 'parent' };
    expect((await post('/admin-console', account)).status).toBe(303);
    const again = await post('/admin-console', account);
    expect(again.status).toBe(400);
    expect(textOf(await again.text())).toContain('An account with this email address already exists.');
    expect(await school.asOwner('select from profiles where email = $1', [account.email])).toHaveLength(1);
  });

  it('is found by its state', async () => {
    const { page, post } = await signIn('admin');
    const email = newAddress();
    await post('/admin-console', { fullName: 'New Person', email, password: testPassword, role: 'mentor' });
    expect(await page(`/admin-console/accounts?search=${email}&state=invited`)).toContain('New Person');
    expect(await page(`/admin-console/accounts?search=${email}&state=active`)).not.toContain('New Person');
  });

  it('is not changed without a confirmation', async () => {
    const { post } = await signIn('admin');
    const { id } = await school.makePerson('parent');
    const before = await stateOf(id);
    for (const change of [
      { intent: 'suspend' },
      { intent: 'new-password' },
      { intent: 'change-role', role: 'mentor' },
    ]) {
      const response = await post('/admin-console/accounts', { ...change, accountId: id });
      expect(response.status).toBe(428);
      expect(await response.text()).toContain('Test parent');
    }
    expect(await stateOf(id)).toEqual(before);
    expect(await school.asOwner('select from audit_log where subject_id = $1', [id])).toEqual([]);
  });

  it('cannot be suspended by its owner, even if confirmed, and its page does not offer it', async () => {
    const { person, page, post } = await signIn('admin');
    await school.makePerson('admin');
    for (const confirmed of ['', 'yes']) {
      const response = await post('/admin-console/accounts', { intent: 'suspend', accountId: person.id, confirmed });
      expect(response.status).toBe(400);
      expect(await response.text()).toContain('You cannot suspend your own account.');
    }
    expect(await stateOf(person.id)).toMatchObject([{ suspended_at: null }]);
    const own = await page(`/admin-console/accounts/${person.id}`);
    expect(own).toContain('value="change-role"');
    expect(own).toMatch(/href="\/(change-password|account)[^"]*"[^>]*>Change Password/);
    for (const intent of ['suspend', 'new-password']) expect(own).not.toContain(`value="${intent}"`);
    const other = await page(`/admin-console/accounts/${(await school.makePerson('parent')).id}`);
    for (const intent of ['suspend', 'new-password', 'change-role']) expect(other).toContain(`value="${intent}"`);
  });

  it('gets a new temporary password, and the old one no longer works', async () => {
    const { page, post } = await signIn('admin');
    const person = await school.makePerson('parent');
    await school.asOwner(
      `update accounts.people set temporary_password_expires_at = now() - interval '1 hour' where id = $1`,
      [person.id],
    );
    const row = async () => rowOf(await page(`/admin-console/accounts?search=${person.email}`), person.email);
    for (const expected of ['Invitation expired', 'Send New Password']) expect(textOf(await row())).toContain(expected);
    const account = async () => textOf(await page(`/admin-console/accounts/${person.id}`));
    expect(await account()).toContain('The temporary password has expired.');
    const form = { intent: 'new-password', accountId: person.id, confirmed: 'yes' };
    for (const [name, value] of Object.entries(form))
      expect(await row()).toMatch(new RegExp(`<(input|button)(?=[^>]* name="${name}")[^>]* value="${value}"`));
    expect((await post('/admin-console/accounts', form)).status).toBe(303);
    expect(await account()).not.toContain('has expired');
    expect(await school.asOwner('select from mails where person_id = $1', [person.id])).toHaveLength(1);
    const signedIn = await fetch(`${server.origin}/parent-login`, {
      method: 'POST',
      headers: { Origin: server.origin },
      body: new URLSearchParams({ email: person.email, password: testPassword }),
    });
    expect(signedIn.status).toBe(400);
    expect(textOf(await signedIn.text())).toContain('Invalid credentials. Please try again.');
  });
});

describe('Name and email of an account', () => {
  const emailsOf = async (id: string) =>
    (await school.asOwner('select template from mails where person_id = $1 order by created_at', [id])).map(
      ({ template }) => template,
    );
  const fullName = 'Zoë Corrected';

  it('are corrected after a confirmation that lists the effects, and both addresses are notified', async () => {
    const { page, post } = await signIn('admin');
    const { id, email } = await school.makePerson('parent');
    const path = `/admin-console/accounts/${id}`;
    const form = { intent: 'save-details', fullName, email: newAddress() };
    const question = await post(path, form);
    expect(question.status).toBe(428);
    const confirmation = textOf(await question.text());
    for (const effect of [`${email} is replaced by ${form.email}.`, 'The password stays the same.', 'We email both'])
      expect(confirmation).toContain(effect);
    expect(await emailsOf(id)).toEqual([]);
    expect((await post(path, { ...form, confirmed: 'yes' })).status).toBe(303);
    expect(await emailsOf(id)).toEqual(['email-change', 'email-change']);
    const shown = await page(path);
    expect(shown).toContain(fullName);
    expect(shown).toContain(form.email);
    // A repeated form changes nothing.
    expect((await post(path, { ...form, confirmed: 'yes' })).status).toBe(303);
    expect(await emailsOf(id)).toHaveLength(2);
  });

  it('of an invited person are corrected, and a new invitation is sent', async () => {
    const { page, post } = await signIn('admin');
    const address = newAddress();
    await post('/admin-console', { fullName, email: address, password: '', role: 'parent' });
    const [invited] = await school.asOwner<{ id: string }>('select id from profiles where email = $1', [address]);
    const path = `/admin-console/accounts/${invited?.id}`;
    const form = { intent: 'save-details', fullName, email: newAddress() };
    expect(textOf(await (await post(path, form)).text())).toContain('The earlier invitation no longer works.');
    expect((await post(path, { ...form, confirmed: 'yes' })).status).toBe(303);
    expect(await emailsOf(invited?.id ?? '')).toContain('invitation-link');
    expect(await page(path)).toContain('Resend');
  });

  it('are stored without confirmation if only the name changes, and refused for a used address or one’s own account', async () => {
    const { person, post } = await signIn('admin');
    const { id, email } = await school.makePerson('parent');
    const path = `/admin-console/accounts/${id}`;
    expect((await post(path, { intent: 'save-details', fullName, email })).status).toBe(303);
    const used = await post(path, { intent: 'save-details', fullName, email: person.email, confirmed: 'yes' });
    expect(used.status).toBe(400);
    expect(textOf(await used.text())).toContain(texts['admin.create.addressUsed']);
    const own = { intent: 'save-details', fullName, email: newAddress(), confirmed: 'yes' };
    expect((await post(`/admin-console/accounts/${person.id}`, own)).status).toBe(400);
    const stored = await school.asOwner('select email from profiles where id = any ($1) order by email', [
      [id, person.id],
    ]);
    expect(stored.map((row) => row['email'])).toEqual([email, person.email].sort());
  });
});

describe('An act by which somebody would gain access, or take it from others', () => {
  async function withoutRecentPassword() {
    const signedIn = await signIn('admin');
    await school.asOwner(
      `update accounts.sessions set password_entered_at = now() - interval '11 minutes' where person_id = $1`,
      [signedIn.person.id],
    );
    return signedIn;
  }

  // @see disclaimer 7.3
  it.each([
    { intent: 'change-role', role: 'admin' },
    { intent: 'change-role', role: 'mentor' },
    { intent: 'change-role', role: 'parent', of: 'mentor' as const },
    { intent: 'suspend' },
    { intent: 'remove-second-factors' },
    { intent: 'new-password' },
    { intent: 'save-details', fullName: 'Other Name', email: newAddress() },
  ])('asks for the password in its confirmation: $intent', async ({ of = 'parent' as const, ...form }) => {
    const { post } = await withoutRecentPassword();
    const { id } = await school.makePerson(of);
    await school.asOwner(`insert into authenticators (id, sealed_secret, last_step) values ($1, '\\x00', 0)`, [id]);
    const path = `/admin-console/accounts/${id}`;
    const stateOf = () =>
      school.asOwner(
        `select email, role, password_hash, suspended_at from profiles join user_roles on user_id = profiles.id
         join accounts.people using (id) where id = $1`,
        [id],
      );
    const before = await stateOf();
    const first = await post(path, form);
    expect([first.status, await first.text()]).toEqual([428, expect.stringContaining('name="currentPassword"')]);
    for (const currentPassword of ['', 'Wrong-Horse-9x!']) {
      const refused = await post(path, { ...form, confirmed: 'yes', currentPassword });
      const page = await refused.text();
      expect([refused.status, page]).toEqual([400, expect.stringContaining('name="currentPassword"')]);
      expect(page).toContain(texts[currentPassword ? 'validation.password.wrong' : 'account.password.again']);
    }
    expect(await stateOf()).toEqual(before);
    expect((await post(path, { ...form, confirmed: 'yes', currentPassword: testPassword })).status).toBe(303);
    const again = await post(path, { ...form, email: newAddress() });
    expect(await again.text()).not.toContain('name="currentPassword"');
  });

  it('asks for the password before several accounts are suspended', async () => {
    const { post } = await withoutRecentPassword();
    const people = [await school.makePerson('parent'), await school.makePerson('mentor')];
    const ids = people.map(({ id }) => id);
    const form = { several: 'suspend', scope: 'chosen', chosen: ids.join(',') };
    const question = await post('/admin-console/accounts', form);
    expect([question.status, await question.text()]).toEqual([428, expect.stringContaining('name="currentPassword"')]);
    const confirmed = { ...form, rows: rowsDigest(ids), confirmed: 'yes' };
    const suspended = async () =>
      (await school.asOwner('select from profiles where id = any ($1) and suspended_at is not null', [ids])).length;
    for (const currentPassword of ['', 'Wrong-Horse-9x!']) {
      const refused = await post('/admin-console/accounts', { ...confirmed, currentPassword });
      expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('name="currentPassword"')]);
    }
    expect(await suspended()).toBe(0);
    expect((await post('/admin-console/accounts', { ...confirmed, currentPassword: testPassword })).status).toBe(303);
    expect(await suspended()).toBe(2);
  });

  it('asks for the password in the form for new staff only', async () => {
    const { page, post } = await withoutRecentPassword();
    const form = { fullName: 'Ada Lovelace', password: '', language: 'en' };
    expect(await page('/admin-console')).toContain('name="currentPassword"');
    expect((await post('/admin-console', { ...form, email: newAddress(), role: 'parent' })).status).toBe(303);
    const administrator = { ...form, email: newAddress(), role: 'mentor' };
    const refused = await post('/admin-console', administrator);
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringContaining(texts['account.password.again']),
    ]);
    expect(await school.asOwner('select from profiles where email = $1', [administrator.email])).toEqual([]);
    expect((await post('/admin-console', { ...administrator, currentPassword: testPassword })).status).toBe(303);
    expect(await page('/admin-console')).not.toContain('name="currentPassword"');
  });

  it('asks for the password before an office is assigned', async () => {
    const { post } = await withoutRecentPassword();
    const { id } = await school.makePerson('mentor');
    const path = '/admin-console/offices/compliance';
    const form = { holderId: id, deputyId: '' };
    const first = await post(path, form);
    expect([first.status, await first.text()]).toEqual([428, expect.stringContaining('name="currentPassword"')]);
    for (const currentPassword of ['', 'Wrong-Horse-9x!']) {
      const refused = await post(path, { ...form, confirmed: ':', currentPassword });
      expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('name="currentPassword"')]);
    }
    const holder = () => school.asOwner(`select holder_id from offices where id = 'compliance'`);
    expect(await holder()).toEqual([{ holder_id: null }]);
    expect((await post(path, { ...form, confirmed: ':', currentPassword: testPassword })).status).toBe(303);
    expect(await holder()).toEqual([{ holder_id: id }]);
  });
});

describe('The question before an office is assigned', () => {
  it('says that a new holder of a confidential office reads earlier messages only after a handover', async () => {
    const { post } = await signIn('admin');
    const { id, fullName } = await school.makePerson('mentor');
    const asked = async (office: string, form: Record<string, string>) =>
      textOf(await (await post(`/admin-console/offices/${office}`, form)).text());
    const assigned = { holderId: id, deputyId: '' };
    const confidential = await asked('whistleblowing', assigned);
    expect(confidential).toContain(`${fullName} reads what this office receives from now on, and answers in its name.`);
    expect(confidential).toContain(texts['offices.confirm.earlierClosed']);
    const other = await asked('finance', assigned);
    expect(other).toContain(`${fullName} can read all messages of this office, including earlier ones`);
    expect(other).not.toContain(texts['offices.confirm.earlierClosed']);
    await school.asOwner(`update offices set holder_id = $1 where id = 'whistleblowing'`, [id]);
    const vacated = await asked('whistleblowing', { holderId: '', deputyId: '' });
    expect(vacated).toContain(texts['offices.confirm.vacantFromNow']);
    expect(vacated).not.toContain(texts['offices.confirm.earlierClosed']);
    await school.asOwner(`update offices set holder_id = null where id = 'whistleblowing'`);
  });
});

describe('Handing over an office', () => {
  it('asks a former holder for the password, and is done once', async () => {
    const [former, present] = [await signIn('mentor'), await school.makePerson('mentor')];
    const hold = (id: string) => school.asOwner(`update offices set holder_id = $1 where id = 'complaints'`, [id]);
    await hold(former.person.id);
    await hold(present.id);
    const [tenure] = await school.asOwner<{ id: string }>(
      'update office_tenures set reads_from = now() where person_id = $1 returning id',
      [present.id],
    );
    await school.asOwner(
      `update accounts.sessions set password_entered_at = now() - interval '11 minutes' where person_id = $1`,
      [former.person.id],
    );
    const form = { tenureId: tenure?.id ?? '' };
    const question = await former.post('/account/offices', form);
    expect([question.status, await question.text()]).toEqual([428, expect.stringContaining('name="currentPassword"')]);
    const handedOver = () => school.asOwner('select handed_over_by from office_tenures where id = $1', [tenure?.id]);
    for (const currentPassword of ['', 'Wrong-Horse-9x!']) {
      const refused = await former.post('/account/offices', { ...form, confirmed: 'yes', currentPassword });
      expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('name="currentPassword"')]);
    }
    expect(await handedOver()).toEqual([{ handed_over_by: null }]);
    const done = await former.post('/account/offices', { ...form, confirmed: 'yes', currentPassword: testPassword });
    expect([done.status, done.headers.getSetCookie().join()]).toEqual([303, expect.stringContaining('handedOver')]);
    expect(await handedOver()).toEqual([{ handed_over_by: former.person.id }]);
    const again = await former.post('/account/offices', { ...form, confirmed: 'yes' });
    expect([again.status, again.headers.getSetCookie().join()]).toEqual([
      303,
      expect.not.stringContaining('handedOver'),
    ]);
  });
});

describe('The erasure of an account', () => {
  // @see mails/account-removed.ts, translations removal, translations admin.erase, translations admin.done.erased
  // @see translations admin.merge, translations admin.done.merging
  it('requires the password, is done once, and is announced to the person by mail', async () => {
    const { person: actor, get, page, post } = await signIn('admin');
    const { id, fullName } = await school.makePerson('parent');
    const session = `session=${await openSession(school, id)}`;
    const path = `/admin-console/accounts/${id}/erase`;
    expect(await page(`/admin-console/accounts/${id}`)).toContain(`href="${path}"`);
    expect(textOf(await page(path))).toContain(`The messages between ${fullName} and staff`);
    await school.asOwner(
      `update accounts.sessions set password_entered_at = now() - interval '11 minutes' where person_id = $1`,
      [actor.id],
    );
    for (const currentPassword of ['', 'Wrong-Horse-9x!']) {
      const response = await post(path, { currentPassword });
      expect(response.status).toBe(400);
      expect(await response.text()).toContain('name="currentPassword"');
    }
    const done = await post(path, { currentPassword: testPassword });
    expect([done.status, done.headers.get('location')]).toEqual([303, '/admin-console/accounts']);
    expect(decodeURIComponent(done.headers.getSetCookie().join())).toContain('admin.done.erased');
    expect(await school.asOwner('select from profiles where id = $1', [id])).toEqual([]);
    const left = await fetch(`${server.origin}/account`, { redirect: 'manual', headers: { Cookie: session } });
    expect(left.status).toBe(303);
    expect((await post(path, {})).status).toBe(404);
    expect((await get(path)).status).toBe(404);
    const mails = await school.asOwner('select template, person_id from mails where requested_by = $1', [actor.id]);
    expect(mails).toEqual([{ template: 'account-removed', person_id: null }]);
  });

  it('is refused for a guardian of an enrolled student, and the page says why', async () => {
    const { page, post } = await signIn('admin');
    const { id } = await school.makePerson('parent');
    const child = await school.makeStudent({ parentId: id, fullName: uniqueName() });
    const path = `/admin-console/accounts/${id}/erase`;
    const shown = await page(path);
    expect(textOf(shown)).toContain(texts['removal.erase.enrolledStudent']);
    expect(shown).toContain(`href="/admin-console/students/${child.id}/guardians/${id}"`);
    const refused = await post(path, {});
    expect([refused.status, refused.headers.get('location')]).toEqual([303, path]);
    expect(await school.asOwner('select from profiles where id = $1', [id])).toHaveLength(1);
  });
});

describe('A duplicate account', () => {
  it('is found by its address, and merged once its owner confirms the request by a link in a mail', async () => {
    const { person: actor, page, post } = await signIn('admin');
    const [kept, duplicate] = [await school.makePerson('parent'), await school.makePerson('parent')];
    await school.makeMessage({ from: actor.id, to: duplicate.id });
    await school.asOwner(`update profiles set created_at = now() - interval '8 days' where id = $1`, [kept.id]);
    const path = `/admin-console/accounts/${kept.id}/merge`;
    expect(await page(`/admin-console/accounts/${kept.id}`)).toContain(`href="${path}"`);
    expect(textOf(await page(`${path}?email=nobody@example.org`))).toContain(texts['removal.merge.unknown']);
    const found = `${path}?email=${encodeURIComponent(duplicate.email.toUpperCase())}`;
    expect(textOf(await page(found))).toContain(texts['removal.merge.messages']);
    await school.asOwner(
      `update accounts.sessions set password_entered_at = now() - interval '11 minutes' where person_id = $1`,
      [actor.id],
    );
    expect((await post(found, { duplicateId: duplicate.id, currentPassword: '' })).status).toBe(400);
    const done = await post(found, { duplicateId: duplicate.id, currentPassword: testPassword });
    expect([done.status, done.headers.get('location')]).toEqual([303, `/admin-console/accounts/${kept.id}`]);
    for (const { id } of [kept, duplicate])
      expect(await page(`/admin-console/accounts/${id}`)).toContain(texts['admin.pendingMerge.withdraw']);
    expect(textOf(await page(path))).toContain(texts['admin.pendingMerge.title']);
    const links = await mergeLinksTo(duplicate.id);
    expect((await postWithoutSession(links.kept, { intent: 'confirm' })).status).toBe(400);
    for (const method of ['GET', 'HEAD'])
      expect((await fetch(server.origin + links.duplicate, { method })).status).toBe(200);
    const shown = textOf(await (await fetch(server.origin + links.duplicate)).text());
    for (const text of [duplicate.email, duplicate.fullName, kept.fullName]) expect(shown).toContain(text);
    expect(shown).not.toContain(kept.email);
    expect((await postWithoutSession(links.duplicate, {})).status).toBe(400);
    expect(
      await school.asOwner('select from profiles where suspended_at is null and id = $1', [duplicate.id]),
    ).toHaveLength(1);
    const confirmed = await postWithoutSession(links.duplicate, { intent: 'confirm' });
    expect([confirmed.status, confirmed.headers.get('location')]).toEqual([303, '/confirm-merge?done=confirmed']);
    await eventually(async () =>
      expect(await school.asOwner('select from profiles where id = $1', [duplicate.id])).toEqual([]),
    );
    const used = await fetch(server.origin + links.duplicate);
    expect([used.status, used.headers.get('referrer-policy')]).toEqual([400, 'strict-origin']);
    expect(await school.asOwner('select from messages where receiver_id = $1', [kept.id])).toHaveLength(1);
    expect((await post(found, { duplicateId: duplicate.id })).status).toBe(404);
  });

  it('is not merged if its owner, or that of the account that stays, rejects the request, or it is withdrawn', async () => {
    const { person: actor, page, post } = await signIn('admin');
    const [kept, duplicate] = [await school.makePerson('parent'), await school.makePerson('parent')];
    await school.makeMessage({ from: actor.id, to: duplicate.id });
    await school.asOwner(`update profiles set created_at = now() - interval '8 days' where id = $1`, [kept.id]);
    const request = () => post(`/admin-console/accounts/${kept.id}/merge`, { duplicateId: duplicate.id });
    for (const account of ['kept', 'duplicate'] as const) {
      expect((await request()).status).toBe(303);
      const response = await postWithoutSession((await mergeLinksTo(duplicate.id))[account], { intent: 'refuse' });
      expect(response.headers.get('location')).toBe('/confirm-merge?done=refused');
    }
    expect((await request()).status).toBe(303);
    const { duplicate: link } = await mergeLinksTo(duplicate.id);
    const account = `/admin-console/accounts/${duplicate.id}`;
    const [, mergeId = ''] = /name="mergeId" value="([^"]+)"/.exec(await page(account)) ?? [];
    for (let count = 0; count < 2; count++) {
      const response = await post(account, { intent: 'withdraw-merge', mergeId });
      expect([response.status, response.headers.get('location')]).toEqual([303, account]);
    }
    expect((await postWithoutSession(link, { intent: 'confirm' })).status).toBe(400);
    expect((await post(account, { intent: 'withdraw-merge', mergeId: 'not-an-id' })).status).toBe(404);
    expect(await page(account)).not.toContain(texts['admin.pendingMerge.withdraw']);
  });

  /** Waits for the job and replaces the tokens of its links with known ones. */
  async function mergeLinksTo(duplicateId: string): Promise<Record<'kept' | 'duplicate', string>> {
    const [kept, duplicate] = [makeToken(), makeToken()];
    await eventually(async () => {
      const rows = await school.asOwner(
        `update accounts.merges set kept_token_hash = $2, duplicate_token_hash = $3
         where duplicate_id = $1 and duplicate_token_hash is not null returning id`,
        [duplicateId, tokenHash(kept), tokenHash(duplicate)],
      );
      expect(rows).toHaveLength(1);
    });
    return { kept: `/confirm-merge?token=${kept}`, duplicate: `/confirm-merge?token=${duplicate}` };
  }

  const postWithoutSession = (path: string, fields: Record<string, string>) =>
    fetch(server.origin + path, {
      method: 'POST',
      headers: { Origin: server.origin },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });

  it('of another role is not merged, and the page says why', async () => {
    const { page, post } = await signIn('admin');
    const [kept, other] = [await school.makePerson('parent'), await school.makePerson('mentor')];
    const found = `/admin-console/accounts/${kept.id}/merge?email=${encodeURIComponent(other.email)}`;
    expect(textOf(await page(found))).toContain(texts['removal.merge.otherRole']);
    expect((await post(found, { duplicateId: other.id })).status).toBe(303);
    expect((await post(found, { duplicateId: 'not-an-id' })).status).toBe(404);
    expect(await school.asOwner('select suspended_at from profiles where id = $1', [other.id])).toEqual([
      { suspended_at: null },
    ]);
  });
});

describe('People who are not invited yet', () => {
  /** Three accounts of an import whose invitations are sent later. */
  async function importThree() {
    const name = uniqueName();
    const created = await Promise.all(
      ['one', 'two', 'three'].map((part) =>
        school.asOwner<{ id: string }>(`select accounts.create_account($1, $2, 'parent', null, null) as id`, [
          `${name} ${part}`,
          newAddress(),
        ]),
      ),
    );
    return {
      name,
      ids: created.flat().map(({ id }) => id),
      path: `/admin-console/accounts?state=uninvited&search=${encodeURIComponent(name)}`,
    };
  }
  const invitationsOf = (ids: string[]) =>
    school.asOwner<{ person_id: string }>(
      `select person_id from mails where person_id = any ($1) and template = 'invitation-link'`,
      [ids],
    );
  const form = { several: 'invite', scope: 'all' };

  it('are shown in a state of their own, on the page and in the export', async () => {
    const { page, post } = await signIn('admin');
    const { name, path } = await importThree();
    const shown = await page(path);
    const row = textOf(rowOf(shown, `${name} one`));
    expect(row).toContain('Not invited yet');
    expect(row).toContain('Invite');
    expect(row).not.toContain('expired');
    expect(textOf(shown)).toContain('Send 3 Invitations…');
    const exported = await post('/admin-console/export/accounts', { state: 'uninvited', search: name });
    expect((await exported.text()).match(/"Not invited yet"/g)).toHaveLength(3);
  });

  it('are all invited after a question that names their number, once, with audit rows', async () => {
    const { person, post } = await signIn('admin');
    const { ids, path } = await importThree();
    const question = await post(path, form);
    expect(question.status).toBe(428);
    const asked = await question.text();
    expect(textOf(asked)).toContain('Send 3 invitations?');
    expect(await invitationsOf(ids)).toEqual([]);
    const confirmed = { ...form, chosen: '', rows: rowsDigest(ids), confirmed: 'yes' };
    for (const [name, value] of Object.entries(confirmed)) expect(asked).toContain(`name="${name}" value="${value}"`);
    expect((await post(path, confirmed)).status).toBe(303);
    expect((await post(path, confirmed)).status).toBe(303);
    expect((await invitationsOf(ids)).map(({ person_id }) => person_id).toSorted()).toEqual(ids.toSorted());
    const audit = await school.asOwner<{ act: string; details: unknown }>(
      `select act, details from audit_log where actor_id = $1 and act <> 'signed in' order by id`,
      [person.id],
    );
    expect(audit.map(({ act }) => act)).toEqual([...ids.map(() => 'invitation sent'), 'several records changed']);
    expect(audit.at(-1)?.details).toEqual({
      list: 'accounts',
      act: 'invitation sent',
      parameters: ['search', 'state=uninvited'],
      count: '3',
    });
  });

  it('are not invited if others match since the question, as many or more, which is asked again', async () => {
    const { post } = await signIn('admin');
    const { ids, path } = await importThree();
    const others = [[...ids.slice(1), randomUUID()], ids.slice(1)];
    for (const seen of others) {
      const response = await post(path, { ...form, chosen: '', rows: rowsDigest(seen), confirmed: 'yes' });
      expect(response.status).toBe(428);
      expect(textOf(await response.text())).toContain('Send 3 invitations?');
    }
    expect(await invitationsOf(ids)).toEqual([]);
  });

  it('are invited one by one if they are checked; accounts of other kinds are left out', async () => {
    const { person, post } = await signIn('admin');
    const { ids } = await importThree();
    const chosen = [ids[0], person.id, 'nonsense', person.id.replace(/^./, '0')].join(',');
    const question = await post('/admin-console/accounts', { several: 'invite', scope: 'chosen', chosen });
    expect(textOf(await question.text())).toContain('Send 1 invitation?');
    await post('/admin-console/accounts', {
      several: 'invite',
      scope: 'chosen',
      chosen,
      rows: rowsDigest([ids[0] ?? '']),
      confirmed: 'yes',
    });
    expect((await invitationsOf(ids)).map(({ person_id }) => person_id)).toEqual([ids[0]]);
  });

  it('are invited by no visitor, parent or mentor, no form of another site, and not with an unknown act', async () => {
    const { ids, path } = await importThree();
    const confirmed = { ...form, chosen: '', rows: rowsDigest(ids), confirmed: 'yes' };
    for (const role of ['parent', 'mentor'] as const)
      expect((await (await signIn(role)).post(path, confirmed)).status).not.toBe(428);
    const { post, cookie } = await signIn('admin');
    const send = (headers: Record<string, string>) =>
      fetch(server.origin + path, {
        method: 'POST',
        body: new URLSearchParams(confirmed),
        headers,
        redirect: 'manual',
      });
    await send({ Origin: server.origin });
    expect((await send({ Origin: 'https://elsewhere.example', Cookie: cookie })).status).toBe(403);
    for (const odd of [{ several: 'erase' }, { scope: 'everything' }, { scope: '' }])
      expect((await post(path, { ...confirmed, ...odd })).status).toBe(400);
    expect(await invitationsOf(ids)).toEqual([]);
  });

  it('stay so if their address is corrected, and nobody is told', async () => {
    const { page, post } = await signIn('admin');
    const {
      ids: [id = ''],
    } = await importThree();
    const details = { intent: 'save-details', fullName: 'Noah Okafor', email: newAddress() };
    const path = `/admin-console/accounts/${id}`;
    expect(textOf(await (await post(path, details)).text())).toContain('has not been invited yet');
    expect((await post(path, { ...details, confirmed: 'yes' })).status).toBe(303);
    expect(await school.asOwner('select from mails where person_id = $1', [id])).toEqual([]);
    expect(textOf(rowOf(await page(`/admin-console/accounts?search=${details.email}`), details.email))).toContain(
      'Not invited yet',
    );
  });
});

describe('Several accounts', () => {
  it('are suspended after a question, without the own account', async () => {
    const { person, post } = await signIn('admin');
    const others = [await school.makePerson('parent'), await school.makePerson('mentor')];
    const chosen = [...others, person].map(({ id }) => id).join(',');
    const form = { several: 'suspend', scope: 'chosen', chosen };
    const question = await post('/admin-console/accounts', form);
    expect(question.status).toBe(428);
    const asked = textOf(await question.text());
    expect(asked).toContain('Suspend 2 accounts?');
    const rows = rowsDigest(others.map(({ id }) => id));
    expect(asked).toContain('1 account is left out');
    for (let time = 0; time < 2; time++)
      expect((await post('/admin-console/accounts', { ...form, rows, confirmed: 'yes' })).status).toBe(303);
    const suspended = await school.asOwner<{ id: string }>(
      'select id from profiles where suspended_at is not null and id = any ($1)',
      [[...others, person].map(({ id }) => id)],
    );
    expect(suspended.map(({ id }) => id).toSorted()).toEqual(others.map(({ id }) => id).toSorted());
    const audit = await school.asOwner(
      `select act from audit_log where actor_id = $1 and act in ('account suspended', 'several records changed') order by id`,
      [person.id],
    );
    expect(audit.map(({ act }) => act)).toEqual(['account suspended', 'account suspended', 'several records changed']);
  });
});
