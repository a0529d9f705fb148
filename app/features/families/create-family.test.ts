import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { person, readAs, visitor, writeAs } from '#platform/database.server.ts';
import type { Identity } from '#platform/identity.server.ts';
import { countRows } from '#tests/support/count-rows.ts';
import { makePerson, type TestPerson, withRecentPassword } from '#tests/support/people.ts';
import { studentData } from '#tests/support/student-data.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { findPasswordLink } from '../accounts/password-links.server.ts';
import { secretContext } from '../mails/sealed-mails.server.ts';
import { listStudentsOf } from '../students/students.server.ts';
import { createFamily } from './create-family.server.ts';
import type { FamilyStudent, InvitedGuardian, NewFamily } from './families.ts';

let database: TestDatabase;
let admin: TestPerson;
let administrator: Identity;
let mentor: TestPerson;
beforeAll(async () => {
  database = await openTestDatabase();
  admin = await makePerson(database, 'admin');
  administrator = await withRecentPassword(database, admin);
  mentor = await makePerson(database, 'mentor');
});
afterAll(() => database.close());

const allRights = { mayView: true, mayWrite: true, receivesMail: true };
const aGuardian = (more: Partial<InvitedGuardian> = {}): InvitedGuardian => ({
  fullName: 'Amara Okafor',
  email: `amara.${randomUUID()}@example.org`,
  language: 'fr',
  relation: 'mother',
  ...allRights,
  ...more,
});
const aStudent = (more: Partial<FamilyStudent> = {}): FamilyStudent => {
  const { currentLevel: _, ...data } = studentData({ fullName: 'Noah Okafor', className: '8B' });
  return { ...data, stage: 'middle', academicMentorId: mentor.id, wellbeingCoachId: null, ...more };
};
const existing = ({ id }: TestPerson, more: Partial<typeof allRights> = {}) => ({
  accountId: id,
  relation: 'father' as const,
  ...allRights,
  ...more,
});
const create = (family: NewFamily, identity: Identity = administrator) =>
  writeAs(identity, (tx) => createFamily(tx, family));

const counts = () => countRows(database);

describe('A new family', () => {
  let before: Awaited<ReturnType<typeof counts>>;
  beforeEach(async () => {
    before = await counts();
  });

  it('is refused to non-administrators', async () => {
    const parent = await makePerson(database, 'parent');
    const suspended = await makePerson(database, 'admin');
    await database.asOwner('update profiles set suspended_at = now() where id = $1', [suspended.id]);
    before = await counts();
    const family = { guardians: [aGuardian()], students: [aStudent()] };
    for (const { id } of [parent, mentor, suspended])
      await expect(create(family, person(id))).rejects.toMatchObject({ code: '42501' });
    await expect(create(family, visitor)).rejects.toMatchObject({ code: '42501' });
    expect(await counts()).toEqual(before);
  });

  it.each([
    [
      'an address in use',
      'address in use',
      'guardians.1.email',
      async () => ({
        guardians: [aGuardian(), aGuardian({ email: admin.email.toUpperCase() })],
        students: [aStudent()],
      }),
    ],
    [
      'an address that is given twice',
      'address in use',
      'guardians.1.email',
      async () => {
        const guardian = aGuardian();
        return { guardians: [guardian, guardian], students: [aStudent()] };
      },
    ],
    [
      'a guardian whose account is a mentor’s',
      'unsuitable person',
      'guardians.1.email',
      async () => ({
        guardians: [aGuardian(), existing(mentor)],
        students: [aStudent()],
      }),
    ],
    [
      'a guardian whose account is suspended',
      'unsuitable person',
      'guardians.0.email',
      async () => {
        const parent = await makePerson(database, 'parent');
        await database.asOwner('update profiles set suspended_at = now() where id = $1', [parent.id]);
        return { guardians: [existing(parent)], students: [aStudent()] };
      },
    ],
    [
      'an account that is given twice',
      'already a guardian',
      'guardians.1.email',
      async () => {
        const parent = await makePerson(database, 'parent');
        return { guardians: [existing(parent), existing(parent)], students: [aStudent()] };
      },
    ],
    [
      'a student number in use',
      'number in use',
      'students.1.studentNumber',
      async () => {
        const student = aStudent();
        const studentNumber = student.studentNumber.toLowerCase();
        return { guardians: [aGuardian()], students: [student, aStudent({ studentNumber })] };
      },
    ],
    [
      'a mentor without that role',
      'unsuitable person',
      'students.0.academicMentorId',
      async () => ({
        guardians: [aGuardian()],
        students: [aStudent({ academicMentorId: admin.id })],
      }),
    ],
  ])('is refused as a whole for %s, and the error names the field', async (_, reason, field, familyOf) => {
    const family = await familyOf();
    before = await counts();
    await expect(create(family)).rejects.toMatchObject({ name: 'FamilyRefused', reason, field });
    expect(await counts()).toEqual(before);
  });
});

describe('A created family', () => {
  it('has its accounts, students, guardians and audit rows after one transaction', async () => {
    const father = await makePerson(database, 'parent');
    const [mother, students] = [aGuardian(), [aStudent(), aStudent({ fullName: 'Ada Okafor', stage: null })]];
    const guardians = [mother, existing(father, { mayWrite: false })];
    const created = await create({ guardians, students });
    const motherId = created.guardians[0]?.id ?? '';
    expect(created.guardians).toEqual([
      { id: motherId, isInvited: true },
      { id: father.id, isInvited: false },
    ]);
    expect(created.students.map(({ fullName }) => fullName)).toEqual(['Noah Okafor', 'Ada Okafor']);

    const children = await readAs(person(motherId), (tx) => listStudentsOf(tx));
    expect(children).toMatchObject([
      { fullName: 'Ada Okafor', currentLevel: null, className: '8B' },
      {
        fullName: 'Noah Okafor',
        currentLevel: 'Middle Years',
        className: '8B',
        academicMentor: { id: mentor.id },
        wellbeingCoach: null,
        mayReportAbsence: true,
        guardians: [
          { id: motherId, relation: 'mother' },
          { id: father.id, relation: 'father' },
        ],
      },
    ]);
    const ofFather = await readAs(person(father.id), (tx) => listStudentsOf(tx));
    expect(ofFather.map(({ mayReportAbsence }) => mayReportAbsence)).toEqual([false, false]);

    const acts = await database.asOwner<{ act: string }>(
      'select act from audit_log where actor_id = $1 and subject_id = any ($2) order by id',
      [admin.id, [motherId, father.id, ...created.students.map(({ id }) => id)]],
    );
    const ofStudent = ['student added', 'guardian added', 'guardian added'];
    expect(acts.map(({ act }) => act)).toEqual(['account created', ...ofStudent, ...ofStudent]);
  });

  it('sends each new guardian one invitation link in their language', async () => {
    const guardian = aGuardian();
    const { guardians } = await create({ guardians: [guardian], students: [aStudent()] });
    const mails = await database.asOwner<{ id: string; template: string; sealed_secret: Buffer }>(
      'select id, template, sealed_secret from mails where person_id = $1',
      [guardians[0]?.id],
    );
    expect(mails.map(({ template }) => template)).toEqual(['invitation-link']);
    const [mail] = mails;
    if (!mail) throw new Error('no mail');
    const token = database.keyring.unseal(secretContext(mail.id), mail.sealed_secret);
    expect(await findPasswordLink(token)).toMatchObject({
      purpose: 'invitation',
      fullName: 'Amara Okafor',
      email: guardian.email,
      language: 'fr',
    });
  });
});
