import type { Page } from '@playwright/test';

/** Delivers the POST requests to `path`, but loses their responses and the cookie of their toast. */
export async function loseResponses(page: Page, path: string): Promise<{ stop(): Promise<void> }> {
  await page.route(path, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await page.context().clearCookies({ name: /toast$/ });
    await route.abort('connectionreset');
  });
  return { stop: () => page.unroute(path) };
}
