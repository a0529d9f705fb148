import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { makeToken, tokenHash } from '../../app/features/accounts/sessions.server.ts';
import { type RunningServer, startServer } from '../server.ts';
import { expect, test } from './fixtures.ts';
import { openSchool, type School } from './school.ts';

const withinASecond = { timeout: 1_000 };
const unread = (page: Page, count: number) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: `Secure Inbox, ${count} unread message${count === 1 ? '' : 's'}` });

/** Opens a page and waits until its first event has come and been followed. */
async function openLive(page: Page, address = '/parent-dashboard'): Promise<void> {
  const followed = page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith('.data'));
  await page.goto(address);
  await followed;
}

/** What a browser does when another tab comes to the front, or this one. */
async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (isHidden ? 'hidden' : 'visible'),
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

/** Lets the page's clock run, slowly enough for answers to come in between. */
async function passSeconds(page: Page, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second++) {
    await page.clock.runFor(1_000);
    await page.waitForTimeout(20);
  }
}

/** The paths that a page asks for from now on. */
function recordPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

test.describe('Live updates', () => {
  test('a message reaches the badge of its receiver within a second, and nobody else’s', async ({
    school,
    signedInAs,
  }) => {
    const [mother, stranger] = [await signedInAs('parent'), await signedInAs('parent')];
    const mentor = await school.makePerson('mentor');
    await Promise.all([openLive(mother.page), openLive(stranger.page, '/')]);
    const strangersPaths = recordPaths(stranger.page);
    await school.makeMessage({ from: mentor.id, to: mother.person.id });
    await expect(unread(mother.page, 1)).toBeVisible(withinASecond);
    await school.makeMessage({ from: mentor.id, to: mother.person.id });
    await expect(unread(mother.page, 2)).toBeVisible(withinASecond);
    expect(strangersPaths).toEqual([]);
  });

  test('leave what is typed, its errors, the focus and the scroll position alone', async ({ school, signedInAs }) => {
    const { page, person } = await signedInAs('parent');
    await page.setViewportSize({ width: 800, height: 400 });
    await openLive(page, '/change-password');
    const field = page.getByLabel('New password', { exact: true });
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(field).toHaveAccessibleDescription(/at least 12 characters$/);
    await field.fill('half a pass');
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    const scrolled = await page.evaluate(() => scrollY);
    await school.makeMessage({ from: (await school.makePerson('mentor')).id, to: person.id });
    await expect(unread(page, 1)).toHaveCount(1);
    await expect(field).toHaveValue('half a pass');
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(/at least 12 characters$/);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  });

  test('a hidden tab lets its stream go after a minute and catches up when shown', async ({ school, signedInAs }) => {
    const { page, person } = await signedInAs('parent');
    const mentor = await school.makePerson('mentor');
    await page.clock.install();
    await openLive(page);
    await setHidden(page, true);
    await page.clock.runFor(30_000);
    await school.makeMessage({ from: mentor.id, to: person.id });
    await expect(unread(page, 1)).toBeVisible(withinASecond);
    const gone = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/inbox/events'));
    await page.clock.runFor(31_000);
    await gone;
    const paths = recordPaths(page);
    await school.makeMessage({ from: mentor.id, to: person.id });
    await page.clock.runFor(120_000);
    expect(paths).toEqual([]);
    await setHidden(page, false);
    await page.clock.runFor(1_000);
    await expect(unread(page, 2)).toBeVisible(withinASecond);
    expect(paths).toContain('/inbox/events');
  });

  test('a page kept for the Back button holds no stream, and catches up when it is shown again', async ({
    school,
    signedInAs,
  }) => {
    const { page, person } = await signedInAs('parent');
    await openLive(page);
    const gone = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/inbox/events'));
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
    await gone;
    await school.makeMessage({ from: (await school.makePerson('mentor')).id, to: person.id });
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(unread(page, 1)).toBeVisible(withinASecond);
  });

  test('a sixth tab polls every 30 seconds, and gets a stream when one is free', async ({ school, signedInAs }) => {
    const { context, person } = await signedInAs('parent');
    const mentor = await school.makePerson('mentor');
    const tabs = await Promise.all([1, 2, 3, 4, 5].map(() => context.newPage()));
    await Promise.all(tabs.map((tab) => openLive(tab)));
    const sixth = await context.newPage();
    await sixth.clock.install();
    const refused = sixth.waitForResponse(
      (answer) => answer.url().endsWith('/inbox/events') && answer.status() === 429,
    );
    await sixth.goto('/parent-dashboard');
    await refused;
    await school.makeMessage({ from: mentor.id, to: person.id });
    await passSeconds(sixth, 31);
    await expect(unread(sixth, 1)).toBeVisible();
    await tabs[0]?.close();
    const served = sixth.waitForResponse((answer) => answer.url().endsWith('/inbox/events') && answer.status() === 200);
    await passSeconds(sixth, 31);
    await served;
  });

  test('where streams are swallowed on the way, the page polls every 30 seconds', async ({ school, signedInAs }) => {
    const { page, person } = await signedInAs('parent');
    await page.clock.install();
    await page.route('**/inbox/events', () => {}); // never an answer
    await page.goto('/parent-dashboard');
    await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    await school.makeMessage({ from: (await school.makePerson('mentor')).id, to: person.id });
    await page.clock.runFor(31_000);
    await expect(unread(page, 1)).toBeVisible();
  });

  test('a stream that died in silence is noticed and replaced', async ({ school, signedInAs }) => {
    const { page, person } = await signedInAs('parent');
    await page.clock.install();
    await page.route(
      '**/inbox/events',
      (route) => route.fulfill({ contentType: 'text/event-stream', body: 'event: look-again\ndata: {}\n\n' }),
      { times: 1 },
    );
    await openLive(page);
    await school.makeMessage({ from: (await school.makePerson('mentor')).id, to: person.id });
    await page.clock.runFor(51_000);
    await expect(unread(page, 1)).toBeVisible();
  });

  test('do not keep a session alive; whoever does something does', async ({ school, signedInAs }) => {
    const { page, person } = await signedInAs('parent');
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
  });

  test('say when the network is away and when it is back, and catch up', async ({ school, signedInAs }) => {
    const { page, context, person } = await signedInAs('parent');
    await openLive(page);
    await context.setOffline(true);
    await expect(page.getByText('You are offline. What you write is kept on this device.')).toBeVisible();
    await school.makeMessage({ from: (await school.makePerson('mentor')).id, to: person.id });
    await context.setOffline(false);
    await expect(page.getByText('You are online again.')).toBeVisible();
    await expect(unread(page, 1)).toBeVisible();
    await expect(page).toHaveURL('/parent-dashboard');
  });
});

test.describe('The end of a session', () => {
  const ended = 'Your session has ended. Please sign in again; what you wrote is kept on this device.';

  test('shows in every tab within a second of signing out in one, and only there with a notice', async ({
    signedInAs,
  }) => {
    const { page, context } = await signedInAs('parent');
    const other = await context.newPage();
    await Promise.all([openLive(page), openLive(other, '/parent-dashboard?student=1')]);
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(other).toHaveURL('/parent-login?redirectTo=%2Fparent-dashboard%3Fstudent%3D1', { timeout: 1_500 });
    await expect(other.getByText(ended)).toBeVisible();
    await expect(page).toHaveURL('/parent-login');
    await page.waitForTimeout(1_000); // a notice that came late would come now
    await expect(page.getByText(ended)).toHaveCount(0);
  });

  test('leaves a public page where it is, with a visitor’s header', async ({ school, signedInAs }) => {
    const { page, person } = await signedInAs('parent');
    await openLive(page, '/');
    await school.asOwner('select accounts.suspend($1)', [person.id]);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Parent Login' })).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  test('is noticed without a stream, by asking', async ({ school, signedInAs }) => {
    const { page, person } = await signedInAs('parent');
    await page.clock.install();
    await page.route('**/inbox/events', () => {});
    await page.goto('/parent-dashboard');
    await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    await school.asOwner('delete from accounts.sessions where person_id = $1', [person.id]);
    await page.clock.runFor(31_000);
    await expect(page).toHaveURL('/parent-login?redirectTo=%2Fparent-dashboard');
    await expect(page.getByText(ended)).toBeVisible();
  });

  test('is said to whoever comes back to a page later', async ({ school, signedInAs }) => {
    const { page, person } = await signedInAs('parent');
    await school.asOwner('delete from accounts.sessions where person_id = $1', [person.id]);
    await page.goto('/parent-dashboard');
    await expect(page).toHaveURL('/parent-login?redirectTo=%2Fparent-dashboard');
    await expect(page.getByText(ended)).toBeVisible();
  });

  test('by a change of password in this tab leads on without a word', async ({ signedInAs }) => {
    const { page: own, person } = await signedInAs('parent');
    await openLive(own, '/change-password');
    await own.getByLabel('Current password').fill(person.password);
    await own.getByLabel('New password', { exact: true }).fill('Another-Horse-7y?');
    await own.getByLabel('Confirm new password').fill('Another-Horse-7y?');
    await own.getByRole('button', { name: 'Change Password' }).click();
    await expect(own.getByText('Your password has been changed.')).toBeVisible();
    await expect(own).toHaveURL('/parent-dashboard');
    await own.waitForTimeout(1_500); // a notice that came late would come now
    await expect(own).toHaveURL('/parent-dashboard');
    await expect(own.getByText(ended)).toHaveCount(0);
  });
});

test.describe('A server of its own', () => {
  let folder: string;
  let server: RunningServer;
  let own: School;
  test.beforeEach(async () => {
    test.setTimeout(90_000);
    folder = await mkdtemp(path.join(tmpdir(), 'school-live-'));
    server = await startServer({ DATA_DIR: folder });
    own = await openSchool(folder);
  });
  test.afterEach(async () => {
    await own.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const typed = (page: Page) => page.getByLabel('New password', { exact: true });

  async function signIn(page: Page): Promise<string> {
    const { id } = await own.makePerson('parent');
    const token = makeToken();
    await own.asOwner('insert into accounts.sessions (token_hash, person_id) values ($1, $2)', [tokenHash(token), id]);
    await page
      .context()
      .addCookies([{ name: 'session', value: token, url: server.origin, httpOnly: true, sameSite: 'Lax' }]);
    await openLive(page, `${server.origin}/change-password`);
    await typed(page).fill('half a pass');
    return id;
  }

  test('that is restarted is caught up with by itself', async ({ page }) => {
    const id = await signIn(page);
    const mentor = await own.makePerson('mentor');
    await own.close();
    expect(await server.stop()).toBe(0);
    server = await startServer({ DATA_DIR: folder, PORT: String(server.port) });
    own = await openSchool(folder);
    await own.makeMessage({ from: mentor.id, to: id });
    await expect(unread(page, 1)).toBeVisible({ timeout: 20_000 });
    await expect(typed(page)).toHaveValue('half a pass');
  });

  test('whose database is killed leaves the page standing, and wakes it when the database is back', async ({
    page,
  }) => {
    const id = await signIn(page);
    const mentor = await own.makePerson('mentor');
    await own.close();
    const pidFile = await readFile(path.join(folder, 'database/pgdata/postmaster.pid'), 'utf8');
    const lookedAgain = page.waitForResponse((answer) => answer.url().endsWith('/change-password.data'));
    process.kill(Number.parseInt(pidFile, 10), 'SIGKILL');
    await lookedAgain;
    own = await openSchool(folder);
    await own.makeMessage({ from: mentor.id, to: id });
    await expect(unread(page, 1)).toBeVisible(withinASecond);
    await expect(typed(page)).toHaveValue('half a pass');
  });
});
