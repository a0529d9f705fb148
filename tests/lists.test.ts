import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Role } from '#content/roles.ts';
import { addAbsences } from '#database/samples/absences.ts';
import { addPrivacyRequests } from '#database/samples/privacy-requests.ts';
import { addStudents } from '#database/samples/students.ts';
import type { TestPerson } from './support/people.ts';
import { serveSchool } from './support/school-server.ts';
import { signInTo } from './support/signed-in.ts';

const { server, school } = serveSchool();

const lists = [
  'accounts',
  'students',
  'contacts',
  'absences',
  'enquiries',
  'policy-acknowledgements',
  'courses',
  'course-members',
  'course-rules',
  'consents',
  'consent-answers',
] as const;

const signIn = (role: Role) => signInTo({ server, school }, role);

const post = (list: string, cookie: string, form: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  fetch(`${server.origin}/admin-console/export/${list}`, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { Origin: server.origin, Cookie: cookie, ...headers },
    redirect: 'manual',
  });

const postRequests = (cookie: string, form: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  fetch(`${server.origin}/privacy-requests/export`, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { Origin: server.origin, Cookie: cookie, ...headers },
    redirect: 'manual',
  });

const exportsOf = ({ id }: TestPerson) =>
  school.asOwner<{ act: string; details: unknown }>(
    `select act, details from audit_log where actor_id = $1 and act = 'list exported' order by id`,
    [id],
  );

describe('Access to the export of a list', () => {
  it.each(lists)('is refused to visitors: %s', async (list) => {
    const response = await post(list, '');
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toContain('/parent-login');
  });

  it.each(['parent', 'mentor'] as const)('is refused to a %s', async (role) => {
    const { person, cookie } = await signIn(role);
    for (const list of lists) {
      const response = await post(list, cookie);
      expect([response.status, await response.json()]).toEqual([403, { error: 'forbidden' }]);
    }
    expect(await exportsOf(person)).toEqual([]);
  });

  it('is refused to suspended administrators', async () => {
    const { person, cookie } = await signIn('admin');
    await school.asOwner('update profiles set suspended_at = now() where id = $1', [person.id]);
    expect((await post('accounts', cookie)).status).toBe(303);
    expect(await exportsOf(person)).toEqual([]);
  });

  it('is refused to forms of other sites', async () => {
    const { person, cookie } = await signIn('admin');
    expect((await post('students', cookie, {}, { Origin: 'https://elsewhere.example' })).status).toBe(403);
    expect(await exportsOf(person)).toEqual([]);
  });

  it('is refused for an unknown list and by GET', async () => {
    const { person, cookie } = await signIn('admin');
    expect((await post('messages', cookie)).status).toBe(404);
    const link = await fetch(`${server.origin}/admin-console/export/students`, { headers: { Cookie: cookie } });
    expect(link.status).toBe(404);
    expect(await exportsOf(person)).toEqual([]);
  });
});

describe('The export of a list', () => {
  it('contains all filtered rows over several batches, and is recorded without the search text', async () => {
    const { person, cookie } = await signIn('admin');
    const pupils = Array.from({ length: 2_400 }, (_, index) => ({
      fullName: 'Exported Pupil',
      number: `EXPORT-${index + 1}`,
      level: index % 2 === 1 ? 'Primary' : null,
    }));
    await addStudents(school.asOwner, pupils);
    const response = await post('students', cookie, { search: 'exported', level: 'primary', sort: '-number' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="students-search-primary-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [header, ...lines] = bytes.subarray(3).toString().trimEnd().split('\r\n');
    expect(header).toBe(
      '"Full Name","Student Number","Current Level","Class","Guardians","Academic Mentor","Wellbeing Coach"',
    );
    const numbers = lines.map((line) => /^"Exported Pupil","(EXPORT-\d+)","Primary","","","",""$/.exec(line)?.[1]);
    expect(numbers).toHaveLength(1200);
    expect(new Set(numbers).size).toBe(1200);
    expect(numbers).toEqual(numbers.toSorted().reverse());
    expect(await exportsOf(person)).toEqual([
      { act: 'list exported', details: { list: 'students', parameters: ['search', 'level=primary', 'sort=-number'] } },
    ]);
  });

  it('contains the absent students of the chosen day, without the notes', async () => {
    const { person, cookie } = await signIn('admin');
    const reporter = await school.makePerson('parent', { fullName: 'Reporting Parent' });
    const [{ id = '' } = {}] = await addStudents(school.asOwner, [
      { fullName: 'Absent Pupil', number: 'ABSENT-1', level: 'Primary', className: '5A' },
    ]);
    const days = { firstDay: '2026-03-02', lastDay: '2026-03-04' };
    await addAbsences(school.asOwner, school.keyring, [
      { studentId: id, reporterId: reporter.id, note: 'private note', ...days },
    ]);
    const csv = async (day: string) => (await post('absences', cookie, { day })).text();
    expect((await csv('2026-03-05')).split('\r\n')).toHaveLength(2);
    expect((await csv('2026-03-03')).split('\r\n')[1]).toMatch(
      /^"Absent Pupil","ABSENT-1","Primary","5A","2026-03-02","2026-03-04","Illness","Reporting Parent",/,
    );
    expect(await csv('2026-03-03')).not.toContain('private note');
    expect((await exportsOf(person))[0]?.details).toEqual({ list: 'absences', parameters: ['day=2026-03-05'] });
  });

  it('escapes formulas, and is in the language of the administrator', async () => {
    const { person, cookie } = await signIn('admin');
    await school.asOwner(`update accounts.people set language = 'fr' where id = $1`, [person.id]);
    const name = `=HYPERLINK("https://x.example")${randomUUID()}`;
    await school.makeEnquiry({ name, topic: 'data' });
    const text = await (await post('enquiries', cookie, { search: name.slice(-12) })).text();
    const [header, line] = text.split('\r\n');
    expect(header).toContain('"Référence";"Reçu');
    expect(line).toContain(`"'${name.replaceAll('"', '""')}"`);
    expect(line).not.toContain('A message');
  });

  it('of accounts contains their roles and states', async () => {
    const { person, cookie } = await signIn('admin');
    const text = await (await post('accounts', cookie, { search: person.email, role: 'admin' })).text();
    expect(text.split('\r\n')[1]).toBe(`"Test admin","${person.email}","Administrator","Active","","None"`);
    expect(
      (await (await post('accounts', cookie, { search: person.email, role: 'parent' })).text()).split('\r\n'),
    ).toHaveLength(2);
  });
});

describe('The export of requests about personal data', () => {
  it('is refused to visitors, parents, mentors and other sites, and by GET', async () => {
    expect((await postRequests('')).status).toBe(303);
    for (const role of ['parent', 'mentor'] as const) {
      const { person, cookie } = await signIn(role);
      expect((await postRequests(cookie)).status).toBe(404);
      expect(await exportsOf(person)).toEqual([]);
    }
    const { person, cookie } = await signIn('admin');
    expect((await postRequests(cookie, {}, { Origin: 'https://elsewhere.example' })).status).toBe(403);
    const link = await fetch(`${server.origin}/privacy-requests/export`, { headers: { Cookie: cookie } });
    expect(link.status).toBe(404);
    expect(await exportsOf(person)).toEqual([]);
  });

  it('contains open or answered requests without their texts, escapes formulas, and is recorded', async () => {
    const { person, cookie } = await signIn('mentor');
    await school.asOwner(`update offices set holder_id = $1 where id = 'data-protection'`, [person.id]);
    const parent = await school.makePerson('parent', { fullName: '=cmd|calc' });
    const request = {
      personId: parent.id,
      kind: 'erasure',
      text: 'Her name is Layla.',
      requestedAt: new Date('2026-12-15T10:00Z'),
    } as const;
    await addPrivacyRequests(school.asOwner, school.keyring, [request]);
    const response = await postRequests(cookie);
    expect(response.headers.get('content-disposition')).toMatch(/filename="privacy-requests-\d{4}-\d\d-\d\d\.csv"$/);
    expect((await response.text()).split('\r\n')).toEqual([
      '"Request about personal data","Person","Received","Answer due","Outcome","Answered on"',
      `"Erase data","'=cmd|calc","2026-12-15 10:00:00Z","2027-01-14","Waiting for an answer",""`,
      '',
    ]);
    await school.asOwner('delete from privacy_requests where person_id = $1', [parent.id]);
    const answer = { outcome: 'partly', text: request.text, at: new Date('2026-12-20T09:00Z') } as const;
    await addPrivacyRequests(school.asOwner, school.keyring, [{ ...request, answer }]);
    expect((await (await postRequests(cookie)).text()).trim().split('\r\n')).toHaveLength(1);
    expect((await (await postRequests(cookie, { show: 'answered' })).text()).split('\r\n')[1]).toBe(
      `"Erase data","'=cmd|calc","2026-12-15 10:00:00Z","2027-01-14","Partly done","2026-12-20 09:00:00Z"`,
    );
    expect(await exportsOf(person)).toEqual([
      { act: 'list exported', details: { list: 'privacy-requests', parameters: [] } },
      { act: 'list exported', details: { list: 'privacy-requests', parameters: [] } },
      { act: 'list exported', details: { list: 'privacy-requests', parameters: ['show=answered'] } },
    ]);
  });
});

describe('The page of a list', () => {
  const load = async (path: string) => {
    const { cookie } = await signIn('admin');
    return (await fetch(server.origin + path, { headers: { Cookie: cookie } })).text();
  };

  it('distinguishes an empty list from a search without results', async () => {
    await school.asOwner('delete from enquiries');
    const empty = await load('/admin-console/enquiries');
    expect(empty).toContain('No enquiries yet');
    expect(empty).not.toContain('Clear filters');
    expect(empty).not.toContain('Export as CSV');
    const nothing = await load('/admin-console/enquiries?state=closed');
    expect(nothing).toContain('Nothing matches your search');
    expect(nothing).toContain('Clear filters');
    const quiet = await load('/admin-console/absences?day=2020-01-01&search=&level=&reason=');
    expect(quiet).toContain('No student is absent');
    expect(quiet).not.toContain('Nothing matches your search');
    expect(await load('/admin-console/absences?day=2020-01-01&reason=illness')).toContain(
      'Nothing matches your search',
    );
  });

  it('shows the form for a new record after a link, and again with the typed values after an error', async () => {
    for (const [path, form] of [
      ['/admin-console/accounts', '/admin-console#create-account'],
      ['/admin-console/students', '/admin-console/students?add'],
    ] as const) {
      const list = await load(path);
      expect(list).toContain(`href="${form}"`);
      expect(list).not.toContain('name="fullName"');
      expect(await load(form)).toContain('name="fullName"');
    }
    const { cookie } = await signIn('admin');
    const response = await fetch(`${server.origin}/admin-console/students`, {
      method: 'POST',
      body: new URLSearchParams({ fullName: 'A Name', studentNumber: 'x' }),
      headers: { Origin: server.origin, Cookie: cookie },
    });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('value="A Name"');
  });

  it('marks the sorted column and links to the opposite direction', async () => {
    await school.makeStudent({});
    const page = await load('/admin-console/students?sort=-level&search=test');
    expect(page).toMatch(
      /<th scope="col" aria-sort="descending"[^>]*><a [^>]*href="\/admin-console\/students\?search=test&amp;sort=level"/,
    );
    expect(page.match(/aria-sort=/g)).toHaveLength(1);
  });
});
