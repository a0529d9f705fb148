import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { waitForContactForm, waitForHydration } from './support/hydration.ts';
import { texts } from './support/texts.ts';

/** Collects the size in kB (brotli) of the scripts that the page loads. */
function collectScripts(page: Page): { kilobytes: () => number } {
  const sizes: number[] = [];
  page.on('response', (response) => {
    const { 'content-type': type = '', 'content-length': size = '0' } = response.headers();
    if (type.startsWith('text/javascript')) sizes.push(Number(size));
  });
  return { kilobytes: () => sizes.reduce((sum, size) => sum + size, 0) / 1000 };
}

test.describe('A public page', () => {
  for (const path of ['/', '/ar/global-presence', '/legal/complaints', '/no-such-page'])
    test(`loads no React and little script: ${path}`, async ({ page }) => {
      const scripts = collectScripts(page);
      await page.goto(path);
      await waitForHydration(page);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.waitForLoadState('networkidle');
      expect(scripts.kilobytes()).toBeGreaterThan(1);
      expect(scripts.kilobytes()).toBeLessThanOrEqual(15);
    });

  test('loads React when the contact form is about to be seen', async ({ page }) => {
    const scripts = collectScripts(page);
    await page.goto('/admissions');
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    expect(scripts.kilobytes()).toBeLessThanOrEqual(15);
    await waitForContactForm(page);
    expect(scripts.kilobytes()).toBeGreaterThan(15);
    expect(scripts.kilobytes()).toBeLessThanOrEqual(75);
  });

  test('keeps what is typed into the contact form when the language is changed, also a concern', async ({ page }) => {
    const message = texts.fr('enquiry.message');
    for (const topic of ['complaint', 'safeguarding']) {
      await page.goto(`/admissions?topic=${topic}#enquiry`);
      await waitForContactForm(page);
      await page.getByLabel(texts.en('enquiry.message'), { exact: true }).fill(`A text about ${topic}.`);
      await page.getByRole('banner').getByRole('button', { name: 'Translate' }).click();
      await page.locator('#translation button[value=fr]').click();
      await expect(page).toHaveURL(/\/fr\/admissions/);
      await expect(page.getByLabel(message, { exact: true })).toHaveValue(`A text about ${topic}.`);
      await expect(page.getByLabel(texts.fr('enquiry.topic'))).toHaveValue(topic);
      await page.evaluate(() => localStorage.clear());
      await page.context().clearCookies();
    }
  });
});
