import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';

/**
 * Sets and returns a random network address for the page, so that limits per network do not count other tests. Has no
 * effect behind a TLS proxy, which replaces the header.
 */
export async function useOwnNetwork(page: Page): Promise<string> {
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': address });
  return address;
}
