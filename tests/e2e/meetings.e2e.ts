import type { Page } from '@playwright/test';
import { addMeetingOffer } from '#database/samples/meetings.ts';
import { violationsOf } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { waitForHydration, watchReact } from './support/hydration.ts';
import type { School } from './support/school.ts';
import { siteCookie } from './support/sites.ts';
import { texts } from './support/texts.ts';
import { isWithinWidth } from './support/width.ts';

const acceptEssential = (page: Page) => page.context().addCookies([siteCookie('cookieConsent', 'essential.-.-')]);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function makeFamily(school: School, mentorId: string, language: 'en' | 'ar', fullName: string) {
  const parent = await school.makePerson('parent');
  await school.asOwner(`update accounts.people set language = $2, time_zone = 'Europe/London' where id = $1`, [
    parent.id,
    language,
  ]);
  await school.makeStudent({ parentId: parent.id, mentorId, fullName });
  return parent;
}

const open = async (page: Page, path: string) => {
  await watchReact(page);
  await acceptEssential(page);
  await page.goto(path);
  await waitForHydration(page);
};

// @see PD-69
for (const language of ['en', 'ar'] as const)
  test(`A mentor offers a parents’ day; on a phone in ${language} a parent books, moves and cancels, and a second one loses a race`, async ({
    signedInAs,
    school,
  }) => {
    const t = texts[language];
    const mentor = await school.makePerson('mentor', { fullName: 'Hana Mentor' });
    await school.asOwner(`update accounts.people set time_zone = 'Europe/London' where id = $1`, [mentor.id]);
    const first = await makeFamily(school, mentor.id, language, 'Ada First');
    const second = await makeFamily(school, mentor.id, language, 'Ben Second');

    const { page: his } = await signedInAs(mentor);
    await open(his, '/meetings/offer');
    await his.getByLabel('The families of all your students').check();
    await his.getByRole('button', { name: 'Continue' }).click();
    await expect(his.getByText('The families of 2 students')).toBeVisible();
    await his.getByRole('button', { name: 'Continue' }).click();
    await his.getByRole('link', { name: 'Please say what the meetings are about.' }).click();
    await his.getByLabel('What is it about?').fill('Parents’ day');
    await his.getByLabel('Day', { exact: true }).fill(inDays(8));
    await his.getByLabel('From', { exact: true }).fill('16:00');
    await his.getByLabel('Until', { exact: true }).fill('17:00');
    await his.getByLabel('Place').fill('Room 4');
    await his.getByRole('button', { name: 'Continue' }).click();
    const preview = his.getByRole('alertdialog', { name: 'Offer 3 times?' });
    await expect(preview.getByText('The families of 2 students can book.')).toBeVisible();
    expect(await violationsOf(his)).toEqual([]);
    await preview.getByRole('button', { name: 'Offer the times' }).click();
    await expect(his.getByText('0 of 3 times booked')).toBeVisible();

    const { page: hers } = await signedInAs(first, { viewport: { width: 320, height: 700 } });
    const { page: theirs } = await signedInAs(second, { viewport: { width: 390, height: 844 } });
    await open(hers, '/parent-dashboard');
    await hers.getByRole('link', { name: t('meetings.news', { name: 'Hana Mentor' }) }).click();
    await expect(hers.getByText('Parents’ day')).toBeVisible();
    expect(await isWithinWidth(hers)).toBe(true);
    expect(await violationsOf(hers)).toEqual([]);
    await open(theirs, '/meetings');
    await theirs.getByRole('link', { name: t('meetings.choose') }).click();
    await expect(theirs.getByRole('radio')).toHaveCount(3);

    await hers.getByRole('button', { name: t('meetings.book.submit') }).click();
    await expect(hers.getByRole('link', { name: t('meetings.time.missing') })).toBeVisible();
    await hers.getByRole('radio').first().check();
    await hers.getByRole('button', { name: t('meetings.book.submit') }).click();
    await expect(hers.getByText(t('meetings.booked'))).toBeVisible();

    await theirs.getByRole('radio').first().check();
    await theirs.getByRole('button', { name: t('meetings.book.submit') }).click();
    await expect(theirs.getByRole('link', { name: t('meetings.time.taken') })).toBeVisible();
    await expect(theirs.getByRole('radio')).toHaveCount(2);
    await theirs.getByRole('radio').first().check();
    await theirs.getByRole('button', { name: t('meetings.book.submit') }).click();
    await expect(theirs.getByText(t('meetings.booked'))).toBeVisible();

    await hers.getByRole('link', { name: /Hana Mentor/ }).click();
    expect(await isWithinWidth(hers)).toBe(true);
    await hers.getByText(t('meetings.move.open')).click();
    await hers.getByRole('radio').check();
    await hers.getByRole('button', { name: t('meetings.move.submit') }).click();
    await expect(hers.getByText(t('meetings.moved'))).toBeVisible();
    expect(await violationsOf(hers)).toEqual([]);

    await his.reload();
    await his.getByRole('link', { name: /Parents’ day/ }).click();
    await expect(his.getByText('Ada First')).toBeVisible();
    await expect(his.getByText('Ben Second')).toBeVisible();
    expect(await violationsOf(his)).toEqual([]);

    await hers.getByRole('button', { name: t('meetings.cancel') }).click();
    await hers
      .getByRole('alertdialog')
      .getByRole('button', { name: t('meetings.cancel'), exact: true })
      .click();
    await expect(hers.getByText(t('meetings.cancelled'), { exact: true })).toBeVisible();

    await his.getByRole('button', { name: 'Cancel the whole day' }).click();
    const question = his.getByRole('alertdialog');
    await expect(question.getByText('1 meeting is cancelled.')).toBeVisible();
    await question.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(his.getByText('Ben Second')).toHaveCount(0);
    await theirs.goto('/meetings');
    await expect(theirs.getByText(t('meetings.isCancelled'))).toBeVisible();
  });

test('A family without JavaScript books for two children together, and downloads the file for the calendar', async ({
  openPlain,
  school,
}) => {
  const mentor = await school.makePerson('mentor', { fullName: 'Hana Mentor' });
  const parent = await makeFamily(school, mentor.id, 'en', 'Ada First');
  await school.makeStudent({ parentId: parent.id, mentorId: mentor.id, fullName: 'Ben First' });
  const startsAt = new Date(Date.now() + 9 * 86_400_000);
  await addMeetingOffer(school.asOwner, school.keyring, {
    ownerId: mentor.id,
    times: [{ startsAt, endsAt: new Date(startsAt.getTime() + 900_000) }],
  });
  const page = await openPlain('/meetings', parent);
  await page.getByRole('link', { name: 'Choose a time' }).click();
  await page.getByLabel('Together: Ada First and Ben First').check();
  await page.getByRole('button', { name: 'Book this time' }).click();
  await expect(page.getByRole('link', { name: 'Please choose a time.' })).toBeVisible();
  await expect(page.getByLabel('Together: Ada First and Ben First')).toBeChecked();
  await page.getByRole('group', { name: 'When?' }).getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Book this time' }).click();
  await page.getByRole('link', { name: /Ada First/ }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Add to my calendar' }).click();
  expect((await download).suggestedFilename()).toBe('meeting.ics');
});
