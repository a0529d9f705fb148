import { randomUUID } from 'node:crypto';
import { violationsOf } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { waitForHydration, watchReact } from './support/hydration.ts';
import { pressEnter } from './support/press-enter.ts';
import { siteCookie } from './support/sites.ts';
import { texts } from './support/texts.ts';

const t = texts.ar;

test('An administrator creates a family by keyboard, on a phone, in Arabic', async ({ signedInAs, school }) => {
  const father = await school.makePerson('parent', { fullName: 'يوسف منصور' });
  const { page, context } = await signedInAs('admin', { viewport: { width: 390, height: 844 } });
  await context.addCookies([siteCookie('language', 'ar')]);
  await watchReact(page);
  await page.goto('/admin-console/families/add');
  await waitForHydration(page);
  const guardian = (number: number) => page.getByRole('group', { name: t('family.guardian', { number }) });
  const student = page.getByRole('group', { name: t('family.student', { number: 1 }) });
  const [name, email] = [t('admin.create.fullName'), t('admin.create.email')];
  const address = `layla.${randomUUID()}@example.org`;
  const number = `N-${randomUUID().slice(0, 10)}`;

  await test.step('Enter submits the form, and the first invalid field gets the focus', async () => {
    await guardian(1).getByLabel(name).fill('ليلى منصور');
    await page.keyboard.press('Enter');
    await expect(guardian(1).getByRole('textbox', { name: email })).toBeFocused();
    await expect(guardian(1).getByLabel(name)).toHaveValue('ليلى منصور');
    await expect(page.getByRole('alert')).toContainText(t('family.guardian', { number: 1 }));
    expect(await violationsOf(page)).toEqual([]);
  });

  await test.step('a second guardian is added, and the existing account of the email address is offered', async () => {
    await page.keyboard.type(address);
    await pressEnter(page.getByRole('button', { name: t('family.addGuardian') }));
    await expect(guardian(2).getByLabel(name)).toBeFocused();
    await page.keyboard.type('يوسف');
    await guardian(2).getByRole('textbox', { name: email }).fill(father.email);
    await student.getByLabel(t('students.field.fullName')).fill('سلمى منصور');
    await student.getByLabel(t('students.field.studentNumber')).fill(number);
    await student.getByLabel(t('students.field.currentLevel')).selectOption(t('stage.primary'));
    await pressEnter(page.getByRole('button', { name: t('family.submit') }));
    await expect(guardian(2)).toContainText('يوسف منصور');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await guardian(2)
      .getByRole('checkbox', { name: t('family.existing.use') })
      .press('Space');
  });

  await pressEnter(page.getByRole('button', { name: t('family.submit') }));
  await expect(page.getByRole('status').filter({ hasText: 'سلمى منصور' })).toBeVisible();
  const guardians = await school.asOwner(
    `select guardian.email from students join student_guardians on student_id = students.id
       join profiles as guardian on guardian.id = guardian_id
     where student_number = $1 order by added_at`,
    [number],
  );
  expect(guardians.map((row) => row['email'])).toEqual([address, father.email]);
});
