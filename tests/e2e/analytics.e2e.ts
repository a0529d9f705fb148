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

/** Collects requests for the script that only pages with consent load. */
function collectScripts(context: BrowserContext): string[] {
  const scripts: string[] = [];
  context.on('request', (request) => {
    if (/count-visit/.test(request.url())) scripts.push(request.url());
  });
  return scripts;
}

async function open(tab: Page, path: string) {
  await tab.goto(path);
  await waitForHydration(tab);
}

/** Waits until the browser has reported a measurement of this kind to the page. */
async function hasMeasured(tab: Page, type: 'first-input' | 'largest-contentful-paint'): Promise<void> {
  await tab.evaluate(
    (entryType) =>
      new Promise<void>((resolve) => {
        new PerformanceObserver(() => resolve()).observe({ type: entryType, buffered: true });
      }),
    type,
  );
  await waitForIdle(tab);
}

/** Simulates a switch to another tab. */
const hide = (tab: Page) =>
  tab.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

interface Counts {
  views: number;
  loads: number;
  interactions: number;
  shifts: number;
}

async function countsOf(school: School, language: string): Promise<Counts> {
  const [row] = await school.asOwner<Counts>(
    `select views, lcp_good + lcp_needs_improvement + lcp_poor as loads,
       inp_good + inp_needs_improvement + inp_poor as interactions,
       cls_good + cls_needs_improvement + cls_poor as shifts from page_counts where page = $1 and language = $2`,
    [page, language],
  );
  return row ?? { views: 0, loads: 0, interactions: 0, shifts: 0 };
}

test.beforeEach(({ page: tab }) => watchReact(tab));

test.describe('A visit', () => {
  // @see core §4.19, privacy-policy 3.7, cookie-policy 4.3, cookie-policy 4.4, pages/privacy sections 0 paragraphs 1
  // @see pages/privacy sections 0 paragraphs 2
  test('is not counted before consent, after Reject Optional, or with functional cookies only', async ({
    page: tab,
    context,
  }) => {
    const [reports, scripts] = [collectReports(context), collectScripts(context)];
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
    expect([reports, scripts]).toEqual([[], []]);
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
    await hide(other);
    await open(tab, page);
    await waitForIdle(tab);
    expect(reports.map((sent) => [sent['kind'], sent['page']])).toEqual([
      ['view', '/'],
      ['view', page],
    ]);
  });
});

// @see core §4.19, cookie-policy 4.1, cookie-policy 4.2, translations insights.lead
test('After Accept All, a page load counts one view and, when left, its vitals; administrators see both', async ({
  page: tab,
  context,
  school,
  signedInAs,
}) => {
  await context.route('https://translate.google.com/**', (route) => route.fulfill({ body: '' }));
  const reports = collectReports(context);
  const before = await countsOf(school, 'zh');
  await open(tab, inChinese);
  await tab.getByRole('button', { name: '全部接受', exact: true }).click();
  await expect.poll(() => reports).toEqual([{ page, language: 'zh', kind: 'view' }]);
  await tab.getByRole('button', { name: '翻译' }).first().click();
  await tab.keyboard.press('Escape');
  await hasMeasured(tab, 'first-input');
  await open(tab, '/parent-login');
  await waitForIdle(tab);
  expect(reports.filter(({ kind }) => kind === 'view')).toHaveLength(1);
  // requests sent while the page is left are visible in the counts of the server only
  await expect
    .poll(() => countsOf(school, 'zh'))
    .toEqual({
      views: before.views + 1,
      loads: before.loads + 1,
      interactions: before.interactions + 1,
      shifts: before.shifts + 1,
    });

  const { context: admins } = await signedInAs('admin');
  const insights = await (await admins.request.get('/admin-console/insights')).text();
  expect(textOf(insights)).toContain('Views per page');
  expect(rowsOf(insights, page).map(textOf)).toEqual([
    expect.stringMatching(/ [1-9]/),
    expect.stringContaining('good'),
  ]);
  expect(insights).toMatch(/aria-label="[\d,]+ views? from [^"]+ to [^"]+\. The busiest day was/);
});

test('The sign-in page and a return with Back count no further view', async ({ page: tab, context }) => {
  await allow(context);
  const reports = collectReports(context);
  await open(tab, '/');
  await expect.poll(() => reports.length).toBe(1);
  await hasMeasured(tab, 'largest-contentful-paint');
  await tab.getByRole('banner').getByRole('link', { name: 'Parent Login' }).click();
  await expect(tab.getByRole('heading', { level: 1, name: 'Parent Portal Login' })).toBeVisible();
  await tab.goBack();
  await expect(tab.getByRole('heading', { level: 1, name: /Where global minds/ })).toBeVisible();
  await waitForHydration(tab);
  await waitForIdle(tab);
  expect(reports.filter(({ kind }) => kind === 'view')).toHaveLength(1);
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
  await hasMeasured(tab, 'largest-contentful-paint');
  await hide(tab);
  await hide(tab);
  const measured = expect.stringMatching(/^\d+\.\d{4}$/);
  const visit = { page: '/faculty', language: 'zh' };
  await expect.poll(() => reports.length).toBe(2);
  expect(reports).toEqual([
    { ...visit, kind: 'view' },
    { ...visit, kind: 'vitals', lcp: measured, cls: measured },
  ]);
  expect([...hosts]).toEqual([baseURL]);
  expect((await context.cookies()).map(({ name }) => name).sort()).toEqual(['cookieConsent', 'language']);
  const kept = await tab.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(kept.filter((key) => key !== 'react-router-scroll-positions').sort()).toEqual(['cookieConsent', 'language']);
});
