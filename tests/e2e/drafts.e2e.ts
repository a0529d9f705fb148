import type { Page } from '@playwright/test';
import { testPassword, uniqueName } from '../support/people.ts';
import { expect, test } from './support/fixtures.ts';
import { holdReact, waitForHydration, watchReact } from './support/hydration.ts';
import { loseResponses } from './support/lost-responses.ts';
import type { School } from './support/school.ts';
import { texts } from './support/texts.ts';

const body = (page: Page) => page.getByLabel('Message', { exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });
const storedDrafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')));

const draftRow = (page: Page) => page.getByRole('list', { name: 'Unsent drafts' }).getByRole('link');

/** Writes a message to a mentor in the open form without sending it. */
async function write(page: Page, mentor: { fullName: string }, text = 'Begun'): Promise<void> {
  const recipient = page.getByRole('combobox', { name: 'Recipient' });
  await expect(recipient).toHaveAttribute('aria-autocomplete', 'list');
  await recipient.fill(mentor.fullName);
  await page.getByRole('listbox').getByRole('option').click();
  await page.getByLabel('Subject').fill('Of the tides');
  await body(page).fill(text);
  await expect(page.getByText('Draft kept on this device')).toBeVisible();
}

/** Opens the form and writes a message to a mentor without sending it. */
async function openAndWrite(page: Page, mentor: { fullName: string }, text?: string): Promise<void> {
  await page.goto('/inbox?compose');
  await write(page, mentor, text);
}

async function composeAnother(page: Page, mentor: { fullName: string }, text?: string): Promise<void> {
  await page.getByRole('link', { name: 'Compose' }).click();
  await write(page, mentor, text);
}

async function expectSent(page: Page): Promise<void> {
  await expect(page.getByText('Message sent successfully')).toBeVisible();
  await expect(page).toHaveURL('/inbox');
  await expect(draftRow(page)).toHaveCount(0);
}

const sentTo = (school: School, { id }: { id: string }) =>
  school.asOwner<{ request_id: string }>('select request_id from messages where receiver_id = $1', [id]);

/** Ends all sessions of a person. */
async function endSessions(school: School, { id }: { id: string }): Promise<void> {
  await school.asOwner('delete from accounts.sessions where person_id = $1', [id]);
}

async function signIn(page: Page, { email }: { email: string }): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

test.describe('An unsent message', () => {
  test('is restored after a reload, and listed until it is sent or discarded', async ({ school, signedInAs }) => {
    const { page, person } = await signedInAs('parent');
    const mentor = await school.makePerson('mentor', { fullName: uniqueName() });
    await openAndWrite(page, mentor);

    await test.step('is stored if the page is reloaded right after typing', async () => {
      await body(page).fill('Begun\n\nand gone on');
      await page.reload();
      await expect(body(page)).toHaveValue('Begun\n\nand gone on');
      await expect(page.getByLabel('Subject')).toHaveValue('Of the tides');
      await expect(page.getByRole('combobox', { name: 'Recipient' })).toHaveValue(`${mentor.fullName} (Mentor)`);
    });

    await test.step('keeps its text and the focus when another message arrives', async () => {
      const requestId = await page.locator('input[name=requestId]').inputValue();
      await body(page).focus();
      await school.makeMessage({ from: mentor.id, to: person.id, subject: 'Meanwhile' });
      await expect(page.getByRole('link').filter({ hasText: 'Meanwhile' })).toBeVisible();
      await expect(body(page)).toBeFocused();
      await expect(body(page)).toHaveValue('Begun\n\nand gone on');
      await expect(page.locator('input[name=requestId]')).toHaveValue(requestId);
    });

    await test.step('is listed as a draft until it is sent', async () => {
      await page.getByRole('link', { name: 'Cancel' }).click();
      await expect(draftRow(page)).toHaveAccessibleName(`Draft to ${mentor.fullName} Of the tides`);
      await draftRow(page).click();
      await send(page).click();
      await expectSent(page);
    });

    await test.step('is deleted when its form is empty again', async () => {
      await page.getByRole('link', { name: 'Compose' }).click();
      await expect(body(page)).toHaveValue('');
      const kept = page.getByText('Draft kept on this device');
      const discard = page.getByRole('button', { name: 'Discard draft' });
      await body(page).fill('Begun');
      await expect(kept).toBeVisible();
      await expect(discard).toBeVisible();
      await page.getByLabel('Subject').fill(' ');
      await body(page).fill('');
      await expect(kept).toHaveCount(0);
      await expect(discard).toHaveCount(0);
      await expect.poll(() => storedDrafts(page)).toEqual([]);
    });

    // @see cookie-policy 3.6
    await test.step('is discarded after a confirmation', async () => {
      await write(page, mentor);
      await page.getByRole('button', { name: 'Discard draft' }).click();
      await page.getByRole('button', { name: 'Keep writing' }).click();
      await expect(body(page)).toHaveValue('Begun');
      await page.getByRole('button', { name: 'Discard draft' }).click();
      await page.getByRole('button', { name: 'Discard', exact: true }).click();
      await expect(page).toHaveURL('/inbox');
      await expect(draftRow(page)).toHaveCount(0);
    });
  });

  // @see cookie-policy 3.6, translations form.offline, translations compose.tooMany, translations login.draftKept
  // @see translations shell.offline
  test('is kept if the session ended before sending, and can be sent after signing in again', async ({
    school,
    signedInAs,
  }) => {
    const { page, person } = await signedInAs('parent');
    const mentor = await school.makePerson('mentor', { fullName: uniqueName() });
    const other = await school.makePerson('parent');
    await openAndWrite(page, mentor, 'For one reader alone');
    await endSessions(school, person);
    await send(page).click();
    await expect(page).toHaveURL(/\/parent-login\?redirectTo=/);
    await expect(page.getByText('A text that has not been sent or saved is kept on this device.')).toBeVisible();

    await test.step('is not shown to another person on the same device', async () => {
      await signIn(page, other);
      await expect(page).toHaveURL(/\/inbox\?compose/);
      await expect(page.getByRole('combobox')).toHaveAttribute('aria-autocomplete', 'list');
      await expect(body(page)).toHaveValue('');
      await expect(draftRow(page)).toHaveCount(0);
      await endSessions(school, other);
    });

    await page.goto('/parent-login?redirectTo=%2Finbox%3Fcompose');
    await signIn(page, person);
    await expect(page).toHaveURL(/\/inbox\?compose/);
    await expect(body(page)).toHaveValue('For one reader alone');
    await send(page).click();
    await expectSent(page);
    expect(await sentTo(school, mentor)).toHaveLength(1);
  });

  test('is sent exactly once despite repeated submits, lost responses and network failures', async ({
    school,
    signedInAs,
  }) => {
    const { page, context } = await signedInAs('parent');
    const mentor = await school.makePerson('mentor', { fullName: uniqueName() });
    const loseInboxResponses = () => loseResponses(page, '**/inbox.data*');
    await openAndWrite(page, mentor);

    // @see translations form.unconfirmed
    await test.step('is sent once by a double click, and by pressing Enter twice', async () => {
      await send(page).dblclick();
      await expectSent(page);
      expect(await sentTo(school, mentor)).toHaveLength(1);
      await composeAnother(page, mentor);
      await page.getByLabel('Subject').focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await expectSent(page);
      expect(await sentTo(school, mentor)).toHaveLength(2);
    });

    await test.step('is shown as sent after a lost response once a live update reports it', async () => {
      await composeAnother(page, mentor);
      const loss = await loseInboxResponses();
      await send(page).click();
      await expectSent(page);
      await expect(page.getByText('Failed to send message')).toHaveCount(0);
      expect(await sentTo(school, mentor)).toHaveLength(3);
      await loss.stop();
    });

    // @see translations form.offline, translations compose.tooMany, translations login.draftKept
    // @see translations shell.offline
    await test.step('is not sent while offline, and when back online only by pressing Send Message', async () => {
      await composeAnother(page, mentor);
      // From here on the page gets no updates: without a stream it would load the list after each check of the session.
      await page.route(/\/(inbox\/events|session)$/, (route) => route.abort());
      await context.setOffline(true);
      await expect(page.getByText(/^You are offline\. Your text is kept/)).toBeVisible();
      await send(page).click();
      await expect(page.getByText(/^Not sent: you are offline/)).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByText(texts.en('form.offline.back'))).toBeVisible();
      expect(await sentTo(school, mentor)).toHaveLength(3);
      await send(page).click();
      await expectSent(page);
      expect(await sentTo(school, mentor)).toHaveLength(4);
    });

    await test.step('stays in the form after a lost response, and is stored once when sent again', async () => {
      await composeAnother(page, mentor);
      const loss = await loseInboxResponses();
      await send(page).click();
      await expect(page.getByText('Failed to send message')).toBeVisible();
      await expect(page.getByText(/it will not be sent twice/)).toBeVisible();
      await expect(body(page)).toHaveValue('Begun');
      expect(await sentTo(school, mentor)).toHaveLength(5);
      await loss.stop();
      await send(page).click();
      await expectSent(page);
      expect(await sentTo(school, mentor)).toHaveLength(5);
    });

    await test.step('is sent as a second message, after a warning, if it was changed after a lost response', async () => {
      await composeAnother(page, mentor);
      const loss = await loseInboxResponses();
      await send(page).click();
      await expect(page.getByText('Failed to send message')).toBeVisible();
      await loss.stop();
      await body(page).fill('Begun, and gone on');
      await send(page).click();
      await expect(page.getByText(/You have already sent an earlier version/)).toBeVisible();
      await expect(body(page)).toHaveValue('Begun, and gone on');
      await send(page).click();
      await expectSent(page);
      expect(await sentTo(school, mentor)).toHaveLength(7);
    });

    await test.step('is no longer a draft once the list shows it as sent', async () => {
      await composeAnother(page, mentor);
      await loseInboxResponses();
      await send(page).click();
      await expect(page.getByText('Failed to send message')).toBeVisible();
      await page.goto('/inbox');
      await expect(page.getByRole('link').filter({ hasText: 'Of the tides' })).toHaveCount(8);
      await expect(draftRow(page)).toHaveCount(0);
    });
  });

  test('is restored below text that was typed before hydration', async ({ school, signedInAs }) => {
    const { page } = await signedInAs('parent');
    const mentor = await school.makePerson('mentor', { fullName: uniqueName() });
    await openAndWrite(page, mentor, 'Written yesterday');
    const react = await holdReact(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(body(page)).toHaveValue('');
    await body(page).fill('Written just now');
    react.release();
    await expect(body(page)).toHaveValue('Written just now\n\nWritten yesterday');
    await expect(page.getByLabel('Subject')).toHaveValue('Of the tides');
    await expect(page.getByRole('combobox', { name: 'Recipient' })).toHaveValue(`${mentor.fullName} (Mentor)`);

    await test.step('stays editable and shows a notice if the browser cannot store it', async () => {
      await page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      await body(page).fill('Typed all the same');
      await expect(page.getByText('This browser cannot keep your draft.')).toBeVisible();
      await expect(body(page)).toHaveValue('Typed all the same');
    });
  });

  // @see cookie-policy 3.4, cookie-policy 3.6, translations signOut.drafts.text, translations error.signOut.text
  test('is deleted from the device by a confirmed sign-out', async ({ school, signedInAs }) => {
    const { page, person } = await signedInAs('parent');
    const signOut = page.getByRole('button', { name: 'Sign Out' });
    const confirm = page.getByRole('dialog').getByRole('button', { name: 'Delete and sign out' });
    await watchReact(page);
    await openAndWrite(page, await school.makePerson('mentor', { fullName: uniqueName() }));
    await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
    await expect(page).toHaveURL('/parent-dashboard');
    await signOut.click();
    await page.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(page).toHaveURL('/parent-dashboard');

    // @see translations signOut.drafts.text, translations error.signOut.text
    await test.step('is kept when a sign-out fails, and deleted when it succeeds', async () => {
      await page.route('**/sign-out', (route) => route.fulfill({ status: 503, body: 'The database is away' }));
      await signOut.click();
      await confirm.click();
      await expect(page.getByText('The database is away')).toBeVisible();
      expect(await storedDrafts(page)).toHaveLength(1);
      await page.unroute('**/sign-out');
      await page.goto('/inbox');
      await waitForHydration(page);
      await expect(draftRow(page)).toHaveCount(1);
      await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
      await expect(page).toHaveURL('/parent-dashboard');
      await signOut.click();
      await confirm.click();
      await expect(page).toHaveURL('/parent-login');
      await expect.poll(() => storedDrafts(page)).toEqual([]);
    });

    await test.step('causes no confirmation at sign-out if there is none', async () => {
      await signIn(page, person);
      await expect(page).toHaveURL('/parent-dashboard');
      await page
        .getByRole('banner')
        .getByRole('link', { name: /Secure Inbox/ })
        .click();
      await expect(page).toHaveURL('/inbox');
      await expect(draftRow(page)).toHaveCount(0);
      await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
      await expect(page).toHaveURL('/parent-dashboard');
      await waitForHydration(page);
      await signOut.click();
      await expect(page).toHaveURL('/parent-login');
    });
  });
});
