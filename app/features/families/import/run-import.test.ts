import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addStudents } from '#database/samples/students.ts';
import { person, readAs, visitor, writeAs } from '#platform/database.server.ts';
import type { Identity } from '#platform/identity.server.ts';
import { countRows } from '#tests/support/count-rows.ts';
import { inNameOf } from '#tests/support/forged-transaction.ts';
import { makePerson, type TestPerson, withRecentPassword } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { findPasswordLink } from '../../accounts/password-links.server.ts';
import { secretContext } from '../../mails/sealed-mails.server.ts';
import { guessColumns } from './columns.server.ts';
import { type ImportedFile, planImport } from './make-plan.server.ts';
import { runImport } from './run-import.server.ts';
import { parseTable } from './table.server.ts';

let database: TestDatabase;
let admin: TestPerson;
let mentor: TestPerson;
beforeAll(async () => {
  database = await openTestDatabase();
  admin = await makePerson(database, 'admin');
  mentor = await makePerson(database, 'mentor');
});
afterAll(() => database.close());

const headingsOf = {
  accounts: 'Full name,Email,Role,Language',
  students:
    'Full name,Student number,Current level,Class,Academic Mentor (email),Guardian 1: name,Guardian 1: email,' +
    'Guardian 1: relation,Guardian 1: language,Guardian 2: name,Guardian 2: email',
};

function fileOf(kind: keyof typeof headingsOf, ...rows: (string | null)[][]): ImportedFile {
  const table = parseTable([headingsOf[kind], ...rows.map((cells) => cells.join(','))].join('\n'));
  if (typeof table === 'string') throw new Error(table);
  return { kind, table, columns: guessColumns(kind, table.headings) };
}

const plan = (file: ImportedFile) => readAs(person(admin.id), (tx) => planImport(tx, file));

async function run(file: ImportedFile, sendsInvitations = false) {
  const { digest: reviewed } = await plan(file);
  return runAs(await withRecentPassword(database, admin), { ...file, reviewed, sendsInvitations });
}

const runAs = (identity: Identity, order: ImportedFile & { reviewed: string; sendsInvitations: boolean }) =>
  writeAs(identity, (tx) => runImport(inNameOf(admin.id, tx, database), order));

/** Line, status and the texts of the problems of each row. */
const verdicts = async (file: ImportedFile) =>
  (await plan(file)).rows.map(({ line, status, problems, changes }) => [
    line,
    status,
    ...problems.map(({ text, otherLine }) => (otherLine ? `${text} ${otherLine}` : text)),
    ...changes,
  ]);

const newNumber = () => `I-${randomUUID().slice(0, 12)}`;
const newAddress = () => `${randomUUID()}@example.org`;
const student = (number: string, ...more: (string | null)[]) => ['Noah Okafor', number, ...more];

const counts = () => countRows(database);

describe('The check of an import', () => {
  it('refuses non-administrators', async () => {
    const parent = await makePerson(database, 'parent');
    const suspended = await makePerson(database, 'admin');
    await database.asOwner('update profiles set suspended_at = now() where id = $1', [suspended.id]);
    const before = await counts();
    for (const file of [
      fileOf('accounts', ['Ada Okafor', newAddress(), 'Parent']),
      fileOf('students', student(newNumber())),
    ]) {
      const { digest: reviewed } = await plan(file);
      for (const identity of [person(parent.id), person(mentor.id), person(suspended.id), visitor])
        await expect(runAs(identity, { ...file, reviewed, sendsInvitations: true })).rejects.toMatchObject({
          code: '42501',
        });
    }
    expect(await counts()).toEqual(before);
  });

  it('refuses the whole import if the records have changed since the review', async () => {
    const number = newNumber();
    const file = fileOf('students', student(number), student(newNumber()));
    const { digest: reviewed } = await plan(file);
    await addStudents(database.asOwner, [{ fullName: 'Noah Okafor', number }]);
    const before = await counts();
    const { outcome, plan: current } = await runAs(person(admin.id), { ...file, reviewed, sendsInvitations: false });
    expect([outcome, current.counts.rows]).toEqual(['outdated', { error: 0, new: 1, changed: 0, unchanged: 1 }]);
    expect(await counts()).toEqual(before);
  });

  // @see translations imports
  it('refuses invalid rows one by one, with the reason and the line of a conflicting row', async () => {
    const [parent, gone] = [await makePerson(database, 'parent'), await makePerson(database, 'parent')];
    await database.asOwner('update profiles set suspended_at = now() where id = $1', [gone.id]);
    const [number, archived, shared] = [newNumber(), newNumber(), newAddress()];
    await addStudents(database.asOwner, [{ number: archived, archivedAt: new Date() }]);
    const guardian = (name: string, email: string, relation = '', language = '') => [
      '',
      '',
      '',
      name,
      email,
      relation,
      language,
    ];
    const rows: [(string | null)[], ...string[]][] = [
      [student(number), 'new'],
      [student(number.toLowerCase()), 'error', 'imports.problem.sameNumber 2'],
      [['X', '1'], 'error', 'validation.name.tooShort', 'validation.studentNumber.tooShort'],
      [student(archived), 'error', 'imports.problem.archived'],
      [student(newNumber(), 'Wizard', '8B'), 'error', 'validation.level.unknown'],
      [student(newNumber(), '', '', parent.email), 'error', 'imports.problem.noMentor'],
      [student(newNumber(), ...guardian('Ada Okafor', 'ada')), 'error', 'validation.email.invalid'],
      [student(newNumber(), ...guardian('Ada Okafor', '')), 'error', 'imports.problem.empty'],
      [student(newNumber(), ...guardian('', newAddress())), 'error', 'imports.problem.nameMissing'],
      [student(newNumber(), ...guardian('Ada Okafor', mentor.email)), 'error', 'imports.problem.unsuitableGuardian'],
      [student(newNumber(), ...guardian('Ada Okafor', gone.email)), 'error', 'imports.problem.unsuitableGuardian'],
      [
        student(newNumber(), ...guardian('Ada Okafor', newAddress(), 'Aunt', 'Elvish')),
        ...['error', 'validation.relation.invalid', 'validation.language.invalid'],
      ],
      [
        student(newNumber(), ...guardian('Ada Okafor', shared), 'Eve Okafor', shared.toUpperCase()),
        ...['error', 'imports.problem.sameAddressInRow'],
      ],
      [student(newNumber(), ...guardian('Ada Okafor', shared)), 'new'],
      [student(newNumber(), ...guardian('Eve Okafor', shared)), 'error', 'imports.problem.otherName 15'],
      [student(newNumber(), ...guardian('', shared)), 'new'],
    ];
    const file = fileOf('students', ...rows.map(([cells]) => cells));
    expect(await verdicts(file)).toEqual(rows.map(([, ...verdict], index) => [index + 2, ...verdict]));
    const accounts = fileOf(
      'accounts',
      ['Ada Okafor', shared, 'Parent', 'Français'],
      ['Ada Okafor', shared, 'Parent'],
      ['Test mentor', mentor.email, 'Administrator'],
      ['Ada Okafor', newAddress(), 'owner', 'Elvish'],
    );
    expect(await verdicts(accounts)).toEqual([
      [2, 'new'],
      [3, 'error', 'imports.problem.sameAddress 2'],
      [4, 'error', 'imports.problem.otherRole'],
      [5, 'error', 'validation.language.invalid', 'validation.role.invalid'],
    ]);
  });
});

describe('The problems of a row', () => {
  it('are all reported together, with a repeated number and the value that is unknown', async () => {
    const number = newNumber();
    const file = fileOf(
      'students',
      student(number),
      ['X', number, 'Wizard', '8B', 'nobody@example.org', 'Ada Okafor', '', 'Aunt'],
      ['Ada Okafor', ''],
      student(number, '', '', 'nobody@example.org'),
    );
    const rows = (await plan(file)).rows.map(({ problems }) => problems);
    expect(rows[1]).toEqual([
      { column: 'fullName', text: 'validation.name.tooShort' },
      {
        column: 'currentLevel',
        text: 'validation.level.unknown',
        unknown: { value: 'Wizard', permitted: 'level' },
      },
      { column: 'guardian1Email', text: 'imports.problem.empty' },
      {
        column: 'guardian1Relation',
        text: 'validation.relation.invalid',
        unknown: { value: 'Aunt', permitted: 'relation' },
      },
      { column: 'studentNumber', text: 'imports.problem.sameNumber', otherLine: 2 },
    ]);
    expect(rows[2]).toEqual([{ column: 'studentNumber', text: 'imports.problem.empty' }]);
    expect(rows[3]?.map(({ text }) => text)).toEqual(['imports.problem.sameNumber', 'imports.problem.noMentor']);
  });

  it('include a number or an address that an earlier row with another error has', async () => {
    const [number, address] = [newNumber(), newAddress()];
    expect(await verdicts(fileOf('students', ['X', number], student(number.toLowerCase())))).toEqual([
      [2, 'error', 'validation.name.tooShort'],
      [3, 'error', 'imports.problem.sameNumber 2'],
    ]);
    const accounts = fileOf('accounts', ['Ada Okafor', address, 'Wizard'], ['Ada Okafor', address, 'Parent']);
    expect(await verdicts(accounts)).toEqual([
      [2, 'error', 'validation.role.invalid'],
      [3, 'error', 'imports.problem.sameAddress 2'],
    ]);
  });

  it('name no role that is permitted for a cell without one', async () => {
    const [row] = (await plan(fileOf('accounts', ['Ada Okafor', newAddress(), '']))).rows;
    expect(row?.problems).toEqual([{ column: 'role', text: 'imports.problem.empty' }]);
  });
});

describe('An import', () => {
  it('joins names in two columns, and Chinese ones without a space', async () => {
    const numbers = [newNumber(), newNumber()];
    const table = parseTable(
      [
        'Pupil ID,Forename,Surname,Year Group,Form,Parent 1 Forename,Parent 1 Surname,Parent 1 Email',
        `${numbers[0]},Zoë,O’Neil,Year 8,,Seán,O’Neil,${newAddress()}`,
        `${numbers[1]},小明,王,,,,,`,
      ].join('\n'),
    );
    if (typeof table === 'string') throw new Error(table);
    await run({ kind: 'students', table, columns: guessColumns('students', table.headings) });
    const stored = await database.asOwner(
      `select students.full_name, class_name, profiles.full_name as guardian
       from students left join profiles on profiles.id = parent_id where student_number = any ($1) order by 3 nulls last`,
      [numbers],
    );
    expect(stored).toEqual([
      { full_name: 'Zoë O’Neil', class_name: 'Year 8', guardian: 'Seán O’Neil' },
      { full_name: '王小明', class_name: null, guardian: null },
    ]);
  });

  it('creates students, guardians and links in one transaction with audit rows, and nothing if it is repeated', async () => {
    const father = await makePerson(database, 'parent');
    const [first, second, mother] = [newNumber(), newNumber(), newAddress()];
    const family = ['Amara Okafor', mother, 'Mère', 'français', 'Ignored Name', father.email];
    const file = fileOf(
      'students',
      student(first, 'Primary', '4A', mentor.email, ...family),
      ['Ada Okafor', second, '8B', '', '', ...family],
      student(newNumber(), '', '', newAddress()),
    );
    const { outcome, plan: done } = await run(file);
    expect([outcome, done.counts]).toEqual([
      'imported',
      { rows: { error: 1, new: 2, changed: 0, unchanged: 0 }, accounts: 1 },
    ]);
    const stored = await database.asOwner(
      `select students.full_name, current_level, class_name, academic_mentor_id, array_agg(
         array[profiles.full_name, profiles.email, relation, language, may_view::text, may_write::text, receives_mail::text]
         order by added_at) as guardians
       from students join student_guardians on student_id = students.id join profiles on profiles.id = guardian_id
         join accounts.people on people.id = guardian_id
       where student_number = any ($1) group by students.id order by student_number = $2 desc`,
      [[first, second], first],
    );
    const rights = ['true', 'true', 'true'];
    const guardians = [
      ['Amara Okafor', mother, 'mother', 'fr', ...rights],
      ['Test parent', father.email, 'parent', null, ...rights],
    ];
    expect(stored).toEqual([
      {
        ...{ full_name: 'Noah Okafor', current_level: 'Primary', class_name: '4A' },
        ...{ academic_mentor_id: mentor.id, guardians },
      },
      { full_name: 'Ada Okafor', current_level: null, class_name: '8B', academic_mentor_id: null, guardians },
    ]);
    const acts = await database.asOwner<{ act: string; details: unknown }>(
      `select act, details from audit_log where actor_id = $1 and happened_at = (select max(happened_at) from audit_log)
       order by id`,
      [admin.id],
    );
    expect(acts.map(({ act }) => act).toSorted()).toEqual([
      'account created',
      ...Array(4).fill('guardian added'),
      'records imported',
      'student added',
      'student added',
    ]);
    expect(acts.find(({ act }) => act === 'records imported')?.details).toEqual({
      ...{ kind: 'students', new: '2', changed: '0', unchanged: '0', leftOut: '1', accounts: '1' },
    });
    expect(JSON.stringify(acts)).not.toContain('Okafor');

    const before = await counts();
    const again = await run(file, true);
    expect(again.plan.counts).toEqual({ rows: { error: 1, new: 0, changed: 0, unchanged: 2 }, accounts: 0 });
    expect(await counts()).toEqual({ ...before, audit: String(Number(before?.['audit']) + 1) });
  });

  // @see translations imports
  it('changes fields that have a value in the file, and keeps the others', async () => {
    const [kept, added] = [await makePerson(database, 'parent'), await makePerson(database, 'parent')];
    const number = newNumber();
    await addStudents(database.asOwner, [
      { fullName: 'Noah Okafor', number, level: 'Primary', className: '4A', mentorId: mentor.id, parentId: kept.id },
    ]);
    const file = fileOf('students', ['Noah A Okafor', number.toLowerCase(), '', '5B', '', '', added.email, 'Father']);
    expect(await verdicts(file)).toEqual([[2, 'changed', 'fullName', 'className', 'guardian1Email']]);
    await run(file);
    const [row] = await database.asOwner(
      `select students.*, (select array_agg(guardian_id order by added_at) from student_guardians
         where student_id = students.id) as guardians from students where student_number = $1`,
      [number],
    );
    expect(row).toMatchObject({
      ...{ full_name: 'Noah A Okafor', current_level: 'Primary', class_name: '5B', academic_mentor_id: mentor.id },
      guardians: [kept.id, added.id],
    });
    const [event] = await database.asOwner(
      `select details from audit_log where act = 'student changed' and subject_id = $1`,
      [row?.['id']],
    );
    expect(event).toEqual({ details: { changed: ['fullName', 'className'] } });
    const relation = fileOf('students', ['Noah A Okafor', number, '', '', '', '', added.email, 'other']);
    expect(await verdicts(relation)).toEqual([[2, 'changed', 'guardian1Relation']]);
    await run(relation);
    expect(await verdicts(relation)).toEqual([[2, 'unchanged']]);
    await database.asOwner(
      `update student_guardians set restricted_at = now(), restriction_reason = 'court-order' where guardian_id = $1`,
      [added.id],
    );
    const restricted = fileOf('students', ['Noah A Okafor', number, '', '', '', '', added.email, 'Father']);
    expect(await verdicts(restricted)).toEqual([[2, 'unchanged']]);
  });

  // @see translations imports
  it('creates accounts that cannot sign in before they are invited, and renames existing ones', async () => {
    const known = await makePerson(database, 'mentor');
    const [now, later] = [newAddress(), newAddress()];
    await run(fileOf('accounts', ['Later Person', later, '导师', 'zh']));
    const renamed = fileOf(
      'accounts',
      ['Now Person', now, 'Administrateur'],
      ['Renamed Person', known.email, 'mentor'],
    );
    expect(await verdicts(renamed)).toEqual([
      [2, 'new'],
      [3, 'changed', 'fullName'],
    ]);
    await run(renamed, true);
    const stored = await database.asOwner(
      `select full_name, role, language, password_hash is null as waits, (select count(*)::int from mails
         where person_id = profiles.id and template = 'invitation-link' and requested_by = $2) as mails
       from profiles join user_roles on user_id = profiles.id join accounts.people on people.id = profiles.id
       where email = any ($1) order by full_name`,
      [[now, later, known.email], admin.id],
    );
    expect(stored).toEqual([
      { full_name: 'Later Person', role: 'mentor', language: 'zh', waits: true, mails: 0 },
      { full_name: 'Now Person', role: 'admin', language: null, waits: true, mails: 1 },
      { full_name: 'Renamed Person', role: 'mentor', language: null, waits: false, mails: 0 },
    ]);
    const [mail] = await database.asOwner<{ id: string; sealed_secret: Buffer; jobs: number }>(
      `select mails.id, sealed_secret, (select count(*)::int from graphile_worker.jobs
         where key = 'send-mail:' || mails.id) as jobs
       from mails join profiles on profiles.id = person_id where email = $1`,
      [now],
    );
    if (!mail) throw new Error('no mail');
    expect(mail.jobs).toBe(1);
    const token = database.keyring.unseal(secretContext(mail.id), mail.sealed_secret);
    expect(await findPasswordLink(token)).toMatchObject({ purpose: 'invitation', email: now });
  });

  it('stores 620 rows in several batches', async () => {
    const rows = Array.from({ length: 620 }, () => student(newNumber(), '', '', '', 'Ada Okafor', newAddress()));
    const { plan: done } = await run(fileOf('students', ...rows), true);
    expect(done.counts).toEqual({ rows: { error: 0, new: 620, changed: 0, unchanged: 0 }, accounts: 620 });
  });
});

describe('Safety details of an import', () => {
  const headings =
    'Full name,Student number,Country,Time zone,Emergency contact: name,Emergency contact: relation,Emergency contact: phone';
  function fileWith(...rows: string[]): ImportedFile {
    const table = parseTable([headings, ...rows].join('\n'));
    if (typeof table === 'string') throw new Error(table);
    return { kind: 'students', table, columns: guessColumns('students', table.headings) };
  }

  // @see translations imports
  it('are checked: country in any language or as a code, time zone, and a contact that is complete', async () => {
    const number = newNumber();
    const verdictOf = async (cells: string) =>
      (await verdicts(fileWith(`Noah Okafor,${number},${cells}`)))[0]?.slice(1);
    for (const country of [
      'AE',
      'ae',
      'United Arab Emirates',
      'الإمارات العربية المتحدة',
      'Émirats arabes unis',
      '阿拉伯联合酋长国',
    ])
      expect(await verdictOf(`${country},Asia/Dubai,,,`), country).toEqual(['new']);
    expect(await verdictOf('Atlantis,,,,')).toEqual(['error', 'imports.problem.country']);
    expect(await verdictOf('AE,Dubai,,,')).toEqual(['error', 'safety.timeZone.missing']);
    expect(await verdictOf(',Asia/Dubai,,,')).toEqual(['error', 'imports.problem.empty']);
    expect(await verdictOf('AE,,Ngozi,Aunt,')).toEqual(['error', 'imports.problem.empty']);
    expect(await verdictOf('AE,,,,+971 50 123 4567')).toEqual(['error', 'imports.problem.empty']);
    expect(await verdictOf('AE,,Ngozi,,call me')).toEqual(['error', 'safety.contact.phone.invalid']);
  });

  it('are entered once, encrypted and unconfirmed, and never replace others', async () => {
    const [added, known] = [newNumber(), newNumber()];
    const [{ id: knownId } = { id: '' }] = await addStudents(database.asOwner, [
      { fullName: 'Noah Okafor', number: known },
    ]);
    const cells = 'Nigeria,Africa/Lagos,Ngozi,Aunt,+234 800 555 0141';
    const file = fileWith(`Noah Okafor,${added},${cells}`, `Noah Okafor,${known},${cells}`);
    expect(await verdicts(file)).toEqual([
      [2, 'new'],
      [3, 'changed', 'country'],
    ]);
    expect((await run(file)).outcome).toBe('imported');
    expect(await verdicts(file)).toEqual([
      [2, 'unchanged'],
      [3, 'unchanged'],
    ]);
    const stored = await database.asOwner<{ student_id: string; contacts: Buffer }>(
      `select student_id, number, confirmed_at, author_id, contacts from safety_records`,
    );
    expect(stored).toHaveLength(2);
    expect(stored).toContainEqual({
      student_id: knownId,
      number: 1,
      confirmed_at: null,
      author_id: admin.id,
      contacts: expect.any(Buffer),
    });
    expect(stored[0]?.contacts.toString('utf8')).not.toContain('Ngozi');
    expect(await verdicts(fileWith(`Noah Okafor,${known},FR,,,,`))).toEqual([[2, 'unchanged']]);
  });
});
