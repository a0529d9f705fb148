import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { buildWhenStale } from '#server/build.ts';
import { startDevelopmentServer } from '../support/development-server.ts';
import { violationsOf } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { waitForHydration } from './support/hydration.ts';

/** Parts of the shell around the gallery. */
const shellParts = [
  'body > header',
  '#side-menu',
  'a[href="#main"]',
  'body > footer',
  '[data-cookie-banner]',
  '#cookie-preferences',
  '#translation',
];

const widths = [1440, 320];
const pages = [
  { direction: 'ltr', path: '/dev/gallery', scannedAt: 1440 },
  { direction: 'rtl', path: '/ar/dev/gallery', scannedAt: 320 },
] as const;

test('A production server returns 404 for the gallery', async ({ request }) => {
  for (const path of ['/dev/gallery', '/ar/dev/gallery', '/dev/gallery/people'])
    expect((await request.get(path)).status(), path).toBe(404);
});

test('The production build contains no code of the gallery', async () => {
  const { publicFolder } = await buildWhenStale(() => {});
  const files = await filesIn(publicFolder, /\.(js|css)$/);
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) expect(await readFile(file, 'utf8'), file).not.toMatch(/gallery/i);
});

test('The development gallery matches its screenshots, has no axe violations and fits 320 px, in both directions', async ({
  page,
}) => {
  const server = await startDevelopmentServer();
  try {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Vite reloads the page when it has bundled its dependencies.
    await page.goto(server.origin + pages[0].path);
    await waitForHydration(page);
    const errors = collectErrors(page);
    await page.reload();
    await waitForHydration(page);
    for (const part of shellParts) await expect(page.locator(part)).toHaveCount(1);
    await openDialogs(page);
    await page.getByRole('button', { name: 'Reject Optional' }).click();
    await expect(page.locator('[data-cookie-banner]')).toBeHidden();
    for (const { direction, path, scannedAt } of pages) {
      if (page.url() !== server.origin + path) await page.goto(server.origin + path);
      await waitForHydration(page);
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
        if (width === scannedAt) expect.soft(await violationsOf(page), `${path}, ${width} px`).toEqual([]);
        if (width === widths[0]) await compareScreenshots(page, direction);
      }
    }
    expect(errors).toEqual([]);
  } finally {
    await server.stop();
  }
});

/**
 * Cuts the specimens out of one picture of the page: a picture of each would take a second. After a change of a component:
 * `npm run test:e2e -- tests/e2e/gallery.e2e.ts --update-snapshots`.
 */
async function compareScreenshots(page: Page, direction: string): Promise<void> {
  // A picture that is higher than the screen shows part of the hidden link.
  await page.locator('a[href="#main"]').evaluate((link) => {
    link.style.visibility = 'hidden';
  });
  const gallery = sharp(await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' }));
  for (const specimen of await page.locator('.gallery-specimen').all()) {
    const [name] = (await specimen.getAttribute('data-component'))?.split(' ') ?? [];
    const area = await specimen.evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const [x, y] = [Math.floor(left + scrollX), Math.floor(top + scrollY)];
      return { left: x, top: y, width: Math.ceil(right + scrollX) - x, height: Math.ceil(bottom + scrollY) - y };
    });
    const picture = await gallery.clone().extract(area).png().toBuffer();
    expect.soft(picture).toMatchSnapshot(`${name}-${direction}.png`);
  }
}

async function openDialogs(page: Page): Promise<void> {
  for (const name of ['Open Dialog', 'Open OpenedDialog']) {
    await page.getByRole('button', { name, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'A quiet place to learn' });
    await expect(dialog).toBeVisible();
    expect.soft(await violationsOf(page, 'dialog[open]'), name).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
}

function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}

async function filesIn(folder: string, name: RegExp): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}
