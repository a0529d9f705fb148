import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Role } from '#content/roles.ts';
import { cardsPerColumn } from '#features/enquiries/board.ts';
import { consultationRequirement, enquiryStates } from '#features/enquiries/enquiries.ts';
import { hoursAgo } from './support/console-forms.ts';
import { elementOf, rowOf, selectOf, textOf } from './support/html.ts';
import { serveSchool } from './support/school-server.ts';
import { signInTo } from './support/signed-in.ts';

/* Enquiries in the admin console over HTTP. */

const { server, school } = serveSchool();

const signIn = (role: Role) => signInTo({ server, school }, role);

describe('Enquiries', () => {
  it('are listed newest first, and can be filtered by state or topic', async () => {
    const { page } = await signIn('admin');
    const [older, newer, concern, hidden] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    await school.makeEnquiry({ name: older, receivedAt: hoursAgo(3) });
    const { id } = await school.makeEnquiry({ name: newer, receivedAt: hoursAgo(2) });
    await school.makeEnquiry({ name: concern, topic: 'complaint' });
    await school.makeEnquiry({ name: hidden, topic: 'safeguarding' });
    await school.asOwner(`update enquiries set state = 'closed' where id = $1`, [id]);
    const all = await page('/admin-console/enquiries');
    expect(rowOf(all, newer)).toContain('Closed');
    expect(all.indexOf(newer)).toBeLessThan(all.indexOf(older));
    expect(rowOf(all, concern)).toContain('Complaint or appeal');
    expect(all).not.toContain(hidden);
    expect(rowOf(all, concern)).toContain('7 years after closing');
    const closed = await page('/admin-console/enquiries?state=closed');
    expect([closed.includes(newer), closed.includes(older)]).toEqual([true, false]);
    const concerns = await page('/admin-console/enquiries?topic=complaint');
    expect([concerns.includes(concern), concerns.includes(older)]).toEqual([true, false]);
  });

  it('are shown with every detail as text and the date until which they are kept', async () => {
    const { page } = await signIn('admin');
    const name = `Zoë ${randomUUID()}`;
    const message = 'Two\nlines <b>of</b> it';
    const { id, reference } = await school.makeEnquiry({ name, email: 'zoe@example.org', message });
    expect(rowOf(await page('/admin-console/enquiries'), name)).toContain(`href="/admin-console/enquiries/${id}"`);
    const details = await page(`/admin-console/enquiries/${id}`);
    expect(textOf(elementOf(details, 'main'))).toContain(reference);
    for (const text of [name, 'zoe@example.org', 'Dubai', 'Primary', 'Français', 'Kept until'])
      expect(textOf(elementOf(details, 'main'))).toContain(text);
    expect(details).toContain('Two\nlines &lt;b&gt;of&lt;/b&gt; it</');
  });

  it('on another topic show topic and office, cannot be scheduled, and show their deletion date once closed', async () => {
    const { page, post } = await signIn('admin');
    const { id } = await school.makeEnquiry({ topic: 'complaint' });
    const path = `/admin-console/enquiries/${id}`;
    const open = await page(path);
    expect(textOf(elementOf(open, 'main'))).toContain('Complaint or appeal');
    for (const text of ['Complaints Officer', 'after closing']) expect(textOf(elementOf(open, 'main'))).toContain(text);
    expect(textOf(elementOf(open, 'main'))).not.toContain('Education Stage');
    expect(textOf(selectOf(open, 'state'))).toBe('New Contacted Closed');
    expect((await post(path, { state: 'closed', revision: '0' })).status).toBe(303);
    const year = new Date().getUTCFullYear() + 7;
    expect(elementOf(await page(path), 'main')).toMatch(new RegExp(`<time[^>]* datetime="${year}-`, 'i'));
  });
});

describe('The form for an enquiry that reached the office', () => {
  const path = '/office-messages/add';
  const filledIn = () => ({
    channel: 'phone',
    receivedOn: new Date().toISOString().slice(0, 10),
    name: `Zoë ${randomUUID()}`,
    email: '',
    phone: '+44 20 7946 0018',
    language: 'fr',
    region: 'Lyon',
    stage: 'middle',
    message: 'She asked about places in September.',
    requestId: randomUUID(),
  });

  it('is linked from the list, says that nobody is mailed, and what to tell the person', async () => {
    const { page } = await signIn('admin');
    expect(await page('/admin-console/enquiries')).toContain(`href="${path}"`);
    const shown = textOf(elementOf(await page(path), 'main'));
    for (const text of ['gets no acknowledgement', 'for 30 days', 'privacy policy']) expect(shown).toContain(text);
    expect(shown).not.toContain('only they see it');
  });

  it('shows what was typed with each error, and stores the enquiry once', async () => {
    const { page, post } = await signIn('admin');
    const form = filledIn();
    for (const [changed, error] of [
      [{ phone: '' }, 'Enter an email address or a phone number'],
      [{ stage: '' }, 'Education stage is required'],
      [{ phone: '', stage: '', channel: '', message: ' ' }, 'Enter an email address or a phone number'],
    ] as const) {
      const refused = await post(path, { ...form, ...changed });
      expect(refused.status).toBe(400);
      const html = await refused.text();
      for (const text of [form.name, form.region, error]) expect(html).toContain(text);
    }
    const saved = await Promise.all([post(path, form), post(path, form)]);
    const [location = ''] = new Set(saved.map(({ headers }) => headers.get('location')));
    expect(location).toMatch(/^\/admin-console\/enquiries\/[0-9a-f-]{36}$/);
    const details = textOf(await page(location ?? ''));
    for (const text of [form.name, form.phone, 'Phone call', 'Lyon', 'Added by the office', 'left no email address'])
      expect(details).toContain(text);
    const row = textOf(rowOf(await page('/admin-console/enquiries'), form.name));
    for (const text of [form.phone, 'Phone call', 'Reply by']) expect(row).toContain(text);
    const file = await (await post('/admin-console/export/enquiries', { search: form.name })).text();
    for (const text of [form.phone, 'Phone call']) expect(file).toContain(text);
    expect((await post(path, { ...form, message: 'Another text' })).status).toBe(409);
  });

  it('is for Admissions without the console, who hand the enquiry over', async () => {
    const officer = await signIn('mentor');
    expect((await officer.get(path)).status).toBe(404);
    expect((await officer.post(path, filledIn())).status).toBe(404);
    await school.asOwner(`update offices set holder_id = $1 where id = 'admissions'`, [officer.person.id]);
    expect(await officer.page('/office-messages')).toContain(`href="${path}"`);
    expect(textOf(await officer.page(path))).toContain('only they see it');
    const form = filledIn();
    expect((await officer.post(path, form)).headers.get('location')).toBe('/office-messages');
    expect(await officer.page('/office-messages')).not.toContain(form.name);
    const { page } = await signIn('admin');
    expect(rowOf(await page('/admin-console/enquiries'), form.name)).toContain('Lyon');
    await school.asOwner(`update offices set holder_id = null where id = 'admissions'`);
    expect((await officer.get(path)).status).toBe(404);
  });
});

describe('A change of an enquiry', () => {
  const stateOf = async (id: string) =>
    (await school.asOwner<{ state: string }>('select state from enquiries where id = $1', [id]))[0]?.state;

  it('is refused after a colleague’s change, with the chosen values and the current status', async () => {
    const { post } = await signIn('admin');
    const { id } = await school.makeEnquiry();
    await school.asOwner(`update enquiries set state = 'contacted' where id = $1`, [id]);
    const response = await post(`/admin-console/enquiries/${id}`, { state: 'contacted', revision: '0' });
    expect(response.status).toBe(303);
    const change = { state: 'scheduled', consultationOn: '2027-01-12', revision: '0' };
    const refused = await post(`/admin-console/enquiries/${id}`, change);
    expect(refused.status).toBe(409);
    const html = await refused.text();
    expect(textOf(html)).toContain('its status is now “Contacted”');
    expect(selectOf(html, 'state')).toMatch(/<option(?=[^>]*selected)[^>]*value="scheduled"/);
    expect(html).toContain('value="2027-01-12"');
    expect(html).toMatch(/name="revision" value="1"/);
  });

  it('to closed requires a confirmation with the day until which the enquiry is kept', async () => {
    const { post } = await signIn('admin');
    const { id } = await school.makeEnquiry();
    const confirmation = await post(`/admin-console/enquiries/${id}`, { state: 'closed', revision: '0' });
    expect(confirmation.status).toBe(428);
    expect(textOf(await confirmation.text())).toMatch(
      /The enquiry and its notes are kept until .+, and then deleted for good/,
    );
    expect(await stateOf(id)).toBe('new');
  });

  it('on the board works without a script, with confirmation, undo and refusal of outdated moves', async () => {
    const { page, post, cookie } = await signIn('admin');
    const board = '/admin-console/enquiries/board';
    const name = randomUUID();
    const { id } = await school.makeEnquiry({ name, receivedAt: new Date('2020-01-01') });
    expect(await page(board)).toContain(`value="${id} 0 contacted"`);
    const moved = await post(board, { move: `${id} 0 contacted` });
    expect([moved.status, moved.headers.get('location')]).toEqual([303, board]);
    const [notice = ''] = (moved.headers.getSetCookie().find((line) => /toast/.test(line)) ?? '').split(';');
    const headers = { Cookie: `${cookie}; ${notice}` };
    const shown = textOf(await (await fetch(server.origin + board, { headers })).text());
    expect(shown).toContain(`${name} has been moved to “Contacted”. Undo`);
    const late = await post(board, { move: `${id} 0 new` });
    expect(late.status).toBe(409);
    expect(textOf(await late.text())).toContain('your move was not saved');
    expect((await post(board, { intent: `${id} 1 new` })).status).toBe(303);
    expect(await stateOf(id)).toBe('new');
    const undated = await post(board, { move: `${id} 2 scheduled` });
    expect(undated.headers.get('location')).toBe(`/admin-console/enquiries/${id}?state=scheduled`);
    expect((await post(board, { move: `${id} 2 closed` })).status).toBe(428);
    expect((await post(board, { move: `${id} 2 closed`, confirmed: 'yes' })).status).toBe(303);
    for (const move of ['', `${id} 3`, `${id} x new`, `${id} 3 gone`, `${randomUUID()} 0 closed`])
      expect([400, 404], move).toContain((await post(board, { move, confirmed: 'yes' })).status);
    expect(await stateOf(id)).toBe('closed');
  });
});

it('The board of 500 enquiries is a page of at most 100 kB', async () => {
  const { get } = await signIn('admin');
  await school.asOwner('delete from enquiries');
  for (let index = 0; index < 500; index++) {
    const state = enquiryStates[index % enquiryStates.length] ?? 'new';
    const consultationOn = consultationRequirement(state) === 'needed' ? '2026-12-01' : null;
    const closedAt = state === 'closed' ? new Date() : null;
    await school.makeEnquiry({ state, consultationOn, closedAt, name: `Family ${index}`, receivedAt: hoursAgo(60) });
  }
  const html = await (await get('/admin-console/enquiries/board')).text();
  await school.asOwner('delete from enquiries');
  expect(html.match(/>Family \d+</g)).toHaveLength(8 * cardsPerColumn);
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(100_000);
});
