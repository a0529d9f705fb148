import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

const main = (page: Page) => page.getByRole('main');
const headings = (page: Page, level: number) => main(page).getByRole('heading', { level });
const clocks = (page: Page) => page.getByRole('list', { name: 'Local time at each hub' }).getByRole('listitem');

test.describe('The Global Presence page', () => {
  // @see core §2.6, content §1.5–6, §2.8, §2.33–37
  test('shows the five countries, each with its role', async ({ openPlain }) => {
    const page = await openPlain('/global-presence');
    await expect(headings(page, 1)).toHaveText('Global Presence');
    await expect(main(page)).toContainText('24-hour coverage');
    const roles = page.getByRole('region', { name: 'What each hub does' }).getByRole('listitem');
    await expect(roles).toContainText([
      'United KingdomAcademic and governance headquarters',
      'MonacoLeadership and wellbeing retreats',
      'SwitzerlandSTEM and AI ethics research',
      'UAEMiddle East hub',
      'USANorth American academic support and university pathways',
    ]);
    await expect(main(page).getByRole('link', { name: 'See the Global Network' })).toHaveAttribute(
      'href',
      '/global-network',
    );
  });

  // @see content §2.8
  test('shows the local time and day or night at each hub, in the list and on the map', async ({ page }) => {
    await page.clock.setFixedTime('2026-01-10T12:00:00Z');
    await page.goto('/global-presence');
    const shown = [
      /^United Kingdom.*12:00.*Day$/s,
      /^Monaco.*13:00.*Day$/s,
      /^Switzerland.*13:00.*Day$/s,
      /^UAE.*16:00.*Gulf time.*Day$/s,
      /^USA.*07:00.*Eastern time.*Night$/s,
    ];
    await expect(clocks(page)).toHaveText(shown, { useInnerText: true });
    const map = page.getByRole('img', { name: /^World map with the hubs/ });
    await expect(map).toContainText('USASat 07:00');
  });
});

test.describe('The Global Network page', () => {
  // @see content §1.5–6, §2.39–40, §3.8
  test('shows its hero, an introduction, a card for each city and its closing line', async ({ openPlain }) => {
    const page = await openPlain('/global-network');
    await expect(headings(page, 1)).toHaveText('A Global Network With Local Touchpoints');
    await expect(page.getByRole('region', { name: 'Regional hubs' })).toContainText('touchpoints');
    const cards = page.getByRole('region', { name: 'The six cities' }).getByRole('listitem');
    await expect(cards.getByRole('heading')).toHaveText([
      'London',
      'Monaco',
      'Zurich',
      'Dubai',
      'New York',
      'Singapore',
    ]);
    for (const card of await cards.all()) {
      const picture = card.locator('img');
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
    await expect(main(page)).toContainText('Connecting families to world-class education');
  });

  test('shows time zones instead of local times without JavaScript', async ({ openPlain }) => {
    const page = await openPlain('/global-network');
    const shown = [
      /^London\s*United Kingdom time\s*$/,
      /^Monaco\s*Central European time\s*$/,
      /^Zurich\s*Central European time\s*$/,
      /^Dubai\s*Gulf time\s*$/,
      /^New York\s*Eastern time\s*$/,
      /^Singapore\s*Singapore time\s*$/,
    ];
    await expect(clocks(page)).toHaveText(shown, { useInnerText: true });
  });

  test('shows all map labels complete and without overlaps on a phone, as does Global Presence', async ({
    openPlain,
  }) => {
    for (const path of ['/global-network', '/ar/global-network', '/global-presence']) {
      const page = await openPlain(path);
      await page.setViewportSize({ width: 360, height: 740 });
      const map = page.locator('figure [role=img]');
      const names = await map
        .locator('bdi')
        .evaluateAll((all) => all.map((name) => name.getBoundingClientRect().toJSON()));
      const frame = await map.evaluate((element) => element.getBoundingClientRect().toJSON());
      const isWhole = (name: DOMRect) => name.left > frame.left && name.right < frame.right && name.top > frame.top;
      const isFree = (name: DOMRect) => names.every((other) => other === name || !meet(name, other));
      expect(names.length, path).toBeGreaterThanOrEqual(5);
      expect(
        names.filter((name) => !isWhole(name) || !isFree(name)),
        path,
      ).toEqual([]);
    }
  });
});

function meet(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
