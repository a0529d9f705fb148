import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendResetLink } from '#jobs/send-reset-link.ts';
import { person, visitor, writeAs } from '#platform/database.server.ts';
import { makeToken } from '#platform/tokens.server.ts';
import { argonWork } from '#tests/support/argon-work.ts';
import { makePerson, openSession, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { secretContext } from '../mails/sealed-mails.server.ts';
import { AccountRefused } from './change-account.server.ts';
import { choosePassword } from './choose-password.server.ts';
import { createAccount } from './create-account.server.ts';
import { findPasswordLink, linkHours } from './password-links.server.ts';
import { makeInvitationLink, renewInvitationLink } from './renew-invitation-link.server.ts';
import { requestPasswordReset } from './request-password-reset.server.ts';
import { findPendingSignIn } from './second-factors.server.ts';
import { findSession } from './sessions.server.ts';
import { signIn } from './sign-in.server.ts';

vi.mock('@node-rs/argon2', { spy: true });

/* @see R7 @see PD-14 @see PD-15 */

let database: TestDatabase;
let owner: pg.Pool;
let parent: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  database = await openTestDatabase();
  owner = new pg.Pool({ ...database.owner, max: 2 });
  admin = await makePerson(database, 'admin');
});
afterAll(async () => {
  await owner.end();
  await database.close();
});
beforeEach(async () => {
  await database.asOwner('delete from accounts.password_reset_requests');
  parent = await makePerson(database, 'parent', { fullName: 'Zoë O’Neil' });
});

const network = '192.0.2.1';
const newPassword = 'Another-Horse-7y?';

const request = (email = parent.email, from = network, deviceToken: string | null = null) =>
  requestPasswordReset({ email, network: from, deviceToken, language: 'fr' });

/** Runs the jobs of the waiting requests. */
async function runJobs(): Promise<void> {
  const requests = await database.asOwner<{ id: string }>(
    'select id from accounts.password_reset_requests where address is not null order by requested_at',
  );
  for (const { id } of requests) await sendResetLink({ requestId: id }, owner, database.keyring);
}

interface MailRow {
  id: string;
  template: string;
  reason: string | null;
  sealed_secret: Buffer;
}
const mailsTo = ({ id }: { id: string } = parent) =>
  database.asOwner<MailRow>(
    'select id, template, reason, sealed_secret from mails where person_id = $1 order by created_at, id',
    [id],
  );
const templates = async () => (await mailsTo()).map(({ template, reason }) => reason ?? template);

/** Returns the token of the newest reset mail. */
async function tokenOfMail(): Promise<string> {
  const mail = (await mailsTo()).findLast(({ template }) => template === 'password-reset');
  if (!mail) throw new Error('no mail');
  return JSON.parse(database.keyring.unseal(secretContext(mail.id), mail.sealed_secret)).token;
}

async function resetToken(): Promise<string> {
  await request();
  await runJobs();
  return tokenOfMail();
}

/** Makes the mails five minutes older, so that the next request sends one. */
const fiveMinutesLater = () =>
  database.asOwner(`update mails set created_at = created_at - interval '5 minutes' where person_id = $1`, [parent.id]);

const chooseIn = (browser: { oldToken?: string; deviceToken?: string }, token: string, password = newPassword) =>
  choosePassword({ token, newPassword: password, network, oldToken: null, ...browser });
const choose = async (token: string, password = newPassword) => (await chooseIn({}, token, password)).outcome;
const signInWith = async (password: string, { email } = parent) =>
  (await signIn({ email, password, network, oldToken: null })).outcome;
const acts = async () =>
  (await database.asOwner('select act from audit_log where subject_id = $1 order by id', [parent.id])).map(
    ({ act }) => act,
  );

/** Returns the device cookie of a browser in which the person has signed in. */
async function ownDevice(): Promise<string> {
  const result = await signIn({ email: parent.email, password: parent.password, network, oldToken: null });
  if (result.outcome !== 'signed in') throw new Error(result.outcome);
  return result.deviceToken;
}

async function invited(): Promise<{ id: string; email: string; token: string }> {
  const email = `${makeToken().slice(0, 12).toLowerCase()}@example.org`;
  return writeAs(person(admin.id), async (tx) => {
    const account = { fullName: 'Ada Lovelace', email, role: 'parent' as const, language: 'zh' as const };
    const id = await createAccount(tx, { ...account, passwordHash: null, temporaryPasswordUntil: null });
    return { id, email, token: await makeInvitationLink(tx, id) };
  });
}

describe('A request for a reset link', () => {
  // @see it-security 2.8
  it('stores the same row for known and unknown addresses, which its job clears; only the known one gets a mail', async () => {
    const unknown = 'nobody@example.org';
    expect(await request()).toEqual({ outcome: 'accepted' });
    expect(await request(unknown)).toEqual({ outcome: 'accepted' });
    const requests = () =>
      database.asOwner('select address, network, language from accounts.password_reset_requests order by address');
    const kept = { network, language: 'fr' };
    expect(await requests()).toEqual(
      [
        { ...kept, address: unknown },
        { ...kept, address: parent.email },
      ].sort((one, other) => (one.address < other.address ? -1 : 1)),
    );
    expect(await mailsTo()).toEqual([]);
    await runJobs();
    expect(await requests()).toEqual([
      { ...kept, address: null },
      { ...kept, address: null },
    ]);
    expect(await templates()).toEqual(['password-reset']);
    expect(await acts()).toEqual(['password reset requested']);
    const [{ count } = {}] = await database.asOwner<{ count: string }>(
      `select count(*) from graphile_worker.jobs where task_identifier = 'send-reset-link'`,
    );
    expect(Number(count)).toBe(2);
  });

  it('computes no password hash, for known and unknown addresses', async () => {
    expect(await argonWork(() => request())).toEqual([]);
    expect(await argonWork(() => request('nobody@example.org'))).toEqual([]);
  });

  // @see translations forgot, translations reset, translations invitation
  it('sends no mail within five minutes of an earlier mail, even if several requests are waiting', async () => {
    await request();
    await request();
    await runJobs();
    await request(parent.email.toUpperCase());
    await runJobs();
    expect(await templates()).toEqual(['password-reset']);
    await fiveMinutesLater();
    await request();
    await runJobs();
    expect(await templates()).toEqual(['password-reset', 'password-reset']);
  });

  it('sends no mail for a suspended account', async () => {
    await database.asOwner('select accounts.suspend($1)', [parent.id]);
    expect(await request()).toEqual({ outcome: 'accepted' });
    await runJobs();
    expect(await mailsTo()).toEqual([]);
    expect(await acts()).toEqual([]);
  });

  it('sends one mail if its job runs twice', async () => {
    await request();
    const [row] = await database.asOwner<{ id: string }>('select id from accounts.password_reset_requests');
    const run = () => sendResetLink({ requestId: row?.id }, owner, database.keyring);
    await Promise.all([run(), run()]);
    await fiveMinutesLater();
    await run();
    expect(await templates()).toEqual(['password-reset']);
  });

  it.each(['known', 'unknown'] as const)(
    'is limited to five per %s address and network in 15 minutes',
    async (address) => {
      const email = address === 'known' ? parent.email : 'nobody@example.org';
      for (let count = 0; count < 5; count++) expect((await request(email)).outcome).toBe('accepted');
      expect(await request(email)).toEqual({
        outcome: 'too many',
        retryAfterSeconds: expect.toSatisfy((seconds: number) => seconds > 890 && seconds <= 900),
      });
      expect((await request(email, '192.0.2.2')).outcome).toBe('accepted');
      expect((await request('other@example.org')).outcome).toBe('accepted');
    },
  );

  it('is limited to 20 per address in an hour and 50 per network in 15 minutes', async () => {
    for (let count = 0; count < 20; count++) await request(parent.email, `198.51.100.${count}`);
    expect(await request(parent.email, '203.0.113.1')).toMatchObject({ outcome: 'too many' });
    for (let count = 0; count < 50; count++) await request(`${count}@example.org`, '203.0.113.2');
    expect(await request('another@example.org', '203.0.113.2')).toMatchObject({ outcome: 'too many' });
  });

  it('sends at most ten mails in a day, and ten more for a browser that the person has used', async () => {
    const deviceToken = await ownDevice();
    const requestLater = async (device: string | null) => {
      await fiveMinutesLater();
      await database.asOwner('delete from accounts.password_reset_requests');
      expect((await request(parent.email, network, device)).outcome).toBe('accepted');
      await runJobs();
      return (await templates()).length;
    };
    for (let count = 0; count < 12; count++) await requestLater(null);
    expect(await templates()).toHaveLength(10);
    for (let count = 0; count < 12; count++) await requestLater(deviceToken);
    expect(await templates()).toHaveLength(20);
    await database.asOwner(`update mails set created_at = created_at - interval '1 day' where person_id = $1`, [
      parent.id,
    ]);
    expect(await requestLater(null)).toBe(21);
  });

  it('of a browser that the person has used has a limit of its own', async () => {
    const deviceToken = await ownDevice();
    for (let count = 0; count < 20; count++) await request(parent.email, `198.51.100.${count}`);
    const fromOwnBrowser = async (email = parent.email) => (await request(email, '203.0.113.1', deviceToken)).outcome;
    for (let count = 0; count < 5; count++) expect(await fromOwnBrowser()).toBe('accepted');
    expect(await fromOwnBrowser()).toBe('too many');
    await database.asOwner('delete from accounts.password_reset_requests where trusted_by is null');
    for (let count = 0; count < 5; count++) expect((await request()).outcome).toBe('accepted');
    expect((await request()).outcome).toBe('too many');
    for (let count = 0; count < 5; count++) expect(await fromOwnBrowser('other@example.org')).toBe('accepted');
    expect(await fromOwnBrowser('other@example.org')).toBe('too many');
  });

  it('has a limit that is independent of the limit of failed sign-ins', async () => {
    for (let count = 0; count < 5; count++) await signInWith('wrong');
    expect(await signInWith(parent.password)).toBe('too many');
    expect((await request()).outcome).toBe('accepted');
    await database.asOwner('delete from accounts.sign_in_attempts');
    for (let count = 0; count < 4; count++) await request();
    expect(await signInWith(parent.password)).toBe('signed in');
  });
});

describe('A password link', () => {
  it.each(['', 'made up', 'x'.repeat(10_000)])(
    'is refused without hashing a password if it was never sent: %.10s',
    async (token) => {
      await resetToken();
      expect(await findPasswordLink(token)).toBeNull();
      expect(await argonWork(() => choose(token))).toEqual([]);
      expect(await choose(token)).toBe('invalid');
    },
  );

  it.each<[string, (token: string) => Promise<unknown>]>([
    // @see it-security 2.8
    ['after it was used', (token) => choose(token)],
    [
      'after another link was used',
      async () => {
        await fiveMinutesLater();
        return choose(await resetToken());
      },
    ],
    [
      'after thirty minutes',
      () => database.asOwner(`update accounts.password_links set expires_at = now() where person_id = $1`, [parent.id]),
    ],
    [
      'after an administrator set a temporary password',
      () =>
        database.asOwner(`select accounts.set_temporary_password($1, 'hash', now() + interval '1 hour')`, [parent.id]),
    ],
    [
      'after the password was changed in another way',
      () => database.asOwner(`update accounts.people set password_hash = 'other' where id = $1`, [parent.id]),
    ],
  ])('is refused without hashing a password %s', async (_, act) => {
    const token = await resetToken();
    expect(await findPasswordLink(token)).not.toBeNull();
    await act(token);
    expect(await findPasswordLink(token)).toBeNull();
    expect(await argonWork(() => choose(token))).toEqual([]);
    expect(await choose(token)).toBe('invalid');
  });

  it('is refused as suspended without hashing a password until the account is reactivated', async () => {
    const token = await resetToken();
    await database.asOwner('select accounts.suspend($1)', [parent.id]);
    expect(await findPasswordLink(token)).toMatchObject({ isSuspended: true });
    expect(await argonWork(() => choose(token))).toEqual([]);
    expect(await choose(token)).toBe('suspended');
    await database.asOwner('select accounts.reactivate($1)', [parent.id]);
    expect(await choose(token)).toBe('signed in');
  });
});

describe('A reset link', () => {
  it('ends the exemption from lockouts of browsers that have signed in before', async () => {
    const before = await signIn({ email: parent.email, password: parent.password, network, oldToken: null });
    if (before.outcome !== 'signed in') throw new Error(before.outcome);
    const signInFromThere = () =>
      signIn({ email: parent.email, password: newPassword, network, oldToken: null, deviceToken: before.deviceToken });
    expect(await choose(await resetToken())).toBe('signed in');
    for (let count = 0; count < 5; count++) await signInWith('wrong');
    expect((await signInFromThere()).outcome).toBe('too many');
  });

  // @see it-security 2.8, translations forgot, translations reset, translations invitation, mails/password-reset.ts
  it('is stored as a hash and valid for thirty minutes', async () => {
    const token = await resetToken();
    const [link] = await database.asOwner<{ minutes: number; content: string }>(
      `select extract(epoch from expires_at - now())::float / 60 as minutes, password_links::text as content
       from accounts.password_links where person_id = $1`,
      [parent.id],
    );
    expect(link?.minutes).toBeCloseTo(linkHours.reset * 60, 0);
    expect(link?.content).not.toContain(token);
    expect(link?.content).not.toContain(Buffer.from(token).toString('hex'));
  });

  // @see mails/password-reset.ts
  it('stays valid when it is opened without choosing a password', async () => {
    const token = await resetToken();
    const seen = { purpose: 'reset', email: parent.email, isSuspended: false };
    for (let count = 0; count < 3; count++) expect(await findPasswordLink(token)).toMatchObject(seen);
    expect(await choose(token)).toBe('signed in');
  });

  // @see it-security 3.7, mails/new-device.ts, mails/credential-changed.ts, mails/unless-expected.ts
  it('sets the password, ends every session, lifts the lockout and notifies the person', async () => {
    const session = await openSession(database, parent.id);
    const token = await resetToken();
    for (let count = 0; count < 5; count++) await signInWith('wrong');
    expect(await choose(token)).toBe('signed in');
    expect(await findSession(session, 'read')).toBeNull();
    expect(await signInWith(parent.password)).toBe('refused');
    expect(await signInWith(newPassword)).toBe('signed in');
    expect(await templates()).toEqual(['password-reset', 'reset', 'new-device']);
    expect(await acts()).toEqual(
      expect.arrayContaining(['password reset requested', 'password reset', 'session revoked']),
    );
  });

  it('replaces an expired temporary password, but not with the same password', async () => {
    await database.asOwner(
      `update accounts.people set temporary_password_expires_at = now() - interval '1 hour' where id = $1`,
      [parent.id],
    );
    const token = await resetToken();
    expect(await choose(token, parent.password)).toBe('unchanged');
    expect(await choose(token)).toBe('signed in');
    expect(await signInWith(newPassword)).toBe('signed in');
  });

  it('sets one password if it is used twice at the same time', async () => {
    const token = await resetToken();
    const outcomes = await Promise.all([choose(token), choose(token, 'Yet-Another-5z!')]);
    expect(outcomes.sort()).toEqual(['invalid', 'signed in']);
    expect(await templates()).toEqual(['password-reset', 'reset']);
  });
});

describe('A password that was chosen with a link', () => {
  const signedIn = async (chosen: ReturnType<typeof choosePassword>) => {
    const result = await chosen;
    if (result.outcome !== 'signed in') throw new Error(result.outcome);
    return result;
  };

  it('opens one new session, replaces that of another person in the browser, and records the sign-in', async () => {
    const other = await makePerson(database, 'parent');
    const oldToken = await openSession(database, other.id);
    const { token } = await signedIn(chooseIn({ oldToken }, await resetToken()));
    expect(await findSession(token, 'read')).toMatchObject({ personId: parent.id, hasRecentPassword: true });
    expect(await findSession(oldToken, 'read')).toBeNull();
    expect(await database.asOwner('select from accounts.sessions where person_id = $1', [parent.id])).toHaveLength(1);
    expect((await acts()).slice(-2)).toEqual(['password reset', 'signed in']);
    expect(
      await database.asOwner(`select details from audit_log where subject_id = $1 and act = 'signed in'`, [parent.id]),
    ).toEqual([{ details: { network } }]);
  });

  it('opens no session before the second factor, which is still asked for', async () => {
    await database.asOwner(`insert into authenticators (id, sealed_secret, last_step) values ($1, '\\x00', 0)`, [
      parent.id,
    ]);
    const result = await chooseIn({}, await resetToken());
    if (result.outcome !== 'second factor') throw new Error(result.outcome);
    expect(await findSession(result.token, 'read')).toBeNull();
    expect(await findPendingSignIn(result.token)).toMatchObject({ hasAuthenticator: true });
    expect(await database.asOwner('select from accounts.sessions where person_id = $1', [parent.id])).toEqual([]);
    expect(await acts()).not.toContain('signed in');
  });

  it('tells the person about a browser that is new for the account, and about no other', async () => {
    const deviceToken = await ownDevice();
    const known = await signedIn(chooseIn({ deviceToken }, await resetToken()));
    expect(await templates()).toEqual(['password-reset', 'reset']);
    await fiveMinutesLater();
    await signedIn(chooseIn({ deviceToken: known.deviceToken }, await resetToken()));
    await fiveMinutesLater();
    await signedIn(chooseIn({ deviceToken: makeToken() }, await resetToken()));
    expect((await templates()).filter((template) => template === 'new-device')).toHaveLength(1);
  });

  it('does not tell an invited person about the first browser', async () => {
    const account = await invited();
    await signedIn(chooseIn({}, account.token));
    expect((await mailsTo(account)).map(({ reason }) => reason)).toEqual(['chosen']);
  });

  it.each(['suspended', 'used', 'expired'] as const)('opens no session with a link that is %s', async (state) => {
    const token = await resetToken();
    if (state === 'suspended') await database.asOwner('select accounts.suspend($1)', [parent.id]);
    if (state === 'used') await choose(token, 'Yet-Another-5z!');
    if (state === 'expired')
      await database.asOwner(`update accounts.password_links set expires_at = now() where person_id = $1`, [parent.id]);
    await database.asOwner('delete from accounts.sessions where person_id = $1', [parent.id]);
    expect(await choose(token)).toBe(state === 'suspended' ? 'suspended' : 'invalid');
    expect(await database.asOwner('select from accounts.sessions where person_id = $1', [parent.id])).toEqual([]);
  });
});

describe('An invitation link', () => {
  it('is refused to non-administrators, for people with a password and for suspended people', async () => {
    const { id } = await invited();
    const linkBy = (actor: string | null, personId: string) =>
      writeAs(actor ? person(actor) : visitor, (tx) => makeInvitationLink(tx, personId));
    await expect(linkBy(parent.id, id)).rejects.toThrow('only an admin');
    await expect(linkBy(null, id)).rejects.toThrow('only an admin');
    await expect(linkBy(admin.id, parent.id)).rejects.toThrow(AccountRefused);
    await database.asOwner('select accounts.suspend($1)', [id]);
    await expect(linkBy(admin.id, id)).rejects.toThrow(AccountRefused);
  });

  // @see mails/invitation.ts
  it('is required before signing in: an account without a password refuses every password', async () => {
    const { email } = await invited();
    for (const password of ['', 'null', newPassword])
      expect(await signInWith(password, { ...parent, email })).toBe('refused');
  });

  // @see translations forgot, translations reset, translations invitation, mails/invitation.ts
  it('can be used once within seven days to choose a password, which notifies the person', async () => {
    const account = await invited();
    const [link] = await database.asOwner<{ days: number }>(
      `select extract(epoch from expires_at - now())::float / 86400 as days from accounts.password_links
       where person_id = $1`,
      [account.id],
    );
    expect(link?.days).toBeCloseTo(linkHours.invitation / 24, 2);
    expect(await findPasswordLink(account.token)).toMatchObject({ purpose: 'invitation', language: 'zh' });
    expect(await choose(account.token)).toBe('signed in');
    expect(await signInWith(newPassword, { ...parent, email: account.email })).toBe('signed in');
    expect(await choose(account.token)).toBe('invalid');
    const mails = await mailsTo(account);
    expect(mails.map(({ template, reason }) => reason ?? template)).toEqual(['chosen', 'new-device']);
  });

  it('is invalidated by a newer invitation link and by a password reset', async () => {
    const account = await invited();
    const second = await writeAs(person(admin.id), (tx) => renewInvitationLink(tx, account.id));
    expect(await findPasswordLink(account.token)).toBeNull();
    parent = { ...parent, id: account.id, email: account.email };
    expect(await choose(await resetToken())).toBe('signed in');
    expect(await choose(second)).toBe('invalid');
  });
});
