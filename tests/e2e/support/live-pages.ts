import { expect, type Page, type Request, type Response } from '@playwright/test';

/**
 * Updates take at most 1 s, as tests without browsers verify; a busy machine with browsers takes longer. A page without a
 * stream polls every 30 s: what arrives earlier came by the stream.
 */
export const liveTimeout = { timeout: 20_000 };

export const unread = (page: Page, count: number) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: `Secure Inbox, ${count} unread message${count === 1 ? '' : 's'}` });

/** Opens a page and waits until it loads its data, or a public page itself again, for the first live event. */
export async function openLive(page: Page, path = '/parent-dashboard'): Promise<void> {
  const loaded = page.waitForResponse(
    (response) =>
      new URL(response.url()).pathname.endsWith('.data') || 'x-background-load' in response.request().headers(),
  );
  await page.goto(path);
  await loaded;
}

/** Opens a page whose event stream gets no response, and waits for the request. */
export async function openWithoutStream(page: Page, path = '/parent-dashboard'): Promise<void> {
  await page.route('**/inbox/events', () => {});
  const requested = page.waitForRequest('**/inbox/events');
  await page.goto(path);
  await requested;
}

/** Simulates a switch to another tab, or back to this one. */
export async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (isHidden ? 'hidden' : 'visible'),
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

/** Advances the page's clock; after each second it waits for the responses to pending requests. */
export async function advanceClock(page: Page, seconds: number): Promise<void> {
  const inFlight = new Set<Request>();
  const begin = (request: Request) => !request.url().endsWith('/inbox/events') && inFlight.add(request);
  const end = (request: Request) => inFlight.delete(request);
  const endWithResponse = (response: Response) => end(response.request());
  page.on('request', begin).on('response', endWithResponse).on('requestfailed', end);
  for (let second = 0; second < seconds; second++) {
    await page.clock.runFor(1_000);
    await expect.poll(() => inFlight.size, { intervals: [5] }).toBe(0);
  }
  page.off('request', begin).off('response', endWithResponse).off('requestfailed', end);
}

/** Collects the paths that the page requests from now on. */
export function recordPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}
