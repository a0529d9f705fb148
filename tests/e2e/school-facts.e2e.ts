import { violationsOf } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { waitForHydration, watchReact } from './support/hydration.ts';

// One after the other: each publishes facts of the site and removes them.
test.describe.configure({ mode: 'default' });

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

test('An open answer keeps what was typed when another administrator changes it, and is published the second time', async ({
  signedInAs,
  school,
}) => {
  const { page, person } = await signedInAs('admin');
  await watchReact(page);
  await page.goto('/admin-console/school-facts/support');
  await waitForHydration(page);
  await page.getByLabel('In Chinese').fill('每位学生都有一位导师。');
  await school.asOwner(
    `update school_facts set content = '{"textZh": "另一位管理员的答案。"}', revision = revision + 1 where id = 'support'`,
  );
  // Its arrival makes the page load again.
  await school.makeMessage({ from: (await school.makePerson('mentor')).id, to: person.id });
  await expect(page.getByRole('link', { name: /1 unread/ })).toBeVisible();
  await expect(page.getByLabel('In Chinese')).toHaveValue('每位学生都有一位导师。');

  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('alert')).toContainText('Somebody else changed this answer meanwhile.');
  await expect(page.getByLabel('In Chinese')).toHaveValue('每位学生都有一位导师。');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('status').getByText('The answer has been published.')).toBeVisible();
  const stored = await school.asOwner(`select content from school_facts where id = 'support'`);
  expect(Object.values(stored[0]?.content ?? {})).toEqual(['每位学生都有一位导师。']);
  await school.asOwner(`update school_facts set content = null, revision = revision + 1 where id = 'support'`);
});

test('Lesson times are shown in the time zone of the reader', async ({ browser, school, site }) => {
  const store = (content: string) =>
    school.asOwner(`update school_facts set content = ${content}, revision = revision + 1 where id = 'hours'`);
  await store(
    `'{"monday": "on", "opens": "17:00", "closes": "19:30", "secondCity": "dubai", "thirdCity": "singapore"}'`,
  );
  const open = async (javaScriptEnabled: boolean) => {
    const options = { baseURL: site.origin, timezoneId: 'Asia/Kolkata', javaScriptEnabled };
    const page = await (await browser.newContext(options)).newPage();
    await expect(async () => expect((await page.goto('/questions'))?.status()).toBe(200)).toPass();
    return page;
  };

  const family = await open(true);
  await expect(family.getByRole('row', { name: 'Your time' })).toContainText(/21:30–00:00|22:30–01:00/);
  expect(await violationsOf(family)).toEqual([]);
  const entry = family.getByRole('contentinfo').getByRole('link', { name: 'Questions parents ask' });
  await expect(entry).toHaveAttribute('aria-current', 'page');
  await family.setViewportSize({ width: 320, height: 700 });
  expect(await family.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await family.context().close();

  const withoutScript = await open(false);
  await expect(withoutScript.getByRole('row', { name: 'London' })).toContainText('17:00–19:30');
  await expect(withoutScript.getByText('Your time')).toBeHidden();
  await withoutScript.context().close();
  await store('null');
});
