import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { translations as texts } from '../content/translations/en.ts';
import type { School } from './e2e/support/school.ts';
import { openEventStream } from './support/event-stream.ts';
import { eventually } from './support/eventually.ts';
import { openSession, type TestPerson } from './support/people.ts';
import { startSchoolServer } from './support/school-server.ts';
import type { RunningServer } from './support/server.ts';

/* The account page over HTTP, without JavaScript. attacks.test.ts has the people who must not see it. @see PD-40 */

let stop: () => Promise<void>;
let server: RunningServer;
let school: School;
beforeAll(async () => {
  ({ server, school, stop } = await startSchoolServer());
}, 120_000);
afterAll(() => stop());

interface Visitor {
  token: string;
  person: TestPerson;
  cookie: string;
}

async function signedIn(role: 'parent' | 'mentor' | 'admin' = 'parent'): Promise<Visitor> {
  const person = await school.makePerson(role);
  const token = await openSession(school, person.id);
  return { person, token, cookie: `session=${token}` };
}

const get = async (address: string, cookie: string) =>
  (await fetch(server.origin + address, { headers: { Cookie: cookie }, redirect: 'manual' })).text();

const post = (fields: Record<string, string>, cookie: string, address = '/account') =>
  fetch(server.origin + address, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: server.origin, Cookie: cookie },
    body: new URLSearchParams(fields),
  });

describe('The account page', () => {
  it.each(['parent', 'mentor', 'admin'] as const)('shows a %s their name and address', async (role) => {
    const { person, cookie } = await signedIn(role);
    const page = await get('/account', cookie);
    expect(page).toContain(`<h1 class="text-3xl">${texts['account.title']}</h1>`);
    expect(page).toContain(person.email);
  });

  it('stores language and time zone, which the next page uses', async () => {
    const { person, cookie } = await signedIn();
    const mentor = await school.makePerson('mentor');
    const message = await school.makeMessage({
      from: mentor.id,
      to: person.id,
      sentAt: new Date('2026-11-21T22:30:00Z'),
    });
    const answer = await post({ intent: 'preferences', language: 'fr', timeZone: 'Asia/Tokyo' }, cookie);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/account']);
    expect(answer.headers.getSetCookie().join()).toContain('language=fr');
    const page = await get(`/inbox/${message}`, cookie);
    expect(page).toContain('<html lang="fr"');
    expect(page).toContain('22 novembre 2026 à 07:30');
  });

  it('stores no time zone for the zone of the device', async () => {
    const { person, cookie } = await signedIn();
    await post({ intent: 'preferences', language: 'en', timeZone: 'Asia/Tokyo' }, cookie);
    await post({ intent: 'preferences', language: 'en', timeZone: '' }, cookie);
    expect(await school.asOwner('select language, time_zone from accounts.people where id = $1', [person.id])).toEqual([
      { language: 'en', time_zone: null },
    ]);
  });
});

describe('The sessions on the account page', () => {
  const sessionsOf = async ({ person }: Visitor) =>
    (
      await school.asOwner<{ id: string }>(
        'select id from accounts.sessions where person_id = $1 order by created_at desc, id',
        [person.id],
      )
    ).map(({ id }) => id);

  it('name browser and operating system, and offer to end all but this one', async () => {
    const visitor = await signedIn();
    await openSession(school, visitor.person.id);
    const userAgent = 'Mozilla/5.0 (Macintosh) Version/18.5 Safari/605.1.15';
    const answer = await fetch(`${server.origin}/account`, {
      headers: { Cookie: visitor.cookie, 'User-Agent': userAgent },
    });
    await answer.text();
    const page = await get('/account', visitor.cookie);
    expect(page).toContain('Safari on macOS');
    expect(page.match(/name="sessionId"/g)).toHaveLength(1);
    expect(page).toContain(texts['account.sessions.endOthers']);
  });

  it('give the same response for somebody else’s and an unknown one, and end neither', async () => {
    const [visitor, other] = [await signedIn(), await signedIn()];
    const [foreign = ''] = await sessionsOf(other);
    const answers = await Promise.all(
      [foreign, '11111111-1111-4111-8111-111111111111', 'x'].map((sessionId) =>
        post({ intent: 'end-session', sessionId }, visitor.cookie),
      ),
    );
    const told = answers.map((answer) => [answer.status, answer.headers.getSetCookie().join()]);
    expect(new Set(told.map(String)).size).toBe(1);
    expect(String(told[0])).toContain('alreadyEnded');
    expect(await sessionsOf(other)).toEqual([foreign]);
  });

  it('ends a session elsewhere, whose tabs are told at once', async () => {
    const visitor = await signedIn();
    const [own = ''] = await sessionsOf(visitor);
    const elsewhere = await openEventStream(server.origin, await openSession(school, visitor.person.id));
    const [ended = ''] = (await sessionsOf(visitor)).filter((id) => id !== own);
    expect((await post({ intent: 'end-session', sessionId: ended }, visitor.cookie)).status).toBe(303);
    await eventually(() => expect(elsewhere.events).toContain('session-ended'));
    await elsewhere.ended;
    expect(await sessionsOf(visitor)).toEqual([own]);
  });

  it('end everywhere else at one press, also at the second', async () => {
    const visitor = await signedIn();
    const [own = ''] = await sessionsOf(visitor);
    await openSession(school, visitor.person.id);
    for (let press = 0; press < 2; press++)
      expect((await post({ intent: 'end-other-sessions' }, visitor.cookie)).status).toBe(303);
    expect(await sessionsOf(visitor)).toEqual([own]);
  });
});
