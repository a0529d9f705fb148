import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

const heading = (page: Page, level: number) => page.getByRole('main').getByRole('heading', { level });

test.describe('The admissions page', () => {
  // @see core §2.6, content §1.8–12, §2.9, §2.41–46, §3.9
  test('shows the admissions journey in four numbered steps', async ({ openPlain }) => {
    const page = await openPlain('/admissions');
    await expect(heading(page, 1)).toHaveText('Admission by Invitation');
    const journey = page.getByRole('region', { name: 'The Admissions Journey' });
    await expect(journey.getByRole('listitem').getByRole('heading')).toHaveText([
      'Private Consultation',
      'Assessment & Interview',
      'Acceptance',
      'Onboarding',
    ]);
    await expect(journey.getByRole('listitem')).toHaveText([
      /^1.*A confidential talk with a liaison about needs, learning style and objectives\./,
      /^2.*Academic and wellbeing interviews with subject mentors\./,
      /^3.*An offer of a place to selected families\./,
      /^4.*Secure platform access, mentor introduction and scheduling\./,
    ]);
  });

  // @see content §2.47–48
  test('shows what the school looks for and the limits of admission', async ({ openPlain }) => {
    const page = await openPlain('/admissions');
    const qualities = page.getByRole('region', { name: 'What We Look For' });
    await expect(qualities.getByRole('term')).toHaveText([
      'Curiosity',
      'Integrity',
      'Balance',
      'Continuity',
      'Wellbeing',
    ]);
    const limits = page.getByRole('region', { name: 'What admission means' });
    await expect(limits).toContainText('a limited number of students each year');
    await expect(limits.getByRole('link', { name: 'admissions policy' })).toHaveAttribute(
      'href',
      '/legal/admissions-policy',
    );
  });

  // @see content §2.9, §2.47–48
  test('shows what happens to an enquiry, and links to the form at its end', async ({ openPlain }) => {
    const page = await openPlain('/admissions');
    const nextSteps = page.getByRole('region', { name: 'What happens to your enquiry' });
    await expect(nextSteps.getByRole('listitem')).toContainText(['48 hours', '30 days', '1 academic year']);
    await expect(heading(page, 2).last()).toHaveText('Request Private Consultation');
    await page.getByRole('main').getByRole('link', { name: 'Request Private Consultation' }).click();
    await expect(page).toHaveURL(/\/admissions#enquiry$/);
    await expect(heading(page, 2).last()).toBeInViewport();
  });
});
