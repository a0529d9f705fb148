import type { Page } from '@playwright/test';
import { type Language, languageCodes } from '#content/languages.ts';
import { localizedPath } from '#i18n/paths.ts';
import { expect, test } from './support/fixtures.ts';
import { texts } from './support/texts.ts';

/** Counts the parts of the header, and finds those that overlap, wrap or leave the screen. */
const faultsOf = (page: Page) =>
  page.evaluate(() => {
    const row = document.querySelector('header > div');
    const parts = [...(row?.querySelectorAll(':scope > a, :scope > button, [data-portal-links] > a, nav a') ?? [])]
      .map((part) => ({ name: part.textContent.trim(), box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0);
    const faults = parts.flatMap(({ name, box }, index) => [
      ...(box.left < 0 || box.right > document.documentElement.clientWidth ? [`${name} leaves the screen`] : []),
      ...(box.height > 56 ? [`${name} wraps`] : []),
      ...parts
        .slice(index + 1)
        .filter((other) => box.left < other.box.right - 0.5 && other.box.left < box.right - 0.5)
        .map((other) => `${name} overlaps ${other.name}`),
    ]);
    if (document.documentElement.scrollWidth > document.documentElement.clientWidth) faults.push('scrolls sideways');
    return { faults, count: parts.length };
  });

async function inspect(page: Page, language: Language, signedIn: boolean) {
  const t = texts[language];
  for (const width of [1216, 1280, 1366, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('navigation', { name: t('nav.main') })).toBeVisible();
    await expect(page.getByRole('button', { name: t('nav.openMenu') })).toBeHidden();
    const { faults, count } = await faultsOf(page);
    expect(faults, `${language} at ${width} px`).toEqual([]);
    // wordmark, five pages, Translate, login or inbox and dashboard, Request Consultation
    expect(count).toBe(signedIn ? 10 : 9);
  }
  await page.setViewportSize({ width: 1215, height: 800 });
  await expect(page.getByRole('navigation', { name: t('nav.main') })).toBeHidden();
  await expect(page.getByRole('button', { name: t('nav.openMenu') })).toBeVisible();
  expect((await faultsOf(page)).faults).toEqual([]);
}

for (const language of languageCodes) {
  test(`The header shows visitors its full navigation from 1216 px in ${language}`, async ({ openPlain }) => {
    await inspect(await openPlain(localizedPath(language, '/vision')), language, false);
  });

  test(`The header shows signed-in people its full navigation from 1216 px in ${language}`, async ({
    openPlain,
    school,
  }) => {
    const person = await school.makePerson('parent');
    const mentor = await school.makePerson('mentor');
    await school.makeMessage({ from: mentor.id, to: person.id });
    await inspect(await openPlain(localizedPath(language, '/vision'), person), language, true);
  });
}

test('The footer links to the pages of the school in every language', async ({ openPlain }) => {
  for (const language of languageCodes) {
    const prefix = language === 'en' ? '' : `/${language}`;
    const page = await openPlain(`${prefix}/vision`);
    const links = page
      .getByRole('navigation', { name: texts[language]('footer.schoolHeading') })
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const paths = [
      'vision',
      'our-philosophy',
      'manifesto',
      'curriculum',
      'faculty',
      'global-presence',
      'global-network',
      'admissions',
      'admissions#enquiry',
    ];
    // the page of questions exists while another test publishes an answer
    const shown = (await links).filter((link) => !link?.endsWith('/questions'));
    expect(shown).toEqual(paths.map((path) => `${prefix}/${path}`));
  }
});
