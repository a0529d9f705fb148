import type { Page } from '@playwright/test';

/** React's entry module, and the modules of islands. Neither pages nor islands start before they are loaded. */
const entryModule = /\/assets\/(entry\.client|carousel|contact-form-island)-[^/]+\.js$/;

/** The script of a page with the router, which runs before React. */
const pageModule = /\/assets\/router-page-[^/]+\.js$/;

/** Delays hydration until `release` is called. */
export const holdReact = (page: Page) => hold(page, entryModule);

/** Delays every script of a page with the router until `release` is called. */
export const holdScripts = (page: Page) => hold(page, pageModule);

async function hold(page: Page, module: RegExp): Promise<{ release(): void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(module, async (route) => {
    await promise;
    await route.continue();
  });
  return { release: resolve };
}

/** Must be called before a page that no fixture creates is opened: `waitForHydration` depends on it. */
export async function watchReact(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('hydrated', () => Reflect.set(window, 'waitForHydration', true));
  });
}

/**
 * On a page without a router, waits for the islands in view. Polls by timer: Playwright polls by animation frame, which a
 * new Chromium process may drop for good.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => Reflect.get(window, 'waitForHydration') === true, null, { polling: 20 });
}

/** Scrolls to the contact form and waits until React has taken it over. */
export async function waitForContactForm(page: Page): Promise<void> {
  await page.locator('#enquiry').scrollIntoViewIfNeeded();
  await page.locator('[data-island=contact-form][data-started=yes]').waitFor({ state: 'attached' });
}

/** Waits for two idle periods, after which effects have run. */
export async function waitForIdle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const timeout = { timeout: 5_000 };
        requestIdleCallback(() => requestIdleCallback(() => resolve(), timeout), timeout);
      }),
  );
}
