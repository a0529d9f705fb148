import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { person, readAs, writeAs } from '#platform/database.server.ts';
import { makeToken, tokenHash } from '#platform/tokens.server.ts';
import { makePerson, openSession, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { endOtherSessions, endOwnSession } from './end-sessions.server.ts';
import { listOwnSessions } from './own-sessions.server.ts';
import { findSession } from './sessions.server.ts';

let database: TestDatabase;
let parent: TestPerson;
let otherPerson: TestPerson;
let here: string;
let elsewhere: string;
let someoneElsesToken: string;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  parent = await makePerson(database, 'parent');
  otherPerson = await makePerson(database, 'admin');
  here = await openSession(database, parent.id);
  elsewhere = await openSession(database, parent.id);
  someoneElsesToken = await openSession(database, otherPerson.id);
});

const list = (token = here, { id } = parent) => readAs(person(id), (tx) => listOwnSessions(tx, token));
const end = (sessionId: string, { id } = parent) => writeAs(person(id), (tx) => endOwnSession(tx, sessionId));
const endOthers = (token = here, { id } = parent) => writeAs(person(id), (tx) => endOtherSessions(tx, token));
const idOf = async (token: string) => (await findSession(token, 'read'))?.id ?? '';
const lives = async (token: string) => (await findSession(token, 'read')) !== null;
const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';

describe('The sessions of a person', () => {
  it('are listed only for that person, without expired ones', async () => {
    await database.asOwner(
      `update accounts.sessions set last_used_at = now() - interval '13 hours' where token_hash = $1`,
      [tokenHash(elsewhere)],
    );
    expect((await list()).map(({ id, isThis }) => ({ id, isThis }))).toEqual([{ id: await idOf(here), isThis: true }]);
    expect((await list(here, otherPerson)).map(({ id }) => id)).toEqual([await idOf(someoneElsesToken)]);
  });

  // @see privacy-policy 3.4
  it('show the browser of their first use, without its version', async () => {
    await findSession(here, 'extend', firefox);
    await findSession(here, 'extend', 'curl/8.5.0');
    await findSession(elsewhere, 'read', firefox);
    expect((await list()).map(({ device }) => device)).toEqual([
      { browser: 'Firefox', system: 'Windows' },
      { browser: null, system: null },
    ]);
  });

  it('are not listed for a suspended person', async () => {
    await database.asOwner('update profiles set suspended_at = now() where id = $1', [parent.id]);
    expect(await list()).toEqual([]);
  });
});

describe('Ending one session', () => {
  it('is refused for other people’s and unknown sessions, and to a suspended person', async () => {
    expect(await end(await idOf(someoneElsesToken))).toBe(false);
    expect(await end(randomUUID())).toBe(false);
    const id = await idOf(elsewhere);
    await database.asOwner('update profiles set suspended_at = now() where id = $1', [parent.id]);
    expect(await end(id)).toBe(false);
    expect(await lives(someoneElsesToken)).toBe(true);
  });

  // @see translations account.sessions
  it('ends only that session, once, and is recorded', async () => {
    const id = await idOf(elsewhere);
    expect(await Promise.all([end(id), end(id)])).toEqual(expect.arrayContaining([true, false]));
    expect([await lives(elsewhere), await lives(here)]).toEqual([false, true]);
    expect(
      await database.asOwner(
        `select actor_id, details from audit_log where subject_id = $1 and act = 'session revoked'`,
        [parent.id],
      ),
    ).toEqual([{ actor_id: parent.id, details: { reason: 'signed out elsewhere', sessions: 1 } }]);
  });
});

describe('Ending the other sessions', () => {
  it('does nothing with an unknown token or another person’s token', async () => {
    expect(await endOthers(makeToken())).toBe(0);
    expect(await endOthers(someoneElsesToken)).toBe(0);
    expect([await lives(here), await lives(elsewhere)]).toEqual([true, true]);
  });

  it('ends the person’s other sessions, and keeps the current one and other people’s', async () => {
    await openSession(database, parent.id);
    expect(await endOthers()).toBe(2);
    expect([await lives(here), await lives(elsewhere), await lives(someoneElsesToken)]).toEqual([true, false, true]);
    expect(await endOthers()).toBe(0);
  });
});
