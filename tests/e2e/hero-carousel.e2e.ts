import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { holdReact, waitForHydration } from './support/hydration.ts';

const carousel = (page: Page) => page.getByRole('main').getByRole('group').first();
const slides = (page: Page) => carousel(page).getByRole('figure');
const press = (page: Page, name: string) => carousel(page).getByRole('button', { name }).click();
/** Index of the slide in view. */
const slideShown = (page: Page) =>
  slides(page).evaluateAll((figures) =>
    figures.findIndex((figure) => Math.abs(figure.getBoundingClientRect().left) < 2),
  );
const expectSlide = (page: Page, index: number) => expect.poll(() => slideShown(page)).toBe(index);

/** Starts automatic advancing, with a paused clock that only the test moves forward. */
async function startMoving(page: Page): Promise<void> {
  await holdClock(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(carousel(page).getByRole('button', { name: 'Pause' })).toBeVisible();
}

async function holdClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

async function openHome(page: Page, path = '/'): Promise<void> {
  // a busy machine may take more than 7 s: no automatic advancing until a test starts it
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await waitForHydration(page);
}

test.describe('The hero carousel', () => {
  // @see core §2.17, §9.9, content §1.1–3
  test('shows pictures of early years, primary, secondary and university preparation, and moves by buttons and arrow keys', async ({
    page,
  }) => {
    await openHome(page);
    await expect(slides(page)).toHaveCount(4);
    const names = await slides(page).evaluateAll((figures) => figures.map((figure) => figure.ariaLabel));
    expect(names).toEqual([
      'Slide 1 of 4: Early years',
      'Slide 2 of 4: Primary',
      'Slide 3 of 4: Secondary',
      'Slide 4 of 4: University Preparation',
    ]);
    for (const step of [1, 2, 3]) {
      await press(page, 'Next slide');
      await expectSlide(page, step);
      const picture = slides(page).nth(step).locator('img');
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
    // wraps around at both ends
    await press(page, 'Next slide');
    await expectSlide(page, 0);
    await press(page, 'Previous slide');
    await expectSlide(page, 3);
    await expect(carousel(page).locator('[aria-live]')).toHaveText('Slide 4 of 4: University Preparation');
    await press(page, 'Next slide');
    await expectSlide(page, 0);
    await carousel(page).getByRole('region').press('ArrowRight');
    await expectSlide(page, 1);
    await expect(carousel(page).locator('[aria-live]')).toHaveText('Slide 2 of 4: Primary');
  });

  // @see core §4.22, §9.9, pages/accessibility sections 1 paragraphs 2
  test('advances every 7 seconds without announcing it, also after a manual step, until it is paused', async ({
    page,
  }) => {
    await openHome(page);
    await startMoving(page);
    await press(page, 'Previous slide');
    await expectSlide(page, 3);
    await page.clock.runFor(6_900);
    await expectSlide(page, 3);
    await page.clock.runFor(200);
    await expectSlide(page, 0);
    await expect(carousel(page).locator('[aria-live]')).toHaveText('');
    await page.clock.runFor(7_000);
    await expectSlide(page, 1);
    await press(page, 'Pause');
    await page.clock.runFor(30_000);
    await expectSlide(page, 1);
  });

  test('does not advance while it has the keyboard focus', async ({ page }) => {
    await openHome(page);
    await startMoving(page);
    await press(page, 'Next slide');
    // scrolling takes real time: wait for its end before moving the clock
    await expectSlide(page, 1);
    await carousel(page).getByRole('button', { name: 'Next slide' }).press('Shift+Tab');
    await page.clock.runFor(15_000);
    await expectSlide(page, 1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.clock.runFor(7_000);
    await expectSlide(page, 2);
  });

  // @see core §4.22, pages/accessibility sections 1 paragraphs 2
  test('does not advance under prefers-reduced-motion until Play is pressed', async ({ page }) => {
    await openHome(page);
    await holdClock(page);
    await press(page, 'Next slide');
    await page.clock.runFor(30_000);
    await expectSlide(page, 1);
    await press(page, 'Play');
    await page.clock.runFor(7_000);
    await expectSlide(page, 2);
  });

  test('runs from right to left in Arabic', async ({ page }) => {
    await openHome(page, '/ar');
    await press(page, 'الشريحة التالية');
    await expectSlide(page, 1);
    expect(
      await carousel(page)
        .getByRole('region')
        .evaluate((track) => track.scrollLeft),
    ).toBeLessThan(0);
    await carousel(page).getByRole('region').press('ArrowLeft');
    await expectSlide(page, 2);
  });

  test('keeps a step made before hydration', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { release } = await holdReact(page);
    await page.goto('/');
    await press(page, 'Next slide');
    release();
    await waitForHydration(page);
    await expectSlide(page, 1);
  });

  test('scrolls from slide to slide without JavaScript, and has no buttons then', async ({ openPlain }) => {
    const page = await openPlain('/');
    await expect(slides(page)).toHaveCount(4);
    await expect(carousel(page).getByRole('button')).toHaveCount(0);
    await carousel(page).getByRole('region').press('ArrowRight');
    await expect(slides(page).nth(1)).toBeInViewport({ ratio: 0.6 });
  });
});
