import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

const startPages = [
  ['parent', '/parent-dashboard'],
  ['mentor', '/students'],
  ['admin', '/admin-console'],
] as const;

function post(path: string, fields: Record<string, string>): Promise<Response> {
  const body = new URLSearchParams(fields);
  return fetch(server.origin + path, { method: 'POST', body, redirect: 'manual', headers: { Origin: server.origin } });
}

describe.each(startPages)('After sign-in a %s', (role, startPage) => {
  it(`gets to ${startPage}, with the specified toast`, async () => {
    const { email, password } = await school.makePerson(role);
    const answer = await post('/parent-login', { email, password });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, startPage]);
    expect(decodeURIComponent(answer.headers.getSetCookie().join())).toContain('"login.success"');
  });

  it('gets to the page of a deep link', async () => {
    const { email, password } = await school.makePerson(role);
    const answer = await post('/parent-login', { email, password, redirectTo: '/inbox?compose' });
    expect(answer.headers.get('location')).toBe('/inbox?compose');
  });

  it(`is led from /parent-login to ${startPage}, too`, async () => {
    const token = await openSession(school, (await school.makePerson(role)).id);
    const headers = { Cookie: `session=${token}` };
    const answer = await fetch(`${server.origin}/parent-login`, { headers, redirect: 'manual' });
    expect(answer.headers.get('location')).toBe(startPage);
  });
});

async function openWithoutStudents(role: Role, path: string): Promise<string> {
  const token = await openSession(school, (await school.makePerson(role)).id);
  return (await fetch(server.origin + path, { headers: { Cookie: `session=${token}` } })).text();
}

it.each([
  ['parent', '/parent-dashboard', 'No Students Found'],
  ['mentor', '/parent-dashboard', 'No students assigned yet'],
  ['mentor', '/students', 'No students assigned yet'],
  ['admin', '/parent-dashboard', 'No children linked to your account'],
] as const)('A %s without students reads on %s: %s', async (role, path, text) => {
  const html = await openWithoutStudents(role, path);
  expect(html).toContain(text);
  expect(html.includes('No Students Found')).toBe(role === 'parent');
});

it('An administrator is led from the mentors’ page to the students of the console', async () => {
  const token = await openSession(school, (await school.makePerson('admin')).id);
  const headers = { Cookie: `session=${token}` };
  const answer = await fetch(`${server.origin}/students`, { headers, redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/admin-console/students']);
});

it('A family sees who looks after a child, and can write to those who can receive messages', async () => {
  const [parent, mentor, coach] = [
    await school.makePerson('parent'),
    await school.makePerson('mentor', { fullName: 'Eleanor Example' }),
    await school.makePerson('mentor', { fullName: 'Samir Example' }),
  ];
  const { id } = await school.makeStudent({ parentId: parent.id, mentorId: mentor.id });
  await school.asOwner('update students set wellbeing_coach_id = $1 where id = $2', [coach.id, id]);
  await school.asOwner('update profiles set suspended_at = now() where id = $1', [coach.id]);
  const headers = { Cookie: `session=${await openSession(school, parent.id)}` };
  const html = await (await fetch(`${server.origin}/parent-dashboard`, { headers })).text();
  for (const text of ['Eleanor Example', 'Samir Example', `href="/inbox?compose&amp;to=${mentor.id}"`])
    expect(html).toContain(text);
  expect(html).not.toContain(`to=${coach.id}`);
});

it.each([
  ['parent', ['/parent-dashboard', '/inbox']],
  ['mentor', ['/students', '/inbox']],
  [
    'admin',
    ['/admin-console', '/admin-console/students', '/admin-console/enquiries', '/admin-console/insights', '/inbox'],
  ],
] as const)('The navigation of a %s leads to %j', async (role, paths) => {
  const html = await openWithoutStudents(role, '/inbox');
  const navigation = /<nav[^>]*aria-label="Portal navigation".*?<\/nav>/s.exec(html)?.[0] ?? '';
  expect([...navigation.matchAll(/<a[^>]* href="([^"]+)"/g)].map(([, href]) => href)).toEqual(paths);
  for (const name of ['Dashboard', 'Sign Out', 'Request Consultation', 'Manage Cookies', 'Translate'])
    expect(html).toContain(name);
  expect(html).not.toContain('Secure Communication Only');
});

it('The console explains what happens with a new account', async () => {
  const { html } = await openAs('admin', '/admin-console?add');
  expect(html).toMatch(/receives an email with temporary credentials.*reset the password.*linked to students/s);
});
