import { randomUUID } from 'node:crypto';
import { expect, test } from './support/fixtures.ts';
import { waitForHydration, watchReact } from './support/hydration.ts';
import { linkIn, mailTo } from './support/mail.ts';
import { texts } from './support/texts.ts';

const newPassword = 'Another-Horse-7y?';

test('A person who forgot the password gets a link by mail, chooses a new password, and is signed in', async ({
  page,
  school,
  site,
}) => {
  const { email } = await school.makePerson('parent');
  await watchReact(page);
  await page.goto('/parent-login');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByLabel('Email').fill('not-an-address');
  await page.getByRole('button', { name: 'Send Link' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Invalid email format');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Link' }).click();
  await expect(page.getByRole('status').getByText(texts.en('forgot.sent'))).toBeVisible();

  await page.goto(linkIn(await mailTo(site.folder, email, '/reset-password')));
  await waitForHydration(page);
  await expect(page.getByText(email)).toBeVisible();
  const choose = async (confirmation: string) => {
    await page.getByLabel('New password', { exact: true }).fill(newPassword);
    await page.getByLabel('Confirm new password').fill(confirmation);
    await page.getByRole('button', { name: 'Save Password' }).click();
  };
  await choose('Other-Horse-7y?');
  await expect(page.getByLabel('Confirm new password')).toHaveAccessibleDescription(
    'The two passwords are not the same',
  );
  await choose(newPassword);
  await expect(page).toHaveURL('/parent-dashboard');
  await expect(page.getByRole('status').getByText(texts.en('reset.done'))).toBeVisible();
  expect(await mailTo(site.folder, email, '/forgot-password')).not.toContain('token');
});

test('An invited person chooses a password with the latest link, on a phone, in French, without JavaScript', async ({
  signedInAs,
  browser,
  site,
}) => {
  const { page } = await signedInAs('admin');
  const email = `${randomUUID()}@example.org`;
  const row = page.getByRole('row').filter({ hasText: email });
  await watchReact(page);
  await page.goto('/admin-console');
  await waitForHydration(page);
  const password = page.getByLabel('Temporary Password', { exact: true });
  await page.getByRole('button', { name: 'Generate' }).click();
  await expect(password).toHaveValue(/^([A-Z]\d[a-z]{3}-){3}[A-Z]\d[a-z]{3}$/);
  await password.fill('');
  await page.getByLabel('Full Name').fill('Élodie Martin');
  await page.getByLabel('Email Address').fill(email);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('fr');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText(`User ${email} created successfully with parent role.`)).toBeVisible();
  await page.getByRole('navigation', { name: 'Admin Console' }).getByRole('link', { name: 'Accounts' }).click();
  await page.getByLabel('Search by name, email or student').fill(email);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(row).toContainText('Expires in 7 days.');
  const first = linkIn(await mailTo(site.folder, email, '/reset-password'));
  await row.getByRole('button', { name: 'Resend' }).click();
  await expect(page.getByText(`We are emailing ${email} a new invitation.`)).toBeVisible();
  await expect.poll(async () => linkIn(await mailTo(site.folder, email, '/reset-password'))).not.toBe(first);
  const second = linkIn(await mailTo(site.folder, email, '/reset-password'));

  const phone = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
    baseURL: site.origin,
  });
  const invited = await phone.newPage();
  await invited.goto(first);
  await expect(invited.getByText(texts.fr('reset.invalid'))).toBeVisible();
  await invited.goto(second);
  await expect(invited.getByRole('heading', { level: 1 })).toHaveText(texts.fr('reset.invitation.title'));
  await invited.getByLabel(texts.fr('changePassword.new'), { exact: true }).fill(newPassword);
  await invited.getByLabel(texts.fr('changePassword.confirm')).fill(newPassword);
  await invited.getByRole('button', { name: texts.fr('reset.submit') }).click();
  await expect(invited).toHaveURL('/parent-dashboard');
  await phone.close();
  await page.goto(`/admin-console/accounts?search=${email}`);
  await row.getByRole('link', { name: 'Élodie Martin' }).click();
  await expect(page.getByText('Accepted.')).toBeVisible();
});
