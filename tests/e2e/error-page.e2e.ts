import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openSession } from '../support/people.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { expect, test } from './support/fixtures.ts';
import { waitForHydration } from './support/hydration.ts';
import { watchFaults } from './support/page-faults.ts';
import { openSchool, type School } from './support/school.ts';

test.describe('A page that fails', () => {
  let folder: string;
  let server: RunningServer;
  let own: School;
  test.beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'school-errors-'));
    server = await startServer({ DATA_DIR: folder });
    own = await openSchool(folder);
  });
  test.afterAll(async () => {
    await own.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test('shows its request id, hydrates, and loads with Try again once the cause is removed', async ({ page }) => {
    const { id } = await own.makePerson('admin');
    const token = await openSession(own, id);
    await page.context().addCookies([{ name: 'session', value: token, url: server.origin }]);
    const faults = await watchFaults(page, (line) => line.includes('status of 500'));

    // a live update may reload the failing page, which then shows another request id
    const failures: string[] = [];
    page.on('response', (response) => {
      if (response.status() === 500) failures.push(response.headers()['x-request-id'] ?? '-');
    });
    const shownRequestId = async () => /[\da-f-]{36}/.exec(await page.locator('main').innerText())?.[0];

    await own.asOwner('revoke select on page_counts from app_user');
    const errorResponse = await page.goto(`${server.origin}/admin-console/insights`);
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
    expect(await errorResponse?.text()).toContain(errorResponse?.headers()['x-request-id'] ?? '-');
    await expect.poll(async () => failures.includes((await shownRequestId()) ?? '')).toBe(true);
    expect(faults).toEqual([]);

    await page.goto(`${server.origin}/admin-console`);
    await waitForHydration(page);
    failures.length = 0;
    await page.getByRole('link', { name: 'Insights', exact: true }).click();
    await expect.poll(async () => failures.includes((await shownRequestId()) ?? '')).toBe(true);

    await own.asOwner('grant select on page_counts to app_user');
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeHidden();
    await expect(page).toHaveURL(`${server.origin}/admin-console/insights`);
  });
});
