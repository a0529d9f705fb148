import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { addSafetyDetails } from '#database/samples/safety.ts';
import { textOf } from './support/html.ts';
import { openSession, type TestPerson } from './support/people.ts';
import { serveSchool } from './support/school-server.ts';

const { server, school } = serveSchool();
let mentor: TestPerson;
let mother: TestPerson;
let cookies: { mentor: string; mother: string };
let studentId: string;
let termId: string;
let subjectId: string;
let written: Record<string, string>;

const today = new Date().toISOString().slice(0, 10);
const nextYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4, 8)}01`;

const cookieOf = async ({ id }: TestPerson) => `session=${await openSession(school, id)}`;

beforeEach(async () => {
  [mentor, mother] = await Promise.all([
    school.makePerson('mentor', { fullName: 'Eleanor Whitcombe' }),
    school.makePerson('parent', { fullName: 'Amara Okafor' }),
  ]);
  cookies = { mentor: await cookieOf(mentor), mother: await cookieOf(mother) };
  ({ id: studentId } = await school.makeStudent({
    fullName: 'Noah Okafor',
    level: 'Primary',
    parentId: mother.id,
    mentorId: mentor.id,
  }));
  await addSafetyDetails(school.asOwner, school.keyring, [{ studentId, authorId: mother.id }]);
});

const get = (path: string, cookie = cookies.mentor) =>
  fetch(server.origin + path, { headers: { Cookie: cookie }, redirect: 'manual' });
const post = (path: string, form: Record<string, string> | [string, string][], cookie = cookies.mentor) =>
  fetch(server.origin + path, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { Origin: server.origin, Cookie: cookie },
    redirect: 'manual',
  });
const plain = async (response: Response) => textOf(await response.text()).replace(/[\u2068\u2069]/g, '');
const pageOf = async (path: string, cookie = cookies.mentor) => plain(await get(path, cookie));
const entry = (student = studentId, subject = subjectId) =>
  `/students/reports/${student}?term=${termId}&subject=${subject}`;
const autosave = (form: Record<string, string> = {}, cookie = cookies.mentor) =>
  post('/students/reports/draft', { studentId, termId, subjectId, ...written, ...form }, cookie);

it('Mentors see a hint until an administrator adds a term; subjects can be added and archived', async () => {
  expect(await pageOf('/students/reports')).toContain('No term to report on yet');
  const cookie = await cookieOf(await school.makePerson('admin'));
  expect(await pageOf('/admin-console/reports', cookie)).toMatch(/No terms yet.*Mathematics.*Meets expectations/);
  const term = { nameEn: 'Autumn Term', nameFr: 'Premier trimestre', firstDay: today, lastDay: nextYear, dueOn: today };
  const added = await post('/admin-console/reports/terms/new', { intent: 'save', ...term }, cookie);
  expect([added.status, added.headers.get('location')]).toEqual([303, '/admin-console/reports']);
  const music = { intent: 'save', nameEn: 'Music', secondary: 'on', place: '999' };
  expect((await post('/admin-console/reports/subjects/new', music, cookie)).status).toBe(303);
  const [found] = await school.asOwner<{ term: string; subject: string; music: string; grades: string[] }>(
    `select (select id from terms) as term, (select id from subjects where names ->> 'en' = 'English') as subject,
       (select id from subjects where names ->> 'en' = 'Music') as music,
       array(select distinct on (scale) id from grades order by scale, place) as grades`,
  );
  [termId, subjectId] = [found?.term ?? '', found?.subject ?? ''];
  const [attainment = '', effort = ''] = found?.grades ?? [];
  written = { attainment, effort, target: 'A target', comment: 'Reads with joy.', nextStep: '' };
  const path = `/admin-console/reports/subjects/${found?.music}`;
  expect((await post(path, { intent: 'archive' }, cookie)).status).toBe(303);
  expect(await pageOf(path, cookie)).toMatch(/Music Archived.*Restore/);
  expect((await post(path, { intent: 'delete' }, cookie)).status).toBe(400);
  expect(await pageOf('/students/reports')).toMatch(/Autumn Term.*Noah Okafor/);
});

describe('Writing reports', () => {
  it('is allowed to the student’s mentors and coaches only', async () => {
    const others = [cookies.mother, await cookieOf(await school.makePerson('admin'))];
    for (const cookie of others) {
      for (const path of ['/students/reports', entry(), `/students/reports/publish?term=${termId}`]) {
        expect((await get(path, cookie)).headers.get('location'), path).toBe('/parent-dashboard');
        if (path !== '/students/reports') expect((await post(path, written, cookie)).status, path).toBe(403);
      }
      expect((await autosave({}, cookie)).status).toBe(403);
    }
    const otherPerson = await cookieOf(await school.makePerson('mentor'));
    expect((await get(entry(), otherPerson)).status).toBe(404);
    expect((await post(entry(), written, otherPerson)).status).toBe(404);
    expect((await autosave({}, otherPerson)).status).toBe(404);
    expect((await autosave({}, '')).status).toBe(401);
    for (const path of [entry(randomUUID()), entry('x'), entry(studentId, randomUUID()), '/students/reports?term=x'])
      expect((await get(path)).status, path).toBe(404);
    expect(await school.asOwner('select from reports where student_id = $1', [studentId])).toEqual([]);
  });

  it('can be read again when their ids were sent in capitals', async () => {
    const capitals = { studentId: studentId.toUpperCase(), termId: termId.toUpperCase() };
    expect(await (await autosave({ ...capitals, comment: 'Sent in capitals.' })).json()).toEqual({ revision: 1 });
    expect(await pageOf(entry())).toContain('Sent in capitals.');
  });

  it('saves drafts, keeps a text that is too long on the page, and continues with the next subject', async () => {
    expect(await (await autosave()).json()).toEqual({ revision: 1 });
    expect(await (await autosave({ revision: '1', comment: 'More.' })).json()).toEqual({ revision: 2 });
    expect((await autosave({ revision: '2', target: 'x'.repeat(501) })).status).toBe(400);
    expect(await pageOf(entry())).toMatch(/Noah Okafor.*English Draft.*More\./);
    const tooLong = await post(entry(), { ...written, intent: 'save', target: 'x'.repeat(501) });
    expect(tooLong.status).toBe(400);
    expect(await plain(tooLong)).toContain('The target is too long: at most 500 characters');
    const on = await post(entry(), { ...written, intent: 'continue', revision: '2' });
    expect([on.status, on.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(`^/students/reports/${studentId}\\?.*#write$`),
    ]);
    expect(on.headers.get('location')).not.toContain(subjectId);
    const incomplete = await post(entry(), { ...written, intent: 'publish', revision: '3', effort: '' });
    expect(incomplete.status).toBe(400);
    expect(await plain(incomplete)).toContain('Choose a grade for effort before you publish');
  });
});

describe('A published report', () => {
  async function publishAll(): Promise<string> {
    const confirmation = await (await get(`/students/reports/publish?term=${termId}`)).text();
    const ready = [...confirmation.matchAll(/name="ready" value="([^"]+)"/g)].map(([, value = '']) => value);
    await post(
      `/students/reports/publish?term=${termId}`,
      ready.map((value): [string, string] => ['ready', value]),
    );
    const [report] = await school.asOwner<{ id: string }>('select id from reports where student_id = $1', [studentId]);
    return `/parent-dashboard/reports/${report?.id}`;
  }

  it('is published after a confirmation that names its readers, and is shown to the family', async () => {
    await autosave();
    expect(await pageOf('/parent-dashboard?tab=reports', cookies.mother)).toContain('No reports available yet.');
    const confirmation = await pageOf(`/students/reports/publish?term=${termId}`);
    expect(confirmation).toMatch(/Publish 1 report\?.*Noah Okafor English Can read it: Amara Okafor/);
    const path = await publishAll();
    const dashboard = await pageOf('/parent-dashboard', cookies.mother);
    expect(dashboard).toMatch(/Notifications .*New report: English .*Autumn Term/);
    expect(await pageOf('/parent-dashboard?tab=reports', cookies.mother)).toMatch(/Autumn Term .*English New/);
    expect(await pageOf(path)).toContain('Nobody in the family has opened this version yet.');
    const report = await pageOf(path, cookies.mother);
    expect(report).toMatch(
      /Meridian International Online School.*English.*Noah Okafor.*Eleanor Whitcombe.*Reads with joy\./,
    );
    expect(report).not.toContain('Read by');
    expect(await pageOf(path)).toMatch(/Read by Amara Okafor/);
    expect(await pageOf('/parent-dashboard', cookies.mother)).toContain('No new notifications');
    await autosave({ comment: 'Corrected.' });
    await publishAll();
    expect(await pageOf(path, cookies.mother)).toMatch(/Corrected\. Versions Version 2.*Version 1/);
    expect(await pageOf(`${path}?version=1`, cookies.mother)).toMatch(/This is an earlier version\..*Reads with joy\./);
  });

  it('links to all reports of the student, on a page that its reader may open', async () => {
    await autosave();
    const path = await publishAll();
    for (const cookie of [cookies.mother, cookies.mentor, await cookieOf(await school.makePerson('admin'))]) {
      const html = await (await get(path, cookie)).text();
      const [, allReports = ''] = /^.*<a [^>]*href="([^"]+)"/s.exec(html.slice(0, html.indexOf('All reports'))) ?? [];
      const page = await get(allReports.replaceAll('&amp;', '&'), cookie);
      expect([page.status, await plain(page)], allReports).toEqual([200, expect.stringContaining('Noah Okafor')]);
    }
  });

  it('is hidden from all other people and from restricted guardians', async () => {
    await autosave();
    const [draft] = await school.asOwner<{ id: string }>('select id from reports where student_id = $1', [studentId]);
    const path = await publishedAfter(draft?.id ?? '');
    const pdf = `${path}/pdf`;
    const otherPeople = [await school.makePerson('parent'), await school.makePerson('mentor')];
    for (const person of otherPeople)
      for (const page of [path, pdf]) expect((await get(page, await cookieOf(person))).status).toBe(404);
    for (const other of [
      `/parent-dashboard/reports/${randomUUID()}`,
      `/parent-dashboard/reports/${randomUUID()}/pdf`,
      `${path}x`,
      `${path}x/pdf`,
      `${path}?version=0`,
      `${pdf}?version=7`,
    ])
      expect((await get(other, cookies.mother)).status, other).toBe(404);
    for (const page of [path, pdf]) expect((await get(page, '')).headers.get('location')).toContain('/parent-login');
    await school.asOwner(
      `update student_guardians set restricted_at = now(), restriction_reason = 'other' where guardian_id = $1`,
      [mother.id],
    );
    for (const page of [path, pdf]) expect((await get(page, cookies.mother)).status).toBe(404);
    await school.asOwner('update students set academic_mentor_id = null where id = $1', [studentId]);
    for (const page of [path, pdf]) expect((await get(page)).status).toBe(404);
  });

  /** Publishes after a check that the family cannot read the draft. */
  async function publishedAfter(draftId: string): Promise<string> {
    for (const page of ['', '/pdf'])
      expect((await get(`/parent-dashboard/reports/${draftId}${page}`, cookies.mother)).status).toBe(404);
    return publishAll();
  }

  it('is not marked as read when an open page reloads itself', async () => {
    await autosave();
    const path = await publishAll();
    const headers = { Cookie: cookies.mother, 'X-Background-Load': '1' };
    expect(await (await fetch(`${server.origin}${path}.data`, { headers })).text()).toContain('Reads with joy.');
    expect(await pageOf(path)).toContain('Nobody in the family has opened this version yet.');
  });

  it('can be downloaded as a PDF with a translated file name, which marks it as read', async () => {
    await autosave();
    const path = await publishAll();
    expect(await (await get(path)).text()).toContain(`href="${path}/pdf"`);
    await fetch(`${server.origin}${path}/pdf`, { method: 'HEAD', headers: { Cookie: cookies.mother } });
    expect(await pageOf(path)).toContain('Nobody in the family has opened this version yet.');
    await school.asOwner(`update accounts.people set language = 'zh' where id = $1`, [mother.id]);
    const download = await get(`${path}/pdf`, cookies.mother);
    expect([download.status, download.headers.get('content-type'), download.headers.get('cache-control')]).toEqual([
      200,
      'application/pdf',
      'private, no-store',
    ]);
    expect(decodeURIComponent(download.headers.get('content-disposition') ?? '')).toMatch(
      /^attachment; .*Noah – 英语 – Autumn Term\.pdf$/,
    );
    expect((await download.text()).slice(0, 5)).toBe('%PDF-');
    expect(await pageOf(path)).toMatch(/Read by Amara Okafor/);
  });
});
