import type { Page } from '@playwright/test';

/**
 * Collects errors in the console (including React's hydration errors), uncaught errors, and requests that the security
 * policy blocked.
 * @param isExpected returns true for lines to ignore, such as the path that a not-found page logs
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
