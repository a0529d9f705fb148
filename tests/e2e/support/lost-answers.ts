import type { Page } from '@playwright/test';

/** What the page posts to `address` arrives; the answer that says so does not, nor the notice that it carries. */
export async function loseAnswers(page: Page, address: string): Promise<{ stop(): Promise<void> }> {
  await page.route(address, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await page.context().clearCookies({ name: /toast$/ });
    await route.abort('connectionreset');
  });
  return { stop: () => page.unroute(address) };
}
