import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LiveEvents } from '#platform/live-events.server.ts';
import { servicesContext } from '#platform/request-context.server.ts';
import { heldWork, settled } from '#tests/support/held-work.ts';
import { makePerson, openSession } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import type { RequestArgs } from './request-args.ts';
import { runSearch } from './searches.server.ts';
import { loadSession } from './session.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Requests of one person. */
async function requestsOf(): Promise<(signal?: AbortSignal) => Promise<RequestArgs>> {
  const { id } = await makePerson(database, 'parent');
  const token = await openSession(database, id);
  return async (signal) => {
    const context = new RouterContextProvider();
    context.set(servicesContext, {
      appUrl: new URL('http://localhost'),
      keyring: database.keyring,
      liveEvents: new LiveEvents(),
      scanCommand: null,
      sendsMail: false,
      pushServices: [],
      requireTwoFactor: [],
    });
    const url = new URL('http://localhost/inbox');
    const request = new Request(url, { headers: { cookie: `session=${token}` }, ...(signal && { signal }) });
    await loadSession({ request, url, context });
    return { request, url, context };
  };
}

test('A person has one search at a time, and another person need not wait for it', async () => {
  const [requestOfOne, requestOfOther] = [await requestsOf(), await requestsOf()];
  const [first, second, other] = [heldWork(), heldWork(), heldWork()];
  const searches = [
    runSearch(await requestOfOne(), ['amina'], first.run),
    runSearch(await requestOfOne(), ['amina'], second.run),
    runSearch(await requestOfOther(), ['amina'], other.run),
  ];
  await settled();
  expect([first.isStarted, second.isStarted, other.isStarted]).toEqual([true, false, true]);
  first.end('found');
  await settled();
  expect(second.isStarted).toBe(true);
  for (const search of [second, other]) search.end('found');
  expect(await Promise.all(searches)).toEqual(searches.map(() => ({ found: 'found', waitSeconds: 0 })));
});

test('A waiting search whose request was aborted does not run, and the next one does', async () => {
  const request = await requestsOf();
  const [first, aborted, last] = [heldWork(), heldWork(), heldWork()];
  const controller = new AbortController();
  const searches = [
    runSearch(await request(), ['amina'], first.run),
    runSearch(await request(controller.signal), ['amin'], aborted.run),
    runSearch(await request(), ['amina'], last.run),
  ];
  controller.abort();
  first.end('found');
  last.end('found');
  expect(await Promise.all(searches)).toEqual([
    { found: 'found', waitSeconds: 0 },
    { found: null, waitSeconds: 1 },
    { found: 'found', waitSeconds: 0 },
  ]);
  expect(aborted.isStarted).toBe(false);
});
