import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

const main = (page: Page) => page.getByRole('main');
const headings = (page: Page, level: number) => main(page).getByRole('heading', { level });

// @see core §2.6, content §2.4, §2.20–21
test('The vision page has its title and the three pillars', async ({ openPlain }) => {
  const page = await openPlain('/vision');
  await expect(headings(page, 1)).toHaveText('Our Vision: Education That Moves With You');
  const pillars = page.getByRole('region', { name: 'Three pillars' });
  await expect(pillars.getByRole('heading', { level: 3 })).toHaveText(['Continuity', 'Wellbeing', 'Innovation']);
});

// @see core §2.6, content §2.5
test('The philosophy page quotes the headline of the home page and links to the manifesto', async ({ openPlain }) => {
  const page = await openPlain('/our-philosophy');
  await expect(headings(page, 1)).toHaveCount(1);
  await expect(main(page)).toContainText('Where global minds and ethical intelligence meet.');
  await main(page).getByRole('link', { name: 'Read the manifesto' }).click();
  await expect(page).toHaveURL(/\/manifesto$/);
});

// @see content §2.22–25
test('The manifesto shows its headline, Why It Matters and four differentiators, and links to the curriculum', async ({
  openPlain,
}) => {
  const page = await openPlain('/manifesto');
  await expect(headings(page, 1)).toHaveText("It's time to free learning.");
  await expect(page.getByRole('region', { name: 'Why It Matters' })).toBeVisible();
  await expect(headings(page, 3)).toHaveText([
    'Global by Design',
    'AI-Integrated Learning',
    'Human Mentorship',
    'Ethical Governance',
  ]);
  await main(page).getByRole('link', { name: 'Explore the curriculum' }).click();
  await expect(page).toHaveURL(/\/curriculum$/);
});

// @see content §2.22–25
test('The manifesto and the curriculum name the frameworks, and say that no accreditation is implied', async ({
  openPlain,
}) => {
  for (const path of ['/manifesto', '/curriculum']) {
    const page = await openPlain(path);
    const badges = page.getByRole('list', { name: 'Frameworks we align with' }).getByRole('listitem');
    await expect(badges).toHaveText(['Cambridge', 'IB Framework', 'OECD', 'CEFR', '21st Century', 'UNESCO']);
    await expect(main(page)).toContainText('No accreditation, registration or endorsement is implied.');
  }
});

// @see core §2.6, content §2.6, §2.27–29
test('The curriculum page has its title, three dimensions, the four stages and the Parallel Learning Model', async ({
  openPlain,
}) => {
  const page = await openPlain('/curriculum');
  await expect(headings(page, 1)).toHaveText('Curriculum Without Borders');
  const headingsIn = (region: string) => page.getByRole('region', { name: region }).getByRole('heading', { level: 3 });
  await expect(headingsIn('Three dimensions')).toHaveText(['Scholarship', 'Wellbeing', 'Future Skills']);
  const stages = ['Primary', 'Middle Years', 'Secondary', 'University Preparation'];
  await expect(headingsIn('The stage journey')).toHaveText(stages);
  await expect(page.getByRole('region', { name: 'The Parallel Learning Model' })).toBeVisible();
});

// @see core §2.6, content §2.7, §2.30–31
test('The faculty page presents educators as mentors and the pair of mentor and coach, and links to the portal', async ({
  openPlain,
}) => {
  const page = await openPlain('/faculty');
  await expect(headings(page, 1)).toHaveText('Educators as mentors');
  const pair = page.getByRole('region', { name: 'Two adults for every student' });
  await expect(pair.getByRole('heading', { level: 3 })).toHaveText(['Academic Mentor', 'Wellbeing Coach']);
  const access = page.getByRole('region', { name: 'Access for parents' });
  await expect(access).toContainText('secure family portal');
  await expect(access.getByRole('link', { name: 'Login to Portal' })).toHaveAttribute('href', '/parent-login');
});

test('A public page is prefetched when its link is hovered over or pressed, the login page is not', async ({
  page,
}) => {
  const prefetched: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['sec-purpose']?.includes('prefetch')) prefetched.push(new URL(request.url()).pathname);
  });
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto('/');
  const header = page.getByRole('banner');
  // a press prefetches at once: the order shows that the first one did not
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), { capture: true }));
  await header.getByRole('link', { name: 'Parent Login' }).click();
  await header.getByRole('link', { name: 'Vision' }).click();
  await expect.poll(() => prefetched).toEqual(['/vision']);
  await header.getByRole('link', { name: 'Admissions' }).hover();
  await expect.poll(() => prefetched).toEqual(['/vision', '/admissions']);
});
