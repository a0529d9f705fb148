import { addTerm } from '../../database/samples/reports.ts';
import { expect, test } from './support/fixtures.ts';
import { waitForHydration } from './support/hydration.ts';
import { pressEnter } from './support/press-enter.ts';
import { texts } from './support/texts.ts';

const t = texts.en;

const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10);
const presentDays = { firstDay: inDays(-20), lastDay: inDays(60), dueOn: inDays(50) };

test('A mentor writes and publishes reports by keyboard, and the family reads one', async ({ signedInAs, school }) => {
  const { page, person: mentor } = await signedInAs('mentor');
  const mother = await school.makePerson('parent', { fullName: 'Amara Okafor' });
  const { id: studentId } = await school.makeStudent({
    fullName: 'Noah Okafor',
    level: 'Primary',
    parentId: mother.id,
    mentorId: mentor.id,
  });
  await school.makeStudent({ fullName: 'Zoë Okafor', level: 'Primary', mentorId: mentor.id });
  const term = await addTerm(school.asOwner, { names: { en: 'Journey Term' }, ...presentDays });
  await page.goto(`/students/reports/${studentId}?term=${term}`);
  await waitForHydration(page);
  const firstGrade = page.getByLabel(t('reports.attainment'));
  await firstGrade.focus();
  for (const typed of ['Meets', 'Good', 'Plan before writing.', 'Reads with joy.']) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('status').getByText(t('reportEntry.status.saved'))).toBeVisible();
  await expect(page.getByRole('link', { name: `English ${t('reports.state.draft')}` })).toBeVisible();
  await page.keyboard.type('Quote from the text.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Mathematics' })).toBeVisible();
  await expect(page.getByLabel(t('reports.comment'))).toHaveValue('');
  await expect(firstGrade).toBeFocused();
  for (const typed of ['Meets', 'Good', 'Count in tens.', 'Likes to measure.']) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Mathematics' })).toBeHidden();
  await expect(page.getByRole('link', { name: `Mathematics ${t('reports.state.draft')}` })).toBeVisible();
  await expect(firstGrade).toBeFocused();
  const lastSubject = page
    .getByRole('navigation', { name: t('reports.subjects') })
    .getByRole('link')
    .last();
  await lastSubject.press('Enter');
  await expect(lastSubject).toHaveAttribute('aria-current', 'true');
  await firstGrade.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zoë Okafor');
  await expect(firstGrade).toBeFocused();
  await page.getByRole('link', { name: 'Noah Okafor' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Noah Okafor');
  await page.getByRole('link', { name: `English ${t('reports.state.draft')}` }).press('Enter');
  await expect(page.getByLabel(t('reports.nextStep'))).toHaveValue('Quote from the text.');
  await pressEnter(page.getByRole('button', { name: t('reportEntry.publish') }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('reportPublish.heading', { count: 1 }));
  await pressEnter(page.getByRole('button', { name: t('reportPublish.submit', { count: 1 }) }));
  await expect(page.getByRole('status').getByText(t('reportPublish.success', { count: 1 }))).toBeVisible();

  const { page: family } = await signedInAs(mother);
  await family.goto('/parent-dashboard');
  await waitForHydration(family);
  await family.getByRole('link', { name: /New report: English/ }).click();
  await expect(family.getByRole('article')).toContainText('Reads with joy.');
  await page.goto(family.url());
  await expect(page.getByRole('region', { name: t('report.reads') })).toContainText('Amara Okafor');
});

test('Two mentors who change the same report both keep their texts', async ({ signedInAs, school }) => {
  const { page, person: mentor } = await signedInAs('mentor');
  const { page: coachPage, person: coach } = await signedInAs('mentor');
  const { id: studentId } = await school.makeStudent({ level: 'Primary', mentorId: mentor.id });
  await school.asOwner('update students set wellbeing_coach_id = $2 where id = $1', [studentId, coach.id]);
  const term = await addTerm(school.asOwner, { names: { en: 'Shared Term' }, ...presentDays });
  for (const each of [page, coachPage]) {
    await each.goto(`/students/reports/${studentId}?term=${term}`);
    await waitForHydration(each);
  }
  await page.getByLabel(t('reports.comment')).fill('By the mentor.');
  await expect(page.getByRole('status').getByText(t('reportEntry.status.saved'))).toBeVisible();
  const comment = coachPage.getByLabel(t('reports.comment'));
  await comment.fill('By the coach.');
  // Saved automatically: the text of the mentor appears beside the form, which keeps the other one.
  const conflict = coachPage.getByRole('alert').filter({ hasText: t('reportEntry.changedByOthers') });
  await expect(conflict).toContainText('By the mentor.');
  await expect(comment).toHaveValue('By the coach.');
  await coachPage.getByRole('button', { name: t('reportEntry.submit') }).click();
  await expect(conflict).toBeHidden();
  await expect(comment).toHaveValue('By the coach.');

  // Saved with the button, before the text is saved automatically.
  await page.getByLabel(t('reports.comment')).fill('By the mentor again.');
  await page.getByRole('button', { name: t('reportEntry.submit') }).click();
  await expect(page.getByRole('alert')).toContainText('By the coach.');
  await expect(page.getByLabel(t('reports.comment'))).toHaveValue('By the mentor again.');
});
