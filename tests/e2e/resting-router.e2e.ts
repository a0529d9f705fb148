import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { becomesIdle, reactLives, watchReact } from './hydration.ts';

const engine = '**/assets/router-engine-*.js';

/** Counts downloads of the router's engine. */
async function countEngines(page: Page): Promise<() => number> {
  let count = 0;
  page.on('request', (request) => {
    if (/\/router-engine-[\w-]+\.js$/.test(request.url())) count++;
  });
  await watchReact(page);
  return () => count;
}

async function rest(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await reactLives(page);
  await becomesIdle(page);
}

test.describe('The router of a public page', () => {
  for (const address of ['/', '/legal/complaints', '/admissions', '/ar/vision', '/no-such-page'])
    test(`rests on ${address}`, async ({ page }) => {
      const engines = await countEngines(page);
      const problems: string[] = [];
      page.on('pageerror', ({ message }) => problems.push(message));
      await rest(page, address);
      expect(engines()).toBe(0);
      expect(problems).toEqual([]);
    });

  test('has its engine once somebody begins to fill in a form', async ({ page }) => {
    const engines = await countEngines(page);
    await rest(page, '/parent-login');
    expect(engines()).toBe(0);
    await page.getByLabel('Email').focus();
    await expect.poll(engines).toBe(1);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Password is required')).toBeVisible();
    expect(engines()).toBe(1);
  });

  test('wakes for a link within the application, and the page stays the same document', async ({ page }) => {
    const engines = await countEngines(page);
    await rest(page, '/vision');
    await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
    await page.getByRole('banner').getByRole('link', { name: 'Parent Login' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL('/parent-login');
    expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
    expect(engines()).toBe(1);
    await page.goBack();
    await expect(page).toHaveURL('/vision');
    await expect(page).toHaveTitle(/Vision/);
  });

  test('goes back after a reload to what its engine had left', async ({ page }) => {
    await countEngines(page);
    await rest(page, '/vision');
    await page.getByRole('banner').getByRole('link', { name: 'Parent Login' }).click();
    await expect(page).toHaveURL('/parent-login');
    await page.reload();
    await reactLives(page);
    await page.goBack();
    await expect(page).toHaveURL('/vision');
    await expect(page).toHaveTitle(/Vision/);
  });

  test('lets the browser lead where its engine does not come', async ({ page }) => {
    await countEngines(page);
    await page.route(engine, (route) => route.abort());
    await rest(page, '/vision');
    await page.getByRole('banner').getByRole('link', { name: 'Parent Login' }).click();
    await expect(page).toHaveURL('/parent-login');
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  });

  test('says that a form was not sent where its engine does not come, keeps it, and sends it the next time', async ({
    page,
  }) => {
    await countEngines(page);
    await page.route(engine, (route) => route.abort());
    await rest(page, '/parent-login');
    await page.getByLabel('Email').fill('nobody@example.org');
    await page.getByLabel('Password', { exact: true }).fill('Wrong-Enough-1');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('An error occurred. Please try again.')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('nobody@example.org');
    await page.unroute(engine);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Invalid credentials. Please try again.')).toBeVisible();
  });

  test('is whole from the start behind the login', async ({ signedInAs }) => {
    const { page } = await signedInAs('parent');
    const engines = await countEngines(page);
    await rest(page, '/parent-dashboard');
    expect(engines()).toBe(1);
  });
});
