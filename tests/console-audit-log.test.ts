import { describe, expect, it } from 'vitest';
import type { Role } from '#content/roles.ts';
import { addPrivacyRequests } from '#database/samples/privacy-requests.ts';
import { addTerm } from '#database/samples/reports.ts';
import { maxCounted } from '#features/audit/audit.ts';
import { textOf } from './support/html.ts';
import { serveSchool } from './support/school-server.ts';
import { signInTo } from './support/signed-in.ts';

/* The audit log over HTTP. */

const { server, school } = serveSchool();

const signIn = (role: Role) => signInTo({ server, school }, role);

describe('The audit log', () => {
  /** Removes the filter, which names every action. */
  const withoutChoices = (html: string) => html.replace(/<select.*?<\/select>/gs, '');

  it('lists who did what to which record, and can be filtered by person, record, kind, action and days', async () => {
    const { person, get, post } = await signIn('admin');
    const [parent, student] = [await school.makePerson('parent'), await school.makeStudent({ fullName: 'Ida Listed' })];
    await post('/admin-console/accounts', { intent: 'suspend', accountId: parent.id, confirmed: 'yes' });
    await post(`/admin-console/students/${student.id}`, { intent: 'archive', confirmed: 'yes' });
    const log = async (query: string) =>
      textOf(withoutChoices(await (await get(`/admin-console/audit-log?${query}`)).text()));

    const ofPerson = await log(`person=${person.id}`);
    for (const text of [
      'Account suspended',
      parent.fullName,
      'Student archived',
      'Ida Listed',
      'Only what one person did',
    ])
      expect(ofPerson).toContain(text);
    const ofRecord = await log(`record=${student.id}`);
    expect(ofRecord).toContain('Student archived');
    expect(ofRecord).not.toContain('Account suspended');
    expect(await log('search=ida+listed')).toContain('Student archived');
    expect(await log(`person=${person.id}&kind=students`)).not.toContain('Account suspended');
    const suspensions = await log(`person=${person.id}&kind=account+suspended`);
    expect(suspensions).toContain('Account suspended');
    expect(suspensions).not.toContain('Student archived');
    const [today, tomorrow] = [0, 1].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10));
    expect(await log(`person=${person.id}&from=${today}&to=${today}`)).toContain('Account suspended');
    expect(await log(`person=${person.id}&from=${tomorrow}`)).toContain('Nothing matches your search');
    await school.asOwner(
      `insert into audit_log (actor_id, act, subject_type) select $1, 'office assigned', 'office' from generate_series(1, $2)`,
      [person.id, maxCounted + 1],
    );
    expect(await log(`person=${person.id}&kind=offices`)).toContain('More than 1,000 results');
    expect((await get('/admin-console/audit-log?person=nobody&from=2026-02-31&after=x&kind=none')).status).toBe(200);
    await school.asOwner(
      `insert into audit_log (actor_id, act, subject_type, details)
       values ($1, 'act of another release', 'x', '{"shape": "round", "role": "mentor"}')`,
      [person.id],
    );
    const newest = await log(`person=${person.id}`);
    for (const text of ['act of another release', 'shape: round', 'Role: Mentor']) expect(newest).toContain(text);
  });

  it('is linked from every record that it names', async () => {
    const { person, get } = await signIn('admin');
    const parent = await school.makePerson('parent');
    const student = await school.makeStudent({ parentId: parent.id });
    const enquiry = await school.makeEnquiry();
    const [request = ''] = await addPrivacyRequests(school.asOwner, school.keyring, [{ personId: parent.id }]);
    const days = { firstDay: '1990-01-01', lastDay: '1990-03-01', dueOn: '1990-03-01' };
    const term = await addTerm(school.asOwner, { names: { en: 'Long ago' }, ...days });
    const [office] = await school.asOwner<{ id: string; record_id: string }>(
      `select id, record_id from offices where id = 'admissions'`,
    );
    const pages = {
      [`/admin-console/accounts/${person.id}`]: person.id,
      [`/admin-console/students/${student.id}`]: student.id,
      [`/admin-console/students/${student.id}/guardians/${parent.id}`]: student.id,
      [`/admin-console/enquiries/${enquiry.id}`]: enquiry.id,
      [`/admin-console/offices/${office?.id}`]: office?.record_id,
      [`/admin-console/reports/terms/${term}`]: term,
      [`/privacy-requests/${request}`]: request,
    };
    for (const [path, record] of Object.entries(pages))
      expect(await (await get(path)).text(), path).toContain(`/admin-console/audit-log?record=${record}`);
  });

  it('is complemented by notices that name the changed record and link to it', async () => {
    const { cookie, post } = await signIn('admin');
    const parent = await school.makePerson('parent');
    const guardian = await school.makePerson('parent');
    const student = await school.makeStudent({ parentId: parent.id, fullName: 'Nia Noticed' });
    const path = `/admin-console/students/${student.id}`;
    const noticeAfter = async (to: string, fields: Record<string, string>) => {
      const lines = (await post(to, fields)).headers.getSetCookie();
      const [toast] = (lines.find((line) => line.includes('toast')) ?? '').split(';');
      const headers = { Cookie: `${cookie}; ${toast}` };
      return (await fetch(`${server.origin}/admin-console/offices`, { headers })).text();
    };
    const archived = await noticeAfter(path, { intent: 'archive', confirmed: 'yes' });
    expect(archived).toContain('Nia Noticed has been archived.');
    expect(archived).toMatch(/value="restore"[^>]*>.*?Undo/s);
    expect(await noticeAfter(path, { intent: 'restore' })).toContain('Nia Noticed has been restored.');
    const added = await noticeAfter(`${path}/guardians/add`, {
      guardianId: guardian.id,
      relation: 'other',
      mayView: 'on',
    });
    expect(added).toContain(`${path}/guardians/${guardian.id}`);
    const removed = await noticeAfter(`${path}/guardians/${guardian.id}`, { intent: 'remove', confirmed: 'yes' });
    expect(removed).toContain(`/admin-console/accounts/${guardian.id}`);
    const suspended = await noticeAfter('/admin-console/accounts', {
      intent: 'suspend',
      accountId: guardian.id,
      confirmed: 'yes',
    });
    expect(suspended).toContain(`/admin-console/accounts/${guardian.id}`);
  });

  it('is divided into pages, and exported with its filters', async () => {
    const { person, get, post } = await signIn('admin');
    await school.asOwner(
      `insert into audit_log (actor_id, act, subject_type, subject_id, happened_at)
       select $1, 'enquiry state changed', 'enquiry', gen_random_uuid(), now() - make_interval(days => day)
       from generate_series(1, 60) as day`,
      [person.id],
    );
    const first = await (await get(`/admin-console/audit-log?person=${person.id}`)).text();
    const next = /href="([^"]*after=\d+[^"]*)"/.exec(first)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const count = (html: string) => withoutChoices(html).split('Enquiry status changed').length - 1;
    expect([count(first), count(await (await get(next)).text())]).toEqual([50, 10]);
    const csv = await (await post('/admin-console/export/audit-log', { person: person.id, kind: 'enquiries' })).text();
    expect(csv.trimEnd().split('\r\n')).toHaveLength(61);
    expect(await log(person.id)).toEqual({ list: 'audit-log', parameters: ['kind=enquiries', `person=${person.id}`] });
  });

  const log = async (actorId: string) =>
    (
      await school.asOwner<{ details: unknown }>(
        `select details from audit_log where actor_id = $1 and act = 'list exported'`,
        [actorId],
      )
    )[0]?.details;
});
