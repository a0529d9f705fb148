import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { person, writeAs } from '#platform/database.server.ts';
import { sqlState } from '#platform/database-errors.server.ts';
import type { Identity } from '#platform/identity.server.ts';
import { tokenHash } from '#platform/tokens.server.ts';
import { makePerson, openSession, type TestPerson, withRecentPassword } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { addStudents } from './samples/students.ts';

// Acts of administrators that need a recently entered password, as statements of the web role. @see PD-65

let database: TestDatabase;
let admin: TestPerson;
let otherAdmin: TestPerson;
let mentor: TestPerson;
let parent: TestPerson;
let otherMentor: TestPerson;
let studentId: string;
let mentoredId: string;
let tenureId: string;
beforeAll(async () => {
  database = await openTestDatabase();
  otherAdmin = await makePerson(database, 'admin');
  mentor = await makePerson(database, 'mentor');
  otherMentor = await makePerson(database, 'mentor');
  parent = await makePerson(database, 'parent');
  const students = await addStudents(database.asOwner, [{}, { mentorId: mentor.id }]);
  [studentId = '', mentoredId = ''] = students.map(({ id }) => id);
  await database.asOwner(`insert into authenticators (id, sealed_secret, last_step) values ($1, '', 0)`, [mentor.id]);
  await database.asOwner(`update offices set holder_id = $1 where id = 'complaints'`, [mentor.id]);
});
afterAll(() => database.close());
beforeEach(async () => {
  admin = await makePerson(database, 'admin');
  const [{ id } = { id: '' }] = await database.asOwner<{ id: string }>(
    'update office_tenures set reads_from = now() where person_id = $1 returning id',
    [mentor.id],
  );
  tenureId = id;
  await database.asOwner(
    `insert into office_tenures (office, person_id, is_named, reads_from, until) values ('complaints', $1, true, '-infinity', now())`,
    [admin.id],
  );
});

const createAccount = (role: string) =>
  sql`select accounts.create_account('New One', ${`${randomUUID()}@example.org`}, ${role}, 'hash', null)`;
const changeRole = (id: string, role: string) => sql`select accounts.change_role(${id}, ${role})`;

const acts: Record<string, () => RawBuilder<unknown>> = {
  'assign the holder of an office': () => sql`update offices set holder_id = ${mentor.id} where id = 'technical'`,
  'assign the deputy of an office': () => sql`update offices set deputy_id = ${mentor.id} where id = 'safeguarding'`,
  'hand over an office': () => sql`select hand_over_office(${tenureId})`,
  'create an account of a mentor': () => createAccount('mentor'),
  'create an account of an administrator': () => createAccount('admin'),
  'make a parent an administrator': () => changeRole(parent.id, 'admin'),
  'make a parent a mentor': () => changeRole(parent.id, 'mentor'),
  'take the role mentor away': () => changeRole(mentor.id, 'parent'),
  'take the role administrator away': () => changeRole(otherAdmin.id, 'parent'),
  'remove the second factors of a person': () => sql`select accounts.remove_second_factors(${mentor.id})`,
  'set a temporary password': () => sql`select accounts.set_temporary_password(${mentor.id}, 'hash', now())`,
  'correct an email address': () => sql`select accounts.correct_email(${mentor.id}, 'corrected@example.org')`,
  'assign a mentor to a student': () =>
    sql`update students set academic_mentor_id = ${mentor.id} where id = ${studentId}`,
  'assign a coach to all students': () => sql`update students set wellbeing_coach_id = ${mentor.id}`,
  'replace the mentor of a student': () =>
    sql`update students set academic_mentor_id = ${otherMentor.id} where id = ${mentoredId}`,
  'add a student with a mentor': () =>
    sql`insert into students (full_name, student_number, academic_mentor_id) values ('New Child', 'NEW-1', ${mentor.id})`,
  'add a student with a coach': () =>
    sql`insert into students (full_name, student_number, wellbeing_coach_id) values ('New Child', 'NEW-1', ${mentor.id})`,
  'add a calendar feed': () => sql`select add_calendar_feed(gen_random_uuid(), 'Telephone', sha256('key'), true)`,
  'suspend an account': () => sql`select accounts.suspend(${mentor.id})`,
};

const actsWithoutPassword: Record<string, () => RawBuilder<unknown>> = {
  'create an account of a parent': () => createAccount('parent'),
  'add a student': () => sql`insert into students (full_name, student_number) values ('New Child', 'NEW-1')`,
  'change a student who keeps the mentor': () =>
    sql`update students set full_name = 'New Name', academic_mentor_id = ${mentor.id} where id = ${mentoredId}`,
  'take the mentor from a student': () => sql`update students set academic_mentor_id = null where id = ${mentoredId}`,
  'archive a student': () => sql`update students set archived_at = now() where id = ${mentoredId}`,
  'reactivate an account': () => sql`select accounts.reactivate(${mentor.id})`,
};

/** The state of the session in which an administrator acts. */
const sessions: Record<string, () => Promise<Identity>> = {
  'outside a session': async () => person(admin.id),
  'in a session that does not exist': async () => person(admin.id, tokenHash('unknown')),
  'in the session of another administrator': async () =>
    person(admin.id, tokenHash(await openSession(database, otherAdmin.id))),
  'eleven minutes after entering the password': () =>
    sessionWith(`password_entered_at = now() - interval '11 minutes'`),
  'after a sign-in without a password': () => sessionWith(`password_entered_at = '-infinity'`),
  'in a session that was not used for 12 hours': () => sessionWith(`last_used_at = now() - interval '12 hours'`),
  'in a session that is older than 7 days': () => sessionWith(`created_at = now() - interval '7 days'`),
};

async function sessionWith(change: string): Promise<Identity> {
  const token = tokenHash(await openSession(database, admin.id));
  await database.asOwner(`update accounts.sessions set ${change} where token_hash = $1`, [token]);
  return person(admin.id, token);
}

class Undone extends Error {}

/** SQLSTATE of the error, or whether rows were changed or a function returned a value; changes are rolled back. */
async function outcomeOf(identity: Identity, statement: RawBuilder<unknown>): Promise<string | null> {
  let outcome: string | null = 'nothing';
  await writeAs(identity, async (tx) => {
    const { rows, numAffectedRows = 0n } = await statement.execute(tx);
    const isDone =
      rows.some((row) => Object.values(row as object).every(Boolean)) || (rows.length === 0 && numAffectedRows > 0n);
    if (isDone) outcome = 'done';
    throw new Undone();
  }).catch((error: unknown) => {
    if (!(error instanceof Undone)) outcome = sqlState(error);
  });
  return outcome;
}

describe.each(Object.entries(acts))('An attempt to %s', (_, act) => {
  test.each(Object.entries(sessions))('is refused %s', async (__, open) => {
    expect(await outcomeOf(await open(), act())).toBe('AP002');
  });

  test('is refused to a suspended administrator', async () => {
    const identity = await withRecentPassword(database, admin);
    await database.asOwner('update profiles set suspended_at = now() where id = $1', [admin.id]);
    expect(await outcomeOf(identity, act())).toMatch(/42501|nothing/);
  });

  test('succeeds soon after entering the password', async () => {
    expect(await outcomeOf(await withRecentPassword(database, admin), act())).toBe('done');
  });
});

test.each(Object.entries(actsWithoutPassword))('An administrator may %s without a recent password', async (_, act) => {
  expect(await outcomeOf(person(admin.id), act())).toBe('done');
});
