import { describe, expect, it } from 'vitest';
import type { Role } from '#content/roles.ts';
import { translations as texts } from '#content/translations/en.ts';
import { accountCells, newAddress, newNumber } from './support/console-forms.ts';
import { rowOf, selectOf, textOf } from './support/html.ts';
import { serveSchool } from './support/school-server.ts';
import { signInTo } from './support/signed-in.ts';

/* The import of files over HTTP. */

const { server, school } = serveSchool();

const signIn = (role: Role) => signInTo({ server, school }, role);

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
  const leftOutIn = (page: string) => /name="leftOut" value="([^"]+)"/.exec(page)?.[1]?.replaceAll('&quot;', '"') ?? '';
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
    const submit = async (fields: Record<string, string | Blob>) => {
      const response = await upload(cookie, { kind: 'students', ...fields });
      expect(response.status).toBe(400);
      return response.text();
    };
    expect(await submit({})).toContain(texts['imports.refused.missing']);
    expect(await submit({ file: new Blob([Buffer.alloc(200, 0xfe)]) })).toContain(
      'The file is not a CSV file in UTF-8',
    );
    expect(await submit({ file: new Blob([Buffer.alloc(5 * 1024 * 1024 + 1, 'a')]) })).toContain('larger than 5 MB');
    const pasted = await submit({ text: 'Name\tClass' });
    expect(pasted).toContain(texts['imports.refused.no rows']);
    expect(pasted).toContain('Name\tClass</textarea>');
  });

  it('requires a choice of the columns that it does not recognise', async () => {
    const { cookie } = await signIn('admin');
    const text = 'Person;Contact;Job\nAda Okafor;ada@example.org;Parent';
    const unrecognised = await (await upload(cookie, { kind: 'accounts', text })).text();
    expect(unrecognised).toContain('Choose the column for “Full Name”.');
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
    expect(checked.status).toBe(428);
    const page = await checked.text();
    expect(textOf(rowOf(page, email))).toContain('Will be added.');
    expect(textOf(rowOf(page, person.email))).toContain(texts['imports.problem.otherRole']);
    const fields = { kind: 'accounts', text: cells, reviewed: digestIn(page), intent: 'import', invitations: 'now' };

    const otherwise = await upload(cookie, { ...fields, 'column.0': 'fullName', 'column.1': 'email', 'column.2': '' });
    expect(textOf(await otherwise.text())).toContain('Choose the column for “Role”.');
    expect(await profileOf(email)).toEqual([]);

    const imported = await upload(cookie, fields);
    expect(imported.status).toBe(200);
    const finished = await imported.text();
    expect(textOf(finished)).toContain('1 row added 2 rows left out 1 account created');
    expect(await profileOf(email)).toEqual([{ full_name: 'Uzma Import' }]);
    const again = await upload(cookie, fields);
    expect(again.status).toBe(409);
    expect(textOf(await again.text())).toContain(texts['imports.outdated']);
    const mails = await school.asOwner(
      'select template from mails join profiles on profiles.id = person_id where email = $1',
      [email],
    );
    expect(mails).toEqual([{ template: 'invitation-link' }]);

    const leftOut = leftOutIn(finished);
    const rows = await upload(cookie, { kind: 'accounts', text: cells, leftOut }, `${path}/rows`);
    expect(rows.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(rows.headers.get('cache-control')).toBe('private, no-store');
    const lines = (await rows.text()).trimEnd().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(`"'=1+1","${other}","Parent","3","Full Name: `);
    const template = await (await get(`${path}/templates/accounts`)).text();
    const [headings, explanation] = template.split('\r\n');
    expect(headings).toContain('"Full Name","Email","Role","Language"');
    expect(explanation).toContain('"Parent, Mentor, Administrator"');
    const untouched = await upload(cookie, { kind: 'accounts', text: template });
    expect(textOf(await untouched.text())).toContain(texts['imports.refused.no rows']);
  });

  it('returns each row that was left out, also if its error has gone with the import', async () => {
    const { cookie } = await signIn('admin');
    const address = newAddress();
    const text = [
      'Full name;Student number;Guardian 1: name;Guardian 1: email',
      `Jan Novák;${newNumber()};Anna Novák;${address}`,
      `Eva Novák;${newNumber()};Anna Nováková;${address}`,
    ].join('\n');
    const fields = { kind: 'students', text };
    const reviewed = digestIn(await (await upload(cookie, fields)).text());
    const finished = await upload(cookie, { ...fields, reviewed, intent: 'import', invitations: 'later' });
    const leftOut = leftOutIn(await finished.text());
    const rows = await (await upload(cookie, { ...fields, leftOut }, `${path}/rows`)).text();
    const [, ...lines] = rows.trimEnd().split('\r\n');
    expect(lines).toEqual([expect.stringMatching(/^"Eva Novák".*"3","Guardian 1: email: Another row .*\(line 2\)"$/)]);
    for (const malformed of ['[[1', '{"2":"x"}']) {
      const all = await upload(cookie, { ...fields, leftOut: malformed }, `${path}/rows`);
      expect((await all.text()).trimEnd().split('\r\n')).toHaveLength(3);
    }
  });

  it('requires a recent password to add an administrator', async () => {
    const { person, cookie } = await signIn('admin');
    await school.asOwner(
      `update accounts.sessions set password_entered_at = now() - interval '11 minutes' where person_id = $1`,
      [person.id],
    );
    const email = newAddress();
    const fields = { kind: 'accounts', text: accountCells(['Second Admin', email, 'Administrator']) };
    const preview = await (await upload(cookie, fields)).text();
    expect(preview).toContain('name="currentPassword"');
    const confirmed = { ...fields, reviewed: digestIn(preview), intent: 'import', invitations: 'later' };

    const without = await upload(cookie, confirmed);
    expect(without.status).toBe(400);
    expect(await without.text()).toContain(texts['account.password.again']);
    const wrong = await upload(cookie, { ...confirmed, currentPassword: 'Wrong-Password-1' });
    expect(wrong.status).toBe(400);
    expect(await profileOf(email)).toEqual([]);

    const right = await upload(cookie, { ...confirmed, currentPassword: person.password });
    expect(right.status).toBe(200);
    expect(await profileOf(email)).toEqual([{ full_name: 'Second Admin' }]);
  });

  it('asks for the password if it assigns mentors, also to known students', async () => {
    const { person, cookie } = await signIn('admin');
    const mentor = await school.makePerson('mentor');
    const known = await school.makeStudent({});
    const [number = ''] = (
      await school.asOwner<{ student_number: string }>('select student_number from students where id = $1', [known.id])
    ).map((row) => row.student_number);
    await school.asOwner(
      `update accounts.sessions set password_entered_at = now() - interval '11 minutes' where person_id = $1`,
      [person.id],
    );
    const fileWith = (studentNumber: string, email: string) => ({
      kind: 'students',
      text: `Full name;Student number;Academic Mentor (email)\nNoah Okafor;${studentNumber};${email}`,
    });
    for (const studentNumber of [number, newNumber()]) {
      const fields = fileWith(studentNumber, mentor.email);
      const preview = await (await upload(cookie, fields)).text();
      expect(preview).toContain('name="currentPassword"');
      const run = { ...fields, reviewed: digestIn(preview), intent: 'import', invitations: 'later' };
      expect((await upload(cookie, run)).status).toBe(400);
      expect(await school.asOwner('select from students where academic_mentor_id = $1', [mentor.id])).toEqual([]);
    }
    expect(await (await upload(cookie, fileWith(newNumber(), ''))).text()).not.toContain('name="currentPassword"');
    const fields = fileWith(number, mentor.email);
    const preview = await (await upload(cookie, fields)).text();
    const run = { ...fields, reviewed: digestIn(preview), intent: 'import', currentPassword: person.password };
    expect((await upload(cookie, run)).status).toBe(200);
    expect(await school.asOwner('select id from students where academic_mentor_id = $1', [mentor.id])).toEqual([
      { id: known.id },
    ]);
  });

  it('asks for no password to add others', async () => {
    const { person, cookie } = await signIn('admin');
    await school.asOwner(
      `update accounts.sessions set password_entered_at = now() - interval '11 minutes' where person_id = $1`,
      [person.id],
    );
    const preview = await upload(cookie, {
      kind: 'accounts',
      text: accountCells(['A Parent', newAddress(), 'Parent']),
    });
    expect(await preview.text()).not.toContain('name="currentPassword"');
  });
});
