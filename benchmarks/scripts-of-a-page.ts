import type { chromium } from '@playwright/test';

type Tab = Awaited<ReturnType<Awaited<ReturnType<typeof chromium.launch>>['newPage']>>;

/** Total size in kB (brotli) of the scripts and interface texts loaded by a visit to a page and its whole length, in a separate browser context. */
export async function scriptKilobytes(
  tab: Tab,
  origin: string,
  path: string,
  cookies: Record<string, string>,
): Promise<number> {
  const named = Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin }));
  await tab.context().addCookies(named);
  const sizes = new Map<string, number>();
  tab.on('response', (response) => {
    const headers = response.headers();
    const isScript = headers['content-type']?.startsWith('text/javascript');
    const isTexts = new URL(response.url()).pathname.startsWith('/assets/texts/');
    if (isScript || isTexts) sizes.set(response.url(), Number(headers['content-length']));
  });
  await tab.addInitScript(() => addEventListener('hydrated', () => Reflect.set(window, 'isHydrated', true)));
  const response = await tab.goto(`${origin}${path}`);
  if (response?.status() !== 200) throw new Error(`${path} returned ${response?.status()}`);
  // The event stream keeps the network busy, so wait for hydration plus a fixed time.
  await tab.waitForFunction(() => 'isHydrated' in window);
  await tab.evaluate(() => {
    // islands start when they are seen
    for (const island of document.querySelectorAll('[data-island]')) island.scrollIntoView();
  });
  await tab.waitForTimeout(1_500);
  await tab.close();
  return [...sizes.values()].reduce((sum, size) => sum + size, 0) / 1000;
}
