import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addGuardians } from '#database/samples/guardians.ts';
import { addMails } from '#database/samples/mails.ts';
import { addStudents } from '#database/samples/students.ts';
import { person, readAs, writeAs } from '#platform/database.server.ts';
import { parseListQuery } from '#platform/lists.ts';
import { makePerson, type TestPerson, withRecentPassword } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import {
  countAccounts,
  findAccount,
  findListedAccount,
  findPeople,
  listAccounts,
  listPeople,
} from './accounts.server.ts';
import { accountList } from './accounts.ts';
import { suspendAccount } from './change-account.server.ts';

let database: TestDatabase;
let admin: TestPerson;
beforeAll(async () => {
  database = await openTestDatabase();
  admin = await makePerson(database, 'admin');
});
afterAll(() => database.close());

const queryOf = (parameters: Record<string, string>) => parseListQuery(accountList, new URLSearchParams(parameters));
const pageOf = (parameters: Record<string, string> = {}, reader = admin, size?: number) =>
  readAs(person(reader.id), (tx) => listAccounts(tx, queryOf(parameters), size));
const list = async (parameters: Record<string, string> = {}) => (await pageOf(parameters)).items;
const count = (parameters: Record<string, string> = {}, reader = admin) =>
  readAs(person(reader.id), (tx) => countAccounts(tx, queryOf(parameters)));
const suspend = async ({ id }: TestPerson) =>
  writeAs(await withRecentPassword(database, admin), (tx) => suspendAccount(tx, id));

describe('The list of accounts', () => {
  it('is refused to parents and mentors', async () => {
    for (const role of ['parent', 'mentor'] as const)
      for (const read of [pageOf, count])
        await expect(read({}, await makePerson(database, role))).rejects.toMatchObject({ code: '42501' });
  });

  it('can be searched by words of name and address, role and state, without wildcards', async () => {
    const zoe = await makePerson(database, 'mentor', { fullName: 'Zoë O’Neil', email: 'zoe@families.example.org' });
    await makePerson(database, 'parent', { fullName: 'Zoë Other', email: 'other@example.org' });
    await suspend(zoe);
    const ids = async (parameters: Record<string, string>) => (await list(parameters)).map(({ id }) => id);
    expect(await ids({ search: 'families ZOË' })).toEqual([zoe.id]);
    expect(await ids({ search: 'zoë', role: 'mentor' })).toEqual([zoe.id]);
    expect(await ids({ search: 'zoë', state: 'suspended' })).toEqual([zoe.id]);
    expect(await ids({ search: 'zoë', state: 'active', role: 'mentor' })).toEqual([]);
    expect(await ids({ search: 'z_ë' })).toEqual([]);
  });

  it('shows people who never signed in with their temporary password as invited, not as active', async () => {
    const [own, invited, signedIn, suspended] = await Promise.all(
      ['Own', 'New', 'Known', 'Gone'].map((name) =>
        makePerson(database, 'parent', { fullName: `State ${name}`, email: `${name}@states.example.org` }),
      ),
    );
    const ids = [invited?.id, signedIn?.id, suspended?.id];
    await database.asOwner(
      `update accounts.people set temporary_password_expires_at = now() + interval '1 hour' where id = any ($1)`,
      [ids],
    );
    await database.asOwner('update accounts.people set last_sign_in_at = now() where id = $1', [signedIn?.id]);
    if (suspended) await suspend(suspended);
    for (const [state, expected] of [
      ['active', [own, signedIn]],
      ['invited', [invited]],
      ['suspended', [suspended]],
    ] as const) {
      const found = await list({ search: 'states.example.org', state });
      expect(found.map(({ id }) => id).toSorted()).toEqual(expected.map((one) => one?.id).toSorted());
      expect(new Set(found.map((account) => account.state))).toEqual(new Set([state]));
    }
  });

  it('shows the days left of an invitation, whether it expired or was accepted, and other failed mails', async () => {
    const invited = await database.asOwner<{ id: string }>(
      `select accounts.create_account('Link ' || name, name || '@links.example.org', 'parent', null, null) as id
       from unnest(array['open', 'expired', 'imported']) as name`,
    );
    const [open, expired, imported] = invited.map(({ id }) => id);
    const accepted = await makePerson(database, 'parent', { email: 'accepted@links.example.org' });
    for (const [id, hours] of [
      [open, 100],
      [expired, -1],
    ])
      await database.asOwner(
        `insert into accounts.password_links (token_hash, person_id, purpose, credential_digest, expires_at)
         values (sha256($1::text::bytea), $1::uuid, 'invitation', '', now() + make_interval(hours => $2))`,
        [id, hours],
      );
    const anHourAgo = new Date(Date.now() - 3_600_000);
    await addMails(database.asOwner, [
      { personId: accepted.id, template: 'invitation-link', state: 'sent', createdAt: anHourAgo },
      { personId: accepted.id, template: 'credential-changed', reason: 'chosen', state: 'failed' },
    ]);
    const found = new Map((await list({ search: 'links.example.org' })).map((account) => [account.id, account]));
    const link = { access: 'link', mailState: null, failedMail: null };
    expect(found.get(open ?? '')).toMatchObject({ ...link, state: 'invited', daysLeft: 5 });
    expect(found.get(expired ?? '')).toMatchObject({ ...link, state: 'invited', daysLeft: 0 });
    expect(found.get(imported ?? '')).toMatchObject({ ...link, state: 'uninvited', daysLeft: null });
    expect(found.get(accepted.id)).toMatchObject({
      access: null,
      daysLeft: null,
      mailState: 'sent',
      failedMail: 'credential-changed',
    });
    expect((await list({ search: 'links.example.org', state: 'invited' })).length).toBe(2);
    expect((await list({ search: 'links.example.org', state: 'uninvited' })).map(({ id }) => id)).toEqual([imported]);
    expect(await count({ search: 'links.example.org', state: 'uninvited' })).toBe(1);
    await addMails(database.asOwner, [{ personId: accepted.id, template: 'message-reported', state: 'failed' }]);
    const [again] = await list({ search: accepted.email });
    expect(again?.failedMail).toBe('other');
    await addMails(database.asOwner, [{ personId: accepted.id, template: 'password-reset', state: 'unconfirmed' }]);
    expect(await list({ search: accepted.email, mail: 'failed' })).toMatchObject([
      { id: accepted.id, failedMail: 'unconfirmed' },
    ]);
    const one = await readAs(person(admin.id), (tx) => findListedAccount(tx, open ?? ''));
    expect(one).toEqual(found.get(open ?? ''));
  });

  it('can be filtered by people who never signed in, and counts the matches', async () => {
    const [never, known] = await Promise.all(
      ['Never', 'Known'].map((name) => makePerson(database, 'parent', { fullName: `Signing ${name}` })),
    );
    await database.asOwner('update accounts.people set last_sign_in_at = now() where id = $1', [known?.id]);
    expect((await list({ search: 'signing', signIn: 'never' })).map(({ id }) => id)).toEqual([never?.id]);
    expect(await count({ search: 'signing' })).toBe(2);
    expect(await count({ search: 'signing', signIn: 'never' })).toBe(1);
    expect(await count({ search: 'signing', role: 'mentor' })).toBe(0);
  });

  it('finds guardians by the name of a student, alone or together with their own name', async () => {
    const [mother, father, other] = [
      await makePerson(database, 'parent', { fullName: 'Kinfolk Amara' }),
      await makePerson(database, 'parent', { fullName: 'Kinfolk Johan' }),
      await makePerson(database, 'parent', { fullName: 'Kinfolk Nobody' }),
    ];
    const [student] = await addStudents(database.asOwner, [{ fullName: 'Noah Kinchild', parentId: mother.id }]);
    await addGuardians(database.asOwner, [{ studentId: student?.id ?? '', guardianId: father.id }]);
    const found = async (search: string) => (await list({ search })).map(({ id }) => id);
    expect(await found('kinchild')).toEqual([mother.id, father.id]);
    expect((await list({ search: 'amara kinchild' }))[0]?.students).toEqual(['Noah Kinchild']);
    expect(await count({ search: 'kinchild' })).toBe(2);
    expect(await found('amara kinchild')).toEqual([mother.id]);
    expect(await found('kinfolk')).toEqual([mother.id, father.id, other.id]);
    expect(await found('nobody kinchild')).toEqual([]);
    expect(await list({ search: 'kinchild', role: 'mentor' })).toEqual([]);
  });

  it.each(['name', '-name', 'signIn', '-signIn'])(
    'is paged in the order of %s without missing or repeated accounts',
    async (sort) => {
      const search = `sorted${sort.replace('-', 'down').toLowerCase()}`;
      for (const role of ['parent', 'mentor', 'admin'] as const)
        for (const name of ['Ann', 'Bo', 'Ann']) await makePerson(database, role, { fullName: `${name} ${search}` });
      await database.asOwner(
        `update accounts.people set last_sign_in_at = '2026-01-01'::timestamptz + random() * interval '1 day'
         from profiles where profiles.id = people.id and search_text like $1 and random() < 0.5`,
        [`%${search}%`],
      );
      const whole = await list({ search, sort });
      const seen: string[] = [];
      let after: string | null = '';
      while (after !== null) {
        const page = await pageOf({ search, sort, after }, admin, 2);
        expect(page.items.length).toBeLessThanOrEqual(2);
        seen.push(...page.items.map(({ id }) => id));
        after = page.next;
      }
      expect(seen).toEqual(whole.map(({ id }) => id));
      expect(new Set(seen).size).toBe(9);
      const keys = whole.map(({ fullName, lastSignInAt }) =>
        sort.endsWith('name') ? fullName : (lastSignInAt?.toISOString() ?? ''),
      );
      const ascending = keys.toSorted();
      expect(keys).toEqual(sort.startsWith('-') ? ascending.reverse() : ascending);
    },
  );
});

describe('An account found by its id', () => {
  it('is null for an unknown id', async () => {
    expect(await readAs(person(admin.id), (tx) => findAccount(tx, randomUUID()))).toBeNull();
  });

  it('has its role and state', async () => {
    const { id, email, fullName } = await makePerson(database, 'mentor');
    const found = await readAs(person(admin.id), (tx) => findAccount(tx, id));
    expect(found).toEqual({ id, email, fullName, role: 'mentor', suspendedAt: null });
  });
});

describe('People to choose from', () => {
  it('are active and have the requested roles; chosen people are listed even if suspended', async () => {
    const mentor = await makePerson(database, 'mentor', { fullName: 'Findable Mentor' });
    const gone = await makePerson(database, 'mentor', { fullName: 'Findable Former' });
    await makePerson(database, 'parent', { fullName: 'Findable Parent' });
    await suspend(gone);
    const found = await readAs(person(admin.id), (tx) => findPeople(tx, 'findable', ['mentor']));
    expect(found).toEqual([{ id: mentor.id, fullName: mentor.fullName, email: mentor.email }]);
    const named = await readAs(person(admin.id), (tx) => listPeople(tx, [gone.id]));
    expect(named.map(({ id }) => id)).toEqual([gone.id]);
    expect(await readAs(person(admin.id), (tx) => listPeople(tx, []))).toEqual([]);
  });
});
