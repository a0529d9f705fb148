import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Office } from '#content/offices.ts';
import type { Role } from '#content/roles.ts';
import { translations as texts } from '#content/translations/en.ts';
import { elementOf, textOf } from './support/html.ts';
import { serveSchool } from './support/school-server.ts';
import { type SignedIn, signInTo } from './support/signed-in.ts';

/* Safeguarding concerns and the messages of other offices over HTTP. */

const { server, school } = serveSchool();

const signIn = (role: Role) => signInTo({ server, school }, role);
const assign = (office: Office, holder: SignedIn | null) =>
  school.asOwner('update offices set holder_id = $2, deputy_id = null where id = $1', [
    office,
    holder?.person.id ?? null,
  ]);
let lead: SignedIn;
beforeEach(async () => {
  await school.asOwner('delete from enquiries');
  await school.asOwner('delete from enquiry_attempts');
  await assign('complaints', null);
  lead = await signIn('mentor');
  await assign('safeguarding', lead);
});

const send = (fields: Record<string, string>, origin = server.origin) =>
  fetch(`${server.origin}/admissions`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: origin },
    body: new URLSearchParams({ topic: 'safeguarding', message: 'A child is afraid to go home.', ...fields }),
  });
const stored = async () =>
  (
    await school.asOwner<{ id: string; reference: string; revision: number; state: string; office: string | null }>(
      'select id, reference, revision, state, office, acknowledged_at from enquiries',
    )
  )[0] ?? expect.fail('nothing was stored');
const concernPage = (id: string) => `/safeguarding/concerns/${id}`;

describe('The form for a safeguarding concern', () => {
  it('asks for no name, and offers a confirmation that is not chosen', async () => {
    const page = await (await fetch(`${server.origin}/admissions?topic=safeguarding`)).text();
    for (const text of ['enquiry.anonymous', 'enquiry.acknowledge', 'enquiry.keepDraft'] as const)
      expect(page).toContain(texts[text]);
    expect(page).toMatch(/<input(?=[^>]*name="acknowledge")[^>]*>/);
    expect(page).not.toMatch(/<input(?=[^>]*name="acknowledge")[^>]*checked/);
    const other = await (await fetch(`${server.origin}/admissions?topic=complaint`)).text();
    expect(other).not.toContain('name="acknowledge"');
  });

  it('stores an anonymous concern once, and its confirmation page shows no name', async () => {
    const fields = { name: 'Layla Haddad', email: '', requestId: randomUUID() };
    const [sent] = await Promise.all([send(fields), send(fields)]);
    expect(sent.status).toBe(303);
    expect(await school.asOwner('select from enquiries')).toHaveLength(1);
    const page = await (await fetch(new URL(sent.headers.get('location') ?? '', server.origin))).text();
    expect(page).toContain((await stored()).reference);
    expect(page).toContain(texts['enquiry.next.safeguarding']);
    expect(page).not.toContain('Layla Haddad');
    expect(page).not.toContain(texts['enquiry.confirmation.mailRequested']);
  });

  it('is shown again with everything that was typed if an address for the confirmation is missing', async () => {
    const response = await send({ name: 'Layla Haddad', acknowledge: 'on' });
    const page = await response.text();
    expect(response.status).toBe(400);
    for (const text of [texts['enquiry.acknowledge.needsEmail'], 'Layla Haddad', 'afraid to go home'])
      expect(page).toContain(text);
    expect(page).toMatch(/<input(?=[^>]*name="acknowledge")[^>]*checked/);
  });

  it('is refused from another origin and with a body of 200 kB', async () => {
    expect((await send({}, 'https://evil.example')).status).toBe(403);
    expect([400, 413]).toContain((await send({ message: 'a'.repeat(200_000) })).status);
    expect(await school.asOwner('select from enquiries')).toEqual([]);
  });
});

describe('A concern', () => {
  it.each(['parent', 'mentor', 'admin'] as const)('does not exist for a %s, who may not act on it', async (role) => {
    await send({});
    const { id, revision } = await stored();
    const other = await signIn(role);
    const forms = [
      { intent: 'acknowledge' },
      { intent: 'note', note: 'I was here', requestId: randomUUID() },
      { intent: 'reply', body: 'I was here', requestId: randomUUID() },
      { intent: 'transfer', office: 'hr', reason: 'I want it', revision: String(revision) },
      { intent: 'close', note: 'I was here' },
    ];
    for (const path of [concernPage(id), `/office-messages/${id}`, `/admin-console/enquiries/${id}`]) {
      expect([404, 303]).toContain((await other.get(path)).status);
      for (const form of forms) expect([303, 400, 403, 404]).toContain((await other.post(path, form)).status);
    }
    expect((await other.get(concernPage(id))).status).toBe(404);
    expect((await other.get('/safeguarding')).status).toBe(404);
    expect(await stored()).toMatchObject({ revision, state: 'new', office: 'safeguarding', acknowledged_at: null });
    expect(await school.asOwner('select from enquiry_entries')).toEqual([]);
  });

  it('changes nothing that an administrator sees, in pages, data and exports', async () => {
    const admin = await signIn('admin');
    const paths = [
      '/admin-console',
      '/admin-console/accounts',
      '/admin-console/enquiries',
      '/admin-console/enquiries/board',
      '/admin-console/enquiries/messages',
      '/admin-console/audit-log',
      '/admin-console/insights',
    ];
    const shown = () => Promise.all(paths.map(async (path) => textOf(elementOf(await admin.page(path), 'main'))));
    const before = await shown();
    await send({ email: 'neighbour@example.org', acknowledge: 'on' });
    const { id, reference } = await stored();
    await lead.post(concernPage(id), { intent: 'note', note: 'Called the authority', requestId: randomUUID() });
    await lead.post(concernPage(id), { intent: 'acknowledge' });
    expect(await shown()).toEqual(before);
    const mails = await school.asOwner<{ id: string }>('select id from mails where enquiry_id = $1', [id]);
    for (const path of paths) {
      const data = await admin.page(`${path === '/' ? path : path}.data`);
      for (const secret of [id, reference, 'concern-received', ...mails.map((mail) => mail.id)])
        expect([path, data.includes(secret)]).toEqual([path, false]);
    }
    for (const list of ['enquiries', 'contact-messages', 'audit-log']) {
      const file = await (await admin.post(`/admin-console/export/${list}`, { list })).text();
      for (const secret of [id, reference]) expect([list, file.includes(secret)]).toEqual([list, false]);
    }
  });

  it('is read, acknowledged by name, noted once, and closed by the safeguarding lead', async () => {
    await send({ name: 'Layla Haddad', email: 'layla@example.org' });
    const { id, reference } = await stored();
    const list = await lead.page('/safeguarding');
    for (const text of [reference, concernPage(id), texts['safeguarding.notAcknowledged']])
      expect(list).toContain(text);
    const page = await lead.page(concernPage(id));
    for (const text of ['afraid to go home', 'Layla Haddad', texts['safeguarding.acknowledge']])
      expect(page).toContain(text);
    for (let count = 0; count < 2; count++)
      expect((await lead.post(concernPage(id), { intent: 'acknowledge' })).status).toBe(303);
    expect(textOf(await lead.page(concernPage(id)))).toContain(`Acknowledged by ${lead.person.fullName}`);
    const note = { intent: 'note', note: 'Called the authority', requestId: randomUUID() };
    for (let count = 0; count < 2; count++) expect((await lead.post(concernPage(id), note)).status).toBe(303);
    expect(await school.asOwner('select from enquiry_entries')).toHaveLength(1);
    expect((await lead.post(concernPage(id), { intent: 'close', note: ' ' })).status).toBe(400);
    for (let count = 0; count < 2; count++)
      expect((await lead.post(concernPage(id), { intent: 'close', note: 'Done' })).headers.get('location')).toBe(
        '/safeguarding',
      );
    expect(await lead.page('/safeguarding')).not.toContain(reference);
    expect(await lead.page('/safeguarding?show=closed')).toContain(reference);
  });

  it('is answered by mail only if the sender left an address', async () => {
    await send({});
    const { id } = await stored();
    expect(await lead.page(concernPage(id))).toContain(texts['pipeline.reply.noAddress']);
    const reply = { intent: 'reply', body: 'Thank you for telling us.', requestId: randomUUID() };
    expect(await (await lead.post(concernPage(id), reply)).text()).toContain(texts['pipeline.reply.noAddress']);
    await school.asOwner('delete from enquiries');
    await send({ email: 'neighbour@example.org' });
    const answered = await stored();
    expect(await lead.page(concernPage(answered.id))).not.toContain(texts['pipeline.reply.becomesContacted']);
    expect((await lead.post(concernPage(answered.id), { ...reply, requestId: randomUUID() })).status).toBe(303);
    expect(await school.asOwner(`select from mails where template = 'enquiry-reply'`)).toHaveLength(1);
  });

  it('ends for a former holder, and is read by administrators while nobody holds the office', async () => {
    await send({});
    const { id } = await stored();
    const admin = await signIn('admin');
    expect(await admin.page('/admin-console/students')).not.toContain(texts['admin.safeguarding.vacant']);
    await assign('safeguarding', null);
    expect((await lead.get(concernPage(id))).status).toBe(404);
    expect(await admin.page('/admin-console/students')).toContain(texts['admin.safeguarding.vacant']);
    expect((await admin.get(concernPage(id))).status).toBe(200);
    expect((await admin.get(`/admin-console/enquiries/${id}`)).status).toBe(404);
  });
});

describe('A message to another office', () => {
  // @see translations pipeline.reply.becomesContacted
  it('is in the list of its officers, who answer it and pass it on to the safeguarding office with a reason', async () => {
    const officer = await signIn('mentor');
    await assign('complaints', officer);
    const { id, reference } = await school.makeEnquiry({ topic: 'complaint', name: 'Beatrice Holm' });
    const path = `/office-messages/${id}`;
    expect((await lead.get('/office-messages')).status).toBe(404);
    expect((await lead.get(path)).status).toBe(404);
    expect(await officer.page('/parent-dashboard')).toContain('/office-messages');
    expect(await officer.page('/office-messages')).toContain(path);
    expect(await officer.page(path)).toContain('Beatrice Holm');
    const reply = { intent: 'reply', body: 'We look into it.', requestId: randomUUID() };
    expect(await officer.page(path)).toContain(texts['pipeline.reply.becomesContacted']);
    expect((await officer.post(path, reply)).headers.get('location')).toBe(path);
    expect(await officer.page(path)).not.toContain(texts['pipeline.reply.becomesContacted']);
    const { revision } = await stored();
    const transfer = { intent: 'transfer', office: 'safeguarding', reason: 'It is about a child' };
    for (const wrong of [{ reason: '' }, { office: 'nowhere' }, { office: '' }])
      expect((await officer.post(path, { ...transfer, revision: String(revision), ...wrong })).status).toBe(400);
    expect((await officer.post(path, { ...transfer, revision: '0' })).status).toBe(409);
    const moved = await officer.post(path, { ...transfer, revision: String(revision) });
    expect(moved.headers.get('location')).toBe('/office-messages');
    expect((await officer.get(path)).status).toBe(404);
    expect(await officer.page('/office-messages')).not.toContain(reference);
    const page = await lead.page(concernPage(id));
    for (const text of ['Beatrice Holm', 'It is about a child', 'We look into it.']) expect(page).toContain(text);
  });

  it('is in the console for an administrator while its office is vacant, who can pass it on', async () => {
    const admin = await signIn('admin');
    const { id } = await school.makeEnquiry({ topic: 'complaint' });
    expect((await admin.get('/office-messages')).headers.get('location')).toBe('/admin-console/enquiries/messages');
    expect(await admin.page('/admin-console/enquiries/messages')).toContain(id);
    const officer = await signIn('mentor');
    await assign('complaints', officer);
    expect(await admin.page('/admin-console/enquiries/messages')).not.toContain(id);
    expect((await admin.get(`/admin-console/enquiries/${id}`)).status).toBe(404);
  });

  it('shows the question about a change that deletes something, as the console does', async () => {
    const admin = await signIn('admin');
    await assign('complaints', admin);
    const { id } = await school.makeEnquiry();
    for (const page of [`/office-messages/${id}`, `/admin-console/enquiries/${id}`]) {
      const asked = await admin.post(page, { intent: 'change', state: 'closed', revision: '0' });
      expect([page, asked.status]).toEqual([page, 428]);
      const html = await asked.text();
      expect(html).toContain('name="confirmed"');
      expect(html).toContain(`href="${page}"`);
      expect(textOf(html)).toMatch(/The enquiry and its notes are kept until .+, and then deleted for good/);
    }
    const confirmed = { intent: 'change', state: 'closed', revision: '0', confirmed: 'yes' };
    expect((await admin.post(`/office-messages/${id}`, confirmed)).headers.get('location')).toBe(
      `/office-messages/${id}`,
    );
  });
});

it('The footer of public and signed-in pages and the safeguarding policy link to the form', async () => {
  const link = '/admissions?topic=safeguarding#enquiry';
  const policy = await (await fetch(`${server.origin}/legal/safeguarding`)).text();
  const [title, button, contents] = ['<h1', link, '<details'].map((part) => policy.indexOf(part));
  expect([button !== -1, (title ?? 0) < (button ?? 0), (button ?? 0) < (contents ?? 0)]).toEqual([true, true, true]);
  for (const page of [await (await fetch(`${server.origin}/vision`)).text(), await lead.page('/students')])
    expect(page).toContain(texts['footer.concern']);
  expect(await (await fetch(`${server.origin}/fr/vision`)).text()).toContain(`/fr${link}`);
});
