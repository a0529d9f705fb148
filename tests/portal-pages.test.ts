import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Role } from '#content/roles.ts';
import { addCourses } from '#database/samples/courses.ts';
import { addGuardians } from '#database/samples/guardians.ts';
import { addMessages } from '#database/samples/messages.ts';
import { addPrivacyRequests } from '#database/samples/privacy-requests.ts';
import { addReport, addTerm } from '#database/samples/reports.ts';
import { addSafetyDetails } from '#database/samples/safety.ts';
import { addStudentEvents } from '#database/samples/student-events.ts';
import { addStudents } from '#database/samples/students.ts';
import { elementOf, textOf } from './support/html.ts';
import { openSession, type TestPerson, uniqueName } from './support/people.ts';
import { serveSchool } from './support/school-server.ts';

/* Portal pages in cases that need a separate server or no browser. */

const { server, school } = serveSchool();

/** Opens a page as a new person with this role, who has a child. */
async function openAs(role: Role, path: string): Promise<{ status: number; html: string; personId: string }> {
  const { id } = await school.makePerson(role);
  await school.makeStudent({ parentId: id, fullName: 'Ida Example' });
  const token = await openSession(school, id);
  const response = await fetch(server.origin + path, {
    headers: { Cookie: `session=${token}` },
    redirect: 'manual',
  });
  return { status: response.status, html: await response.text(), personId: id };
}

// @see core §8.12
it('A dashboard whose students cannot be loaded shows an empty list, and only the log has the error', async () => {
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

it.each(['student_events', 'report_versions', 'feedback_versions'])(
  'A dashboard keeps its student and other sections if %s cannot be read',
  async (table) => {
    await school.asOwner(`revoke select on ${table} from app_user`);
    try {
      const { status, html, personId } = await openAs('parent', '/parent-dashboard');
      expect(status).toBe(200);
      expect(html).toContain('Ida Example');
      expect(html).not.toContain('No Students Found');
      const line = new RegExp(`"level":"error".*${personId}.*could not be loaded`);
      await expect.poll(() => server.output()).toMatch(line);
    } finally {
      await school.asOwner(`grant select on ${table} to app_user`);
    }
  },
);

// @see cookie-policy 3.1, cookie-policy 3.2
it('The first HTML has times in the zone of the account, of the device, or in UTC if neither is known', async () => {
  const { id } = await school.makePerson('parent');
  const session = `session=${await openSession(school, id)}`;
  const zonesFor = async (zone: string) => {
    const response = await fetch(`${server.origin}/account`, { headers: { Cookie: `${session}; zone=${zone}` } });
    return new Set([...textOf(await response.text()).matchAll(/\d\d:\d\d \((\S+)\)/g)].map(([, named]) => named));
  };
  for (const unknown of ['', 'Mars%2FOlympus', '%2B01:00', '%zz', 'x'.repeat(4_000)])
    expect(await zonesFor(unknown), unknown).toEqual(new Set(['UTC']));
  expect(await zonesFor('Asia%2FShanghai')).toEqual(new Set(['Asia/Shanghai']));
  await school.asOwner(`update accounts.people set time_zone = 'Europe/Paris' where id = $1`, [id]);
  expect(await zonesFor('Asia%2FShanghai')).toEqual(new Set(['Europe/Paris']));
});

it('An unknown address of the portal is answered in the portal, also to administrators', async () => {
  for (const role of ['parent', 'mentor', 'admin'] as const)
    for (const path of [
      '/account/nowhere',
      '/students/no/such/page',
      '/admin-console/nowhere',
      '/inbox/no/such/page',
    ]) {
      const { status, html } = await openAs(role, path);
      expect(status, path).toBe(404);
      expect(html, path).toContain('aria-label="Portal navigation"');
      expect(html, path).not.toContain('Access Secure Portal');
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

describe.each(startPages)('The sign-in of a %s', (role, startPage) => {
  // @see core §2.25
  it(`redirects to ${startPage} with the specified toast`, async () => {
    const { email, password } = await school.makePerson(role);
    const response = await post('/parent-login', { email, password });
    expect([response.status, response.headers.get('location')]).toEqual([303, startPage]);
    expect(decodeURIComponent(response.headers.getSetCookie().join())).toContain('"login.success"');
  });

  it.each(['/inbox?compose', '/parent-dashboard/reports/x', `${startPage}/students/x`])(
    'redirects to the deep link %s with a toast that does not name the dashboard',
    async (redirectTo) => {
      const { email, password } = await school.makePerson(role);
      const response = await post('/parent-login', { email, password, redirectTo });
      expect(response.headers.get('location')).toBe(redirectTo);
      expect(decodeURIComponent(response.headers.getSetCookie().join())).toContain('"login.successElsewhere"');
    },
  );

  it('redirects to a part of the dashboard with the specified toast', async () => {
    const { email, password } = await school.makePerson(role);
    const redirectTo = '/parent-dashboard?tab=settings#settings';
    const response = await post('/parent-login', { email, password, redirectTo });
    expect(response.headers.get('location')).toBe(redirectTo);
    expect(decodeURIComponent(response.headers.getSetCookie().join())).toContain('"login.success"');
  });

  it(`makes /parent-login redirect to ${startPage}`, async () => {
    const token = await openSession(school, (await school.makePerson(role)).id);
    const headers = { Cookie: `session=${token}` };
    const response = await fetch(`${server.origin}/parent-login`, { headers, redirect: 'manual' });
    expect(response.headers.get('location')).toBe(startPage);
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
] as const)('A %s without students sees on %s: %s', async (role, path, text) => {
  const html = await openWithoutStudents(role, path);
  expect(html).toContain(text);
  expect(html.includes('No Students Found')).toBe(role === 'parent');
});

it('An administrator is redirected from /students to the students of the console', async () => {
  const token = await openSession(school, (await school.makePerson('admin')).id);
  const headers = { Cookie: `session=${token}` };
  const response = await fetch(`${server.origin}/students`, { headers, redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/admin-console/students']);
});

it('A family sees mentor and coach of a child, with a link to write to those who are not suspended', async () => {
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
  for (const text of [
    'Eleanor Example',
    'Samir Example',
    `href="/inbox?compose&amp;to=${mentor.id}&amp;student=${id}"`,
  ])
    expect(html).toContain(text);
  expect(html).not.toContain(`to=${coach.id}`);
});

it.each([
  ['parent', ['/parent-dashboard', '/inbox', '/announcements']],
  ['mentor', ['/students', '/inbox', '/announcements', '/meetings']],
  [
    'admin',
    [
      '/admin-console',
      '/admin-console/accounts',
      '/admin-console/students',
      '/admin-console/enquiries',
      '/inbox',
      '/announcements',
      '/meetings',
      // while the offices for safeguarding and data protection have no holders
      '/safeguarding',
      '/privacy-requests',
    ],
  ],
] as const)('The navigation of a %s links to %j', async (role, paths) => {
  const html = await openWithoutStudents(role, '/inbox');
  const navigation = /<nav[^>]*aria-label="Portal navigation".*?<\/nav>/s.exec(html)?.[0] ?? '';
  expect([...navigation.matchAll(/<a[^>]* href="([^"]+)"/g)].map(([, href]) => href)).toEqual(paths);
  for (const name of ['Dashboard', 'Sign Out', 'Request Consultation', 'Manage Cookies', 'Translate'])
    expect(html).toContain(name);
  expect(html).not.toContain('Secure Communication Only');
});

// @see PD-67
it('Who teaches has a link to their day, mentors and administrators', async () => {
  for (const role of ['mentor', 'admin'] as const) {
    const { person, page } = await signIn(role);
    expect(await page('/inbox')).not.toContain('href="/my-day"');
    await addCourses(school.asOwner, school.keyring, [{ teacherIds: [person.id] }]);
    expect(await page('/inbox')).toContain('href="/my-day"');
  }
});

// @see core §2.45
it('The console explains how a new account is set up', async () => {
  const { html } = await openAs('admin', '/admin-console');
  expect(html).toMatch(/receives an email with temporary credentials.*reset the password.*linked to students/s);
});

interface SignedIn {
  person: TestPerson;
  cookie: string;
  get: (path: string, headers?: Record<string, string>, method?: string) => Promise<Response>;
  page: (path: string) => Promise<string>;
}

async function signIn(role: Role): Promise<SignedIn> {
  const person = await school.makePerson(role);
  const cookie = `session=${await openSession(school, person.id)}`;
  const get: SignedIn['get'] = (path, headers, method = 'GET') =>
    fetch(server.origin + path, { method, headers: { Cookie: cookie, ...headers }, redirect: 'manual' });
  return { person, cookie, get, page: async (path) => (await get(path)).text() };
}

it('The list of a mentor with 200 students is below 150 kB, and its pages show each student once', async () => {
  const mentor = await school.makePerson('mentor');
  const families = await Promise.all(Array.from({ length: 100 }, () => school.makePerson('parent')));
  const students = await addStudents(
    school.asOwner,
    Array.from({ length: 200 }, (_, index) => ({
      fullName: `Pupil ${String(index).padStart(3, '0')} of a long list`,
      level: 'Primary',
      className: '3B',
      parentId: families[index % 50]?.id ?? null,
      mentorId: mentor.id,
    })),
  );
  await addGuardians(
    school.asOwner,
    students.map(({ id }, index) => ({ studentId: id, guardianId: families[50 + (index % 50)]?.id ?? '' })),
  );
  const token = await openSession(school, mentor.id);
  const pageAt = async (path: string) => {
    const response = await fetch(server.origin + path, { headers: { Cookie: `session=${token}` } });
    expect(response.status).toBe(200);
    return response.text();
  };
  const shown: string[] = [];
  for (let path: string | undefined = '/students'; path !== undefined; ) {
    const html = await pageAt(path);
    expect(html.length).toBeLessThanOrEqual(150_000);
    expect(textOf(html)).toContain('All (200)');
    shown.push(...(elementOf(html, 'tbody').match(/Pupil \d{3} of a long list(?=<\/bdi>)/g) ?? []));
    path = /<a[^>]*href="([^"]*page=\d+)"[^>]*>Next page/.exec(html)?.[1];
  }
  expect(shown).toHaveLength(200);
  expect(new Set(shown).size).toBe(200);
  for (const [page, first] of [
    ['99', 'Pupil 175'],
    ['0', 'Pupil 000'],
    ['x', 'Pupil 000'],
  ] as const)
    expect(textOf(elementOf(await pageAt(`/students?page=${page}`), 'tbody'))).toContain(first);
});

describe('The dashboard', () => {
  it('returns the same 404 for another family’s child and an unknown id', async () => {
    const { person, get } = await signIn('parent');
    const other = await school.makePerson('parent');
    await school.makeStudent({ parentId: person.id, fullName: 'Own Child' });
    const someoneElsesChild = await school.makeStudent({ parentId: other.id, fullName: 'Unrelated Child' });
    const shownTexts = new Set<string>();
    for (const id of [someoneElsesChild.id, randomUUID(), 'not-an-id']) {
      const response = await get(`/parent-dashboard?student=${id}`);
      expect(response.status).toBe(404);
      shownTexts.add(textOf(elementOf(await response.text(), 'main')));
    }
    expect(shownTexts.size).toBe(1);
    expect([...shownTexts].join()).not.toContain('Child');
  });

  // @see core §2.30
  it('shows neither archived children nor those of other families', async () => {
    const { person, page } = await signIn('parent');
    await school.makeStudent({ parentId: (await school.makePerson('parent')).id, fullName: 'Unrelated Child' });
    const archived = await school.makeStudent({ parentId: person.id, fullName: 'Former Child' });
    await school.asOwner('update students set archived_at = now() where id = $1', [archived.id]);
    const main = elementOf(await page('/parent-dashboard'), 'main');
    expect(main).toMatch(/<h2[^>]*>No Students Found</);
    expect(textOf(main)).toContain('Please contact admissions to link your student account.');
    expect(main).toMatch(/<a[^>]*href="\/inbox\?compose"[^>]*>Contact Admissions</);
    expect(main).not.toContain('Child');
  });

  it('shows a mentor only the students assigned to them', async () => {
    const { person, page } = await signIn('mentor');
    await school.makeStudent({ mentorId: person.id, fullName: 'Assigned Student' });
    await school.makeStudent({ fullName: 'Other Student' });
    const dashboard = await page('/parent-dashboard');
    expect(dashboard).toContain('Assigned Student');
    expect(dashboard).not.toContain('Other Student');
  });

  it('names the student to a mentor, who can write to the guardians and goes to the list and to the next student', async () => {
    const { person, page } = await signIn('mentor');
    const [mother, former] = [
      await school.makePerson('parent', { fullName: 'Anna Guardian' }),
      await school.makePerson('parent', { fullName: 'Former Guardian' }),
    ];
    const students = [];
    for (const fullName of ['Adam First', 'Bela Middle', 'Cara Last'])
      students.push(
        await school.makeStudent({
          fullName,
          mentorId: person.id,
          parentId: mother.id,
          level: 'Middle Years',
          className: '8B',
        }),
      );
    const [first, middle, last] = students.map(({ id }) => id);
    await addGuardians(school.asOwner, [{ studentId: middle ?? '', guardianId: former.id }]);
    await school.asOwner('update profiles set suspended_at = now() where id = $1', [former.id]);
    const html = await page(`/parent-dashboard?student=${middle}&tab=overview`);
    expect(textOf(elementOf(html, 'title'))).toMatch(/^Bela Middle – /);
    expect(textOf(elementOf(html, 'h1'))).toBe('Bela Middle');
    const main = elementOf(html, 'main');
    expect(textOf(main)).toContain(`Middle Years · 8B`);
    expect(textOf(main)).toContain(students[1]?.number);
    expect(textOf(main)).not.toMatch(/Welcome|Parent Dashboard/);
    expect(main).not.toContain('student-card');
    expect(main).toContain('href="/students"');
    const others = /<nav aria-label="Other students".*?<\/nav>/s.exec(main)?.[0] ?? '';
    expect([...others.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, path]) => path)).toEqual([
      `/parent-dashboard?student=${first}`,
      `/parent-dashboard?student=${last}`,
    ]);
    expect(main).toContain(`href="/inbox?compose&amp;to=${mother.id}&amp;student=${middle}"`);
    expect(main).not.toContain(`to=${former.id}`);
    expect(textOf(main)).toContain('Cannot receive messages');
    for (const tab of ['Overview', 'Reports', 'Feedback', 'Settings']) expect(textOf(main)).toContain(tab);
    const feedback = await page(`/parent-dashboard?student=${first}&tab=feedback`);
    expect(textOf(elementOf(feedback, 'h1'))).toBe('Adam First');
    expect(feedback).toContain(`href="/parent-dashboard?student=${middle}&amp;tab=feedback"`);
  });

  // @see core §2.29
  it('links to the other child and its tabs and signs out by a form, without a script', async () => {
    const { person, page } = await signIn('parent');
    const adam = await school.makeStudent({ parentId: person.id, fullName: 'Adam Plain' });
    const zoe = await school.makeStudent({ parentId: person.id, fullName: 'Zoë Plain' });
    const first = await page('/parent-dashboard');
    expect(first).toContain(`href="/parent-dashboard?student=${zoe.id}"`);
    expect(first).toMatch(/<form[^>]*action="\/sign-out"/);
    const second = await page(`/parent-dashboard?student=${zoe.id}`);
    expect(second).toContain(`href="/parent-dashboard?student=${zoe.id}&amp;tab=feedback"`);
    const feedback = await page(`/parent-dashboard?student=${zoe.id}&tab=feedback`);
    expect(textOf(feedback)).toContain('No feedback available yet.');
    expect(feedback).toContain(`href="/parent-dashboard?student=${adam.id}&amp;tab=feedback"`);
  });
});

describe('Recent Activity', () => {
  it('is of all children with their names, or of the chosen one, with links to older entries, without a script', async () => {
    const { person, page } = await signIn('parent');
    const adam = await school.makeStudent({ parentId: person.id, fullName: 'Adam Active' });
    const zoe = await school.makeStudent({ parentId: person.id, fullName: 'Zoë Active' });
    const events = Array.from({ length: 11 }, () => ({ studentId: adam.id, kind: 'report-published' as const }));
    const newest = new Date(Date.now() + 1_000);
    await addStudentEvents(school.asOwner, [
      ...events,
      { studentId: zoe.id, kind: 'level-changed', happenedAt: newest },
    ]);
    const entriesOf = (html: string) => (html.match(/New report|Level changed/g) ?? []).length;
    const linkIn = (html: string, text: string) =>
      (new RegExp(`href="([^"]*)"[^>]*>${text}<`).exec(html)?.[1] ?? '').replaceAll('&amp;', '&').replace(/#.*/, '');
    const all = await page('/parent-dashboard');
    expect(entriesOf(elementOf(all, 'ol'))).toBe(10);
    expect(elementOf(all, 'ol')).toContain('Adam Active');
    expect(elementOf(all, 'ol')).toContain('Zoë Active');
    expect(elementOf(all, 'ol')).toContain(`href="/parent-dashboard?student=${zoe.id}&amp;tab=settings"`);
    expect(entriesOf(elementOf(await page(linkIn(all, 'Older activity')), 'ol'))).toBe(2);
    const ofAdam = await page(`/parent-dashboard?student=${adam.id}`);
    expect(elementOf(ofAdam, 'ol')).not.toMatch(/Adam Active|Level changed/);
    const older = await page(linkIn(ofAdam, 'Older activity'));
    expect(entriesOf(elementOf(older, 'ol'))).toBe(1);
    expect(linkIn(ofAdam, 'All students')).toBe('/parent-dashboard');
  });
});

describe('Notifications', () => {
  it('are of all children, or of the chosen one, and are counted on cards and tabs', async () => {
    const { person, page } = await signIn('parent');
    const { person: mentor } = await signIn('mentor');
    const links = { parentId: person.id, mentorId: mentor.id };
    const adam = await school.makeStudent({ ...links, fullName: 'Adam Counted' });
    const zoe = await school.makeStudent({ ...links, fullName: 'Zoë Counted' });
    await addSafetyDetails(
      school.asOwner,
      school.keyring,
      [adam, zoe].map(({ id: studentId }) => ({ studentId, authorId: person.id })),
    );
    const received = { from: mentor.id, to: person.id };
    await addMessages(school.asOwner, school.keyring, [
      { ...received, subject: 'About Zoë', studentId: zoe.id, sentAt: new Date(Date.now() - 1_000) },
      { ...received, subject: 'About the school' },
    ]);
    const newsOf = async (path: string) =>
      elementOf(elementOf(await page(path), 'main').split('Notifications</h2>')[1] ?? '', 'ul');
    expect(textOf(await newsOf('/parent-dashboard'))).toMatch(/About the school.*About Zoë.*Zoë Counted/s);
    const ofZoe = textOf(await newsOf(`/parent-dashboard?student=${zoe.id}`));
    expect(ofZoe).toContain('About Zoë');
    expect(ofZoe).not.toContain('About the school');
    expect(textOf(await page(`/parent-dashboard?student=${adam.id}`))).toContain('No new notifications');
    const cards = elementOf(elementOf(await page('/parent-dashboard'), 'main'), 'nav');
    expect(textOf(cards).match(/\d+ new/g)).toEqual(['1 new']);
  });
});

describe('An absence', () => {
  const path = '/parent-dashboard/absences';
  async function family() {
    const [parent, mentor] = [await signIn('parent'), await signIn('mentor')];
    const links = { parentId: parent.person.id, mentorId: mentor.person.id };
    const { id: studentId } = await school.makeStudent({ ...links, fullName: 'Ada Absent' });
    const send = (fields: Record<string, string>) =>
      fetch(server.origin + path, {
        method: 'POST',
        redirect: 'manual',
        headers: { Origin: server.origin, Cookie: parent.cookie },
        body: new URLSearchParams(fields),
      });
    const firstDay = new Date().toISOString().slice(0, 10);
    const absence = {
      intent: 'report',
      studentId,
      firstDay,
      reason: 'illness',
      note: 'A cough',
      requestId: randomUUID(),
    };
    return { parent, mentor, studentId, send, absence };
  }

  it('is refused with the typed values if it is invalid, and no message is sent', async () => {
    const { mentor, send, absence } = await family();
    const someoneElsesChild = await school.makeStudent({ fullName: 'Unrelated Child' });
    const cases = [
      [{ reason: '' }, 400, 'Please choose a reason'],
      [{ lastDay: '2020-01-01' }, 400, 'The last day is before the first'],
      [{ studentId: someoneElsesChild.id }, 403, 'Your account is not set up for reporting absences of this student.'],
      [{ intent: 'delete' }, 400, ''],
    ] as const;
    for (const [change, status, text] of cases) {
      const response = await send({ ...absence, ...change });
      expect(response.status).toBe(status);
      const html = await response.text();
      expect(html).toContain(text);
      if (text) expect(html).toContain('>A cough</textarea>');
    }
    expect(await school.asOwner('select from messages where receiver_id = $1', [mentor.person.id])).toEqual([]);
  });

  // @see translations form.otherPerson, translations form.tooLarge, translations form.gone
  it('is not reported in the name of a person who signed in after the form was opened', async () => {
    const { parent, studentId, send, absence } = await family();
    const opened = await parent.page(path);
    expect(opened).toContain(`name="formOwner" value="${parent.person.id}"`);
    const refused = await send({ ...absence, formOwner: randomUUID() });
    expect([refused.status, refused.headers.get('location')]).toEqual([
      303,
      `/parent-login?redirectTo=${encodeURIComponent(path)}`,
    ]);
    expect(decodeURIComponent(refused.headers.get('set-cookie') ?? '')).toContain('form.otherPerson');
    expect(await school.asOwner('select from absences where student_id = $1', [studentId])).toEqual([]);
    expect((await send({ ...absence, formOwner: parent.person.id })).status).toBe(303);
    expect(await school.asOwner('select from absences where student_id = $1', [studentId])).toHaveLength(1);
  });

  // @see translations absence
  it('is reported to the mentor once, listed for the mentor and in the activity, and can be withdrawn', async () => {
    const { parent, mentor, studentId, send, absence } = await family();
    expect(await parent.page('/parent-dashboard')).toContain(`href="${path}?student=${studentId}"`);
    for (const _ of ['sent', 'sent again']) {
      const response = await send(absence);
      expect([response.status, response.headers.get('location')]).toEqual([303, path]);
    }
    const again = await send({ ...absence, requestId: randomUUID() });
    expect([again.status, await again.text()]).toEqual([409, expect.stringContaining('already been reported')]);

    expect(textOf(await mentor.page('/inbox'))).toContain('Absence: Ada Absent');
    const roster = textOf(elementOf(await mentor.page('/students?show=absent'), 'main'));
    expect(roster).toContain('Absent now or soon (1)');
    expect(roster).toContain('A cough');
    expect(textOf(await mentor.page('/parent-dashboard'))).toContain('Absence reported');
    expect(textOf(await parent.page('/parent-dashboard'))).toContain('Absence reported');

    const [, absenceId = ''] = /name="absenceId" value="([^"]+)"/.exec(await parent.page(path)) ?? [];
    const confirmation = await send({ intent: 'withdraw', absenceId });
    expect([confirmation.status, textOf(await confirmation.text())]).toEqual([
      428,
      expect.stringContaining('Withdraw the absence of'),
    ]);
    expect(textOf(await mentor.page('/students'))).toContain('Absent now or soon (1)');
    for (const _ of ['withdrawn', 'withdrawn again'])
      expect((await send({ intent: 'withdraw', absenceId, confirmed: 'yes' })).status).toBe(303);
    expect(textOf(await mentor.page('/students'))).toContain('Absent now or soon (0)');
    const sent = await school.asOwner('select from messages where receiver_id = $1', [mentor.person.id]);
    expect(sent).toHaveLength(2);
  });

  it('loses its note by a request for erasure, once, after a confirmation by an administrator only', async () => {
    const { parent, mentor, studentId, send, absence } = await family();
    const admin = await signIn('admin');
    await send(absence);
    const [{ id: absenceId } = { id: '' }] = await school.asOwner<{ id: string }>(
      'select id from absences where student_id = $1',
      [studentId],
    );
    const [request] = await addPrivacyRequests(school.asOwner, school.keyring, [
      { personId: parent.person.id, kind: 'erasure' },
    ]);
    const erase = (cookie: string, fields: Record<string, string>, from = request) =>
      fetch(`${server.origin}/privacy-requests/${from}`, {
        method: 'POST',
        redirect: 'manual',
        headers: { Origin: server.origin, Cookie: cookie },
        body: new URLSearchParams({ intent: 'erase-note', absenceId, ...fields }),
      });
    const has = async () =>
      (await school.asOwner('select from absences where id = $1 and note is not null', [absenceId])).length === 1;
    for (const { cookie } of [parent, mentor]) expect((await erase(cookie, { confirmed: 'yes' })).status).toBe(404);
    const answer = { intent: '', outcome: 'done', answer: 'The note is erased.' };
    expect((await erase(admin.cookie, answer, randomUUID())).status).toBe(404);
    expect((await erase(admin.cookie, { absenceId: '1', confirmed: 'yes' })).status).toBe(400);
    const page = await admin.page(`/privacy-requests/${request}`);
    expect(page).toContain('aria-label="Erase Note: Ada Absent, ');
    expect(page).not.toContain('A cough');
    const confirmation = await erase(admin.cookie, {});
    expect([confirmation.status, textOf(await confirmation.text())]).toEqual([
      428,
      expect.stringContaining('Erase the note of the absence of Ada Absent?'),
    ]);
    expect(await has()).toBe(true);
    for (const _ of ['erased', 'erased again'])
      expect((await erase(admin.cookie, { confirmed: 'yes' })).status).toBe(303);
    expect(await has()).toBe(false);
    expect(textOf(await admin.page(`/privacy-requests/${request}`))).toContain('There is no note that can be erased.');
    const roster = textOf(elementOf(await mentor.page('/students?show=absent'), 'main'));
    expect([roster.includes('Absent now or soon (1)'), roster.includes('A cough')]).toEqual([true, false]);
    const rows = await school.asOwner(
      `select from audit_log where act = 'absence note erased' and subject_id = $1 and actor_id = $2`,
      [studentId, admin.person.id],
    );
    expect(rows).toHaveLength(1);
  });

  it('is reported to the Academic Coordinator if the student has no mentor', async () => {
    const { studentId, send, absence } = await family();
    await school.asOwner('update students set academic_mentor_id = null where id = $1', [studentId]);
    expect((await send(absence)).status).toBe(303);
    const sent = await school.asOwner(`select from messages where to_office = 'academic'`);
    expect(sent).toHaveLength(1);
  });

  // @see translations absence
  it('cannot be reported without the right to write, and the page links to an office instead', async () => {
    const { parent, send, absence } = await family();
    await school.asOwner('update student_guardians set may_write = false where guardian_id = $1', [parent.person.id]);
    expect((await send(absence)).status).toBe(403);
    expect(await parent.page('/parent-dashboard')).not.toContain(`href="${path}`);
    expect(await parent.page(path)).toContain('href="/inbox?compose&amp;to=office:academic"');
  });
});

it.each(['restriction', 'objection'] as const)(
  'A privacy request of the kind %s links administrators to the pages that fulfil it',
  async (kind) => {
    const [parent, admin, officer] = [await signIn('parent'), await signIn('admin'), await signIn('mentor')];
    const { id: studentId } = await school.makeStudent({ parentId: parent.person.id, fullName: 'Ada Restricted' });
    await school.asOwner(`update offices set holder_id = $1 where id = 'data-protection'`, [officer.person.id]);
    const [request] = await addPrivacyRequests(school.asOwner, school.keyring, [{ personId: parent.person.id, kind }]);
    const page = elementOf(await admin.page(`/privacy-requests/${request}`), 'main');
    expect(page).toContain(`href="/admin-console/accounts/${parent.person.id}"`);
    expect(page).toContain(`href="/admin-console/students/${studentId}/guardians/${parent.person.id}"`);
    const ofOfficer = elementOf(await officer.page(`/privacy-requests/${request}`), 'main');
    await school.asOwner(`update offices set holder_id = null where id = 'data-protection'`);
    expect(textOf(ofOfficer)).toContain('Administrators do this in the console.');
    expect(ofOfficer).not.toContain('/admin-console');
  },
);

it('The answer to a request about personal data can be read if its id was posted in capitals', async () => {
  const [parent, officer] = [await signIn('parent'), await signIn('mentor')];
  await school.asOwner(`update offices set holder_id = $1 where id = 'data-protection'`, [officer.person.id]);
  const request = randomUUID();
  await school.asOwner(
    `insert into privacy_requests (id, person_id, kind, text, request_id) values ($1, $2, 'erasure', '\\x01', $1)`,
    [request, parent.person.id],
  );
  const answered = await fetch(`${server.origin}/privacy-requests/${request.toUpperCase()}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: server.origin, Cookie: officer.cookie },
    body: new URLSearchParams({ outcome: 'done', answer: 'It is in your download.' }),
  });
  const page = await officer.page(`/privacy-requests/${request}`);
  await school.asOwner(`update offices set holder_id = null where id = 'data-protection'`);
  expect([answered.status, textOf(page)]).toEqual([303, expect.stringContaining('It is in your download.')]);
});

describe('Feedback', () => {
  async function classroom() {
    const [parent, mentor] = [await signIn('parent'), await signIn('mentor')];
    const links = { parentId: parent.person.id, mentorId: mentor.person.id };
    const { id } = await school.makeStudent({ ...links, fullName: 'Fay Feedback' });
    const path = `/students/${id}/feedback`;
    const send = (who: SignedIn, fields: Record<string, string>, query = '') =>
      fetch(server.origin + path + query, {
        method: 'POST',
        redirect: 'manual',
        headers: { Origin: server.origin, Cookie: who.cookie },
        body: new URLSearchParams({ area: 'academic', requestId: randomUUID(), ...fields }),
      });
    return { parent, mentor, id, path, send, tab: `/parent-dashboard?student=${id}&tab=feedback` };
  }

  it('can be written by the student’s mentor and coach only', async () => {
    const { parent, mentor, id, path, send } = await classroom();
    const other = await signIn('mentor');
    expect((await other.get(path)).status).toBe(404);
    expect((await mentor.get('/students/1/feedback')).status).toBe(404);
    expect((await parent.get(path)).headers.get('location')).toBe('/parent-dashboard');
    expect((await send(parent, { intent: 'publish', text: 'By a parent' })).status).toBe(403);
    expect((await send(other, { intent: 'publish', text: 'By another' })).status).toBe(404);
    const empty = await send(mentor, { intent: 'publish', text: ' ' });
    expect([empty.status, await empty.text()]).toEqual([400, expect.stringContaining('Please write the feedback')]);
    expect(await school.asOwner('select from feedback where student_id = $1', [id])).toEqual([]);
  });

  it('is marked as new until it is read, corrected by a new version, and answered with its subject', async () => {
    const { parent, mentor, id, path, send, tab } = await classroom();
    expect((await send(mentor, { intent: 'draft', text: 'A draft of mine' })).status).toBe(303);
    expect(textOf(await parent.page(tab))).toContain('No feedback available yet.');
    const [, edit = ''] = /href="[^"]*(\?edit=[^"]+)"/.exec(await mentor.page(path)) ?? [];
    expect(await mentor.page(path + edit)).toContain('>A draft of mine</textarea>');
    const capitals = edit.replace(/=.*/, (id) => id.toUpperCase());
    expect((await send(mentor, { intent: 'draft', text: 'My draft' }, capitals)).status).toBe(303);
    expect(await mentor.page(path + capitals)).toContain('>My draft</textarea>');
    expect((await send(mentor, { intent: 'publish', text: 'She asks good questions.' }, edit)).status).toBe(303);

    expect(textOf(await parent.page('/parent-dashboard'))).toContain('New feedback about Fay Feedback');
    await parent.get(tab, { 'Sec-Purpose': 'prefetch' });
    await parent.get(tab, { 'X-Background-Load': '1' });
    const reads = 'select from feedback_reads where reader_id = $1';
    expect(await school.asOwner(reads, [parent.person.id])).toEqual([]);
    const first = elementOf(await parent.page(tab), 'article');
    expect(textOf(first)).toContain('New');
    expect(textOf(first)).toContain('She asks good questions.');
    await school.asOwner(`update feedback_reads set read_at = now() - interval '1 hour'`);
    expect(textOf(elementOf(await parent.page(tab), 'article'))).not.toContain('New');
    expect(textOf(await parent.page('/parent-dashboard'))).not.toContain('New feedback about');

    expect((await send(mentor, { intent: 'publish', text: 'She asks very good questions.' }, edit)).status).toBe(303);
    const corrected = textOf(elementOf(await parent.page(tab), 'article'));
    expect(corrected).toContain('Corrected');
    expect(corrected).toContain('1 earlier version');
    const [, reply = ''] = /href="(\/inbox[^"]*feedback=[^"]+)"/.exec(await parent.page(tab)) ?? [];
    const compose = await parent.page(reply.replaceAll('&amp;', '&'));
    expect(compose).toContain('value="Re: Feedback on Fay Feedback: Academic progress"');
    expect(textOf(await mentor.page(`/parent-dashboard?student=${id}`))).toContain('Feedback corrected');
  });
});

describe('The reports of a term', () => {
  // @see core §2.12
  it('have a list, a page, a PDF and a question, and are read by opening the page', async () => {
    const [parent, mentor] = [await signIn('parent'), await signIn('mentor')];
    const { id: studentId } = await school.makeStudent({
      fullName: 'Tobi Term',
      parentId: parent.person.id,
      mentorId: mentor.person.id,
    });
    const termId = await addTerm(school.asOwner, {
      names: { en: 'First Term', fr: 'Premier trimestre' },
      firstDay: '2026-09-01',
      lastDay: '2026-12-18',
      dueOn: '2026-12-11',
    });
    const sample = {
      studentId,
      termId,
      authorId: mentor.person.id,
      attainment: 0,
      effort: 1,
      comment: 'Asks <b>why</b>.',
    };
    const publishedAt = new Date('2026-11-20T09:00:00Z');
    const [reportId = ''] = [
      await addReport(school.asOwner, school.keyring, { ...sample, subject: 'Science', publishedAt }),
      await addReport(school.asOwner, school.keyring, { ...sample, subject: 'English', publishedAt }),
    ];
    const tab = `/parent-dashboard?student=${studentId}&tab=reports`;
    const path = `/parent-dashboard/reports/of/${studentId}/${termId}`;
    const list = await parent.page(tab);
    expect(list).toContain(`href="${path}"`);
    expect(list).toContain(`href="${path}/pdf"`);
    const rows = textOf(elementOf(list.slice(list.indexOf(`href="${path}/pdf"`)), 'ul'));
    expect(rows).toMatch(/English.*New.*Attainment:.*Science.*New.*Attainment:/s);

    const reads = 'select from report_reads where reader_id = $1';
    await parent.get(path, { 'Sec-Purpose': 'prefetch' });
    await parent.get(path, { 'X-Background-Load': '1' });
    await mentor.get(path);
    expect(await school.asOwner(reads, [parent.person.id])).toEqual([]);
    const page = await parent.page(path);
    const shown = textOf(elementOf(page, 'article'));
    for (const part of ['First Term', 'Tobi Term', 'Academic Mentor', 'Key to the grades', 'Asks <b>why</b>.'])
      expect(shown).toContain(part);
    expect(textOf(elementOf(page, 'tbody'))).toMatch(/English.*Science/s);
    expect(await school.asOwner(reads, [parent.person.id])).toHaveLength(2);
    expect(textOf(await parent.page(tab))).not.toMatch(/Science\s*New/);

    const pdf = await parent.get(`${path}/pdf`);
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(pdf.headers.get('content-disposition')).toContain(encodeURIComponent('Tobi – First Term.pdf'));

    const askOn = async (of: string) => {
      const [, ask = ''] = /href="(\/inbox\?compose[^"]*)"/.exec(elementOf(await parent.page(of), 'main')) ?? [];
      return parent.page(ask.replaceAll('&amp;', '&'));
    };
    expect(await askOn(path)).toContain('value="School reports: First Term"');
    expect(await askOn(`/parent-dashboard/reports/${reportId}`)).toContain(
      'value="School report: Science, First Term"',
    );
    expect(await mentor.page(path)).not.toContain('/inbox?compose');
  });

  it('are named in no message of somebody else', async () => {
    const [stranger, mentor] = [await signIn('parent'), await signIn('mentor')];
    const { id: studentId } = await school.makeStudent({ mentorId: mentor.person.id });
    const termId = await addTerm(school.asOwner, {
      names: { en: 'Secret Term' },
      firstDay: '2025-09-01',
      lastDay: '2025-12-18',
      dueOn: '2025-12-11',
    });
    const reportId = await addReport(school.asOwner, school.keyring, {
      ...{ studentId, termId, authorId: mentor.person.id, attainment: 0, effort: 1, subject: 'Science' },
      publishedAt: new Date(),
    });
    for (const query of [`report=${reportId}`, `term=${termId}&student=${studentId}`, 'report=x', `term=${termId}`])
      expect(await stranger.page(`/inbox?compose&${query}`)).not.toContain('Secret Term');
  });
});

it('A reported message and its conversation are shown after the office states a reason', async () => {
  const [mother, teacher, lead] = [await signIn('parent'), await signIn('mentor'), await signIn('mentor')];
  const post = ({ cookie }: SignedIn, path: string, fields: Record<string, string>) =>
    fetch(server.origin + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { Origin: server.origin, Cookie: cookie },
      body: new URLSearchParams(fields),
    });
  await school.asOwner(`update offices set holder_id = $1, deputy_id = null where id = 'safeguarding'`, [
    lead.person.id,
  ]);
  const [from, to] = [teacher.person.id, mother.person.id];
  const threadId = await school.makeMessage({ from, to, body: 'Tell nobody of it.' });
  const sentAt = new Date(Date.now() + 60_000);
  await school.makeMessage({ from: to, to: from, threadId, sentAt, body: 'Why should I not?' });
  expect((await post(mother, `/inbox/${threadId}/report`, { kind: 'danger', text: '' })).status).toBe(303);
  const [report] = await school.asOwner<{ id: string }>('select id from message_reports where message_id = $1', [
    threadId,
  ]);
  const path = `/safeguarding/${report?.id}`;
  for (const other of [mother, teacher]) expect((await other.get(path)).status).not.toBe(200);
  expect(await lead.page(path)).not.toMatch(/Tell nobody of it|Why should I not/);
  expect((await post(lead, path, { intent: 'open', reason: 'To decide what to do' })).status).toBe(303);
  expect(textOf(await lead.page(path))).toMatch(
    /Tell nobody of it\..*Other messages in this conversation.*Why should I not\?/,
  );
  const inCapitals = `/safeguarding/${report?.id.toUpperCase()}`;
  expect((await post(lead, inCapitals, { intent: 'close', note: 'Talked to both' })).status).toBe(303);
  expect(textOf(await lead.page(path))).toContain('Talked to both');
});

describe('The inbox', () => {
  // @see core §2.4, §2.40, §4.10
  it('shows that it is empty and that no message is selected', async () => {
    const { page } = await signIn('mentor');
    const inbox = await page('/inbox');
    for (const expected of [
      'No messages yet',
      'No Message Selected',
      'Private communication for verified users only',
      'Back to Dashboard',
    ])
      expect(textOf(elementOf(inbox, 'main'))).toContain(expected);
    expect(inbox).toMatch(/<a[^>]*href="\/parent-dashboard"[^>]*>(?:(?!<\/a>).)*Back to Dashboard/s);
  });

  // @see privacy-policy 5.3, it-security 7.4, it-security 7.7
  it('returns the same 404 for another person’s, an unknown and a malformed id', async () => {
    const [mother, mentor, otherPerson] = [
      await school.makePerson('parent'),
      await school.makePerson('mentor'),
      await signIn('parent'),
    ];
    const id = await school.makeMessage({ from: mentor.id, to: mother.id, subject: 'Of the tides' });
    for (const wrong of [id, randomUUID(), 'nonsense'])
      expect((await otherPerson.get(`/inbox/${wrong}`)).status).toBe(404);
    const [someoneElses, unknown] = await Promise.all(
      [id, randomUUID()].map(async (wrong) => {
        const response = await otherPerson.get(`/inbox/${wrong}.data`);
        return [response.status, (await response.text()).replaceAll(/[0-9a-f-]{36}/g, '…')];
      }),
    );
    expect(someoneElses).toEqual(unknown);
    const compose = await otherPerson.page(`/inbox?compose&re=${id}`);
    expect(compose).toContain('name="subject"');
    expect(compose).not.toContain('Of the tides');
  });

  // @see core §4.7, §7.11
  it('does not mark a message read by prefetching, by HEAD or by its sender', async () => {
    const [receiver, sender] = [await signIn('parent'), await signIn('mentor')];
    const [id, opened] = [
      await school.makeMessage({ from: sender.person.id, to: receiver.person.id, subject: 'Unopened' }),
      await school.makeMessage({ from: sender.person.id, to: receiver.person.id, subject: 'Opened' }),
    ];
    await receiver.get(`/inbox/${id}`, { 'Sec-Purpose': 'prefetch' });
    await receiver.get(`/inbox/${id}.data`, { 'Sec-Purpose': 'prefetch;prerender' });
    await receiver.get(`/inbox/${id}`, {}, 'HEAD');
    expect(textOf(elementOf(await sender.page(`/inbox/${id}`), 'article'))).toContain('Not read yet');
    expect(await receiver.page('/inbox')).toContain('Secure Inbox, 2 unread messages"');
    // The response that opens a message already has the new list and badge.
    expect(await receiver.page(`/inbox/${opened}`)).toContain('Secure Inbox, 1 unread message"');
    expect(textOf(elementOf(await sender.page(`/inbox/${opened}`), 'article'))).not.toContain('Not read yet');
    expect(textOf(elementOf(await sender.page(`/inbox/${id}`), 'article'))).toContain('Not read yet');
  });

  it('finds no recipients for a visitor, and no suspended people', async () => {
    expect((await fetch(`${server.origin}/inbox/recipients?search=a`)).status).toBe(401);
    const { get } = await signIn('parent');
    const gone = await school.makePerson('mentor', { fullName: uniqueName() });
    await school.asOwner('select accounts.suspend($1)', [gone.id]);
    const response = await get(`/inbox/recipients?search=${encodeURIComponent(gone.fullName)}`);
    expect(await response.json()).toEqual({ people: [] });
    expect((await get('/inbox/recipients?search=%00')).status).toBe(400);
  });

  // @see privacy-policy 5.4
  it.each(['parent', 'admin'] as const)('shows email addresses to administrators only: %s', async (role) => {
    const mentor = await school.makePerson('mentor', { fullName: uniqueName() });
    const { person, get, page } = await signIn(role);
    const isAdmin = role === 'admin';
    const id = await school.makeMessage({ from: mentor.id, to: person.id });
    const search = async (text: string) =>
      (await (await get(`/inbox/recipients?search=${encodeURIComponent(text)}`)).json()).people;
    expect(await search(mentor.fullName)).toEqual([
      { id: mentor.id, fullName: mentor.fullName, role: 'mentor', email: isAdmin ? mentor.email : null },
    ]);
    expect(await search(mentor.email)).toHaveLength(isAdmin ? 1 : 0);
    for (const path of [
      `/inbox/${id}`,
      `/inbox/${id}.data`,
      `/inbox?compose&to=${mentor.id}`,
      `/inbox?compose&recipient=${encodeURIComponent(mentor.fullName)}`,
      '/inbox',
      '/parent-dashboard',
    ])
      expect((await page(path)).includes(mentor.email), path).toBe(isAdmin && /compose|\/inbox\//.test(path));
    const compose = await page(`/inbox?compose&to=${mentor.id}`);
    const shown = `${mentor.fullName} (Mentor${isAdmin ? `, ${mentor.email}` : ''})`;
    expect(textOf(elementOf(compose, 'main'))).toContain(shown);
  });
});
