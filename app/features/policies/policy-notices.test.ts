import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { person, readAs, writeAs } from '#platform/database.server.ts';
import type { Mail } from '#platform/mail.server.ts';
import { mailPartsFor } from '#tests/support/deliver-mails.ts';
import { inNameOf } from '#tests/support/forged-transaction.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { deliverWaitingMail } from '../mails/deliver-mail.server.ts';
import { acknowledgePolicy } from './acknowledge-policy.server.ts';
import { type PolicyReaderQuery, policyReaderList } from './policies.ts';
import { listAcknowledged, listDuePolicies } from './policy-notices.server.ts';
import { countPolicyReaders, listPolicyReaders } from './policy-readers.server.ts';
import { publishPolicyVersions } from './publish-versions.server.ts';

let database: TestDatabase;
let owner: pg.Pool;
let people: Record<'mother' | 'mentor' | 'suspended' | 'admin', TestPerson>;
beforeAll(async () => {
  database = await openTestDatabase();
  owner = new pg.Pool({ ...database.owner, max: 2 });
  // database.close() may terminate an idle connection of this pool.
  owner.on('error', () => {});
  people = {
    mother: await makePerson(database, 'parent', { fullName: 'Amina Mother' }),
    mentor: await makePerson(database, 'mentor', { fullName: 'Hana Mentor' }),
    suspended: await makePerson(database, 'parent', { fullName: 'Sam Suspended' }),
    admin: await makePerson(database, 'admin', { fullName: 'Ingrid Admin' }),
  };
  await database.asOwner('update profiles set suspended_at = now() where id = $1', [people.suspended.id]);
});
afterAll(async () => {
  await owner.end();
  await database.close();
});
beforeEach(() =>
  database.asOwner(
    `delete from profiles where full_name like 'Test %'; truncate policy_versions, policy_acknowledgements;
     delete from mails; delete from graphile_worker._private_jobs`,
  ),
);

type Who = keyof typeof people;
const version = (number: number, isMaterial = true, policy = 'privacy-policy') => ({ policy, number, isMaterial });
const publish = (...versions: ReturnType<typeof version>[]) => publishPolicyVersions(owner, versions);
const dueOf = async (id: string) =>
  (await readAs(person(id), (tx) => sql<{ id: string }>`select id from own_due_policies()`.execute(tx))).rows.length;
const due = (who: Who) => dueOf(people[who].id);
const idOf = async (number: number) =>
  (await database.asOwner<{ id: string }>('select id from policy_versions where number = $1', [number]))[0]?.id ?? '';
const acknowledge = (who: Who, id: string) => writeAs(person(people[who].id), (tx) => acknowledgePolicy(tx, id));
const mails = () =>
  database.asOwner<{ id: string; person_id: string; state: string }>(
    `select id, person_id, state from mails where template = 'policy-change' order by created_at`,
  );
const recorded = () => database.asOwner(`select details from audit_log where act = 'policy acknowledged'`);

describe('A material policy version', () => {
  it('is published by the job only, and an insert by an administrator is refused', async () => {
    await expect(
      writeAs(person(people.admin.id), (tx) =>
        tx.insertInto('policy_versions').values({ policy: 'x', number: 1, is_material: true }).execute(),
      ),
    ).rejects.toMatchObject({ code: '42501' });
    expect(await database.asOwner('select from policy_versions')).toEqual([]);
  });

  // @see privacy-policy 11.3, mails/policy-change.ts, translations policyNotice, translations policyReaders
  // @see translations portal.policiesDue
  it('is due for everyone with an older account, until they acknowledge it once', async () => {
    await publish(version(1));
    const late = await makePerson(database, 'parent');
    expect([await due('mother'), await due('mentor'), await due('admin')]).toEqual([1, 1, 1]);
    expect(await dueOf(late.id)).toBe(0);
    const id = await idOf(1);
    expect(await readAs(person(people.mother.id), (tx) => listDuePolicies(tx, 'fr'))).toMatchObject([
      { id, slug: 'privacy-policy', number: 1 },
    ]);
    await Promise.all([acknowledge('mother', id), acknowledge('mother', id)]);
    await acknowledge('mother', id);
    expect([await due('mother'), await due('mentor')]).toEqual([0, 1]);
    expect(await recorded()).toEqual([{ details: { policy: 'privacy-policy', version: '1' } }]);
    const own = (who: Who) =>
      readAs(person(people[who].id), (tx) => listAcknowledged(inNameOf(people.mother.id, tx, database), 'en'));
    expect(await own('mother')).toMatchObject([{ slug: 'privacy-policy', number: 1 }]);
    expect(await own('admin')).toEqual([]);
  });

  it('is acknowledged only by people whom it concerns and for themselves; minor and unknown versions are refused', async () => {
    await publish(version(1), version(2, false));
    const [material, minor] = [await idOf(1), await idOf(2)];
    const late = await makePerson(database, 'parent');
    const insert = (actor: TestPerson, versionId: string, personId: string) =>
      writeAs(person(actor.id), (tx) =>
        tx.insertInto('policy_acknowledgements').values({ version_id: versionId, person_id: personId }).execute(),
      );
    await expect(insert(people.mentor, material, people.mother.id)).rejects.toMatchObject({ code: '42501' });
    await expect(insert(late, material, late.id)).rejects.toMatchObject({ code: '42501' });
    await expect(insert(people.mother, minor, people.mother.id)).rejects.toMatchObject({ code: '42501' });
    await expect(acknowledge('mother', minor)).rejects.toMatchObject({ reason: 'unknown' });
    await expect(acknowledge('mother', people.mother.id)).rejects.toMatchObject({ reason: 'unknown' });
    await expect(acknowledge('suspended', material)).rejects.toThrow();
    expect(await database.asOwner('select from policy_acknowledgements')).toEqual([]);
  });

  it('replaces an earlier unacknowledged version of the same policy', async () => {
    await publish(version(1));
    await publish(version(1), version(2), version(1, true, 'complaints'));
    expect(await due('mother')).toBe(2);
    await acknowledge('mother', await idOf(2));
    expect(await due('mother')).toBe(1);
  });

  // @see mails/policy-change.ts, translations policyNotice, translations policyReaders
  // @see translations portal.policiesDue
  it('is announced in one mail per person in their language, unless they acknowledged it or were suspended', async () => {
    await database.asOwner(
      `update accounts.people set language = 'fr', mail_choices = '{"messageMails": "off"}', quiet_from = '00:00', quiet_until = '00:30'
       where id = $1`,
      [people.mother.id],
    );
    await Promise.all([publish(version(1)), publish(version(1))]);
    await publish(version(1), version(1, true, 'complaints'));
    const waiting = await mails();
    expect(waiting.map(({ person_id }) => person_id).toSorted()).toEqual(
      [people.mother.id, people.mentor.id, people.admin.id].toSorted(),
    );
    expect(await database.asOwner('select from graphile_worker.jobs')).toHaveLength(3);
    await database.asOwner('update accounts.people set quiet_from = null, quiet_until = null');
    const sent: Mail[] = [];
    const send = (id = '') => deliverWaitingMail(id, mailPartsFor(sent), false);
    const mailOf = (who: Who) => waiting.find(({ person_id }) => person_id === people[who].id)?.id;
    await send(mailOf('mother'));
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ to: { address: people.mother.email }, language: 'fr' });
    expect(sent[0]?.text).toContain('https://school.example/fr/legal/privacy-policy');
    expect(sent[0]?.text).toContain('https://school.example/fr/legal/complaints');
    expect(sent[0]?.text).toContain('https://school.example/account/policies');
    // The mentor acknowledges both versions, and the admin is suspended, before the delivery.
    for (const policy of ['privacy-policy', 'complaints'])
      await acknowledge(
        'mentor',
        (await database.asOwner<{ id: string }>('select id from policy_versions where policy = $1', [policy]))[0]?.id ??
          '',
      );
    await send(mailOf('mentor'));
    await database.asOwner('update profiles set suspended_at = now() where id = $1', [people.admin.id]);
    await send(mailOf('admin'));
    await database.asOwner('update profiles set suspended_at = null where id = $1', [people.admin.id]);
    expect(sent).toHaveLength(1);
    expect(await mails()).toMatchObject([{ person_id: people.mother.id, state: 'sent' }]);
  });

  it('is not announced during quiet hours', async () => {
    await publish(version(1));
    await database.asOwner(
      `update accounts.people set time_zone = 'UTC', quiet_from = (now() at time zone 'UTC')::time - interval '1 hour',
         quiet_until = (now() at time zone 'UTC')::time + interval '1 hour' where id = $1`,
      [people.mentor.id],
    );
    const sent: Mail[] = [];
    const mail = (await mails()).find(({ person_id }) => person_id === people.mentor.id);
    await deliverWaitingMail(mail?.id ?? '', mailPartsFor(sent), false);
    expect(sent).toEqual([]);
    expect(await mails()).toContainEqual({ id: mail?.id, person_id: people.mentor.id, state: 'waiting' });
    await database.asOwner('update accounts.people set quiet_from = null, quiet_until = null');
  });
});

describe('A first or minor policy version', () => {
  it('notifies nobody', async () => {
    await publish(version(1, false), version(2, false));
    expect([await due('mother'), await mails()]).toEqual([0, []]);
  });
});

describe('The list of acknowledgements', () => {
  const query = (more: Partial<PolicyReaderQuery['filters']> = {}, search = ''): PolicyReaderQuery => ({
    search,
    filters: { version: null, state: null, role: null, ...more },
    sort: 'name',
    isDescending: false,
    after: null,
    row: 1,
  });
  const names = async (listQuery: PolicyReaderQuery, size?: number) =>
    (await readAs(person(people.admin.id), (tx) => listPolicyReaders(tx, listQuery, size))).items.map(
      ({ fullName }) => fullName,
    );

  it('is for administrators only', async () => {
    await publish(version(1));
    for (const who of ['mother', 'mentor'] as const) {
      await expect(readAs(person(people[who].id), (tx) => listPolicyReaders(tx, query()))).rejects.toThrow();
      await expect(readAs(person(people[who].id), (tx) => countPolicyReaders(tx, query()))).rejects.toThrow();
    }
  });

  it('contains everyone whom a version concerns, with filters, search, and pages in each sort order', async () => {
    await publish(version(1));
    await acknowledge('mentor', await idOf(1));
    await publish(version(1), version(2));
    expect(await names(query())).toEqual(['Ingrid Admin', 'Hana Mentor', 'Amina Mother']);
    expect(await names(query({ state: 'acknowledged' }))).toEqual([]);
    const first = { version: await idOf(1) };
    expect(await names(query({ ...first, state: 'acknowledged' }))).toEqual(['Hana Mentor']);
    expect(await names(query({ ...first, state: 'open' }))).toEqual(['Ingrid Admin', 'Amina Mother']);
    expect(await names(query({ ...first, role: 'parent' }))).toEqual(['Amina Mother']);
    expect(await names(query(first, 'hana'))).toEqual(['Hana Mentor']);
    expect(
      await readAs(person(people.admin.id), (tx) => countPolicyReaders(tx, query({ ...first, state: 'open' }))),
    ).toBe(2);
    for (const sort of policyReaderList.sorts) {
      for (const isDescending of [false, true]) {
        const whole = await names({ ...query(first), sort, isDescending });
        const paged: string[] = [];
        let after: string | null = null;
        do {
          const listQuery: PolicyReaderQuery = { ...query(first), sort, isDescending, after };
          const page = await readAs(person(people.admin.id), (tx) => listPolicyReaders(tx, listQuery, 1));
          paged.push(...page.items.map(({ fullName }) => fullName));
          after = page.next;
        } while (after !== null);
        expect(paged).toEqual(whole);
        expect(whole).toHaveLength(3);
      }
    }
    expect((await names({ ...query(first), sort: 'acknowledged' }))[0]).toBe('Hana Mentor');
  });
});
