import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { openPool } from '#platform/database.server.ts';
import { dispatch, LiveEvents } from '#platform/live-events.server.ts';
import { setLogLevel } from '#platform/log.server.ts';
import { makeToken, tokenHash } from '#platform/tokens.server.ts';
import { eventually } from '#tests/support/eventually.ts';
import { makePerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { watchLiveSessions } from './live-sessions.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
afterEach(() => vi.useRealTimers());

async function makeSession(personId: string): Promise<string> {
  const [row] = await database.asOwner<{ id: string }>(
    'insert into accounts.sessions (token_hash, person_id) values ($1, $2) returning id',
    [tokenHash(makeToken()), personId],
  );
  return row?.id ?? '';
}

it('The streams of a session that was unused for 12 hours end within a minute, and no others', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { id: personId } = await makePerson(database, 'parent');
  const [unused, used] = [await makeSession(personId), await makeSession(personId)];
  const liveEvents = new LiveEvents({ heartbeatMs: 3_600_000 });
  const watch = watchLiveSessions(liveEvents);
  const tabs = [unused, used].map((sessionId) => liveEvents.open({ personId, sessionId }));
  const texts = tabs.map((tab) => (tab === 'too-many' ? '' : tab.text()));

  vi.advanceTimersByTime(60_000);
  await watch.check();
  expect(liveEvents.sessionIds()).toEqual(new Set([unused, used]));

  await database.asOwner(
    `update accounts.sessions set last_used_at = now() - interval '12 hours 1 second' where id = $1`,
    [unused],
  );
  vi.advanceTimersByTime(60_000);
  await eventually(() => expect(liveEvents.sessionIds()).toEqual(new Set([used])));
  expect(await texts[0]).toMatch(/event: session-ended\ndata: {}\n\n$/);
  watch.stop();
  liveEvents.closeAll();
  expect(await texts[1]).not.toContain('session-ended');
});

async function openStreams() {
  const { id: personId } = await makePerson(database, 'parent');
  const sessions: [string, string] = [await makeSession(personId), await makeSession(personId)];
  const liveEvents = new LiveEvents({ heartbeatMs: 3_600_000 });
  for (const sessionId of sessions) {
    const tab = liveEvents.open({ personId, sessionId });
    // A stream ends only after its reader has consumed the last event.
    if (tab !== 'too-many') void tab.text();
  }
  return { sessions, liveEvents, watch: watchLiveSessions(liveEvents) };
}

const end = (session: string) => database.asOwner('delete from accounts.sessions where id = $1', [session]);

it('A repeated notification about a valid session ends no stream', async () => {
  const { sessions, liveEvents, watch } = await openStreams();
  for (let times = 0; times < 1_000; times += 1) dispatch(liveEvents, `session:${sessions[0]}`, watch.check);
  await watch.check();
  expect(liveEvents.sessionIds()).toEqual(new Set(sessions));
  await end(sessions[0]);
  dispatch(liveEvents, `session:${sessions[0]}`, watch.check);
  await eventually(() => expect(liveEvents.sessionIds()).toEqual(new Set([sessions[1]])));
  watch.stop();
  liveEvents.closeAll();
});

it('A session that ends during a check is found by the next check', async () => {
  const { sessions, liveEvents, watch } = await openStreams();
  const first = watch.check();
  await end(sessions[0]);
  await Promise.all([first, watch.check(), watch.check()]);
  expect(liveEvents.sessionIds()).toEqual(new Set([sessions[1]]));
  watch.stop();
  liveEvents.closeAll();
});

it('A check that cannot reach the database is repeated', async () => {
  setLogLevel('silent');
  const { sessions, liveEvents, watch } = await openStreams();
  await end(sessions[0]);
  const close = openPool({ ...database.web, host: '/nowhere' });
  await watch.check();
  expect(liveEvents.sessionIds()).toEqual(new Set(sessions));
  await close();
  const closeAgain = openPool(database.web);
  await eventually(() => expect(liveEvents.sessionIds()).toEqual(new Set([sessions[1]])));
  watch.stop();
  liveEvents.closeAll();
  await closeAgain();
});
