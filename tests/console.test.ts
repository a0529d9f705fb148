import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { maxCounted } from '../app/features/audit/audit.ts';
import { cardsPerColumn } from '../app/features/enquiries/board.ts';
import { consultationIn, enquiryStates } from '../app/features/enquiries/enquiries.ts';
import type { Role } from '../content/roles.ts';
import { translations as arabic } from '../content/translations/ar.ts';
import { translations as texts } from '../content/translations/en.ts';
import { translations as french } from '../content/translations/fr.ts';
import type { School } from './e2e/support/school.ts';
import { elementOf, rowsOf, textOf } from './support/html.ts';
import { openSession, testPassword } from './support/people.ts';
import { startSchoolServer } from './support/school-server.ts';
import type { RunningServer } from './support/server.ts';
import { signInTo } from './support/signed-in.ts';

/* The admin console over HTTP: permissions, pages and forms. */

let stop: () => Promise<void>;
let server: RunningServer;
let school: School;
beforeAll(async () => {
  ({ server, school, stop } = await startSchoolServer());
}, 120_000);
afterAll(() => stop());

const signIn = (role: Role, moreCookies = '') => signInTo({ server, school }, role, moreCookies);

const selectOf = (html: string, name: string) =>
  new RegExp(`<select[^>]*name="${name}".*?</select>`, 's').exec(html)?.[0] ?? '';
const rowOf = (html: string, text: string) => rowsOf(html, text)[0] ?? '';
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
const newAddress = () => `new.${randomUUID()}@example.org`;
const accountCells = (...rows: string[][]) =>
  [['Full name', 'Email', 'Role'], ...rows].map((cells) => cells.join(';')).join('\n');
const newNumber = () => `N-${randomUUID().slice(0, 10)}`;
const newFamily = ({ email = newAddress(), studentNumber = newNumber(), ...more }: Record<string, string> = {}) => ({
  intent: 'create',
  'guardians.0.fullName': 'Amara Okafor',
  'guardians.0.email': email,
  'guardians.0.language': 'en',
  'guardians.0.relation': 'mother',
  'guardians.0.mayView': 'on',
  'students.0.fullName': 'Noah Okafor',
  'students.0.studentNumber': studentNumber,
  'students.0.currentLevel': 'Primary',
  ...more,
});

describe.each(['parent', 'mentor'] as const)('A %s', (role) => {
  it('is redirected to the dashboard with a notice, and their posts are refused', async () => {
    const { person, cookie, get, post } = await signIn(role);
    const student = await school.makeStudent({ parentId: person.id, fullName: 'Own Child' });
    const enquiry = await school.makeEnquiry();
    for (const path of [
      '/admin-console',
      '/admin-console/students',
      `/admin-console/students/${student.id}`,
      '/admin-console/families/add',
      '/admin-console/enquiries',
      '/admin-console/enquiries/board',
      '/admin-console/enquiries/messages',
      `/admin-console/enquiries/${enquiry.id}`,
      '/admin-console/offices',
      '/admin-console/reports',
      '/admin-console/reports/terms/new',
      '/admin-console/school-facts',
      '/admin-console/school-facts/fees',
      '/admin-console/insights',
      '/admin-console/audit-log',
      '/admin-console/retention',
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
      ['/admin-console', { intent: 'suspend', accountId: person.id, confirmed: 'yes' }],
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
      expect((await post('/admin-console', { intent, accountId: id })).status, `${intent} ${id}`).toBe(404);
  }
  const role = { intent: 'change-role', accountId: randomUUID(), role: 'parent' };
  expect((await post('/admin-console', role)).status).toBe(404);

  const [{ id: accountId }, student] = [await school.makePerson('parent'), await school.makeStudent({})];
  expect((await post('/admin-console', { intent: 'change-role', accountId, role: 'owner' })).status).toBe(400);
  expect((await post('/admin-console', { intent: 'delete', accountId })).status).toBe(400);
  expect((await post(`/admin-console/students/${student.id}`, { intent: 'delete' })).status).toBe(400);
});

describe('An account', () => {
  const stateOf = (id: string) =>
    school.asOwner(
      `select suspended_at, role, password_hash from profiles join user_roles on user_id = id
       join accounts.people using (id) where id = $1`,
      [id],
    );

  it('is created only once if the form is posted twice', async () => {
    const { post } = await signIn('admin');
    const account = { fullName: 'New Person', email: newAddress(), password: testPassword, role: 'parent' };
    expect((await post('/admin-console', account)).status).toBe(303);
    const again = await post('/admin-console', account);
    expect(again.status).toBe(400);
    expect(textOf(await again.text())).toContain('An account with this email address already exists.');
    expect(await school.asOwner('select from profiles where email = $1', [account.email])).toHaveLength(1);
  });

  it('is found by its state', async () => {
    const { page, post } = await signIn('admin');
    const email = newAddress();
    await post('/admin-console', { fullName: 'New Person', email, password: testPassword, role: 'mentor' });
    expect(await page(`/admin-console?search=${email}&state=invited`)).toContain('New Person');
    expect(await page(`/admin-console?search=${email}&state=active`)).not.toContain('New Person');
  });

  it('is not changed without a confirmation', async () => {
    const { post } = await signIn('admin');
    const { id } = await school.makePerson('parent');
    const before = await stateOf(id);
    for (const change of [
      { intent: 'suspend' },
      { intent: 'new-password' },
      { intent: 'change-role', role: 'mentor' },
    ]) {
      const response = await post('/admin-console', { ...change, accountId: id });
      expect(response.status).toBe(428);
      expect(await response.text()).toContain('Test parent');
    }
    expect(await stateOf(id)).toEqual(before);
    expect(await school.asOwner('select from audit_log where subject_id = $1', [id])).toEqual([]);
  });

  it('cannot be suspended by its owner, even if confirmed, and its page does not offer it', async () => {
    const { person, page, post } = await signIn('admin');
    await school.makePerson('admin');
    for (const confirmed of ['', 'yes']) {
      const response = await post('/admin-console', { intent: 'suspend', accountId: person.id, confirmed });
      expect(response.status).toBe(400);
      expect(await response.text()).toContain('You cannot suspend your own account.');
    }
    expect(await stateOf(person.id)).toMatchObject([{ suspended_at: null }]);
    const own = await page(`/admin-console/accounts/${person.id}`);
    expect(own).toContain('value="change-role"');
    expect(own).toMatch(/href="\/(change-password|account)[^"]*"[^>]*>Change Password/);
    for (const intent of ['suspend', 'new-password']) expect(own).not.toContain(`value="${intent}"`);
    const other = await page(`/admin-console/accounts/${(await school.makePerson('parent')).id}`);
    for (const intent of ['suspend', 'new-password', 'change-role']) expect(other).toContain(`value="${intent}"`);
  });

  it('gets a new temporary password, and the old one no longer works', async () => {
    const { page, post } = await signIn('admin');
    const person = await school.makePerson('parent');
    await school.asOwner(
      `update accounts.people set temporary_password_expires_at = now() - interval '1 hour' where id = $1`,
      [person.id],
    );
    const row = async () => rowOf(await page(`/admin-console?search=${person.email}`), person.email);
    for (const expected of ['The temporary password has expired.', 'Invitation expired', 'Send New Password'])
      expect(textOf(await row())).toContain(expected);
    const form = { intent: 'new-password', accountId: person.id, confirmed: 'yes' };
    for (const [name, value] of Object.entries(form))
      expect(await row()).toMatch(new RegExp(`<(input|button)(?=[^>]* name="${name}")[^>]* value="${value}"`));
    expect((await post('/admin-console', form)).status).toBe(303);
    expect(textOf(await row())).not.toContain('has expired');
    expect(await school.asOwner('select from mails where person_id = $1', [person.id])).toHaveLength(1);
    const signedIn = await fetch(`${server.origin}/parent-login`, {
      method: 'POST',
      headers: { Origin: server.origin },
      body: new URLSearchParams({ email: person.email, password: testPassword }),
    });
    expect(signedIn.status).toBe(400);
    expect(textOf(await signedIn.text())).toContain('Invalid credentials. Please try again.');
  });
});

describe('Name and email of an account', () => {
  const emailsOf = async (id: string) =>
    (await school.asOwner('select template from mails where person_id = $1 order by created_at', [id])).map(
      ({ template }) => template,
    );
  const fullName = 'Zoë Corrected';

  it('are corrected after a confirmation that lists the effects, and both addresses are notified', async () => {
    const { page, post } = await signIn('admin');
    const { id, email } = await school.makePerson('parent');
    const path = `/admin-console/accounts/${id}`;
    const form = { intent: 'save-details', fullName, email: newAddress() };
    const question = await post(path, form);
    expect(question.status).toBe(428);
    const confirmation = textOf(await question.text());
    for (const effect of [`${email} is replaced by ${form.email}.`, 'The password stays the same.', 'We email both'])
      expect(confirmation).toContain(effect);
    expect(await emailsOf(id)).toEqual([]);
    expect((await post(path, { ...form, confirmed: 'yes' })).status).toBe(303);
    expect(await emailsOf(id)).toEqual(['email-change', 'email-change']);
    const shown = await page(path);
    expect(shown).toContain(fullName);
    expect(shown).toContain(form.email);
    // A repeated form changes nothing.
    expect((await post(path, { ...form, confirmed: 'yes' })).status).toBe(303);
    expect(await emailsOf(id)).toHaveLength(2);
  });

  it('of an invited person are corrected, and a new invitation is sent', async () => {
    const { page, post } = await signIn('admin');
    const address = newAddress();
    await post('/admin-console', { fullName, email: address, password: '', role: 'parent' });
    const [invited] = await school.asOwner<{ id: string }>('select id from profiles where email = $1', [address]);
    const path = `/admin-console/accounts/${invited?.id}`;
    const form = { intent: 'save-details', fullName, email: newAddress() };
    expect(textOf(await (await post(path, form)).text())).toContain('The earlier invitation no longer works.');
    expect((await post(path, { ...form, confirmed: 'yes' })).status).toBe(303);
    expect(await emailsOf(invited?.id ?? '')).toContain('invitation-link');
    expect(await page(path)).toContain('Resend');
  });

  it('are stored without confirmation if only the name changes, and refused for a used address or one’s own account', async () => {
    const { person, post } = await signIn('admin');
    const { id, email } = await school.makePerson('parent');
    const path = `/admin-console/accounts/${id}`;
    expect((await post(path, { intent: 'save-details', fullName, email })).status).toBe(303);
    const used = await post(path, { intent: 'save-details', fullName, email: person.email, confirmed: 'yes' });
    expect(used.status).toBe(400);
    expect(textOf(await used.text())).toContain(texts['admin.create.addressUsed']);
    const own = { intent: 'save-details', fullName, email: newAddress(), confirmed: 'yes' };
    expect((await post(`/admin-console/accounts/${person.id}`, own)).status).toBe(400);
    const stored = await school.asOwner('select email from profiles where id = any ($1) order by email', [
      [id, person.id],
    ]);
    expect(stored.map((row) => row['email'])).toEqual([email, person.email].sort());
  });
});

describe('The erasure of an account', () => {
  it('requires the password, is done once, and is announced to the person by mail', async () => {
    const { person: actor, get, page, post } = await signIn('admin');
    const { id, fullName } = await school.makePerson('parent');
    const session = `session=${await openSession(school, id)}`;
    const path = `/admin-console/accounts/${id}/erase`;
    expect(await page(`/admin-console/accounts/${id}`)).toContain(`href="${path}"`);
    expect(textOf(await page(path))).toContain(`The messages between ${fullName} and staff`);
    await school.asOwner(
      `update accounts.sessions set password_entered_at = now() - interval '11 minutes' where person_id = $1`,
      [actor.id],
    );
    for (const currentPassword of ['', 'Wrong-Horse-9x!']) {
      const response = await post(path, { currentPassword });
      expect(response.status).toBe(400);
      expect(await response.text()).toContain('name="currentPassword"');
    }
    const done = await post(path, { currentPassword: testPassword });
    expect([done.status, done.headers.get('location')]).toEqual([303, '/admin-console']);
    expect(decodeURIComponent(done.headers.getSetCookie().join())).toContain('admin.done.erased');
    expect(await school.asOwner('select from profiles where id = $1', [id])).toEqual([]);
    const left = await fetch(`${server.origin}/account`, { redirect: 'manual', headers: { Cookie: session } });
    expect(left.status).toBe(303);
    expect((await post(path, {})).status).toBe(404);
    expect((await get(path)).status).toBe(404);
    const mails = await school.asOwner('select template, person_id from mails where requested_by = $1', [actor.id]);
    expect(mails).toEqual([{ template: 'account-removed', person_id: null }]);
  });

  it('is refused for a guardian of an enrolled student, and the page says why', async () => {
    const { page, post } = await signIn('admin');
    const { id } = await school.makePerson('parent');
    await school.makeStudent({ parentId: id });
    const path = `/admin-console/accounts/${id}/erase`;
    expect(textOf(await page(path))).toContain(texts['removal.erase.enrolledStudent']);
    const refused = await post(path, {});
    expect([refused.status, refused.headers.get('location')]).toEqual([303, path]);
    expect(await school.asOwner('select from profiles where id = $1', [id])).toHaveLength(1);
  });
});

describe('A duplicate account', () => {
  it('is found by its address and merged after the password is entered, and the page lists what is moved', async () => {
    const { person: actor, page, post } = await signIn('admin');
    const [kept, duplicate] = [await school.makePerson('parent'), await school.makePerson('parent')];
    await school.makeMessage({ from: actor.id, to: duplicate.id });
    const path = `/admin-console/accounts/${kept.id}/merge`;
    expect(await page(`/admin-console/accounts/${kept.id}`)).toContain(`href="${path}"`);
    expect(textOf(await page(`${path}?email=nobody@example.org`))).toContain(texts['removal.merge.unknown']);
    const found = `${path}?email=${encodeURIComponent(duplicate.email.toUpperCase())}`;
    expect(textOf(await page(found))).toContain(texts['removal.merge.messages']);
    await school.asOwner(
      `update accounts.sessions set password_entered_at = now() - interval '11 minutes' where person_id = $1`,
      [actor.id],
    );
    expect((await post(found, { duplicateId: duplicate.id, currentPassword: '' })).status).toBe(400);
    const done = await post(found, { duplicateId: duplicate.id, currentPassword: testPassword });
    expect([done.status, done.headers.get('location')]).toEqual([303, `/admin-console/accounts/${kept.id}`]);
    await vi.waitFor(
      async () => expect(await school.asOwner('select from profiles where id = $1', [duplicate.id])).toEqual([]),
      10_000,
    );
    expect(await school.asOwner('select from messages where receiver_id = $1', [kept.id])).toHaveLength(1);
    expect((await post(found, { duplicateId: duplicate.id })).status).toBe(404);
  });

  it('of another role is not merged, and the page says why', async () => {
    const { page, post } = await signIn('admin');
    const [kept, other] = [await school.makePerson('parent'), await school.makePerson('mentor')];
    const found = `/admin-console/accounts/${kept.id}/merge?email=${encodeURIComponent(other.email)}`;
    expect(textOf(await page(found))).toContain(texts['removal.merge.otherRole']);
    expect((await post(found, { duplicateId: other.id })).status).toBe(303);
    expect((await post(found, { duplicateId: 'not-an-id' })).status).toBe(404);
    expect(await school.asOwner('select suspended_at from profiles where id = $1', [other.id])).toEqual([
      { suspended_at: null },
    ]);
  });
});

describe('A new family', () => {
  const path = '/admin-console/families/add';

  it('gets and loses rows by buttons, and keeps the typed values', async () => {
    const { post } = await signIn('admin');
    const form = newFamily({ 'guardians.0.fullName': 'X' });
    const grown = await post(path, { ...form, intent: 'add:guardians' });
    expect(grown.status).toBe(200);
    const page = await grown.text();
    expect(page).toMatch(/<input[^>]*name="guardians.0.fullName"[^>]*value="X"/);
    expect(page).toMatch(/<input[^>]*name="guardians.0.email"[^>]*value="[^"]*example.org"/);
    expect(page).toMatch(/<input[^>]*name="guardians.1.email"[^>]*value=""/);
    expect(page).not.toContain('role="alert" aria-labelledby="error-summary-title"');
    const shrunk = await (
      await post(path, { ...form, 'students.1.fullName': 'Kept', intent: 'remove:students:0' })
    ).text();
    expect(shrunk).toMatch(/<input[^>]*name="students.0.fullName"[^>]*value="Kept"/);
    expect(shrunk).not.toContain('students.1.');
    expect((await post(path, { ...form, intent: 'delete' })).status).toBe(400);
  });

  it('is refused with every error at its field, also without any rows', async () => {
    const { post } = await signIn('admin');
    const wrong = await post(path, newFamily({ email: 'nobody', 'students.1.fullName': 'Y' }));
    expect(wrong.status).toBe(400);
    const page = await wrong.text();
    const shownText = textOf(page);
    for (const error of [
      `Guardian 1: ${texts['validation.email.invalid']}`,
      `Student 2: ${texts['validation.name.tooShort']}`,
      `Student 2: ${texts['validation.studentNumber.tooShort']}`,
    ])
      expect(shownText).toContain(error);
    expect(page).toContain('href="#field-students.1.studentNumber"');
    const empty = await post(path, { intent: 'create' });
    expect(empty.status).toBe(400);
    expect(await empty.text()).toContain('name="guardians.0.email"');
  });

  it('is created with one invitation, and an existing account is offered as the guardian', async () => {
    const { get, post } = await signIn('admin');
    const family = newFamily();
    const created = await post(path, family);
    expect([created.status, created.headers.get('location')]).toEqual([303, '/admin-console/students']);
    const guardiansOf = (number: string) =>
      school.asOwner(
        `select email, relation, may_view, may_write, template from students
           join student_guardians on student_id = students.id join profiles on profiles.id = guardian_id
           left join mails on mails.person_id = profiles.id where student_number = $1 order by email`,
        [number],
      );
    const mother = { email: family['guardians.0.email'], relation: 'mother', may_view: true, may_write: false };
    expect(await guardiansOf(family['students.0.studentNumber'])).toEqual([{ ...mother, template: 'invitation-link' }]);

    const sibling = newFamily({ email: mother.email });
    const offered = await post(path, sibling);
    expect(offered.status).toBe(400);
    const page = await offered.text();
    expect(textOf(page)).toContain('This email address belongs to Amara Okafor (Parent).');
    expect(page).toContain('name="guardians.0.useExisting"');
    expect((await post(path, { ...sibling, 'guardians.0.useExisting': 'on' })).status).toBe(303);
    expect(await guardiansOf(sibling['students.0.studentNumber'])).toEqual([
      { ...mother, template: 'invitation-link' },
    ]);
    const found = await (await get(`/admin-console?search=${sibling['students.0.studentNumber']}`)).text();
    expect(found).toContain(texts['admin.list.none']);
  });

  it('is refused with a mentor’s account, a repeated address or a used number, at their rows', async () => {
    const { post } = await signIn('admin');
    const [mentor, student] = [await school.makePerson('mentor'), await school.makeStudent({})];
    const say = async (form: Record<string, string>) => {
      const response = await post(path, form);
      expect(response.status).toBe(400);
      return textOf(await response.text());
    };
    expect(await say(newFamily({ email: mentor.email, 'guardians.0.useExisting': 'on' }))).toContain(
      `Guardian 1: ${texts['family.email.unsuitable']}`,
    );
    const email = newAddress();
    const second = { 'guardians.1.fullName': 'Johan', 'guardians.1.language': 'en', 'guardians.1.relation': 'father' };
    expect(await say(newFamily({ email, ...second, 'guardians.1.email': email.toUpperCase() }))).toContain(
      `Guardian 2: ${texts['family.email.repeated']}`,
    );
    expect(await say(newFamily({ email, studentNumber: student.number }))).toContain(
      `Student 1: ${texts['validation.studentNumber.taken']}`,
    );
    expect(await school.asOwner('select from profiles where email = $1', [email])).toEqual([]);
  });
});

describe('A family enrolled from an enquiry', () => {
  const addressOf = (id: string) => `/admin-console/families/add?enquiry=${id}`;
  const stateOf = (id: string) => school.asOwner('select state, revision from enquiries where id = $1', [id]);
  const studentsOf = (number: string) =>
    school.asOwner('select full_name, current_level from students where student_number = $1', [number]);

  it('is prefilled from the enquiry, and sets it to enrolled', async () => {
    const { person, get, post } = await signIn('admin');
    const email = newAddress();
    const enquiry = await school.makeEnquiry({
      name: 'Noor Haddad',
      email,
      stage: 'middle',
      state: 'accepted',
      language: 'ar',
      consultationOn: '2026-11-20',
    });
    expect(await (await get(`/admin-console/enquiries/${enquiry.id}`)).text()).toContain(addressOf(enquiry.id));
    const page = await (await get(addressOf(enquiry.id))).text();
    expect(page).toMatch(/<input[^>]*name="guardians.0.fullName"[^>]*value="Noor Haddad"/);
    expect(page).toMatch(new RegExp(`<input[^>]*name="guardians.0.email"[^>]*value="${email}"`));
    expect(page).toMatch(/<option value="ar"[^>]*selected/);
    expect(page).toMatch(/<option value="Middle Years"[^>]*selected/);
    expect(textOf(page)).toContain(`From enquiry ${enquiry.reference}.`);
    const family = newFamily({ email, revision: '0' });
    expect((await post(addressOf(enquiry.id), family)).status).toBe(303);
    expect(await stateOf(enquiry.id)).toEqual([{ state: 'enrolled', revision: 1 }]);
    expect(await studentsOf(family['students.0.studentNumber'])).toHaveLength(1);
    const events = await school.asOwner('select actor_id, details from audit_log where subject_id = $1', [enquiry.id]);
    expect(events).toEqual([
      { actor_id: person.id, details: { from: 'accepted', to: 'enrolled', consultationOn: '2026-11-20' } },
    ]);
  });

  it('is not created twice or after the enquiry has changed, and the typed values are kept', async () => {
    const { get, post } = await signIn('admin');
    const enquiry = await school.makeEnquiry({ state: 'offered', consultationOn: '2026-11-20' });
    expect((await post(addressOf(enquiry.id), newFamily({ revision: '0' }))).status).toBe(303);
    for (const revision of ['0', '1']) {
      const family = newFamily({ revision, 'students.0.fullName': 'Typed Name' });
      const refused = await post(addressOf(enquiry.id), family);
      expect(refused.status).toBe(400);
      const page = await refused.text();
      expect(textOf(page)).toContain(`Nothing has been created: enquiry ${enquiry.reference} has changed`);
      expect(page).toMatch(/<input[^>]*name="students.0.fullName"[^>]*value="Typed Name"/);
      expect(await studentsOf(family['students.0.studentNumber'])).toEqual([]);
    }
    expect(textOf(await (await get(addressOf(enquiry.id))).text())).toContain('Nothing has been created');
  });

  it('requires an enquiry about a scheduled consultation', async () => {
    const { get, post } = await signIn('admin');
    const [early, complaint] = [await school.makeEnquiry(), await school.makeEnquiry({ topic: 'complaint' })];
    expect(textOf(await (await get(addressOf(early.id))).text())).toContain('Nothing has been created');
    expect((await post(addressOf(early.id), newFamily({ revision: '0' }))).status).toBe(400);
    expect(await stateOf(early.id)).toEqual([{ state: 'new', revision: 0 }]);
    for (const id of [complaint.id, randomUUID(), 'x']) {
      expect((await get(addressOf(id))).status, id).toBe(404);
      expect((await post(addressOf(id), newFamily())).status, id).toBe(404);
    }
  });
});

describe('A student', () => {
  it('cannot have a parent or an unknown person as mentor or coach', async () => {
    const { post } = await signIn('admin');
    const parent = await school.makePerson('parent');
    const { id, number } = await school.makeStudent({});
    for (const wrong of [
      { academicMentorId: parent.id },
      { wellbeingCoachId: randomUUID() },
      { wellbeingCoachId: 'x' },
    ]) {
      const form = { fullName: 'Test Student', studentNumber: number, ...wrong };
      const response = await post(`/admin-console/students/${id}`, form);
      expect(response.status).toBe(400);
      expect(await response.text()).toContain('Choose a person from the list');
    }
  });

  it('has a stage that is chosen in the administrator’s language and shown in the family’s language', async () => {
    const admin = await signIn('admin', '; language=fr');
    const family = await signIn('parent', '; language=ar');
    const { id, number } = await school.makeStudent({
      fullName: 'نوح',
      parentId: family.person.id,
      className: 'Year 8',
    });
    const path = `/admin-console/students/${id}`;
    const page = await admin.page(path);
    expect(page).toMatch(/<input[^>]*name="className"[^>]*value="Year 8"/);
    const offered = selectOf(page, 'currentLevel').matchAll(/<option[^>]*>([^<]*)/g);
    expect([...offered].map(([, text]) => text)).toEqual([
      'Non renseigné',
      'Primaire',
      'Collège',
      'Lycée',
      'Préparation à l’université',
    ]);
    const form = { fullName: 'نوح', studentNumber: number, parentId: family.person.id };
    const response = await admin.post(path, { ...form, currentLevel: french['stage.university'] });
    expect(response.status).toBe(303);
    const [stored] = await school.asOwner('select current_level, class_name from students where id = $1', [id]);
    expect(stored).toEqual({ current_level: 'University Preparation', class_name: null });
    expect(selectOf(await admin.page(path), 'currentLevel')).toMatch(/selected=""[^>]*>Préparation à l’université/);
    expect(await family.page('/parent-dashboard')).toContain(arabic['stage.university']);
  });
});

it('The search for people finds parents or mentors, for administrators only', async () => {
  const parent = await signIn('parent');
  const refused = await parent.get('/admin-console/people?for=parent');
  expect([refused.status, await refused.json()]).toEqual([403, { error: 'forbidden' }]);
  expect((await fetch(`${server.origin}/admin-console/people?for=parent`)).status).toBe(401);

  const { person: admin, get } = await signIn('admin');
  const mentor = await school.makePerson('mentor');
  const found = async (query: string) => {
    const { people } = await (await get(`/admin-console/people?${query}`)).json();
    return people.map(({ id }: { id: string }) => id);
  };
  expect(await found(`for=mentor&search=${mentor.email}`)).toEqual([mentor.id]);
  expect(await found(`for=parent&search=${mentor.email}`)).toEqual([]);
  expect(await found(`for=parent&search=${admin.email}`)).toEqual([admin.id]);
  expect((await get('/admin-console/people')).status).toBe(400);
  expect((await get('/admin-console/people?for=mentor&search=%00')).status).toBe(200);
});

describe('Enquiries', () => {
  it('are listed newest first, and can be filtered by state or topic', async () => {
    const { page } = await signIn('admin');
    const [older, newer, concern] = [randomUUID(), randomUUID(), randomUUID()];
    await school.makeEnquiry({ name: older, receivedAt: hoursAgo(3) });
    const { id } = await school.makeEnquiry({ name: newer, receivedAt: hoursAgo(2) });
    await school.makeEnquiry({ name: concern, topic: 'safeguarding' });
    await school.asOwner(`update enquiries set state = 'closed' where id = $1`, [id]);
    const all = await page('/admin-console/enquiries');
    expect(rowOf(all, newer)).toContain('Closed');
    expect(all.indexOf(newer)).toBeLessThan(all.indexOf(older));
    expect(rowOf(all, concern)).toMatch(/class="[^"]*badge-clay[^"]*".*Safeguarding concern/s);
    expect(rowOf(all, concern)).toContain('Until the matter is closed, then 7 years');
    expect(rowOf(all, older)).not.toContain('badge-clay');
    const closed = await page('/admin-console/enquiries?state=closed');
    expect([closed.includes(newer), closed.includes(older)]).toEqual([true, false]);
    const concerns = await page('/admin-console/enquiries?topic=safeguarding');
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
      expect(textOf(elementOf(details, 'dl'))).toContain(text);
    expect(details).toContain('Two\nlines &lt;b&gt;of&lt;/b&gt; it</p>');
  });

  it('on another topic show topic and office, cannot be scheduled, and show their deletion date once closed', async () => {
    const { page, post } = await signIn('admin');
    const { id } = await school.makeEnquiry({ topic: 'safeguarding' });
    const path = `/admin-console/enquiries/${id}`;
    const open = await page(path);
    for (const text of ['Safeguarding concern', 'Designated Safeguarding Lead', 'Until the matter is closed'])
      expect(textOf(elementOf(open, 'dl'))).toContain(text);
    expect(textOf(elementOf(open, 'dl'))).not.toContain('Education Stage');
    expect(textOf(selectOf(open, 'state'))).toBe('New Contacted Closed');
    expect((await post(path, { state: 'closed', revision: '0' })).status).toBe(303);
    const year = new Date().getUTCFullYear() + 7;
    expect(elementOf(await page(path), 'dl')).toMatch(new RegExp(`<time[^>]* datetime="${year}-`, 'i'));
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
    const { id, reference } = await school.makeEnquiry({ name, receivedAt: new Date('2020-01-01') });
    expect(await page(board)).toContain(`value="${id} 0 contacted"`);
    const moved = await post(board, { move: `${id} 0 contacted` });
    expect([moved.status, moved.headers.get('location')]).toEqual([303, board]);
    const [notice = ''] = (moved.headers.getSetCookie().find((line) => /toast/.test(line)) ?? '').split(';');
    const headers = { Cookie: `${cookie}; ${notice}` };
    const shown = textOf(await (await fetch(server.origin + board, { headers })).text());
    expect(shown).toContain(`${reference} has been moved to “Contacted”. Undo`);
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
    const consultationOn = consultationIn(state) === 'needed' ? '2026-12-01' : null;
    const closedAt = state === 'closed' ? new Date() : null;
    await school.makeEnquiry({ state, consultationOn, closedAt, name: `Family ${index}`, receivedAt: hoursAgo(60) });
  }
  const html = await (await get('/admin-console/enquiries/board')).text();
  await school.asOwner('delete from enquiries');
  expect(html.match(/>Family \d+</g)).toHaveLength(8 * cardsPerColumn);
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(100_000);
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
    expect((await get(`/admin-console?${query}`)).status, query).toBe(200);
});

describe('The pending work on the start page of the console', () => {
  const addMail = (template: string, state: string, { personId = '', enquiryId = '', age = '2 hours' } = {}) =>
    school.asOwner(
      `insert into mails (id, person_id, enquiry_id, template, state, created_at, finished_at)
       values (gen_random_uuid(), nullif($1, '')::uuid, nullif($2, '')::uuid, $3, $4, now() - $5::interval, now())`,
      [personId, enquiryId, template, state, age],
    );
  const addRequest = (personId: string, age: string) =>
    school.asOwner(
      `with made as (select gen_random_uuid() as id)
       insert into privacy_requests (id, person_id, kind, text, request_id, requested_at)
       select id, $1, 'correction', '\\x01', id, now() - $2::interval from made`,
      [personId, age],
    );
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
    await addMail('sign-in-locked', 'failed', { personId: parent.id });
    await school.makeStudent({ fullName: 'Ada Unassigned' });
    await school.asOwner('update accounts.people set last_sign_in_at = null where id = $1', [parent.id]);
    for (const receivedAt of [hoursAgo(72), hoursAgo(1), hoursAgo(2)]) await school.makeEnquiry({ receivedAt });
    for (const receivedAt of [hoursAgo(40 * 24), hoursAgo(1)]) await school.makeEnquiry({ topic: 'data', receivedAt });
    for (const receivedAt of [hoursAgo(72), hoursAgo(1), hoursAgo(1)])
      await school.makeEnquiry({ topic: 'other', receivedAt });
    for (const template of ['enquiry-reply', 'enquiry-received']) {
      const { id } = await school.makeEnquiry({ state: 'contacted' });
      await addMail(template, 'failed', { enquiryId: id });
    }
    for (const age of ['40 days', '1 day']) await addRequest(parent.id, age);
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
      '/admin-console?mail=failed',
      `/admin-console/audit-log?from=${lastMonth}&mail=failed`,
      '/admin-console/students?missing=parent',
      '/admin-console/students?missing=mentor',
      '/admin-console/students?missing=coach',
      '/admin-console?signIn=never',
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
    expect(await page('/admin-console?mail=failed')).toContain('Nora Unreached');
    await addMail('sign-in-locked', 'sent', { personId: parent.id, age: '1 hour' });
    expect(await page('/admin-console?mail=failed')).not.toContain('Nora Unreached');
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

describe('The audit log', () => {
  /** Removes the filter, which names every action. */
  const withoutChoices = (html: string) => html.replace(/<select.*?<\/select>/gs, '');

  it('lists who did what to which record, and can be filtered by person, record, kind, action and days', async () => {
    const { person, get, post } = await signIn('admin');
    const [parent, student] = [await school.makePerson('parent'), await school.makeStudent({ fullName: 'Ida Listed' })];
    await post('/admin-console', { intent: 'suspend', accountId: parent.id, confirmed: 'yes' });
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
    const request = randomUUID();
    await school.asOwner(
      `insert into privacy_requests (id, person_id, kind, text, request_id) values ($1, $2, 'correction', '\\x01', $1)`,
      [request, parent.id],
    );
    const [term] = await school.asOwner<{ id: string }>(
      `insert into terms (names, first_day, last_day, due_on)
       values ('{"en": "Long ago"}', '1990-01-01', '1990-03-01', '1990-03-01') returning id`,
    );
    const [office] = await school.asOwner<{ id: string; record_id: string }>(
      `select id, record_id from offices where id = 'admissions'`,
    );
    const pages = {
      [`/admin-console/accounts/${person.id}`]: person.id,
      [`/admin-console/students/${student.id}`]: student.id,
      [`/admin-console/students/${student.id}/guardians/${parent.id}`]: student.id,
      [`/admin-console/enquiries/${enquiry.id}`]: enquiry.id,
      [`/admin-console/offices/${office?.id}`]: office?.record_id,
      [`/admin-console/reports/terms/${term?.id}`]: term?.id,
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
    const suspended = await noticeAfter('/admin-console', {
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

describe('The year end', () => {
  const path = '/admin-console/year-end';
  const fieldsOf = (html: string) =>
    [...html.matchAll(/<input type="hidden"[^>]*>/g)].map(
      ([input]) => [/name="([^"]*)"/.exec(input)?.[1] ?? '', fieldValue(input)] as const,
    );
  const fieldValue = (input: string) => textOf(/value="([^"]*)"/.exec(input)?.[1] ?? '');
  const stateOf = (id: string) =>
    school.asOwner(
      'select current_level, class_name, archived_at is not null as has_left from students where id = $1',
      [id],
    );
  /** The form as the page proposes it, with other destinations for some classes. */
  function proposed(html: string, destinations: Record<string, string>): Record<string, string> {
    const keys = fieldsOf(html).filter(([name]) => name.endsWith('.key'));
    const rows = keys.flatMap(([name, key]) => {
      const row = name.replace('.key', '');
      const className = classIn(html, `${row}.className`);
      const to = Object.entries(destinations).find(([ofClass]) => key.includes(`"${ofClass}"`))?.[1] ?? 'stays';
      return [
        [name, key],
        [`${row}.to`, to],
        [`${row}.className`, className],
      ];
    });
    return Object.fromEntries(rows);
  }
  const classIn = (html: string, name: string) =>
    fieldValue(new RegExp(`<input[^>]*name="${name.replaceAll('.', '\\.')}"[^>]*>`).exec(html)?.[0] ?? '');

  it('shows a preview, changes students only after a confirmation, and can be undone, without a script', async () => {
    const { page, post } = await signIn('admin');
    const [pupil, repeating, leaver] = [
      await school.makeStudent({ fullName: 'Nour Moved', level: 'Primary', className: '5X' }),
      await school.makeStudent({ fullName: 'Rami Repeating', level: 'Primary', className: '5X' }),
      await school.makeStudent({ fullName: 'Lea Leaver', level: 'University Preparation', className: '13X' }),
    ];
    const form = await page(path);
    expect(form).not.toContain('Rami Repeating');
    const chosen = proposed(form, { '5X': 'middle', '13X': 'leaves' });
    const plan = { ...chosen, kept: repeating.id };
    const [unchanged] = await stateOf(pupil.id);
    const previewed = await post(path, { ...plan, intent: 'preview' });
    const preview = await previewed.text();
    expect(previewed.status).toBe(428);
    const [line = ''] = rowsOf(preview, '5X');
    expect(textOf(line)).toMatch(/Primary · 5X .*Middle Years · 6X .* 1 .*Rami Repeating/);
    expect(textOf(preview)).toContain('Families, mentors and coaches stop seeing those who leave at once.');
    expect(await stateOf(pupil.id)).toEqual([unchanged]);

    const confirmed = { ...Object.fromEntries(fieldsOf(preview)), intent: 'confirm' };
    const back = await post(path, { ...confirmed, intent: 'edit' });
    expect(selectOf(await back.text(), 'groups.0.to')).not.toBe('');
    expect((await post(path, confirmed)).status).toBe(303);
    expect(await stateOf(pupil.id)).toEqual([{ current_level: 'Middle Years', class_name: '6X', has_left: false }]);
    expect(await stateOf(repeating.id)).toEqual([{ current_level: 'Primary', class_name: '5X', has_left: false }]);
    expect(await stateOf(leaver.id)).toMatchObject([{ has_left: true }]);

    const done = await page(path);
    expect(textOf(done)).toContain('Can be undone until');
    expect(done).not.toContain('groups.0.to');
    const undo = { ...Object.fromEntries(fieldsOf(done)), intent: 'undo' };
    await school.asOwner(`update students set class_name = '6Y' where id = $1`, [pupil.id]);
    const refused = await post(path, undo);
    expect([refused.status, textOf(await refused.text())]).toEqual([409, expect.stringContaining('Nour Moved')]);
    await school.asOwner(`update students set class_name = '6X' where id = $1`, [pupil.id]);
    expect((await post(path, undo)).status).toBe(303);
    expect(await stateOf(pupil.id)).toEqual([unchanged]);
    expect(await stateOf(leaver.id)).toMatchObject([{ has_left: false }]);
  });

  it('shows the students of a group on demand and keeps the earlier choices, without a script', async () => {
    const { page, post } = await signIn('admin');
    const [kept, other, elsewhere] = [
      await school.makeStudent({ fullName: 'Kim Kept', level: 'Primary', className: '5Y' }),
      await school.makeStudent({ fullName: 'Omar Other', level: 'Primary', className: '5Y' }),
      await school.makeStudent({ fullName: 'Ella Elsewhere', level: 'Primary', className: '5Z' }),
    ];
    const chosen = { ...proposed(await page(path), { '5Y': 'middle' }), kept: kept.id };
    const keyOf = (className: string) => Object.values(chosen).find((key) => key.includes(`"${className}"`)) ?? '';
    const ticked = (html: string) =>
      [...html.matchAll(/<input type="checkbox"[^>]*name="kept"[^>]*>/g)].map(
        ([box]) => [fieldValue(box), /\schecked/.test(box)] as const,
      );
    const shown = await post(path, { ...chosen, show: keyOf('5Y') });
    const ofClass = await shown.text();
    expect([shown.status, ticked(ofClass)]).toEqual([200, [kept.id, other.id].map((id) => [id, id === kept.id])]);
    expect(Object.values(proposed(ofClass, {}))).toContain('6Y');
    const row = /name="(groups\.\d+)\.key" value="[^"]*5Y/.exec(ofClass)?.[1];
    expect(selectOf(ofClass, `${row}.to`)).toContain('value="middle" selected');
    const ofOther = await (await post(path, { ...chosen, show: keyOf('5Z') })).text();
    expect(ticked(ofOther)).toEqual([
      [kept.id, true],
      [elsewhere.id, false],
    ]);
    expect(textOf(ofOther)).not.toContain('Nothing would change');
    expect((await post(path, { ...chosen, show: 'no group' })).status).toBe(400);
  });

  it('is refused without changes, with a class name that is too long, and after a colleague’s change', async () => {
    const { page, post } = await signIn('admin');
    const student = await school.makeStudent({ level: 'Primary', className: 'Owls' });
    const plan = proposed(await page(path), {});
    const same = Object.fromEntries(
      Object.entries(plan).map(([name, value]) => [
        name,
        name.endsWith('.className') ? (JSON.parse(plan[name.replace('className', 'key')] ?? '[]')[1] ?? '') : value,
      ]),
    );
    const nothing = await post(path, { ...same, intent: 'preview' });
    expect([nothing.status, textOf(await nothing.text())]).toEqual([
      400,
      expect.stringContaining('Nothing would change'),
    ]);
    const tooLong = await post(path, { ...plan, 'groups.0.className': 'x'.repeat(101), intent: 'preview' });
    expect([tooLong.status, textOf(await tooLong.text())]).toEqual([
      400,
      expect.stringContaining(texts['validation.class.tooLong']),
    ]);
    const leaving = proposed(await page(path), { Owls: 'leaves' });
    const preview = await (await post(path, { ...leaving, intent: 'preview' })).text();
    await school.asOwner(`update students set class_name = 'Foxes' where id = $1`, [student.id]);
    const late = await post(path, { ...Object.fromEntries(fieldsOf(preview)), intent: 'confirm' });
    expect([late.status, textOf(await late.text())]).toEqual([
      409,
      expect.stringContaining('A student has been changed since you saw the preview.'),
    ]);
    expect(await stateOf(student.id)).toMatchObject([{ has_left: false }]);
  });
});

describe('An import', () => {
  const path = '/admin-console/import';
  const upload = async (cookie: string, fields: Record<string, string | Blob>, to = path, headers = {}) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    return fetch(server.origin + to, {
      method: 'POST',
      body: form,
      headers: { Origin: server.origin, Cookie: cookie, ...headers },
      redirect: 'manual',
    });
  };
  const digestIn = (page: string) => /name="reviewed" value="([^"]+)"/.exec(page)?.[1] ?? '';
  const profileOf = (email: string) => school.asOwner('select full_name from profiles where email = $1', [email]);

  it('is refused to visitors, parents and forms of other sites', async () => {
    const email = newAddress();
    const fields = { kind: 'accounts', text: accountCells(['New Person', email, 'admin']), intent: 'import' };
    const [parent, admin] = [await signIn('parent'), await signIn('admin')];
    for (const to of [path, `${path}.data`, `${path}/rows`]) {
      expect((await upload('', fields, to)).status, to).not.toBe(200);
      expect((await upload(parent.cookie, fields, to)).status, to).toBe(403);
      expect((await upload(admin.cookie, fields, to, { Origin: 'https://elsewhere.example' })).status, to).toBe(403);
    }
    expect((await parent.get(`${path}/templates/students`)).status).not.toBe(200);
    expect((await admin.get(`${path}/templates/secrets`)).status).toBe(404);
    expect((await admin.get(`${path}/rows`)).status).toBe(404);
    expect(await profileOf(email)).toEqual([]);
  });

  it('refuses unreadable files with a reason, and keeps the pasted text', async () => {
    const { cookie } = await signIn('admin');
    const say = async (fields: Record<string, string | Blob>) => {
      const response = await upload(cookie, { kind: 'students', ...fields });
      expect(response.status).toBe(400);
      return response.text();
    };
    expect(await say({})).toContain(texts['imports.refused.missing']);
    expect(await say({ file: new Blob([Buffer.alloc(200, 0xfe)]) })).toContain('The file is not a CSV file in UTF-8');
    expect(await say({ file: new Blob([Buffer.alloc(5 * 1024 * 1024 + 1, 'a')]) })).toContain('larger than 5 MB');
    const pasted = await say({ text: 'Name\tClass' });
    expect(pasted).toContain(texts['imports.refused.no rows']);
    expect(pasted).toContain('Name\tClass</textarea>');
  });

  it('requires a choice of the columns that it does not recognise', async () => {
    const { cookie } = await signIn('admin');
    const text = 'Person;Contact;Job\nAda Okafor;ada@example.org;Parent';
    const unrecognised = await (await upload(cookie, { kind: 'accounts', text })).text();
    expect(unrecognised).toContain('Choose the column for “Full name”.');
    expect(digestIn(unrecognised)).toBe('');
    const columns = { 'column.0': 'fullName', 'column.1': 'email', 'column.2': 'role' };
    const checked = await (await upload(cookie, { kind: 'accounts', text, ...columns })).text();
    expect(selectOf(checked, 'column.1')).toContain('value="email" selected');
    expect(digestIn(checked)).not.toBe('');
  });

  it('shows every row, imports the reviewed rows once, and returns the rows with errors', async () => {
    const { person, cookie, get } = await signIn('admin');
    const [email, other] = [newAddress(), newAddress()];
    const cells = accountCells(
      ['Uzma Import', email, 'Parent'],
      ['=1+1', other, 'Parent'],
      [person.fullName, person.email, 'Parent'],
    );
    const file = new Blob([Buffer.from(`\ufeff${cells}`, 'utf16le')]);
    const checked = await upload(cookie, { kind: 'accounts', file });
    expect(checked.status).toBe(200);
    const page = await checked.text();
    expect(textOf(rowOf(page, email))).toContain('Will be added.');
    expect(textOf(rowOf(page, person.email))).toContain(texts['imports.problem.otherRole']);
    const fields = { kind: 'accounts', text: cells, reviewed: digestIn(page), intent: 'import', invitations: 'now' };

    const otherwise = await upload(cookie, { ...fields, 'column.0': 'fullName', 'column.1': 'email', 'column.2': '' });
    expect(textOf(await otherwise.text())).toContain('Choose the column for “Role”.');
    expect(await profileOf(email)).toEqual([]);

    const imported = await upload(cookie, fields);
    expect(imported.status).toBe(200);
    expect(textOf(await imported.text())).toContain('1 row added 2 rows left out 1 account created');
    expect(await profileOf(email)).toEqual([{ full_name: 'Uzma Import' }]);
    const again = await upload(cookie, fields);
    expect(again.status).toBe(409);
    expect(textOf(await again.text())).toContain(texts['imports.outdated']);
    const mails = await school.asOwner(
      'select template from mails join profiles on profiles.id = person_id where email = $1',
      [email],
    );
    expect(mails).toEqual([{ template: 'invitation-link' }]);

    const rows = await upload(cookie, { ...fields, rows: 'errors' }, `${path}/rows`);
    expect(rows.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(rows.headers.get('cache-control')).toBe('private, no-store');
    const lines = (await rows.text()).trimEnd().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(`"'=1+1","${other}","Parent","3","Full name: `);
    const template = await (await get(`${path}/templates/accounts`)).text();
    expect(template).toContain('"Full name","Email","Role","Language"');
  });
});
