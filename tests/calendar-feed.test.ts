import { describe, expect, it } from 'vitest';
import { addCourseRules, addCourses } from '#database/samples/courses.ts';
import { addTerm } from '#database/samples/reports.ts';
import { addDays, todayInUtc } from '#platform/calendar-days.ts';
import { textOf } from './support/html.ts';
import { serveSchool } from './support/school-server.ts';
import { type SignedIn, signInTo } from './support/signed-in.ts';

/* Calendars in programs outside the portal, added by browsers without a script. @see PD-68 */

const { server, school } = serveSchool({ LOG_LEVEL: 'info' });

const page = '/account/calendars';

async function addFeed(who: SignedIn, more: Record<string, string> = {}) {
  const requestId = /name="requestId" value="([^"]+)"/.exec(await who.page(page))?.[1] ?? '';
  return who.post(page, { intent: 'add-feed', name: 'Telephone', requestId, ...more });
}
const addressIn = (html: string): string => /http[^<"]*calendar\.ics\?key=[\w-]+/.exec(html)?.[0] ?? '';

async function familyWithFeed() {
  const mother = await signInTo({ server, school }, 'parent');
  const { id } = await school.makeStudent({ fullName: 'Ada Example', parentId: mother.person.id });
  const [courseId = ''] = await addCourses(school.asOwner, school.keyring, [{ studentIds: [id] }]);
  const today = todayInUtc();
  const days = { firstDay: addDays(today, -7), lastDay: addDays(today, 30), dueOn: today };
  const termId = await addTerm(school.asOwner, { names: { en: 'Term' }, ...days });
  await addCourseRules(school.asOwner, [{ courseId, termId }]);
  const address = addressIn(await (await addFeed(mother)).text());
  return { mother, address };
}

describe('A calendar of a family', () => {
  it('is read without a session, and not sent again while it is the same', async () => {
    const { address, mother } = await familyWithFeed();
    const response = await fetch(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(await response.text()).toContain('SUMMARY:Mathematics (A. E.)');
    const tag = response.headers.get('etag') ?? '';
    const again = await fetch(address, { headers: { 'If-None-Match': `W/${tag}` } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(textOf(await mother.page(page))).toMatch(/Last read: (?!never)/);
  });

  it('is shown once: its address is in no later page and in no log', async () => {
    const { address, mother } = await familyWithFeed();
    await fetch(address);
    const key = address.split('key=')[1] ?? '';
    expect(key).toHaveLength(43);
    expect(await mother.page(page)).not.toContain(key);
    expect(server.output()).toContain('/calendar.ics');
    expect(server.output()).not.toContain(key);
  });

  it('ends when it is removed', async () => {
    const { address, mother } = await familyWithFeed();
    const feedId = /name="feedId" value="([^"]+)"/.exec(await mother.page(page))?.[1] ?? '';
    const stranger = await signInTo({ server, school }, 'parent');
    await stranger.post(page, { intent: 'remove-feed', feedId });
    expect((await fetch(address)).status).toBe(200);
    const removed = await mother.post(page, { intent: 'remove-feed', feedId });
    expect([removed.status, removed.headers.get('location')]).toEqual([303, page]);
    expect((await fetch(address)).status).toBe(404);
  });

  it('says how long the limit lasts', async () => {
    const { address, mother } = await familyWithFeed();
    await school.asOwner('update calendar_feeds set reads_in_hour = 60 where person_id = $1', [mother.person.id]);
    const response = await fetch(address);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(3_500);
  });

  it.each(['', '?key=', '?key=unknown', `?key=${'x'.repeat(5_000)}`, '?key=a&key=b', '?key=%00'])(
    'is unknown at %s',
    async (query) => {
      const response = await fetch(`${server.origin}/calendar.ics${query}`);
      expect([response.status, response.headers.get('set-cookie')]).toEqual([404, null]);
    },
  );
});

describe('The page of the calendars', () => {
  it('asks for the password first if it was entered long ago', async () => {
    const mother = await signInTo({ server, school }, 'parent');
    await school.asOwner(
      `update accounts.sessions set password_entered_at = now() - interval '1 hour' where person_id = $1`,
      [mother.person.id],
    );
    const html = await mother.page(page);
    expect(html).toContain('name="currentPassword"');
    expect(html).not.toContain('value="add-feed"');
    const forced = await mother.post(page, { intent: 'add-feed', name: 'Telephone', requestId: crypto.randomUUID() });
    expect(forced.status).toBe(403);
    expect(await school.asOwner('select from calendar_feeds where person_id = $1', [mother.person.id])).toEqual([]);
  });

  it('returns a name that is missing or too long with its error, and adds nothing', async () => {
    const mother = await signInTo({ server, school }, 'parent');
    const nameless = await addFeed(mother, { name: '  ' });
    expect([nameless.status, textOf(await nameless.text())]).toEqual([
      400,
      expect.stringContaining('Name is required'),
    ]);
    expect((await addFeed(mother, { name: 'n'.repeat(61) })).status).toBe(400);
    expect(await school.asOwner('select from calendar_feeds where person_id = $1', [mother.person.id])).toEqual([]);
  });
});
