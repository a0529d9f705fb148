import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { offices } from '#content/offices.ts';
import { person, readAs, writeAs } from '#platform/database.server.ts';
import { makePerson, type TestPerson, withRecentPassword } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { assignOffice } from './assign-office.server.ts';
import { countVacantOffices, listOffices } from './offices.server.ts';

let database: TestDatabase;
let admin: TestPerson;
let mentor: TestPerson;
let parent: TestPerson;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.asOwner('alter table audit_log disable trigger user');
  admin = await makePerson(database, 'admin');
  parent = await makePerson(database, 'parent');
});
afterAll(() => database.close());
beforeEach(async () => {
  mentor = await makePerson(database, 'mentor');
  await database.asOwner('update offices set holder_id = null, deputy_id = null');
  await database.asOwner(`delete from audit_log where act = 'office assigned'`);
});

const assign = async (by: TestPerson, holderId: string | null, deputyId: string | null = null) =>
  writeAs(await withRecentPassword(database, by), (tx) => assignOffice(tx, 'safeguarding', { holderId, deputyId }));
const list = () => readAs(person(admin.id), (tx) => listOffices(tx));
const safeguarding = async () => (await list()).find(({ id }) => id === 'safeguarding');
const events = () => database.asOwner(`select actor_id, details from audit_log where act = 'office assigned'`);

it('Only administrators assign offices', async () => {
  for (const by of [mentor, parent]) await expect(assign(by, by.id)).rejects.toThrow();
  expect(await safeguarding()).toMatchObject({ holder: null });
  expect(await events()).toEqual([]);
});

it('Parents, suspended people and unknown ids are refused as holder and as deputy of an office', async () => {
  await database.asOwner('select accounts.suspend($1)', [mentor.id]);
  for (const id of [parent.id, mentor.id, randomUUID()]) {
    await expect(assign(admin, id)).rejects.toMatchObject({ reason: 'unsuitable person' });
    await expect(assign(admin, null, id)).rejects.toMatchObject({ reason: 'unsuitable person' });
  }
  expect(await events()).toEqual([]);
});

it('An assignment that is submitted twice is recorded once', async () => {
  await assign(admin, mentor.id, admin.id);
  await assign(admin, mentor.id, admin.id);
  expect(await safeguarding()).toMatchObject({ holder: { id: mentor.id }, deputy: { id: admin.id } });
  expect(await events()).toEqual([
    {
      actor_id: admin.id,
      details: {
        office: 'safeguarding',
        holderId: mentor.id,
        deputyId: admin.id,
        formerHolderId: null,
        formerDeputyId: null,
      },
    },
  ]);
});

it('An office whose holder is suspended or no longer staff counts as vacant', async () => {
  await assign(admin, mentor.id);
  expect(await readAs(person(admin.id), (tx) => countVacantOffices(tx))).toBe(offices.length - 1);
  await database.asOwner('select accounts.suspend($1)', [mentor.id]);
  expect(await safeguarding()).toMatchObject({ holder: { isActiveStaff: false } });
  expect(await readAs(person(admin.id), (tx) => countVacantOffices(tx))).toBe(offices.length);
});

it('The database has the same offices as the content', async () => {
  expect((await list()).map(({ id }) => id)).toEqual([...offices]);
  expect(await database.asOwner('select count(*)::int from offices')).toEqual([{ count: offices.length }]);
});
