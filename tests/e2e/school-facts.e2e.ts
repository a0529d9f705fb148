import { violationsOf } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { waitForHydration, watchReact } from './support/hydration.ts';

// Chinese only: the other languages of the site stay without the page and without links to it.
test('An administrator publishes an answer in one language, families find it from admissions, and it can be removed', async ({
  signedInAs,
  browser,
  site,
}) => {
  const { page } = await signedInAs('admin');
  await watchReact(page);
  await page.goto('/admin-console/school-facts/devices');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('link', { name: 'Please write the answer in at least one language' }).click();
  await expect(page.getByLabel('In English')).toBeFocused();
  await page.getByLabel('In Chinese').fill('一台带摄像头的电脑。');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('status').getByText('The answer has been published.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Devices/ })).toContainText('No text in: English, Arabic and French');

  const context = await browser.newContext({ baseURL: site.origin, viewport: { width: 320, height: 700 } });
  const family = await context.newPage();
  await family.goto('/zh/admissions');
  await family.getByRole('link', { name: '家长常见问题' }).first().click();
  await expect(family.getByRole('region', { name: '孩子需要哪些设备？' })).toContainText('一台带摄像头的电脑。');
  expect(await family.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await violationsOf(family)).toEqual([]);
  await context.close();

  await page.getByRole('link', { name: 'Change: Devices' }).click();
  await page.getByText('Remove Answer').first().click();
  await page.getByRole('button', { name: 'Remove Answer' }).click();
  await expect(page.getByRole('status').getByText('The answer has been removed from the public page.')).toBeVisible();
  await expect(page.getByText('Nothing is published yet')).toBeVisible();
  expect((await page.request.get('/zh/questions')).status()).toBe(404);
});
