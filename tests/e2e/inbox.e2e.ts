import type { Page } from '@playwright/test';
import { school as identity } from '#content/school.ts';
import { uniqueName } from '../support/people.ts';
import { samplePdf } from '../support/sample-files.ts';
import { violationsOf } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { waitForHydration, watchReact } from './support/hydration.ts';
import { loseResponses } from './support/lost-responses.ts';
import { siteCookie } from './support/sites.ts';

const letter = { name: 'Letter to the school.pdf', mimeType: 'application/pdf', buffer: samplePdf };
const badge = (page: Page) => page.getByRole('banner').getByRole('link', { name: /Secure Inbox/ });
const message = (page: Page, subject: string) => page.getByRole('link').filter({ hasText: subject });

/** Expects no axe violations and no horizontal scrolling. */
async function expectAccessible(page: Page): Promise<void> {
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

const replyField = (page: Page) =>
  page.getByRole('region', { name: 'Reply' }).getByRole('textbox', { name: 'Message' });
const composeIsReady = (page: Page) => expect(page.getByRole('combobox')).toHaveAttribute('aria-autocomplete', 'list');

// @see cookie-policy 3.4
test('Keyboard shortcuts move through the list, search, compose and send, and can be turned off', async ({
  school,
  signedInAs,
}) => {
  const { page, person } = await signedInAs('parent', { viewport: { width: 1440, height: 900 } });
  const mentor = await school.makePerson('mentor', { fullName: uniqueName() });
  const [older, newer] = [new Date('2026-03-01T08:00:00Z'), new Date('2026-03-02T08:00:00Z')];
  await school.makeMessage({ from: mentor.id, to: person.id, subject: 'Older', sentAt: older });
  await school.makeMessage({ from: mentor.id, to: person.id, subject: 'Newer', sentAt: newer });
  await watchReact(page);
  await page.goto('/inbox');
  await waitForHydration(page);

  // The listener is added after the first render.
  await expect(async () => {
    await page.keyboard.press('k');
    await expect(message(page, 'Newer')).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('j');
  await expect(message(page, 'Older')).toBeFocused();
  await page.keyboard.press('k');
  await expect(message(page, 'Newer')).toBeFocused();

  await page.keyboard.press('/');
  await page.keyboard.type('OLDER');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 message found')).toBeVisible();
  await expect(message(page, 'Older').locator('mark').first()).toHaveText('Older');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Clear search' }).click();
  await expect(message(page, 'Newer')).toBeVisible();

  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(list).toBeVisible();
  await expectAccessible(page);
  await list.getByRole('switch').click();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.keyboard.press('?');
  await page.keyboard.press('j');
  await expect(list).toBeHidden();
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await list.getByRole('switch').click();
  await page.keyboard.press('Escape');

  await page.keyboard.press('c');
  await composeIsReady(page);
  await page.getByRole('combobox').fill(mentor.fullName);
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.getByLabel('Subject').fill('cjk?');
  await page.getByLabel('Message', { exact: true }).fill('Sent by keyboard');
  await page.keyboard.press('Control+Enter');
  await expect(message(page, 'cjk?')).toBeVisible();
});

test.describe('The Secure Inbox', () => {
  test('opens a message from the list, with its thread and a field for the reply', async ({ school, signedInAs }) => {
    const { page, person } = await signedInAs('parent', { viewport: { width: 1440, height: 900 } });
    const mentor = await school.makePerson('mentor', { fullName: 'Margaret Hart' });
    const body = 'First line\n\n  <b>third</b> https://example.org/\nمرحبا بكم';
    const sentAt = new Date('2026-03-01T23:30:00Z');
    const id = await school.makeMessage({ from: mentor.id, to: person.id, subject: '<i>Tides</i>', body, sentAt });
    await watchReact(page);
    await page.goto('/inbox');
    // before hydration a link loads a new document, and the browser sets the focus
    await waitForHydration(page);
    await expectAccessible(page);

    // @see core §2.39, §4.8
    await test.step('marks an opened message as read in the list and the badge', async () => {
      await expect(badge(page)).toHaveAccessibleName('Secure Inbox, 1 unread message');
      await expect(message(page, '<i>Tides</i>')).toHaveAccessibleName(/^Unread/);
      await message(page, '<i>Tides</i>').click();
      await expect(page).toHaveURL(`/inbox/${id}`);
      await expect(page.getByRole('heading', { name: '<i>Tides</i>' })).toBeFocused();
      await expect(badge(page)).toHaveAccessibleName('Secure Inbox');
      await expect(message(page, '<i>Tides</i>')).toHaveAccessibleName(/^Received from/);
    });

    await test.step('shows the body as plain text with line breaks, and web addresses as links', async () => {
      const article = page.getByRole('article');
      await expect(article.getByRole('heading', { level: 2 })).toHaveText('<i>Tides</i>');
      await expect(page).toHaveTitle(`<i>Tides</i> – ${identity.name}`);
      expect(await article.locator('div[dir=auto]').last().innerText()).toBe(body);
      const link = article.getByRole('link', { name: 'example' });
      await expect(link).toHaveAttribute('href', 'https://example.org/');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      // the time zone of the browser is London, where it is still 1 March
      await expect(article.getByRole('time')).toHaveText(/^1 March 2026 at 23:30/);
      await expect(article.getByRole('time')).toHaveAttribute('title', /Greenwich Mean Time|GMT/);
      await expect(article.getByRole('time')).toHaveAttribute('dateTime', sentAt.toISOString());
      await expectAccessible(page);
    });

    await test.step('has a reply below it, whose recipient and subject are changed in the form with all fields', async () => {
      const reply = page.getByRole('region', { name: 'Reply' });
      await expect(reply).toContainText('To Margaret Hart');
      await page.keyboard.press('r');
      await expect(replyField(page)).toBeFocused();
      await replyField(page).fill('Begun');
      await expect(page.getByRole('list', { name: 'Unsent drafts' })).toHaveCount(0);
      await reply.getByRole('link', { name: 'Change' }).click();
      await expect(page.getByLabel('Subject')).toHaveValue('Re: <i>Tides</i>');
      await expect(page.getByLabel('Recipient')).toHaveValue('Margaret Hart (Mentor)');
      await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Begun');
      await expect(page.getByLabel('Message', { exact: true })).toBeFocused();
      await composeIsReady(page);
      await expectAccessible(page);
      await expect(page.getByText('In reply to Margaret Hart')).toBeVisible();
      await page.getByRole('link', { name: 'Cancel' }).click();
      await expect(page).toHaveURL(`/inbox/${id}`);
      await expect(replyField(page)).toHaveValue('Begun');
      await replyField(page).fill('');
    });

    await test.step('shows the thread with only the newest message expanded, and expands all for print', async () => {
      const reply = { threadId: id, subject: 'Re: Tides', isRead: true };
      await school.makeMessage({ from: person.id, to: mentor.id, body: 'The second text', ...reply });
      await school.makeMessage({ from: mentor.id, to: person.id, body: 'The third text', ...reply });
      await page.reload();
      await waitForHydration(page);
      const article = page.getByRole('article');
      await expect(article.getByText('The third text').last()).toBeVisible();
      await expect(article.getByText('The second text').last()).toBeHidden();
      await expectAccessible(page);
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      await expect(article.getByText('The second text').last()).toBeVisible();
      await page.evaluate(() => dispatchEvent(new Event('afterprint')));
      await expect(article.getByText('The second text').last()).toBeHidden();
    });

    await test.step('removes an archived message from the list until archiving is undone', async () => {
      await page.getByRole('button', { name: 'Archive' }).click();
      await expect(page).toHaveURL('/inbox');
      await expect(message(page, 'Tides')).toHaveCount(0);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page).toHaveURL(`/inbox/${id}`);
      await expect(message(page, 'Re: Tides')).toHaveCount(1);
    });
  });

  test('appends older messages to the list without gaps or duplicates', async ({ school, signedInAs }) => {
    const { page, person } = await signedInAs('parent');
    const mentor = await school.makePerson('mentor');
    await Promise.all(
      Array.from({ length: 120 }, (_, index) =>
        school.makeMessage({
          from: mentor.id,
          to: person.id,
          subject: `Note ${index}.`,
          sentAt: new Date(Date.UTC(2026, 0, 1) + index * 60_000),
          isRead: true,
        }),
      ),
    );
    const rows = page.getByRole('region', { name: 'Messages' }).locator('li:not(nav *)');
    await watchReact(page);
    await page.goto('/inbox');
    await waitForHydration(page);
    await expect(rows).toHaveCount(50);
    await page.getByRole('link', { name: 'Older messages' }).click();
    await expect(rows).toHaveCount(100);
    await page.getByRole('link', { name: 'Older messages' }).click();
    await expect(rows).toHaveCount(120);
    await expect(page.getByRole('link', { name: 'Older messages' })).toHaveCount(0);
    // a new message moves the last message of each page to the next page
    await school.makeMessage({ from: mentor.id, to: person.id, subject: 'The newest' });
    await expect(rows).toHaveCount(121);
    await expect(rows.first()).toContainText('The newest');
    const subjects = await rows.allInnerTexts();
    for (let index = 0; index < 120; index++) {
      expect(subjects.filter((text) => text.includes(`Note ${index}.`))).toHaveLength(1);
    }
  });

  test('has no axe violations on a phone in Arabic', async ({ school, signedInAs }) => {
    const { page, context, person } = await signedInAs('parent', { viewport: { width: 360, height: 740 } });
    const mentor = await school.makePerson('mentor', { fullName: 'محمد العلي' });
    await school.makeMessage({
      from: mentor.id,
      to: person.id,
      subject: 'Of the tides',
      body: 'longer-than-a-line'.repeat(20),
    });
    await school.makeMessage({ from: person.id, to: mentor.id, isRead: true });
    // links behind the cookie banner are too small as targets
    await context.addCookies([siteCookie('language', 'ar'), siteCookie('cookieConsent', 'essential.-.-')]);
    await watchReact(page);
    await page.goto('/inbox');
    await waitForHydration(page);
    await expectAccessible(page);
    await message(page, 'Of the tides').click();
    await expect(page.getByRole('heading', { name: 'Of the tides' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('article').locator('a[href*=compose]').click();
    await composeIsReady(page);
    await expectAccessible(page);
  });
});

// @see core §6.7
test('Consecutive messages of a thread are below the newest one, each with its own row', async ({
  school,
  signedInAs,
}) => {
  const { page, person } = await signedInAs('parent', { viewport: { width: 390, height: 844 } });
  const mentor = await school.makePerson('mentor', { fullName: uniqueName() });
  const at = (day: number) => new Date(Date.UTC(2026, 2, day));
  const received = { from: mentor.id, to: person.id };
  const threadId = await school.makeMessage({ ...received, subject: 'First.', isRead: true, sentAt: at(1) });
  await school.makeMessage({ ...received, subject: 'Second.', threadId, sentAt: at(2) });
  await school.makeMessage({ from: person.id, to: mentor.id, subject: 'Third.', threadId, sentAt: at(3) });
  await school.makeMessage({ ...received, subject: 'Another matter', isRead: true, sentAt: at(4) });
  await watchReact(page);
  await page.goto('/inbox');
  await waitForHydration(page);
  const more = page.getByText('2 earlier messages');

  await test.step('the row of the newest one is unread if another one is, until they are expanded', async () => {
    await expect(message(page, 'Third.')).toHaveAccessibleName(/^Unread/);
    await expect(message(page, 'Second.')).toHaveCount(0);
    await expectAccessible(page);
    await more.click();
    await expect(message(page, 'Second.')).toHaveAccessibleName(/^Unread/);
    await expect(message(page, 'Third.')).toHaveAccessibleName(/^Sent to/);
    await expectAccessible(page);
  });

  await test.step('an earlier message opens, and is where the focus returns', async () => {
    await message(page, 'First.').click();
    await expect(page).toHaveURL(`/inbox/${threadId}`);
    await page.getByRole('link', { name: 'Back to messages' }).click();
    await expect(message(page, 'First.')).toBeFocused();
    await more.click();
    await expect(message(page, 'First.')).toHaveCount(0);
  });

  await test.step('the row of the newest one is current while an earlier message is open', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/inbox/${threadId}`);
    await expect(message(page, 'Third.')).toHaveAttribute('aria-current', 'true');
  });
});

test.describe('A reply below a thread', () => {
  test('keeps its text until the answer arrives, and is then shown and focused in the thread', async ({
    school,
    signedInAs,
  }) => {
    const { page, person } = await signedInAs('parent', { viewport: { width: 390, height: 844 } });
    const mentor = await school.makePerson('mentor', { fullName: uniqueName() });
    const id = await school.makeMessage({
      from: mentor.id,
      to: person.id,
      subject: 'Tides',
      body: 'A line.\n'.repeat(60),
    });
    await watchReact(page);
    await page.goto(`/inbox/${id}`);
    await waitForHydration(page);
    const form = page.getByRole('region', { name: 'Reply' });
    const send = form.getByRole('button', { name: /^Send/ });

    await test.step('is at the lower edge of the screen and covers nothing at the end of the page', async () => {
      await expect(send).toBeInViewport({ ratio: 1 });
      await page.getByRole('button', { name: 'Archive' }).focus();
      await page.getByRole('button', { name: 'Archive' }).scrollIntoViewIfNeeded();
      const [button, bar] = [
        await page.getByRole('button', { name: 'Archive' }).boundingBox(),
        await form.boundingBox(),
      ];
      expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
      await expectAccessible(page);
    });

    await test.step('says what is missing', async () => {
      await send.click();
      await expect(replyField(page)).toHaveAccessibleDescription('Please write a message');
      await expect(replyField(page)).toBeFocused();
      await expect(page).toHaveURL(`/inbox/${id}`);
    });

    await test.step('keeps the typed text when a message of the thread arrives', async () => {
      await replyField(page).fill('Thank you.');
      await school.makeMessage({ from: mentor.id, to: person.id, threadId: id, subject: 'Re: Tides' });
      await expect(page.getByRole('article').getByText('New')).toBeVisible();
      await expect(replyField(page)).toHaveValue('Thank you.');
    });

    const [loaded, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await page.route(/\/inbox\/[^/]+\.data/, async (route) => {
      if (route.request().method() === 'GET') {
        loaded.resolve();
        await held.promise;
      }
      await route.continue();
    });
    await replyField(page).press('Control+Enter');
    await loaded.promise;
    await expect(send).toHaveText('Sending...');
    await expect(replyField(page)).toHaveValue('Thank you.');
    held.resolve();
    await expect(page.getByText('Message sent successfully')).toBeVisible();
    const [sent] = await school.asOwner<{ id: string; thread_id: string }>(
      'select id, thread_id from messages where sender_id = $1',
      [person.id],
    );
    expect(sent?.thread_id).toBe(id);
    await expect(page).toHaveURL(`/inbox/${sent?.id}`);
    await expect(page.getByRole('article').getByText('Thank you.')).toBeInViewport();
    await expect(page.locator(':focus')).toContainText(`To ${mentor.fullName}`);
    await expect(replyField(page)).toHaveValue('');
  });

  test('stays in its field after a lost response, and is sent once', async ({ school, signedInAs }) => {
    const { page, person } = await signedInAs('parent');
    const mentor = await school.makePerson('mentor');
    const id = await school.makeMessage({ from: mentor.id, to: person.id });
    const count = async () => (await school.asOwner('select from messages where sender_id = $1', [person.id])).length;
    // Without updates, which would report that it was sent.
    await page.route(/\/(inbox\/events|session)$/, (route) => route.abort());
    await page.goto(`/inbox/${id}`);
    await waitForHydration(page);
    await replyField(page).fill('Thank you.');
    const loss = await loseResponses(page, '**/inbox/*.data*');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText(/it will not be sent twice/)).toBeVisible();
    await expect(replyField(page)).toHaveValue('Thank you.');
    expect(await count()).toBe(1);
    await loss.stop();
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Message sent successfully')).toBeVisible();
    expect(await count()).toBe(1);
  });

  test('with another subject goes on in the form with all fields', async ({ school, signedInAs }) => {
    const { page, person } = await signedInAs('parent');
    const mentor = await school.makePerson('mentor', { fullName: uniqueName() });
    const id = await school.makeMessage({ from: mentor.id, to: person.id, subject: 'Tides' });
    await page.goto(`/inbox?compose&to=${mentor.id}&re=${id}`);
    await composeIsReady(page);
    await page.getByLabel('Subject').fill('Another matter');
    await page.goto(`/inbox/${id}`);
    await page
      .getByRole('article')
      .getByRole('link', { name: `Draft to ${mentor.fullName}` })
      .click();
    await expect(page.getByLabel('Subject')).toHaveValue('Another matter');
    await page.getByLabel('Message', { exact: true }).fill('Thank you.');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page).toHaveURL(/\/inbox\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('heading', { level: 2, name: 'Another matter' })).toBeVisible();
  });
});

test.describe('The compose form', () => {
  // @see core §2.39, §4.10, §7.9, §8.11
  test('finds the recipient by keyboard and sends the message', async ({ school, signedInAs }) => {
    const { page } = await signedInAs('parent');
    const name = uniqueName();
    const mentor = await school.makePerson('mentor', { fullName: name });
    await watchReact(page);
    await page.goto('/inbox');
    await waitForHydration(page);
    await page.getByRole('link', { name: 'Compose' }).click();
    await expect(page.getByRole('heading', { name: 'New message' })).toBeFocused();
    const recipient = page.getByRole('combobox', { name: 'Recipient' });
    await composeIsReady(page);

    // @see core §5.9, §8.10
    await test.step('shows the missing fields, keeps the values, and focuses the first missing field', async () => {
      await page.getByLabel('Message', { exact: true }).fill('Kept');
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByText('Please fill in all fields')).toBeVisible();
      await expect(recipient).toBeFocused();
      await expect(recipient).toHaveAccessibleDescription('Please choose a recipient');
      await expect(page.getByLabel('Subject')).toHaveAccessibleDescription('Please enter a subject');
      await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Kept');
      await page.getByLabel('Subject').fill('Here');
      await expect(page.getByText('Please enter a subject')).toHaveCount(0);
    });

    await recipient.focus();
    await page.keyboard.type(`${name.slice(8, 24)} OTTI`);
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText([new RegExp(name)]);
    await expect(page.getByText('1 person found')).toBeAttached();
    await page.keyboard.press('Enter');
    await expect(recipient).toHaveValue(`${name} (Mentor)`);
    await expect(page).toHaveURL('/inbox?compose');
    // Tab selects the text of an input, and puts the caret at the start of a text area
    await page.keyboard.press('Tab');
    await page.keyboard.type('Of the tides');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Dear Ottilie,\nthank you.');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Message sent successfully')).toBeVisible();
    await expect(page).toHaveURL('/inbox');
    await expect(message(page, 'Of the tides')).toHaveAccessibleName(new RegExp(`^Sent to.*${name}`));
    const stored = await school.asOwner<{ count: string }>('select count(*) from messages where receiver_id = $1', [
      mentor.id,
    ]);
    expect(stored).toEqual([{ count: '1' }]);
  });
});

test.describe('A message without JavaScript', () => {
  // @see core §4.10, pages/accessibility glance figures, pages/accessibility sections 2
  // @see pages/accessibility sections 1 paragraphs 2, pages/faculty portal, pages/home experience parts 2
  test('is written, sent once, and read', { tag: '@https' }, async ({ school, signedInAs }) => {
    const mentor = await signedInAs(await school.makePerson('mentor', { fullName: uniqueName() }), {
      javaScriptEnabled: false,
    });
    const { page } = await signedInAs('parent', { javaScriptEnabled: false });
    await page.goto('/inbox');
    await page.getByRole('link', { name: 'Compose' }).click();
    await page.getByLabel('Search by name').fill(mentor.person.fullName);
    await page.getByRole('button', { name: 'Find' }).click();
    await expect(page).toHaveURL(/recipient=/);
    await page.getByLabel('Subject').fill('Of the tides');
    await page.getByLabel('Attachments').setInputFiles([letter]);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Please fill in all fields')).toBeVisible();
    await expect(page.getByLabel('Subject')).toHaveValue('Of the tides');
    await expect(page.getByText(letter.name).first()).toBeVisible();
    await page.getByLabel('Recipient').selectOption(`${mentor.person.fullName} (Mentor)`);
    await page.getByLabel('Message', { exact: true }).fill('Line one\nline two');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page).toHaveURL('/inbox');
    await expect(page.getByText('Message sent successfully')).toBeVisible();
    const stored = await school.asOwner<{ id: string }>('select id from messages where receiver_id = $1', [
      mentor.person.id,
    ]);
    expect(stored).toHaveLength(1);
    await mentor.page.goto('/inbox');
    await mentor.page.getByRole('link').filter({ hasText: 'Of the tides' }).click();
    await expect(mentor.page.getByText('Line one')).toHaveText('Line one\nline two');
    await expect(mentor.page.getByRole('time').last()).toContainText('(UTC)');
    await expect(mentor.page.getByRole('link', { name: `Download ${letter.name}` })).toBeVisible();
  });
});

test('The list and an open message fill the screen, scroll on their own, and have the footer below', async ({
  school,
  signedInAs,
}) => {
  const { page, person } = await signedInAs('parent', { viewport: { width: 1280, height: 800 } });
  const mentor = await school.makePerson('mentor', { fullName: uniqueName() });
  const received = { from: mentor.id, to: person.id, isRead: true };
  for (let day = 1; day <= 20; day += 1)
    await school.makeMessage({ ...received, subject: `Note ${day}.`, sentAt: new Date(Date.UTC(2026, 2, day)) });
  const id = await school.makeMessage({ ...received, subject: 'Long', body: 'A line.\n'.repeat(100) });
  await page.goto(`/inbox/${id}`);
  await waitForHydration(page);
  const heading = page.getByRole('heading', { name: 'Long' });
  const footer = await page.getByRole('contentinfo').boundingBox();
  expect(footer?.y).toBe(800);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(800 + (footer?.height ?? 0));
  await message(page, 'Note 1.').scrollIntoViewIfNeeded();
  await expect(message(page, 'Note 1.')).toBeInViewport({ ratio: 1 });
  await expect(heading).toBeInViewport();
  await page.getByRole('button', { name: 'Archive' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Archive' })).toBeInViewport({ ratio: 1 });
  await expect(heading).not.toBeInViewport();
  await expect(message(page, 'Note 1.')).toBeInViewport({ ratio: 1 });
  await message(page, 'Note 2.').click();
  await expect(page.getByRole('heading', { name: 'Note 2.' })).toBeInViewport({ ratio: 1 });
});

test('The skip link leads past the list to an open message or form', async ({ school, signedInAs }) => {
  const { page, person } = await signedInAs('parent');
  const mentor = await school.makePerson('mentor', { fullName: uniqueName() });
  const id = await school.makeMessage({ from: mentor.id, to: person.id, subject: 'Thursday' });
  for (const [path, heading] of [
    [`/inbox/${id}`, 'Thursday'],
    ['/inbox?compose', 'New Message'],
  ] as const) {
    await page.goto(path);
    await waitForHydration(page);
    await page.getByRole('link', { name: 'Skip to main content' }).press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeFocused();
  }
});

test('Back to messages returns to the row and the scroll position of the list on a phone', async ({
  school,
  signedInAs,
}) => {
  const { page, person } = await signedInAs('parent', { viewport: { width: 390, height: 664 } });
  const mentor = await school.makePerson('mentor', { fullName: uniqueName() });
  for (let day = 1; day <= 15; day += 1)
    await school.makeMessage({
      from: mentor.id,
      to: person.id,
      subject: `Note ${day}.`,
      isRead: true,
      sentAt: new Date(Date.UTC(2026, 2, day)),
    });
  await page.goto('/inbox');
  await waitForHydration(page);
  const row = message(page, 'Note 3.');
  await row.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(100);
  await row.click();
  await page.getByRole('link', { name: 'Back to messages' }).click();
  await expect(row).toBeFocused();
  await expect(row).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThan(50);
});
