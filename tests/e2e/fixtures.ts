import { type BrowserContext, test as base, type Page } from '@playwright/test';
import type { Role } from '../../app/features/accounts/accounts.ts';
import { openSession, type TestPerson } from '../people.ts';
import { openSchool, type School } from './school.ts';

export { expect } from '@playwright/test';

interface TestFixtures {
  /** Opens a page in a browser of its own, in which a new person of this role (or this person) is signed in. */
  signedInAs: (who: Role | TestPerson) => Promise<{ page: Page; context: BrowserContext; person: TestPerson }>;
}

interface WorkerFixtures {
  /** Prepares people, students and messages in the running server's database. */
  school: School;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  school: [
    // the library reads the pattern of this parameter
    async ({}, use) => {
      const school = await openSchool(process.env['E2E_DATA_DIR'] ?? '');
      await use(school);
      await school.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ school: _ }, use) => use(process.env['E2E_ORIGIN']),
  signedInAs: async ({ browser, school, baseURL }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (who) => {
      const person = typeof who === 'string' ? await school.makePerson(who) : who;
      const token = await openSession(school, person.id);
      const context = await browser.newContext({ ...(baseURL && { baseURL }) });
      contexts.push(context);
      await context.addCookies([
        { name: 'session', value: token, url: baseURL ?? '', httpOnly: true, sameSite: 'Lax' },
      ]);
      return { page: await context.newPage(), context, person };
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});
