import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Role } from '#content/roles.ts';
import { translations as texts } from '#content/translations/en.ts';
import { accountCells, newAddress, newFamily, newNumber } from './support/console-forms.ts';
import { selectOf, textOf } from './support/html.ts';
import { testPassword } from './support/people.ts';
import { serveSchool } from './support/school-server.ts';
import { signInTo } from './support/signed-in.ts';

/* Permissions of the admin console, and requests that it refuses. */

const { server, school } = serveSchool();

const signIn = (role: Role) => signInTo({ server, school }, role);

describe.each(['parent', 'mentor'] as const)('A %s', (role) => {
  // @see core §2.44, §6.2–3, §8.7, privacy-policy 5.2, pages/privacy sections 1 paragraphs 0
  // @see translations insights.lead
  it('is redirected to the dashboard with a notice, and their posts are refused', async () => {
    const { person, cookie, get, post } = await signIn(role);
    const student = await school.makeStudent({ parentId: person.id, fullName: 'Own Child' });
    const enquiry = await school.makeEnquiry();
    for (const path of [
      '/admin-console',
      '/admin-console/accounts',
      '/admin-console/students',
      '/admin-console/absences',
      `/admin-console/students/${student.id}`,
      '/admin-console/families/add',
      '/admin-console/enquiries',
      '/admin-console/enquiries/board',
      '/admin-console/enquiries/messages',
      `/admin-console/enquiries/${enquiry.id}`,
      '/admin-console/consents',
      '/admin-console/consents/new',
      '/admin-console/consents/students',
      '/admin-console/courses',
      '/admin-console/courses/new',
      '/admin-console/holidays',
      '/admin-console/holidays/new',
      '/admin-console/offices',
      '/admin-console/reports',
      '/admin-console/reports/terms/new',
      '/admin-console/school-facts',
      '/admin-console/school-facts/fees',
      '/admin-console/insights',
      '/admin-console/audit-log',
      '/admin-console/retention',
      '/admin-console/search?search=own',
      '/admin-console/year-end',
      '/admin-console/import',
    ]) {
      const response = await get(path);
      expect([response.status, response.headers.get('location')], path).toEqual([303, '/parent-dashboard']);
      const [notice = ''] = (response.headers.getSetCookie().find((line) => /toast/.test(line)) ?? '').split(';');
      const headers = { Cookie: `${cookie}; ${notice}` };
      const dashboard = await (await fetch(`${server.origin}/parent-dashboard`, { headers })).text();
      expect(textOf(dashboard), path).toContain(texts.accessDenied);
    }
    const [email, studentNumber] = [newAddress(), newNumber()];
    const posts: [string, Record<string, string>][] = [
      ['/admin-console', { fullName: 'New Person', email, password: testPassword, role: 'admin' }],
      ['/admin-console/accounts', { intent: 'suspend', accountId: person.id, confirmed: 'yes' }],
      [
        `/admin-console/accounts/${person.id}`,
        { intent: 'save-details', fullName: 'Changed Name', email, confirmed: 'yes' },
      ],
      ['/admin-console/families/add', newFamily({ email, studentNumber })],
      ['/admin-console/students', { fullName: 'New Student', studentNumber, parentId: person.id }],
      [`/admin-console/students/${student.id}`, { fullName: 'Changed Name', studentNumber, parentId: person.id }],
      [`/admin-console/enquiries/${enquiry.id}`, { state: 'closed', revision: '0' }],
      [`/admin-console/enquiries/${enquiry.id}`, { intent: 'note', note: 'A note' }],
      [`/admin-console/enquiries/${enquiry.id}`, { intent: 'reply', body: 'A reply' }],
      ['/admin-console/enquiries/board', { move: `${enquiry.id} 0 closed`, confirmed: 'yes' }],
      ['/admin-console/offices/finance', { holderId: person.id, deputyId: '', confirmed: ':' }],
      ['/admin-console/year-end', { intent: 'confirm', id: randomUUID(), seen: '' }],
      ['/admin-console/reports/subjects/new', { nameEn: 'Alchemy', primary: 'on', place: '1' }],
      ['/admin-console/import', { kind: 'accounts', text: accountCells(['New Person', email, 'admin']) }],
      ['/admin-console/import/rows', { kind: 'accounts', text: accountCells(['New Person', email, 'admin']) }],
    ];
    for (const [path, form] of posts) {
      const response = await post(path, form);
      expect([response.status, await response.json()], path).toEqual([403, { error: 'forbidden' }]);
    }
    expect(await school.asOwner('select from profiles where email = $1', [email])).toEqual([]);
    expect(await school.asOwner('select from students where student_number = $1', [studentNumber])).toEqual([]);
    expect(await school.asOwner('select state from enquiries where id = $1', [enquiry.id])).toEqual([{ state: 'new' }]);
    expect(await school.asOwner(`select from subjects where names ->> 'en' = 'Alchemy'`)).toEqual([]);
    expect(await school.asOwner(`select holder_id from offices where id = 'finance'`)).toEqual([{ holder_id: null }]);
  });
});

it('An unknown record returns 404, and an unknown intent returns 400', async () => {
  const { get, post } = await signIn('admin');
  for (const id of [randomUUID(), 'not-an-id']) {
    for (const kind of ['accounts', 'students', 'enquiries', 'offices', 'reports/terms', 'reports'])
      expect((await get(`/admin-console/${kind}/${id}`)).status, `${kind}/${id}`).toBe(404);
    const student = `/admin-console/students/${id}`;
    for (const intent of ['archive', 'restore']) expect((await post(student, { intent })).status).toBe(404);
    expect((await post(student, { fullName: 'A Name', studentNumber: newNumber() })).status).toBe(404);
    for (const intent of ['suspend', 'reactivate', 'new-password', 'resend-invitation'])
      expect((await post('/admin-console/accounts', { intent, accountId: id })).status, `${intent} ${id}`).toBe(404);
  }
  const role = { intent: 'change-role', accountId: randomUUID(), role: 'parent' };
  expect((await post('/admin-console/accounts', role)).status).toBe(404);

  const [{ id: accountId }, student] = [await school.makePerson('parent'), await school.makeStudent({})];
  expect((await post('/admin-console/accounts', { intent: 'change-role', accountId, role: 'owner' })).status).toBe(400);
  expect((await post('/admin-console/accounts', { intent: 'delete', accountId })).status).toBe(400);
  expect((await post(`/admin-console/students/${student.id}`, { intent: 'delete' })).status).toBe(400);
});

it('The holder of an office is changed only after a confirmation', async () => {
  const { post } = await signIn('admin');
  const mentor = await school.makePerson('mentor');
  const confirmation = await post('/admin-console/offices/finance', { holderId: mentor.id, deputyId: '' });
  expect(confirmation.status).toBe(428);
  expect(await school.asOwner(`select holder_id from offices where id = 'finance'`)).toEqual([{ holder_id: null }]);
});

it.each([
  ['1e9', '30'],
  ['7', '7'],
])('The insights requested for %s days are shown for %s days', async (requested, shown) => {
  const { page } = await signIn('admin');
  const insights = await page(`/admin-console/insights?days=${requested}`);
  expect(/<option(?=[^>]*selected)[^>]*value="(\d+)"/.exec(selectOf(insights, 'days'))?.[1]).toBe(shown);
});

it('Invalid filters and searches return a list instead of an error', async () => {
  const { get } = await signIn('admin');
  for (const query of [
    'after=not-an-id',
    `after=${randomUUID()}`,
    'sort=password&signIn=x',
    'role=owner&state=gone',
    'search=%00',
    'search=%ED%A0%80',
    `search=${'x'.repeat(3000)}`,
    'search=%25_%5C',
  ])
    expect((await get(`/admin-console/accounts?${query}`)).status, query).toBe(200);
});
