import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '#content/roles.ts';
import { addStudents } from '#database/samples/students.ts';
import { type PersonWriteTx, person, visitor, writeAs } from '#platform/database.server.ts';
import { sqlState } from '#platform/database-errors.server.ts';
import { makeToken, tokenHash } from '#platform/tokens.server.ts';
import { untilOneWaitsForLock } from '#tests/support/lock-waits.ts';
import { makePerson, type TestPerson, withRecentPassword } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import {
  AccountRefused,
  changeRole,
  reactivateAccount,
  setTemporaryPassword,
  suspendAccount,
} from './change-account.server.ts';
import { createAccount } from './create-account.server.ts';
import { hashPassword, temporaryPasswordExpiry } from './passwords.server.ts';
import { findSession } from './sessions.server.ts';
import { signIn } from './sign-in.server.ts';

let database: TestDatabase;
let admin: TestPerson;

beforeAll(async () => {
  database = await openTestDatabase();
  await database.asOwner('alter table audit_log disable trigger user');
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.asOwner('delete from students');
  await database.asOwner('delete from profiles');
  await database.asOwner('delete from audit_log');
  admin = await makePerson(database, 'admin');
});

const asAdmin = async <Result>(work: (tx: PersonWriteTx) => Promise<Result>, actor = admin) =>
  writeAs(await withRecentPassword(database, actor), work);
const account = (email: string) => ({
  fullName: 'Ada Lovelace',
  email,
  role: 'parent' as Role,
  passwordHash: 'hash',
  temporaryPasswordUntil: null,
});
const audit = () => database.asOwner('select actor_id, act, subject_id, details from audit_log order by id');
const people = async () => (await database.asOwner('select id from profiles')).length;
const refusal = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof AccountRefused) return error.reason;
      return sqlState(error) === '42501' ? 'no admin' : Promise.reject(error);
    },
  );

async function signedIn({ email, password }: TestPerson): Promise<string> {
  const result = await signIn({ email, password, network: '192.0.2.1', oldToken: null });
  if (result.outcome !== 'signed in') throw new Error(result.outcome);
  return result.token;
}

describe('Creating an account', () => {
  // @see core §7.6
  it('is refused for an address in use, regardless of case, and stores nothing', async () => {
    await asAdmin((tx) => createAccount(tx, account('ada@example.org')));
    for (const email of ['ada@example.org', 'Ada@Example.ORG'])
      expect(await refusal(asAdmin((tx) => createAccount(tx, account(email))))).toBe('address in use');
    expect(await people()).toBe(2);
    expect(await audit()).toHaveLength(1);
  });

  it('succeeds once when sent twice at the same time', async () => {
    const attempts = [1, 2].map(() => refusal(asAdmin((tx) => createAccount(tx, account('ada@example.org')))));
    expect((await Promise.all(attempts)).sort()).toEqual(['address in use', 'done']);
  });

  it('is stored together with its audit row, or not at all', async () => {
    await database.asOwner(`alter table audit_log add constraint is_full check (act <> 'account created') not valid`);
    const withoutAudit = asAdmin((tx) => createAccount(tx, account('ada@example.org')));
    await expect(withoutAudit).rejects.toMatchObject({ code: '23514' });
    await database.asOwner('alter table audit_log drop constraint is_full');
    const thenFailing = asAdmin(async (tx) => {
      await createAccount(tx, account('ada@example.org'));
      throw new Error('the queue is full');
    });
    await expect(thenFailing).rejects.toThrow('the queue is full');
    expect(await people()).toBe(1);
    expect(await audit()).toEqual([]);
  });

  // @see core §1.8, §6.2, general-terms 4.1, privacy-policy 5.2, privacy-policy 8.2, it-security 2.1, it-security 2.2
  // @see translations footer.communicationStatement, translations portal.description
  it('is refused to non-administrators', async () => {
    const parent = await makePerson(database, 'parent');
    for (const identity of [visitor, person(parent.id)])
      await expect(writeAs(identity, (tx) => createAccount(tx, account('ada@example.org')))).rejects.toThrow(
        'only an admin',
      );
  });

  // @see core §7.6
  it.each(['parent', 'mentor', 'admin'] as const)(
    'stores an account with the role %s, and records who created it',
    async (role) => {
      const id = await asAdmin((tx) => createAccount(tx, { ...account('Ada@example.org'), role }));
      expect(
        await database.asOwner('select email, role from profiles join user_roles on user_id = id where id = $1', [id]),
      ).toEqual([{ email: 'ada@example.org', role }]);
      expect(await audit()).toEqual([
        { actor_id: admin.id, act: 'account created', subject_id: id, details: { role } },
      ]);
    },
  );

  // @see general-terms 4.2, it-security 2.3, mails/invitation.ts
  it('gives a temporary password that is valid for 72 hours and only allows choosing a new one', async () => {
    const password = 'Temporary-Pass-1';
    const passwordHash = await hashPassword(password);
    const temporary = {
      ...account('ada@example.org'),
      passwordHash,
      temporaryPasswordUntil: temporaryPasswordExpiry(),
    };
    const id = await asAdmin((tx) => createAccount(tx, temporary));
    const ada = { ...admin, id, email: 'ada@example.org', password };
    expect(await findSession(await signedIn(ada), 'read')).toMatchObject({ mustChangePassword: true });
    const later = `update accounts.people set temporary_password_expires_at = temporary_password_expires_at - $1::interval`;
    await database.asOwner(later, ['71:59:00']);
    await signedIn(ada);
    await database.asOwner(later, ['00:01:00']);
    await expect(signedIn(ada)).rejects.toThrow('expired');
  });
});

/** Actions that end all sessions of the affected person. @see R8 */
const acts = {
  'Suspending a person': (tx: PersonWriteTx, id: string) => suspendAccount(tx, id),
  'Changing the role of a person': (tx: PersonWriteTx, id: string) => changeRole(tx, id, 'mentor'),
  'Setting a temporary password for a person': (tx: PersonWriteTx, id: string) => setTemporaryPassword(tx, id, 'hash'),
};

describe.each(Object.entries(acts))('%s', (_, act) => {
  it('is refused for an unknown person, and records nothing', async () => {
    expect(await refusal(asAdmin((tx) => act(tx, randomUUID())))).toBe('unknown account');
    expect(await audit()).toEqual([]);
  });

  // @see it-security 3.7, translations admin.confirm, translations admin.manage, translations admin.refused
  it('ends all sessions of that person only, and is recorded', async () => {
    const parent = await makePerson(database, 'parent');
    const tokens = [await signedIn(parent), await signedIn(parent), await signedIn(admin)];
    await asAdmin((tx) => act(tx, parent.id));
    const sessions = await Promise.all(tokens.map((token) => findSession(token, 'extend')));
    expect(sessions.map((session) => session?.personId)).toEqual([undefined, undefined, admin.id]);
    const recorded = (await audit()).filter((row) => row['act'] !== 'signed in');
    expect(recorded).toHaveLength(2);
    for (const row of recorded) expect(row).toMatchObject({ actor_id: admin.id, subject_id: parent.id });
    expect(recorded).toContainEqual(
      expect.objectContaining({
        act: 'session revoked',
        details: { reason: expect.any(String), sessions: 2 },
      }),
    );
  });

  it('ends a session that is opened at the same time', async () => {
    const parent = await makePerson(database, 'parent');
    const [stored] = await database.asOwner('select password_hash from accounts.people where id = $1', [parent.id]);
    let isActDone = false;
    let acting: Promise<unknown> = Promise.resolve();
    await writeAs(visitor, async (tx) => {
      await sql`select accounts.open_session(attempt, ${parent.email}, ${stored?.['password_hash']},
        ${tokenHash(makeToken())}, null, ${tokenHash(makeToken())}, null, ${tokenHash(makeToken())})
        from accounts.begin_sign_in(${parent.email}, '192.0.2.1', null, '')`.execute(tx);
      acting = asAdmin((other) => act(other, parent.id)).then(() => {
        isActDone = true;
      });
      await untilOneWaitsForLock(database);
      expect(isActDone).toBe(false);
    });
    await acting;
    expect(await database.asOwner('select from accounts.sessions where person_id = $1', [parent.id])).toEqual([]);
  });

  it('refuses a concurrent sign-in, or gives it the new role', async () => {
    const parent = await makePerson(database, 'parent');
    let opening: Promise<string> = Promise.resolve('');
    await asAdmin(async (tx) => {
      await act(tx, parent.id);
      opening = signedIn(parent);
      await Promise.race([opening.catch(() => {}), untilOneWaitsForLock(database)]);
    });
    const token = await opening.catch(() => null);
    const [state] = await database.asOwner(
      'select role, suspended_at from profiles join user_roles on user_id = id where id = $1',
      [parent.id],
    );
    // A sign-in after the role change has the new role; otherwise the role is unchanged.
    if (token !== null) expect(await findSession(token, 'read')).toMatchObject({ role: 'mentor' });
    else expect(state?.['role']).toBe('parent');
  });
});

describe('A suspended person', () => {
  it('keeps the time of the first suspension, and can sign in again when reactivated', async () => {
    const parent = await makePerson(database, 'parent');
    const since = async () =>
      (await database.asOwner('select suspended_at from profiles where id = $1', [parent.id]))[0]?.['suspended_at'];
    await asAdmin((tx) => suspendAccount(tx, parent.id));
    const first = await since();
    await asAdmin((tx) => suspendAccount(tx, parent.id));
    expect(await since()).toEqual(first);
    await expect(signedIn(parent)).rejects.toThrow('suspended');
    await asAdmin((tx) => reactivateAccount(tx, parent.id));
    expect(await findSession(await signedIn(parent), 'read')).toMatchObject({ personId: parent.id });
    expect((await audit()).map(({ act }) => act)).toEqual([
      'account suspended',
      'account suspended',
      'sign-in failed',
      'account reactivated',
      'signed in',
    ]);
  });

  it('cannot be reactivated if the account is unknown', async () => {
    expect(await refusal(asAdmin((tx) => reactivateAccount(tx, randomUUID())))).toBe('unknown account');
  });
});

describe('A mentor', () => {
  let mentor: TestPerson;
  beforeEach(async () => {
    mentor = await makePerson(database, 'mentor');
    await addStudents(database.asOwner, [{ mentorId: mentor.id }, { coachId: mentor.id }]);
  });
  const assigned = async () =>
    (
      await database.asOwner('select from students where academic_mentor_id = $1 or wellbeing_coach_id = $1', [
        mentor.id,
      ])
    ).length;

  it.each(['parent', 'admin'] as const)('loses the assigned students when the role changes to %s', async (role) => {
    await asAdmin((tx) => changeRole(tx, mentor.id, role));
    expect(await assigned()).toBe(0);
    expect(await audit()).toMatchObject([{ act: 'account role changed', details: { role } }]);
  });

  it('keeps the assigned students when the role is set to mentor again', async () => {
    await asAdmin((tx) => changeRole(tx, mentor.id, 'mentor'));
    expect(await assigned()).toBe(2);
  });
});

describe('The last active admin', () => {
  const suspend = (target: TestPerson, actor: TestPerson) =>
    refusal(asAdmin((tx) => suspendAccount(tx, target.id), actor));
  const demote = (target: TestPerson, actor: TestPerson) =>
    refusal(asAdmin((tx) => changeRole(tx, target.id, 'parent'), actor));
  const activeAdmins = async () =>
    (
      await database.asOwner(
        `select from user_roles join profiles on id = user_id where role = 'admin' and suspended_at is null`,
      )
    ).length;

  // @see translations admin.confirm, translations admin.manage, translations admin.refused
  it('cannot give up the role, even if there is a suspended administrator', async () => {
    expect(await demote(admin, admin)).toBe('last admin');
    const other = await makePerson(database, 'admin');
    expect(await suspend(other, admin)).toBe('done');
    expect(await demote(admin, admin)).toBe('last admin');
    expect(await activeAdmins()).toBe(1);
    expect((await audit()).map(({ act: name }) => name)).toEqual(['account suspended']);
  });

  it('cannot suspend their own account, and neither can any other administrator', async () => {
    expect(await suspend(admin, admin)).toBe('own account');
    await makePerson(database, 'admin');
    expect(await suspend(admin, admin)).toBe('own account');
    expect(await activeAdmins()).toBe(2);
    expect(await audit()).toEqual([]);
  });

  it('can be given the same role again, and can suspend other people', async () => {
    expect(await refusal(asAdmin((tx) => changeRole(tx, admin.id, 'admin')))).toBe('done');
    expect(await suspend(await makePerson(database, 'parent'), admin)).toBe('done');
  });

  it.each([
    ['suspend each other', suspend, suspend],
    ['demote each other', demote, demote],
    ['suspend and demote each other', suspend, demote],
    [
      'give up the role',
      (_: TestPerson, actor: TestPerson) => demote(actor, actor),
      (_: TestPerson, actor: TestPerson) => demote(actor, actor),
    ],
  ])('remains if two administrators %s at the same time: one of them succeeds', async (_, first, second) => {
    for (let round = 0; round < 5; round++) {
      const [one, other] = [await makePerson(database, 'admin'), await makePerson(database, 'admin')];
      await database.asOwner('delete from profiles where id <> all ($1)', [[one.id, other.id]]);
      const results = await Promise.all([first(one, other), second(other, one)]);
      expect(results.filter((result) => result === 'done')).toHaveLength(1);
      expect(await activeAdmins()).toBe(1);
    }
  });
});
