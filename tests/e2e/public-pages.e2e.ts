import { expect, test } from './fixtures.ts';

test.describe('A page that is not there', () => {
  test('answers 404, says so, leads home, and logs its path to the console', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') logged.push(message.text());
    });
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    await page.mouse.move(10, 10);
    await expect.poll(() => logged.join('\n')).toContain('/no/such/page');
    await page.getByRole('main').getByRole('link').click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('The home page', () => {
  test('has the headline, the mission and two buttons', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Where global minds and ethical intelligence meet.',
    );
    await expect(page.getByRole('main').getByText('Education Without Borders')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Discover Our Philosophy' })).toHaveAttribute(
      'href',
      '/our-philosophy',
    );
    await expect(page.getByRole('link', { name: 'Explore Global Learning' })).toHaveAttribute('href', '/curriculum');
  });

  test('has a contact section, to which the login leads', async ({ page }) => {
    await page.goto('/parent-login');
    await expect(page.getByText('open by invitation only')).toBeVisible();
    await expect(page.getByText('Secure connection.')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Contact us about admission' }).click();
    await expect(page).toHaveURL('/#contact');
    await expect(page.locator('#contact')).toBeInViewport();
  });
});
