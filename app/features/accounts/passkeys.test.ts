import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { job, type PersonWriteTx, person, readAs, visitor, writeAs } from '#platform/database.server.ts';
import type { Identity } from '#platform/identity.server.ts';
import { makeToken, tokenHash } from '#platform/tokens.server.ts';
import { currentCode } from '#tests/support/authenticator.ts';
import { TestPasskey } from '#tests/support/passkey.ts';
import { makePerson, openSession, type TestPerson, withRecentPassword } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { addPasskey, beginPasskey, removePasskey } from './change-passkeys.server.ts';
import { addAuthenticator, beginAuthenticator, removeSecondFactors } from './change-second-factors.server.ts';
import { confirmSignIn } from './confirm-sign-in.server.ts';
import { challengeSignIn, signInWithPasskey } from './passkey-sign-in.server.ts';
import { challengeSecondStep, confirmWithPasskey } from './passkey-step.server.ts';
import { listOwnPasskeys } from './passkeys.server.ts';
import { relyingPartyOf } from './relying-party.server.ts';
import { findPendingSignIn, getOwnSecondFactors } from './second-factors.server.ts';
import { findSession } from './sessions.server.ts';
import { signIn } from './sign-in.server.ts';

vi.mock('@node-rs/argon2', () => import('#tests/support/quick-argon.ts'));

/* @see R5 @see R6 @see R7 @see PD-34 */

const relyingParty = relyingPartyOf(new URL('https://portal.school.example'));
const network = '192.0.2.1';

let database: TestDatabase;
let parent: TestPerson;
let token: string;
let passkey: TestPasskey;
let codes: string[];
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.asOwner('delete from accounts.sign_in_attempts');
  parent = await makePerson(database, 'parent');
  token = await openSession(database, parent.id);
  passkey = new TestPasskey(relyingParty);
  const added = await add(passkey);
  codes = (added.outcome === 'added' && added.codes) || [];
});

const asParent = <Result>(work: (tx: PersonWriteTx) => Promise<Result>) => writeAs(person(parent.id), work);
const begin = () => asParent((tx) => beginPasskey(tx, relyingParty, { ...parent, token }));
const save = (response: string) => asParent((tx) => addPasskey(tx, relyingParty, token, { name: 'Phone', response }));

async function add(added: TestPasskey, ceremony: Partial<Parameters<TestPasskey['register']>[0]> = {}) {
  const options = await begin();
  return save(added.register({ challenge: '', ...options, ...ceremony }));
}

/** Signs in with the correct password; returns the token of the waiting sign-in. */
async function waitingSignIn(): Promise<string> {
  await database.asOwner('delete from accounts.sign_in_attempts');
  const { email, password } = parent;
  const result = await signIn({ email, password, network, oldToken: null });
  if (result.outcome !== 'second factor') throw new Error(`the sign-in does not wait: ${result.outcome}`);
  return result.token;
}

const attempt = { network, browserToken: null, oldToken: null, deviceToken: null };
const confirm = (waiting: string, response: string) =>
  confirmWithPasskey({ ...attempt, token: waiting, response }, relyingParty);

/** Signs the challenge of the waiting sign-in. */
async function confirmSigned(
  waiting: string,
  signer = passkey,
  ceremony: Partial<Parameters<TestPasskey['sign']>[0]> = {},
) {
  const options = await challengeSecondStep(waiting, relyingParty);
  return confirm(waiting, signer.sign({ challenge: options?.challenge ?? '', ...ceremony }));
}

async function issueChallenge(): Promise<{ challenge: string; browserToken: string }> {
  const issued = await challengeSignIn(network, relyingParty);
  if (!issued) throw new Error('the network has requested too many challenges');
  return { challenge: issued.options.challenge, browserToken: issued.browserToken };
}

const signInWith = (response: string, browserToken: string | null) =>
  signInWithPasskey({ ...attempt, response, browserToken }, relyingParty);

/** Signs in without a password. */
async function enter(signer = passkey, ceremony: Partial<Parameters<TestPasskey['sign']>[0]> = {}) {
  const { challenge, browserToken } = await issueChallenge();
  return signInWith(signer.sign({ challenge, ...ceremony }), browserToken);
}

const handleOf = (personId: string) => Buffer.from(personId).toString('base64url');

const own = () => readAs(person(parent.id), listOwnPasskeys);
const factors = () => readAs(person(parent.id), getOwnSecondFactors);
const eventsOf = async () =>
  (
    await database.asOwner<{ act: string }>('select act from audit_log where subject_id = $1 order by id', [parent.id])
  ).map(({ act }) => act);
const reasons = () =>
  database.asOwner(
    `select details ->> 'reason' as reason from audit_log where subject_id = $1 and act = 'sign-in failed'`,
    [parent.id],
  );
const mailsOf = async () =>
  (
    await database.asOwner<{ reason: string }>(
      `select reason from mails where person_id = $1 and template = 'credential-changed' order by created_at`,
      [parent.id],
    )
  ).map(({ reason }) => reason);
const age = (minutes: number) =>
  database.asOwner('update accounts.passkey_challenges set created_at = now() - make_interval(mins => $1)', [minutes]);

describe('A passkey', () => {
  // @see translations passkeys, translations passkey
  it('is added with a name and recovery codes, is recorded, and notifies the person by mail', async () => {
    expect(await own()).toMatchObject([{ name: 'Phone', lastUsedAt: null }]);
    expect(codes).toHaveLength(10);
    expect(await eventsOf()).toEqual(['passkey added']);
    expect(await mailsOf()).toEqual(['passkey-added']);
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another host', { host: 'evil.example' }],
    ['an unverified user', { isUserVerified: false }],
    ['another challenge', { challenge: makeToken() }],
  ])('is not added with %s', async (_, ceremony) => {
    expect((await add(new TestPasskey(relyingParty), ceremony)).outcome).toBe('invalid');
    expect(await own()).toHaveLength(1);
  });

  it.each(['', 'x', '{}', '{"response":null}', 'null', '[]'])('is not added with the response %j', async (response) => {
    await begin();
    expect((await save(response)).outcome).toBe('invalid');
  });

  it('is not added with a challenge that was used before or is five minutes old', async () => {
    const [first, second] = [new TestPasskey(relyingParty), new TestPasskey(relyingParty)];
    const options = await begin();
    const challenge = options?.challenge ?? '';
    expect((await save(first.register({ challenge }))).outcome).toBe('added');
    expect((await save(second.register({ challenge }))).outcome).toBe('invalid');
    const late = await begin();
    await age(5);
    expect((await save(second.register({ challenge: late?.challenge ?? '' }))).outcome).toBe('invalid');
  });

  it('is not added twice or to a second account', async () => {
    expect((await begin())?.excludeCredentials?.map(({ id }) => id)).toEqual([passkey.id.toString('base64url')]);
    expect((await add(passkey)).outcome).toBe('refused');
    parent = await makePerson(database, 'parent');
    token = await openSession(database, parent.id);
    expect((await add(passkey)).outcome).toBe('refused');
    expect(await factors()).toEqual({ authenticatorSince: null, recoveryCodesLeft: 0 });
  });

  it('keeps existing recovery codes when it is added, and so does an authenticator app', async () => {
    expect(await add(new TestPasskey(relyingParty))).toEqual({ outcome: 'added', codes: null });
    const secret = await asParent((tx) => beginAuthenticator(tx, token));
    const enrolment = { token, code: currentCode(secret ?? '') };
    expect(await asParent((tx) => addAuthenticator(tx, enrolment))).toEqual({
      outcome: 'added',
      codes: null,
    });
    const confirmed = await confirmSignIn({ ...attempt, token: await waitingSignIn(), code: codes[0] ?? '' });
    expect(confirmed.outcome).toBe('signed in');
  });

  // @see translations passkeys, translations passkey
  it('cannot be added if the person has ten passkeys', async () => {
    for (let count = 1; count < 10; count++) expect((await add(new TestPasskey(relyingParty))).outcome).toBe('added');
    expect(await begin()).toBeNull();
    expect(await own()).toHaveLength(10);
  });

  it('is added and removed only in the person’s own session, shortly after entering the password', async () => {
    const [mine] = await own();
    const otherParent = await makePerson(database, 'parent');
    const otherToken = await openSession(database, otherParent.id);
    const removeAs = (id: string, ofToken: string) =>
      writeAs(person(id), (tx) => removePasskey(tx, ofToken, mine?.id ?? ''));
    expect(await removeAs(otherParent.id, otherToken)).toBe(false);
    expect(await removeAs(otherParent.id, token)).toBe(false);
    expect(await removeAs(parent.id, otherToken)).toBe(false);
    const options = await begin();
    await database.asOwner(
      `update accounts.sessions set password_entered_at = now() - interval '11 minutes' where token_hash = $1`,
      [tokenHash(token)],
    );
    expect(await begin()).toBeNull();
    expect((await save(new TestPasskey(relyingParty).register({ challenge: options?.challenge ?? '' }))).outcome).toBe(
      'invalid',
    );
    expect(await removeAs(parent.id, token)).toBe(false);
    expect(await own()).toHaveLength(1);
  });

  // @see translations passkeys, translations passkey
  it('can be removed, after which the password is enough and the recovery codes are deleted', async () => {
    const [mine] = await own();
    expect(await asParent((tx) => removePasskey(tx, token, mine?.id ?? ''))).toBe(true);
    expect(await asParent((tx) => removePasskey(tx, token, mine?.id ?? ''))).toBe(false);
    const { email, password } = parent;
    expect((await signIn({ email, password, network, oldToken: null })).outcome).toBe('signed in');
    expect((await factors()).recoveryCodesLeft).toBe(0);
    expect(await eventsOf()).toContain('passkey removed');
    expect(await mailsOf()).toEqual(['passkey-added', 'passkey-removed']);
    expect((await enter()).outcome).toBe('refused');
  });

  // @see mails/second-factor-changed.ts
  it('ends the other sessions of the person when it is added and removed', async () => {
    const live = async () =>
      (await database.asOwner('select token_hash from accounts.sessions where person_id = $1', [parent.id])).map(
        (row) => row['token_hash'],
      );
    await openSession(database, parent.id);
    expect((await add(new TestPasskey(relyingParty))).outcome).toBe('added');
    expect(await live()).toEqual([tokenHash(token)]);
    await openSession(database, parent.id);
    const [mine] = await own();
    expect(await asParent((tx) => removePasskey(tx, token, mine?.id ?? ''))).toBe(true);
    expect(await live()).toEqual([tokenHash(token)]);
    expect(await eventsOf()).toContain('session revoked');
  });

  it('is removed when an administrator removes the second factors', async () => {
    const admin = await makePerson(database, 'admin');
    await writeAs(await withRecentPassword(database, admin), (tx) => removeSecondFactors(tx, parent.id));
    expect(await own()).toEqual([]);
    expect(await mailsOf()).toContain('second-factors-removed');
  });
});

describe('A passkey as the second factor', () => {
  // @see translations passkeys, translations passkey
  it('opens the session that the password alone does not open', async () => {
    const waiting = await waitingSignIn();
    expect(await findPendingSignIn(waiting)).toEqual({ hasAuthenticator: false, hasPasskey: true, language: null });
    const result = await confirmSigned(waiting);
    expect(result).toMatchObject({ outcome: 'signed in' });
    expect(result.outcome === 'signed in' && (await findSession(result.token, 'read'))).toMatchObject({
      personId: parent.id,
      hasSecondFactor: true,
      hasRecentPassword: true,
    });
    expect((await own())[0]?.lastUsedAt).toBeInstanceOf(Date);
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another host', { host: 'evil.example' }],
    ['an unverified user', { isUserVerified: false }],
    ['another challenge', { challenge: makeToken() }],
    ['another account', { userHandle: handleOf(randomUUID()) }],
    ['a malformed account', { userHandle: 'x' }],
  ])('is refused with %s, and the failure is recorded', async (_, ceremony) => {
    expect(await confirmSigned(await waitingSignIn(), passkey, ceremony)).toEqual({
      outcome: 'refused',
      reason: 'wrong passkey',
    });
    expect(await eventsOf()).toContain('sign-in failed');
  });

  it('is accepted from a device that names no account', async () => {
    expect(await confirmSigned(await waitingSignIn(), passkey, { userHandle: null })).toMatchObject({
      outcome: 'signed in',
    });
  });

  it('is refused if the response is malformed or from another person’s passkey', async () => {
    const waiting = await waitingSignIn();
    for (const response of ['', '{}', '{"id":"x","response":{}}'])
      expect((await confirm(waiting, response)).outcome).toBe('refused');
    const otherPasskey = new TestPasskey(relyingParty);
    const [own, other] = [parent, await makePerson(database, 'parent')];
    [parent, token] = [other, await openSession(database, other.id)];
    await add(otherPasskey);
    parent = own;
    expect((await confirmSigned(waiting, otherPasskey)).outcome).toBe('refused');
  });

  it('is accepted once per challenge, within five minutes, and only for the sign-in of that challenge', async () => {
    const [waiting, other] = [await waitingSignIn(), await waitingSignIn()];
    const options = await challengeSecondStep(waiting, relyingParty);
    const response = passkey.sign({ challenge: options?.challenge ?? '' });
    expect((await confirm(other, response)).outcome).toBe('refused');
    await age(5);
    expect((await confirm(waiting, response)).outcome).toBe('refused');
    const fresh = await challengeSecondStep(waiting, relyingParty);
    const signed = passkey.sign({ challenge: fresh?.challenge ?? '' });
    const outcomes = await Promise.all([confirm(waiting, signed), confirm(waiting, signed)]);
    expect(outcomes.filter(({ outcome }) => outcome === 'signed in')).toHaveLength(1);
  });

  it('is refused if its counter does not increase, which is recorded', async () => {
    expect((await confirmSigned(await waitingSignIn(), passkey, { counter: 7 })).outcome).toBe('signed in');
    for (const counter of [7, 3, 0])
      expect(await confirmSigned(await waitingSignIn(), passkey, { counter })).toEqual({
        outcome: 'refused',
        reason: 'counter of the passkey',
      });
    expect(await reasons()).toEqual([{ reason: 'counter of the passkey' }]);
    expect((await confirmSigned(await waitingSignIn(), passkey, { counter: 8 })).outcome).toBe('signed in');
  });

  it('has the same attempt limits as codes: five failures end the sign-in', async () => {
    const waiting = await waitingSignIn();
    for (let count = 0; count < 4; count++) await confirm(waiting, '{}');
    expect(await confirmSigned(waiting)).toMatchObject({ outcome: 'too many' });
    await database.asOwner('delete from accounts.sign_in_attempts');
    await confirm(waiting, '{}');
    await database.asOwner('delete from accounts.sign_in_attempts');
    expect(await challengeSecondStep(waiting, relyingParty)).toBeNull();
    expect((await confirm(waiting, '{}')).outcome).toBe('ended');
  });
});

describe('A passkey instead of a password', () => {
  it('opens a session in which no password was entered recently', async () => {
    const result = await enter();
    expect(result).toMatchObject({ outcome: 'signed in' });
    expect(result.outcome === 'signed in' && (await findSession(result.token, 'read'))).toMatchObject({
      personId: parent.id,
      hasRecentPassword: false,
    });
    expect(await eventsOf()).toContain('signed in');
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another host', { host: 'evil.example' }],
    ['an unverified user', { isUserVerified: false }],
    ['an unknown challenge', { challenge: makeToken() }],
    ['another account', { userHandle: handleOf(randomUUID()) }],
    ['no account', { userHandle: null }],
    ['a malformed account', { userHandle: 'x' }],
  ])('is refused with %s', async (_, ceremony) => {
    expect(await enter(passkey, ceremony)).toEqual({ outcome: 'refused', reason: 'wrong passkey' });
  });

  it('is refused if it is unknown, or if its challenge was used before or is five minutes old', async () => {
    expect((await enter(new TestPasskey(relyingParty))).outcome).toBe('refused');
    const { challenge, browserToken } = await issueChallenge();
    const response = passkey.sign({ challenge });
    const outcomes = await Promise.all([1, 2].map(() => signInWith(response, browserToken)));
    expect(outcomes.filter(({ outcome }) => outcome === 'signed in')).toHaveLength(1);
    const late = await issueChallenge();
    await age(5);
    const signed = passkey.sign({ challenge: late.challenge });
    expect((await signInWith(signed, late.browserToken)).outcome).toBe('refused');
  });

  // @see translations passkeys, translations passkey
  it('is refused in another browser than the one that asked for the challenge', async () => {
    const { challenge, browserToken } = await issueChallenge();
    const response = passkey.sign({ challenge });
    const other = await issueChallenge();
    for (const presented of [null, '', other.browserToken])
      expect((await signInWith(response, presented)).outcome).toBe('refused');
    expect((await signInWith(response, browserToken)).outcome).toBe('signed in');
  });

  it('is refused with a challenge that was issued for a second factor', async () => {
    const waiting = await waitingSignIn();
    const options = await challengeSecondStep(waiting, relyingParty);
    const response = passkey.sign({ challenge: options?.challenge ?? '' });
    expect((await signInWith(response, waiting)).outcome).toBe('refused');
    expect((await confirm(waiting, response)).outcome).toBe('signed in');
  });

  it('is refused if its counter decreases', async () => {
    expect((await enter(passkey, { counter: 2 })).outcome).toBe('signed in');
    expect(await enter(passkey, { counter: 1 })).toEqual({ outcome: 'refused', reason: 'counter of the passkey' });
    expect(await reasons()).toEqual([{ reason: 'counter of the passkey' }]);
  });

  it('is refused with the reason if the account is suspended or the temporary password has expired', async () => {
    await database.asOwner(
      `update accounts.people set temporary_password_expires_at = now() - interval '1 hour' where id = $1`,
      [parent.id],
    );
    expect(await enter()).toEqual({ outcome: 'expired', proof: expect.any(String) });
    await database.asOwner('select accounts.suspend($1)', [parent.id]);
    expect(await enter()).toEqual({ outcome: 'suspended' });
    expect(await enter(passkey, { isUserVerified: false })).toMatchObject({ outcome: 'refused' });
  });

  it('has the attempt limits of passwords, and a limit of 100 challenges per network', async () => {
    for (let count = 0; count < 5; count++) await enter(passkey, { isUserVerified: false });
    expect(await enter()).toMatchObject({ outcome: 'too many', reached: 'address and network' });
    await database.asOwner(
      `insert into accounts.passkey_challenges (holder_hash, challenge, network)
        select sha256(int4send(number)), '', '198.51.100.7' from generate_series(1, 100) as number`,
    );
    expect(await challengeSignIn('198.51.100.7', relyingParty)).toBeNull();
    expect(await challengeSignIn(network, relyingParty)).not.toBeNull();
  });

  it('gets at most 100 challenges by concurrent requests, and older ones of the network are deleted', async () => {
    const fill = `insert into accounts.passkey_challenges (holder_hash, challenge, network, created_at)
      select sha256(int4send(number)), '', '198.51.100.8', now() - $1::interval from generate_series($2::int, $3) as number`;
    await database.asOwner(fill, ['6 minutes', 1_000, 1_200]);
    await database.asOwner(fill, ['1 minute', 2_001, 2_098]);
    const issued = await Promise.all(Array.from({ length: 6 }, () => challengeSignIn('198.51.100.8', relyingParty)));
    expect(issued.filter((options) => options !== null)).toHaveLength(2);
    const left = await database.asOwner(`select from accounts.passkey_challenges where network = '198.51.100.8'`);
    expect(left).toHaveLength(100);
  });
});

describe('A statement that runs as the web role', () => {
  const asRole = async <Row>(identity: Identity, statement: ReturnType<typeof sql>) =>
    (await writeAs(identity, (tx) => statement.execute(tx))).rows[0] as Row;
  const idOf = async () => (await own())[0]?.id ?? '';

  it('cannot claim that a passkey was checked for a waiting sign-in', async () => {
    const [waiting, other] = [await waitingSignIn(), await waitingSignIn()];
    const started = (of: string) =>
      asRole<{ attempt: string; pending_id: string }>(
        visitor,
        sql`select * from accounts.begin_passkey_step(${tokenHash(of)}, ${network}, null, ${passkey.id}, null)`,
      );
    const [first, second] = [await started(waiting), await started(other)];
    const passkeyId = await idOf();
    const finish = (identity: Identity) =>
      asRole<{ opened: boolean }>(
        identity,
        sql`select accounts.finish_second_step(${tokenHash(waiting)}, ${first.attempt}, null, null,
          ${tokenHash(makeToken())}, null, ${tokenHash(makeToken())}, null, ${passkeyId}, 99) as opened`,
      );
    expect(await finish(visitor)).toEqual({ opened: false });
    expect(await finish(person(parent.id))).toEqual({ opened: false });
    expect(await finish(job(`second-step-${second.pending_id}`))).toEqual({ opened: false });
  });

  it('cannot claim that a passkey was checked for a sign-in without a password', async () => {
    const started = await asRole<{ attempt: string }>(
      visitor,
      sql`select * from accounts.begin_passkey_sign_in(${tokenHash('x')}, ${network}, null, ${passkey.id},
        ${parent.id})`,
    );
    const passkeyId = await idOf();
    const finish = (identity: Identity) =>
      asRole<{ outcome: string }>(
        identity,
        sql`select accounts.finish_passkey_sign_in(${started.attempt}, ${passkeyId}, 99, ${tokenHash(makeToken())}, null,
          ${tokenHash(makeToken())}, null, ${tokenHash(makeToken())}) as outcome`,
      );
    for (const identity of [visitor, person(parent.id), job('passkey-sign-in-1'), job('send-mail')])
      expect(await finish(identity)).toEqual({ outcome: 'refused' });
    expect((await enter()).outcome).toBe('signed in');
  });

  it('cannot read or change passkeys, or choose a challenge', async () => {
    for (const statement of [
      sql`select * from accounts.passkeys`,
      sql`insert into accounts.passkeys (person_id) values (${parent.id})`,
      sql`update accounts.passkeys set public_key = ${tokenHash('x')}`,
      sql`delete from accounts.passkeys`,
      sql`select * from accounts.passkey_challenges`,
      sql`select accounts.store_challenge(${tokenHash('x')}, ${tokenHash('x')}, null)`,
      sql`select accounts.use_passkey(${randomUUID()}, ${parent.id}, 1)`,
    ])
      await expect(asParent((tx) => statement.execute(tx))).rejects.toMatchObject({ code: '42501' });
  });
});
