import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Role } from '../content/roles.ts';
import type { School } from './e2e/support/school.ts';
import { openSession } from './support/people.ts';
import { startSchoolServer } from './support/school-server.ts';
import type { RunningServer } from './support/server.ts';

/* Portal pages in cases that need a separate server or no browser. */

let stop: () => Promise<void>;
let server: RunningServer;
let school: School;
beforeAll(async () => {
  ({ server, school, stop } = await startSchoolServer());
}, 120_000);
afterAll(() => stop());

/** Opens a page as a new person with this role, who has a child. */
async function openAs(role: Role, address: string): Promise<{ status: number; html: string; personId: string }> {
  const { id } = await school.makePerson(role);
  await school.makeStudent({ parentId: id, fullName: 'Ida Example' });
  const token = await openSession(school, id);
  const answer = await fetch(server.origin + address, { headers: { Cookie: `session=${token}` }, redirect: 'manual' });
  return { status: answer.status, html: await answer.text(), personId: id };
}

it('Students that cannot be loaded leave an empty list and a line in the log, and no word to the family', async () => {
  expect((await openAs('parent', '/parent-dashboard')).html).toContain('Ida Example');
  await school.asOwner('revoke select on students from app_user');
  try {
    const { status, html, personId } = await openAs('parent', '/parent-dashboard');
    expect(status).toBe(200);
    expect(html).toContain('No Students Found');
    expect(html).not.toContain('role="alert"');
    const line = new RegExp(`"level":"error".*${personId}.*could not be loaded`);
    await expect.poll(() => server.output()).toMatch(line);
  } finally {
    await school.asOwner('grant select on students to app_user');
  }
});

it('The console explains what happens with a new account', async () => {
  const { html } = await openAs('admin', '/admin-console');
  expect(html).toMatch(/receives an email with temporary credentials.*reset the password.*linked to students/s);
});
