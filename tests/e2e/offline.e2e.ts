import type { BrowserContext, Locator, Page, Request } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { waitForHydration, watchReact } from './support/hydration.ts';
import type { School } from './support/school.ts';

const offlineLine = (page: Page) =>
  page.getByText('You are offline. The page you asked for will open as soon as you are back online.');
const unreachableLine = (page: Page) => page.getByText('We cannot reach the school’s server at the moment.');

const isUpdate = (request: Request) => request.headers()['x-background-load'] !== undefined;

/** Opens a page and waits for its first update, with which the router loads the code of updates. */
async function open(page: Page, path: string) {
  await watchReact(page);
  const update = page.waitForRequest(isUpdate);
  await page.goto(path);
  await waitForHydration(page);
  await update;
}

/** Waits until the page is offline: a request sent before may hang instead of failing. */
async function goOffline(page: Page, context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
}

async function makeFamily(school: School) {
  const parent = await school.makePerson('parent');
  const mentor = await school.makePerson('mentor');
  await school.makeStudent({ parentId: parent.id, fullName: 'Tobi' });
  await school.makeMessage({ from: mentor.id, to: parent.id, subject: 'Thursday’s walk' });
  return parent;
}

test.describe('A navigation while offline', () => {
  test('waits for the network for every kind of link between portal pages', async ({ school, signedInAs }) => {
    const { page, context } = await signedInAs(await makeFamily(school), { viewport: { width: 1500, height: 900 } });
    /** Follows a link while offline, and expects its page when back online. */
    const follow = async (link: Locator, to: RegExp) => {
      const from = page.url();
      await goOffline(page, context);
      await link.first().click();
      await expect(offlineLine(page), `${from} to ${to}`).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 }), `${from} to ${to}`).not.toHaveText('Something went wrong');
      await context.setOffline(false);
      await expect(page, `${from} to ${to}`).toHaveURL(to);
      await expect(offlineLine(page)).toBeHidden();
    };
    const link = (name: string) => page.getByRole('link', { name, exact: true });
    await open(page, '/parent-dashboard');
    await follow(page.getByRole('tab', { name: 'Reports' }), /tab=reports/);
    await follow(link('Secure Inbox, 1 unread message'), /\/inbox$/);
    await follow(link('Compose'), /\/inbox\?compose/);
    await follow(link('Dashboard'), /\/parent-dashboard$/);
    await follow(link('Accessibility'), /\/accessibility$/);
  });

  test('waits for the network for messages, older messages and Back', async ({ school, signedInAs }) => {
    const person = await makeFamily(school);
    const mentor = await school.makePerson('mentor');
    const lastYear = new Date(Date.now() - 365 * 24 * 3_600_000);
    for (let index = 0; index < 55; index += 1)
      await school.makeMessage({
        from: mentor.id,
        to: person.id,
        subject: `Note ${index}.`,
        sentAt: lastYear,
        isRead: true,
      });
    const { page, context } = await signedInAs(person);
    const walk = page.getByRole('link', { name: /Thursday’s walk/ });
    const dashboard = page.getByRole('banner').getByRole('link', { name: 'Dashboard' });
    await open(page, '/inbox');

    await test.step('loads older messages when back online', async () => {
      const rows = page.getByRole('region', { name: 'Messages' }).locator('li:not(nav *)');
      await expect(rows).toHaveCount(50);
      await goOffline(page, context);
      await page.getByRole('link', { name: 'Older messages' }).click();
      await expect(offlineLine(page)).toBeVisible();
      await context.setOffline(false);
      await expect(rows).toHaveCount(56);
      await expect(offlineLine(page)).toBeHidden();
    });

    await test.step('is replaced by a later tap', async () => {
      await goOffline(page, context);
      await walk.click();
      await expect(offlineLine(page)).toBeVisible();
      await dashboard.click();
      await context.setOffline(false);
      await expect(page).toHaveURL('/parent-dashboard');
      await expect(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible();
      await expect(offlineLine(page)).toBeHidden();
    });

    await test.step('shows the list after Back when back online', async () => {
      await goOffline(page, context);
      await page.goBack();
      await expect(offlineLine(page)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByRole('heading', { level: 1, name: 'Secure Inbox' })).toBeVisible();
      await expect(offlineLine(page)).toBeHidden();
    });

    await test.step('keeps the list after a tap on a message, and opens the message when back online', async () => {
      await goOffline(page, context);
      await walk.click();
      await expect(offlineLine(page)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Secure Inbox' })).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: /Secure Inbox/ })).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByRole('heading', { level: 2, name: 'Thursday’s walk' })).toBeVisible();
      await expect(offlineLine(page)).toBeHidden();
    });
  });

  test('is cancelled by typing, which keeps the draft', async ({ school, signedInAs }) => {
    const parent = await makeFamily(school);
    const { page, context } = await signedInAs(parent, { viewport: { width: 1500, height: 900 } });
    await open(page, '/inbox?compose');
    const body = page.getByLabel('Message', { exact: true });
    let text = 'Dear Eleanor';
    await body.fill(text);
    for (const [what, link] of [
      ['to a page that the client router opens', /Thursday’s walk/],
      ['to a page that the browser opens', 'Accessibility'],
    ] as const)
      await test.step(what, async () => {
        await goOffline(page, context);
        await page.getByRole('link', { name: link }).first().click();
        await expect(offlineLine(page)).toBeVisible();
        await body.press('End');
        await page.keyboard.type(', one more word');
        text += ', one more word';
        await expect(offlineLine(page)).toBeHidden();
        const back = page.waitForResponse('**/session');
        await context.setOffline(false);
        await back;
        await expect(page.getByText('You are online again.')).toBeVisible();
        await expect(body).toHaveValue(text);
        await expect(page).toHaveURL('/inbox?compose');
      });

    await test.step('while the list is being updated', async () => {
      await page.route('**/*.data*', (route) => (isUpdate(route.request()) ? route.abort() : route.fallback()));
      const update = page.waitForRequest(isUpdate);
      await school.makeMessage({ from: (await school.makePerson('mentor')).id, to: parent.id });
      await update;
      await goOffline(page, context);
      await page.getByRole('link', { name: /Thursday’s walk/ }).click();
      await expect(offlineLine(page)).toBeVisible();
      await body.pressSequentially('!');
      await expect(offlineLine(page)).toBeHidden();
      await page.unroute('**/*.data*');
      await context.setOffline(false);
      await expect(page.getByRole('link', { name: /A subject/ })).toBeVisible();
      await expect(body).toHaveValue(/!/);
    });
  });
});

test.describe('A navigation while the server is unreachable', () => {
  test('keeps the page, and continues when the server responds', async ({ school, signedInAs }) => {
    const { page } = await signedInAs(await makeFamily(school));
    await open(page, '/inbox');
    const inbox = page.getByRole('heading', { level: 1, name: 'Secure Inbox' });
    await test.step('after a refused connection', async () => {
      await page.route('**/*.data*', (route) => route.abort('connectionrefused'));
      await page.getByRole('link', { name: /Thursday’s walk/ }).click();
      await expect(unreachableLine(page)).toBeVisible();
      await expect(inbox).toBeVisible();
      await page.unroute('**/*.data*');
      await expect(page.getByRole('heading', { level: 2, name: 'Thursday’s walk' })).toBeVisible();
      await expect(unreachableLine(page)).toBeHidden();
    });
    await test.step('after a 502 from a proxy', async () => {
      await page.route('**/*.data*', (route) =>
        route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502</h1>' }),
      );
      await page.getByRole('link', { name: 'Compose' }).click();
      await expect(unreachableLine(page)).toBeVisible();
      await expect(inbox).toBeVisible();
      await page.unroute('**/*.data*');
      await expect(page.getByRole('heading', { level: 2, name: 'New message' })).toBeVisible();
      await expect(unreachableLine(page)).toBeHidden();
    });
  });

  test('reloads the page if the code of another page cannot be loaded, which opens later', async ({ signedInAs }) => {
    const { page } = await signedInAs('admin');
    await open(page, '/parent-dashboard');
    const overview = await page.evaluate(() => {
      const { routes } = Reflect.get(window, '__reactRouterManifest') as { routes: Record<string, { module: string }> };
      return routes['routes/admin/overview/route']?.module ?? '';
    });
    await page.route(`**${overview}`, (route) => route.abort('connectionrefused'));
    const link = page.getByRole('link', { name: 'Admin Console' });
    const reload = page.waitForEvent('load');
    await link.click();
    await reload;
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible();
    await page.unroute(`**${overview}`);
    await link.click();
    await expect(page).toHaveURL('/admin-console');
    await expect(page.getByRole('button', { name: 'Create Account' })).toBeVisible();
  });
});
