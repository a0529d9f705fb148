import { makeToken, tokenHash } from '#platform/tokens.server.ts';
import { violationsOf } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { waitForHydration } from './support/hydration.ts';
import { pressEnter } from './support/press-enter.ts';
import { siteCookie } from './support/sites.ts';
import { texts } from './support/texts.ts';

const t = texts.ar;

test('An administrator merges two accounts and erases one by keyboard, on a phone, in Arabic', async ({
  signedInAs,
  school,
}) => {
  const [kept, duplicate, former] = [
    await school.makePerson('parent'),
    await school.makePerson('parent'),
    await school.makePerson('parent'),
  ];
  await school.asOwner(`update profiles set created_at = now() - interval '8 days' where id = $1`, [kept.id]);
  const student = await school.makeStudent({ parentId: duplicate.id });
  // High enough for the fixed bars to cover nothing.
  const { page, context } = await signedInAs('admin', { viewport: { width: 390, height: 3_000 } });
  await context.addCookies([siteCookie('language', 'ar'), siteCookie('cookieConsent', 'essential.-.-')]);
  const fitsWidth = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
  const countProfiles = async (id: string) =>
    (await school.asOwner('select id from profiles where id = $1', [id])).length;

  await test.step('the duplicate account is merged after its owner confirms', async () => {
    await page.goto(`/admin-console/accounts/${kept.id}/merge`);
    await waitForHydration(page);
    await page.getByLabel(t('removal.merge.email')).fill(duplicate.email);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: duplicate.email })).toBeVisible();
    await expect(page.getByText(t('removal.merge.students'))).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    expect(await fitsWidth()).toBe(true);
    await pressEnter(page.getByRole('button', { name: t('removal.merge.submit') }));
    await expect(
      page.getByRole('status').getByText(t('admin.done.mergeRequested', { email: duplicate.email })),
    ).toBeVisible();
    // The mail of the queue has a token that only its reader knows.
    const token = makeToken();
    await expect
      .poll(() =>
        school.asOwner(
          `update accounts.merges set duplicate_token_hash = $2
           where duplicate_id = $1 and duplicate_token_hash is not null returning id`,
          [duplicate.id, tokenHash(token)],
        ),
      )
      .toHaveLength(1);
    await page.goto(`/confirm-merge?token=${token}`);
    await pressEnter(page.getByRole('button', { name: t('confirmMerge.confirm') }));
    await expect(page.getByText(t('confirmMerge.confirmed'))).toBeVisible();
    await expect.poll(() => countProfiles(duplicate.id)).toBe(0);
    const guardians = await school.asOwner('select guardian_id from student_guardians where student_id = $1', [
      student.id,
    ]);
    expect(guardians).toEqual([{ guardian_id: kept.id }]);
  });

  await test.step('the former account is erased', async () => {
    await page.goto(`/admin-console/accounts/${former.id}/erase`);
    await waitForHydration(page);
    await expect(page.getByText(t('removal.kept'), { exact: true })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    expect(await fitsWidth()).toBe(true);
    await pressEnter(page.getByRole('button', { name: t('removal.erase.submit') }));
    await expect(page.getByRole('status').getByText(t('admin.done.erased', { name: former.fullName }))).toBeVisible();
    expect(await countProfiles(former.id)).toBe(0);
  });
});
