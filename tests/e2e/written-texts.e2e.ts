import type { Page } from '@playwright/test';
import { uniqueName } from '../support/people.ts';
import { violationsOf } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { waitForHydration } from './support/hydration.ts';
import { siteCookie } from './support/sites.ts';

/* Chromium without windows has no translator. A page that has one gets it before its scripts. */

/** Translates from French and Chinese into Arabic and English; lines with "fail" are refused. */
const addTranslator = (page: Page) =>
  page.addInitScript(() => {
    const isKnown = ({ sourceLanguage, targetLanguage }: Record<string, string>) =>
      ['fr', 'zh'].includes(sourceLanguage ?? '') && ['ar', 'en'].includes(targetLanguage ?? '');
    Reflect.set(window, 'Translator', {
      availability: async (pair: Record<string, string>) => (isKnown(pair) ? 'downloadable' : 'unavailable'),
      create: async (pair: Record<string, string>) => ({
        translate: async (line: string) => {
          if (line.includes('fail')) throw new Error('The model was removed');
          return `${pair['targetLanguage']}: ${line.toUpperCase()}`;
        },
      }),
    });
  });

const french = 'Bonjour, Léa sera absente demain.\nMerci de lui envoyer les devoirs.';

// @see PD-73
test.describe('A text that a person wrote', () => {
  test('has its language, may be translated by the browser, and has no button without a translator', async ({
    school,
    signedInAs,
  }) => {
    const { page, person } = await signedInAs('parent');
    const mentor = await school.makePerson('mentor', { fullName: uniqueName() });
    const id = await school.makeMessage({ from: mentor.id, to: person.id, subject: 'Léa', body: french });
    await page.goto(`/inbox/${id}`);
    await waitForHydration(page);
    const body = page.getByText('Bonjour, Léa');
    await expect(body).toHaveAttribute('lang', 'fr');
    expect(await body.evaluate((element) => (element as HTMLElement).translate)).toBe(true);
    await expect(page.getByRole('button', { name: 'Translate', exact: true })).toHaveCount(1);
    await expect(page.getByRole('article').getByRole('button', { name: 'Translate' })).toHaveCount(0);
  });

  test('is translated on the device into the language of the reader, with its line breaks', async ({
    school,
    signedInAs,
  }) => {
    const { page, person, context } = await signedInAs('parent', { viewport: { width: 390, height: 844 } });
    const mentor = await school.makePerson('mentor', { fullName: uniqueName() });
    const id = await school.makeMessage({ from: mentor.id, to: person.id, subject: 'Léa', body: french });
    await addTranslator(page);
    await school.asOwner(`update accounts.people set language = 'ar' where id = $1`, [person.id]);
    await context.addCookies([siteCookie('cookieConsent', 'essential.-.-')]);
    await page.goto(`/inbox/${id}`);
    await waitForHydration(page);
    const article = page.getByRole('article');
    await article.getByRole('button', { name: 'ترجمة' }).click();
    const translation = article.getByText('ar: BONJOUR');
    await expect(translation).toHaveText(
      'ar: BONJOUR, LÉA SERA ABSENTE DEMAIN.\nar: MERCI DE LUI ENVOYER LES DEVOIRS.',
      {
        useInnerText: true,
      },
    );
    await expect(translation).toHaveAttribute('lang', 'ar');
    await expect(article.getByRole('status').getByText('ترجمة آلية أجراها هذا الجهاز')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    const button = article.getByRole('button', { name: 'إخفاء الترجمة' });
    await expect(button).toBeFocused();
    await button.press('Enter');
    await expect(translation).toBeHidden();
  });

  test('says if the device cannot translate it, and offers nothing in the reader’s own language', async ({
    school,
    signedInAs,
  }) => {
    const { page, person } = await signedInAs('parent');
    const mentor = await school.makePerson('mentor', { fullName: uniqueName() });
    const english = 'Thank you for your message. We will send the homework this afternoon.';
    const first = await school.makeMessage({ from: mentor.id, to: person.id, body: `${french} fail` });
    const own = await school.makeMessage({ from: mentor.id, to: person.id, body: english });
    await addTranslator(page);
    await page.goto(`/inbox/${first}`);
    await waitForHydration(page);
    const button = page.getByRole('article').getByRole('button', { name: 'Translate' });
    await button.click();
    await expect(page.getByText('This device could not translate the text.')).toBeVisible();
    await page.goto(`/inbox/${own}`);
    await waitForHydration(page);
    await expect(page.getByText(english)).toHaveAttribute('lang', 'en');
    await expect(button).toHaveCount(0);
  });

  test('gets the language that its writer chose, which a draft keeps', async ({ school, signedInAs }) => {
    const { page, person } = await signedInAs('parent');
    const mentor = await school.makePerson('mentor', { fullName: uniqueName() });
    await page.goto(`/inbox?compose&to=${mentor.id}`);
    await waitForHydration(page);
    await page.getByLabel('Subject').fill('Merci');
    await page.getByRole('textbox', { name: 'Message' }).fill('Merci !');
    await page.getByText('Language of the text').first().click();
    await page.getByLabel('Language of the text').selectOption('fr');
    await expect(page.getByText('Draft kept on this device')).toBeVisible();
    await page.reload();
    await waitForHydration(page);
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Merci !');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Message sent')).toBeVisible();
    const [sent] = await school.asOwner<{ language: string }>('select language from messages where sender_id = $1', [
      person.id,
    ]);
    expect(sent?.language).toBe('fr');
  });
});
