import type { Page } from '@playwright/test';
import { openSession } from '../support/people.ts';
import { expect, test } from './support/fixtures.ts';
import { waitForHydration } from './support/hydration.ts';

const header = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');
const specifiedNavigation = [
  ['Vision', '/vision'],
  ['Curriculum', '/curriculum'],
  ['Faculty', '/faculty'],
  ['Global Presence', '/global-presence'],
  ['Admissions', '/admissions'],
];

const linksOf = (page: Page, navigation: string) =>
  page
    .getByRole('navigation', { name: navigation })
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));

test.describe('The header', () => {
  // @see core §2.14
  test('has the navigation of the specification, Translate and Request Consultation', async ({ openPlain }) => {
    const page = await openPlain('/');
    expect(await linksOf(page, 'Main navigation')).toEqual(specifiedNavigation);
    await expect(header(page).getByRole('button', { name: 'Translate' })).toBeVisible();
    await expect(header(page).getByRole('link', { name: 'Request Consultation' })).toHaveAttribute(
      'href',
      '/admissions#enquiry',
    );
  });

  // @see core §2.15–16
  test('shows a visitor Parent Login and no message icon', async ({ openPlain }) => {
    const page = await openPlain('/');
    await expect(header(page).getByRole('link', { name: 'Parent Login' })).toHaveAttribute('href', '/parent-login');
    await expect(header(page).getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
    await expect(header(page).getByRole('link', { name: 'Secure Inbox' })).toHaveCount(0);
  });

  // @see core §2.15–16, §6.9
  test('shows a signed-in person Dashboard and the message icon, without a badge if nothing is unread', async ({
    openPlain,
    school,
  }) => {
    const page = await openPlain('/', await school.makePerson('parent'));
    await expect(header(page).getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/parent-dashboard');
    await expect(header(page).getByRole('link', { name: 'Parent Login' })).toHaveCount(0);
    const icon = header(page).getByRole('link', { name: 'Secure Inbox', exact: true });
    await expect(icon).toHaveAttribute('href', '/inbox');
    await expect(icon).toHaveText('');
  });

  // @see core §2.16, §9.10
  test('counts only received unread messages in the badge', async ({ openPlain, school }) => {
    const person = await school.makePerson('parent');
    const mentor = await school.makePerson('mentor');
    await school.makeMessage({ from: mentor.id, to: person.id });
    await school.makeMessage({ from: mentor.id, to: person.id });
    await school.makeMessage({ from: mentor.id, to: person.id, isRead: true });
    await school.makeMessage({ from: person.id, to: mentor.id });
    const page = await openPlain('/', person);
    const icon = header(page).getByRole('link', { name: 'Secure Inbox, 2 unread messages' });
    await expect(icon).toHaveText('2');
  });

  // @see core §2.13, content §2.1
  test('is on every page, and so is the footer', async ({ openPlain }) => {
    for (const path of ['/', '/parent-login', '/forgot-password', '/no-such-page']) {
      const page = await openPlain(path);
      await expect(header(page).getByRole('link', { name: /home page$/ })).toHaveAttribute('href', '/');
      await expect(footer(page)).toBeVisible();
    }
  });
});

test.describe('The side menu on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });

  // @see core §2.14
  test('has the same navigation, works by keyboard, opens the language dialog, and closes when a link is followed', async ({
    page,
  }) => {
    const openButton = page.getByRole('button', { name: 'Open menu' });
    await page.goto('/');
    await waitForHydration(page);
    await expect(menu(page)).toBeHidden();
    await openButton.press('Enter');
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('link', { name: 'Vision' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(openButton).toBeFocused();

    await openButton.click();
    await menu(page).getByRole('button', { name: 'Translate' }).click();
    await expect(page.getByRole('dialog', { name: 'Language' })).toBeVisible();
    await expect(menu(page)).toBeHidden();
    await page.keyboard.press('Escape');

    await openButton.click();
    // the page of questions exists while another test publishes an answer
    const links = (await linksOf(page, 'Menu')).filter(([, path]) => path !== '/questions');
    expect(links).toEqual([...specifiedNavigation, ['Contact', '/admissions#enquiry']]);
    await expect(menu(page).getByRole('link', { name: 'Request Consultation' })).toBeVisible();
    await menu(page).getByRole('link', { name: 'Parent Login' }).click();
    await expect(page).toHaveURL('/parent-login');
    await expect(menu(page)).toBeHidden();
  });

  test('opens, closes and follows a link without JavaScript', async ({ openPlain }) => {
    const page = await openPlain('/');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu(page)).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu(page).getByRole('link', { name: 'Parent Login' }).click();
    await expect(page).toHaveURL('/parent-login');
  });
});

test.describe('The footer', () => {
  // @see core §1.10, §2.18, content §1.14
  test('shows its headings and statement, Access Secure Portal and Manage Cookies', async ({ openPlain }) => {
    const page = await openPlain('/');
    await expect(footer(page).getByRole('heading', { name: 'Governance & Compliance' })).toBeVisible();
    await expect(footer(page).getByRole('heading', { name: 'Secure Communication Only' })).toBeVisible();
    await expect(footer(page)).toContainText('no public email address, telephone number or social media');
    await expect(footer(page)).toContainText('All communication goes through the secure inbox');
    await expect(footer(page)).toContainText('verified users only');
    await expect(footer(page).getByRole('link', { name: 'Access Secure Portal' })).toHaveAttribute(
      'href',
      '/parent-login',
    );
    await expect(footer(page).getByRole('button', { name: 'Manage Cookies' })).toBeVisible();
  });

  // @see core §2.18
  test('shows the years of the copyright', async ({ openPlain }) => {
    const page = await openPlain('/');
    const year = new Date().getUTCFullYear();
    await expect(footer(page)).toContainText(year > 2025 ? `© 2025–${year}` : '© 2025');
  });
});

// @see core §1.10–11, content §1.13, §1.15–16, general-terms 4.5, disclaimer 7.1, disclaimer 7.2
// @see pages/our-philosophy absent list 1, pages/global-network touchpoint uses 2
// @see translations footer.communicationStatement, translations portal.description
test('No page names an e-mail address, a telephone number or a social network', async ({ request }) => {
  for (const path of ['/', '/parent-login', '/forgot-password', '/no-such-page']) {
    const text = await (await request.get(path)).text();
    expect(text, path).not.toMatch(/mailto:|tel:|[\w.]+@[\w-]+\.\w+/);
    expect(text, path).not.toMatch(/facebook|instagram|linkedin|twitter|x\.com|youtube|whatsapp|wechat|tiktok/i);
    expect(text, path).not.toMatch(/\+\d[\d ()-]{7,}/);
  }
});

// @see pages/accessibility sections 1 paragraphs 0, pages/accessibility sections 1 paragraphs 1
test('The skip link is the first tab stop and skips the header', async ({ openPlain }) => {
  const page = await openPlain('/parent-login');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Email')).toBeFocused();
});

test.describe('The progress bar', () => {
  test('is shown during a navigation that takes longer than 0.2 seconds', async ({ page }) => {
    await page.goto('/forgot-password');
    await waitForHydration(page);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/parent-login.data*', async (route) => {
      await released;
      await route.continue();
    });
    await header(page).getByRole('link', { name: 'Parent Login' }).click();
    const line = page.getByRole('progressbar', { name: 'Loading' });
    await expect(line).toBeVisible();
    const delay = await line.evaluate((element) => getComputedStyle(element).animationDelay);
    expect(delay.split(', ')).toEqual(['0.2s', '0.2s']);
    await expect(line).toHaveCSS('opacity', '1');
    release();
    await expect(page).toHaveURL('/parent-login');
    await expect(line).toHaveCount(0);
  });
});

test.describe('An unknown path', () => {
  // @see core §2.9, content §2.2, §2.60–61, §8.4
  test('returns 404, links to the home page and logs the path, and is a document of its own after a client-side navigation', async ({
    page,
  }) => {
    const lines: string[] = [];
    page.on('console', (message) => message.type() === 'error' && lines.push(message.text()));
    const response = await page.goto('/no/such/page?x=1');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    await waitForHydration(page);
    await expect.poll(() => lines).toContainEqual(expect.stringContaining('/no/such/page'));
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Where global minds and ethical intelligence meet.',
    );

    await page.goto('/parent-login');
    await waitForHydration(page);
    const routed = page.waitForResponse(/no-such-page$/);
    // links between public pages load a document: navigate with the client router
    await page.evaluate(() => {
      const { __reactRouterDataRouter: router } = window as unknown as {
        __reactRouterDataRouter: { navigate(to: string): Promise<void> };
      };
      void router.navigate('/no-such-page');
    });
    expect((await routed).status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
  });

  test('searches page titles while typing', async ({ page }) => {
    await page.goto('/fr/nulle-part');
    await waitForHydration(page);
    await page.getByRole('searchbox', { name: 'Rechercher dans les titres des pages' }).fill('RECLAM');
    const found = page.getByRole('main').getByRole('search').getByRole('link');
    await expect(found).toHaveCount(1);
    await expect(found).toHaveAttribute('href', '/fr/legal/complaints');
    await page.getByRole('searchbox').fill('nothing has this title');
    await expect(page.getByText('Aucune page trouvée')).toBeVisible();
  });

  test('searches page titles without JavaScript by submitting the form', async ({ openPlain }) => {
    const page = await openPlain('/nowhere');
    await page.getByRole('searchbox', { name: 'Search page titles' }).fill('philos');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/nowhere?find=philos');
    await expect(page.getByRole('main').getByRole('search').getByRole('link')).toHaveAttribute(
      'href',
      '/our-philosophy',
    );
  });
});

test.describe('The home page', () => {
  // @see core §1.1, §1.13–14, §2.1, §2.11, §2.17, content §1.4, §2.3
  test('shows its headline, mission line, two links and the contact section', async ({ openPlain }) => {
    const page = await openPlain('/#contact');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(
      'Where global minds and ethical intelligence meet.',
    );
    await expect(main).toContainText('Education Without Borders');
    await expect(main.getByRole('link', { name: 'Discover Our Philosophy' })).toHaveAttribute(
      'href',
      '/our-philosophy',
    );
    await expect(main.getByRole('link', { name: 'Explore Global Learning' })).toHaveAttribute('href', '/curriculum');
    await expect(page.locator('#contact')).toBeInViewport();
  });
});

test('A removal by keyboard moves the focus to the heading of its section', async ({ signedInAs, school }) => {
  const { page, person } = await signedInAs('parent');
  await openSession(school, person.id);
  await page.goto('/account');
  await waitForHydration(page);
  const section = page.getByRole('region', { name: 'Where you are signed in' });
  await section.getByRole('button', { name: /^Sign Out: / }).press('Enter');
  await expect(section.getByRole('listitem')).toHaveCount(1);
  await expect(section.getByRole('heading')).toBeFocused();
});

test.describe('The login page', () => {
  // @see core §4.5
  test('shows Signing in... while submitting, and cannot be submitted twice', async ({ page, school }) => {
    const { email } = await school.makePerson('parent');
    let posts = 0;
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/parent-login.data*', async (route) => {
      if (route.request().method() === 'POST') {
        posts += 1;
        await released;
      }
      await route.continue();
    });
    await page.goto('/parent-login');
    await waitForHydration(page);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('Wrong-Horse-9x!');
    // the second click comes at the moment when the first request is sent
    await page.getByRole('button', { name: 'Sign In' }).evaluate(async (button: HTMLElement) => {
      const { fetch } = window;
      const sent = new Promise<void>((resolve) => {
        window.fetch = (...request) => {
          window.fetch = fetch;
          resolve();
          return fetch(...request);
        };
      });
      button.focus();
      button.click();
      await sent;
      button.click();
    });
    const button = page.getByRole('button', { name: 'Signing in...' });
    await expect(button).toBeDisabled();
    await expect(button).toBeFocused();
    await page.getByLabel('Password', { exact: true }).press('Enter');
    release();
    await expect(page.getByText('Invalid credentials. Please try again.').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled();
    expect(posts).toBe(1);
  });

  // @see core §2.23–24
  test('states that an invitation is needed, where to ask, and that the connection is secure', async ({
    openPlain,
  }) => {
    const page = await openPlain('/parent-login');
    await expect(page.getByText(/You need an invitation/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Contact us about admission' })).toHaveAttribute('href', '/#contact');
    await expect(page.getByText(/Secure connection/)).toBeVisible();
  });

  // @see core §2.22, general-terms 4.4
  test('links from Forgot password? to the contact form about the account', async ({ openPlain }) => {
    const page = await openPlain('/parent-login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page).toHaveURL('/forgot-password');
    await expect(page.getByRole('link', { name: 'Open the contact form' })).toHaveAttribute(
      'href',
      '/admissions?topic=account#enquiry',
    );
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await expect(page).toHaveURL('/parent-login');
  });
});
