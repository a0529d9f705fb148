import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { openSession } from '../support/people.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { expect, test } from './support/fixtures.ts';
import { openLive, soon, unread } from './support/live-pages.ts';
import { openSchool, type School } from './support/school.ts';

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
    const token = await openSession(own, id);
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
    const revalidated = page.waitForResponse((answer) => answer.url().endsWith('/change-password.data'));
    process.kill(Number.parseInt(pidFile, 10), 'SIGKILL');
    await revalidated;
    own = await openSchool(folder);
    await own.makeMessage({ from: mentor.id, to: id });
    await expect(unread(page, 1)).toBeVisible(soon);
    await expect(typed(page)).toHaveValue('half a pass');
  });
});
