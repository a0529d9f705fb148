import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { person, readAs, writeAs } from '#platform/database.server.ts';
import type { Identity } from '#platform/identity.server.ts';
import { makePerson, type TestPerson, withRecentPassword } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { addFeed, listOwnFeeds, openFeed, removeFeed } from './calendar-feeds.server.ts';

let database: TestDatabase;
let mother: TestPerson;
let father: TestPerson;
let identity: Identity<string>;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  [mother, father] = await Promise.all([makePerson(database, 'parent'), makePerson(database, 'parent')]);
  identity = await withRecentPassword(database, mother);
});

const add = (requestId: string = randomUUID(), name = 'Telephone') =>
  writeAs(identity, (tx) => addFeed(tx, { requestId, name, showsNames: false }));
const list = (who = mother) => readAs(person(who.id), listOwnFeeds);
const added = async (requestId?: string) => {
  const key = await add(requestId);
  if (key === null) throw new Error('not added');
  return key;
};

describe('A calendar feed', () => {
  test('is added with a key of which only the hash is stored', async () => {
    const key = await added();
    expect(await list()).toEqual([
      { id: expect.any(String), name: 'Telephone', showsNames: false, createdAt: expect.any(Date), lastReadAt: null },
    ]);
    expect(await openFeed(key)).toEqual({ personId: mother.id, showsNames: false, language: 'en', waitSeconds: 0 });
    const [stored] = await database.asOwner(
      'select calendar_feeds::text as row from calendar_feeds where person_id = $1',
      [mother.id],
    );
    expect(stored).not.toEqual({ row: expect.stringContaining(key) });
    expect((await list())[0]?.lastReadAt).toBeInstanceOf(Date);
  });

  test('is refused without a recent password', async () => {
    const attempt = writeAs(person(mother.id), (tx) =>
      addFeed(tx, { requestId: randomUUID(), name: 'Telephone', showsNames: true }),
    );
    await expect(attempt).rejects.toThrow('recently entered password');
    expect(await list()).toEqual([]);
  });

  test('of a form sent twice is one, with the address of the last answer', async () => {
    const requestId = randomUUID();
    const [first, last] = [await added(requestId), await added(requestId)];
    expect(await list()).toHaveLength(1);
    expect(await openFeed(first)).toBeNull();
    expect(await openFeed(last)).not.toBeNull();
  });

  test('is not replaced by the form of another person', async () => {
    const requestId = randomUUID();
    const key = await added(requestId);
    identity = await withRecentPassword(database, father);
    await expect(add(requestId)).rejects.toThrow('calendar_feeds_pkey');
    expect((await openFeed(key))?.personId).toBe(mother.id);
  });

  test('is one of ten at most, also if eleven are added at once', async () => {
    const keys = await Promise.all(Array.from({ length: 11 }, () => add()));
    expect(keys.filter((key) => key === null)).toHaveLength(1);
    expect(await list()).toHaveLength(10);
  });

  test('is removed by its owner only', async () => {
    const key = await added();
    const [{ id } = { id: '' }] = await list();
    expect(await writeAs(person(father.id), (tx) => removeFeed(tx, id))).toBe(false);
    expect(await openFeed(key)).not.toBeNull();
    expect(await writeAs(person(mother.id), (tx) => removeFeed(tx, id))).toBe(true);
    expect(await openFeed(key)).toBeNull();
    const events = await database.asOwner('select act from audit_log where subject_id = $1 order by id', [mother.id]);
    expect(events).toEqual([{ act: 'calendar feed added' }, { act: 'calendar feed removed' }]);
  });

  test('cannot be read more than 60 times an hour', async () => {
    const key = await added();
    for (let count = 0; count < 60; count += 1) expect((await openFeed(key))?.waitSeconds).toBe(0);
    expect((await openFeed(key))?.waitSeconds).toBeGreaterThan(3_500);
    await database.asOwner(`update calendar_feeds set hour_began_at = hour_began_at - interval '1 hour'
      where person_id = '${mother.id}'`);
    expect((await openFeed(key))?.waitSeconds).toBe(0);
  });

  test('ends while its owner is suspended, and with a new password', async () => {
    const key = await added();
    await database.asOwner('update profiles set suspended_at = now() where id = $1', [mother.id]);
    expect(await openFeed(key)).toBeNull();
    await database.asOwner('update profiles set suspended_at = null where id = $1', [mother.id]);
    expect(await openFeed(key)).not.toBeNull();
    await database.asOwner(`select accounts.revoke_sessions(null, $1, 'password changed')`, [mother.id]);
    expect(await openFeed(key)).toBeNull();
  });
});
