import type { Page } from '@playwright/test';
import { violationsOf } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { waitForHydration, watchReact } from './support/hydration.ts';
import { loseResponses } from './support/lost-responses.ts';
import { siteCookie } from './support/sites.ts';
import { texts } from './support/texts.ts';
import { isWithinWidth } from './support/width.ts';

const phone = { width: 390, height: 844 };
const acceptEssential = (page: Page) => page.context().addCookies([siteCookie('cookieConsent', 'essential.-.-')]);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const written = {
  en: { title: 'A day out', body: 'We go to the museum.', question: 'Will your child come?', answers: ['Yes', 'No'] },
  ar: { title: 'يوم في المتحف', body: 'نذهب إلى المتحف.', question: 'هل سيأتي طفلكم؟', answers: ['نعم', 'لا'] },
} as const;
const corrected = { en: 'We go to the library.', ar: 'نذهب إلى المكتبة.' } as const;
const suffixes = { en: 'En', ar: 'Ar' } as const;

// @see PD-66
for (const [authors, readers] of [
  ['en', 'ar'],
  ['ar', 'en'],
] as const)
  test(`On phones, a mentor in ${authors} announces, reminds, corrects and withdraws; a parent in ${readers} confirms and answers`, async ({
    signedInAs,
    school,
  }) => {
    const [author, reader] = [texts[authors], texts[readers]];
    const [parent, mentor] = [
      await school.makePerson('parent', { fullName: 'Layla Mansour' }),
      await school.makePerson('mentor'),
    ];
    for (const [{ id }, language] of [
      [mentor, authors],
      [parent, readers],
    ] as const)
      await school.asOwner('update accounts.people set language = $2 where id = $1', [id, language]);
    await school.makeStudent({ parentId: parent.id, mentorId: mentor.id, level: 'Primary', className: '4B' });

    const { page: his } = await signedInAs(mentor, { viewport: phone });
    const field = (name: string, code: 'en' | 'ar') => his.locator(`#field-${name}${suffixes[code]}`);
    await watchReact(his);
    await acceptEssential(his);
    await his.goto('/announcements');
    await waitForHydration(his);
    await his.getByRole('link', { name: author('announcement.write') }).click();
    await his.getByLabel(author('announcement.audience.own')).check();
    await his.getByRole('button', { name: author('announcement.audience.submit') }).click();
    await expect(his.getByText(author('announcement.reach', { count: 1 }))).toBeVisible();
    await his.getByRole('button', { name: author('announcement.submit') }).click();
    await his.getByRole('link', { name: author('announcement.title.missing') }).click();
    await expect(field('title', authors)).toBeFocused();
    await his.locator(`summary:lang(${readers})`).click();
    for (const code of [authors, readers]) {
      const { title, body, question, answers } = written[code];
      await field('title', code).fill(title);
      await field('body', code).fill(body);
      if (code === authors) await his.getByText(author('announcement.ask')).first().click();
      await field('question', code).fill(question);
      await field('answers', code).fill(answers.join('\n'));
    }
    await his.getByLabel(author('announcement.confirmBy')).fill(inDays(3));
    await his.getByLabel(author('announcement.answerBy')).fill(inDays(5));
    expect(await isWithinWidth(his)).toBe(true);
    await his.getByRole('button', { name: author('announcement.submit') }).click();
    const preview = his.getByRole('alertdialog', { name: author('announcement.preview', { count: 1 }) });
    await preview.getByText(author('announcement.show')).click();
    await expect(preview.getByRole('article').nth(1)).toContainText(written[readers].body);
    expect(await violationsOf(his)).toEqual([]);
    await preview.getByRole('button', { name: author('announcement.preview.submit') }).click();
    await expect(his.getByText(author('announcement.published'))).toBeVisible();

    const { page: hers } = await signedInAs(parent, { viewport: { width: 320, height: 700 } });
    const { title, body, answers } = written[readers];
    await watchReact(hers);
    await acceptEssential(hers);
    await hers.goto('/parent-dashboard');
    await expect(hers.getByRole('link', { name: title })).toBeVisible();
    await hers
      .getByRole('navigation')
      .getByRole('link', { name: reader('announcements.title') })
      .click();
    await hers.getByRole('link', { name: title }).click();
    await expect(hers.getByText(body)).toBeVisible();
    expect(await isWithinWidth(hers)).toBe(true);
    await waitForHydration(hers);
    await hers.getByLabel(answers[0]).check();
    await hers.getByRole('button', { name: reader('announcement.answer.submit') }).click();
    await expect(hers.getByText(reader('announcement.answered'))).toBeVisible();
    expect(await violationsOf(hers)).toEqual([]);

    await his.getByRole('link', { name: written[authors].title }).click();
    await expect(his.getByText('Layla Mansour')).toBeVisible();
    await his.getByRole('button', { name: author('announcement.remind') }).click();
    await expect(his.getByText(author('announcement.remind.done'))).toBeVisible();
    await hers.getByRole('button', { name: reader('announcement.confirm.submit') }).click();
    await expect(hers.getByText(reader('announcement.confirm.done'))).toBeVisible();

    await his.getByRole('link', { name: author('announcement.correct') }).click();
    for (const code of [authors, readers]) await field('body', code).fill(corrected[code]);
    await his.getByLabel(author('announcement.correct.asksAgain')).check();
    await his.getByRole('button', { name: author('announcement.correct.submit') }).click();
    await expect(his.getByText(author('announcement.correct.done'))).toBeVisible();
    await hers.goto('/announcements');
    await hers.getByRole('link', { name: title }).click();
    await expect(hers.getByText(corrected[readers])).toBeVisible();
    await expect(hers.getByRole('button', { name: reader('announcement.confirm.submit') })).toBeVisible();
    await expect(hers.getByLabel(answers[0])).toBeChecked();

    await his.getByRole('button', { name: author('announcement.withdraw') }).click();
    const question = his.getByRole('alertdialog');
    await question.getByRole('button', { name: author('announcement.withdraw') }).click();
    await expect(his.getByText(author('announcement.withdraw.done'))).toBeVisible();
    await hers.goto('/announcements');
    await expect(hers.getByText(reader('announcements.empty'), { exact: true })).toBeVisible();
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
