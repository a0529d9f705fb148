import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { violationsOf } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { reactLives, watchReact } from './support/hydration.ts';
import { siteCookie } from './support/sites.ts';

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10);

test.describe('Enquiries in the console', () => {
  test('are shown to admins alone, an unknown one to nobody', async ({ signedInAs, school }) => {
    const { id } = await school.makeEnquiry({ name: 'Nobody Else’s' });
    for (const role of ['parent', 'mentor'] as const) {
      const { page } = await signedInAs(role);
      for (const path of ['/admin-console/enquiries', `/admin-console/enquiries/${id}`]) {
        const answer = await page.request.get(path, { maxRedirects: 0 });
        expect(answer.status()).toBe(303);
        expect(answer.headers()['location']).toBe('/parent-dashboard');
      }
    }
    const { page } = await signedInAs('admin');
    for (const unknown of [randomUUID(), 'not-an-id'])
      expect((await page.request.get(`/admin-console/enquiries/${unknown}`)).status()).toBe(404);
  });

  test('stand newest first, and those of one state alone where asked for', async ({ signedInAs, school }) => {
    const { page } = await signedInAs('admin');
    const [older, newer] = [randomUUID(), randomUUID()];
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
    await school.makeEnquiry({ name: older, receivedAt: hoursAgo(3) });
    const { id } = await school.makeEnquiry({ name: newer, receivedAt: hoursAgo(2) });
    await school.asOwner(`update enquiries set state = 'closed' where id = $1`, [id]);
    await page.goto('/admin-console');
    await page.getByRole('link', { name: 'Enquiries' }).click();
    await expect(rowOf(page, newer)).toContainText('Closed');
    const names = await page.getByRole('row').allInnerTexts();
    expect(names.findIndex((text) => text.includes(newer))).toBeLessThan(
      names.findIndex((text) => text.includes(older)),
    );
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Closed');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(rowOf(page, older)).toHaveCount(0);
    await expect(rowOf(page, newer)).toBeVisible();
  });

  test('open with every detail, as text, and say until when they are kept', async ({ signedInAs, school }) => {
    const { page } = await signedInAs('admin');
    const name = `Zoë ${randomUUID()}`;
    const { reference } = await school.makeEnquiry({
      name,
      email: 'zoe@example.org',
      message: 'Two\nlines <b>of</b> it',
    });
    await page.goto('/admin-console/enquiries');
    await rowOf(page, name)
      .getByRole('link', { name: `Open ${reference}` })
      .click();
    await expect(page.getByRole('heading', { name: reference })).toBeVisible();
    const details = page.getByRole('main').locator('dl');
    for (const text of [name, 'zoe@example.org', 'Dubai', 'Primary', 'Two\nlines <b>of</b> it', 'Français'])
      await expect(details).toContainText(text);
    await expect(details.getByText('Kept until')).toBeVisible();
  });

  test('change their state; a consultation wants its day, and keeps the enquiry longer', async ({
    signedInAs,
    school,
  }) => {
    const { page, person } = await signedInAs('admin');
    const { id } = await school.makeEnquiry();
    const address = `/admin-console/enquiries/${id}`;
    await page.goto(address);
    const state = page.getByRole('combobox', { name: 'Status' });
    await state.selectOption('Scheduled');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByLabel('Date of the consultation')).toHaveAccessibleDescription(
      /Choose the date of the consultation/,
    );
    await expect(state).toHaveValue('scheduled');
    const day = inDays(40);
    await page.getByLabel('Date of the consultation').fill(day);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The change has been saved.')).toBeVisible();
    await expect(page.getByRole('main').locator(`time[datetime="${day}"]`)).toBeVisible();
    await expect(page.locator('time[datetime$="-09-01T00:00:00.000Z"]')).toBeVisible();
    await state.selectOption('Closed');
    await page.getByRole('button', { name: 'Save' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toHaveAccessibleName(/ to “Closed”\?$/);
    await expect(question).toHaveAccessibleDescription(
      /The date of the consultation, .+, is removed\. What the family wrote is kept until .+ instead of 1 September/,
    );
    await page.keyboard.press('Escape');
    await expect(page.locator(`time[datetime="${day}"]`)).toBeVisible();
    await expect(state).toHaveValue('closed');
    await page.getByRole('button', { name: 'Save' }).click();
    await question.getByRole('button', { name: 'Confirm Change' }).click();
    await expect(page.locator(`time[datetime="${day}"]`)).toHaveCount(0);
    const acts = await school.asOwner('select actor_id, details from audit_log where subject_id = $1 order by id', [
      id,
    ]);
    expect(acts).toEqual([
      { actor_id: person.id, details: { from: 'new', to: 'scheduled', consultationOn: day } },
      { actor_id: person.id, details: { from: 'scheduled', to: 'closed', consultationOn: null } },
    ]);
  });

  test('on other topics show topic and office, are filtered by topic, and tell when they are deleted', async ({
    signedInAs,
    school,
  }) => {
    const { page } = await signedInAs('admin');
    const [concern, request] = [`Concern ${randomUUID()}`, `Request ${randomUUID()}`];
    const { id } = await school.makeEnquiry({ name: concern, topic: 'safeguarding' });
    await school.makeEnquiry({ name: request, topic: 'data' });
    await watchReact(page);
    await page.goto('/admin-console/enquiries');
    await reactLives(page);
    await expect(rowOf(page, concern).locator('.badge-clay')).toHaveText('Safeguarding concern');
    await expect(rowOf(page, concern)).toContainText('Until the matter is closed, then 7 years');
    await expect(rowOf(page, request)).toContainText('Personal data');
    await page.getByLabel('Topic').selectOption('Safeguarding concern');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(rowOf(page, request)).toHaveCount(0);
    await rowOf(page, concern)
      .getByRole('link', { name: /^Open / })
      .click();
    await expect(page).toHaveURL(new RegExp(`/admin-console/enquiries/${id}$`));
    const details = page.getByRole('main').locator('dl');
    for (const text of ['Safeguarding concern', 'Designated Safeguarding Lead', 'Until the matter is closed'])
      await expect(details).toContainText(text);
    await expect(details).not.toContainText('Education Stage');
    const state = page.locator('select[name=state]');
    await expect(state.getByRole('option')).toHaveText(['New', 'Contacted', 'Closed']);
    await state.selectOption('Closed');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The change has been saved.')).toBeVisible();
    const year = new Date().getUTCFullYear() + 7;
    await expect(details.locator(`time[datetime^="${year}-"]`)).toBeVisible();
  });

  for (const [language, width] of [
    ['en', 1440],
    ['ar', 360],
  ] as const) {
    test(`have no fault that axe finds in ${language} at ${width} px`, async ({ signedInAs, school }) => {
      const { page, context } = await signedInAs('admin');
      await school.makeEnquiry();
      const { id } = await school.makeEnquiry({ topic: 'safeguarding' });
      await context.addCookies([siteCookie('language', language)]);
      await page.setViewportSize({ width, height: 900 });
      for (const path of ['/admin-console/enquiries', `/admin-console/enquiries/${id}`]) {
        await page.goto(path);
        expect(await violationsOf(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    });
  }
});
