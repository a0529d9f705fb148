import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { person, readAs, writeAs } from '#platform/database.server.ts';
import { makePerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { addGuardians } from './samples/guardians.ts';
import { addStudents } from './samples/students.ts';

// Permissions of guardians in the database, by right. @see PD-39, ADR-24

const rights = {
  mother: { relation: 'mother', mayView: true, mayWrite: true, receivesMail: true },
  reader: { relation: 'grandparent', mayView: true, mayWrite: false, receivesMail: false },
  writer: { relation: 'step-parent', mayView: false, mayWrite: true, receivesMail: true },
  restricted: { relation: 'father', mayView: true, mayWrite: true, receivesMail: true },
  removed: { relation: 'guardian', mayView: true, mayWrite: true, receivesMail: true },
} as const;
type GuardianName = keyof typeof rights;
const guardians = Object.keys(rights) as GuardianName[];
const others = ['other parent', 'mentor', 'coach', 'unassigned mentor', 'admin'] as const;
type Who = GuardianName | (typeof others)[number];
const everybody: Who[] = [...guardians, ...others];

let database: TestDatabase;
const ids = {} as Record<Who, string>;
let child: string;

beforeAll(async () => {
  database = await openTestDatabase();
  for (const who of everybody) {
    const role = who.endsWith('mentor') || who === 'coach' ? 'mentor' : who === 'admin' ? 'admin' : 'parent';
    ids[who] = (await makePerson(database, role, { fullName: who })).id;
  }
});
afterAll(() => database.close());

beforeEach(async () => {
  await database.asOwner('delete from students');
  child = await addStudent();
  for (const who of guardians) await addGuardian(child, who);
  await database.asOwner(
    `update student_guardians set restricted_at = now(), restriction_reason = 'court-order' where guardian_id = $1`,
    [ids.restricted],
  );
  await database.asOwner('delete from student_guardians where guardian_id = $1', [ids.removed]);
});

async function addStudent(parent: Who | null = null): Promise<string> {
  const [student] = await addStudents(database.asOwner, [
    { parentId: parent && ids[parent], mentorId: ids.mentor, coachId: ids.coach },
  ]);
  return student?.id ?? '';
}

const addGuardian = (studentId: string, who: GuardianName) =>
  addGuardians(database.asOwner, [{ studentId, guardianId: ids[who], ...rights[who] }]);

async function seenBy<Row>(who: Who, statement: RawBuilder<Row>): Promise<Row[]> {
  return (await readAs(person(ids[who]), (tx) => statement.execute(tx))).rows;
}

const canWriteTo = async (who: Who, to: Who) => {
  const id = randomUUID();
  const write = writeAs(person(ids[who]), (tx) =>
    sql`insert into messages (id, sender_id, receiver_id, subject, body) values (${id}, ${ids[who]}, ${ids[to]}, '', '')`.execute(
      tx,
    ),
  );
  return write.then(
    () => true,
    (error: unknown) => {
      if (error instanceof pg.DatabaseError && error.code === '42501') return false;
      throw error;
    },
  );
};

const parentOf = async (student = child) => {
  const [row] = await database.asOwner<{ parent_id: string | null }>('select parent_id from students where id = $1', [
    student,
  ]);
  return everybody.find((who) => ids[who] === row?.parent_id) ?? null;
};

const guardiansOf = async (student: string) => {
  const rows = await database.asOwner<{ guardian_id: string }>(
    'select guardian_id from student_guardians where student_id = $1 order by added_at, guardian_id',
    [student],
  );
  return rows.map(({ guardian_id }) => everybody.find((who) => ids[who] === guardian_id)).sort();
};

const sees = ['mother', 'reader', 'mentor', 'coach', 'admin'];

// @see core §6.6, privacy-policy 5.1
test.each(everybody)('A student is visible according to the rights of: %s', async (who) => {
  expect(await seenBy(who, sql`select id from students`)).toHaveLength(sees.includes(who) ? 1 : 0);
});

test.each(everybody)(
  'A guardian is visible to %s if the student is, a restricted guardian to administrators only',
  async (who) => {
    const rows = await seenBy(who, sql<{ guardian_id: string }>`select guardian_id from student_guardians`);
    const names = rows.map(({ guardian_id }) => everybody.find((each) => ids[each] === guardian_id)).sort();
    const unrestricted = ['mother', 'reader', 'writer'];
    expect(names).toEqual(
      who === 'admin' ? [...unrestricted, 'restricted'].sort() : sees.includes(who) ? unrestricted : [],
    );
  },
);

test('Only administrators see why a guardian is restricted', async () => {
  const reasons = sql`select from student_guardians where restriction_reason is not null`;
  for (const who of everybody) expect(await seenBy(who, reasons)).toHaveLength(who === 'admin' ? 1 : 0);
});

describe('The right to write', () => {
  // @see it-security 2.5
  test.each(everybody)('decides whether mentor and coach can receive messages from: %s', async (who) => {
    const isBarred = who === 'reader' || who === 'restricted';
    expect(await canWriteTo(who, who === 'mentor' ? 'coach' : 'mentor')).toBe(!isBarred);
    expect(await canWriteTo(who, who === 'coach' ? 'mentor' : 'coach')).toBe(!isBarred);
  });

  test('does not limit messages to other staff and offices, or from staff to guardians', async () => {
    for (const who of ['reader', 'restricted'] as const) {
      expect(await canWriteTo(who, 'unassigned mentor')).toBe(true);
      await writeAs(person(ids[who]), (tx) =>
        sql`insert into messages (id, sender_id, to_office, subject, body)
          values (${randomUUID()}, ${ids[who]}, 'safeguarding', '', '')`.execute(tx),
      );
      expect(await canWriteTo('mentor', who)).toBe(true);
    }
  });

  test('is sufficient for another student of the same mentor, unless that student is archived', async () => {
    const sibling = await addStudent('reader');
    expect(await canWriteTo('reader', 'mentor')).toBe(true);
    await database.asOwner('update students set archived_at = now() where id = $1', [sibling]);
    expect(await canWriteTo('reader', 'mentor')).toBe(false);
  });

  test('decides who is found as a recipient and who is ranked first', async () => {
    const found = async (who: Who) => {
      const rows = await seenBy(
        who,
        sql<{ full_name: string; rank: number }>`select full_name, rank from find_recipients('', '{}', 50)`,
      );
      return rows.filter(({ rank }) => rank === 1).map(({ full_name }) => full_name);
    };
    for (const who of ['mother', 'writer'] as const) expect(await found(who)).toEqual(['coach', 'mentor']);
    for (const who of ['reader', 'restricted', 'removed', 'other parent'] as const)
      expect(await found(who)).toEqual([]);
    for (const who of ['mentor', 'coach'] as const) expect(await found(who)).toEqual(['mother', 'reader', 'writer']);
    const everyone = await seenBy('reader', sql<{ id: string }>`select id from find_recipients('', '{}', 50)`);
    expect(everyone.map(({ id }) => id)).toContain(ids['unassigned mentor']);
    expect(everyone.map(({ id }) => id)).not.toContain(ids.mentor);
    expect(await seenBy('reader', sql`select from find_recipients('', '{}', 50, ${ids.mentor})`)).toEqual([]);
  });
});

describe('A restricted guardian and the other guardians of the student', () => {
  const family = ['mother', 'reader', 'writer'] as const;
  const found = async (who: Who, to: Who) => {
    const listed = await seenBy(who, sql<{ id: string }>`select id from find_recipients('', '{}', 100)`);
    const searched = await seenBy(who, sql<{ id: string }>`select id from find_recipients(${to}, '{}', 100)`);
    const chosen = await seenBy(who, sql`select from find_recipients('', '{}', 50, ${ids[to]})`);
    return [listed, searched].some((people) => people.some(({ id }) => id === ids[to])) || chosen.length > 0;
  };

  // @see it-security 2.5
  test.each(family)('neither find nor write to each other: %s', async (who) => {
    for (const [one, other] of [
      ['restricted', who],
      [who, 'restricted'],
    ] as const)
      expect([await found(one, other), await canWriteTo(one, other)]).toEqual([false, false]);
  });

  test.each(['court-order', 'safeguarding', 'family-request', 'identity', 'other'])(
    'are separated for the reason: %s',
    async (reason) => {
      await database.asOwner(
        'update student_guardians set restriction_reason = $1 where guardian_id = $2 and student_id = $3',
        [reason, ids.restricted, child],
      );
      expect([await canWriteTo('restricted', 'mother'), await canWriteTo('mother', 'restricted')]).toEqual([
        false,
        false,
      ]);
    },
  );

  test('stay separated when they share another student, and after the student has left', async () => {
    await addGuardian(await addStudent('mother'), 'restricted');
    expect(await canWriteTo('restricted', 'mother')).toBe(false);
    await database.asOwner('update students set archived_at = now() where id = $1', [child]);
    expect(await canWriteTo('restricted', 'mother')).toBe(false);
  });

  test('cannot continue a thread from before, which stays readable', async () => {
    const thread = randomUUID();
    await database.asOwner(
      `insert into messages (id, thread_id, sender_id, receiver_id, subject, body) values ($1, $1, $2, $3, '', '')`,
      [thread, ids.mother, ids.restricted],
    );
    for (const [from, to] of [
      ['restricted', 'mother'],
      ['mother', 'restricted'],
    ] as const) {
      expect(await seenBy(from, sql`select from messages where id = ${thread}`)).toHaveLength(1);
      const reply = writeAs(person(ids[from]), (tx) =>
        sql`insert into messages (id, thread_id, sender_id, receiver_id, subject, body)
          values (${randomUUID()}, ${thread}, ${ids[from]}, ${ids[to]}, '', '')`.execute(tx),
      );
      await expect(reply).rejects.toMatchObject({ code: '42501' });
    }
  });

  test('write to everybody else, and to each other when the restriction ends', async () => {
    expect(await canWriteTo('mother', 'reader')).toBe(true);
    expect(await canWriteTo('restricted', 'other parent')).toBe(true);
    expect(await canWriteTo('other parent', 'restricted')).toBe(true);
    await database.asOwner(
      'update student_guardians set restricted_at = null, restriction_reason = null where guardian_id = $1',
      [ids.restricted],
    );
    expect([await found('restricted', 'mother'), await canWriteTo('restricted', 'mother')]).toEqual([true, true]);
  });
});

// @see it-security 2.5
test('Mails about a student are sent to guardians with that right who are neither restricted nor suspended', async () => {
  const receivers = async () => {
    const rows = await database.asOwner<{ id: string }>('select guardians_to_mail($1) as id', [child]);
    return rows.map(({ id }) => everybody.find((who) => ids[who] === id)).sort();
  };
  expect(await receivers()).toEqual(['mother', 'writer']);
  await database.asOwner('update profiles set suspended_at = now() where id = $1', [ids.writer]);
  expect(await receivers()).toEqual(['mother']);
  await database.asOwner('update profiles set suspended_at = null where id = $1', [ids.writer]);
  await database.asOwner('update students set archived_at = now() where id = $1', [child]);
  expect(await receivers()).toEqual([]);
});

describe('A directory that is limited to staff', () => {
  beforeEach(() => database.asOwner(`insert into accounts.settings (name, value) values ('directory', 'staff')`));
  afterEach(() => database.asOwner('delete from accounts.settings'));

  test.each([
    ['mother', ['mother', 'reader', 'writer']],
    ['reader', ['mother', 'reader', 'writer']],
    ['writer', ['writer']],
    ['restricted', ['restricted']],
    ['other parent', ['other parent']],
  ] as const)('shows to %s only these members of families: %j', async (who, names) => {
    await database.asOwner('delete from messages');
    const rows = await seenBy(who, sql<{ full_name: string }>`select full_name from profiles`);
    const families = rows
      .map(({ full_name }) => full_name)
      .filter((name) => !others.slice(1).some((one) => one === name));
    expect(families.sort()).toEqual(names);
  });
});

// @see it-security 2.5
test('Guardians of the same student do not see each other’s email addresses', async () => {
  const described = await seenBy(
    'reader',
    sql<{
      full_name: string;
      email: string | null;
    }>`select full_name, email from describe_people(${[ids.mother, ids.reader]})`,
  );
  expect(described.filter(({ email }) => email !== null).map(({ full_name }) => full_name)).toEqual(['reader']);
  await expect(seenBy('reader', sql`select email from profiles`)).rejects.toMatchObject({ code: '42501' });
});

describe('students.parent_id', () => {
  // @see core §6.6
  test('is the first guardian who may see the student', async () => {
    expect(await parentOf()).toBe('mother');
    await database.asOwner(
      `update student_guardians set restricted_at = now(), restriction_reason = 'other' where guardian_id = $1`,
      [ids.mother],
    );
    expect(await parentOf()).toBe('reader');
    await database.asOwner('update student_guardians set may_view = false where guardian_id = $1', [ids.reader]);
    expect(await parentOf()).toBeNull();
    await database.asOwner(
      'update student_guardians set restricted_at = null, restriction_reason = null where guardian_id = $1',
      [ids.mother],
    );
    expect(await parentOf()).toBe('mother');
    await database.asOwner('delete from student_guardians where guardian_id = $1', [ids.mother]);
    expect(await parentOf()).toBeNull();
  });

  test('creates a guardian when it is set, and replaces the previous one', async () => {
    const student = await addStudent('other parent');
    expect(await guardiansOf(student)).toEqual(['other parent']);
    await addGuardian(student, 'reader');
    await database.asOwner('update students set parent_id = $2 where id = $1', [student, ids.mother]);
    expect(await guardiansOf(student)).toEqual(['mother', 'reader']);
    expect(await parentOf(student)).toBe('mother');
    await database.asOwner('update students set parent_id = null where id = $1', [student]);
    expect(await guardiansOf(student)).toEqual(['reader']);
    expect(await parentOf(student)).toBe('reader');
  });

  test('passes to the next guardian when an account is deleted', async () => {
    const leaving = (await makePerson(database, 'parent')).id;
    const student = await addStudent();
    await database.asOwner('update students set parent_id = $2 where id = $1', [student, leaving]);
    await addGuardian(student, 'mother');
    await database.asOwner('delete from profiles where id = $1', [leaving]);
    expect(await parentOf(student)).toBe('mother');
  });
});
