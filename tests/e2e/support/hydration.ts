import type { Page } from '@playwright/test';

/** React's entry; until it comes, a page is what the server sent. */
const entryModule = '**/assets/entry.client-*.js';

/** Keeps React away until `release` is called, so that a test can act on the page as it was sent. */
export async function holdReact(page: Page): Promise<{ release(): void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(entryModule, async (route) => {
    await promise;
    await route.continue();
  });
  return { release: resolve };
}

/** Fails every download of React's entry until `heal` is called. */
export async function breakReact(page: Page): Promise<{ heal(): Promise<void> }> {
  await page.route(entryModule, (route) => route.abort());
  return { heal: () => page.unroute(entryModule) };
}

/** For a page that no fixture makes: must be called before it is opened; `waitForHydration` then waits until React has taken over. */
export async function watchReact(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('hydrated', () => Reflect.set(window, 'waitForHydration', true));
  });
}

/** Polls by a timer: by default Playwright polls by animation frames, and a new Chromium process may drop one for good. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => Reflect.get(window, 'waitForHydration') === true, null, { polling: 20 });
}

/** Waits until the page has run its effects and has no task left: an idle period after an idle period. */
export async function becomesIdle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const timeout = { timeout: 5_000 };
        requestIdleCallback(() => requestIdleCallback(() => resolve(), timeout), timeout);
      }),
  );
}
