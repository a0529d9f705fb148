import type { Page } from '@playwright/test';
import { openSession, testPassword } from '../support/people.ts';
import { expect, test } from './support/fixtures.ts';
import { holdReact, waitForHydration, watchReact } from './support/hydration.ts';
import type { School } from './support/school.ts';
import { siteCookie } from './support/sites.ts';
import { texts } from './support/texts.ts';

const t = texts.en;
const path = '/parent-dashboard/absences';
const note = (page: Page) => page.locator('main textarea[name=note]');
const report = (page: Page) => page.getByRole('button', { name: t('absence.submit') });
const errors = (page: Page) => page.locator('main [aria-invalid=true]');
const storedDrafts = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).flatMap(([key, text]) => (key.startsWith('draft') ? [text] : [])));
/** With a mentor, who is told of absences: those of other students go to an office, and so to the administrators of all tests. */
const makeChild = async (school: School, parentId: string) =>
  school.makeStudent({ parentId, mentorId: (await school.makePerson('mentor')).id });
const absencesOf = (school: School, student: { id: string }) =>
  school.asOwner('select from absences where student_id = $1', [student.id]);

async function open(page: Page, to: string): Promise<void> {
  await page.context().addCookies([siteCookie('cookieConsent', 'essential.-.-')]);
  await page.goto(to);
  await waitForHydration(page);
}

/** Fills in what an absence needs besides its note. */
async function chooseDay(page: Page): Promise<void> {
  await page.locator('main [name=firstDay]').fill(new Date().toISOString().slice(0, 10));
  await page.locator('main [name=reason]').selectOption('illness');
}

async function signIn(page: Page, { email }: { email: string }): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

async function signOutDeletingDrafts(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Account: ' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('button', { name: t('signOut.drafts.confirm') }).click();
  await expect(page).toHaveURL('/parent-login');
}

// @see translations form.otherPerson, translations form.tooLarge, translations form.gone
test('Back shows the next person on the device nothing of what was typed before', { tag: '@https' }, async ({
  signedInAs,
  school,
}) => {
  const { page, person } = await signedInAs('parent');
  const next = await school.makePerson('parent');
  for (const { id } of [person, next]) await makeChild(school, id);
  await open(page, '/parent-dashboard');
  await open(page, path);
  await note(page).fill('Known to the first person only.');
  await open(page, '/inbox?compose');
  await page.locator('main textarea[name=body]').fill('Written by the first person.');
  const react = await holdReact(page);
  await signOutDeletingDrafts(page);
  // before React starts, for a person who closes the page at once
  await expect.poll(() => storedDrafts(page)).toEqual([]);
  react.release();
  await signIn(page, next);
  await expect(page).toHaveURL('/parent-dashboard');
  // The sign-in page leads on to the dashboard.
  await page.goBack();
  await expect(page).toHaveURL('/parent-dashboard');
  await page.goBack();
  await expect(page).toHaveURL('/inbox?compose');
  await waitForHydration(page);
  await expect(page.locator('main textarea[name=body]')).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL(path);
  await waitForHydration(page);
  await expect(note(page)).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL('/parent-dashboard');
  expect(await storedDrafts(page)).toEqual([]);
});

// @see translations signOut.drafts.text
test('A confirmed sign-out deletes the drafts also if the next person signs in before a script of the page runs', async ({
  signedInAs,
  school,
}) => {
  const { page } = await signedInAs('parent');
  const next = await school.makePerson('parent');
  await open(page, '/inbox?compose');
  await page.locator('main textarea[name=body]').fill('Written by the first person.');
  await expect.poll(() => storedDrafts(page)).toHaveLength(1);
  await page.route(/\/router-page-[^/]+\.js$/, (route) => route.abort());
  await signOutDeletingDrafts(page);
  expect(await storedDrafts(page)).toHaveLength(1);
  await page.unroute(/\/router-page-[^/]+\.js$/);
  await signIn(page, next);
  await expect(page).toHaveURL('/parent-dashboard');
  await expect.poll(() => storedDrafts(page)).toEqual([]);
});

// @see translations form.otherPerson, translations form.tooLarge, translations form.gone
test('A form is not sent in the name of a person who signed in meanwhile, and keeps its text for its writer', async ({
  signedInAs,
  school,
}) => {
  const { page, context, person } = await signedInAs('parent');
  const other = await school.makePerson('parent');
  await open(page, '/account/data');
  await page.locator('main [name=kind]').selectOption('correction');
  await page.locator('main [name=text]').fill('Known to the first person only.');
  // as on a slow line, before the page learns of the other session
  await page.route(/\/(inbox\/events|session)$/, (route) => route.abort());
  const session = siteCookie('session', await openSession(school, other.id));
  await context.addCookies([{ ...session, httpOnly: true, sameSite: 'Lax' }]);
  await page.getByRole('button', { name: t('privacyRequest.submit') }).click();
  await expect(page.getByRole('listitem').filter({ hasText: t('form.otherPerson') })).toBeVisible();
  await expect(page).toHaveURL('/account/data');
  await expect(page.locator('main [name=text]')).toHaveValue('');
  expect(await school.asOwner('select from privacy_requests where person_id = $1', [other.id])).toEqual([]);
  const ownSession = siteCookie('session', await openSession(school, person.id));
  await context.addCookies([{ ...ownSession, httpOnly: true, sameSite: 'Lax' }]);
  await open(page, '/account/data');
  await expect(page.locator('main [name=text]')).toHaveValue('Known to the first person only.');
});

test('A text that is too long stays in its form, in every language, and is counted as by the server', async ({
  signedInAs,
  school,
}) => {
  const { page, person } = await signedInAs('parent');
  const student = await makeChild(school, person.id);
  await open(page, path);
  await chooseDay(page);

  await test.step('if the server does not even read it', async () => {
    await note(page).fill('a'.repeat(300_000));
    await report(page).click();
    await expect(page.getByRole('alert')).toContainText(t('form.tooLarge'));
    expect((await note(page).inputValue()).length).toBe(300_000);
  });

  await test.step('if it has one character too many, such as an emoji of two units', async () => {
    await note(page).fill('😀'.repeat(1001));
    await expect(note(page)).toHaveAccessibleDescription(/1,?001/);
    await report(page).click();
    await expect(note(page)).toHaveAccessibleDescription(new RegExp(t('absence.note.tooLong')));
  });

  await test.step('after a change of the language', async () => {
    const text = '\u202eنص'.padEnd(20_000, ' نص');
    await note(page).fill(text);
    await page.getByRole('banner').getByRole('button', { name: 'Account: ' }).click();
    await page.locator('header [commandfor=translation]:visible').first().click();
    await page.locator('#translation button[value=ar]').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(errors(page)).toHaveAccessibleDescription(new RegExp(texts.ar('absence.note.tooLong')));
    await expect(note(page)).toHaveValue(text);
  });

  await test.step('and is saved with the last allowed character', async () => {
    await note(page).fill('😀'.repeat(1000));
    await page.getByRole('button', { name: texts.ar('absence.submit') }).click();
    await expect.poll(() => absencesOf(school, student)).toHaveLength(1);
  });
});

// @see translations form.otherPerson, translations form.tooLarge, translations form.gone
test('A text stays in its form if the student was taken from the mentor meanwhile', async ({ signedInAs, school }) => {
  const { page, person } = await signedInAs('mentor');
  const { id } = await school.makeStudent({ mentorId: person.id });
  // as on a slow line, before the page learns of it
  await page.route(/\/(inbox\/events|session)$/, (route) => route.abort());
  await open(page, `/students/${id}/feedback`);
  const text = page.locator('main [name=text]');
  await text.fill('Observed for a whole term.');
  await school.asOwner('update students set academic_mentor_id = null where id = $1', [id]);
  await page.getByRole('button', { name: t('feedback.submit') }).click();
  await expect(page.getByRole('alert')).toContainText(t('form.gone'));
  await expect(text).toHaveValue('Observed for a whole term.');
});

test('A form in two tabs is sent once, and a draft that is discarded in one tab leaves the other', async ({
  signedInAs,
  school,
}) => {
  const { page, context, person } = await signedInAs('parent');
  const student = await makeChild(school, person.id);
  const second = await context.newPage();
  await watchReact(second);
  await open(page, path);
  await open(second, path);
  await chooseDay(page);
  await note(page).fill('Typed in the first tab');
  await expect(note(second)).toHaveValue('Typed in the first tab');
  await note(second).pressSequentially(', and in the second');
  await expect(note(page)).toHaveValue('Typed in the first tab, and in the second');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.data*', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await released;
    await route.fallback();
  });
  await report(page).click();
  await report(second).click();
  await expect(note(second)).toHaveValue('');
  release();
  await expect(report(page)).toBeVisible();
  await expect(note(page)).toHaveValue('');
  expect(await absencesOf(school, student)).toHaveLength(1);

  await note(page).fill('Typed again');
  await expect(note(second)).toHaveValue('Typed again');
  await second.reload();
  await second.getByRole('button', { name: t('form.discard'), exact: true }).click();
  await second.getByRole('button', { name: t('form.discard.confirm'), exact: true }).click();
  await expect(note(page)).toHaveValue('');
});

test('A form works in a browser without storage, and promises nothing', async ({ signedInAs, school }) => {
  const { page, person } = await signedInAs('parent');
  const student = await makeChild(school, person.id);
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
  await open(page, path);
  await note(page).fill('A cough');
  await expect(page.getByText(t('form.draftNotKept'))).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page).toHaveURL('/parent-dashboard');
  await page.goBack();
  await expect(note(page)).toHaveValue('A cough');
  await expect(page.getByText(t('form.draftKept'))).toBeHidden();
  await report(page).click();
  await expect(errors(page).first()).toBeFocused();
  await chooseDay(page);
  await report(page).click();
  await expect(note(page)).toHaveValue('');
  expect(await absencesOf(school, student)).toHaveLength(1);
  expect(faults).toEqual([]);
});

test('A message that arrives leaves the text and the focus, and Enter pressed twice sends one request', async ({
  signedInAs,
  school,
}) => {
  const { page, person } = await signedInAs('parent');
  const from = (await school.makePerson('mentor')).id;
  await open(page, '/account/data');
  const text = page.locator('main [name=text]');
  await text.fill('My name is wrong.');
  const update = page.waitForResponse((response) => response.url().includes('.data'));
  await school.makeMessage({ from, to: person.id });
  await update;
  await expect(page.getByRole('link', { name: /1 unread/ }).first()).toBeVisible();
  await expect(text).toBeFocused();
  await page.locator('main [name=kind]').selectOption('correction');
  const send = page.getByRole('button', { name: t('privacyRequest.submit') });
  await text.press('End');
  await page.keyboard.type(' It is Layla.');
  // while the draft waits to be written
  await send.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: t('privacyRequest.sent') })).toBeVisible();
  await expect(text).toHaveValue('');
  expect(await school.asOwner('select from privacy_requests where person_id = $1', [person.id])).toHaveLength(1);
  await expect.poll(() => storedDrafts(page)).toEqual([]);
});

test('A refused form is sent after Back, Forward and a reload', async ({ signedInAs, school }) => {
  const { page, person } = await signedInAs('parent');
  const student = await makeChild(school, person.id);
  await open(page, '/parent-dashboard');
  await open(page, path);
  await note(page).fill('A cough');
  await report(page).click();
  await expect(errors(page).first()).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/parent-dashboard');
  await page.goForward();
  await expect(note(page)).toHaveValue('A cough');
  await report(page).click();
  await expect(errors(page).first()).toBeVisible();
  await page.reload();
  await expect(note(page)).toHaveValue('A cough');
  await chooseDay(page);
  await report(page).click();
  await expect(note(page)).toHaveValue('');
  expect(await absencesOf(school, student)).toHaveLength(1);
});
