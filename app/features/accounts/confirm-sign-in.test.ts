import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { job, type PersonWriteTx, person, readAs, visitor, writeAs } from '#platform/database.server.ts';
import { makeToken, tokenHash } from '#platform/tokens.server.ts';
import { currentCode } from '#tests/support/authenticator.ts';
import { makePerson, openSession, type TestPerson, withRecentPassword } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import {
  addAuthenticator,
  beginAuthenticator,
  type Enrolment,
  removeAuthenticator,
  removeSecondFactors,
  replaceRecoveryCodes,
} from './change-second-factors.server.ts';
import { confirmSignIn } from './confirm-sign-in.server.ts';
import { findPendingSignIn, getOwnSecondFactors } from './second-factors.server.ts';
import { findSession } from './sessions.server.ts';
import { signIn } from './sign-in.server.ts';

vi.mock('@node-rs/argon2', () => import('#tests/support/quick-argon.ts'));

/* @see R5 @see R6 @see R7 */

let database: TestDatabase;
let parent: TestPerson;
let token: string;
let secret: string;
/** Code of the period in which the app was added; tests sign in with the code of the next period. */
let firstCode: string;
let codes: string[];
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  parent = await makePerson(database, 'parent');
  token = await openSession(database, parent.id);
  secret = await begin();
  firstCode = currentCode(secret);
  codes = codesOf(await enrol(firstCode));
});

const asParent = <Result>(work: (tx: PersonWriteTx) => Promise<Result>) => writeAs(person(parent.id), work);
const enrol = (code: string) => asParent((tx) => addAuthenticator(tx, { token, code }));
const begin = async () => (await asParent((tx) => beginAuthenticator(tx, token))) ?? '';

const codesOf = (enrolment: Enrolment) => (enrolment.outcome === 'added' && enrolment.codes) || [];

/** Signs in with the correct password; returns the token of the waiting sign-in. */
async function waitingSignIn(): Promise<string> {
  const { email, password } = parent;
  const result = await signIn({ email, password, network: '192.0.2.1', oldToken: null });
  if (result.outcome !== 'second factor') throw new Error(`the sign-in does not wait: ${result.outcome}`);
  return result.token;
}

const confirm = (waiting: string, code: string, network = '192.0.2.1') =>
  confirmSignIn({ token: waiting, code, network, oldToken: null, deviceToken: null });
const sessionCount = async () =>
  (await database.asOwner('select from accounts.sessions where person_id = $1', [parent.id])).length;
const eventsOf = async () =>
  (
    await database.asOwner<{ act: string }>('select act from audit_log where subject_id = $1 order by happened_at', [
      parent.id,
    ])
  ).map(({ act }) => act);
const mailsOf = async () =>
  (
    await database.asOwner<{ reason: string }>(
      `select reason from mails where person_id = $1 and template = 'credential-changed' order by created_at`,
      [parent.id],
    )
  ).map(({ reason }) => reason);

describe('A person with a second factor', () => {
  // @see translations twoFactor, translations signInCode
  it('gets no session for the password alone, and no “signed in” event', async () => {
    const waiting = await waitingSignIn();
    expect(await findSession(waiting, 'read')).toBeNull();
    expect(await sessionCount()).toBe(1);
    expect(await findPendingSignIn(waiting)).toEqual({ hasAuthenticator: true, hasPasskey: false, language: null });
    expect(await eventsOf()).not.toContain('signed in');
  });

  it('signs in with the code of the app, once per code', async () => {
    const code = currentCode(secret, 1);
    const result = await confirm(await waitingSignIn(), code);
    expect(result).toMatchObject({ outcome: 'signed in' });
    expect(result.outcome === 'signed in' && (await findSession(result.token, 'read'))).toMatchObject({
      personId: parent.id,
    });
    expect(await eventsOf()).toContain('signed in');
    expect((await confirm(await waitingSignIn(), code)).outcome).toBe('refused');
  });

  it('cannot sign in with the code that was used to add the app', async () => {
    expect((await confirm(await waitingSignIn(), firstCode)).outcome).toBe('refused');
  });

  // @see translations twoFactor, translations signInCode
  it('signs in with a recovery code, once per code, and is notified by mail', async () => {
    const [code = ''] = codes;
    expect((await confirm(await waitingSignIn(), code.toUpperCase())).outcome).toBe('signed in');
    expect((await confirm(await waitingSignIn(), code)).outcome).toBe('refused');
    const factors = await readAs(person(parent.id), (tx) => getOwnSecondFactors(tx));
    expect(factors.recoveryCodesLeft).toBe(9);
    expect(await eventsOf()).toContain('recovery code used');
    expect(await mailsOf()).toContain('recovery-code-used');
  });

  it('cannot use the code of another person', async () => {
    const other = await makePerson(database, 'parent');
    const otherToken = await openSession(database, other.id);
    const [own, ownToken] = [parent, token];
    [parent, token] = [other, otherToken];
    const otherSecret = await begin();
    const enrolment = await enrol(currentCode(otherSecret));
    [parent, token] = [own, ownToken];
    const waiting = await waitingSignIn();
    expect((await confirm(waiting, currentCode(otherSecret, 1))).outcome).toBe('refused');
    expect((await confirm(waiting, codesOf(enrolment)[0] ?? '')).outcome).toBe('refused');
  });

  it.each(['000000', 'no-code', '', '999999999'])(
    'is refused with the code %j, and the failure is recorded',
    async (code) => {
      expect((await confirm(await waitingSignIn(), code)).outcome).toBe('refused');
      expect(await eventsOf()).toContain('sign-in failed');
    },
  );
});

describe('A waiting sign-in', () => {
  it('has the same limit as passwords: five attempts from a network, then a waiting time', async () => {
    const waiting = await waitingSignIn();
    for (let count = 0; count < 4; count++) expect((await confirm(waiting, 'wrong')).outcome).toBe('refused');
    expect(await confirm(waiting, currentCode(secret, 1))).toMatchObject({
      outcome: 'too many',
      reached: 'address and network',
    });
  });

  it('ends after five wrong codes from different networks', async () => {
    const waiting = await waitingSignIn();
    for (let count = 0; count < 5; count++)
      expect((await confirm(waiting, 'wrong', `198.51.100.${count}`)).outcome).toBe('refused');
    expect((await confirm(waiting, currentCode(secret, 1), '198.51.100.9')).outcome).toBe('ended');
    expect(await findPendingSignIn(waiting)).toBeNull();
  });

  it('counts concurrent attempts', async () => {
    const waiting = await waitingSignIn();
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, count) => confirm(waiting, 'wrong', `198.51.101.${count}`)),
    );
    expect(outcomes.filter(({ outcome }) => outcome === 'refused')).toHaveLength(5);
  });

  it('opens one session if the same code is sent twice at the same time', async () => {
    const waiting = await waitingSignIn();
    const code = currentCode(secret, 1);
    const outcomes = await Promise.all([confirm(waiting, code), confirm(waiting, code)]);
    expect(outcomes.filter(({ outcome }) => outcome === 'signed in')).toHaveLength(1);
    expect(await sessionCount()).toBe(2);
  });

  it('ends after ten minutes', async () => {
    const waiting = await waitingSignIn();
    await database.asOwner(`update accounts.pending_sign_ins set created_at = now() - interval '10 minutes'`);
    expect(await findPendingSignIn(waiting)).toBeNull();
    expect((await confirm(waiting, currentCode(secret, 1))).outcome).toBe('ended');
  });

  it.each([
    ['suspension', 'select accounts.suspend($1)'],
    ['a change of role', `select accounts.change_role($1, 'mentor')`],
    ['a new temporary password', `select accounts.set_temporary_password($1, 'x', now() + interval '1 hour')`],
  ])('ends with %s', async (_, statement) => {
    const waiting = await waitingSignIn();
    await database.asOwner(statement, [parent.id]);
    expect((await confirm(waiting, currentCode(secret, 1))).outcome).toBe('ended');
  });
});

describe('A statement that runs as the web role', () => {
  const finish = (waiting: string, attempt: string | undefined, setIdentity = sql`select`) =>
    writeAs(visitor, async (tx) => {
      await setIdentity.execute(tx);
      const { rows } = await sql<{ opened: boolean }>`select accounts.finish_second_step(${tokenHash(waiting)},
        ${attempt}, 99999999999, null, ${tokenHash(makeToken())}, null, ${tokenHash(makeToken())}, null) as opened`.execute(
        tx,
      );
      return rows[0]?.opened;
    });
  const begin = async (waiting: string) => {
    const { rows } = await writeAs(visitor, (tx) =>
      sql<{ attempt: string; pending_id: string }>`select attempt, pending_id
        from accounts.begin_second_step(${tokenHash(waiting)}, '192.0.2.1', null)`.execute(tx),
    );
    return rows[0];
  };

  it('cannot claim that a code is correct, neither without an identity nor with a forged one', async () => {
    const waiting = await waitingSignIn();
    const first = await begin(waiting);
    expect(await finish(waiting, first?.attempt)).toBe(false);
    const second = await begin(waiting);
    const forged = `job:second-step-${second?.pending_id}:${'0'.repeat(64)}`;
    expect(await finish(waiting, second?.attempt, sql`select set_config('app.identity', ${forged}, true)`)).toBe(false);
    expect(await sessionCount()).toBe(1);
  });

  it('cannot use the proof of another sign-in', async () => {
    const [waiting, other] = [await waitingSignIn(), await waitingSignIn()];
    const [begun, otherBegun] = [await begin(waiting), await begin(other)];
    const opened = await writeAs(job(`second-step-${otherBegun?.pending_id}`), (tx) =>
      sql<{ opened: boolean }>`select accounts.finish_second_step(${tokenHash(waiting)}, ${begun?.attempt}, 99999999999,
        null, ${tokenHash(makeToken())}, null, ${tokenHash(makeToken())}, null) as opened`.execute(tx),
    );
    expect(opened.rows[0]?.opened).toBe(false);
  });

  it('cannot read or change second factors, not even those of its own person', async () => {
    for (const statement of [
      sql`select * from authenticators`,
      sql`delete from authenticators`,
      sql`select * from accounts.recovery_codes`,
      sql`select accounts.accept_recovery_code(${parent.id}, ${tokenHash('x')})`,
      sql`select accounts.remove_second_factors(${parent.id})`,
      sql`select accounts.start_session(${parent.id}, 1, ${tokenHash('x')}, null, ${tokenHash('y')}, null)`,
    ])
      await expect(asParent((tx) => statement.execute(tx))).rejects.toMatchObject({ code: '42501' });
  });
});

describe('Second factors', () => {
  it('are added only with a valid code of the app, and only once', async () => {
    expect((await enrol(currentCode(secret, 1))).outcome).toBe('refused');
    expect(codes).toHaveLength(10);
    expect(await eventsOf()).toEqual(['authenticator app added']);
    expect(await mailsOf()).toEqual(['authenticator-added']);
  });

  it('are changed only in the person’s own session, shortly after entering the password', async () => {
    const otherParent = await makePerson(database, 'parent');
    const otherToken = await openSession(database, otherParent.id);
    expect(await asParent((tx) => removeAuthenticator(tx, otherToken))).toBe(false);
    expect(await writeAs(person(otherParent.id), (tx) => removeAuthenticator(tx, token))).toBe(false);
    await database.asOwner(
      `update accounts.sessions set password_entered_at = now() - interval '11 minutes' where token_hash = $1`,
      [tokenHash(token)],
    );
    expect(await asParent((tx) => removeAuthenticator(tx, token))).toBe(false);
    expect(await asParent((tx) => replaceRecoveryCodes(tx, token))).toBeNull();
    expect((await waitingSignIn()).length).toBeGreaterThan(20);
  });

  it('can be removed, after which the password is enough and the recovery codes are deleted', async () => {
    expect(await asParent((tx) => removeAuthenticator(tx, token))).toBe(true);
    const { email, password } = parent;
    expect(await signIn({ email, password, network: '192.0.2.1', oldToken: null })).toMatchObject({
      outcome: 'signed in',
    });
    const factors = await readAs(person(parent.id), (tx) => getOwnSecondFactors(tx));
    expect(factors).toEqual({ authenticatorSince: null, recoveryCodesLeft: 0 });
    expect(await asParent((tx) => removeAuthenticator(tx, token))).toBe(false);
    expect(await asParent((tx) => replaceRecoveryCodes(tx, token))).toBeNull();
    expect(await mailsOf()).toEqual(['authenticator-added', 'authenticator-removed']);
  });

  // @see mails/second-factor-changed.ts
  it('end the other sessions of the person when they are added and removed', async () => {
    const elsewhere = () => openSession(database, parent.id);
    const live = async () =>
      (await database.asOwner('select token_hash from accounts.sessions where person_id = $1', [parent.id])).map(
        (row) => row['token_hash'],
      );
    await elsewhere();
    await waitingSignIn();
    expect(await asParent((tx) => removeAuthenticator(tx, token))).toBe(true);
    expect(await live()).toEqual([tokenHash(token)]);
    expect(await database.asOwner('select from accounts.pending_sign_ins where person_id = $1', [parent.id])).toEqual(
      [],
    );
    await elsewhere();
    expect((await enrol(currentCode(await begin()))).outcome).toBe('added');
    expect(await live()).toEqual([tokenHash(token)]);
    const otherParent = await makePerson(database, 'parent');
    const otherToken = await openSession(database, otherParent.id);
    expect(await writeAs(person(parent.id), (tx) => removeAuthenticator(tx, otherToken))).toBe(false);
    await elsewhere();
    expect((await live()).length).toBe(2);
  });

  // @see mails/second-factor-changed.ts
  it('get new recovery codes, which replace the earlier ones', async () => {
    const replaced = await asParent((tx) => replaceRecoveryCodes(tx, token));
    expect(replaced).toHaveLength(10);
    const waiting = await waitingSignIn();
    expect((await confirm(waiting, codes[1] ?? '')).outcome).toBe('refused');
    expect((await confirm(waiting, replaced?.[1] ?? '')).outcome).toBe('signed in');
    expect(await mailsOf()).toContain('recovery-codes-replaced');
  });

  // @see mails/second-factor-changed.ts
  it('are removed for another person by administrators only, which ends every session and notifies the person', async () => {
    const [admin, mentor] = [await makePerson(database, 'admin'), await makePerson(database, 'mentor')];
    const removeAs = async (actor: TestPerson, id = parent.id) =>
      writeAs(await withRecentPassword(database, actor), (tx) => removeSecondFactors(tx, id));
    await expect(removeAs(mentor)).rejects.toMatchObject({ code: '42501' });
    await expect(removeAs(admin, admin.id)).rejects.toMatchObject({ reason: 'own account' });
    await removeAs(admin);
    expect(await sessionCount()).toBe(0);
    expect(await eventsOf()).toEqual(expect.arrayContaining(['second factors removed', 'session revoked']));
    expect(await mailsOf()).toContain('second-factors-removed');
    const { email, password } = parent;
    expect((await signIn({ email, password, network: '192.0.2.1', oldToken: null })).outcome).toBe('signed in');
    await expect(removeAs(admin)).rejects.toMatchObject({ reason: 'no second factor' });
  });
});
