import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addTerm } from '#database/samples/reports.ts';
import { openSession } from '../support/people.ts';
import { startServer } from '../support/server.ts';
import { violationsOf } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { waitForHydration } from './support/hydration.ts';
import { pressEnter } from './support/press-enter.ts';
import { openSchool } from './support/school.ts';

// A separate server: a year end changes all students.
test('An administrator previews a year end, confirms it by keyboard and undoes it', async ({ page }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'school-year-end-'));
  const server = await startServer({ DATA_DIR: folder });
  const school = await openSchool(folder);
  try {
    await school.makeStudent({ fullName: 'Noor Stays', level: 'Middle Years', className: 'Year 8' });
    await school.makeStudent({ fullName: 'Ada Leaves', level: 'University Preparation', className: '12A' });
    const students = () =>
      school.asOwner('select class_name, archived_at is not null as has_left from students order by full_name desc');
    const token = await openSession(school, (await school.makePerson('admin')).id);
    await page.context().addCookies([{ name: 'session', value: token, url: server.origin }]);
    const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10);
    const days = { firstDay: inDays(-80), lastDay: inDays(-10), dueOn: inDays(-20) };
    await addTerm(school.asOwner, { names: { en: 'Summer Term' }, ...days });
    await page.goto(`${server.origin}/admin-console/year-end`);
    await waitForHydration(page);

    await test.step('Ticked students and terms are kept through a reload, without names', async () => {
      const group = page.getByRole('group', { name: /Year 8/ });
      const show = group.getByRole('button', { name: 'Choose students for whom nothing changes' });
      const noor = group.getByRole('checkbox', { name: /Noor Stays/ });
      const term = page.getByRole('checkbox', { name: 'Add Summer Term' });
      await term.uncheck();
      await show.click();
      await noor.check();
      await expect(term).not.toBeChecked();
      await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain('terms.0.add');
      expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain('Noor');
      await page.reload();
      await waitForHydration(page);
      await expect(term).not.toBeChecked();
      await expect(page.getByRole('main').getByRole('note').filter({ hasText: 'whom you chose' })).toContainText(
        '1 student whom you chose',
      );
      await show.click();
      await expect(noor).toBeChecked();
      await expect(term).not.toBeChecked();
      await expect(page.getByRole('main').getByRole('note').filter({ hasText: 'whom you chose' })).toHaveCount(0);
      await noor.uncheck();
    });

    await page.getByRole('group', { name: /12A/ }).getByLabel('Next year').selectOption('Leave the school');
    await pressEnter(page.getByRole('button', { name: 'Preview' }));
    await expect(page.getByRole('heading', { name: 'Preview of the year end' })).toBeFocused();
    await expect(page.getByRole('row', { name: /Year 8/ })).toContainText('Year 9');
    await expect(page.getByRole('row', { name: /12A/ })).toContainText('Leave the school');
    expect(await violationsOf(page)).toEqual([]);

    await pressEnter(page.getByRole('button', { name: 'Confirm Year End' }));
    await expect(page.getByRole('heading', { name: 'The year end is complete' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('1 student leaves');
    expect(await violationsOf(page)).toEqual([]);
    expect(await students()).toEqual([
      { class_name: 'Year 9', has_left: false },
      { class_name: '12A', has_left: true },
    ]);

    await pressEnter(page.getByRole('button', { name: 'Undo Year End' }));
    await pressEnter(page.getByRole('alertdialog').getByRole('button', { name: 'Undo Year End' }));
    await expect(page.getByRole('status').getByText('The year end has been undone.')).toBeVisible();
    expect(await students()).toEqual([
      { class_name: 'Year 8', has_left: false },
      { class_name: '12A', has_left: false },
    ]);
  } finally {
    await school.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
