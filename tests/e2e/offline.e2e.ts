import type { BrowserContext, Page, Request } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { reactLives, watchReact } from './support/hydration.ts';
import type { School } from './support/school.ts';

const offlineLine = (page: Page) =>
  page.getByText('You are offline. The page you asked for will open as soon as you are back online.');
const unreachableLine = (page: Page) => page.getByText('We cannot reach the school’s server at the moment.');

async function open(page: Page, path: string) {
  await watchReact(page);
  await page.goto(path);
  await reactLives(page);
}

/** Resolves when the page knows that it is offline: a request before that may hang instead of failing. */
async function goOffline(page: Page, context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
}

/** Addresses of the code of two pages. */
function modulesOf(page: Page): Promise<{ message: string; accounts: string }> {
  return page.evaluate(() => {
    const { routes } = Reflect.get(window, '__reactRouterManifest') as { routes: Record<string, { module: string }> };
    return {
      message: routes['routes/inbox/message']?.module ?? '',
      accounts: routes['routes/admin/accounts/route']?.module ?? '',
    };
  });
}

async function makeFamily(school: School) {
  const parent = await school.makePerson('parent');
  const mentor = await school.makePerson('mentor');
  await school.makeStudent({ parentId: parent.id, fullName: 'Tobi' });
  await school.makeMessage({ from: mentor.id, to: parent.id, subject: 'Thursday’s walk' });
  return parent;
}

test.describe('While the device is offline', () => {
  test('a tap on a message keeps the list and opens the message when the network is back', async ({
    school,
    signedInAs,
  }) => {
    const { page, context } = await signedInAs(await makeFamily(school));
    await open(page, '/inbox');
    await goOffline(page, context);
    await page.getByRole('link', { name: /Thursday’s walk/ }).click();
    await expect(offlineLine(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Secure Inbox' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: /Secure Inbox/ })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 2, name: 'Thursday’s walk' })).toBeVisible();
    await expect(offlineLine(page)).toBeHidden();
  });

  test('every way between the pages of the portal waits for the network', async ({ school, signedInAs }) => {
    const { page, context } = await signedInAs(await makeFamily(school));
    const ways: [from: string, link: string, to: RegExp][] = [
      ['/parent-dashboard', 'Reports', /tab=reports/],
      ['/parent-dashboard', 'Secure Inbox, 1 unread message', /\/inbox$/],
      ['/inbox', 'Dashboard', /\/parent-dashboard$/],
      ['/inbox', 'Compose', /\/inbox\?compose/],
      ['/inbox', 'Accessibility', /\/accessibility$/],
      ['/vision', 'Dashboard', /\/parent-dashboard$/],
    ];
    await page.setViewportSize({ width: 1500, height: 900 });
    for (const [from, link, to] of ways) {
      await open(page, from);
      await goOffline(page, context);
      await page
        .getByRole(link === 'Reports' ? 'tab' : 'link', { name: link, exact: true })
        .first()
        .click();
      await expect(offlineLine(page), `${from}: ${link}`).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 }), `${from}: ${link}`).not.toHaveText('Something went wrong');
      await context.setOffline(false);
      await expect(page, `${from}: ${link}`).toHaveURL(to);
      await expect(offlineLine(page)).toBeHidden();
    }
  });

  test('Back, and older messages, wait for the network, too', async ({ school, signedInAs }) => {
    const person = await makeFamily(school);
    const mentor = await school.makePerson('mentor');
    for (let index = 0; index < 55; index += 1)
      await school.makeMessage({ from: mentor.id, to: person.id, subject: `Note ${index}.`, isRead: true });
    const { page, context } = await signedInAs(person);
    await open(page, '/inbox');
    const rows = page.getByRole('region', { name: 'Messages' }).getByRole('listitem');
    await expect(rows).toHaveCount(50);
    await goOffline(page, context);
    await page.getByRole('link', { name: 'Older messages' }).click();
    await expect(offlineLine(page)).toBeVisible();
    await context.setOffline(false);
    await expect(rows).toHaveCount(56);
    await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
    await expect(page).toHaveURL('/parent-dashboard');
    await expect(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible();
    await goOffline(page, context);
    await page.goBack();
    await expect(offlineLine(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Secure Inbox' })).toBeVisible();
  });

  test('another tap takes the place of the one before', async ({ school, signedInAs }) => {
    const { page, context } = await signedInAs(await makeFamily(school));
    await open(page, '/inbox');
    await goOffline(page, context);
    await page.getByRole('link', { name: /Thursday’s walk/ }).click();
    await expect(offlineLine(page)).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
    await context.setOffline(false);
    await expect(page).toHaveURL('/parent-dashboard');
    await expect(offlineLine(page)).toBeHidden();
  });

  for (const [what, link] of [
    ['a page that the router opens', /Thursday’s walk/],
    ['a page that the browser opens', 'Accessibility'],
  ] as const) {
    test(`writing on gives up ${what}, and keeps the draft`, async ({ school, signedInAs }) => {
      const { page, context } = await signedInAs(await makeFamily(school));
      await page.setViewportSize({ width: 1500, height: 900 });
      await open(page, '/inbox?compose');
      const body = page.getByLabel('Message', { exact: true });
      await body.fill('Dear Eleanor');
      await goOffline(page, context);
      await page.getByRole('link', { name: link }).first().click();
      await expect(offlineLine(page)).toBeVisible();
      await body.press('End');
      await page.keyboard.type(', one more word');
      await expect(offlineLine(page)).toBeHidden();
      const back = page.waitForResponse('**/session');
      await context.setOffline(false);
      await back;
      await expect(page.getByText('You are online again.')).toBeVisible();
      await expect(body).toHaveValue('Dear Eleanor, one more word');
      await expect(page).toHaveURL('/inbox?compose');
    });
  }

  test('writing on gives up the page also while the list is being updated', async ({ school, signedInAs }) => {
    const parent = await makeFamily(school);
    const { page, context } = await signedInAs(parent);
    await open(page, '/inbox?compose');
    const isUpdate = (request: Request) => request.headers()['x-background-load'] !== undefined;
    await page.route('**/*.data*', (route) => (isUpdate(route.request()) ? route.abort() : route.fallback()));
    const update = page.waitForRequest(isUpdate);
    await school.makeMessage({ from: (await school.makePerson('mentor')).id, to: parent.id });
    await update;
    await goOffline(page, context);
    await page.getByRole('link', { name: /Thursday’s walk/ }).click();
    await expect(offlineLine(page)).toBeVisible();
    await page.getByLabel('Message', { exact: true }).pressSequentially('Dear Eleanor');
    await expect(offlineLine(page)).toBeHidden();
    await page.unroute('**/*.data*');
    await context.setOffline(false);
    await expect(page.getByRole('link', { name: /A subject/ })).toBeVisible();
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Dear Eleanor');
  });
});

test.describe('While the server cannot be reached', () => {
  for (const [what, isAway] of [
    ['connection refused', (route) => route.abort('connectionrefused')],
    ['502 from a proxy', (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502</h1>' })],
  ] satisfies [string, (route: import('@playwright/test').Route) => Promise<void>][]) {
    test(`navigating keeps the page and goes on when it answers (${what})`, async ({ school, signedInAs }) => {
      const { page } = await signedInAs(await makeFamily(school));
      await open(page, '/inbox');
      await page.route('**/*.data*', isAway);
      await page.getByRole('link', { name: /Thursday’s walk/ }).click();
      await expect(unreachableLine(page)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Secure Inbox' })).toBeVisible();
      await page.unroute('**/*.data*');
      await expect(page.getByRole('heading', { level: 2, name: 'Thursday’s walk' })).toBeVisible();
      await expect(unreachableLine(page)).toBeHidden();
    });
  }

  test('a page whose code did not arrive is waited for, too', async ({ signedInAs }) => {
    const { page } = await signedInAs('admin');
    await open(page, '/parent-dashboard');
    const { accounts } = await modulesOf(page);
    await page.route(`**${accounts}`, (route) => route.abort('connectionrefused'));
    // a new document: the module may have been imported ahead in this one
    await open(page, '/parent-dashboard');
    await page.getByRole('link', { name: 'Admin Console' }).click();
    await expect(unreachableLine(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible();
    await page.unroute(`**${accounts}`);
    await expect(page).toHaveURL('/admin-console');
    await expect(page.getByRole('link', { name: 'Add account' })).toBeVisible();
  });
});

test('The pages of the portal are fetched ahead, those of the console only for administrators', async ({
  signedInAs,
}) => {
  for (const [role, isAhead] of [
    ['parent', false],
    ['admin', true],
  ] as const) {
    const { page } = await signedInAs(role);
    const fetched = new Set<string>();
    page.on('request', (request) => fetched.add(new URL(request.url()).pathname));
    await open(page, '/parent-dashboard');
    const modules = await modulesOf(page);
    await expect.poll(() => fetched.has(modules.message)).toBe(true);
    if (isAhead) await expect.poll(() => fetched.has(modules.accounts)).toBe(true);
    else expect(fetched.has(modules.accounts)).toBe(false);
  }
});
