import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { school as identity } from '../../content/school.ts';
import { uniqueName } from '../support/people.ts';
import { violationsOf } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { reactLives, watchReact } from './support/hydration.ts';

const badge = (page: Page) => page.getByRole('banner').getByRole('link', { name: /Secure Inbox/ });
const message = (page: Page, subject: string) => page.getByRole('link').filter({ hasText: subject });

/** Waits until React has taken the page over: before that a choice would be made in what it replaces. */
async function openCompose(page: Page, address = '/inbox?compose'): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('combobox', { name: 'Recipient' })).toHaveAttribute('aria-autocomplete', 'list');
}

test.describe('The secure inbox', () => {
  test('answers a foreign, an unknown and a malformed id alike', async ({ school, signedInAs }) => {
    const [mother, mentor, stranger] = [
      await school.makePerson('parent'),
      await school.makePerson('mentor'),
      await signedInAs('parent'),
    ];
    const id = await school.makeMessage({ from: mentor.id, to: mother.id });
    const answers = await Promise.all(
      [id, randomUUID(), 'nonsense'].map((wrong) => stranger.context.request.get(`/inbox/${wrong}`)),
    );
    expect(answers.map((answer) => answer.status())).toEqual([404, 404, 404]);
    const [foreign, unknown] = await Promise.all(
      [id, randomUUID()].map(async (wrong) => {
        const answer = await stranger.context.request.get(`/inbox/${wrong}.data`);
        return [answer.status(), (await answer.text()).replaceAll(/[0-9a-f-]{36}/g, '…')];
      }),
    );
    expect(foreign).toEqual(unknown);
  });

  test('is not marked read by fetching ahead, by its sender, or by looking at its head', async ({
    school,
    signedInAs,
  }) => {
    const [receiver, sender] = [await signedInAs('parent'), await signedInAs('mentor')];
    const id = await school.makeMessage({ from: sender.person.id, to: receiver.person.id, subject: 'Unopened' });
    await receiver.context.request.get(`/inbox/${id}`, { headers: { 'Sec-Purpose': 'prefetch' } });
    await receiver.context.request.get(`/inbox/${id}.data`, { headers: { 'Sec-Purpose': 'prefetch;prerender' } });
    await receiver.context.request.head(`/inbox/${id}`);
    await sender.page.goto(`/inbox/${id}`);
    await expect(sender.page.getByRole('article').getByText('Not read yet')).toBeVisible();
    await receiver.page.goto('/inbox');
    await expect(badge(receiver.page)).toHaveAccessibleName('Secure Inbox, 1 unread message');
    await expect(message(receiver.page, 'Unopened')).toHaveAccessibleName(/^Unread/);
  });

  test('shows a message read, in list and badge, in the very answer that opens it', async ({ school, signedInAs }) => {
    const [receiver, sender] = [await signedInAs('parent'), await signedInAs('mentor')];
    const [first, second] = [
      await school.makeMessage({ from: sender.person.id, to: receiver.person.id, subject: 'The first' }),
      await school.makeMessage({ from: sender.person.id, to: receiver.person.id, subject: 'The second' }),
    ];
    const html = await (await receiver.context.request.get(`/inbox/${first}`)).text();
    expect(html).toContain('Secure Inbox, 1 unread message"');
    const { page } = receiver;
    await watchReact(page);
    await page.goto('/inbox');
    // before, a link loads a document of its own, and the browser places the focus
    await reactLives(page);
    await message(page, 'The second').click();
    await expect(page).toHaveURL(`/inbox/${second}`);
    await expect(page.getByRole('heading', { name: 'The second' })).toBeFocused();
    await expect(badge(page)).toHaveAccessibleName('Secure Inbox');
    await expect(message(page, 'The second')).toHaveAccessibleName(/^Received from/);
    await sender.page.goto(`/inbox/${second}`);
    await expect(sender.page.getByRole('article').getByText('Read', { exact: true })).toBeVisible();
  });

  test('shows bodies as text: line breaks kept, markup and links not followed', async ({ school, signedInAs }) => {
    const { page, person } = await signedInAs('parent');
    const mentor = await school.makePerson('mentor', { fullName: 'Margaret Hart' });
    const body = 'First line\n\n  <b>third</b> https://example.org/\nمرحبا بكم';
    const sentAt = new Date('2026-03-01T23:30:00Z');
    const id = await school.makeMessage({ from: mentor.id, to: person.id, subject: '<i>Subject</i>', body, sentAt });
    await page.goto(`/inbox/${id}`);
    const article = page.getByRole('article');
    await expect(article.getByRole('heading')).toHaveText('<i>Subject</i>');
    await expect(page).toHaveTitle(`<i>Subject</i> – ${identity.name}`);
    expect(await article.locator('[dir=auto]').last().innerText()).toBe(body);
    await expect(article.getByRole('link', { name: 'example' })).toHaveCount(0);
    // the browser stands in London, where the first of March still has half an hour to go
    await expect(article.getByRole('time')).toHaveText(/^1 March 2026 at 23:30/);
    await expect(article.getByRole('time')).toHaveAttribute('title', /Greenwich Mean Time|GMT/);
    await expect(article.getByRole('time')).toHaveAttribute('dateTime', sentAt.toISOString());
  });

  test('says that it is empty, and that nothing is selected', async ({ signedInAs }) => {
    const { page } = await signedInAs('mentor');
    await page.goto('/inbox');
    await expect(page.getByText('No messages yet')).toBeVisible();
    await expect(page.getByText('No Message Selected')).toBeVisible();
    await expect(page.getByText('Private communication for verified users only')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect(page).toHaveURL('/parent-dashboard');
  });

  test('loads older messages below without losing the list', async ({ school, signedInAs }) => {
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
    const rows = page.getByRole('region', { name: 'Messages' }).getByRole('listitem');
    await watchReact(page);
    await page.goto('/inbox');
    await reactLives(page);
    await expect(rows).toHaveCount(50);
    await page.getByRole('link', { name: 'Older messages' }).click();
    await expect(rows).toHaveCount(100);
    await page.getByRole('link', { name: 'Older messages' }).click();
    await expect(rows).toHaveCount(120);
    await expect(page.getByRole('link', { name: 'Older messages' })).toHaveCount(0);
    // a new message pushes the last of each page over to the next
    await school.makeMessage({ from: mentor.id, to: person.id, subject: 'The newest' });
    await expect(rows).toHaveCount(121);
    await expect(rows.first()).toContainText('The newest');
    const subjects = await rows.allInnerTexts();
    for (let index = 0; index < 120; index++) {
      expect(subjects.filter((text) => text.includes(`Note ${index}.`))).toHaveLength(1);
    }
  });

  for (const [device, viewport] of Object.entries({
    'a phone': { width: 360, height: 740 },
    'a desk': { width: 1440, height: 900 },
  })) {
    test(`has no fault that axe finds on ${device}, and nothing to scroll sideways`, async ({ school, signedInAs }) => {
      test.slow();
      const { page, person } = await signedInAs('parent');
      const mentor = await school.makePerson('mentor', { fullName: 'محمد العلي' });
      const id = await school.makeMessage({ from: mentor.id, to: person.id, body: 'longer-than-a-line'.repeat(20) });
      await school.makeMessage({ from: person.id, to: mentor.id, isRead: true });
      await page.setViewportSize(viewport);
      for (const address of ['/inbox', `/inbox/${id}`, `/inbox?compose&re=${id}&to=${mentor.id}`]) {
        await page.goto(address);
        if (address.includes('compose'))
          await expect(page.getByRole('combobox')).toHaveAttribute('aria-autocomplete', 'list');
        expect(await violationsOf(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      }
    });
  }
});

test.describe('Compose', () => {
  test('finds the recipient by keyboard, and the message arrives', async ({ school, signedInAs }) => {
    const [{ page }, receiver] = [await signedInAs('parent'), await signedInAs('mentor')];
    const name = uniqueName();
    const mentor = await school.makePerson('mentor', { fullName: name });
    await watchReact(page);
    await page.goto('/inbox');
    await reactLives(page);
    await page.getByRole('link', { name: 'Compose' }).click();
    await expect(page.getByRole('heading', { name: 'New message' })).toBeFocused();
    const recipient = page.getByRole('combobox', { name: 'Recipient' });
    await expect(recipient).toHaveAttribute('aria-autocomplete', 'list');
    await recipient.focus();
    await page.keyboard.type(`${name.slice(8, 24)} OTTI`);
    await expect(page.getByRole('option')).toHaveText([new RegExp(name)]);
    await expect(page.getByText('1 person found')).toBeAttached();
    await page.keyboard.press('Enter');
    await expect(recipient).toHaveValue(`${name} (Mentor)`);
    await expect(page).toHaveURL('/inbox?compose');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Of the tides');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Dear Ottilie,\nthank you.');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Message sent successfully')).toBeVisible();
    await expect(page).toHaveURL('/inbox');
    await expect(message(page, 'Of the tides')).toHaveAccessibleName(new RegExp(`^Sent to.*${name}`));
    expect(receiver.person.id).not.toBe(mentor.id);
    const stored = await school.asOwner<{ count: string }>('select count(*) from messages where receiver_id = $1', [
      mentor.id,
    ]);
    expect(stored).toEqual([{ count: '1' }]);
  });

  test('says what is missing, keeps what is there, and leads to the field', async ({ signedInAs }) => {
    const { page } = await signedInAs('parent');
    await openCompose(page);
    await page.getByLabel('Message', { exact: true }).fill('Kept');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Please fill in all fields')).toBeVisible();
    await expect(page.getByLabel('Recipient')).toBeFocused();
    await expect(page.getByLabel('Recipient')).toHaveAccessibleDescription('Please choose a recipient');
    await expect(page.getByLabel('Subject')).toHaveAccessibleDescription('Please enter a subject');
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Kept');
    await page.getByLabel('Subject').fill('Here');
    await expect(page.getByText('Please enter a subject')).toHaveCount(0);
  });

  test('offers an answer with recipient and subject', async ({ school, signedInAs }) => {
    const { page, person } = await signedInAs('parent');
    const mentor = await school.makePerson('mentor', { fullName: 'Margaret Hart' });
    const id = await school.makeMessage({ from: mentor.id, to: person.id, subject: 'Of the tides' });
    await watchReact(page);
    await page.goto(`/inbox/${id}`);
    await reactLives(page);
    await page.getByRole('link', { name: 'Reply' }).click();
    await expect(page.getByLabel('Subject')).toHaveValue('Re: Of the tides');
    await expect(page.getByLabel('Recipient')).toHaveValue('Margaret Hart (Mentor)');
    await expect(page.getByLabel('Message', { exact: true })).toBeFocused();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(`/inbox/${id}`);
  });

  test('tells nothing of a message that is not yours', async ({ school, signedInAs }) => {
    const { page } = await signedInAs('parent');
    const [mother, mentor] = [await school.makePerson('parent'), await school.makePerson('mentor')];
    const id = await school.makeMessage({ from: mentor.id, to: mother.id, subject: 'Of the tides' });
    await openCompose(page, `/inbox?compose&re=${id}`);
    await expect(page.getByLabel('Subject')).toHaveValue('');
  });

  test('finds nobody to a visitor, and nobody who is suspended', async ({ school, signedInAs, request }) => {
    expect((await request.get('/inbox/recipients?search=a')).status()).toBe(401);
    const { context } = await signedInAs('parent');
    const gone = await school.makePerson('mentor', { fullName: uniqueName() });
    await school.asOwner('select accounts.suspend($1)', [gone.id]);
    const answer = await context.request.get(`/inbox/recipients?search=${encodeURIComponent(gone.fullName)}`);
    expect(await answer.json()).toEqual({ people: [] });
    expect((await context.request.get('/inbox/recipients?search=%00')).status()).toBe(400);
  });
});

test('E-mail addresses are shown to administrators only', async ({ school, signedInAs }) => {
  const mentor = await school.makePerson('mentor', { fullName: uniqueName() });
  const parent = await signedInAs('parent');
  const admin = await signedInAs('admin');
  const search = `search=${encodeURIComponent(mentor.fullName)}`;
  for (const { context, person } of [parent, admin]) {
    const isAdmin = person.role === 'admin';
    const id = await school.makeMessage({ from: mentor.id, to: person.id });
    const [found] = (await (await context.request.get(`/inbox/recipients?${search}`)).json()).people;
    expect(found).toEqual({
      id: mentor.id,
      fullName: mentor.fullName,
      role: 'mentor',
      email: isAdmin ? mentor.email : null,
    });
    const byAddress = await context.request.get(`/inbox/recipients?search=${encodeURIComponent(mentor.email)}`);
    expect((await byAddress.json()).people).toHaveLength(isAdmin ? 1 : 0);
    const addresses = [
      `/inbox/${id}`,
      `/inbox/${id}.data`,
      `/inbox?compose&to=${mentor.id}`,
      `/inbox?compose&recipient=${encodeURIComponent(mentor.fullName)}`,
      '/inbox',
      '/parent-dashboard',
    ];
    for (const address of addresses) {
      const page = await (await context.request.get(address)).text();
      expect(page.includes(mentor.email)).toBe(isAdmin && /compose|\/inbox\//.test(address));
    }
  }
  await parent.page.goto(`/inbox?compose&to=${mentor.id}`);
  await expect(parent.page.getByRole('combobox', { name: 'Recipient' })).toHaveValue(`${mentor.fullName} (Mentor)`);
  await admin.page.goto(`/inbox?compose&to=${mentor.id}`);
  await expect(admin.page.getByRole('combobox', { name: 'Recipient' })).toHaveValue(
    `${mentor.fullName} (Mentor, ${mentor.email})`,
  );
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a message is written, sent once, and read', { tag: '@https' }, async ({
    browser,
    school,
    baseURL,
    signedInAs,
  }) => {
    const mother = await signedInAs('parent');
    const mentor = await signedInAs(await school.makePerson('mentor', { fullName: uniqueName() }));
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    await context.addCookies(await mother.context.cookies());
    const page = await context.newPage();
    await page.goto('/inbox');
    await page.getByRole('link', { name: 'Compose' }).click();
    await page.getByLabel('Search by name').fill(mentor.person.fullName);
    await page.getByRole('button', { name: 'Find' }).click();
    await expect(page).toHaveURL(/recipient=/);
    await page.getByLabel('Subject').fill('Of the tides');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Please fill in all fields')).toBeVisible();
    await expect(page.getByLabel('Subject')).toHaveValue('Of the tides');
    await page.getByLabel('Recipient').selectOption(`${mentor.person.fullName} (Mentor)`);
    await page.getByLabel('Message', { exact: true }).fill('Line one\nline two');
    const requestId = await page.locator('input[name="requestId"]').inputValue();
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page).toHaveURL('/inbox');
    await expect(page.getByText('Message sent successfully')).toBeVisible();
    const form = { requestId, receiverId: mentor.person.id, subject: 'Of the tides', body: 'Line one\nline two' };
    const again = await context.request.post('/inbox', { form, headers: { Origin: baseURL ?? '' }, maxRedirects: 0 });
    expect(again.status()).toBe(303);
    const stored = await school.asOwner<{ id: string }>('select id from messages where receiver_id = $1', [
      mentor.person.id,
    ]);
    expect(stored).toHaveLength(1);
    await context.addCookies(await mentor.context.cookies());
    await page.goto('/inbox');
    await page.getByRole('link').filter({ hasText: 'Of the tides' }).click();
    await expect(page.getByText('Line one')).toHaveText('Line one\nline two');
    await expect(page.getByRole('time').last()).toContainText('(UTC)');
    await context.close();
  });
});
