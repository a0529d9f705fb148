import { randomUUID } from 'node:crypto';
import { violationsOf } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { holdReact, waitForHydration, watchReact } from './support/hydration.ts';
import { pressEnter } from './support/press-enter.ts';
import { siteCookie } from './support/sites.ts';
import { texts } from './support/texts.ts';

const t = texts.ar;

test('An administrator imports pasted cells by keyboard, on a phone, in Arabic', async ({ signedInAs, school }) => {
  // High enough for the fixed bars to cover nothing.
  const { page, context } = await signedInAs('admin', { viewport: { width: 390, height: 3_000 } });
  await context.addCookies([siteCookie('language', 'ar')]);
  const number = `I-${randomUUID().slice(0, 10)}`;
  const email = `${randomUUID()}@example.org`;
  const cells = [
    'Full name\tStudent number\tWho\tGuardian 1: email',
    `Noah Okafor\t${number}\tAmara\t${email}`,
    'X\t1',
  ];
  await watchReact(page);
  await page.goto('/admin-console/import');
  await waitForHydration(page);
  const fitsWidth = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

  await test.step('the check shows the rows and their errors', async () => {
    await page.getByLabel(t('imports.text')).fill(cells.join('\n'));
    await pressEnter(page.getByRole('button', { name: t('imports.check.submit') }));
    await expect(page.getByRole('row', { name: number })).toContainText(t('imports.problem.nameMissing'));
    await expect(page.getByRole('row').filter({ hasText: t('validation.name.tooShort') })).toHaveCount(1);
    await expect(page.getByText(t('imports.nothing'))).toBeVisible();
    await expect(page.getByRole('heading', { name: t('imports.title'), exact: true })).toBeFocused();
    expect(await violationsOf(page)).toEqual([]);
    expect(await fitsWidth()).toBe(true);
  });

  await test.step('an unknown column is assigned, and the rows without errors are imported', async () => {
    await page.getByText(t('imports.columns'), { exact: true }).press('Enter');
    await page.getByLabel('Who').selectOption(t('imports.column.guardianName', { number: 1 }));
    await pressEnter(page.getByRole('button', { name: t('imports.checkAgain') }));
    await expect(page.getByRole('row', { name: number })).toContainText(t('imports.outcome.new'));
    await expect(page.getByRole('heading', { name: t('imports.title'), exact: true })).toBeFocused();
    await page.getByRole('radio', { name: t('imports.invitations.later') }).check();
    await pressEnter(page.getByRole('button', { name: t('imports.run', { count: 1 }) }));
    await expect(page.getByRole('status').filter({ hasText: t('imports.done') })).toContainText(
      t('imports.done.accounts', { count: 1 }),
    );
    expect(await fitsWidth()).toBe(true);
  });

  await test.step('the row with errors is downloaded', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      pressEnter(page.getByRole('button', { name: t('imports.downloadErrors') })),
    ]);
    expect(download.suggestedFilename()).toBe('import.csv');
  });
  const students = await school.asOwner('select full_name from students where student_number = $1', [number]);
  expect(students).toEqual([{ full_name: 'Noah Okafor' }]);
});

test('A kind of file that was chosen while the page was loading stays chosen', async ({ signedInAs }) => {
  const { page } = await signedInAs('admin');
  await watchReact(page);
  const react = await holdReact(page);
  await page.goto('/admin-console/import');
  const accounts = page.getByRole('radio', { name: texts.en('imports.kind.accounts') });
  await accounts.check();
  react.release();
  await waitForHydration(page);
  await expect(accounts).toBeChecked();
  await page.getByLabel(texts.en('imports.text')).fill('Full name;Email;Role\nAda Okafor;ada@example.org;Parent');
  await page.getByRole('button', { name: texts.en('imports.check.submit') }).click();
  await expect(page.getByRole('row', { name: 'ada@example.org' })).toBeVisible();
});
