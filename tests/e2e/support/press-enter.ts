import { expect, type Locator } from '@playwright/test';

/** `press` does not wait for a button that is disabled while a form is being sent: the key then has no effect. */
export async function pressEnter(button: Locator): Promise<void> {
  await expect(button).toBeEnabled();
  await button.press('Enter');
}
