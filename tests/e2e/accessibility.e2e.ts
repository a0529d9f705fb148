import type { Page, Response } from '@playwright/test';
import { type Language, languageCodes } from '#content/languages.ts';
import { policies } from '#content/legal/policies.ts';
import type { Role } from '#content/roles.ts';
import { addConsents } from '#database/samples/consents.ts';
import { makeToken, tokenHash } from '#platform/tokens.server.ts';
import { invalidHtml } from '../support/html-validity.ts';
import { allScreens } from './support/all-screens.ts';
import { violationsOf } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { waitForHydration } from './support/hydration.ts';
import { watchFaults } from './support/page-faults.ts';
import type { School } from './support/school.ts';
import { siteCookie } from './support/sites.ts';
import { makeStudentRecords } from './support/student-records.ts';
import { texts } from './support/texts.ts';

type Viewer = Role | 'visitor';

/** The path of each screen, and who opens it. */
const screens: [path: string, who: Viewer][] = [
  ['/', 'visitor'],
  ['/vision', 'visitor'],
  ['/our-philosophy', 'visitor'],
  ['/manifesto', 'visitor'],
  ['/curriculum', 'visitor'],
  ['/faculty', 'visitor'],
  ['/global-presence', 'visitor'],
  ['/global-network', 'visitor'],
  ['/admissions', 'visitor'],
  ['/admissions?topic=safeguarding', 'visitor'],
  ['/privacy', 'visitor'],
  ['/accessibility', 'visitor'],
  ['/terms', 'visitor'],
  ['/governance', 'visitor'],
  ['/parent-login', 'visitor'],
  ['/forgot-password', 'visitor'],
  ['/reset-password', 'visitor'],
  ['/invitation', 'visitor'],
  ['/confirm-email?done=refusedOld', 'visitor'],
  ['/confirm-merge?done=refused', 'visitor'],
  ['/legal', 'visitor'],
  ...policies.map(({ slug }): [string, 'visitor'] => [`/legal/${slug}`, 'visitor']),
  ['/legal/complaints/versions', 'visitor'],
  ['/no-such-page', 'visitor'],
  ['/', 'parent'],
  ['/change-password', 'parent'],
  ['/account', 'parent'],
  ['/parent-dashboard', 'parent'],
  ['/parent-dashboard/absences', 'parent'],
  ['/parent-dashboard/consents', 'parent'],
  ['/calendar', 'parent'],
  ['/account/calendars', 'parent'],
  ['/parent-dashboard/attendance', 'parent'],
  ['/no-such-page', 'parent'],
  ['/inbox?compose', 'parent'],
  ['/account/notifications', 'parent'],
  ['/account/offices', 'mentor'],
  ['/account/policies', 'parent'],
  ['/account/two-factor', 'parent'],
  ['/parent-dashboard', 'mentor'],
  ['/announcements', 'parent'],
  ['/announcements/write', 'mentor'],
  ['/announcements/write?to=everybody', 'admin'],
  ['/announcements/sent', 'mentor'],
  ['/meet?token=unknown', 'visitor'],
  ['/meetings', 'parent'],
  ['/meetings', 'mentor'],
  ['/meetings/offer', 'mentor'],
  ['/students', 'mentor'],
  ['/students/reports', 'mentor'],
  ['/office-messages/add', 'admin'],
  ['/safeguarding/emergency?search=a', 'admin'],
  ['/attendance', 'admin'],
  ['/admin-console', 'admin'],
  ['/admin-console/accounts', 'admin'],
  ['/admin-console/search?search=a', 'admin'],
  ['/admin-console/students', 'admin'],
  ['/admin-console/students?add', 'admin'],
  ['/admin-console/families/add', 'admin'],
  ['/admin-console/absences', 'admin'],
  ['/admin-console/courses', 'admin'],
  ['/admin-console/courses/new', 'admin'],
  ['/admin-console/holidays', 'admin'],
  ['/admin-console/holidays/new', 'admin'],
  ['/admin-console/consents', 'admin'],
  ['/admin-console/consents/new', 'admin'],
  ['/admin-console/consents/students', 'admin'],
  ['/admin-console/school-facts', 'admin'],
  ['/admin-console/school-facts/hours', 'admin'],
  ['/admin-console/import', 'admin'],
  ['/admin-console/policies', 'admin'],
  ['/admin-console/reports', 'admin'],
  ['/admin-console/year-end', 'admin'],
  ['/admin-console/reports/subjects/new', 'admin'],
  ['/admin-console/audit-log', 'admin'],
  ['/admin-console/enquiries/messages', 'admin'],
  ['/admin-console/retention', 'admin'],
  ['/admin-console/offices', 'admin'],
];

/** Screens built from the same parts as another one in the list. */
const similarScreens = new Set([
  '/vision',
  '/our-philosophy',
  '/manifesto',
  '/faculty',
  '/global-network',
  '/accessibility',
  '/terms',
  '/forgot-password',
  '/invitation',
  '/legal/complaints/versions',
  '/account/policies',
  '/admin-console/policies',
  '/admin-console/students',
  ...policies.map(({ slug }) => `/legal/${slug}`).filter((path) => path !== '/legal/complaints'),
]);

/**
 * `npm test` scans screens alternately in English (wide, light) and in Arabic (narrow, dark), and one of several similar
 * screens; `npm run test:all` scans every screen in every language, at every width and in both appearances.
 */
function pathsFor(who: Viewer, language: Language): string[] {
  const paths = screens.filter(([, viewer]) => viewer === who).map(([path]) => path);
  if (allScreens) return paths;
  const remainder = ['en', 'ar'].indexOf(language);
  return paths.filter((path) => !similarScreens.has(path)).filter((_path, index) => index % 2 === remainder);
}
const widthsIn = (language: Language) => (allScreens ? [360, 768, 1440] : [language === 'ar' ? 360 : 1440]);
const schemesIn = (language: Language) =>
  allScreens ? (['light', 'dark'] as const) : [language === 'ar' ? ('dark' as const) : ('light' as const)];

// a scan takes 1 s, on a busy machine 10 s
test.describe.configure({ timeout: 1_200_000 });

/** Fills the lists of the console that other tests may leave empty. */
async function addToConsole(school: School): Promise<void> {
  const { id } = await school.makeEnquiry({ topic: 'data' });
  await addConsents(school.asOwner, [{ studentIds: [(await school.makeStudent({})).id] }]);
  await school.asOwner(
    `insert into audit_log (act, subject_type, subject_id, details)
     values ('enquiry state changed', 'enquiry', $1, '{"from": "new", "to": "contacted"}')`,
    [id],
  );
}

const expectedErrors = /the server responded with a status of (400|404)|^404: no page at/;

for (const who of ['visitor', 'parent', 'mentor', 'admin'] as const)
  for (const language of languageCodes) {
    const paths = pathsFor(who, language);
    if (paths.length === 0) continue;
    // @see pages/accessibility glance figures, pages/accessibility sections 2
    test(`The screens seen as ${who} in ${language} are valid HTML, hydrate without errors and have no axe violations`, async ({
      page: visitor,
      signedInAs,
      school,
    }) => {
      if (who === 'admin') await addToConsole(school);
      const page = who === 'visitor' ? visitor : (await signedInAs(who)).page;
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const faults = await watchFaults(page, (line) => expectedErrors.test(line));
      // links partly under the cookie banner are too small as targets
      await page.context().addCookies([siteCookie('cookieConsent', 'essential.-.-'), siteCookie('language', language)]);
      for (const path of paths) {
        expect.soft(await invalidHtml(await htmlOf(page.goto(path))), path).toEqual([]);
        await waitForHydration(page);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        expect.soft(faults.splice(0), path).toEqual([]);
        await scan(page, path, language);
      }
    });
  }

/** What the server sent, before any script changed it. */
async function htmlOf(opening: Promise<Response | null>): Promise<string> {
  return (await (await opening)?.text()) ?? '';
}

async function scan(page: Page, path: string, language: Language): Promise<void> {
  for (const colorScheme of schemesIn(language)) {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
    for (const width of widthsIn(language)) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await violationsOf(page), `${path}, ${language}, ${width} px, ${colorScheme}`).toEqual([]);
    }
  }
}

for (const who of ['parent', 'mentor'] as const)
  test(`The screens of a student’s records seen as ${who} hydrate without errors and have no axe violations`, async ({
    signedInAs,
    school,
  }) => {
    const { people, screens: withRecords } = await makeStudentRecords(school);
    const { page, context } = await signedInAs(people[who]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const faults = await watchFaults(page);
    await context.addCookies([siteCookie('cookieConsent', 'essential.-.-')]);
    for (const [index, [path, text]] of withRecords[who].entries())
      for (const language of allScreens ? languageCodes : ([index % 2 === 0 ? 'en' : 'ar'] as const)) {
        await school.asOwner('update accounts.people set language = $1 where id = $2', [language, people[who].id]);
        expect.soft(await invalidHtml(await htmlOf(page.goto(path))), path).toEqual([]);
        await waitForHydration(page);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('main')).toContainText(text);
        expect.soft(faults.splice(0), path).toEqual([]);
        await scan(page, path, language);
      }
  });

test('The pages of an office hydrate without errors, have no axe violations and do not scroll sideways', async ({
  signedInAs,
  school,
}) => {
  const holder = await school.makePerson('mentor');
  await school.asOwner(`update offices set deputy_id = $1 where id in ('safeguarding', 'operations')`, [holder.id]);
  const concern = await school.makeEnquiry({ topic: 'safeguarding', name: '', email: '' });
  const message = await school.makeEnquiry({ topic: 'other', office: 'operations' });
  const { page, context } = await signedInAs(holder);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const faults = await watchFaults(page);
  await context.addCookies([siteCookie('cookieConsent', 'essential.-.-')]);
  for (const language of allScreens ? languageCodes : (['en', 'ar'] as const)) {
    await school.asOwner('update accounts.people set language = $1 where id = $2', [language, holder.id]);
    for (const [path, text] of [
      ['/safeguarding', concern.reference],
      [`/safeguarding/concerns/${concern.id}`, concern.reference],
      ['/office-messages', texts[language]('portal.officeMessages')],
      [`/office-messages/${message.id}`, message.reference],
      ['/account/offices', texts[language]('office.safeguarding')],
    ] as const) {
      await page.goto(path);
      await waitForHydration(page);
      await expect(page.locator('main')).toContainText(text);
      expect.soft(faults.splice(0), path).toEqual([]);
      await scan(page, path, language);
      await page.setViewportSize({ width: 320, height: 256 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
    }
  }
});

test('The cookie banner, dialogs, side menu, a rejected form and the email confirmation have no axe violations', async ({
  page,
  school,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await waitForHydration(page);
  for (const [width, height] of [
    [320, 256],
    [1440, 900],
    [360, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await violationsOf(page, '[data-cookie-banner]'), `${width} px`).toEqual([]);
  }
  await page.getByRole('button', { name: 'Manage Preferences' }).click();
  expect(await violationsOf(page, 'dialog[open]')).toEqual([]);
  await page.keyboard.press('Escape');
  // It covers a part of the footer until a choice is made.
  await page.getByRole('button', { name: 'Reject Optional' }).click();
  await page.getByRole('button', { name: 'Open menu' }).click();
  expect(await violationsOf(page, '#side-menu')).toEqual([]);
  await page.getByRole('button', { name: 'Translate' }).click();
  expect(await violationsOf(page, 'dialog[open]')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Parent Login' }).click();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Password is required')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  const token = makeToken();
  await school.asOwner(
    `insert into accounts.email_changes (person_id, old_email, new_email, old_token_hash)
      values ($1, 'old@example.org', 'new@example.org', $2)`,
    [(await school.makePerson('parent')).id, tokenHash(token)],
  );
  await page.goto(`/confirm-email?token=${token}`);
  await expect(page.getByRole('button', { name: texts.en('confirmEmail.refuse') })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('A merge that waits for its confirmation has no axe violations and works without a script', async ({
  browser,
  signedInAs,
  school,
}) => {
  const [kept, duplicate] = [await school.makePerson('parent'), await school.makePerson('parent')];
  const { page, person } = await signedInAs('admin');
  const token = makeToken();
  await school.makeMessage({ from: person.id, to: duplicate.id });
  await school.asOwner(`update profiles set created_at = now() - interval '8 days' where id = $1`, [kept.id]);
  await school.asOwner(
    `insert into accounts.merges (kept_id, duplicate_id, requested_by, kept_email, duplicate_email, duplicate_token_hash)
      values ($1, $2, $3, $4, $5, $6)`,
    [kept.id, duplicate.id, person.id, kept.email, duplicate.email, tokenHash(token)],
  );
  await page.goto(`/admin-console/accounts/${kept.id}`);
  await expect(page.getByRole('button', { name: texts.en('admin.pendingMerge.withdraw') })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const reader = await context.newPage();
  await reader.goto(`${new URL(page.url()).origin}/confirm-merge?token=${token}&language=en`);
  await expect(reader.getByText(duplicate.email)).toBeVisible();
  await expect(reader.getByText(kept.email)).toHaveCount(0);
  await reader.getByRole('button', { name: texts.en('confirmMerge.confirm') }).click();
  await expect(reader.getByText(texts.en('confirmMerge.confirmed'))).toBeVisible();
  await context.close();
  await expect
    .poll(async () => (await school.asOwner('select from profiles where id = $1', [duplicate.id])).length)
    .toBe(0);
});

test('The insights page with its table open has no axe violations', async ({ signedInAs, school }) => {
  await school.asOwner(`insert into page_counts (day, page, language, views)
    values ((now() at time zone 'utc')::date, '/legal/disclaimer', 'fr', 12) on conflict do nothing`);
  const { page, context } = await signedInAs('admin');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const language of allScreens ? languageCodes : (['ar'] as const)) {
    await context.addCookies([siteCookie('cookieConsent', 'essential.-.-'), siteCookie('language', language)]);
    await page.goto('/admin-console/insights');
    await page.locator('main summary').click();
    for (const width of widthsIn(language)) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violationsOf(page), `${language}, ${width} px`).toEqual([]);
    }
  }
});
