import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { violationsOf } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import type { School } from './support/school.ts';

const names = ['Ada', 'Bea', 'Cleo'];

interface Found {
  /** Part of the names of these three people only. */
  word: string;
  field: Locator;
  option: (name: string) => Locator;
  /** Id of the selected recipient. */
  chosenId: () => Promise<string>;
  ids: string[];
}

/** Opens the compose form after adding three people. */
async function openField(page: Page, school: School, language = 'en'): Promise<Found> {
  const word = `Q${randomUUID().slice(0, 8)}`;
  const ids: string[] = [];
  for (const name of names) ids.push((await school.makePerson('mentor', { fullName: `${name} ${word}` })).id);
  await page.context().addCookies([{ name: 'language', value: language, url: process.env['E2E_ORIGIN'] ?? '' }]);
  await page.goto('/inbox?compose');
  const field = page.getByRole('combobox');
  await expect(field).toHaveAttribute('aria-autocomplete', 'list');
  return {
    word,
    field,
    ids,
    option: (name) => page.getByRole('listbox').getByRole('option', { name: `${name} ${word}` }),
    chosenId: () => page.locator('input[name=receiverId]').inputValue(),
  };
}

/** Expects that this option is the one that Enter selects. */
async function expectHighlighted(field: Locator, option: Locator) {
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? 'none');
  await expect(option).toBeInViewport();
}

async function expectNobodyHighlighted(page: Page, field: Locator) {
  await expect(field).not.toHaveAttribute('aria-activedescendant');
  await expect(page.locator('[aria-selected=true]')).toHaveCount(0);
}

/** Clears the field and its selection. */
async function empty(page: Page, { field, chosenId }: Found): Promise<void> {
  await field.fill('');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(0);
  expect(await chosenId()).toBe('');
}

test.describe('The person combobox', () => {
  test('works by keyboard', async ({ school, signedInAs }) => {
    const { page } = await signedInAs('parent');
    const found = await openField(page, school);
    const { field, word, option, chosenId, ids } = found;

    await test.step('selects nobody when Tab leaves it without a choice', async () => {
      await field.click();
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(page.getByLabel('Subject')).toBeFocused();
      await expect(field).toHaveAttribute('aria-expanded', 'false');
      expect(await chosenId()).toBe('');
    });

    await test.step('highlights the first result, wraps around with the arrow keys, and selects with Enter', async () => {
      await field.pressSequentially(word);
      await expectHighlighted(field, option('Ada'));
      await expect(field).toHaveAttribute('aria-expanded', 'true');
      await expect(page.getByRole('status').filter({ hasText: '3 people found' })).toBeAttached();
      for (const [key, name] of [
        ['ArrowDown', 'Bea'],
        ['ArrowDown', 'Cleo'],
        ['ArrowDown', 'Ada'],
        ['ArrowUp', 'Cleo'],
      ] as const) {
        await page.keyboard.press(key);
        await expectHighlighted(field, option(name));
      }
      await page.keyboard.press('Enter');
      await expect(field).toHaveValue(`Cleo ${word} (Mentor)`);
      await expect(field).toHaveAttribute('aria-expanded', 'false');
      await expect(field).toBeFocused();
      expect(await chosenId()).toBe(ids[2]);
    });

    await test.step('closes with Escape and keeps the text; a second Escape clears it', async () => {
      await empty(page, found);
      await field.fill(word);
      await expect(option('Ada')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(option('Ada')).toBeHidden();
      await expect(field).toHaveValue(word);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/inbox?compose');
      expect(await chosenId()).toBe('');
      await page.keyboard.press('Escape');
      await expect(field).toHaveValue('');
    });

    await test.step('opens at the first or last option, and shows all people if one is selected already', async () => {
      await field.fill(word);
      await expectHighlighted(field, option('Ada'));
      await page.keyboard.press('Escape');
      await expect(option('Ada')).toBeHidden();
      await page.keyboard.press('ArrowUp');
      await expectHighlighted(field, option('Cleo'));
      await page.keyboard.press('Alt+ArrowUp');
      await expect(field).toHaveAttribute('aria-expanded', 'false');
      await page.keyboard.press('Alt+ArrowDown');
      await expect(option('Ada')).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: '3 people found' })).toBeAttached();
      await expectNobodyHighlighted(page, field);
      await page.keyboard.press('ArrowDown');
      await expectHighlighted(field, option('Ada'));
      await page.keyboard.press('Enter');
      await expect(field).toHaveValue(new RegExp(`^Ada ${word}`));
      const search = page.waitForRequest((request) => request.url().includes('/inbox/recipients'));
      await page.keyboard.press('ArrowDown');
      expect(new URL((await search).url()).searchParams.get('search')).toBe('');
    });

    await test.step('keeps Home and End for the text, and deselects the person when the text changes', async () => {
      await empty(page, found);
      await field.fill(word);
      await expectHighlighted(field, option('Ada'));
      await page.keyboard.press('Home');
      await page.keyboard.type('Bea ');
      await expect(field).toHaveValue(`Bea ${word}`);
      await expectHighlighted(field, option('Bea'));
      await page.keyboard.press('Enter');
      expect(await chosenId()).not.toBe('');
      await page.keyboard.press('End');
      await page.keyboard.press('Backspace');
      await expect(field).toHaveValue(new RegExp(`^Bea ${word} \\([^)]*$`));
      expect(await chosenId()).toBe('');
    });

    await test.step('selects the highlighted person when Tab leaves it', async () => {
      await empty(page, found);
      await field.fill(word);
      await expectHighlighted(field, option('Ada'));
      await page.keyboard.press('Tab');
      await expect(page.getByLabel('Subject')).toBeFocused();
      expect(await chosenId()).toBe(ids[0]);
    });
  });

  test('works by mouse and with an input method', async ({ school, signedInAs }) => {
    const { page } = await signedInAs('parent');
    const found = await openField(page, school);
    const { field, word, option, chosenId, ids } = found;
    await expect(field).toHaveAttribute('aria-expanded', 'false');

    await test.step('opens and closes by its button, and closes on a click outside', async () => {
      const button = page.getByRole('button', { name: 'Show people' });
      await button.click();
      await expect(field).toBeFocused();
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
      await button.click();
      await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(0);
      await field.pressSequentially(word);
      await expect(option('Bea')).toBeVisible();
      await page.getByRole('heading', { name: 'New message' }).click();
      await expect(option('Bea')).toBeHidden();
      await expect(field).toHaveValue(word);
      await field.click();
      await option('Bea').click();
      expect(await chosenId()).toBe(ids[1]);
      await expect(field).toBeFocused();
    });

    await test.step('ignores keys during composition', async () => {
      await empty(page, found);
      await field.fill(word);
      await expectHighlighted(field, option('Ada'));
      for (const key of ['Enter', 'ArrowDown', 'Escape', 'Tab'])
        await field.dispatchEvent('keydown', { key, bubbles: true, isComposing: true });
      await field.dispatchEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true });
      await expectHighlighted(field, option('Ada'));
      expect(await chosenId()).toBe('');
    });

    await test.step('searches for text that is still being composed, as phone keyboards compose every word', async () => {
      const devtools = await page.context().newCDPSession(page);
      await field.fill('');
      await devtools.send('Input.imeSetComposition', { text: word, selectionStart: 9, selectionEnd: 9 });
      await expectHighlighted(field, option('Ada'));
      await devtools.send('Input.insertText', { text: `${word} bea` });
      await expect(field).toHaveValue(`${word} bea`);
      await expectHighlighted(field, option('Bea'));
    });
  });

  test('selects nobody while it searches, and shows empty results and failed searches', async ({
    school,
    signedInAs,
  }) => {
    const { page } = await signedInAs('parent');
    const found = await openField(page, school);
    const { field, word, option, chosenId, ids } = found;

    await test.step('selects nobody while it searches', async () => {
      await field.fill(word);
      await expectHighlighted(field, option('Ada'));
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      await page.route('**/inbox/recipients?**', async (route) => {
        await released;
        await route.continue();
      });
      await field.pressSequentially(' cleo');
      await expectNobodyHighlighted(page, field);
      await page.keyboard.press('Enter');
      expect(await chosenId()).toBe('');
      release();
      await expectHighlighted(field, option('Cleo'));
      await page.keyboard.press('Enter');
      expect(await chosenId()).toBe(ids[2]);
      await page.unroute('**/inbox/recipients?**');
    });

    await test.step('shows that nobody was found', async () => {
      await field.fill(`${word} nobody`);
      await expect(page.getByText('No one found. Try a name, a role, an office or a student.')).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expectNobodyHighlighted(page, field);
    });

    await test.step('shows that the search failed, or when to search again', async () => {
      await page.route('**/inbox/recipients?**', (route) => route.abort());
      await field.fill(word);
      await expect(page.getByText('The search did not work. Please type again.')).toBeVisible();
      await expect(field).toHaveValue(word);
      await page.unroute('**/inbox/recipients?**');
      await page.route('**/inbox/recipients?**', (route) =>
        route.fulfill({ status: 429, headers: { 'Retry-After': '17' }, json: { error: 'too many searches' } }),
      );
      await field.fill(`${word} `);
      await expect(
        page.getByText('You have searched many times in the last minute. Please search again in 17 seconds.'),
      ).toBeVisible();
      await expect(field).toHaveValue(`${word} `);
    });
  });

  test('works by touch in Arabic, and has no axe violations while it is open', async ({ school, signedInAs }) => {
    const { page } = await signedInAs('parent', {
      hasTouch: true,
      isMobile: true,
      viewport: { width: 360, height: 740 },
    });
    const { field, word, option, chosenId, ids } = await openField(page, school, 'ar');
    await field.tap();
    await expect(page.getByRole('listbox').getByRole('option').nth(3)).toBeAttached();
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await field.pressSequentially(word);
    await expect(option('Cleo')).toBeVisible();
    await page.locator('#compose-title').tap();
    await expect(option('Cleo')).toBeHidden();
    await field.tap();
    await option('Cleo').tap();
    expect(await chosenId()).toBe(ids[2]);
  });
});
