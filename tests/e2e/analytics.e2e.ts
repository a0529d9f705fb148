import type { BrowserContext, Page } from '@playwright/test';
import { rowsOf, textOf } from '../support/html.ts';
import { expect, test } from './support/fixtures.ts';
import { waitForHydration, waitForIdle, watchReact } from './support/hydration.ts';
import type { School } from './support/school.ts';

const page = '/legal/anti-bribery';
/** No other test opens this page with consent. */
const inChinese = `/zh${page}`;

const allow = (context: BrowserContext, value = 'essential.-.analytics') =>
  context.addCookies([{ name: 'cookieConsent', value, url: process.env['E2E_ORIGIN'] ?? '' }]);

/** Collects what the browser reports to the server. */
function collectReports(context: BrowserContext): Record<string, string>[] {
  const reports: Record<string, string>[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/analytics')
      reports.push(Object.fromEntries(new URLSearchParams(request.postData() ?? '')));
  });
  return reports;
}

async function open(tab: Page, path: string) {
  await tab.goto(path);
  await waitForHydration(tab);
}

async function viewsOf(school: School, language: string): Promise<number> {
  const [row] = await school.asOwner<{ views: number }>(
    'select views from page_counts where page = $1 and language = $2',
    [page, language],
  );
  return row?.views ?? 0;
}

test.beforeEach(({ page: tab }) => watchReact(tab));

test.describe('A visit', () => {
  // @see core §4.19, privacy-policy 3.7, cookie-policy 4.3, cookie-policy 4.4, pages/privacy sections 0 paragraphs 1
  // @see pages/privacy sections 0 paragraphs 2
  test('is not counted before consent, after Reject Optional, or with functional cookies only', async ({
    page: tab,
    context,
  }) => {
    const reports = collectReports(context);
    await open(tab, page);
    await waitForIdle(tab);
    await tab.getByRole('button', { name: 'Reject Optional', exact: true }).click();
    await open(tab, '/');
    await waitForIdle(tab);
    await context.clearCookies();
    await tab.evaluate(() => localStorage.clear());
    await context.route('https://translate.google.com/**', (route) => route.fulfill({ body: '' }));
    await allow(context, 'essential.functional.-');
    await open(tab, page);
    await waitForIdle(tab);
    expect(reports).toEqual([]);
  });

  test('is not counted in the portal or at an unknown address', async ({ signedInAs }) => {
    const { page: tab, context } = await signedInAs('parent');
    await watchReact(tab);
    await allow(context);
    const reports = collectReports(context);
    for (const path of ['/parent-dashboard', '/no-such-page']) {
      await open(tab, path);
      await waitForIdle(tab);
    }
    expect(reports).toEqual([]);
  });

  // @see cookie-policy 4.3, cookie-policy 4.4
  test('is not counted after consent was withdrawn in this tab or another', async ({ page: tab, context }) => {
    await allow(context);
    const reports = collectReports(context);
    await open(tab, '/');
    await expect.poll(() => reports.length).toBe(1);
    const other = await context.newPage();
    await watchReact(other);
    await open(other, page);
    await expect.poll(() => reports.length).toBe(2);
    await tab.getByRole('button', { name: 'Manage Cookies', exact: true }).click();
    await expect(tab.getByRole('button', { name: 'Reject Optional', exact: true })).toBeVisible();
    for (const each of [other, tab]) {
      await open(each, page);
      await waitForIdle(each);
    }
    expect(reports.map((sent) => sent['page'])).toEqual(['/', page]);
  });
});

// @see core §4.19, cookie-policy 4.1, cookie-policy 4.2, translations insights.lead
test('After Accept All, a page load counts one view, which administrators see', async ({
  page: tab,
  context,
  school,
  signedInAs,
}) => {
  await context.route('https://translate.google.com/**', (route) => route.fulfill({ body: '' }));
  const reports = collectReports(context);
  const before = await viewsOf(school, 'zh');
  await open(tab, inChinese);
  await tab.getByRole('button', { name: '全部接受', exact: true }).click();
  await expect.poll(() => reports).toEqual([{ page, language: 'zh' }]);
  await open(tab, '/parent-login');
  await waitForIdle(tab);
  expect(reports).toHaveLength(1);
  await expect.poll(() => viewsOf(school, 'zh')).toBe(before + 1);

  const { context: admins } = await signedInAs('admin');
  const insights = await (await admins.request.get('/admin-console/insights')).text();
  expect(textOf(insights)).toContain('Views per page');
  expect(rowsOf(insights, page).map(textOf)).toEqual([expect.stringMatching(/ [1-9]/)]);
  expect(insights).toMatch(/aria-label="[\d,]+ views? from [^"]+ to [^"]+\. The busiest day was/);
});

test('The sign-in page and a return with Back count no further view', async ({ page: tab, context }) => {
  await allow(context);
  const reports = collectReports(context);
  await open(tab, '/');
  await expect.poll(() => reports.length).toBe(1);
  await tab.getByRole('banner').getByRole('link', { name: 'Parent Login' }).click();
  await expect(tab.getByRole('heading', { level: 1, name: 'Parent Portal Login' })).toBeVisible();
  await tab.goBack();
  await expect(tab.getByRole('heading', { level: 1, name: /Where global minds/ })).toBeVisible();
  await waitForHydration(tab);
  await waitForIdle(tab);
  expect(reports).toHaveLength(1);
});

// @see cookie-policy 4.3, cookie-policy 4.4
test('Counting visits stores nothing in the browser and sends nothing to other hosts', async ({
  page: tab,
  context,
  baseURL,
}) => {
  const hosts = new Set<string>();
  context.on('request', (request) => hosts.add(new URL(request.url()).origin));
  await allow(context);
  const reports = collectReports(context);
  await open(tab, '/zh/faculty');
  await waitForIdle(tab);
  await expect.poll(() => reports).toEqual([{ page: '/faculty', language: 'zh' }]);
  expect([...hosts]).toEqual([baseURL]);
  expect((await context.cookies()).map(({ name }) => name).sort()).toEqual(['cookieConsent', 'language']);
  const kept = await tab.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(kept.filter((key) => key !== 'react-router-scroll-positions').sort()).toEqual(['cookieConsent', 'language']);
});
