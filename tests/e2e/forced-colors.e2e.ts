import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { waitForHydration } from './support/hydration.ts';

async function open(page: Page, path: string) {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto(path);
  await waitForHydration(page);
}

const styleOf = (element: Locator, property: string) =>
  element.evaluate((target, name) => getComputedStyle(target).getPropertyValue(name), property);

/** Returns the value of a system colour in this browser. */
const systemColour = (page: Page, keyword: string) =>
  page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.setProperty('color', name);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, keyword);

test.describe('Forced colours mode', () => {
  test('distinguishes message states, the active search option, the selected child and the active tab', async ({
    signedInAs,
    school,
  }) => {
    const { page, person } = await signedInAs('parent');
    const mentor = await school.makePerson('mentor');
    await school.makePerson('mentor');
    for (const fullName of ['Ada', 'Tobi']) await school.makeStudent({ parentId: person.id, fullName });
    for (const [subject, isRead] of [
      ['one unread', false],
      ['one read', true],
      ['one open', true],
    ] as const)
      await school.makeMessage({ from: mentor.id, to: person.id, subject, isRead });
    await open(page, '/inbox');
    await page.getByRole('link', { name: /one open/ }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'one open' })).toBeFocused();
    const bar = (name: string) => styleOf(page.getByRole('link', { name }), 'border-inline-start-color');
    const [canvas, text, highlight] = [
      await systemColour(page, 'Canvas'),
      await systemColour(page, 'CanvasText'),
      await systemColour(page, 'Highlight'),
    ];
    expect(new Set([canvas, text, highlight]).size).toBe(3);
    expect(await bar('one read')).toBe(canvas);
    expect(await bar('one unread')).toBe(text);
    expect(await bar('one open')).toBe(highlight);
    expect(await styleOf(page.getByRole('link', { name: 'one open' }), 'background-color')).toBe(highlight);

    await page.getByRole('link', { name: 'Compose' }).click();
    const box = page.getByRole('combobox', { name: 'Recipient' });
    await box.click();
    const found = page.getByRole('listbox').getByRole('option');
    await expect(found.nth(1)).toBeVisible();
    await box.press('ArrowDown');
    const active = found.and(page.getByRole('option', { selected: true }));
    await expect(active).toHaveCount(1);
    await expect.poll(() => styleOf(active, 'background-color')).toBe(highlight);
    const other = found.and(page.getByRole('option', { selected: false })).first();
    expect(await styleOf(other, 'background-color')).not.toBe(highlight);

    await box.press('Escape');
    await page.getByRole('navigation', { name: 'Portal navigation' }).getByRole('link', { name: 'Dashboard' }).click();
    const place = (name: string) =>
      styleOf(
        page.getByRole('navigation', { name: 'Portal navigation' }).getByRole('link', { name }),
        'border-block-end-color',
      );
    await expect.poll(() => place('Dashboard')).toBe(highlight);
    expect(await place('Messages')).toBe(canvas);
    const cards = page.getByRole('navigation', { name: 'Students' }).getByRole('link');
    await expect(cards).toHaveCount(2);
    expect(await styleOf(cards.and(page.locator('[aria-current]')), 'outline-color')).toBe(highlight);
    expect(await styleOf(cards.and(page.locator('[aria-current]')), 'outline-style')).toBe('solid');
    expect(await styleOf(cards.and(page.locator(':not([aria-current])')), 'outline-style')).toBe('none');
    const line = (name: string) => styleOf(page.getByRole('tab', { name }), 'border-block-end-color');
    expect(await line('Overview')).toBe(highlight);
    expect(await line('Reports')).toBe(canvas);
  });

  // @see pages/accessibility glance figures, pages/accessibility sections 2
  // @see pages/accessibility sections 1 paragraphs 2
  test('distinguishes switches that are on, the current page and the focused element', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, '/vision');
    const highlight = await systemColour(page, 'Highlight');
    const line = (name: string) =>
      page
        .getByRole('navigation', { name: 'Main navigation' })
        .getByRole('link', { name })
        .evaluate((link) => {
          const { backgroundColor, scale } = getComputedStyle(link, '::after');
          return scale === '1' ? backgroundColor : 'none';
        });
    expect(await line('Vision')).toBe(highlight);
    expect(await line('Curriculum')).toBe('none');
    await page.getByRole('button', { name: 'Manage Preferences' }).click();
    const analytics = page.getByRole('switch', { name: 'Analytics' });
    expect(await styleOf(analytics, 'background-color')).not.toBe(highlight);
    await analytics.check();
    await expect.poll(() => styleOf(analytics, 'background-color')).toBe(highlight);
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    expect(await styleOf(focused, 'outline-color')).toBe(highlight);
    expect(Number.parseFloat(await styleOf(focused, 'outline-width'))).toBeGreaterThanOrEqual(3);
  });
});

test('The dashboard prints without buttons and tabs, in the light colour scheme', async ({ openPlain, school }) => {
  const person = await school.makePerson('parent');
  await school.makeStudent({ parentId: person.id, fullName: 'Tobi' });
  const page = await openPlain('/parent-dashboard', person);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeHidden();
  await expect(page.getByRole('tablist')).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
});
