import { violationsOf } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { waitForHydration, watchReact } from './support/hydration.ts';
import { loseResponses } from './support/lost-responses.ts';
import { siteCookie } from './support/sites.ts';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

// @see PD-66
test('A mentor announces to the families of their students; a parent reads, confirms and answers it in Arabic on a phone', async ({
  signedInAs,
  school,
}) => {
  const parent = await school.makePerson('parent', { fullName: 'Layla Mansour' });
  await school.asOwner(`update accounts.people set language = 'ar' where id = $1`, [parent.id]);
  const { page, person: mentor } = await signedInAs('mentor');
  await school.makeStudent({ parentId: parent.id, mentorId: mentor.id, level: 'Primary', className: '4B' });
  await watchReact(page);
  await page.goto('/announcements');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Write an Announcement' }).click();
  await page.getByLabel('The families of all your students').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('It reaches 1 person')).toBeVisible();

  await page.getByRole('button', { name: 'Check and Publish' }).click();
  await page.getByRole('link', { name: 'Please enter a title' }).click();
  await expect(page.getByLabel('Title').first()).toBeFocused();
  await page.getByLabel('Title').first().fill('A day out');
  await page.getByLabel('Text').first().fill('We go to the museum.');
  await page.locator('summary:lang(ar)').click();
  await page.locator('#field-titleAr').fill('يوم في المتحف');
  await page.locator('#field-bodyAr').fill('نذهب إلى المتحف.');
  await page.getByText('Ask a question').first().click();
  await page.locator('#field-questionEn').fill('Will your child come?');
  await page.locator('#field-answersEn').fill('Yes\nNo');
  await page.locator('#field-questionAr').fill('هل سيأتي طفلكم؟');
  await page.locator('#field-answersAr').fill('نعم\nلا');
  await page.getByLabel('Ask for a confirmation by').fill(inDays(3));
  await page.getByLabel('Last day for answers').fill(inDays(5));
  await page.getByRole('button', { name: 'Check and Publish' }).click();
  const preview = page.getByRole('alertdialog', { name: 'Publish this to 1 person?' });
  await expect(preview).toContainText(/العربية\S* 1/);
  await preview.getByText('Show the text').click();
  await expect(preview.getByRole('article').filter({ hasText: 'العربية' })).toContainText('نذهب إلى المتحف.');
  expect(await violationsOf(page)).toEqual([]);
  await preview.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('status').getByText('The announcement is published.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'A day out' })).toContainText('Read by 0 of 1');

  const { page: phone } = await signedInAs(parent, { viewport: { width: 320, height: 700 } });
  await phone.context().addCookies([siteCookie('cookieConsent', 'essential.-.-')]);
  await phone.goto('/parent-dashboard');
  await expect(phone.getByRole('link', { name: /يوم في المتحف/ })).toBeVisible();
  await phone
    .getByRole('navigation')
    .getByRole('link', { name: /الإعلانات/ })
    .click();
  await phone.getByRole('link', { name: /يوم في المتحف/ }).click();
  await expect(phone.getByText('نذهب إلى المتحف.')).toBeVisible();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await waitForHydration(phone);
  await phone.getByRole('button', { name: 'قرأتُ هذا الإعلان' }).click();
  await expect(phone.getByText('أكّدتم أنكم قرأتم هذا الإعلان')).toBeVisible();
  await phone.getByLabel('نعم').check();
  await phone.getByRole('button', { name: 'إرسال الإجابة' }).click();
  await expect(phone.getByRole('status').getByText(/حُفظت إجابتكم/)).toBeVisible();
  await expect(phone.getByLabel('نعم')).toBeChecked();
  expect(await violationsOf(phone)).toEqual([]);

  await page.getByRole('link', { name: 'A day out' }).click();
  await expect(page.getByRole('row', { name: /Layla Mansour/ })).toContainText('Yes');
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('status').getByText('The announcement is withdrawn.')).toBeVisible();
  await phone.goto('/announcements');
  await expect(phone.getByText('لا إعلانات بعد')).toBeVisible();
});

test('What was typed stays when the author chooses other people, and after a lost response nothing is published twice', async ({
  signedInAs,
  school,
}) => {
  const { id: parentId } = await school.makePerson('parent');
  const { page, person: mentor } = await signedInAs('mentor');
  await school.makeStudent({ parentId, mentorId: mentor.id, level: 'Primary' });
  await watchReact(page);
  await page.goto('/announcements/write?to=own');
  await waitForHydration(page);
  await page.getByLabel('Title').first().fill('Snow tomorrow');
  await page.getByLabel('Text').first().fill('No lessons.');
  await page.getByRole('link', { name: 'Choose other people' }).click();
  await page.getByLabel('Families of some stages').check();
  await page.getByLabel('Primary').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Title').first()).toHaveValue('Snow tomorrow');

  await page.getByRole('button', { name: 'Check and Publish' }).click();
  const loss = await loseResponses(page, '**/announcements/write.data*');
  const lost = page.waitForEvent('requestfailed', (request) => request.method() === 'POST');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await lost;
  await loss.stop();
  await expect(page.getByLabel('Title').first()).toHaveValue('Snow tomorrow');
  const published = () => school.asOwner('select id from announcements where author_id = $1', [mentor.id]);
  await expect.poll(published).toHaveLength(1);
  await page.getByRole('button', { name: 'Check and Publish' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('status').getByText('The announcement is published.')).toBeVisible();
  expect(await published()).toHaveLength(1);
});
