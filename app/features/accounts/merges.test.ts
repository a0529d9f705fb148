import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addMessages } from '#database/samples/messages.ts';
import { deleteShortLived } from '#jobs/apply-retention.ts';
import { type PersonWriteTx, person, readAs, visitor, writeAs } from '#platform/database.server.ts';
import type { Identity } from '#platform/identity.server.ts';
import { makeToken, tokenHash } from '#platform/tokens.server.ts';
import { mergeLinksOf } from '#tests/support/merge-links.ts';
import { makePerson, openSession, type TestPerson, withRecentPassword } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { changeRole, reactivateAccount, suspendAccount } from './change-account.server.ts';
import { correctEmail } from './correct-account.server.ts';
import { confirmMerge, rejectMerge, requestMerge, withdrawMerge } from './merge-accounts.server.ts';
import { findMergeLink, findPendingMerge } from './pending-merges.server.ts';
import { findMergeObstacle } from './removal-obstacles.server.ts';

/* @see PD-64 */

let database: TestDatabase;
let owner: pg.Pool;
let admin: TestPerson;
let colleague: TestPerson;
let token: string;
let kept: TestPerson;
let duplicate: TestPerson;
beforeAll(async () => {
  database = await openTestDatabase();
  owner = new pg.Pool({ ...database.owner, max: 4 });
  colleague = await makePerson(database, 'admin');
});
afterAll(async () => {
  await owner.end();
  await database.close();
});
beforeEach(async () => {
  admin = await makePerson(database, 'admin');
  token = await openSession(database, admin.id);
  [kept, duplicate] = [await makePerson(database, 'parent'), await makePerson(database, 'parent')];
  await database.asOwner(`update profiles set created_at = now() - interval '8 days' where id = any ($1)`, [
    [kept.id, duplicate.id],
  ]);
  await addMessages(database.asOwner, database.keyring, [{ from: colleague.id, to: duplicate.id }]);
});

const pair = () => ({ keptId: kept.id, duplicateId: duplicate.id });
const request = (
  accounts: { keptId?: string; duplicateId?: string } = {},
  { identity = person(admin.id), actorToken = token }: { identity?: Identity; actorToken?: string } = {},
) => writeAs(identity, (tx) => requestMerge(tx, actorToken, { ...pair(), ...accounts }));
const links = () => mergeLinksOf(database, owner, pair());
const pendingOf = ({ id }: TestPerson) => readAs(person(admin.id), (tx) => findPendingMerge(tx, id));
const isSuspended = async ({ id }: TestPerson) =>
  (await database.asOwner('select from profiles where id = $1 and suspended_at is not null', [id])).length > 0;
const actsOf = async ({ id }: TestPerson) =>
  database.asOwner(
    `select actor_id, act, details from audit_log where subject_id = $1 and act like '%merge%' order by id`,
    [id],
  );
const pass = (interval: string) =>
  database.asOwner('update accounts.merges set requested_at = requested_at - $2::interval where kept_id = $1', [
    kept.id,
    interval,
  ]);

describe('A request to merge accounts', () => {
  it('is refused to others than administrators and without a recent password', async () => {
    for (const identity of [visitor, person(kept.id), person(duplicate.id)])
      await expect(request({}, { identity })).rejects.toThrow('only an administrator may do this');
    for (const actorToken of [makeToken(), await openSession(database, duplicate.id)])
      await expect(request({}, { actorToken })).rejects.toMatchObject({ reason: 'password' });
    await database.asOwner(
      `update accounts.sessions set password_entered_at = now() - interval '11 minutes' where token_hash = $1`,
      [tokenHash(token)],
    );
    await expect(request()).rejects.toMatchObject({ reason: 'password' });
    expect(await database.asOwner('select from accounts.merges where kept_id = $1', [kept.id])).toEqual([]);
  });

  it('is refused for the same, an unknown or one’s own account, other roles and a suspended account', async () => {
    const mentor = await makePerson(database, 'mentor');
    await expect(request({ duplicateId: kept.id })).rejects.toMatchObject({ reason: 'same account' });
    await expect(request({ duplicateId: randomUUID() })).rejects.toMatchObject({ reason: 'unknown account' });
    await expect(request({ duplicateId: mentor.id })).rejects.toMatchObject({ reason: 'other role' });
    for (const own of [
      { keptId: admin.id, duplicateId: colleague.id },
      { keptId: colleague.id, duplicateId: admin.id },
    ])
      await expect(request(own)).rejects.toMatchObject({ reason: 'own account' });
    for (const { id } of [kept, duplicate]) {
      await database.asOwner('update profiles set suspended_at = now() where id = $1', [id]);
      await expect(request()).rejects.toMatchObject({ reason: 'suspended' });
      await database.asOwner('update profiles set suspended_at = null where id = $1', [id]);
    }
  });

  it('is refused for holders of offices, and into an account younger than seven days', async () => {
    await database.asOwner('update profiles set created_at = now() where id = $1', [kept.id]);
    await expect(request()).rejects.toMatchObject({ reason: 'new account' });
    await database.asOwner(`update user_roles set role = 'mentor' where user_id = any ($1)`, [[kept.id, duplicate.id]]);
    for (const { id } of [kept, duplicate]) {
      await database.asOwner(`update offices set deputy_id = $1 where id = 'complaints'`, [id]);
      await expect(request()).rejects.toMatchObject({ reason: 'holds an office' });
    }
    await database.asOwner(`update offices set deputy_id = null where id = 'complaints'`);
  });

  it('is refused for somebody who was never invited, and for seven days after a corrected address', async () => {
    await writeAs(await withRecentPassword(database, colleague), (tx) =>
      correctEmail(tx, duplicate.id, `corrected.${duplicate.email}`),
    );
    await expect(request()).rejects.toMatchObject({ reason: 'new address' });
    await database.asOwner('update accounts.people set password_hash = null where id = $1', [duplicate.id]);
    await expect(request()).rejects.toMatchObject({ reason: 'not invited' });
  });

  // @see mails/account-merge.ts, translations confirmMerge, translations admin.pendingMerge
  // @see translations admin.done.mergeRequested, translations admin.done.mergeWithdrawn
  it('suspends nobody, and sends one link to each address', async () => {
    expect(await request()).toBe('requested');
    expect([await isSuspended(duplicate), await isSuspended(kept)]).toEqual([false, false]);
    const { kept: toKept, duplicate: toDuplicate } = await links();
    expect(await findMergeLink(toDuplicate)).toEqual({
      sentTo: 'duplicate',
      ownName: duplicate.fullName,
      ownEmail: duplicate.email,
      otherName: kept.fullName,
      otherMaskedEmail: kept.email.replace(/^(.).*@/, '$1•••@'),
      isConfirmed: false,
    });
    expect(await findMergeLink(toKept)).toMatchObject({ sentTo: 'kept', ownEmail: kept.email });
    expect(await pendingOf(kept)).toMatchObject({ ...pair(), isConfirmed: false, isValid: true });
    expect(await pendingOf(duplicate)).toEqual(await pendingOf(kept));
    const shared = { actor_id: admin.id, act: 'merge requested' };
    expect(await actsOf(duplicate)).toEqual([{ ...shared, details: { into: kept.id } }]);
    expect(await actsOf(kept)).toEqual([{ ...shared, details: { duplicate: duplicate.id } }]);
  });

  it('changes nothing when repeated, also at the same time, and is limited to five a day', async () => {
    expect(await Promise.all([request(), request()])).toEqual(['requested', 'requested']);
    const { duplicate: link } = await links();
    expect(await request()).toBe('requested');
    expect(await actsOf(duplicate)).toHaveLength(1);
    expect(await findMergeLink(link)).not.toBeNull();
    for (let count = 1; count < 5; count++) {
      await withdraw();
      expect(await request()).toBe('requested');
    }
    await withdraw();
    await expect(request()).rejects.toMatchObject({ reason: 'too many' });
  });

  it('is refused in the other direction, and with a third account, while one waits', async () => {
    await request();
    const third = await makePerson(database, 'parent');
    for (const accounts of [
      { keptId: duplicate.id, duplicateId: kept.id },
      { duplicateId: third.id },
      { keptId: duplicate.id, duplicateId: third.id },
    ])
      await expect(request(accounts)).rejects.toMatchObject({ reason: 'other merge' });
    await pass('24 hours');
    expect(await request({ keptId: duplicate.id, duplicateId: kept.id })).toBe('requested');
  });

  // @see mails/account-merge.ts, translations confirmMerge, translations admin.pendingMerge
  // @see translations admin.done.mergeRequested, translations admin.done.mergeWithdrawn
  it('does not tell whether an account in which nobody has signed in has messages', async () => {
    const obstacleTo = (id: string) =>
      readAs(person(admin.id), (tx) => findMergeObstacle(tx, { keptId: kept.id, duplicateId: id }));
    for (const isInvited of [true, false]) {
      const silent = await makePerson(database, 'parent');
      const addressed = await makePerson(database, 'parent');
      await addMessages(database.asOwner, database.keyring, [{ from: colleague.id, to: addressed.id }]);
      await database.asOwner('update accounts.people set last_sign_in_at = null where id = any ($1)', [
        [silent.id, addressed.id],
      ]);
      if (!isInvited)
        await database.asOwner('update accounts.people set password_hash = null where id = any ($1)', [
          [silent.id, addressed.id],
        ]);
      for (const { id } of [silent, addressed]) {
        expect(await obstacleTo(id)).toBe(isInvited ? null : 'not invited');
        const outcome = request({ duplicateId: id });
        if (isInvited) expect(await outcome).toBe('requested');
        else await expect(outcome).rejects.toMatchObject({ reason: 'not invited' });
        await database.asOwner('delete from accounts.merges where duplicate_id = $1', [id]);
      }
      expect([await isSuspended(silent), await isSuspended(addressed)]).toEqual([false, false]);
    }
  });

  // @see mails/account-merge.ts, translations confirmMerge, translations admin.pendingMerge
  // @see translations admin.done.mergeRequested, translations admin.done.mergeWithdrawn
  it('can be withdrawn by an administrator, once, which invalidates its links', async () => {
    await request();
    const { kept: toKept, duplicate: toDuplicate } = await links();
    const merge = await pendingOf(kept);
    await expect(writeAs(person(duplicate.id), (tx) => withdrawMerge(tx, merge?.id ?? ''))).rejects.toThrow();
    const byColleague = () => writeAs(person(colleague.id), (tx) => withdrawMerge(tx, merge?.id ?? ''));
    expect([await byColleague(), await byColleague()]).toEqual([true, false]);
    expect([await findMergeLink(toKept), await confirmMerge(toDuplicate)]).toEqual([null, false]);
    expect((await actsOf(kept)).at(-1)).toMatchObject({ actor_id: colleague.id, act: 'merge cancelled' });
  });
});

async function withdraw(): Promise<void> {
  const merge = await pendingOf(kept);
  expect(await writeAs(person(admin.id), (tx) => withdrawMerge(tx, merge?.id ?? ''))).toBe(true);
}

describe('The link of a merge', () => {
  // @see mails/account-merge.ts, translations confirmMerge, translations admin.pendingMerge
  // @see translations admin.done.mergeRequested, translations admin.done.mergeWithdrawn
  it('to the owner of the account that is deleted begins the merge, once, also if it is used twice', async () => {
    await request();
    const session = await openSession(database, duplicate.id);
    const { duplicate: link } = await links();
    expect(await Promise.all([confirmMerge(link), confirmMerge(link)])).toEqual([true, true]);
    expect([await isSuspended(duplicate), await isSuspended(kept)]).toEqual([true, false]);
    expect(await database.asOwner('select from accounts.sessions where token_hash = $1', [tokenHash(session)])).toEqual(
      [],
    );
    expect((await actsOf(duplicate)).map(({ actor_id, act }) => [actor_id, act])).toEqual([
      [admin.id, 'merge requested'],
      [duplicate.id, 'merge confirmed'],
    ]);
    const jobs = await database.asOwner(`select from graphile_worker.jobs where key = 'merge-accounts:' || $1`, [
      duplicate.id,
    ]);
    expect(jobs).toHaveLength(1);
    expect([await findMergeLink(link), await pendingOf(kept)]).toMatchObject([
      { isConfirmed: true },
      { isConfirmed: true },
    ]);
    expect([await rejectMerge(link), await request()]).toEqual([false, 'merging']);
    const merge = await pendingOf(kept);
    expect(await writeAs(person(admin.id), (tx) => withdrawMerge(tx, merge?.id ?? ''))).toBe(false);
  });

  // @see mails/account-merge.ts, translations confirmMerge, translations admin.pendingMerge
  // @see translations admin.done.mergeRequested, translations admin.done.mergeWithdrawn
  it('to the owner of the account that stays, of another merge, or made up, confirms nothing', async () => {
    await request();
    const { kept: toKept, duplicate: toDuplicate } = await links();
    for (const forged of [toKept, makeToken(), '', `${toDuplicate}x`]) expect(await confirmMerge(forged)).toBe(false);
    expect(await isSuspended(duplicate)).toBe(false);
    expect(await pendingOf(duplicate)).toMatchObject({ isValid: true });
  });

  it.each(['kept', 'duplicate'] as const)('to the address of the %s account can reject the merge', async (sentTo) => {
    await request();
    const both = await links();
    expect([await rejectMerge(both[sentTo]), await rejectMerge(both[sentTo])]).toEqual([true, false]);
    expect([await confirmMerge(both.duplicate), await pendingOf(kept)]).toEqual([false, null]);
    expect((await actsOf(duplicate)).at(-1)).toMatchObject({ actor_id: null, act: 'merge cancelled' });
  });

  // @see mails/account-merge.ts, translations confirmMerge, translations admin.pendingMerge
  // @see translations admin.done.mergeRequested, translations admin.done.mergeWithdrawn
  it('works for 24 hours, and the request is then deleted', async () => {
    await request();
    const { duplicate: link } = await links();
    await pass('24 hours');
    expect([await findMergeLink(link), await confirmMerge(link), await pendingOf(kept)]).toEqual([null, false, null]);
    await request();
    await pass('24 hours');
    await deleteShortLived(owner);
    expect(await database.asOwner('select from accounts.merges where kept_id = $1', [kept.id])).toEqual([]);
  });

  const asColleague = async (change: (tx: PersonWriteTx) => Promise<unknown>) =>
    writeAs(await withRecentPassword(database, colleague), change);
  it.each([
    ['the account that is deleted is suspended', () => asColleague((tx) => suspendAccount(tx, duplicate.id))],
    ['the account that stays is suspended', () => asColleague((tx) => suspendAccount(tx, kept.id))],
    ['one gets another role', () => asColleague((tx) => changeRole(tx, kept.id, 'mentor'))],
    ['an address is corrected', () => asColleague((tx) => correctEmail(tx, kept.id, `corrected.${kept.email}`))],
    [
      'the address of the other is corrected',
      () => asColleague((tx) => correctEmail(tx, duplicate.id, `corrected.${duplicate.email}`)),
    ],
    ['the administrator loses the role', () => asColleague((tx) => changeRole(tx, admin.id, 'mentor'))],
    ['the administrator is suspended', () => asColleague((tx) => suspendAccount(tx, admin.id))],
  ] as const)('confirms nothing if meanwhile %s', async (_, change) => {
    await request();
    const { duplicate: link } = await links();
    await change();
    const [merge] = await database.asOwner<{ id: string }>('select id from accounts.merges where kept_id = $1', [
      kept.id,
    ]);
    const shown = await readAs(person(colleague.id), (tx) => findPendingMerge(tx, kept.id));
    expect(shown).toMatchObject({ id: merge?.id, isValid: false });
    expect([await findMergeLink(link), await confirmMerge(link)]).toEqual([null, false]);
    const jobs = await database.asOwner(`select from graphile_worker.jobs where key = 'merge-accounts:' || $1`, [
      duplicate.id,
    ]);
    expect(jobs).toEqual([]);
    expect(await readAs(person(colleague.id), (tx) => findPendingMerge(tx, kept.id))).toBeNull();
  });

  it('confirms nothing after one of the accounts got an office or was erased', async () => {
    await database.asOwner(`update user_roles set role = 'mentor' where user_id = any ($1)`, [[kept.id, duplicate.id]]);
    await request();
    const { duplicate: link } = await links();
    await database.asOwner(`update offices set holder_id = $1 where id = 'complaints'`, [kept.id]);
    expect(await confirmMerge(link)).toBe(false);
    await database.asOwner(`update offices set holder_id = null where id = 'complaints'`);
    await request();
    const { duplicate: second } = await links();
    await database.asOwner('delete from profiles where id = $1', [kept.id]);
    expect([await findMergeLink(second), await confirmMerge(second)]).toEqual([null, false]);
    expect(await isSuspended(duplicate)).toBe(false);
  });

  it('works again after a suspension is lifted, unless it was used meanwhile', async () => {
    await request();
    const { duplicate: link } = await links();
    await asColleague((tx) => suspendAccount(tx, duplicate.id));
    expect(await findMergeLink(link)).toBeNull();
    await asColleague((tx) => reactivateAccount(tx, duplicate.id));
    expect(await confirmMerge(link)).toBe(true);
  });
});
