import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { violationsOf } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { holdReact, reactLives, watchReact } from './support/hydration.ts';
import type { School } from './support/school.ts';
import { texts } from './support/texts.ts';

/** With and without notes of its own; `tests/enquiry.test.ts` has all topics. */
const topics = ['safeguarding', 'data'] as const;
const en = texts.en;
const ar = texts.ar;
const written = (page: Page) => page.getByText(en('form.draftKept'));
const message = 'We would like to tell you something.';

async function openForm(page: Page, address = '/admissions'): Promise<void> {
  await watchReact(page);
  await page.goto(address);
  await reactLives(page);
}

async function fill(page: Page, t = en): Promise<void> {
  await page.getByLabel(t('enquiry.name'), { exact: true }).fill('Layla Haddad');
  await page.getByLabel(t('enquiry.email'), { exact: true }).fill(`${randomUUID()}@example.org`);
  await page.getByLabel(t('enquiry.message'), { exact: true }).fill(message);
}

const newest = async (school: School) =>
  (
    await school.asOwner<{ topic: string; stage: string | null; reference: string }>(
      'select topic, stage, reference from enquiries order by received_at desc limit 1',
    )
  )[0];

// all of them come from one network, and the newest that is stored is looked at
test.describe.configure({ mode: 'default' });
test.beforeEach(({ school }) => school.asOwner('delete from enquiry_attempts'));

test.describe('The contact form', () => {
  for (const topic of topics) {
    test(`takes a message of the topic ${topic} from a link to it, and confirms it`, async ({ page, school }) => {
      await openForm(page, `/admissions?topic=${topic}#enquiry`);
      await expect(page.getByRole('heading', { name: en(`enquiry.title.${topic}`) })).toBeInViewport();
      await expect(page.getByLabel(en('enquiry.topic'))).toHaveValue(topic);
      await expect(page.getByLabel(en('enquiry.region'), { exact: true })).toHaveCount(0);
      await expect(page.getByText('0800\u00a01111')).toHaveCount(topic === 'safeguarding' ? 1 : 0);
      await fill(page);
      await page.getByRole('button', { name: en(`enquiry.submit.${topic}`) }).click();
      await expect(page.getByRole('heading', { name: en('enquiry.confirmation.title') })).toBeFocused();
      await expect(page.getByText(en(`enquiry.sent.${topic}`))).toBeVisible();
      const stored = await newest(school);
      expect(stored).toMatchObject({ topic, stage: null });
      const confirmation = page.getByRole('region', { name: en('enquiry.confirmation.title') });
      for (const text of [stored?.reference ?? '', en(`enquiry.office.${topic}`), 'Layla Haddad'])
        await expect(confirmation).toContainText(text);
      await expect(confirmation).not.toContainText(message);
    });
  }

  test('changes its fields, heading and button with the topic, and keeps what was typed', async ({ page }) => {
    await openForm(page);
    await fill(page);
    await page.getByLabel(en('enquiry.region'), { exact: true }).fill('Dubai');
    await page.getByLabel(en('enquiry.topic')).selectOption('safeguarding');
    await expect(page.getByRole('heading', { name: en('enquiry.title.safeguarding') })).toBeVisible();
    await expect(page.getByText(en('enquiry.danger'))).toBeVisible();
    await expect(page.getByLabel(en('enquiry.region'), { exact: true })).toHaveCount(0);
    await expect(page.getByLabel(en('enquiry.message'), { exact: true })).toHaveValue(message);
    await page.reload();
    await expect(page.getByLabel(en('enquiry.topic'))).toHaveValue('safeguarding');
    await page.getByLabel(en('enquiry.topic')).selectOption('consultation');
    await expect(page.getByLabel(en('enquiry.region'), { exact: true })).toHaveValue('Dubai');
    await expect(page.getByRole('button', { name: en('enquiry.submit') })).toBeVisible();
  });

  test('keeps no draft of a topic alone', async ({ page }) => {
    await openForm(page);
    await page.getByLabel(en('enquiry.topic')).selectOption('safeguarding');
    await expect(page.getByText(en('enquiry.danger'))).toBeVisible();
    await expect(written(page)).toHaveCount(0);
    await page.goto('/admissions');
    await expect(page.getByLabel(en('enquiry.topic'))).toHaveValue('consultation');
  });

  test('keeps a text that was begun when a link names another topic', async ({ page }) => {
    await openForm(page);
    await fill(page);
    await expect(written(page)).toBeVisible();
    await openForm(page, '/admissions?topic=complaint#enquiry');
    await expect(page.getByLabel(en('enquiry.topic'))).toHaveValue('complaint');
    await expect(page.getByLabel(en('enquiry.message'), { exact: true })).toHaveValue(message);
    await expect(page.getByRole('heading', { name: en('enquiry.title.complaint') })).toBeVisible();
  });

  test('keeps a topic that was chosen before React lived', async ({ page }) => {
    const react = await holdReact(page);
    await watchReact(page);
    await page.goto('/admissions');
    await page.getByLabel(en('enquiry.topic')).selectOption('data');
    await fill(page);
    react.release();
    await reactLives(page);
    await expect(page.getByRole('heading', { name: en('enquiry.title.data') })).toBeVisible();
    await expect(page.getByLabel(en('enquiry.topic'))).toHaveValue('data');
    await expect(page.getByLabel(en('enquiry.message'), { exact: true })).toHaveValue(message);
  });

  test('can be sent by keyboard alone', async ({ page, school }) => {
    await openForm(page);
    await page.getByLabel(en('enquiry.topic')).focus();
    await page.keyboard.type('Compl');
    await expect(page.getByLabel(en('enquiry.topic'))).toHaveValue('complaint');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Layla Haddad');
    await page.keyboard.press('Tab');
    await page.keyboard.type('layla@example.org');
    await page.keyboard.press('Tab');
    await page.keyboard.type(message);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: en('enquiry.submit.complaint') })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: en('enquiry.confirmation.title') })).toBeFocused();
    expect(await newest(school)).toMatchObject({ topic: 'complaint' });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: en('enquiry.submit.complaint') })).toBeVisible();
  });

  for (const [language, width] of [
    ['en', 1440],
    ['ar', 360],
  ] as const) {
    test(`has no fault that axe finds in ${language} at ${width} px, nor has its confirmation`, async ({ page }) => {
      const t = texts[language];
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await openForm(page, `${language === 'ar' ? '/ar' : ''}/admissions?topic=safeguarding`);
      expect(await violationsOf(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await fill(page, t);
      await page.getByRole('button', { name: t('enquiry.submit.safeguarding') }).click();
      await expect(page.getByRole('heading', { name: t('enquiry.confirmation.title') })).toBeFocused();
      expect(await violationsOf(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

    test('shows the fields of the chosen topic with what was typed, then takes the message', async ({
      page,
      school,
    }) => {
      await page.goto('/ar/admissions');
      await fill(page, ar);
      await page.getByLabel(ar('enquiry.topic')).selectOption('safeguarding');
      await page.getByRole('button', { name: ar('enquiry.topic.show') }).click();
      await expect(page.getByRole('heading', { name: ar('enquiry.title.safeguarding') })).toBeVisible();
      await expect(page.getByLabel(ar('enquiry.region'), { exact: true })).toHaveCount(0);
      await expect(page.getByLabel(ar('enquiry.message'), { exact: true })).toHaveValue(message);
      await page.getByLabel(ar('enquiry.name'), { exact: true }).press('Enter');
      const confirmation = page.getByRole('region', { name: ar('enquiry.confirmation.title') });
      await expect(confirmation).toBeVisible();
      const stored = await newest(school);
      await expect(confirmation).toContainText(stored?.reference ?? 'none');
      expect(stored).toMatchObject({ topic: 'safeguarding', stage: null });
      await expect(page.getByText(ar('enquiry.sent.safeguarding'))).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    });
  });
});
