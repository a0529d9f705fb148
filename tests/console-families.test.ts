import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Role } from '#content/roles.ts';
import { translations as arabic } from '#content/translations/ar.ts';
import { translations as texts } from '#content/translations/en.ts';
import { translations as french } from '#content/translations/fr.ts';
import { newAddress, newFamily } from './support/console-forms.ts';
import { selectOf, textOf } from './support/html.ts';
import { serveSchool } from './support/school-server.ts';
import { signInTo } from './support/signed-in.ts';

/* Families and students in the admin console over HTTP. */

const { server, school } = serveSchool();

const signIn = (role: Role, moreCookies = '') => signInTo({ server, school }, role, moreCookies);

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
    const found = await (await get(`/admin-console/accounts?search=${sibling['students.0.studentNumber']}`)).text();
    expect(found).toContain(texts['admin.list.none']);
  });

  it('gets a mentor only with the own password, and keeps what was typed until then', async () => {
    const { person, post } = await signIn('admin');
    const mentor = await school.makePerson('mentor');
    await school.asOwner(
      `update accounts.sessions set password_entered_at = now() - interval '11 minutes' where person_id = $1`,
      [person.id],
    );
    expect((await post(path, newFamily())).status).toBe(303);
    const family = newFamily({ 'students.0.academicMentorId': mentor.id });
    const question = await post(path, family);
    const asked = await question.text();
    expect([question.status, asked]).toEqual([428, expect.stringContaining('name="currentPassword"')]);
    expect(textOf(asked)).toContain(`${mentor.fullName} sees Noah Okafor and the family from then on.`);
    expect(asked.match(new RegExp(`value="${family['guardians.0.email']}"`, 'g'))).toHaveLength(2);
    const confirmed = { ...family, confirmed: 'yes' };
    for (const currentPassword of ['', 'Wrong-Horse-9x!']) {
      const refused = await post(path, { ...confirmed, currentPassword });
      expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('name="currentPassword"')]);
    }
    const stored = () =>
      school.asOwner('select academic_mentor_id from students where student_number = $1', [
        family['students.0.studentNumber'],
      ]);
    expect(await stored()).toEqual([]);
    expect((await post(path, { ...confirmed, currentPassword: person.password })).status).toBe(303);
    expect(await stored()).toEqual([{ academic_mentor_id: mentor.id }]);
  });

  it('is refused with a mentor’s account, a repeated address or a used number, at their rows', async () => {
    const { post } = await signIn('admin');
    const [mentor, student] = [await school.makePerson('mentor'), await school.makeStudent({})];
    const submit = async (form: Record<string, string>) => {
      const response = await post(path, form);
      expect(response.status).toBe(400);
      return textOf(await response.text());
    };
    expect(await submit(newFamily({ email: mentor.email, 'guardians.0.useExisting': 'on' }))).toContain(
      `Guardian 1: ${texts['family.email.unsuitable']}`,
    );
    const email = newAddress();
    const second = { 'guardians.1.fullName': 'Johan', 'guardians.1.language': 'en', 'guardians.1.relation': 'father' };
    expect(await submit(newFamily({ email, ...second, 'guardians.1.email': email.toUpperCase() }))).toContain(
      `Guardian 2: ${texts['family.email.repeated']}`,
    );
    expect(await submit(newFamily({ email, studentNumber: student.number }))).toContain(
      `Student 1: ${texts['validation.studentNumber.taken']}`,
    );
    const used = (await school.makePerson('parent')).email;
    const both = await submit(newFamily({ email: used, studentNumber: student.number.toLowerCase() }));
    expect(both).toContain(`Guardian 1: ${texts['family.email.used']}`);
    expect(both).toContain(`Student 1: ${texts['validation.studentNumber.taken']}`);
    expect(await school.asOwner('select from profiles where email = $1', [email])).toEqual([]);
  });
});

describe('A family enrolled from an enquiry', () => {
  const pathOf = (id: string) => `/admin-console/families/add?enquiry=${id}`;
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
    expect(await (await get(`/admin-console/enquiries/${enquiry.id}`)).text()).toContain(pathOf(enquiry.id));
    const page = await (await get(pathOf(enquiry.id))).text();
    expect(page).toMatch(/<input[^>]*name="guardians.0.fullName"[^>]*value="Noor Haddad"/);
    expect(page).toMatch(new RegExp(`<input[^>]*name="guardians.0.email"[^>]*value="${email}"`));
    expect(page).toMatch(/<option value="ar"[^>]*selected/);
    expect(page).toMatch(/<option value="Middle Years"[^>]*selected/);
    expect(textOf(page)).toContain(`From enquiry ${enquiry.reference}.`);
    const family = newFamily({ email, revision: '0' });
    expect((await post(pathOf(enquiry.id), family)).status).toBe(303);
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
    expect((await post(pathOf(enquiry.id), newFamily({ revision: '0' }))).status).toBe(303);
    for (const revision of ['0', '1']) {
      const family = newFamily({ revision, 'students.0.fullName': 'Typed Name' });
      const refused = await post(pathOf(enquiry.id), family);
      expect(refused.status).toBe(400);
      const page = await refused.text();
      expect(textOf(page)).toContain(`Nothing has been created: enquiry ${enquiry.reference} has changed`);
      expect(page).toMatch(/<input[^>]*name="students.0.fullName"[^>]*value="Typed Name"/);
      expect(await studentsOf(family['students.0.studentNumber'])).toEqual([]);
    }
    expect(textOf(await (await get(pathOf(enquiry.id))).text())).toContain('Nothing has been created');
  });

  it('requires an enquiry about a scheduled consultation', async () => {
    const { get, post } = await signIn('admin');
    const [early, complaint] = [await school.makeEnquiry(), await school.makeEnquiry({ topic: 'complaint' })];
    expect(textOf(await (await get(pathOf(early.id))).text())).toContain('Nothing has been created');
    expect((await post(pathOf(early.id), newFamily({ revision: '0' }))).status).toBe(400);
    expect(await stateOf(early.id)).toEqual([{ state: 'new', revision: 0 }]);
    for (const id of [complaint.id, randomUUID(), 'x']) {
      expect((await get(pathOf(id))).status, id).toBe(404);
      expect((await post(pathOf(id), newFamily())).status, id).toBe(404);
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
      const form = { fullName: 'Test Student', studentNumber: number, revision: '0', ...wrong };
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
    const [, revision = ''] = /name="revision" value="(\d+)"/.exec(page) ?? [];
    const form = { fullName: 'نوح', studentNumber: number, revision };
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
