import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addStudents } from '#database/samples/students.ts';
import { person, readAs, writeAs } from '#platform/database.server.ts';
import { parseListQuery } from '#platform/lists.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import {
  addGuardian,
  changeGuardian,
  removeGuardian,
  restoreGuardian,
  restrictGuardian,
} from './change-guardian.server.ts';
import { GuardianSchema, NewGuardianSchema, RestrictionSchema } from './guardians.schema.ts';
import { findGuardian, listGuardians, listStudentsOfGuardian } from './guardians.server.ts';
import { listStudents, listStudentsOf } from './students.server.ts';
import { type ListedStudent, studentList } from './students.ts';

let database: TestDatabase;
let admin: TestPerson;
let mother: TestPerson;
let father: TestPerson;
let studentId: string;

beforeAll(async () => {
  database = await openTestDatabase();
  admin = await makePerson(database, 'admin');
});
afterAll(() => database.close());
beforeEach(async () => {
  mother = await makePerson(database, 'parent', { fullName: 'Zoë Adeyemi' });
  father = await makePerson(database, 'parent', { fullName: 'Seán Findable' });
  const [student] = await addStudents(database.asOwner, [{ fullName: 'Tobi Adeyemi', parentId: mother.id }]);
  studentId = student?.id ?? '';
});

const all = { mayView: true, mayWrite: true, receivesMail: true };
const aGuardian = (of: TestPerson, more = {}) => ({ guardianId: of.id, relation: 'father' as const, ...all, ...more });
const who = (guardian = father) => ({ studentId, guardianId: guardian.id });
const add = (guardian: ReturnType<typeof aGuardian>, actor = admin, student = studentId) =>
  writeAs(person(actor.id), (tx) => addGuardian(tx, student, guardian));
const restrict = (guardian = father, actor = admin) =>
  writeAs(person(actor.id), (tx) => restrictGuardian(tx, who(guardian), { reason: 'court-order' }));
const restore = (guardian = father, actor = admin) =>
  writeAs(person(actor.id), (tx) => restoreGuardian(tx, who(guardian)));
const remove = (guardian = father, actor = admin) =>
  writeAs(person(actor.id), (tx) => removeGuardian(tx, who(guardian)));
const change = (rights: Partial<typeof all>, actor = admin, shown?: number) =>
  writeAs(person(actor.id), async (tx) => {
    const revision = shown ?? (await findGuardian(tx, studentId, father.id))?.revision ?? null;
    await changeGuardian(tx, who(), { relation: 'father', ...all, ...rights, revision });
  });
const childrenOf = async (reader: TestPerson) =>
  (await readAs(person(reader.id), (tx) => listStudentsOf(tx))).map(({ fullName }) => fullName);
const auditOf = () =>
  database.asOwner<{ act: string; details: unknown }>(
    'select act, details from audit_log where subject_id = $1 order by id',
    [studentId],
  );
const refused = (reason: string) => expect.objectContaining({ reason });

describe('A guardian', () => {
  it('is added, changed, restricted, restored and removed by administrators only', async () => {
    await add(aGuardian(father));
    const mentor = await makePerson(database, 'mentor');
    await database.asOwner('update students set academic_mentor_id = $2 where id = $1', [studentId, mentor.id]);
    const otherParent = await makePerson(database, 'parent');
    await expect(add(aGuardian(mother), mother)).rejects.toMatchObject({ code: '42501' });
    for (const actor of [mother, mentor]) {
      await expect(add(aGuardian(otherParent), actor)).rejects.toEqual(refused('unsuitable person'));
      for (const act of [() => change({}, actor), () => restrict(father, actor), () => remove(father, actor)])
        await expect(act()).rejects.toEqual(refused('unknown guardian'));
    }
    await expect(add(aGuardian(otherParent), otherParent)).rejects.toEqual(refused('unknown student'));
    await restrict();
    await expect(restore(father, father)).rejects.toEqual(refused('unknown guardian'));
    expect(await auditOf()).toHaveLength(2);
  });

  it('is an active parent or administrator, and is added once per student', async () => {
    const suspended = await makePerson(database, 'parent');
    await database.asOwner('select accounts.suspend($1)', [suspended.id]);
    for (const unsuitable of [await makePerson(database, 'mentor'), suspended, { ...suspended, id: randomUUID() }])
      await expect(add(aGuardian(unsuitable))).rejects.toEqual(refused('unsuitable person'));
    await expect(add(aGuardian(mother))).rejects.toEqual(refused('already a guardian'));
    await expect(add(aGuardian(father), admin, randomUUID())).rejects.toEqual(refused('unknown student'));
    const twice = await Promise.allSettled([add(aGuardian(father)), add(aGuardian(father))]);
    expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await auditOf()).toHaveLength(1);
  });
});

describe('A second guardian', () => {
  beforeEach(() => add(aGuardian(father)));

  it('does not get rights back by a form that was opened before they were taken away', async () => {
    await change({ mayView: false, mayWrite: false }, admin, 0);
    await expect(change({}, admin, 0)).rejects.toEqual(refused('changed meanwhile'));
    await restrict();
    await expect(change({}, admin, 1)).rejects.toEqual(refused('changed meanwhile'));
    await change({ mayView: false, mayWrite: false }, admin, 0);
    expect(await childrenOf(father)).toEqual([]);
    await change({}, admin, 2);
    await restore();
    expect(await childrenOf(father)).toEqual(['Tobi Adeyemi']);
  });

  it('sees the student and every guardian, with relation and without email address', async () => {
    const [student] = await readAs(person(father.id), (tx) => listStudentsOf(tx));
    expect(student?.guardians).toEqual([
      { id: mother.id, fullName: mother.fullName, relation: 'parent', isActive: true },
      { id: father.id, fullName: father.fullName, relation: 'father', isActive: true },
    ]);
    expect(await childrenOf(mother)).toEqual(['Tobi Adeyemi']);
  });

  it('loses access at once when restricted, and is hidden from the other guardians, until restored', async () => {
    await restrict();
    expect(await childrenOf(father)).toEqual([]);
    const [student] = await readAs(person(mother.id), (tx) => listStudentsOf(tx));
    expect(student?.guardians.map(({ id }) => id)).toEqual([mother.id]);
    const [, restricted] = await readAs(person(admin.id), (tx) => listGuardians(tx, studentId));
    expect(restricted).toMatchObject({ restrictionReason: 'court-order', restrictedAt: expect.any(Date) });
    await restore();
    expect(await childrenOf(father)).toEqual(['Tobi Adeyemi']);
  });

  it('loses access at once without the right to see the student, and when removed', async () => {
    await change({ mayView: false });
    expect(await childrenOf(father)).toEqual([]);
    await change({});
    expect(await childrenOf(father)).toEqual(['Tobi Adeyemi']);
    await remove();
    expect(await childrenOf(father)).toEqual([]);
    await expect(remove()).rejects.toEqual(refused('unknown guardian'));
  });

  it('may be an administrator, who sees their own child until restricted', async () => {
    await add(aGuardian(admin));
    expect(await childrenOf(admin)).toEqual(['Tobi Adeyemi']);
    await restrict(admin);
    expect(await childrenOf(admin)).toEqual([]);
    await remove(admin);
  });

  it('can write to the mentor only with the right to write', async () => {
    const mentor = await makePerson(database, 'mentor');
    await database.asOwner('update students set academic_mentor_id = $2 where id = $1', [studentId, mentor.id]);
    const canWrite = async () =>
      (await readAs(person(father.id), (tx) => listStudentsOf(tx)))[0]?.academicMentor?.isActive;
    expect(await canWrite()).toBe(true);
    await change({ mayWrite: false });
    expect(await canWrite()).toBe(false);
  });

  it('is found in the student list by name, also combined with the student’s name, unless restricted', async () => {
    const namesOf = (found: ListedStudent[]) => found[0]?.guardians.map(({ fullName }) => fullName);
    const search = async (text: string) => {
      const query = parseListQuery(studentList, new URLSearchParams({ search: text }));
      return (await readAs(person(admin.id), (tx) => listStudents(tx, query))).items.filter(
        ({ id }) => id === studentId,
      );
    };
    expect(namesOf(await search('findable tobi'))).toEqual(['Zoë Adeyemi', 'Seán Findable']);
    expect(await search('zoë seán')).toHaveLength(1);
    expect(await search('findable nobody')).toEqual([]);
    await restrict();
    expect(namesOf(await search('findable'))).toEqual(['Zoë Adeyemi']);
    await database.asOwner(`update profiles set full_name = 'Sean Renamed' where id = $1`, [father.id]);
    await database.asOwner(`update students set full_name = 'Toby Adeyemi' where id = $1`, [studentId]);
    expect(await search('renamed toby')).toHaveLength(1);
    expect(await search('findable')).toEqual([]);
    await remove();
    expect(await search('renamed')).toEqual([]);
  });

  it('has a list of students with relation and restriction, visible to administrators only', async () => {
    await restrict();
    const listOf = (reader: TestPerson) => readAs(person(reader.id), (tx) => listStudentsOfGuardian(tx, father.id));
    expect(await listOf(admin)).toEqual([
      { id: studentId, fullName: 'Tobi Adeyemi', relation: 'father', isRestricted: true, isArchived: false },
    ]);
    expect(await listOf(father)).toEqual([]);
  });
});

it('The audit log records each change of a guardian once, with rights and reason, without the name of the child', async () => {
  await add(aGuardian(father, { receivesMail: false }));
  await change({ receivesMail: false });
  await change({});
  await restrict();
  await restrict();
  await restore();
  await restore();
  await remove();
  const guardianId = father.id;
  expect((await auditOf()).map(({ act, details }) => [act, details])).toEqual([
    ['guardian added', { guardianId, relation: 'father', rights: ['mayView', 'mayWrite'] }],
    ['guardian changed', { guardianId, relation: 'father', rights: ['mayView', 'mayWrite', 'receivesMail'] }],
    ['guardian restricted', { guardianId, reason: 'court-order' }],
    ['guardian restored', { guardianId }],
    ['guardian removed', { guardianId }],
  ]);
});

describe('The guardian forms', () => {
  it('reject unknown relations, unknown reasons and a missing person', () => {
    const messagesOf = (parsed: { error?: { issues: { message: string }[] } | undefined }) =>
      parsed.error?.issues.map(({ message }) => message);
    expect(messagesOf(GuardianSchema.safeParse({ relation: 'uncle' }))).toEqual(['validation.relation.invalid']);
    expect(messagesOf(RestrictionSchema.safeParse({ reason: '' }))).toEqual(['validation.restrictionReason.invalid']);
    expect(messagesOf(NewGuardianSchema.safeParse({ relation: 'other' }))).toEqual(['validation.person.unknown']);
  });

  it('read an unchecked box as a missing right', () => {
    expect(GuardianSchema.parse({ relation: 'mother', mayView: 'on' })).toEqual({
      relation: 'mother',
      mayView: true,
      mayWrite: false,
      receivesMail: false,
    });
  });
});
