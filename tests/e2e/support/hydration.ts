import type { Page } from '@playwright/test';

/** React's entry module. Pages are not hydrated before it is loaded. */
const entryModule = '**/assets/entry.client-*.js';

/** Delays hydration until `release` is called. */
export async function holdReact(page: Page): Promise<{ release(): void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(entryModule, async (route) => {
    await promise;
    await route.continue();
  });
  return { release: resolve };
}

/** Fails every download of React's entry until `unblock` is called. */
export async function blockReact(page: Page): Promise<{ unblock(): Promise<void> }> {
  await page.route(entryModule, (route) => route.abort());
  return { unblock: () => page.unroute(entryModule) };
}

/** Must be called before a page that no fixture creates is opened: `waitForHydration` depends on it. */
export async function watchReact(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('hydrated', () => Reflect.set(window, 'waitForHydration', true));
  });
}

/** Polls by timer: Playwright polls by animation frame, which a new Chromium process may drop for good. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => Reflect.get(window, 'waitForHydration') === true, null, { polling: 20 });
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
