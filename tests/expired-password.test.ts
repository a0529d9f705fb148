import { beforeAll, describe, expect, it } from 'vitest';
import { translations as texts } from '#content/translations/en.ts';
import { accountCells, newAddress } from './support/console-forms.ts';
import { textOf } from './support/html.ts';
import { uniqueName } from './support/people.ts';
import { serveSchool } from './support/school-server.ts';
import { type SignedIn, signInTo } from './support/signed-in.ts';

/* The password was entered recently when a request is checked, and no longer when it writes. */

const { server, school } = serveSchool();

beforeAll(async () => {
  // What pages check stays true; require_recent_password() of the database still reads the time.
  await school.asOwner(
    `create or replace function accounts.is_password_recent(session accounts.sessions) returns boolean
     language sql stable return true`,
  );
});

async function signInLongAgo(): Promise<SignedIn> {
  const signedIn = await signInTo({ server, school }, 'admin');
  await school.asOwner(
    `update accounts.sessions set password_entered_at = now() - interval '12 minutes' where person_id = $1`,
    [signedIn.person.id],
  );
  return signedIn;
}

const forms: Record<string, () => Promise<{ path: string; form: Record<string, string>; typed: string }>> = {
  'a new member of staff': async () => {
    const fullName = uniqueName('Typed');
    const form = { fullName, email: newAddress(), password: '', language: 'en', role: 'mentor' };
    return { path: '/admin-console', form, typed: fullName };
  },
  'a new email address': async () => {
    const { id } = await school.makePerson('parent');
    const email = newAddress();
    const form = { intent: 'save-details', fullName: uniqueName(), email, confirmed: 'yes' };
    return { path: `/admin-console/accounts/${id}`, form, typed: email };
  },
  'a student with a mentor': async () => {
    const { id: academicMentorId } = await school.makePerson('mentor');
    const { id } = await school.makeStudent({ fullName: uniqueName() });
    const [stored] = await school.asOwner<{ student_number: string; revision: string }>(
      'select student_number, revision::text from students where id = $1',
      [id],
    );
    const fullName = uniqueName('Typed');
    const rest = { revision: stored?.revision ?? '', studentNumber: stored?.student_number ?? '' };
    const form = { intent: 'save', ...rest, fullName, currentLevel: '', className: '', academicMentorId };
    return { path: `/admin-console/students/${id}`, form: { ...form, wellbeingCoachId: '' }, typed: fullName };
  },
  'the holder of an office': async () => {
    const { id } = await school.makePerson('mentor');
    const form = { holderId: id, deputyId: '', confirmed: ':' };
    return { path: '/admin-console/offices/compliance', form, typed: id };
  },
  'a suspension': async () => {
    const { id } = await school.makePerson('parent');
    return { path: '/admin-console/accounts', form: { intent: 'suspend', accountId: id, confirmed: 'yes' }, typed: id };
  },
};

describe('A form whose password expires before it is saved', () => {
  it.each(Object.keys(forms))('asks for it and keeps what was typed: %s', async (name) => {
    const { post, person } = await signInLongAgo();
    const { path, form, typed } = (await forms[name]?.()) ?? { path: '', form: {}, typed: '' };
    const response = await post(path, form);
    const page = await response.text();
    expect([400, 428]).toContain(response.status);
    expect(page).toContain('name="currentPassword"');
    expect(page).toContain(typed);
    const wrong = await post(path, {
      ...form,
      confirmed: form['confirmed'] ?? 'yes',
      currentPassword: 'Wrong-Horse-9x!',
    });
    expect([wrong.status, await wrong.text()]).toEqual([400, expect.stringContaining('name="currentPassword"')]);
    const right = { ...form, confirmed: form['confirmed'] ?? 'yes', currentPassword: person.password };
    expect((await post(path, right)).status).toBe(303);
  });

  it('asks for it before an uploaded file is imported', async () => {
    const { cookie, person } = await signInLongAgo();
    const upload = (fields: Record<string, string>) => {
      const body = new FormData();
      for (const [field, value] of Object.entries(fields)) body.append(field, value);
      const headers = { Origin: server.origin, Cookie: cookie };
      return fetch(`${server.origin}/admin-console/import`, { method: 'POST', body, headers, redirect: 'manual' });
    };
    const email = newAddress();
    const file = { kind: 'accounts', text: accountCells(['New Mentor', email, 'Mentor']) };
    const review = await (await upload(file)).text();
    const reviewed = /name="reviewed" value="([^"]+)"/.exec(review)?.[1] ?? '';
    const confirmed = { ...file, reviewed, intent: 'import', invitations: 'later' };
    const refused = await upload(confirmed);
    const page = await refused.text();
    expect([refused.status, textOf(page)]).toEqual([400, expect.stringContaining(texts['account.password.again'])]);
    expect(page).toContain(email);
    const added = () => school.asOwner('select full_name from profiles where email = $1', [email]);
    expect(await added()).toEqual([]);
    expect((await upload({ ...confirmed, currentPassword: person.password })).status).toBe(200);
    expect(await added()).toEqual([{ full_name: 'New Mentor' }]);
  });
});
