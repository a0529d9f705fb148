import { type BrowserContext, type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import type { Role } from '#content/roles.ts';
import { openSession, type TestPerson } from '../../support/people.ts';
import { watchReact } from './hydration.ts';
import { openSchool, type School } from './school.ts';
import { type Site, siteCookie, useSite } from './sites.ts';

export { expect } from '@playwright/test';

interface SignedIn {
  page: Page;
  context: BrowserContext;
  person: TestPerson;
}

interface TestFixtures {
  /** Opens a page in a new browser context, signed in as a new person of this role or as this person. */
  signedInAs: (who: Role | TestPerson, options?: BrowserContextOptions) => Promise<SignedIn>;
}

interface WorkerFixtures {
  /**
   * Opens a page without JavaScript, as a visitor or as a person. All calls in a worker share one page, which is much
   * cheaper than a new context with React; cookies, viewport and media are reset.
   */
  openPlain: (path: string, person?: TestPerson) => Promise<Page>;
  /** The server of the project. */
  site: Site;
  /** Prepares people, students and messages in the running server's database. */
  school: School;
}

const viewport = { width: 1280, height: 720 };

const sessionCookie = (token: string) =>
  ({ ...siteCookie('session', token), httpOnly: true, sameSite: 'Lax' }) as const;

export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    // Playwright requires a destructured parameter
    async ({}, use, { project }) => use(useSite(project.name)),
    { scope: 'worker', auto: true },
  ],
  school: [
    async ({ site }, use) => {
      const school = await openSchool(site.folder);
      await use(school);
      await school.close();
    },
    { scope: 'worker' },
  ],
  openPlain: [
    async ({ browser, site, school }, use) => {
      const context = await browser.newContext({
        baseURL: site.origin,
        javaScriptEnabled: false,
        ignoreHTTPSErrors: true,
        locale: 'en-GB',
        viewport,
      });
      const page = await context.newPage();
      await use(async (path, person) => {
        await context.clearCookies();
        if (person) await context.addCookies([sessionCookie(await openSession(school, person.id))]);
        await page.setViewportSize(viewport);
        await page.emulateMedia({ media: null });
        await page.goto(path);
        return page;
      });
      await context.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  // with this fixture, `waitForHydration` needs no call of `watchReact`
  page: async ({ page }, use) => {
    await watchReact(page);
    await use(page);
  },
  signedInAs: async ({ browser, school, baseURL }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (who, options) => {
      const person = typeof who === 'string' ? await school.makePerson(who) : who;
      const token = await openSession(school, person.id);
      const context = await browser.newContext({ ...(baseURL && { baseURL }), ...options });
      contexts.push(context);
      await context.addCookies([sessionCookie(token)]);
      const page = await context.newPage();
      await watchReact(page);
      return { page, context, person };
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});
