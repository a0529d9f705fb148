import type { Page } from '@playwright/test';
import { languageCodes } from '#content/languages.ts';
import { roles } from '#content/roles.ts';
import { startPageOf } from '#http/start-page.ts';
import { samplePdf } from '../support/sample-files.ts';
import { violationsOf } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { waitForHydration } from './support/hydration.ts';
import { pressEnter } from './support/press-enter.ts';
import { siteCookie } from './support/sites.ts';
import { texts } from './support/texts.ts';

async function open(page: Page, path: string) {
  await page.goto(path);
  await waitForHydration(page);
}

const accountButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Account: ' });
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Portal navigation' });

test.describe('The account menu', () => {
  test('opens and closes by keyboard, closes when a link is followed, and signs out', async ({ signedInAs }) => {
    const { page, person } = await signedInAs('parent');
    await open(page, '/inbox');
    const signOut = page.getByRole('banner').getByRole('button', { name: 'Sign Out' });
    await expect(signOut).toBeHidden();
    await accountButton(page).press('Enter');
    await expect(page.getByRole('banner').getByText('Parent', { exact: true })).toBeVisible();
    await expect(accountButton(page)).toHaveAccessibleName(`Account: ${person.fullName}`);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Your account' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(signOut).toBeHidden();
    await expect(accountButton(page)).toBeFocused();

    await page.keyboard.press('Enter');
    await page.getByText('School website').press('Enter');
    await expect(page.getByRole('link', { name: 'Request Consultation' })).toHaveAttribute(
      'href',
      '/admissions#enquiry',
    );
    await pressEnter(page.getByRole('button', { name: /^Language/ }));
    await expect(page.getByRole('dialog', { name: 'Language' })).toBeVisible();
    await expect(signOut).toBeHidden();
    await page.keyboard.press('Escape');
    await accountButton(page).click();
    await page.getByRole('link', { name: 'Change Password' }).click();
    await expect(page).toHaveURL('/change-password');
    await expect(page.getByRole('link', { name: 'Change Password' })).toBeHidden();
    await accountButton(page).press('Enter');
    await signOut.press('Enter');
    await expect(page).toHaveURL('/parent-login');
  });

  test('signs out without JavaScript', async ({ openPlain, school }) => {
    const page = await openPlain('/admin-console', await school.makePerson('admin'));
    await accountButton(page).click();
    await page.getByText('School website').click();
    await expect(page.getByRole('link', { name: 'Vision' })).toBeVisible();
    // a click first scrolls the menu, which may move away under the pointer and then closes
    await pressEnter(page.getByRole('button', { name: 'Sign Out' }));
    await expect(page).toHaveURL(/\/parent-login$/);
  });
});

test.describe('The portal navigation on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('is a bar at the bottom that does not move with the focus, and absent on pages with a bar of a form', async ({
    signedInAs,
    school,
  }) => {
    const { page, person } = await signedInAs('mentor');
    const parent = await school.makePerson('parent');
    const student = await school.makeStudent({ mentorId: person.id, parentId: parent.id, fullName: 'Tobi Example' });
    await school.makeMessage({ from: parent.id, to: person.id });
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/students');
    await page.getByRole('button', { name: 'Reject Optional' }).click();
    const links = navigation(page).getByRole('link');
    await expect(links).toHaveText(['Students', /^Messages/, 'Announcements']);
    await expect(links.nth(1)).toHaveAccessibleName('Messages 1 unread');
    await expect(links.nth(0)).toHaveAttribute('aria-current', 'page');
    for (const link of await links.all()) {
      const box = await link.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(844, 0);
    }
    const place = await navigation(page).boundingBox();
    await page.getByRole('searchbox').focus();
    expect(await navigation(page).boundingBox()).toEqual(place);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const foot = await page.getByRole('button', { name: 'Manage Cookies' }).boundingBox();
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual((await navigation(page).boundingBox())?.y ?? 0);

    await page.getByRole('link', { name: `Write to ${parent.fullName}` }).click();
    await expect(page).toHaveURL(`/inbox?compose&to=${parent.id}&student=${student.id}`);
    await expect(navigation(page)).toBeHidden();
    await expect(page.getByRole('combobox', { name: 'Recipient' })).toHaveValue(new RegExp(parent.fullName));
    await expect(page.getByRole('combobox', { name: 'Student' })).toHaveValue(student.id);
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await navigation(page).evaluate((bar) => getComputedStyle(bar).position)).toBe('static');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('fits five links and the account menu into 320 px in Arabic', async ({ openPlain, school }) => {
    const page = await openPlain('/admin-console', await school.makePerson('admin'));
    await page.context().addCookies([siteCookie('language', 'ar'), siteCookie('cookieConsent', 'essential.-.-')]);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.reload();
    const t = texts.ar;
    const bar = page.getByRole('navigation', { name: t('portal.nav') });
    const boxes = await Promise.all((await bar.getByRole('link').all()).map((link) => link.boundingBox()));
    expect(boxes).toHaveLength(5);
    const starts = boxes.map((box) => box?.x ?? 0);
    expect(starts).toEqual(starts.toSorted((one, other) => other - one));
    expect(await bar.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await page.locator('.account-button').click();
    const menu = await page.locator('.account-menu').boundingBox();
    expect(menu?.x).toBeGreaterThanOrEqual(0);
    expect((menu?.x ?? 0) + (menu?.width ?? 999)).toBeLessThanOrEqual(320);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

for (const role of roles) {
  test(`The header for the role ${role} is one row from 768 px in every language`, async ({ openPlain, school }) => {
    const page = await openPlain(startPageOf(role), await school.makePerson(role, { fullName: 'Zoë Adeyemi-O’Neil' }));
    for (const language of languageCodes) {
      await page.context().addCookies([siteCookie('language', language)]);
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      for (const width of [768, 820, 912, 1024, 1216, 1280, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await headerFaults(page), `${language}, ${width} px`).toEqual({ overlaps: 0, wide: 0, height: 64 });
      }
    }
  });
}

const headerFaults = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('.portal-row > a, .portal-nav a, .portal-tools > *')]
      .map((part) => part.getBoundingClientRect())
      .filter((box) => box.width > 0);
    const overlaps = parts.flatMap((box, index) =>
      parts
        .slice(index + 1)
        .filter(
          (other) =>
            box.left < other.right - 1 &&
            other.left < box.right - 1 &&
            box.top < other.bottom - 1 &&
            other.top < box.bottom - 1,
        ),
    );
    const bars = [document.documentElement, ...document.querySelectorAll('.portal-nav')];
    return {
      overlaps: overlaps.length,
      wide: Math.max(...bars.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)),
      height: document.querySelector('.portal-row')?.getBoundingClientRect().height,
    };
  });

test('A mentor writes to families, and finds students by a parent’s name or an awaited reply', async ({
  signedInAs,
  school,
}) => {
  const { page, person } = await signedInAs('mentor');
  const [mother, father] = [
    await school.makePerson('parent', { fullName: 'Zoë Adeyemi' }),
    await school.makePerson('parent', { fullName: 'Chen Wei' }),
  ];
  await school.makeStudent({ mentorId: person.id, parentId: mother.id, fullName: 'Tobi' });
  await school.makeStudent({ mentorId: person.id, parentId: father.id, fullName: 'Lin' });
  await school.makeMessage({ from: mother.id, to: person.id });
  await open(page, '/students');
  const rows = page.getByRole('table', { name: 'Your students' }).getByRole('row');
  await expect(rows).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'Reply to Zoë Adeyemi' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Choose all students in the list' }).press('Space');
  await expect(page.getByText('2 students chosen')).toBeVisible();
  await page.getByRole('button', { name: 'Write to families' }).click();
  await expect(page.getByRole('heading', { name: '2 recipients' })).toBeVisible();
  await page.getByLabel('Subject').fill('A visit');
  await page.getByLabel('Message', { exact: true }).fill('We meet on Friday.');
  await page
    .getByLabel('Attachments')
    .setInputFiles({ name: 'Plan.pdf', mimeType: 'application/pdf', buffer: samplePdf });
  await expect(page.getByRole('button', { name: 'Remove Plan.pdf' })).toBeVisible();
  await page.getByRole('button', { name: 'Send to 2 People' }).click();
  const question = page.getByRole('alertdialog', { name: 'Send this message to 2 people?' });
  await expect(question).toContainText('families of 2 students');
  expect(await violationsOf(page)).toEqual([]);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('We meet on Friday.');
  await page.getByRole('button', { name: 'Send to 2 People' }).click();
  await question.getByRole('button', { name: 'Send to 2 People' }).click();
  await expect(page.getByText('We meet on Friday.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Chen Wei' })).toContainText('Not read yet');
  await expect(page.getByRole('link', { name: 'Download Plan.pdf' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await school.makeMessage({ from: mother.id, to: person.id });
  await page.getByRole('link', { name: 'Back to your students' }).click();
  await page.getByRole('link', { name: 'Waiting for reply (1)' }).click();
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText('Tobi');
  await page.getByRole('searchbox').fill('wei');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'No students found' })).toBeVisible();
  await page.getByRole('link', { name: 'All (1)' }).click();
  await expect(rows.nth(1)).toContainText('Lin');
  await page.getByRole('link', { name: 'Lin', exact: true }).click();
  await expect(page.getByRole('tabpanel')).toContainText(`Academic Mentor${person.fullName}`);
  await expect(page.getByRole('link', { name: /^Write to/ })).toHaveAccessibleName('Write to Chen Wei');
});
