import type { Page } from '@playwright/test';

/**
 * Collects what a page must never have: errors in its console (React's words about hydration among them), errors nobody
 * caught, and requests that the security policy refused.
 * @param isExpected tells the lines that belong to the page, such as the path that a not-found page logs
 */
export async function watchFaults(page: Page, isExpected: (line: string) => boolean = () => false): Promise<string[]> {
  const faults: string[] = [];
  const note = (line: string) => !isExpected(line) && faults.push(line);
  page.on('console', (message) => message.type() === 'error' && note(message.text()));
  page.on('pageerror', (error) => note(String(error)));
  await page.exposeFunction('noteFault', note);
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      Reflect.get(window, 'noteFault')(`policy: ${effectiveDirective} ${blockedURI}`),
    );
  });
  return faults;
}
