import type { chromium } from '@playwright/test';

type Tab = Awaited<ReturnType<Awaited<ReturnType<typeof chromium.launch>>['newPage']>>;

/** Total size in kB (brotli) of the scripts loaded with a page, in a separate browser context. */
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
    if (isScript) sizes.set(response.url(), Number(headers['content-length']));
  });
  const response = await tab.goto(`${origin}${path}`);
  if (response?.status() !== 200) throw new Error(`${path} returned ${response?.status()}`);
  // The event stream keeps the network busy, so wait for hydration plus a fixed time.
  await tab.waitForFunction(() => '__reactRouterDataRouter' in window);
  await tab.waitForTimeout(1_500);
  await tab.close();
  return [...sizes.values()].reduce((sum, size) => sum + size, 0) / 1000;
}
