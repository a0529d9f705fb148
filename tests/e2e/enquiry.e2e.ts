import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { EnquiryTopic } from '#content/enquiry-topics.ts';
import { expect, test } from './support/fixtures.ts';
import { waitForContactForm, waitForHydration, watchReact } from './support/hydration.ts';
import { loseResponses } from './support/lost-responses.ts';
import { useOwnNetwork } from './support/own-network.ts';
import type { School } from './support/school.ts';
import { texts } from './support/texts.ts';

const thanks = 'Thank you for your interest. Our team will contact you within 48 hours.';
const button = (page: Page) => page.getByRole('button', { name: 'Request Private Consultation' });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const confirmed = (page: Page) => page.getByRole('heading', { name: 'We have received your message' });
const draftNotice = (page: Page) => page.getByText('Draft kept on this device');

const anEnquiry = () => ({
  name: 'Layla Haddad',
  email: `${randomUUID()}@example.org`,
  region: 'Dubai',
  message: 'We would like to hear about the primary years.',
});

async function fill(page: Page, enquiry = anEnquiry()) {
  await field(page, 'Name').fill(enquiry.name);
  await field(page, 'Email').fill(enquiry.email);
  await field(page, 'Region').fill(enquiry.region);
  await field(page, 'Education Stage').selectOption('Primary');
  await field(page, 'Message').fill(enquiry.message);
  return enquiry;
}

async function expectBlank(page: Page): Promise<void> {
  for (const label of ['Name', 'Email', 'Region', 'Education Stage', 'Message'])
    await expect(field(page, label)).toHaveValue('');
}

async function openForm(page: Page): Promise<void> {
  await watchReact(page);
  await page.goto('/admissions');
  await waitForContactForm(page);
}

/** Enquiries on a topic that no other test file uses; encrypted fields cannot be searched. */
const received = (school: School, topic: EnquiryTopic = 'consultation') =>
  school.asOwner<{ reference: string }>(
    `select reference from enquiries where topic = $1 and received_at > now() - interval '1 hour' order by received_at desc`,
    [topic],
  );
const countOf = async (school: School, topic?: EnquiryTopic) => (await received(school, topic)).length;

// in sequence: tests count the stored enquiries
test.describe.configure({ mode: 'default' });
test.beforeEach(async ({ page }) => void (await useOwnNetwork(page)));

test.describe('The consultation form', () => {
  // @see content §3.6, §4.1–4, §8.2–3
  test('stores one enquiry on a double click, confirms it, and is empty afterwards', { tag: '@https' }, async ({
    page,
    school,
  }) => {
    const before = await countOf(school);
    await openForm(page);

    // @see content §3.2–5, §3.7, §4.1–4, §5.11, §8.1
    await test.step('shows an error at each field and a summary with links to the fields, and keeps the values', async () => {
      await expect(field(page, 'Region')).toHaveAttribute('placeholder', 'e.g. London, Dubai, New York');
      await expect(field(page, 'Education Stage').getByRole('option')).toHaveText([
        'Choose a stage',
        'Nursery',
        'Primary',
        'Middle Years',
        'Secondary',
        'University Preparation',
      ]);
      await field(page, 'Name').fill('Layla Haddad');
      await field(page, 'Email').fill('layla');
      await button(page).click();
      await expect(page.getByText('Please correct the errors in the form')).toBeVisible();
      await expect(field(page, 'Email')).toHaveAccessibleDescription('Invalid email address');
      await expect(field(page, 'Email')).toBeFocused();
      await expect(field(page, 'Email')).toHaveCSS('border-color', 'rgb(133, 47, 25)');
      await expect(field(page, 'Name')).toHaveValue('Layla Haddad');
      await expect(field(page, 'Name')).not.toHaveAttribute('aria-invalid');
      await page.getByRole('alert').getByRole('link', { name: 'Education stage is required' }).click();
      await expect(field(page, 'Education Stage')).toBeFocused();
      await field(page, 'Education Stage').selectOption('Nursery');
      await expect(field(page, 'Education Stage')).not.toHaveAttribute('aria-invalid');
      await expect(page.getByRole('alert').getByRole('link')).toHaveCount(3);
      expect(await countOf(school)).toBe(before);
    });

    const { name, email, region, message } = await fill(page);
    await button(page).dblclick();
    await expect(page.getByText(thanks)).toBeVisible();
    await expect(confirmed(page)).toBeFocused();
    expect(await countOf(school)).toBe(before + 1);

    await test.step('shows a confirmation with the reference, the sent data and the next step, also after a reload', async () => {
      const [{ reference } = { reference: 'none' }] = await received(school);
      const confirmation = page.getByRole('region', { name: 'We have received your message' });
      const expectAll = async () => {
        for (const text of [reference, name, email, region, 'Primary', 'Private consultation', 'within 48 hours'])
          await expect(confirmation).toContainText(text);
        await expect(confirmation).not.toContainText(message);
        await expect(button(page)).toBeHidden();
      };
      await expectAll();
      await page.reload();
      await expectAll();
      await waitForHydration(page);
    });

    await page.getByText('Send Another Message').click();
    await expect(button(page)).toBeVisible();
    await expectBlank(page);
    await expect(draftNotice(page)).toHaveCount(0);
    await page.goBack();
    await expectBlank(page);
  });

  test('keeps its text offline, after rejections and after a lost response, and stores one enquiry', async ({
    page,
    context,
    school,
  }) => {
    const before = await countOf(school);
    await openForm(page);
    const { message } = await fill(page);

    // @see translations enquiry.tooMany.text, translations form.offline.notSent
    await test.step('sends nothing while offline, nor automatically when back online, and says so', async () => {
      await context.setOffline(true);
      await expect(page.getByText(texts.en('form.offline'))).toBeVisible();
      await button(page).click();
      await expect(page.getByText(/^Not sent: you are offline/)).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByText(/^You are back online/)).toBeVisible();
      await expect(field(page, 'Message')).toHaveValue(message);
      expect(await countOf(school)).toBe(before);
    });

    // @see translations enquiry.tooMany.text, translations form.offline.notSent
    await test.step('rejects a network over its limit, shows when to try again, and keeps the text', async () => {
      const network = await useOwnNetwork(page);
      await school.asOwner('insert into enquiry_attempts (network) select $1 from generate_series(1, 5)', [network]);
      await button(page).click();
      await expect(page.getByText('Too many messages from your internet connection')).toBeVisible();
      await expect(page.getByText(/please try again in \d+ minutes/)).toBeVisible();
      await expect(field(page, 'Message')).toHaveValue(message);
      expect(await countOf(school)).toBe(before);
      await useOwnNetwork(page);
    });

    await test.step('rejects a filled-in hidden field and explains it to a person whose browser filled it in', async () => {
      await page.locator('input[name=website]').evaluate((input: HTMLInputElement) => {
        input.value = 'https://evil.example';
      });
      await button(page).click();
      await expect(page.getByText(/^Your browser filled in part of the form by itself/)).toBeVisible();
      expect(await countOf(school)).toBe(before);
    });

    // @see translations form.unconfirmed
    await test.step('reports a failure after a lost response, and stores one enquiry when sent again', async () => {
      const loss = await loseResponses(page, '**/admissions');
      await button(page).click();
      await expect(page.getByText('Your message could not be saved')).toBeVisible();
      await expect(page.getByText(texts.en('form.unconfirmed'))).toBeVisible();
      await expect(field(page, 'Message')).toHaveValue(message);
      expect(await countOf(school)).toBe(before + 1);
      await loss.stop();
      await page.reload();
      await expect(field(page, 'Message')).toHaveValue(message);
      await button(page).click();
      await expect(page.getByText(thanks)).toBeVisible();
      expect(await countOf(school)).toBe(before + 1);
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

    test('shows errors, changes its fields with the topic, keeps the values, confirms, and is empty afterwards', async ({
      page,
      school,
    }) => {
      const before = await countOf(school, 'cancellation');
      const t = texts.ar;
      const name = page.getByLabel(t('enquiry.name'), { exact: true });
      const message = page.getByLabel(t('enquiry.message'), { exact: true });
      await page.goto('/ar/admissions');
      await name.fill('ليلى حداد');
      await page.getByRole('button', { name: t('enquiry.submit') }).click();
      await expect(page.getByText(t('enquiry.invalid'))).toBeVisible();
      await expect(page.getByText(t('enquiry.region.missing'))).toHaveCount(2);
      await expect(name).toHaveValue('ليلى حداد');
      await message.fill('نود أن نعرف المزيد عن المرحلة المتوسطة.');
      await page.getByLabel(t('enquiry.topic')).selectOption('cancellation');
      await page.getByRole('button', { name: t('enquiry.topic.show') }).click();
      await expect(page.getByRole('heading', { name: t('enquiry.title.cancellation') })).toBeVisible();
      await expect(page.getByLabel(t('enquiry.region'), { exact: true })).toHaveCount(0);
      await expect(name).toHaveValue('ليلى حداد');
      await expect(message).toHaveValue('نود أن نعرف المزيد عن المرحلة المتوسطة.');
      await page.getByLabel(t('enquiry.email')).fill('layla@example.org');
      await name.press('Enter');
      await expect(page.getByText(t('enquiry.sent.cancellation'))).toBeVisible();
      await expect(page).toHaveURL(/\/ar\/admissions\?(.*&)?sent=[\w-]+#enquiry-received$/);
      const heading = page.getByRole('heading', { name: t('enquiry.confirmation.title') });
      await expect(heading).toBeInViewport();
      const [{ reference } = { reference: 'none' }] = await received(school, 'cancellation');
      const confirmation = page.getByRole('region', { name: t('enquiry.confirmation.title') });
      for (const text of ['ليلى حداد', reference]) await expect(confirmation).toContainText(text);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      await page.reload();
      await expect(heading).toBeVisible();
      await page.getByText(t('enquiry.confirmation.another')).click();
      await expect(name).toHaveValue('');
      await expect(message).toHaveValue('');
      expect(await countOf(school, 'cancellation')).toBe(before + 1);
    });
  });
});
