import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { buildWhenStale } from '../../server/build.ts';
import { startDevelopmentServer } from '../support/development-server.ts';
import { violationsOf } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { reactLives, watchReact } from './support/hydration.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Components that the shell draws around the gallery, by what shows them there. */
const drawnByShell: Record<string, string> = {
  Header: 'body > header',
  SideMenu: '#side-menu',
  SkipLink: 'a[href="#main"]',
  Footer: 'body > footer',
  CookieBanner: '[data-cookie-banner]',
  CookiePreferencesDialog: '#cookie-preferences',
  TranslationDialog: '#translation',
};

const widths = [1440, 320];
const pages = [
  { direction: 'ltr', path: '/dev/gallery', scannedAt: 1440 },
  { direction: 'rtl', path: '/ar/dev/gallery', scannedAt: 320 },
] as const;

test('a production server has no gallery', async ({ request }) => {
  for (const address of ['/dev/gallery', '/ar/dev/gallery', '/dev/gallery/people'])
    expect((await request.get(address)).status(), address).toBe(404);
});

test('the production build contains nothing of the gallery', async () => {
  const { publicFolder } = await buildWhenStale(() => {});
  const files = await filesIn(publicFolder, /\.(js|css)$/);
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) expect(await readFile(file, 'utf8'), file).not.toMatch(/gallery/i);
});

// one server for all screens: a development server takes seconds to start and to answer for the first time
test('the development gallery shows every component of app/ui, in both directions and at 320 px', async ({
  page,
}, testInfo) => {
  test.setTimeout(300_000);
  const server = await startDevelopmentServer();
  const errors = collectErrors(page);
  try {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await watchReact(page);
    await page.goto(server.origin + pages[0].path);
    await reactLives(page);
    expect(await missingComponents(page)).toEqual([]);
    await openDialogs(page);
    await page.getByRole('button', { name: 'Reject Optional' }).click();
    await expect(page.locator('[data-cookie-banner]')).toHaveCount(0);
    for (const { direction, path: address, scannedAt } of pages) {
      if (page.url() !== server.origin + address) await page.goto(server.origin + address);
      await reactLives(page);
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await page.screenshot({ path: testInfo.outputPath(`gallery-${direction}-${width}.png`), fullPage: true });
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(width);
        if (width === scannedAt) expect.soft(await violationsOf(page), `${address}, ${width} px`).toEqual([]);
      }
    }
    expect(errors).toEqual([]);
  } finally {
    await server.stop();
  }
});

/** The components that `app/ui` exports and that neither the gallery nor the shell around it draws. */
async function missingComponents(page: Page): Promise<string[]> {
  const drawn = new Set(
    await page
      .locator('[data-component]')
      .evaluateAll((specimens) =>
        specimens
          .filter((specimen) => specimen.lastElementChild?.matches(':not(.gallery-name)'))
          .flatMap((specimen) => specimen.getAttribute('data-component')?.split(' ') ?? []),
      ),
  );
  for (const [name, selector] of Object.entries(drawnByShell))
    if ((await page.locator(selector).count()) === 1) drawn.add(name);
  return (await exportedComponents()).filter((name) => !drawn.has(name));
}

async function exportedComponents(): Promise<string[]> {
  const files = await filesIn(path.join(root, 'app/ui'), /(?<!\.test)\.tsx$/);
  const sources = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return sources.flatMap((source) =>
    [...source.matchAll(/^export (?:function|const) ([A-Z]\w*)/gm)].map(([, name = '']) => name),
  );
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
