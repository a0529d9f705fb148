import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSafetyDetails } from '#database/samples/safety.ts';
import { person, readAs, visitor, writeAs } from '#platform/database.server.ts';
import { parseListQuery } from '#platform/lists.ts';
import { inNameOf } from '#tests/support/forged-transaction.ts';
import { makePerson, type TestPerson, withRecentPassword } from '#tests/support/people.ts';
import { studentData } from '#tests/support/student-data.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { addStudent } from './add-student.server.ts';
import { archiveStudent, changeStudent, restoreStudent } from './change-student.server.ts';
import { type NewStudent, NewStudentSchema, StudentSchema } from './students.schema.ts';
import { countStudents, findStudent, listStudents, listStudentsOf } from './students.server.ts';
import { type StudentRecord, studentList } from './students.ts';
import type { StudentRefused } from './suitable-people.server.ts';

let database: TestDatabase;
let admin: TestPerson;
beforeAll(async () => {
  database = await openTestDatabase();
  admin = await makePerson(database, 'admin');
});
afterAll(() => database.close());

type WholeStudent = NewStudent & StudentRecord;
const aStudent = (more: Partial<WholeStudent> = {}): WholeStudent => ({
  ...studentData(),
  parentId: null,
  academicMentorId: null,
  wellbeingCoachId: null,
  ...more,
});
const add = (student: NewStudent, actor = admin) => writeAs(person(actor.id), (tx) => addStudent(tx, student));
const change = async (id: string, student: StudentRecord, actor = admin, shown?: number) =>
  writeAs(await withRecentPassword(database, actor), async (tx) => {
    const revision = shown ?? (await findStudent(tx, id))?.revision ?? null;
    await changeStudent(tx, id, { ...student, revision });
  });
const archive = (id: string, actor = admin) => writeAs(person(actor.id), (tx) => archiveStudent(tx, id));
const restore = (id: string) => writeAs(person(admin.id), (tx) => restoreStudent(tx, id));
const listOf = (reader: TestPerson, whose = reader) =>
  readAs(person(reader.id), (tx) => listStudentsOf(inNameOf(whose.id, tx, database)));
const queryOf = (parameters: Record<string, string>) => parseListQuery(studentList, new URLSearchParams(parameters));
const pageOf = (parameters: Record<string, string>, reader = admin, size?: number) =>
  readAs(person(reader.id), (tx) => listStudents(tx, queryOf(parameters), size));
const search = async (text: string, more: Record<string, string> = {}) =>
  (await pageOf({ search: text, ...more })).items;
const auditOf = (id: string) =>
  database.asOwner<{ act: string; actor_id: string; details: Record<string, unknown> }>(
    'select act, actor_id, details from audit_log where subject_id = $1 order by id',
    [id],
  );
const refusedFor = (reason: StudentRefused['reason'], field: StudentRefused['field'] = null) =>
  expect.objectContaining({ name: 'StudentRefused', reason, field });

describe('Students', () => {
  it('are not changed by a form that was opened before another change', async () => {
    const mentor = await makePerson(database, 'mentor');
    const student = aStudent();
    const id = await add(student);
    const assigned = { ...student, academicMentorId: mentor.id, wellbeingCoachId: null };
    await change(id, assigned, admin, 0);
    await change(id, { ...assigned, academicMentorId: null }, admin, 1);
    await expect(change(id, { ...assigned, className: '5A' }, admin, 1)).rejects.toEqual(
      refusedFor('changed meanwhile'),
    );
    expect(await listOf(mentor)).toEqual([]);
    await archive(id);
    await change(id, { ...assigned, className: '5A' }, admin, 2);
  });

  it('count a change of each of their columns except the time they left, also of a new column', async () => {
    const id = await add(aStudent());
    const revisionAfter = async (assignment: string) =>
      (await database.asOwner(`update students set ${assignment} where id = $1 returning revision`, [id]))[0];
    await database.asOwner('alter table students add column new_field text');
    try {
      expect(await revisionAfter('archived_at = now()')).toEqual({ revision: 0 });
      expect(await revisionAfter(`class_name = '5A'`)).toEqual({ revision: 1 });
      expect(await revisionAfter(`class_name = '5A'`)).toEqual({ revision: 1 });
      expect(await revisionAfter(`new_field = 'x'`)).toEqual({ revision: 2 });
    } finally {
      await database.asOwner('alter table students drop column new_field');
    }
  });

  it('cannot be added by parents, mentors or visitors', async () => {
    for (const role of ['parent', 'mentor'] as const) {
      await expect(add(aStudent(), await makePerson(database, role))).rejects.toMatchObject({ code: '42501' });
    }
    await expect(writeAs(visitor, (tx) => addStudent(tx, aStudent()))).rejects.toMatchObject({
      code: '42501',
    });
  });

  it('cannot be changed or archived by a parent, not even their own child', async () => {
    const parent = await makePerson(database, 'parent');
    const student = aStudent({ parentId: parent.id });
    const id = await add(student);
    await expect(change(id, { ...student, fullName: 'Somebody Else' }, parent)).rejects.toEqual(
      refusedFor('unknown student'),
    );
    await expect(archive(id, parent)).rejects.toEqual(refusedFor('unknown student'));
    expect(await auditOf(id)).toHaveLength(1);
  });

  // @see core §6.6, privacy-policy 5.1, it-security 3.1, it-security 3.2, pages/privacy sections 2 paragraphs 0
  it('are not visible to a parent of another family, in lists, in counts or by id', async () => {
    const [one, other] = [await makePerson(database, 'parent'), await makePerson(database, 'parent')];
    const id = await add(aStudent({ parentId: one.id }));
    expect(await listOf(other)).toEqual([]);
    expect(await listOf(other, one)).toEqual([]);
    expect(await readAs(person(other.id), (tx) => findStudent(tx, id))).toBeNull();
    expect((await pageOf({}, other)).items).toEqual([]);
    expect(await readAs(person(other.id), (tx) => countStudents(tx, queryOf({})))).toBe(0);
  });

  it('cannot have the number of another student, regardless of letter case', async () => {
    const studentNumber = 'Ab-10001';
    await add(aStudent({ studentNumber }));
    await expect(add(aStudent({ studentNumber: 'aB-10001' }))).rejects.toEqual(
      refusedFor('number in use', 'studentNumber'),
    );
    const other = aStudent();
    const id = await add(other);
    await expect(change(id, { ...other, studentNumber })).rejects.toEqual(refusedFor('number in use', 'studentNumber'));
    expect(await auditOf(id)).toHaveLength(1);
  });

  it('cannot be linked to people who are unknown, suspended or of another role', async () => {
    const mentor = await makePerson(database, 'mentor');
    const parent = await makePerson(database, 'parent');
    const suspended = await makePerson(database, 'mentor');
    await database.asOwner('select accounts.suspend($1)', [suspended.id]);
    for (const parentId of [randomUUID(), mentor.id]) {
      await expect(add(aStudent({ parentId }))).rejects.toEqual(refusedFor('unsuitable person', 'parentId'));
    }
    const student = aStudent();
    const id = await add(student);
    for (const personId of [randomUUID(), parent.id, admin.id, suspended.id]) {
      for (const field of ['academicMentorId', 'wellbeingCoachId'] as const) {
        await expect(change(id, { ...student, [field]: personId })).rejects.toEqual(
          refusedFor('unsuitable person', field),
        );
      }
    }
  });

  it('cannot be changed, archived or restored if they are unknown', async () => {
    await expect(change(randomUUID(), aStudent())).rejects.toEqual(refusedFor('unknown student'));
    await expect(archive(randomUUID())).rejects.toEqual(refusedFor('unknown student'));
    await expect(restore(randomUUID())).rejects.toEqual(refusedFor('unknown student'));
  });
});

describe('Students of a person', () => {
  // @see core §7.7
  it('are a parent’s own children, sorted by name', async () => {
    const parent = await makePerson(database, 'parent');
    await add(aStudent({ fullName: 'Zara Haddad', parentId: parent.id, currentLevel: 'Secondary', className: '9C' }));
    await add(aStudent({ fullName: 'Adam Haddad', parentId: parent.id }));
    const students = await listOf(parent);
    expect(students.map(({ fullName, currentLevel, className }) => [fullName, currentLevel, className])).toEqual([
      ['Adam Haddad', null, null],
      ['Zara Haddad', 'Secondary', '9C'],
    ]);
  });

  // @see privacy-policy 5.1, it-security 3.1, it-security 3.2, pages/privacy sections 2 paragraphs 0
  it('are those assigned to a mentor or coach, until the assignment ends', async () => {
    const mentor = await makePerson(database, 'mentor');
    const [one, two] = [aStudent({ fullName: 'Student One' }), aStudent({ fullName: 'Student Two' })];
    const [idOne, idTwo] = [await add(one), await add(two)];
    expect(await listOf(mentor)).toEqual([]);
    await change(idOne, { ...one, academicMentorId: mentor.id });
    await change(idTwo, { ...two, wellbeingCoachId: mentor.id });
    expect((await listOf(mentor)).map(({ id }) => id)).toEqual([idOne, idTwo]);
    await change(idOne, one);
    expect((await listOf(mentor)).map(({ id }) => id)).toEqual([idTwo]);
  });

  it('are only an administrator’s own children, although administrators may read every student', async () => {
    await add(aStudent());
    expect(await listOf(admin)).toEqual([]);
    const id = await add(aStudent({ parentId: admin.id }));
    expect((await listOf(admin)).map((student) => student.id)).toEqual([id]);
  });

  it('are hidden from the family while archived, and visible again when restored', async () => {
    const parent = await makePerson(database, 'parent');
    const id = await add(aStudent({ parentId: parent.id }));
    await archive(id);
    expect(await listOf(parent)).toEqual([]);
    await restore(id);
    expect(await listOf(parent)).toHaveLength(1);
  });
});

describe('The student list of administrators', () => {
  it('finds each word of the search literally in name or number', async () => {
    const { studentNumber } = studentData();
    await add(aStudent({ fullName: 'Søren O’Neil', studentNumber }));
    expect(await search('o’neil SØREN')).toHaveLength(1);
    expect(await search(`søren ${studentNumber.toLowerCase()}`)).toHaveLength(1);
    expect(await search('søren nobody')).toEqual([]);
    expect(await search('s%ren')).toEqual([]);
  });

  it('continues after the last student of a page, even among equal names', async () => {
    const fullName = 'Paged Student';
    const ids: string[] = [];
    for (let count = 0; count < 53; count++) ids.push(await add(aStudent({ fullName })));
    const first = await pageOf({ search: 'paged' });
    expect(first.items).toHaveLength(50);
    const next = await pageOf({ search: 'paged', after: first.next ?? '' });
    expect([...first.items, ...next.items].map(({ id }) => id)).toEqual(ids.toSorted());
    expect(next.next).toBeNull();
    expect(await readAs(person(admin.id), (tx) => countStudents(tx, queryOf({ search: 'paged' })))).toBe(53);
  });

  it('finds students by the name of their parent', async () => {
    const parent = await makePerson(database, 'parent', { fullName: 'Ingrid Findable' });
    const id = await add(aStudent({ fullName: 'Nils Other', parentId: parent.id }));
    expect((await search('findable nils')).map((found) => found.id)).toEqual([id]);
  });

  it('filters by a missing parent, mentor or coach', async () => {
    const [parent, mentor] = [await makePerson(database, 'parent'), await makePerson(database, 'mentor')];
    const whole = { parentId: parent.id, academicMentorId: mentor.id, wellbeingCoachId: mentor.id };
    const addWithout = async (fields: Partial<WholeStudent>) => {
      const student = aStudent({ fullName: 'Missing Somebody', ...whole, ...fields });
      const id = await add(student);
      await change(id, student);
      return id;
    };
    const expected = {
      parent: await addWithout({ parentId: null }),
      mentor: await addWithout({ academicMentorId: null }),
      coach: await addWithout({ wellbeingCoachId: null }),
    };
    for (const [missing, id] of Object.entries(expected))
      expect((await search('missing somebody', { missing })).map((found) => found.id)).toEqual([id]);
  });

  it('filters by safety details that nobody has confirmed this term', async () => {
    const parent = await makePerson(database, 'parent');
    const [due, confirmed] = [
      await add(aStudent({ fullName: 'Safety Somebody', parentId: parent.id })),
      await add(aStudent({ fullName: 'Safety Somebody', parentId: parent.id })),
    ];
    await addSafetyDetails(database.asOwner, database.keyring, [{ studentId: confirmed, authorId: parent.id }]);
    expect((await search('safety somebody', { safety: 'due' })).map((found) => found.id)).toEqual([due]);
  });

  it('filters by level: a stage, or none', async () => {
    const levels = { primary: 'Primary', none: null };
    for (const currentLevel of Object.values(levels)) await add(aStudent({ fullName: 'Levelled Pupil', currentLevel }));
    for (const [level, stored] of Object.entries(levels))
      expect((await search('levelled', { level })).map((found) => found.currentLevel)).toEqual([stored]);
    expect(await search('levelled', { level: 'secondary' })).toEqual([]);
  });

  it('finds students by their class, and not by a former class', async () => {
    const student = aStudent({ fullName: 'Classy Pupil', className: 'Heron class' });
    const id = await add(student);
    expect((await search('classy heron')).map((found) => found.className)).toEqual(['Heron class']);
    await change(id, { ...student, className: 'Swallow class' });
    expect(await search('classy heron')).toEqual([]);
  });

  it.each(['name', '-name', 'number', '-number', 'level', '-level'])(
    'contains every student exactly once across its pages when sorted by %s',
    async (sort) => {
      const word = `sorted${sort.replace('-', 'down')}`;
      for (const currentLevel of ['Primary', null, 'Secondary', null, 'Primary'])
        await add(aStudent({ fullName: `Pupil ${word}`, currentLevel }));
      const whole = await search(word, { sort });
      const seen: string[] = [];
      let after: string | null = '';
      while (after !== null) {
        const page = await pageOf({ search: word, sort, after }, admin, 2);
        seen.push(...page.items.map(({ id }) => id));
        after = page.next;
      }
      expect(seen).toEqual(whole.map(({ id }) => id));
      expect(new Set(seen).size).toBe(5);
      if (!sort.endsWith('level')) return;
      const levels = whole.map(({ currentLevel }) => currentLevel ?? '');
      expect(levels).toEqual(sort === 'level' ? levels.toSorted() : levels.toSorted().reverse());
    },
  );

  it('is sorted by the last word of the name, then by the others, and names of one word by themselves', async () => {
    for (const fullName of ['Zoë Sortfam Ahmed', 'Ben Sortfam Zhou', 'Ada Sortfam Ahmed', 'Sortfam'])
      await add(aStudent({ fullName }));
    const names = (await search('sortfam', { sort: 'name' })).map(({ fullName }) => fullName);
    expect(names).toEqual(['Ada Sortfam Ahmed', 'Zoë Sortfam Ahmed', 'Sortfam', 'Ben Sortfam Zhou']);
  });

  it('shows archived students only with the filter "archived"', async () => {
    const id = await add(aStudent({ fullName: 'Former Pupil' }));
    await archive(id);
    expect(await search('former pupil')).toEqual([]);
    expect(await search('former pupil', { state: 'archived' })).toHaveLength(1);
  });
});

describe('The audit log', () => {
  // @see it-security 7.3
  it('records the event, its actor and the changed fields, without name and number of the child', async () => {
    const parent = await makePerson(database, 'parent');
    const mentor = await makePerson(database, 'mentor');
    const student = aStudent({ fullName: 'Private Name', studentNumber: 'PRIVATE-1', parentId: parent.id });
    const id = await add(student);
    await change(id, { ...student, fullName: 'Private Name-Two', academicMentorId: mentor.id });
    await archive(id);
    await archive(id);
    await restore(id);
    const rows = await auditOf(id);
    expect(rows.map(({ act, details }) => [act, details])).toEqual([
      ['student added', { parentId: parent.id }],
      ['student changed', { changed: ['fullName', 'academicMentorId'], academicMentorId: mentor.id }],
      ['student archived', {}],
      ['student restored', {}],
    ]);
    expect(rows.every(({ actor_id }) => actor_id === admin.id)).toBe(true);
    expect(JSON.stringify(rows)).not.toMatch(/private/i);
  });

  it('records nothing if nothing changed', async () => {
    const student = aStudent();
    const id = await add(student);
    await change(id, student);
    expect(await auditOf(id)).toHaveLength(1);
  });
});

describe('The student form', () => {
  const messageFor = (field: string, value: string) => {
    const typed = { fullName: 'Li Wei', studentNumber: 'ABC-12', ...{ [field]: value } };
    return NewStudentSchema.safeParse(typed).error?.issues.map(({ message }) => message) ?? [];
  };

  it.each([
    ['studentNumber', '', 'validation.studentNumber.tooShort'],
    ['studentNumber', ' 1234 ', 'validation.studentNumber.tooShort'],
    ['studentNumber', 'A'.repeat(21), 'validation.studentNumber.tooLong'],
    ['studentNumber', 'ABC 123', 'validation.studentNumber.characters'],
    ['studentNumber', 'ABC_123', 'validation.studentNumber.characters'],
    ['studentNumber', '١٢٣٤٥', 'validation.studentNumber.characters'],
    ['fullName', 'L', 'validation.name.tooShort'],
    ['fullName', 'a'.repeat(101), 'validation.name.tooLong'],
    ['fullName', 'R2 D2', 'validation.name.characters'],
    ['currentLevel', 'x'.repeat(101), 'students.field.currentLevel.tooLong'],
    ['currentLevel', 'Year\u0000', 'validation.forbiddenCharacters'],
    ['className', 'x'.repeat(101), 'students.field.className.tooLong'],
    ['className', 'Year\u0000', 'validation.forbiddenCharacters'],
    ['parentId', 'not-an-id', 'validation.person.unknown'],
  ])('rejects %s %j', (field, value, message) => {
    expect(messageFor(field, value)).toEqual([message]);
  });

  it.each([
    ['studentNumber', '12345'],
    ['studentNumber', 'A'.repeat(20)],
    ['fullName', 'محمد'],
    ['fullName', '王小明'],
    ['fullName', "Zoë O’Neil-D'Arcy"],
    ['currentLevel', 'x'.repeat(100)],
    ['className', 'x'.repeat(100)],
    ['parentId', ''],
  ])('accepts %s %j', (field, value) => {
    expect(messageFor(field, value)).toEqual([]);
  });

  it('rejects a level that names no stage together with a class, because one of the two would be lost', () => {
    const typed = { fullName: 'Li Wei', studentNumber: 'abc-12', currentLevel: 'Year 8', className: '8B' };
    expect(StudentSchema.safeParse(typed).error?.issues).toMatchObject([
      { path: ['currentLevel'], message: 'validation.level.unknown' },
    ]);
  });

  it('returns null for empty fields, and trims the others', () => {
    const typed = { fullName: ' Li Wei ', studentNumber: ' abc-12 ', currentLevel: '  ', className: ' ' };
    expect(StudentSchema.parse(typed)).toEqual({
      ...studentData({ fullName: 'Li Wei', studentNumber: 'abc-12' }),
      academicMentorId: null,
      wellbeingCoachId: null,
    });
  });
});
