import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { makeToken, tokenHash } from '../app/features/accounts/sessions.server.ts';
import { LiveEvents } from '../app/platform/live-events.server.ts';
import { eventually } from '../tests/eventually.ts';
import { makePerson } from '../tests/people.ts';
import { openTestDatabase, type TestDatabase } from '../tests/test-database.ts';
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

it('Within a minute the streams of a session that lay unused for 12 hours end, and no others', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { id: personId } = await makePerson(database, 'parent');
  const [unused, used] = [await makeSession(personId), await makeSession(personId)];
  const liveEvents = new LiveEvents({ heartbeatMs: 3_600_000 });
  const watch = watchLiveSessions(liveEvents);
  const tabs = [unused, used].map((sessionId) => liveEvents.open({ personId, sessionId }));
  const told = tabs.map((tab) => (tab === 'too-many' ? '' : tab.text()));

  vi.advanceTimersByTime(60_000);
  await watch.check();
  expect(liveEvents.sessionIds()).toEqual(new Set([unused, used]));

  await database.asOwner(
    `update accounts.sessions set last_used_at = now() - interval '12 hours 1 second' where id = $1`,
    [unused],
  );
  vi.advanceTimersByTime(60_000);
  await eventually(() => expect(liveEvents.sessionIds()).toEqual(new Set([used])));
  expect(await told[0]).toMatch(/event: session-ended\ndata: {}\n\n$/);
  watch.stop();
  liveEvents.closeAll();
  expect(await told[1]).not.toContain('session-ended');
});
