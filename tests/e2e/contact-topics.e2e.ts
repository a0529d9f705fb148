import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { EnquiryTopic } from '#content/enquiry-topics.ts';
import { violationsOf } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { holdReact, waitForContactForm, watchReact } from './support/hydration.ts';
import { useOwnNetwork } from './support/own-network.ts';
import type { School } from './support/school.ts';
import { texts } from './support/texts.ts';

const en = texts.en;
const draftNotice = (page: Page) => page.getByText(en('form.draftKept'));
const message = 'We would like to tell you something.';

async function openForm(page: Page, path = '/admissions'): Promise<void> {
  await watchReact(page);
  await page.goto(path);
  await waitForContactForm(page);
}

async function fill(page: Page, t = en): Promise<void> {
  await page.getByLabel(t('enquiry.name'), { exact: true }).fill('Layla Haddad');
  await page.getByLabel(t('enquiry.email'), { exact: true }).fill(`${randomUUID()}@example.org`);
  await page.getByLabel(t('enquiry.message'), { exact: true }).fill(message);
}

const newest = async (school: School, topic: EnquiryTopic) =>
  (
    await school.asOwner<{ stage: string | null; reference: string }>(
      'select stage, reference from enquiries where topic = $1 order by received_at desc limit 1',
      [topic],
    )
  )[0];

// in sequence: tests read the newest stored enquiry
test.describe.configure({ mode: 'default' });
test.beforeEach(async ({ page }) => void (await useOwnNetwork(page)));

/* `tests/enquiry.test.ts` tests every topic without a browser. */
test.describe('The contact form', () => {
  test('keeps a draft on the device across topics and languages until it is discarded', async ({ page }) => {
    await openForm(page);

    await test.step('stores no draft when only the topic is chosen', async () => {
      await page.getByLabel(en('enquiry.topic')).selectOption('safeguarding');
      await expect(page.getByText(en('enquiry.danger'))).toBeVisible();
      await expect(draftNotice(page)).toHaveCount(0);
      expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft')))).toEqual([]);
      await page.getByLabel(en('enquiry.topic')).selectOption('consultation');
    });

    await test.step('changes its fields, heading and button with the topic, and keeps the typed text', async () => {
      await fill(page);
      await expect(draftNotice(page)).toBeVisible();
      await page.getByLabel(en('enquiry.region'), { exact: true }).fill('Dubai');
      await page.getByLabel(en('enquiry.stage')).selectOption('primary');
      await page.getByLabel(en('enquiry.topic')).selectOption('account');
      await expect(page.getByRole('heading', { name: en('enquiry.title.account') })).toBeVisible();
      await expect(page.getByLabel(en('enquiry.region'), { exact: true })).toHaveCount(0);
      await expect(page.getByLabel(en('enquiry.message'), { exact: true })).toHaveValue(message);
      await page.reload();
      await expect(page.getByLabel(en('enquiry.topic'))).toHaveValue('account');
      await page.getByLabel(en('enquiry.topic')).selectOption('consultation');
      await expect(page.getByLabel(en('enquiry.region'), { exact: true })).toHaveValue('Dubai');
      await expect(page.getByRole('button', { name: en('enquiry.submit') })).toBeVisible();
    });

    await test.step('keeps the draft when a link opens another topic in another language', async () => {
      const t = texts.fr;
      await openForm(page, '/fr/admissions?topic=complaint#enquiry');
      await expect(page.getByLabel(t('enquiry.topic'))).toHaveValue('complaint');
      await expect(page.getByLabel(t('enquiry.message'), { exact: true })).toHaveValue(message);
      await expect(page.getByRole('heading', { name: t('enquiry.title.complaint') })).toBeVisible();
      await page.getByLabel(t('enquiry.topic')).selectOption('consultation');
      await expect(page.getByLabel(t('enquiry.stage'))).toHaveValue('primary');
    });

    // @see cookie-policy 3.4, cookie-policy 3.6
    await test.step('deletes the draft when it is discarded', async () => {
      const t = texts.fr;
      await page.getByRole('button', { name: t('form.discard') }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('form.discard.confirm') })
        .click();
      await expect(page.getByLabel(t('enquiry.message'), { exact: true })).toHaveValue('');
      await page.reload();
      await expect(page.getByLabel(t('enquiry.email'))).toHaveValue('');
    });
  });

  test('keeps everything typed or chosen before hydration', async ({ page }) => {
    const react = await holdReact(page);
    await watchReact(page);
    await page.goto('/admissions');
    await fill(page);
    await page.getByLabel(en('enquiry.region'), { exact: true }).fill('Dubai');
    await page.getByLabel(en('enquiry.stage')).selectOption('Primary');
    await page.getByLabel(en('enquiry.topic')).selectOption('data');
    react.release();
    await waitForContactForm(page);
    await expect(draftNotice(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: en('enquiry.title.data') })).toBeVisible();
    await expect(page.getByLabel(en('enquiry.topic'))).toHaveValue('data');
    await expect(page.getByLabel(en('enquiry.message'), { exact: true })).toHaveValue(message);
    await page.getByLabel(en('enquiry.topic')).selectOption('consultation');
    await expect(page.getByLabel(en('enquiry.region'), { exact: true })).toHaveValue('Dubai');
    await expect(page.getByLabel(en('enquiry.stage'))).toHaveValue('primary');
  });

  // @see translations enquiry.lead.safeguarding, translations enquiry.next.safeguarding
  // @see translations enquiry.anonymous, translations enquiry.acknowledge, translations enquiry.keepDraft
  test('keeps a safeguarding concern on the device only on request', async ({ page }) => {
    const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft')));
    const text = page.getByLabel(en('enquiry.message'), { exact: true });
    const keep = page.getByLabel(en('enquiry.keepDraft'));
    await openForm(page, '/admissions?topic=safeguarding#enquiry');
    await text.fill(message);
    await expect(keep).not.toBeChecked();
    await expect(draftNotice(page)).toHaveCount(0);
    // Leaving the page stores drafts at once.
    await page.reload();
    await waitForContactForm(page);
    await expect(text).toHaveValue('');
    expect(await kept()).toEqual([]);

    await keep.check();
    await text.fill(message);
    await expect(keep).toBeChecked();
    await expect(draftNotice(page)).toBeVisible();
    await page.reload();
    await waitForContactForm(page);
    await expect(text).toHaveValue(message);
    await expect(keep).toBeChecked();
    await keep.uncheck();
    await expect.poll(kept).toEqual([]);
    await expect(text).toHaveValue(message);
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
    const { reference = 'none' } = (await newest(school, 'complaint')) ?? {};
    await expect(page.getByRole('region', { name: en('enquiry.confirmation.title') })).toContainText(reference);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: en('enquiry.submit.complaint') })).toBeVisible();
  });

  for (const [language, width] of [
    ['en', 1440],
    ['ar', 360],
  ] as const) {
    test(`sends and confirms a message on the topic of a link, without axe violations, in ${language} at ${width} px`, async ({
      page,
      school,
    }) => {
      const t = texts[language];
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await openForm(page, `${language === 'ar' ? '/ar' : ''}/admissions?topic=safeguarding#enquiry`);
      await expect(page.getByRole('heading', { name: t('enquiry.title.safeguarding') })).toBeInViewport();
      await expect(page.getByLabel(t('enquiry.topic'))).toHaveValue('safeguarding');
      await expect(page.getByLabel(t('enquiry.region'), { exact: true })).toHaveCount(0);
      await expect(page.getByText('0800\u00a01111')).toHaveCount(1);
      expect(await violationsOf(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await page.getByLabel(t('enquiry.message'), { exact: true }).fill(message);
      await page.getByRole('button', { name: t('enquiry.submit.safeguarding') }).click();
      await expect(page.getByRole('heading', { name: t('enquiry.confirmation.title') })).toBeFocused();
      await expect(page.getByText(t('enquiry.sent.safeguarding'))).toBeVisible();
      const stored = await newest(school, 'safeguarding');
      expect(stored?.stage).toBeNull();
      const confirmation = page.getByRole('region', { name: t('enquiry.confirmation.title') });
      for (const text of [stored?.reference ?? '', t('enquiry.office.safeguarding')])
        await expect(confirmation).toContainText(text);
      await expect(confirmation).not.toContainText(message);
      expect(await violationsOf(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }
});
