import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openSession } from '../support/people.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { expect, test } from './support/fixtures.ts';
import { liveTimeout, openLive, unread } from './support/live-pages.ts';
import { openSchool, type School } from './support/school.ts';

test.describe('A live page', () => {
  let folder: string;
  let server: RunningServer;
  let own: School;
  test.beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'school-live-'));
    server = await startServer({ DATA_DIR: folder });
    own = await openSchool(folder);
  });
  test.afterEach(async () => {
    await own.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test('catches up after a restart of the server and after a crash of the database', async ({ page }) => {
    const parent = await own.makePerson('parent');
    const mentor = await own.makePerson('mentor');
    const token = await openSession(own, parent.id);
    await page
      .context()
      .addCookies([{ name: 'session', value: token, url: server.origin, httpOnly: true, sameSite: 'Lax' }]);
    const typed = page.getByLabel('New password', { exact: true });
    await openLive(page, `${server.origin}/change-password`);
    await typed.fill('half a pass');

    await test.step('catches up after a restart of the server', async () => {
      await own.close();
      expect(await server.stop()).toBe(0);
      server = await startServer({ DATA_DIR: folder, PORT: String(server.port) });
      own = await openSchool(folder);
      await own.makeMessage({ from: mentor.id, to: parent.id });
      await expect(unread(page, 1)).toBeVisible();
      await expect(typed).toHaveValue('half a pass');
    });

    await test.step('stays open when the database is killed, and catches up when it is back', async () => {
      await own.close();
      const pidFile = await readFile(path.join(folder, 'database/pgdata/postmaster.pid'), 'utf8');
      const revalidated = page.waitForResponse((response) => response.url().endsWith('/change-password.data'));
      process.kill(Number.parseInt(pidFile, 10), 'SIGKILL');
      await revalidated;
      own = await openSchool(folder);
      await own.makeMessage({ from: mentor.id, to: parent.id });
      await expect(unread(page, 2)).toBeVisible(liveTimeout);
      await expect(typed).toHaveValue('half a pass');
    });
  });
});
