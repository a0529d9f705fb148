import type { Locator, Page } from '@playwright/test';
import { languageCodes } from '#content/languages.ts';
import type { Role } from '#content/roles.ts';
import { localizedPath } from '#i18n/paths.ts';
import { allScreens } from './support/all-screens.ts';
import { expect, test } from './support/fixtures.ts';
import { waitForHydration } from './support/hydration.ts';

/** 1280×1024 at 400% zoom. @see WCAG 1.4.10 */
const zoomed = { width: 320, height: 256 };
const phone = { width: 390, height: 844 };

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies on this website' });

async function open(page: Page, path: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await waitForHydration(page);
}

/** Returns the accessible text and the share of the visible part that is covered; null if it is out of view. */
function inspectElement(target: Element): { name: string; share: number | null } {
  const name = (target.getAttribute('aria-label') ?? target.textContent).trim();
  const { left, top, right, bottom } = target.getBoundingClientRect();
  const seen = {
    left: Math.max(left, 0),
    top: Math.max(top, 0),
    right: Math.min(right, innerWidth),
    bottom: Math.min(bottom, innerHeight),
  };
  if (seen.right <= seen.left || seen.bottom <= seen.top) return { name, share: null };
  const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
  const points = steps.flatMap((x) => steps.map((y) => [x, y] as const));
  const covered = points.filter(([x, y]) => {
    const hit = document.elementFromPoint(
      seen.left + (seen.right - seen.left) * x,
      seen.top + (seen.bottom - seen.top) * y,
    );
    return hit !== null && !target.contains(hit) && !hit.contains(target);
  });
  return { name, share: covered.length / points.length };
}

const coveredShare = async (element: Locator) => (await element.evaluate(inspectElement)).share;

/** Moves through the page by Tab and returns the accessible text of each stop; fails if one is covered. */
async function tabThrough(page: Page): Promise<string[]> {
  const names: string[] = [];
  // counted each time: live updates add links
  for (let stop = 0; stop < (await countStops(page)); stop += 1) {
    await page.keyboard.press('Tab');
    const { name, share } = await page.locator(':focus').evaluate(inspectElement);
    expect(share, `share of "${name}" that is covered, at stop ${stop}`).not.toBeNull();
    expect(share, `share of "${name}" that is covered, at stop ${stop}`).toBeLessThan(0.5);
    names.push(name);
  }
  return names;
}

function countStops(page: Page): Promise<number> {
  return page.evaluate(() => {
    const stops = 'a[href],button,input:not([type=hidden]),select,textarea,summary,[tabindex="0"]';
    const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const inGroup = (element: Element) => element.getAttribute('tabindex') === '-1' || element.matches(':disabled');
    return [...document.querySelectorAll(stops)].filter((element) => shown(element) && !inGroup(element)).length;
  });
}

const zoomedScreens: [path: string, who: Role | 'visitor'][] = [
  ['/', 'visitor'],
  ['/inbox?compose', 'parent'],
];
if (allScreens)
  zoomedScreens.push(
    ['/admissions', 'visitor'],
    ['/parent-login', 'visitor'],
    ['/parent-dashboard', 'parent'],
    ['/admin-console', 'admin'],
    ['/admin-console/accounts', 'admin'],
  );

test.describe('A page at 400% zoom (320×256)', () => {
  for (const [path, who] of zoomedScreens) {
    // @see pages/accessibility glance figures, pages/accessibility sections 2
    // @see pages/accessibility sections 1 paragraphs 0, pages/accessibility sections 1 paragraphs 1
    test(`is fully reachable by keyboard at ${path}, cookie banner first, with the focus never covered`, async ({
      page: visitor,
      signedInAs,
    }) => {
      const page = who === 'visitor' ? visitor : (await signedInAs(who)).page;
      await page.setViewportSize(zoomed);
      await open(page, path);
      const names = await tabThrough(page);
      expect(names.slice(0, 5)).toEqual([
        'Skip to main content',
        'Cookie policy',
        'Reject Optional',
        'Manage Preferences',
        'Accept All',
      ]);
      expect(names).toContain('Manage Cookies');
    });
  }

  test('has no bar over the message field or its error, nor over that error on a phone', async ({
    signedInAs,
    school,
  }) => {
    const { page } = await signedInAs('parent');
    const mentor = await school.makePerson('mentor');
    await page.setViewportSize(zoomed);
    await open(page, `/inbox?compose&to=${mentor.id}`);
    const body = page.getByLabel('Message', { exact: true });
    await body.click();
    for (let line = 1; line <= 12; line += 1) {
      await page.keyboard.type(`line ${line}`);
      expect(await coveredShare(body), `after line ${line}`).toBe(0);
      await page.keyboard.press('Enter');
    }
    await body.fill('');
    await page.getByLabel('Subject').fill('Thursday');
    await page.getByRole('button', { name: 'Send Message' }).click();
    const error = page.getByText('Please write a message');
    await error.scrollIntoViewIfNeeded();
    expect(await coveredShare(error)).toBe(0);
    await page.setViewportSize(phone);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(error).toBeInViewport({ ratio: 1 });
    expect(await coveredShare(error)).toBe(0);
  });

  // @see pages/accessibility glance figures, pages/accessibility sections 2
  test('does not scroll sideways', async ({ openPlain }) => {
    for (const path of ['/', '/admissions', '/parent-login', '/legal/complaints']) {
      const page = await openPlain(path);
      await page.setViewportSize(zoomed);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(zoomed.width);
    }
  });
});

test('Lists with long badges do not scroll sideways in French at 320 px', async ({ openPlain, school }) => {
  const mentor = await school.makePerson('mentor');
  const parent = await school.makePerson('parent');
  const student = await school.makeStudent({ mentorId: mentor.id, parentId: parent.id, fullName: 'Tobi Example' });
  await school.makeMessage({ from: parent.id, to: mentor.id, studentId: student.id });
  const admin = await school.makePerson('admin');
  await school.makeEnquiry({ ownerId: admin.id });
  for (const [person, path] of [
    [mentor, '/students'],
    [admin, '/admin-console/enquiries'],
  ] as const) {
    await school.asOwner('update accounts.people set language = $2 where id = $1', [person.id, 'fr']);
    const page = await openPlain(path, person);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});

test('A label without a hint is directly above its control, also beside a field with a hint', async ({
  openPlain,
  school,
}) => {
  const page = await openPlain('/office-messages/add', await school.makePerson('admin'));
  for (const name of ['Channel', 'Phone']) {
    const control = page.getByLabel(name);
    const id = await control.getAttribute('id');
    const [label, field] = [await page.locator(`label[for="${id}"]`).boundingBox(), await control.boundingBox()];
    const gap = (field?.y ?? 0) - (label?.y ?? 0) - (label?.height ?? 0);
    expect(gap, name).toBeLessThan(12);
    expect(gap, name).toBeGreaterThanOrEqual(0);
  }
});

test('A time in a list is on one line in Arabic at 320 px', async ({ openPlain, school }) => {
  const admin = await school.makePerson('admin');
  await school.asOwner('update accounts.people set language = $2 where id = $1', [admin.id, 'ar']);
  const { id } = await school.makeEnquiry();
  const page = await openPlain(`/admin-console/enquiries/${id}`, admin);
  await page.setViewportSize({ width: 320, height: 640 });
  const times = page.locator('main time:visible > span:first-child');
  // A line of Arabic has several boxes.
  const lines = await times.evaluateAll((all) =>
    all.map((time) => {
      const [box] = time.getClientRects();
      return Math.round(time.getBoundingClientRect().height / (box?.height ?? 1));
    }),
  );
  expect(lines.length).toBeGreaterThan(0);
  expect(lines).toEqual(lines.map(() => 1));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('The tabs of a dashboard are on one line at 320 px, and the chosen one is in view', async ({
  openPlain,
  school,
}) => {
  const parent = await school.makePerson('parent');
  const { id } = await school.makeStudent({ parentId: parent.id });
  for (const language of languageCodes) {
    await school.asOwner('update accounts.people set language = $2 where id = $1', [parent.id, language]);
    const page = await openPlain(`/parent-dashboard?student=${id}&tab=settings`, parent);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.reload();
    const tops = await page.getByRole('tab').evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top));
    expect(new Set(tops.map(Math.round)).size, language).toBe(1);
    await expect(page.getByRole('tab', { selected: true }), language).toBeInViewport({ ratio: 0.9 });
  }
});

test('The labels of the navigation bar of a phone do not overlap at 320 px', async ({ openPlain, school }) => {
  const admin = await school.makePerson('admin');
  for (const language of languageCodes) {
    await school.asOwner('update accounts.people set language = $2 where id = $1', [admin.id, language]);
    const page = await openPlain('/account', admin);
    await page.setViewportSize({ width: 320, height: 640 });
    const links = page.locator('.portal-nav a:visible');
    await expect(links).toHaveCount(5);
    const tooWide = await links.evaluateAll((all) =>
      all.filter((link) => link.scrollWidth > link.clientWidth).map(({ textContent }) => textContent),
    );
    expect(tooWide, language).toEqual([]);
  }
});

test('The cookie banner takes at most half of any screen, and scrolls with the page at 400% zoom', async ({ page }) => {
  await open(page, '/');
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
    [768, 1024],
    [844, 390],
    [360, 640],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    // The page takes its new size a moment after `setViewportSize`.
    await expect
      .poll(async () => (await banner(page).boundingBox())?.height, { message: `${width}×${height}` })
      .toBeLessThanOrEqual(height / 2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await expect(banner(page)).not.toBeInViewport();
  await banner(page).getByRole('button', { name: 'Accept All' }).focus();
  await expect(page.getByRole('button', { name: 'Accept All' })).toBeInViewport({ ratio: 0.9 });
});

test.describe('The cookie banner on a phone (390×844)', () => {
  for (const language of languageCodes) {
    test(`does not cover the headline in ${language}`, async ({ openPlain }) => {
      const page = await openPlain(localizedPath(language, '/'));
      await page.setViewportSize(phone);
      const headline = page.getByRole('heading', { level: 1 });
      const [heading, question] = [
        await headline.boundingBox(),
        await page.locator('[data-cookie-banner]').boundingBox(),
      ];
      expect((heading?.y ?? 0) + (heading?.height ?? 0)).toBeLessThanOrEqual(question?.y ?? 0);
    });
  }

  test('never covers the focused element', async ({ page }) => {
    await page.setViewportSize(phone);
    await open(page, '/admissions');
    const names = await tabThrough(page);
    expect(names.slice(0, 3)).toEqual(['Skip to main content', 'Cookie policy', 'Reject Optional']);
  });
});
