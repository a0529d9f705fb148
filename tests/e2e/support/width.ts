import type { Page } from '@playwright/test';

/** Whether the page does not scroll sideways. */
export const isWithinWidth = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
