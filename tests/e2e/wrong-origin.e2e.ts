import { wrongOriginTexts } from '#content/translations/wrong-origin.ts';
import { testPassword } from '../support/people.ts';
import { startTlsProxy, type TlsProxy } from '../support/tls-proxy.ts';
import { expect, test } from './support/fixtures.ts';
import { waitForHydration, watchReact } from './support/hydration.ts';

/* The server's APP_URL is http on localhost, and browsers reach it through an https proxy. */
test.describe('A server whose APP_URL is not the address in the browser', () => {
  let proxy: TlsProxy;
  test.beforeAll(async ({ site }) => {
    proxy = await startTlsProxy(Number(new URL(site.origin).port));
  });
  test.afterAll(() => proxy.close());

  test('rejects a form sent by script with a page that says why', async ({ browser, site }) => {
    const context = await browser.newContext({ ignoreHTTPSErrors: true, baseURL: proxy.origin });
    const page = await context.newPage();
    await watchReact(page);
    await page.goto('/parent-login');
    await waitForHydration(page);
    await page.getByLabel('Email').fill('parent@example.org');
    await page.getByLabel('Password', { exact: true }).fill(testPassword);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(wrongOriginTexts.en.title);
    await expect(page.getByText('set APP_URL to the address')).toBeVisible();
    await expect(page.getByRole('main')).toContainText(proxy.origin);
    await expect(page.getByRole('link', { name: site.origin })).toHaveAttribute('href', `${site.origin}/`);
    await context.close();
  });
});
