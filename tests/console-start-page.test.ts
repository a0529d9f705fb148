import { describe, expect, it } from 'vitest';
import type { Role } from '#content/roles.ts';
import { addCourses } from '#database/samples/courses.ts';
import { addMails, type SampleMail } from '#database/samples/mails.ts';
import { addPrivacyRequests } from '#database/samples/privacy-requests.ts';
import { hoursAgo } from './support/console-forms.ts';
import { textOf } from './support/html.ts';
import { serveSchool } from './support/school-server.ts';
import { signInTo } from './support/signed-in.ts';

/* The start page of the admin console over HTTP. */

const { server, school } = serveSchool();

const signIn = (role: Role) => signInTo({ server, school }, role);

describe('The pending work on the start page of the console', () => {
  const addMail = (mail: SampleMail) => addMails(school.asOwner, [{ createdAt: hoursAgo(2), ...mail }]);
  /** Adds the audit row of a removed account and its failed mail in one transaction, as the product does. */
  const removeAccount = (actorId: string, age: string) =>
    school.asOwner(
      `with removed as (
         insert into audit_log (actor_id, act, subject_type, subject_id, happened_at)
         values ($1, 'account erased', 'account', gen_random_uuid(), now() - $2::interval) returning happened_at)
       insert into mails (id, template, state, created_at, finished_at)
       select gen_random_uuid(), 'account-removed', 'failed', happened_at, now() from removed`,
      [actorId, age],
    );
  function pendingWork(html: string) {
    const work = /<section aria-labelledby="pending-work".*?<\/section>/s.exec(html)?.[0] ?? '';
    return [...work.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gs)].map(([link, to = '', text = '']) => ({
      to: to.replaceAll('&amp;', '&'),
      text: textOf(text),
      isWarning: link.includes('text-clay'),
    }));
  }

  it('is shown as counts, and each count links to a list with exactly these entries', async () => {
    const { person, page } = await signIn('admin');
    await school.asOwner('delete from enquiries');
    await school.asOwner('delete from privacy_requests');
    const parent = await school.makePerson('parent', { fullName: 'Nora Unreached' });
    await addMail({ template: 'sign-in-locked', state: 'failed', personId: parent.id });
    await school.makeStudent({ fullName: 'Ada Unassigned' });
    await school.asOwner('update accounts.people set last_sign_in_at = null where id = $1', [parent.id]);
    for (const receivedAt of [hoursAgo(72), hoursAgo(1), hoursAgo(2)]) await school.makeEnquiry({ receivedAt });
    for (const receivedAt of [hoursAgo(40 * 24), hoursAgo(1)]) await school.makeEnquiry({ topic: 'data', receivedAt });
    for (const receivedAt of [hoursAgo(72), hoursAgo(1), hoursAgo(1)])
      await school.makeEnquiry({ topic: 'other', receivedAt });
    for (const template of ['enquiry-reply', 'enquiry-received'] as const) {
      const { id } = await school.makeEnquiry({ state: 'contacted' });
      await addMail({ template, state: 'failed', enquiryId: id });
    }
    await addPrivacyRequests(
      school.asOwner,
      school.keyring,
      [40, 1].map((days) => ({ personId: parent.id, requestedAt: hoursAgo(days * 24) })),
    );
    for (const age of ['40 days', '1 day']) await removeAccount(person.id, age);

    const found = pendingWork(await page('/admin-console'));
    const lastMonth = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);
    expect(found.map(({ to }) => to)).toEqual([
      '/admin-console/enquiries?due=overdue&sort=received',
      '/admin-console/enquiries/messages?deadline=late',
      '/privacy-requests',
      '/admin-console/enquiries?due=open&sort=received',
      '/admin-console/enquiries/messages?deadline=open',
      '/admin-console/enquiries/messages?state=new&deadline=none',
      '/admin-console/enquiries?reply=failed',
      '/admin-console/enquiries?mail=failed',
      '/admin-console/accounts?mail=failed',
      `/admin-console/audit-log?from=${lastMonth}&mail=failed`,
      '/admin-console/students?missing=parent',
      '/admin-console/students?missing=mentor',
      '/admin-console/students?missing=coach',
      '/admin-console/accounts?signIn=never',
    ]);
    expect(found.slice(0, 8).map(({ text }) => Number.parseInt(text, 10))).toEqual([1, 1, 2, 2, 1, 3, 1, 1]);
    expect(found.flatMap(({ isWarning, to }) => (isWarning ? to : []))).toEqual(found.slice(0, 3).map(({ to }) => to));
    expect(found[2]?.text).toBe('2 requests about personal data (1 overdue)');
    for (const { to, text } of found) {
      const count = Number.parseInt(text, 10);
      const list = await page(to);
      if (to === '/privacy-requests')
        expect(list.match(/href="\/privacy-requests\/[\da-f-]{36}"/g)).toHaveLength(count);
      else expect(textOf(list), to).toMatch(new RegExp(`(?<![\\d,])${count} results?\\b`));
    }
    expect(await page('/admin-console/accounts?mail=failed')).toContain('Nora Unreached');
    await addMail({ template: 'sign-in-locked', state: 'sent', personId: parent.id, createdAt: hoursAgo(1) });
    expect(await page('/admin-console/accounts?mail=failed')).not.toContain('Nora Unreached');
  });

  it('names the counts that cannot be read, and shows the others', async () => {
    const { get } = await signIn('admin');
    await school.makeStudent({ fullName: 'Ada Counted' });
    await school.asOwner('revoke select (received_at) on enquiries from app_user');
    const start = await get('/admin-console').finally(() =>
      school.asOwner('grant select (received_at) on enquiries to app_user'),
    );
    expect(start.status).toBe(200);
    const found = pendingWork(await start.text());
    const uncounted = found.filter(({ text }) => text.endsWith(': could not be counted'));
    expect(uncounted.map(({ to }) => to.replace(/\?.*/, ''))).toEqual([
      '/admin-console/enquiries',
      '/admin-console/enquiries/messages',
      '/admin-console/enquiries',
      '/admin-console/enquiries/messages',
      '/admin-console/enquiries/messages',
    ]);
    expect(uncounted[0]).toMatchObject({ text: 'Overdue enquiries: could not be counted', isWarning: true });
    expect(found.map(({ text }) => text).join()).toMatch(/\d students? without a mentor/);
  });
});

describe('The first steps of a new school', () => {
  const stepsIn = (html: string) => {
    const list = /<section aria-labelledby="first-steps".*?<\/section>/s.exec(html)?.[0] ?? '';
    return [...list.matchAll(/<li .*?<\/li>/gs)].map(([step]) => textOf(step));
  };

  it('are marked as done by the facts, and no longer links', async () => {
    const { page } = await signIn('admin');
    await school.makePerson('mentor');
    await school.makeStudent({});
    await school.asOwner('delete from school_facts');
    const start = await page('/admin-console');
    const steps = stepsIn(start);
    expect(steps).toHaveLength(8);
    expect(steps).toContain('Done: Add the mentors');
    expect(steps).toContain('Done: Import families and students');
    expect(steps).toContain('Protect your own account with a second factor');
    expect(steps).toContain('Publish facts about the school');
    expect(start).toMatch(/<a[^>]* href="\/account\/two-factor"[^>]*>Protect your own account/);
    expect(start).not.toMatch(/<a[^>]*>Import families and students/);
  });
});

describe('The addresses of the list of accounts before it had a page of its own', () => {
  it.each([
    ['/admin-console?search=amina&role=parent', '/admin-console/accounts?search=amina&role=parent'],
    ['/admin-console?sort=-signIn', '/admin-console/accounts?sort=-signIn'],
    ['/admin-console?add', '/admin-console#create-account'],
  ])('lead from %s to %s', async (from, to) => {
    const { get } = await signIn('admin');
    const response = await get(from);
    expect([response.status, response.headers.get('location')]).toEqual([302, to]);
  });

  it('lead others nowhere', async () => {
    const { get } = await signIn('mentor');
    expect((await get('/admin-console?search=amina')).headers.get('location')).toBe('/parent-dashboard');
  });
});

it('The first page of the console has the form for a new account beside the pending work, with all its fields', async () => {
  const { page } = await signIn('admin');
  const start = await page('/admin-console');
  expect(start.indexOf('id="pending-work"')).toBeLessThan(start.indexOf('id="create-account"'));
  for (const name of ['fullName', 'email', 'password', 'role']) expect(start).toContain(`name="${name}"`);
  expect(textOf(start)).toMatch(/Full Name.*Email Address.*Temporary Password.*User Role/s);
});

describe('The search of the console', () => {
  it('finds people, students, courses, enquiries and pages, with and without a script', async () => {
    const { get, page } = await signIn('admin');
    const parent = await school.makePerson('parent', { fullName: 'Quirin Seeker' });
    const student = await school.makeStudent({ fullName: 'Quirina Seeker' });
    const [courseId] = await addCourses(school.asOwner, school.keyring, [{ names: { en: 'Quirine poetry' } }]);
    const enquiry = await school.makeEnquiry({ name: 'Quirinus Seeker' });
    const paths = [
      `/admin-console/accounts/${parent.id}`,
      `/admin-console/students/${student.id}`,
      `/admin-console/courses/${courseId}`,
      `/admin-console/enquiries/${enquiry.id}`,
    ];
    const { people } = await (await get('/admin-console/search/results?search=quirin')).json();
    expect(people.map(({ to }: { to: string }) => to)).toEqual(paths);
    const found = await page('/admin-console/search?search=quirin');
    for (const path of paths) expect(found).toContain(`href="${path}"`);
    const pages = await (await get('/admin-console/search/results?search=audit')).json();
    expect(pages.people).toEqual([
      {
        id: '-admin-console-audit-log',
        fullName: 'Audit log',
        details: 'Page of the console',
        to: '/admin-console/audit-log',
      },
    ]);
    expect(textOf(await page('/admin-console/search?search=nothing-like-this'))).toContain(
      'Nothing matches your search',
    );
  });

  it('finds nothing for others, whatever they type', async () => {
    for (const role of ['parent', 'mentor'] as const) {
      const { get } = await signIn(role);
      expect((await get('/admin-console/search/results?search=a')).status).toBe(403);
      expect((await get('/admin-console/search?search=a')).headers.get('location')).toBe('/parent-dashboard');
    }
    expect((await fetch(`${server.origin}/admin-console/search/results?search=a`)).status).toBe(401);
  });

  it('takes a long and odd text as it takes any other', async () => {
    const { get } = await signIn('admin');
    for (const search of ['x'.repeat(3000), '%00', '%25_%5C', "'%20or%20true--", '%F0%9F%98%80'])
      expect((await get(`/admin-console/search/results?search=${search}`)).status, search.slice(0, 20)).toBe(200);
  });
});
