import { testPassword } from '../people.ts';
import { expect, test } from './fixtures.ts';

test.describe('Parent Portal Login', () => {
  test('says under each field what is wrong and keeps the address', async ({ page }) => {
    await page.goto('/parent-login');
    await page.getByLabel('Email').fill('not-an-address');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Invalid email format')).toBeVisible();
    await expect(page.getByText('Password is required')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('not-an-address');
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Invalid email format');
  });

  test('refuses wrong credentials in a toast', async ({ page, school }) => {
    const { email } = await school.makePerson('parent');
    await page.goto('/parent-login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('Wrong-Horse-9x!');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Login Failed')).toBeVisible();
    await expect(page.getByText('Invalid credentials. Please try again.')).toBeVisible();
    await expect(page).toHaveURL(/\/parent-login$/);
  });

  test('lets a family in and back to where it wanted to go', async ({ page, school }) => {
    const { email } = await school.makePerson('parent');
    await page.goto('/parent-dashboard?from=letter');
    await expect(page).toHaveURL('/parent-login?redirectTo=%2Fparent-dashboard%3Ffrom%3Dletter');
    await page.getByLabel('Email').fill(email.toUpperCase());
    await page.getByLabel('Password', { exact: true }).fill(testPassword);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/parent-dashboard?from=letter');
    await expect(page.getByText('Login successful! Redirecting to dashboard...')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible();
  });

  test('sends nobody to another site', async ({ page, school }) => {
    const { email } = await school.makePerson('parent');
    await page.goto('/parent-login?redirectTo=https%3A%2F%2Fevil.example%2F');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(testPassword);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/parent-dashboard');
  });

  test('lets whoever has a temporary password do nothing but choose another', async ({ page, school }) => {
    const { email, id } = await school.makePerson('parent');
    await school.asOwner(
      `update accounts.people set temporary_password_expires_at = now() + interval '1 hour' where id = $1`,
      [id],
    );
    await page.goto('/parent-login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(testPassword);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/change-password');
    await page.goto('/parent-dashboard');
    await expect(page).toHaveURL('/change-password');
    await page.getByLabel('Current password').fill(testPassword);
    await page.getByLabel('New password', { exact: true }).fill('Another-Horse-7y?');
    await page.getByLabel('Confirm new password').fill('Another-Horse-7y?');
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(page).toHaveURL('/parent-dashboard');
    await expect(page.getByText('Your password has been changed.')).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('signs in, and says what is wrong on the page that answers', async ({ page, school }) => {
      const { email } = await school.makePerson('parent');
      await page.goto('/parent-login');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill('Wrong-Horse-9x!');
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page.getByText('Invalid credentials. Please try again.')).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue(email);
      await page.getByLabel('Password', { exact: true }).fill(testPassword);
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page).toHaveURL('/parent-dashboard');
      await expect(page.getByText('Login successful! Redirecting to dashboard...')).toBeVisible();
    });
  });
});
