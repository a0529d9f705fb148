import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { translations as arabic } from '#content/translations/ar.ts';
import { violationsOf } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { waitForHydration, watchReact } from './support/hydration.ts';
import { siteCookie } from './support/sites.ts';

const openEnquiry = (page: Page, name: string) =>
  page.getByRole('row').filter({ hasText: name }).getByRole('link').click();
const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10);

/** Expects no axe violations and no horizontal scrolling. */
async function expectAccessible(page: Page): Promise<void> {
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

test.describe('An enquiry in the console', () => {
  test('changes its state, requires a date for a consultation, and is kept longer with one', async ({
    signedInAs,
    school,
  }) => {
    const { page, person } = await signedInAs('admin');
    const name = randomUUID();
    const { id } = await school.makeEnquiry({ name });
    await page.setViewportSize({ width: 1440, height: 900 });
    // The banner would cover links of the footer.
    await page.context().addCookies([siteCookie('cookieConsent', 'essential.-.-')]);
    await watchReact(page);
    await page.goto(`/admin-console/enquiries?search=${name}`);
    await waitForHydration(page);
    await page.getByText('Filters (0)').click();
    await page.getByRole('combobox', { name: 'Status' }).selectOption('New');
    await expect(page).toHaveURL(/state=new/);
    await expectAccessible(page);
    await openEnquiry(page, name);
    await expect(page).toHaveURL(new RegExp(`/admin-console/enquiries/${id}$`));
    await expectAccessible(page);
    const state = page.getByRole('combobox', { name: 'Status' });
    await state.selectOption('Consultation scheduled');
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
    await expect(page.locator('time[datetime$="-09-01"]')).toBeVisible();
    await state.selectOption('Closed');
    await page.getByLabel('Date of the consultation').fill('');
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

  test('has no axe violations in the list or on its page, on a phone in Arabic', async ({ signedInAs, school }) => {
    const { page, context } = await signedInAs('admin', { viewport: { width: 360, height: 900 } });
    const name = randomUUID();
    await school.makeEnquiry();
    const { id } = await school.makeEnquiry({ name, topic: 'complaint' });
    // links behind the cookie banner are too small as targets
    await context.addCookies([siteCookie('language', 'ar'), siteCookie('cookieConsent', 'essential.-.-')]);
    await page.goto('/admin-console/enquiries');
    await expectAccessible(page);
    await openEnquiry(page, name);
    await expect(page).toHaveURL(new RegExp(`/admin-console/enquiries/${id}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expectAccessible(page);
  });
});

test.describe('The admissions board', () => {
  test('moves a card by keyboard, dragging and button, undoes moves, and asks for the date of a consultation', async ({
    signedInAs,
    school,
  }) => {
    const { page, person } = await signedInAs('admin');
    const name = randomUUID();
    const { id } = await school.makeEnquiry({ name, ownerId: person.id });
    await watchReact(page);
    await page.goto(`/admin-console/enquiries/board?owner=${person.id}`);
    await waitForHydration(page);
    const card = page.getByRole('link', { name });
    const column = (state: string) => page.getByRole('region', { name: new RegExp(`^${state}`) });
    await card.focus();
    await page.keyboard.press('Shift+ArrowRight');
    await expect(column('Contacted').getByRole('link', { name })).toBeFocused();
    await expect(page.getByRole('status').getByText(/has been moved to “Contacted”/)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(column('New').getByRole('link', { name })).toBeVisible();
    const stored = () => school.asOwner('select state, revision from enquiries where id = $1', [id]);
    await column('New').getByRole('listitem').filter({ hasText: name }).dragTo(column('Contacted'));
    await expect(column('Contacted').getByRole('link', { name })).toBeVisible();
    expect(await stored()).toEqual([{ state: 'contacted', revision: 3 }]);
    const notice = page.getByRole('listitem').filter({ hasText: 'has been moved to “Contacted”' });
    await notice.getByRole('button', { name: 'Undo' }).click();
    await expect(column('New').getByRole('link', { name })).toBeVisible();
    expect(await stored()).toEqual([{ state: 'new', revision: 4 }]);
    await page.getByRole('button', { name: `Move ${name} to “Contacted”` }).press('Enter');
    await expect(column('Contacted').getByRole('link', { name })).toBeFocused();
    await page.getByRole('button', { name: `Move ${name} to “Consultation scheduled”` }).click();
    await expect(page).toHaveURL(new RegExp(`/admin-console/enquiries/${id}\\?state=scheduled$`));
    await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('scheduled');
    expect(await stored()).toEqual([{ state: 'contacted', revision: 5 }]);
  });

  test('keeps what was chosen when somebody else changes another field of the enquiry, and saves it beside that change', async ({
    signedInAs,
    school,
  }) => {
    const { page, person } = await signedInAs('admin');
    const { id } = await school.makeEnquiry({});
    await watchReact(page);
    await page.goto(`/admin-console/enquiries/${id}`);
    await waitForHydration(page);
    await page.getByLabel('Owner').selectOption(person.id);
    await school.asOwner(`update enquiries set state = 'contacted', revision = revision + 1 where id = $1`, [id]);
    // Its arrival makes the page load again.
    await school.makeMessage({ from: (await school.makePerson('mentor')).id, to: person.id });
    await expect(page.getByRole('link', { name: /1 unread/ })).toBeVisible();
    await expect(page.getByLabel('Owner')).toHaveValue(person.id);

    await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('contacted');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The change has been saved.')).toBeVisible();
    expect(await school.asOwner('select state, owner_id from enquiries where id = $1', [id])).toEqual([
      { state: 'contacted', owner_id: person.id },
    ]);
  });

  test('fits a phone in Arabic, moves a card forward with the left arrow, and opens it for a reply', async ({
    signedInAs,
    school,
  }) => {
    const { page, context, person } = await signedInAs('admin', { viewport: { width: 390, height: 844 } });
    const name = randomUUID();
    const { id } = await school.makeEnquiry({ name, ownerId: person.id });
    await context.addCookies([siteCookie('language', 'ar'), siteCookie('cookieConsent', 'essential.-.-')]);
    await watchReact(page);
    await page.goto(`/admin-console/enquiries/board?owner=${person.id}`);
    await waitForHydration(page);
    await expectAccessible(page);
    await page.getByRole('link', { name }).focus();
    await page.keyboard.press('Shift+ArrowLeft');
    await expect(page.locator('#contacted').getByRole('link', { name })).toBeFocused();
    await page.getByRole('link', { name }).press('Enter');
    await expect(page).toHaveURL(new RegExp(`/admin-console/enquiries/${id}$`));
    const text = `${randomUUID()} يسعدنا التواصل معكم`;
    await page.getByLabel(arabic['pipeline.reply']).fill(text);
    await page.getByRole('button', { name: arabic['compose.submit'] }).click();
    await expect(page.getByRole('listitem').filter({ hasText: text })).toContainText(arabic['pipeline.timeline.reply']);
    await expect(page.getByLabel(arabic['pipeline.reply'])).toHaveValue('');
    await expectAccessible(page);
  });
});
