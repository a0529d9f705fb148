import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';

/** So that limits per network count no other test. A TLS proxy replaces the header. @returns the address */
export async function useOwnNetwork(page: Page): Promise<string> {
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': address });
  return address;
}
