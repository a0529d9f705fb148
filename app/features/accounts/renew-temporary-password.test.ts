import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { argonWork } from '#tests/support/argon-work.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { sealInvitation } from '../mails/queue-mails.server.ts';
import { secretContext } from '../mails/sealed-mails.server.ts';
import { renewTemporaryPassword } from './renew-temporary-password.server.ts';
import { signIn } from './sign-in.server.ts';

vi.mock('@node-rs/argon2', { spy: true });

let database: TestDatabase;
let parent: TestPerson;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  parent = await makePerson(database, 'parent');
  await database.asOwner(
    `update accounts.people set temporary_password_expires_at = now() - interval '1 second' where id = $1`,
    [parent.id],
  );
});

const network = '192.0.2.1';
const signInWith = (password: string) => signIn({ email: parent.email, password, network, oldToken: null });
const renew = (proof: string) =>
  renewTemporaryPassword({
    proof,
    network,
    sealForMail: sealInvitation,
  });

async function proofOf(password = parent.password): Promise<string> {
  const result = await signInWith(password);
  if (result.outcome !== 'expired') throw new Error(result.outcome);
  return result.proof;
}

interface MailRow {
  id: string;
  template: string;
  requested_by: string | null;
  sealed_secret: Buffer;
}
const mails = () =>
  database.asOwner<MailRow>('select id, template, requested_by, sealed_secret from mails where person_id = $1', [
    parent.id,
  ]);
const events = async () =>
  (await database.asOwner('select act from audit_log where subject_id = $1 order by id', [parent.id])).map(
    (row) => row['act'],
  );

describe('A new temporary password', () => {
  it.each(['', 'made up', 'x'.repeat(10_000)])(
    'is refused for an unknown proof without hashing a password: %.10s',
    async (proof) => {
      await proofOf();
      expect(await argonWork(() => renew(proof))).toEqual([]);
      expect(await renew(proof)).toEqual({ outcome: 'invalid' });
      expect(await mails()).toEqual([]);
    },
  );

  it.each([
    ['was used before', async (proof: string) => renew(proof)],
    ['was replaced by a newer one', async () => proofOf()],
    [
      'is fifteen minutes old',
      async () =>
        database.asOwner(`update accounts.password_renewals set created_at = created_at - interval '15 minutes'`),
    ],
    [
      'is used after the account was suspended',
      async () => database.asOwner('select accounts.suspend($1)', [parent.id]),
    ],
    [
      'is used after an administrator set another password',
      async () =>
        database.asOwner(`select accounts.set_temporary_password($1, 'hash', now() + interval '1 hour')`, [parent.id]),
    ],
  ])('is refused for a proof that %s', async (_, act) => {
    const proof = await proofOf();
    await act(proof);
    const before = await mails();
    expect(await renew(proof)).toEqual({ outcome: 'invalid' });
    expect(await mails()).toEqual(before);
  });
});

// @see it-security 2.8, translations login.problem.expired, translations login.renew.done
// @see translations admin.done.newPassword
it('A new temporary password is sent by mail, is recorded, is valid for 72 hours, and replaces the old one', async () => {
  expect(await renew(await proofOf())).toEqual({ outcome: 'renewed' });
  const [mail, ...more] = await mails();
  if (!mail) throw new Error('no mail');
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ template: 'invitation', requested_by: null });
  expect(await events()).toEqual(['sign-in failed', 'temporary password requested']);
  expect((await signInWith(parent.password)).outcome).toBe('refused');
  const password = database.keyring.unseal(secretContext(mail.id), mail.sealed_secret);
  expect((await signInWith(password)).outcome).toBe('signed in');
  const [row] = await database.asOwner<{ hours: number }>(
    `select extract(epoch from temporary_password_expires_at - now())::float / 3600 as hours
     from accounts.people where id = $1`,
    [parent.id],
  );
  expect(row?.hours).toBeCloseTo(72, 1);
});

it('Two concurrent requests with the same proof send one mail', async () => {
  const proof = await proofOf();
  const outcomes = (await Promise.all([renew(proof), renew(proof)])).map(({ outcome }) => outcome);
  expect(outcomes.sort()).toEqual(['invalid', 'renewed']);
  expect(await mails()).toHaveLength(1);
});
