import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languageCodes } from '#content/languages.ts';
import { addGuardians } from '#database/samples/guardians.ts';
import { addStudents } from '#database/samples/students.ts';
import { listContacts } from '#features/families/contacts.server.ts';
import { guessColumns } from '#features/families/import/columns.server.ts';
import { planImport } from '#features/families/import/make-plan.server.ts';
import { parseTable } from '#features/families/import/table.server.ts';
import { studentList } from '#features/students/students.ts';
import { csvSeparator } from '#http/csv-download.server.ts';
import { loadAllTexts } from '#i18n/all-texts.server.ts';
import { translateInto } from '#i18n/translate-into.server.ts';
import { csvLine, utf8Bom } from '#platform/csv.ts';
import { person, readAs } from '#platform/database.server.ts';
import { parseListQuery } from '#platform/lists.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { contactColumns } from './contact-columns.ts';

let database: TestDatabase;
let admin: TestPerson;
let mother: TestPerson;
let restricted: TestPerson;
let suspended: TestPerson;
beforeAll(async () => {
  database = await openTestDatabase();
  loadAllTexts();
  admin = await makePerson(database, 'admin');
  const mentor = await makePerson(database, 'mentor');
  [mother, restricted, suspended] = [
    await makePerson(database, 'parent', { fullName: 'Amara Okafor' }),
    await makePerson(database, 'parent'),
    await makePerson(database, 'parent'),
  ];
  const students = await addStudents(database.asOwner, [
    { fullName: 'Noah Okafor', number: 'C-00001', level: 'Primary', parentId: mother.id, mentorId: mentor.id },
    { fullName: '王小明', number: 'C-00002', parentId: suspended.id },
  ]);
  const noah = students[0]?.id ?? '';
  await database.asOwner(`update students set class_name = '-4A;=B' where id = $1`, [noah]);
  await addGuardians(database.asOwner, [{ studentId: noah, guardianId: restricted.id }]);
  await database.asOwner(
    `update student_guardians set restricted_at = now(), restriction_reason = 'other' where guardian_id = $1`,
    [restricted.id],
  );
  await database.asOwner(`update student_guardians set relation = 'mother' where guardian_id = $1`, [mother.id]);
  await database.asOwner(`update accounts.people set language = 'zh' where id = $1`, [mother.id]);
  await database.asOwner('update profiles set suspended_at = now() where id = $1', [suspended.id]);
});
afterAll(() => database.close());

const query = parseListQuery(studentList, new URLSearchParams());
const contacts = (reader = admin) => readAs(person(reader.id), (tx) => listContacts(tx, query, 50));

describe('The contacts of families', () => {
  it.each(languageCodes)('are read back by an import without a change: %s', async (language) => {
    const t = translateInto(language);
    const { items } = await contacts();
    const lines = [
      contactColumns.map(([heading]) => heading(t)),
      ...items.map((item) => contactColumns.map(([, cell]) => cell(item, t))),
    ].map((cells) => csvLine(cells, csvSeparator(language)));
    const table = parseTable((utf8Bom + lines.join('')).replaceAll('\r\n', '\n'));
    if (typeof table === 'string') throw new Error(table);
    const columns = guessColumns('students', table.headings);
    expect(columns).not.toContain(null);
    const { rows } = await readAs(person(admin.id), (tx) => planImport(tx, { kind: 'students', table, columns }));
    expect(rows.map(({ status, problems }) => [status, problems])).toEqual([
      ['unchanged', []],
      ['unchanged', []],
    ]);
  });

  it('have addresses, relations and languages, and nobody who is restricted or suspended', async () => {
    const { items } = await contacts();
    expect(
      items.map(({ guardians }) => guardians.map(({ email, relation, language }) => [email, relation, language])),
    ).toEqual([[[mother.email, 'mother', 'zh']], []]);
  });

  it('are refused to non-administrators', async () => {
    await expect(contacts(mother)).rejects.toMatchObject({ code: '42501' });
  });
});
