import type { Page } from '@playwright/test';
import { addTerm } from '#database/samples/reports.ts';
import { expect, test } from './support/fixtures.ts';
import { holdReact, holdScripts, waitForHydration, watchReact } from './support/hydration.ts';
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

  await family.getByRole('link', { name: t('report.back') }).click();
  await expect(family.getByRole('region', { name: 'Journey Term' })).toContainText('Meets');
  await family.getByRole('link', { name: 'Journey Term' }).click();
  await expect(family.getByRole('heading', { level: 1 })).toHaveText('Journey Term');
  await expect(family.getByRole('row', { name: /English/ })).toContainText('Good');
  await family.getByRole('link', { name: t('report.askTerm') }).click();
  await expect(family.getByLabel('Subject')).toHaveValue('School reports: Journey Term');
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

test('What was typed into a report without a network is saved after a restart of the browser, and only once', async ({
  signedInAs,
  school,
}) => {
  const { page, context, person: mentor } = await signedInAs('mentor');
  const { id: studentId } = await school.makeStudent({ level: 'Primary', mentorId: mentor.id });
  const term = await addTerm(school.asOwner, { names: { en: 'Offline Term' }, ...presentDays });
  const path = `/students/reports/${studentId}?term=${term}`;
  await page.goto(path);
  await waitForHydration(page);
  const comment = page.getByLabel(t('reports.comment'));
  const state = page.getByRole('form').getByRole('status');
  const drafts = (of: Page) =>
    of.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft-form:')).length);
  const revision = async () => {
    const sql = 'select revision from report_drafts join reports using (id) where student_id = $1 and term_id = $2';
    return (await school.asOwner<{ revision: number }>(sql, [studentId, term]))[0]?.revision ?? 0;
  };

  await comment.fill('Reads ');
  await expect(state).toHaveText(t('reportEntry.status.saved'));
  await expect.poll(() => drafts(page)).toBe(0);
  await comment.press('End');
  await comment.pressSequentially('with joy.');
  await expect(comment).toHaveValue('Reads with joy.');
  await expect(state).toHaveText(t('reportEntry.status.saved'));
  await expect.poll(revision).toBe(2);

  await context.setOffline(true);
  await comment.fill('Reads with joy, and writes.');
  await expect(state).toHaveText(t('reportEntry.status.kept'));
  await page.getByRole('button', { name: t('reportEntry.submit') }).click();
  await expect(page.getByRole('alert').filter({ hasText: t('form.unsent') })).toBeVisible();
  await expect(comment).toHaveValue('Reads with joy, and writes.');
  expect(await drafts(page)).toBe(1);
  await page.close();

  await context.setOffline(false);
  const again = await context.newPage();
  await watchReact(again);
  await again.goto(path);
  await waitForHydration(again);
  await expect(again.getByLabel(t('reports.comment'))).toHaveValue('Reads with joy, and writes.');
  await expect(again.getByRole('form').getByRole('status')).toHaveText(t('reportEntry.status.saved'));
  await expect.poll(() => drafts(again)).toBe(0);
  await expect.poll(revision).toBe(3);
  await again.reload();
  await waitForHydration(again);
  await expect(again.getByLabel(t('reports.comment'))).toHaveValue('Reads with joy, and writes.');
  expect(await drafts(again)).toBe(0);
  expect(await revision()).toBe(3);
});

test('A stored text that is changed before React or any script runs stays changed, and is saved', async ({
  signedInAs,
  school,
}) => {
  const { page, person: mentor } = await signedInAs('mentor');
  const { id: studentId } = await school.makeStudent({ level: 'Primary', mentorId: mentor.id });
  const term = await addTerm(school.asOwner, { names: { en: 'Early Term' }, ...presentDays });
  const comment = page.getByLabel(t('reports.comment'));
  const state = page.getByRole('form').getByRole('status');
  await page.goto(`/students/reports/${studentId}?term=${term}`);
  await waitForHydration(page);
  await comment.fill('Reads.');
  await expect(state).toHaveText(t('reportEntry.status.saved'));
  for (const [hold, before, after] of [
    [holdReact, 'Reads.', 'Reads with joy.'],
    [holdScripts, 'Reads with joy.', 'Reads aloud with joy.'],
  ] as const) {
    const held = await hold(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(comment).toHaveValue(before);
    await comment.fill(after);
    held.release();
    await waitForHydration(page);
    await expect(state).toHaveText(t('reportEntry.status.saved'));
    await expect(comment).toHaveValue(after);
  }
  await page.reload();
  await expect(comment).toHaveValue('Reads aloud with joy.');
});

test('A newer report saved elsewhere is shown beside a text kept on the device, and stays until the writer decides', async ({
  signedInAs,
  school,
}) => {
  const { page, person: mentor } = await signedInAs('mentor');
  const { page: phone } = await signedInAs(mentor);
  const { id: studentId } = await school.makeStudent({ level: 'Primary', mentorId: mentor.id });
  const term = await addTerm(school.asOwner, { names: { en: 'Two Devices' }, ...presentDays });
  const path = `/students/reports/${studentId}?term=${term}`;
  const commentOn = (device: Page) => device.getByLabel(t('reports.comment'));
  await page.goto(path);
  await waitForHydration(page);
  await page.route('**/students/reports/draft', (route) => route.abort('connectionreset'));
  await commentOn(page).fill('On the laptop.');
  await expect(page.getByText(t('reportEntry.status.kept'))).toBeVisible();
  await phone.goto(path);
  await waitForHydration(phone);
  await commentOn(phone).fill('On the phone.');
  await expect(phone.getByText(t('reportEntry.status.saved'))).toBeVisible();

  await page.unroute('**/students/reports/draft');
  await page.reload();
  await waitForHydration(page);
  const conflict = page.getByRole('alert').filter({ hasText: t('reportEntry.changedElsewhere') });
  await expect(conflict).toContainText('On the phone.');
  await expect(commentOn(page)).toHaveValue('On the laptop.');
  await commentOn(page).pressSequentially(' More.');
  await expect(page.getByText(t('reportEntry.status.changed'))).toBeVisible();
  await phone.reload();
  await expect(commentOn(phone)).toHaveValue('On the phone.');
  await conflict.getByRole('button', { name: t('reportEntry.takeOther') }).click();
  await page.getByRole('button', { name: t('form.discard.confirm'), exact: true }).click();
  await expect(conflict).toBeHidden();
  await expect(commentOn(page)).toHaveValue('On the phone.');
});

test('A tab shows what another tab of the same mentor has saved, and does not replace it', async ({
  signedInAs,
  school,
}) => {
  const { page, context, person: mentor } = await signedInAs('mentor');
  const { id: studentId } = await school.makeStudent({ level: 'Primary', mentorId: mentor.id });
  const term = await addTerm(school.asOwner, { names: { en: 'Two Tabs' }, ...presentDays });
  const other = await context.newPage();
  await watchReact(other);
  const commentOn = (tab: Page) => tab.getByLabel(t('reports.comment'));
  for (const tab of [page, other]) {
    await tab.goto(`/students/reports/${studentId}?term=${term}`);
    await waitForHydration(tab);
  }
  await commentOn(page).fill('Written in one tab.');
  await expect(page.getByText(t('reportEntry.status.saved'))).toBeVisible();
  await expect(commentOn(other)).toHaveValue('Written in one tab.');
  await expect.poll(() => other.evaluate(() => Object.keys(localStorage).join())).not.toContain('draft-form:');
  await other.getByLabel(t('reports.target')).fill('Written in the other one.');
  await expect(other.getByText(t('reportEntry.status.saved'))).toBeVisible();
  await page.reload();
  await expect(commentOn(page)).toHaveValue('Written in one tab.');
  await expect(page.getByLabel(t('reports.target'))).toHaveValue('Written in the other one.');
});
