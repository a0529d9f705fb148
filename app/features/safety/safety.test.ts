import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addGuardians } from '#database/samples/guardians.ts';
import { addCourtOrder, addSafetyDetails } from '#database/samples/safety.ts';
import { addStudents } from '#database/samples/students.ts';
import { person, readAs, visitor, writeAs } from '#platform/database.server.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import {
  findOwnCourtOrder,
  findSafetyDetails,
  findSafetyState,
  findStudentsInEmergency,
  listDueSafety,
  openSafetyDetails,
} from './safety.server.ts';
import type { SafetyDetails } from './safety.ts';
import { confirmCourtOrder, confirmSafetyDetails, saveCourtOrder, saveSafetyDetails } from './save-safety.server.ts';

let database: TestDatabase;
let people: Record<
  'mother' | 'father' | 'otherParent' | 'mentor' | 'coach' | 'otherMentor' | 'lead' | 'admin',
  TestPerson
>;
let ada = '';
beforeAll(async () => {
  database = await openTestDatabase();
  people = {
    mother: await makePerson(database, 'parent', { fullName: 'Zoë Adeyemi' }),
    father: await makePerson(database, 'parent', { fullName: 'Seán O’Neil' }),
    otherParent: await makePerson(database, 'parent'),
    mentor: await makePerson(database, 'mentor'),
    coach: await makePerson(database, 'mentor'),
    otherMentor: await makePerson(database, 'mentor'),
    lead: await makePerson(database, 'mentor'),
    admin: await makePerson(database, 'admin'),
  };
  await database.asOwner(`update offices set holder_id = $1 where id = 'safeguarding'`, [people.lead.id]);
});
afterAll(() => database.close());

beforeEach(async () => {
  await database.asOwner('delete from students');
  await database.asOwner('delete from terms');
  await database.asOwner('delete from mails');
  const links = { parentId: people.mother.id, mentorId: people.mentor.id, coachId: people.coach.id };
  ada = (await addStudents(database.asOwner, [{ fullName: 'Ada Example', ...links }]))[0]?.id ?? '';
  await addGuardians(database.asOwner, [{ studentId: ada, guardianId: people.father.id, relation: 'father' }]);
});

type Who = keyof typeof people;
const home: SafetyDetails = {
  country: 'AE',
  address: '12 Palm Street\nDubai',
  timeZone: 'Asia/Dubai',
  contacts: [{ name: 'Ngozi Adeyemi', relation: 'Aunt', phone: '+971 50 000 0000' }],
  health: 'Asthma',
  companions: '',
};
const save = (who: Who, revision: number | null, change: Partial<SafetyDetails> = {}) =>
  writeAs(person(people[who].id), (tx) => saveSafetyDetails(tx, ada, { ...home, ...change, revision }));
const confirm = (who: Who, revision: number) =>
  writeAs(person(people[who].id), (tx) => confirmSafetyDetails(tx, ada, { revision }));
const find = (who: Who) => readAs(person(people[who].id), (tx) => findSafetyDetails(tx, ada));
const open = (who: Who, isReload = false) =>
  writeAs(person(people[who].id), (tx) => openSafetyDetails(tx, ada, isReload));
const writeOrder = (who: Who, text: string, revision = 0) =>
  writeAs(person(people[who].id), (tx) => saveCourtOrder(tx, ada, { text, revision }));
const ownOrder = (who: Who) => readAs(person(people[who].id), (tx) => findOwnCourtOrder(tx, ada));
const restrict = (who: Who) =>
  database.asOwner(
    `update student_guardians set restricted_at = now(), restriction_reason = 'court-order' where guardian_id = $1`,
    [people[who].id],
  );
const acts = async () =>
  (await database.asOwner<{ act: string }>('select act from audit_log where subject_id = $1 order by id', [ada])).map(
    ({ act }) => act,
  );
const refused = (reason: string) => expect.objectContaining({ reason });

describe('Safety details', () => {
  it('are neither read nor written by people without the right to see the student', async () => {
    await save('mother', 0);
    await database.asOwner('update student_guardians set may_view = false where guardian_id = $1', [people.father.id]);
    for (const who of ['father', 'otherParent', 'mentor', 'coach', 'otherMentor', 'lead', 'admin'] as const) {
      expect(await find(who), who).toBeNull();
      await expect(save(who, 1, { country: 'FR' }), who).rejects.toEqual(refused('unknown student'));
      await expect(confirm(who, 1), who).rejects.toEqual(refused('unknown student'));
      await expect(writeOrder(who, 'An order'), who).rejects.toEqual(refused('unknown student'));
    }
    expect(await readAs(visitor, (tx) => findSafetyDetails(tx, ada))).toBeNull();
    expect(await acts()).toEqual(['safety details changed']);
  });

  // @see safeguarding 9.6
  it('are closed to a guardian who is restricted after opening the form, also as a writer', async () => {
    await save('mother', 0);
    expect((await find('father'))?.details).toEqual(home);
    await restrict('father');
    expect(await find('father')).toBeNull();
    await expect(save('father', 1, { country: 'FR' })).rejects.toEqual(refused('unknown student'));
    await expect(confirm('father', 1)).rejects.toEqual(refused('unknown student'));
    expect((await find('mother'))?.number).toBe(1);
  });

  it('are closed to guardians of an archived student', async () => {
    await save('mother', 0);
    await database.asOwner('update students set archived_at = now()');
    expect(await find('mother')).toBeNull();
    await expect(save('mother', 1, { country: 'FR' })).rejects.toEqual(refused('unknown student'));
  });

  it('are refused if another guardian has changed them meanwhile', async () => {
    await save('mother', 0);
    await save('father', 1, { country: 'FR' });
    for (const revision of [0, 1, 3, null])
      await expect(save('mother', revision, { health: 'None' })).rejects.toEqual(refused('changed meanwhile'));
    await expect(confirm('mother', 1)).rejects.toEqual(refused('changed meanwhile'));
    expect((await find('mother'))?.details?.country).toBe('FR');
  });

  it('are changed by only one of two guardians who save at the same moment', async () => {
    await save('mother', 0);
    const both = [save('mother', 1, { country: 'FR' }), save('father', 1, { country: 'GB' })];
    const outcomes = (await Promise.allSettled(both)).map(({ status }) => status).sort();
    expect(outcomes).toEqual(['fulfilled', 'rejected']);
    expect((await find('mother'))?.number).toBe(2);
  });

  it('are confirmed, not changed, by a repeated form', async () => {
    await save('mother', 0);
    await save('mother', 0);
    expect((await find('mother'))?.number).toBe(1);
    expect(await acts()).toEqual(['safety details changed', 'safety details confirmed']);
  });

  it('keep texts of four scripts, encrypted field by field', async () => {
    const texts = { address: 'ش'.repeat(500), health: '哮'.repeat(2000), companions: 'É\u202f;\n😀' };
    const contacts = [1, 2, 3].map((number) => ({ name: `王${number}`, relation: 'خالة', phone: '+86 100 0000' }));
    await save('mother', 0, { ...texts, contacts });
    expect((await find('father'))?.details).toEqual({ ...home, ...texts, contacts });
    const [stored] = await database.asOwner<Record<string, unknown>>('select * from safety_records');
    expect(JSON.stringify(stored)).not.toContain('Dubai');
    for (const column of ['country', 'address', 'time_zone', 'contacts', 'health', 'companions'])
      expect(stored?.[column], column).toBeInstanceOf(Buffer);
  });

  it('name other guardians who wrote or confirmed them, unless they are restricted by now', async () => {
    await save('mother', 0);
    expect(await find('father')).toMatchObject({ authorName: 'Zoë Adeyemi', confirmedByName: 'Zoë Adeyemi' });
    await restrict('mother');
    expect(await find('father')).toMatchObject({ authorName: null, confirmedByName: null });
  });
});

describe('A change of country', () => {
  const mailed = async () =>
    (
      await database.asOwner<{ person_id: string; reason: string }>(
        `select person_id, reason from mails where template = 'country-changed'`,
      )
    ).map(({ person_id, reason }) => [person_id, reason]);

  // @see translations safety, safeguarding 9.6, mails/country-changed.ts
  it('is told to mentor and coach by mail, once until it is sent, and is in the activity', async () => {
    await save('mother', 0);
    await save('mother', 1, { health: 'None' });
    expect(await mailed()).toEqual([]);
    await save('father', 2, { country: 'FR' });
    await save('mother', 3, { country: 'GB' });
    expect((await mailed()).sort()).toEqual([people.mentor.id, people.coach.id].map((id) => [id, ada]).sort());
    const events = await database.asOwner<{ kind: string }>('select kind from student_events');
    expect(events.map(({ kind }) => kind)).toEqual(['country-changed', 'country-changed']);
  });

  it('is told to administrators if no active person is assigned', async () => {
    await save('mother', 0);
    await database.asOwner('update students set wellbeing_coach_id = null');
    await database.asOwner('update profiles set suspended_at = now() where id = $1', [people.mentor.id]);
    await save('mother', 1, { country: 'FR' });
    await database.asOwner('update profiles set suspended_at = null');
    expect(await mailed()).toEqual([[people.admin.id, ada]]);
  });
});

describe('A text on court orders', () => {
  // @see translations safety
  it('is never read by another guardian', async () => {
    await writeOrder('mother', 'No contact with the father');
    expect(await ownOrder('father')).toBeNull();
    await writeOrder('father', 'Joint custody');
    expect((await ownOrder('mother'))?.text).toBe('No contact with the father');
    expect((await open('mentor'))?.courtOrders.map(({ text, authorName }) => [authorName, text])).toEqual([
      ['Zoë Adeyemi', 'No contact with the father'],
      ['Seán O’Neil', 'Joint custody'],
    ]);
  });

  it('is refused if the person has changed it meanwhile, and is replaced or removed otherwise', async () => {
    await writeOrder('mother', 'First');
    await writeOrder('mother', 'First');
    await expect(writeOrder('mother', 'Second')).rejects.toEqual(refused('changed meanwhile'));
    const both = await Promise.allSettled([writeOrder('mother', 'Second', 1), writeOrder('mother', 'Third', 1)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await writeOrder('mother', '', 2);
    expect((await ownOrder('mother'))?.text).toBe('');
    expect((await open('admin'))?.courtOrders).toEqual([]);
    expect(await acts()).toEqual([...Array(3).fill('court order changed'), 'safety details read']);
  });

  // @see safeguarding 9.6, translations emergency
  it('is confirmed only by an administrator or the safeguarding lead who has opened it and did not write it', async () => {
    const id = await addCourtOrder(database.asOwner, database.keyring, {
      studentId: ada,
      authorId: people.mother.id,
      text: 'No contact',
    });
    const confirmBy = (who: Who) => writeAs(person(people[who].id), (tx) => confirmCourtOrder(tx, ada, id));
    for (const who of ['mother', 'father', 'otherMentor'] as const)
      await expect(confirmBy(who), who).rejects.toEqual(refused('unknown student'));
    for (const who of ['mentor', 'lead', 'admin'] as const)
      expect(await confirmBy(who), `${who} before opening`).toBe(false);
    for (const who of ['mentor', 'lead', 'admin'] as const) await open(who);
    expect(await confirmBy('mentor')).toBe(false);
    expect((await open('mentor'))?.courtOrders[0]?.isConfirmable).toBe(false);
    await database.asOwner('update court_orders set author_id = $1', [people.admin.id]);
    expect(await confirmBy('admin')).toBe(false);
    expect(await confirmBy('lead')).toBe(true);
    expect(await confirmBy('lead')).toBe(false);
    expect((await open('admin'))?.courtOrders[0]).toMatchObject({
      seenByName: expect.any(String),
      isConfirmable: false,
    });
    await database.asOwner('update court_orders set author_id = $1', [people.mother.id]);
    expect((await ownOrder('mother'))?.seenAt).toBeInstanceOf(Date);
  });
});

describe('The page for an emergency', () => {
  // @see safeguarding 5.3, safeguarding 9.6, translations emergency
  it('opens for administrators, mentor, coach and the safeguarding lead, with earlier versions, and records each reading', async () => {
    await save('mother', 0);
    await save('father', 1, { country: 'FR' });
    for (const who of ['mother', 'father', 'otherParent', 'otherMentor'] as const)
      expect(await open(who), who).toBeNull();
    expect(await writeAs(visitor, (tx) => openSafetyDetails(tx as never, ada))).toBeNull();
    for (const who of ['mentor', 'coach', 'lead', 'admin'] as const) {
      const opened = await open(who);
      expect(opened?.student.fullName).toBe('Ada Example');
      expect(opened?.versions.map(({ number, details, authorName }) => [number, details?.country, authorName])).toEqual(
        [
          [2, 'FR', 'Seán O’Neil'],
          [1, 'AE', 'Zoë Adeyemi'],
        ],
      );
    }
    const readers = await database.asOwner<{ actor_id: string }>(
      `select actor_id from audit_log where act = 'safety details read' and subject_id = $1 order by id`,
      [ada],
    );
    expect(readers.map(({ actor_id }) => actor_id)).toEqual(
      (['mentor', 'coach', 'lead', 'admin'] as const).map((who) => people[who].id),
    );
  });

  it('records a reload only if the person has not opened it within the hour', async () => {
    expect(await open('lead', true)).not.toBeNull();
    expect(await open('lead', true)).not.toBeNull();
    expect(await open('mentor', true)).not.toBeNull();
    expect(await acts()).toEqual(Array(2).fill('safety details read'));
    await open('lead');
    expect(await acts()).toEqual(Array(3).fill('safety details read'));
  });

  it('is closed to a former mentor, a former lead, a suspended administrator, and staff who are restricted guardians', async () => {
    await save('mother', 0);
    await database.asOwner('update students set academic_mentor_id = $1', [people.otherMentor.id]);
    expect([await open('mentor'), (await open('otherMentor')) !== null]).toEqual([null, true]);
    await database.asOwner(`update offices set holder_id = null where id = 'safeguarding'`);
    expect(await open('lead')).toBeNull();
    await database.asOwner(`update offices set holder_id = $1 where id = 'safeguarding'`, [people.lead.id]);
    await database.asOwner('update profiles set suspended_at = now() where id = $1', [people.admin.id]);
    expect(await open('admin')).toBeNull();
    await database.asOwner('update profiles set suspended_at = null');
    await addGuardians(database.asOwner, [{ studentId: ada, guardianId: people.admin.id, relation: 'father' }]);
    expect(await open('admin')).not.toBeNull();
    await restrict('admin');
    expect(await open('admin')).toBeNull();
  });

  it('is found by name for the lead and administrators only', async () => {
    const search = async (who: Who, text: string) =>
      (await readAs(person(people[who].id), (tx) => findStudentsInEmergency(tx, text))).map(({ fullName }) => fullName);
    for (const who of ['mother', 'mentor', 'otherMentor'] as const) expect(await search(who, 'ada')).toEqual([]);
    for (const who of ['lead', 'admin'] as const) {
      expect(await search(who, 'exam ADA')).toEqual(['Ada Example']);
      expect([await search(who, 'nobody'), await search(who, ' ')]).toEqual([[], []]);
    }
    await database.asOwner('update students set archived_at = now()');
    expect(await search('lead', 'ada')).toEqual([]);
  });
});

describe('The state of safety details', () => {
  // @see translations studentRecord.safety
  it('is shown to administrators only, without a reading, and lists students whose details are due', async () => {
    const stateFor = (who: Who) => readAs(person(people[who].id), (tx) => findSafetyState(tx, ada));
    const dueFor = (who: Who) =>
      readAs(person(people[who].id), async (tx) => {
        const { rows } = await sql<{ id: string }>`select students_with_due_safety() as id`.execute(tx);
        return rows.map(({ id }) => id);
      });
    const nothing = { confirmedAt: null, isEntered: false, isDue: true, unseenOrders: 0 };
    expect([await stateFor('admin'), await dueFor('admin')]).toEqual([nothing, [ada]]);
    await save('mother', 0);
    await writeOrder('father', 'Joint custody');
    const entered = { confirmedAt: expect.any(Date), isEntered: true, isDue: false, unseenOrders: 1 };
    expect([await stateFor('admin'), await dueFor('admin')]).toEqual([entered, []]);
    for (const who of ['mother', 'mentor', 'lead', 'otherMentor'] as const)
      expect([await stateFor(who), await dueFor(who)], who).toEqual([null, []]);
    expect(await acts()).not.toContain('safety details read');
  });
});

describe('Guardians', () => {
  const due = async (who: Who) =>
    (await readAs(person(people[who].id), (tx) => listDueSafety(tx))).map(({ studentName }) => studentName);
  const beginTerm = (daysAgo: number) =>
    database.asOwner(
      `insert into terms (names, first_day, last_day, due_on)
       values ('{"en": "Autumn"}', current_date - $1::int, current_date + 60, current_date + 50)`,
      [daysAgo],
    );

  // @see translations safety, safeguarding 9.6
  it('are asked until one of them enters or confirms the details, and again in each term', async () => {
    expect([await due('mother'), await due('father'), await due('otherParent')]).toEqual([
      ['Ada Example'],
      ['Ada Example'],
      [],
    ]);
    await save('father', 0);
    expect([await due('mother'), await due('father')]).toEqual([[], []]);
    await database.asOwner(`update safety_records set confirmed_at = now() - interval '10 days'`);
    await beginTerm(20);
    expect(await due('mother')).toEqual([]);
    await beginTerm(5);
    expect(await due('mother')).toEqual(['Ada Example']);
    await confirm('mother', 1);
    expect(await due('mother')).toEqual([]);
  });

  it('are asked to confirm what the school imported', async () => {
    const imported = { studentId: ada, authorId: people.admin.id, ...home, confirmedAt: null };
    await addSafetyDetails(database.asOwner, database.keyring, [imported]);
    expect(await due('mother')).toEqual(['Ada Example']);
    await confirm('mother', 1);
    expect(await due('mother')).toEqual([]);
  });
});
