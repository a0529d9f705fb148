import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const main = (page: Page) => page.getByRole('main');
const headings = (page: Page, level: number) => main(page).getByRole('heading', { level });

test('The vision page has its title and the three pillars', async ({ page }) => {
  await page.goto('/vision');
  await expect(headings(page, 1)).toHaveText('Our Vision: Education That Moves With You');
  const pillars = page.getByRole('region', { name: 'Three pillars' });
  await expect(pillars.getByRole('heading', { level: 3 })).toHaveText(['Continuity', 'Wellbeing', 'Innovation']);
});
