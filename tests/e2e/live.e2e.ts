import { openEventStream } from '../support/event-stream.ts';
import { openSession } from '../support/people.ts';
import { expect, test } from './support/fixtures.ts';
import {
  advanceClock,
  liveTimeout,
  openLive,
  openWithoutStream,
  recordPaths,
  setHidden,
  unread,
} from './support/live-pages.ts';
import { startSilencingProxy } from './support/silencing-proxy.ts';

test.describe('Live updates', () => {
  // @see core §4.12, §7.12
  test('show and announce a new message to its receiver only, without a reload', { tag: '@https' }, async ({
    school,
    signedInAs,
  }) => {
    const [receiver, otherPerson] = [await signedInAs('parent'), await signedInAs('parent')];
    const mentor = await school.makePerson('mentor');
    await Promise.all([openLive(receiver.page), openLive(otherPerson.page, '/')]);
    const otherPaths = recordPaths(otherPerson.page);
    await school.makeMessage({ from: mentor.id, to: receiver.person.id });
    await expect(unread(receiver.page, 1)).toBeVisible(liveTimeout);
    await expect(receiver.page.locator('[aria-live=polite]', { hasText: 'New message from Test mentor' })).toHaveCount(
      1,
    );
    await school.makeMessage({ from: mentor.id, to: receiver.person.id });
    await expect(unread(receiver.page, 2)).toBeVisible(liveTimeout);
    expect(otherPaths.filter((path) => !path.startsWith('/assets/'))).toEqual([]);

    await school.makeMessage({ from: mentor.id, to: otherPerson.person.id });
    const announcement = otherPerson.page.locator('[aria-live=polite]', { hasText: 'Secure Inbox, 1 unread message' });
    await expect(announcement, 'on a public page').toHaveCount(1);
    await expect(unread(otherPerson.page, 1)).toBeVisible();
  });

  test('reload the page’s data at most once a second for 400 messages in a row', async ({ school, signedInAs }) => {
    const { page, person } = await signedInAs('parent');
    const mentor = await school.makePerson('mentor');
    await openLive(page, '/inbox');
    const paths = recordPaths(page);
    const loads = () => paths.filter((path) => path.endsWith('.data')).length;
    const start = Date.now();
    for (let count = 0; count < 400; count++) await school.makeMessage({ from: mentor.id, to: person.id });
    await expect(unread(page, 400)).toBeVisible(liveTimeout);
    const seconds = (Date.now() - start) / 1_000;
    // a load fetches the page's routes, and may do so in two requests
    expect(loads()).toBeLessThanOrEqual(Math.ceil(seconds) + 2);
  });

  test('keep typed text, its errors, the focus and the scroll position', async ({ school, signedInAs }) => {
    const { page, person } = await signedInAs('parent');
    await page.setViewportSize({ width: 1040, height: 400 });
    await openLive(page, '/change-password');
    const field = page.getByLabel('New password', { exact: true });
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(field).toHaveAccessibleDescription(/at least 12 characters$/);
    await field.fill('half a pass');
    const scrolled = (await page.evaluate(() => scrollY)) - 100;
    await page.mouse.wheel(0, -100);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
    await school.makeMessage({ from: (await school.makePerson('mentor')).id, to: person.id });
    await expect(unread(page, 1)).toHaveCount(1);
    await expect(field).toHaveValue('half a pass');
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(/at least 12 characters$/);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  });

  test('close the stream of a tab hidden for a minute, and catch up when it is shown', async ({
    school,
    signedInAs,
  }) => {
    const { page, person } = await signedInAs('parent');
    const mentor = await school.makePerson('mentor');
    await page.clock.install();
    await openLive(page);
    await setHidden(page, true);
    await page.clock.runFor(30_000);
    await school.makeMessage({ from: mentor.id, to: person.id });
    await expect(unread(page, 1)).toBeVisible(liveTimeout);
    const closed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/inbox/events'));
    await page.clock.runFor(31_000);
    await closed;
    const paths = recordPaths(page);
    await school.makeMessage({ from: mentor.id, to: person.id });
    await page.clock.runFor(120_000);
    // the code of other pages may be prefetched
    expect(paths.filter((path) => !path.startsWith('/assets/'))).toEqual([]);
    await setHidden(page, false);
    await page.clock.runFor(1_000);
    await expect(unread(page, 2)).toBeVisible(liveTimeout);
    expect(paths).toContain('/inbox/events');

    await test.step('close the stream of a page in the back/forward cache, and catch up when it is restored', async () => {
      const streamClosed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/inbox/events'));
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
      await streamClosed;
      await school.makeMessage({ from: mentor.id, to: person.id });
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
      await page.clock.runFor(1_000);
      await expect(unread(page, 3)).toBeVisible(liveTimeout);
    });
  });

  test('poll every 30 seconds in a sixth tab until a stream is free', async ({ school, signedInAs, site }) => {
    const { page, person } = await signedInAs('parent');
    const mentor = await school.makePerson('mentor');
    const token = await openSession(school, person.id);
    const others = await Promise.all([1, 2, 3, 4, 5].map(() => openEventStream(site.origin, token)));
    await page.clock.install();
    const refused = page.waitForResponse(
      (response) => response.url().endsWith('/inbox/events') && response.status() === 429,
    );
    await page.goto('/parent-dashboard');
    await refused;
    await school.makeMessage({ from: mentor.id, to: person.id });
    await advanceClock(page, 31);
    await expect(unread(page, 1)).toBeVisible();
    for (const other of others) other.close();
    const served = page.waitForResponse(
      (response) => response.url().endsWith('/inbox/events') && response.status() === 200,
    );
    await advanceClock(page, 31);
    await served;
  });

  test('poll every 30 seconds if the stream gets no response', async ({ school, signedInAs }) => {
    const { page, person } = await signedInAs('parent');
    await page.clock.install();
    await openWithoutStream(page);
    await school.makeMessage({ from: (await school.makePerson('mentor')).id, to: person.id });
    await page.clock.runFor(31_000);
    await expect(unread(page, 1)).toBeVisible();
  });

  test('detect and replace a stream that stopped without closing', async ({ school, signedInAs, baseURL }) => {
    const { page, person } = await signedInAs('parent');
    const proxy = await startSilencingProxy(baseURL ?? '');
    await page.clock.install();
    await openLive(page, `${proxy.origin}/parent-dashboard`);
    await school.makeMessage({ from: (await school.makePerson('mentor')).id, to: person.id });
    await advanceClock(page, 40);
    await expect(unread(page, 1)).toHaveCount(0);
    await advanceClock(page, 15);
    await expect(unread(page, 1)).toBeVisible();
    await proxy.close();
  });

  test('do not extend a session; a navigation does', async ({ school, signedInAs }) => {
    const { page, context, person } = await signedInAs('parent');
    await openLive(page);
    const minutesUnused = async () => {
      const [row] = await school.asOwner<{ minutes: number }>(
        'select round(extract(epoch from now() - last_used_at) / 60)::int as minutes from accounts.sessions where person_id = $1',
        [person.id],
      );
      return row?.minutes;
    };
    await school.asOwner(`update accounts.sessions set last_used_at = now() - interval '1 hour' where person_id = $1`, [
      person.id,
    ]);
    await school.makeMessage({ from: (await school.makePerson('mentor')).id, to: person.id });
    await expect(unread(page, 1)).toBeVisible();
    expect(await minutesUnused()).toBe(60);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Secure Inbox/ })
      .click();
    await expect.poll(minutesUnused).toBe(0);
    await expect(page).toHaveURL('/inbox');

    await test.step('show when the device is offline and online again, and catch up', async () => {
      await context.setOffline(true);
      await expect(page.getByText('You are offline. Messages you write are kept on this device.')).toBeVisible();
      await school.makeMessage({ from: (await school.makePerson('mentor')).id, to: person.id });
      await context.setOffline(false);
      await expect(page.getByText('You are online again.')).toBeVisible();
      await expect(unread(page, 2)).toBeVisible();
      await expect(page).toHaveURL('/inbox');
    });
  });
});
