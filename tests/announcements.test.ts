import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { translations } from '#content/translations/en.ts';
import { addAnnouncement } from '#database/samples/announcements.ts';
import { openSession } from './support/people.ts';
import { samplePdf } from './support/sample-files.ts';
import { serveSchool } from './support/school-server.ts';

/* Announcements without a script. @see PD-66 */

const { server, school } = serveSchool();
const ids: Record<string, string> = {};
beforeAll(async () => {
  const [admin, mentor, mother] = await Promise.all([
    school.makePerson('admin'),
    school.makePerson('mentor'),
    school.makePerson('parent', { fullName: 'Maya Mother' }),
  ]);
  Object.assign(ids, { admin: admin.id, mentor: mentor.id, mother: mother.id });
  await school.makeStudent({ parentId: mother.id, mentorId: mentor.id, level: 'Primary', className: '4B' });
});

const cookieOf = async (who: string) => `session=${await openSession(school, ids[who] ?? '')}`;

async function send(who: string, path: string, fields?: Record<string, string>): Promise<Response> {
  return fetch(server.origin + path, {
    redirect: 'manual',
    headers: { Cookie: await cookieOf(who), Origin: server.origin },
    ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
  });
}

const pageOf = async (response: Promise<Response>) => (await response).text();
const texts = () => ({ titleEn: 'No lessons', bodyEn: 'On Friday.', requestId: randomUUID() });

describe('Writing an announcement', () => {
  it('starts with whom it is for, among what the author may choose', async () => {
    const forMentor = await pageOf(send('mentor', '/announcements/write'));
    expect(forMentor).toContain('The families of all your students');
    expect(forMentor).toContain('Primary · 4B');
    expect(forMentor).not.toContain('All families and staff');
    expect(await pageOf(send('admin', '/announcements/write'))).toContain('All families and staff');
    expect(await pageOf(send('mentor', '/announcements/write?to=stages'))).toContain('at least one stage or class');
    expect(await pageOf(send('mentor', '/announcements/write?to=own'))).toContain('It reaches 1 person');
  });

  it('shows the number of people before it is published, and publishes it once', async () => {
    const fields = texts();
    const asked = await send('mentor', '/announcements/write?to=own', fields);
    expect(asked.status).toBe(428);
    const page = await asked.text();
    expect(page).toContain('Publish this to 1 person?');
    expect(page).toMatch(/<article lang="en" dir="ltr".*On Friday\./s);
    expect(page).toContain('The family of 1 student: 1 guardian');
    expect(await send('mother', '/announcements').then((response) => response.text())).not.toContain('No lessons');
    for (let time = 0; time < 2; time++) {
      const done = await send('mentor', '/announcements/write?to=own', { ...fields, confirmed: 'yes' });
      expect([done.status, done.headers.get('location')]).toEqual([303, '/announcements/sent']);
    }
    expect(await pageOf(send('mother', '/announcements'))).toContain('No lessons');
    expect(await school.asOwner('select id from announcements')).toHaveLength(1);
  });

  it('says in the confirmation that an urgent one ignores what people chose, and refuses it to mentors', async () => {
    const urgent = { ...texts(), isUrgent: 'on' };
    const asked = await send('admin', '/announcements/write?to=families', urgent);
    expect(await asked.text()).toContain('also in their quiet hours');
    const refused = await send('mentor', '/announcements/write?to=own', { ...urgent, confirmed: 'yes' });
    expect(refused.status).toBe(403);
    expect(await refused.text()).toContain('You may not announce to these people');
  });

  it('takes up to five files, which its readers open, and nobody else', async () => {
    const post = async (count: number, confirmed: string) => {
      const body = new FormData();
      for (const [name, value] of Object.entries({ ...texts(), confirmed })) body.append(name, value);
      for (let number = 1; number <= count; number++) body.append('file', new File([samplePdf], `Menu ${number}.pdf`));
      return fetch(`${server.origin}/announcements/write?to=own`, {
        method: 'POST',
        redirect: 'manual',
        headers: { Cookie: await cookieOf('mentor'), Origin: server.origin },
        body,
      });
    };
    const refused = await post(6, '');
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain(translations['attachments.refused.tooManyFiles']);
    expect((await post(5, 'yes')).status).toBe(303);
    const [file] = await school.asOwner<{ id: string; announcement_id: string }>(
      `select id, announcement_id from files where announcement_id is not null order by position`,
    );
    expect(await pageOf(send('mother', `/announcements/${file?.announcement_id}`))).toContain('Menu 5.pdf');
    const statusFor = async (who: string) => (await send(who, `/inbox/attachments/${file?.id}`)).status;
    expect(await Promise.all(['mother', 'mentor', 'admin'].map(statusFor))).toEqual([200, 200, 404]);
  });

  it('is refused for nobody, and without an audience', async () => {
    const nobody = await send('admin', '/announcements/write?to=classes&class=Nowhere', texts());
    expect(nobody.status).toBe(400);
    expect(await nobody.text()).toContain('Please choose other people');
    expect((await send('admin', '/announcements/write', texts())).status).toBe(400);
  });

  it('does not exist for parents', async () => {
    for (const path of ['/announcements/write?to=everybody', '/announcements/sent'])
      expect((await send('mother', path)).status).toBe(404);
  });
});

describe('Reading an announcement', () => {
  const announce = (more = {}) =>
    addAnnouncement(school.asOwner, school.keyring, { authorId: ids['mentor'] ?? '', audience: 'own', ...more });
  const unread = async (id: string) =>
    (await school.asOwner('select read_at from announcement_readers where announcement_id = $1', [id]))[0];

  it('marks it as read for who opens it, not for a prefetch', async () => {
    const id = await announce();
    const headers = { Cookie: await cookieOf('mother'), 'Sec-Purpose': 'prefetch' };
    await fetch(`${server.origin}/announcements/${id}`, { headers });
    expect(await unread(id)).toEqual({ read_at: null });
    expect(await pageOf(send('mother', `/announcements/${id}`))).toContain('A title');
    expect(await unread(id)).toEqual({ read_at: expect.any(Date) });
  });

  it('leads its author to the readers, and is confirmed by the reader', async () => {
    const id = await announce({ confirmBy: new Date().toISOString().slice(0, 10) });
    const own = await send('mentor', `/announcements/${id}`);
    expect(own.headers.get('location')).toBe(`/announcements/${id}/readers`);
    const confirmed = await send('mother', `/announcements/${id}`, { intent: 'confirm', revision: '1' });
    expect(confirmed.status).toBe(303);
    expect(await pageOf(send('mother', `/announcements/${id}`))).toContain('You confirmed that you have read this');
    expect(await pageOf(send('mentor', `/announcements/${id}/readers`))).toContain('Maya Mother');
  });

  it('asks for one of the answers, and keeps the page in a correction', async () => {
    const question = { text: 'Will you come?', answers: ['Yes', 'No'] };
    const id = await announce({
      texts: [{ language: 'en', title: 'A day out', body: 'On Monday.', question }],
      answerBy: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
    });
    const missing = await send('mother', `/announcements/${id}`, { intent: 'answer', revision: '1' });
    expect(missing.status).toBe(400);
    expect(await missing.text()).toContain('Please choose one of the answers');
    const correction = { titleEn: 'A day out', bodyEn: 'On Tuesday.', revision: '1', asksAgain: 'on' };
    expect((await send('mentor', `/announcements/${id}/correct`, correction)).status).toBe(303);
    expect((await send('mentor', `/announcements/${id}/correct`, correction)).status).toBe(409);
    await send('mother', `/announcements/${id}`, { intent: 'answer', answer: '0', revision: '1' });
    expect(await unread(id)).toEqual({ read_at: null });
    await send('mother', `/announcements/${id}`, { intent: 'answer', answer: '0', revision: '2' });
    const page = await pageOf(send('mother', `/announcements/${id}`));
    expect(page).toContain('On Tuesday.');
    expect(page).toContain('Corrected');
  });
});

it('The readers of an announcement are exported for its author alone, and the export is recorded', async () => {
  const announcement = await addAnnouncement(school.asOwner, school.keyring, {
    authorId: ids['mentor'] ?? '',
    audience: 'own',
  });
  const own = await send('mentor', '/announcements/readers/export', { announcement });
  expect(own.headers.get('content-type')).toContain('text/csv');
  expect(await own.text()).toContain('Maya Mother');
  expect(await pageOf(send('admin', '/announcements/readers/export', { announcement }))).not.toContain('Maya');
  const rows = await school.asOwner(`select details ->> 'list' as list from audit_log where act = 'list exported'`);
  expect(rows).toContainEqual({ list: 'announcement-readers' });
});
