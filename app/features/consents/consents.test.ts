import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addConsentAnswers, addConsents, type SampleConsent } from '#database/samples/consents.ts';
import { addGuardians } from '#database/samples/guardians.ts';
import { addStudents } from '#database/samples/students.ts';
import { addDays, todayInUtc } from '#platform/calendar-days.ts';
import { person, readAs, writeAs } from '#platform/database.server.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { stages } from '../students/stages.ts';
import { answerConsent } from './answer-consent.server.ts';
import {
  askAboutJoined,
  askForConsent,
  changeQuestion,
  closeConsent,
  findAudience,
  listNotAsked,
  remindOfConsent,
} from './ask-for-consent.server.ts';
import { ConsentSchema, type NewConsent, type NewQuestion, type PostedAnswer } from './consents.schema.ts';
import { listAnswers, listConsentsOf, listConsentsOfChildren, listDueConsents } from './consents.server.ts';
import type { ConsentAnswer } from './consents.ts';
import { countConsentStudents, findConsent, listConsentStudents, listConsents } from './console-consents.server.ts';

let database: TestDatabase;
let admin: TestPerson;
let mother: TestPerson;
let father: TestPerson;
let mentor: TestPerson;
let otherParent: TestPerson;
let ada = '';
let other = '';

beforeAll(async () => {
  database = await openTestDatabase();
  [admin, mother, father, mentor, otherParent] = await Promise.all([
    makePerson(database, 'admin', { fullName: 'Ingrid Example' }),
    makePerson(database, 'parent', { fullName: 'Zoë Adeyemi' }),
    makePerson(database, 'parent', { fullName: 'Seán Adeyemi' }),
    makePerson(database, 'mentor'),
    makePerson(database, 'parent'),
  ]);
  const [child, foreign] = await addStudents(database.asOwner, [
    {
      fullName: 'Ada Example',
      number: 'ADA-1',
      level: 'Primary',
      className: '3A',
      parentId: mother.id,
      mentorId: mentor.id,
    },
    { fullName: 'Ben Other', number: 'BEN-1', level: 'Secondary', parentId: otherParent.id },
  ]);
  ada = child?.id ?? '';
  other = foreign?.id ?? '';
  await addGuardians(database.asOwner, [{ studentId: ada, guardianId: father.id, relation: 'father' }]);
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.asOwner('delete from consents');
  await database.asOwner('delete from student_notices');
  await database.asOwner(`delete from mails where template = 'new-consents'`);
  await database.asOwner(
    `update student_guardians set may_view = true, may_write = true, restricted_at = null, restriction_reason = null`,
  );
  await database.asOwner('update students set archived_at = null');
});

const today = todayInUtc();
const question: NewQuestion = {
  titleEn: 'Publish a work',
  textEn: 'May we show a work of your child?',
  titleAr: '',
  textAr: '',
  titleFr: '',
  textFr: '',
  titleZh: '发布作品',
  textZh: '我们可以展示您孩子的作品吗？',
  answerBy: addDays(today, 14),
  validUntil: '',
  rule: 'one',
};
const asked = (change: Partial<NewConsent> = {}): NewConsent => ({
  ...question,
  audience: 'everybody',
  className: '',
  numbers: '',
  requestId: randomUUID(),
  ...change,
});
const ask = (by: TestPerson, consent: NewConsent) =>
  writeAs(person(by.id), async (tx) => askForConsent(tx, consent, await findAudience(tx, consent, stages)));
const add = async (consent: Partial<SampleConsent> = {}) =>
  (await addConsents(database.asOwner, [{ studentIds: [ada], ...consent }]))[0] ?? '';

const answerTo = (consentId: string, answer: ConsentAnswer, change: Partial<PostedAnswer> = {}): PostedAnswer => ({
  consentId,
  studentId: ada,
  version: '1',
  language: 'en',
  answer,
  requestId: randomUUID(),
  ...change,
});
const answer = (by: TestPerson, posted: PostedAnswer) => writeAs(person(by.id), (tx) => answerConsent(tx, posted));
const stateFor = async (reader: TestPerson, consentId: string) => {
  const found = await readAs(person(reader.id), (tx) => listConsentsOf(tx, ada, 'en'));
  return found.find((consent) => consent.consentId === consentId)?.state;
};
const change = (who: TestPerson, set: string) =>
  database.asOwner(`update student_guardians set ${set} where guardian_id = $1`, [who.id]);
const due = (who: TestPerson) => readAs(person(who.id), (tx) => listDueConsents(tx, 'en'));
const waiting = async () => {
  const rows = await database.asOwner<{ person_id: string }>(
    `select person_id from mails where template = 'new-consents' and state = 'waiting'`,
  );
  return rows.map(({ person_id }) => person_id).sort();
};

describe('A question', () => {
  it('is asked only by administrators: of others nothing is stored', async () => {
    for (const who of [mother, mentor])
      await expect(
        writeAs(person(who.id), (tx) => askForConsent(tx, asked(), [{ id: ada, isDecidable: true }])),
      ).rejects.toThrow(/row-level security/);
    expect(await database.asOwner('select from consents')).toEqual([]);
  });

  it('is refused about nobody, about students without a guardian who may decide, and about unknown numbers', async () => {
    const find = (sent: Partial<NewConsent>) => readAs(person(admin.id), (tx) => findAudience(tx, asked(sent), stages));
    await expect(find({ audience: 'class', className: '9Z' })).rejects.toMatchObject({ reason: 'nobody' });
    await expect(find({ audience: 'middle' })).rejects.toMatchObject({ reason: 'nobody' });
    await expect(find({ audience: 'chosen', numbers: 'ada-1, X-404; X-405' })).rejects.toMatchObject({
      reason: 'unknown numbers',
      numbers: ['X-404', 'X-405'],
    });
    await change(mother, 'may_write = false');
    await change(father, `restricted_at = now(), restriction_reason = 'court-order'`);
    await expect(find({ audience: 'chosen', numbers: 'ADA-1' })).rejects.toMatchObject({ reason: 'nobody' });
    expect(await find({ audience: 'everybody' })).toContainEqual({ id: ada, isDecidable: false });
  });

  it('finds its audience by stage, class and numbers, without students who have left', async () => {
    const find = async (sent: Partial<NewConsent>) =>
      (await readAs(person(admin.id), (tx) => findAudience(tx, asked(sent), stages))).map(({ id }) => id).sort();
    expect(await find({})).toEqual([ada, other].sort());
    expect(await find({ audience: 'primary' })).toEqual([ada]);
    expect(await find({ audience: 'class', className: '3A' })).toEqual([ada]);
    expect(await find({ audience: 'chosen', numbers: 'ben-1\nADA-1،BEN-1' })).toEqual([ada, other].sort());
    await database.asOwner('update students set archived_at = now() where id = $1', [other]);
    expect(await find({})).toEqual([ada]);
  });

  it('is stored once if its form is sent twice, and refused with other content', async () => {
    const sent = asked();
    const id = await ask(admin, sent);
    expect(await ask(admin, sent)).toBe(id);
    await expect(ask(admin, { ...sent, textEn: 'Something else' })).rejects.toMatchObject({ reason: 'other content' });
    expect(await database.asOwner('select from consents')).toHaveLength(1);
    expect(
      await database.asOwner(`select from audit_log where act = 'consent asked' and subject_id = $1`, [id]),
    ).toHaveLength(1);
  });

  it('is told to the guardians of its students only, and shown to nobody else', async () => {
    const id = await ask(admin, asked({ audience: 'primary' }));
    expect(await waiting()).toEqual([mother.id, father.id].sort());
    const shownTo = async (who: TestPerson) =>
      (await readAs(person(who.id), (tx) => tx.selectFrom('consents').select('id').execute())).map((row) => row.id);
    for (const who of [mother, father, mentor, admin]) expect(await shownTo(who)).toEqual([id]);
    expect(await shownTo(otherParent)).toEqual([]);
    expect(await readAs(person(otherParent.id), (tx) => listConsentsOf(tx, ada, 'en'))).toEqual([]);
    expect(await readAs(person(otherParent.id), (tx) => sql`select from consent_versions`.execute(tx))).toMatchObject({
      rows: [],
    });
  });

  it('keeps its students when they move to another class, and asks those who joined only when told to', async () => {
    const id = await ask(admin, asked({ audience: 'class', className: '3A' }));
    await database.asOwner(`update students set class_name = case id when $1 then '4A' else '3A' end`, [ada]);
    expect(await due(mother)).toMatchObject([{ consentId: id, studentId: ada }]);
    expect(await answer(mother, answerTo(id, 'yes'))).toBe(true);
    const joined = await readAs(person(admin.id), (tx) =>
      listNotAsked(tx, { id, audience: 'class', className: '3A' }, stages),
    );
    expect(joined.map((student) => student.id)).toEqual([other]);
    expect(await due(otherParent)).toEqual([]);
    for (let time = 0; time < 2; time++) await writeAs(person(admin.id), (tx) => askAboutJoined(tx, id, stages));
    await expect(writeAs(person(mother.id), (tx) => askAboutJoined(tx, id, stages))).rejects.toMatchObject({
      reason: 'closed',
    });
    expect(await due(otherParent)).toMatchObject([{ consentId: id, studentId: other }]);
    await database.asOwner(`update students set class_name = case id when $1 then '3A' end`, [ada]);
  });
});

describe('The decision about a student', () => {
  it('is that of one guardian if one is enough, and conflicting if another one disagrees', async () => {
    const id = await add();
    expect(await stateFor(mother, id)).toBe('open');
    await answer(mother, answerTo(id, 'yes'));
    for (const reader of [mother, father, mentor, admin]) expect(await stateFor(reader, id)).toBe('given');
    await answer(father, answerTo(id, 'no'));
    for (const reader of [mother, father, mentor, admin]) expect(await stateFor(reader, id)).toBe('conflicting');
    await answer(mother, answerTo(id, 'withdrawn'));
    expect(await stateFor(admin, id)).toBe('refused');
  });

  it('needs every guardian who may decide if all must agree', async () => {
    const id = await add({ needsAll: true });
    await answer(mother, answerTo(id, 'yes'));
    expect(await stateFor(admin, id)).toBe('open');
    await change(father, 'may_write = false');
    expect(await stateFor(admin, id)).toBe('given');
    await change(father, 'may_write = true');
    await answer(father, answerTo(id, 'yes'));
    expect(await stateFor(mentor, id)).toBe('given');
  });

  it('no longer counts the answer of a guardian who is restricted or may not write, and counts it again afterwards', async () => {
    const id = await add();
    await answer(father, answerTo(id, 'yes'));
    for (const taken of [`restricted_at = now(), restriction_reason = 'safeguarding'`, 'may_write = false']) {
      await change(father, taken);
      expect([await stateFor(mother, id), await stateFor(mentor, id), await stateFor(admin, id)]).toEqual([
        'open',
        'open',
        'open',
      ]);
      await change(father, 'may_write = true, restricted_at = null, restriction_reason = null');
      expect(await stateFor(mother, id)).toBe('given');
    }
  });

  it('expires after the last day on which it holds, whether it was given or open; a refusal stays one', async () => {
    const id = await add({ validUntil: addDays(today, -3) });
    expect(await stateFor(admin, id)).toBe('expired');
    await addConsentAnswers(database.asOwner, [
      { consentId: id, studentId: ada, guardianId: mother.id, answer: 'yes' },
    ]);
    expect(await stateFor(mother, id)).toBe('expired');
    await addConsentAnswers(database.asOwner, [{ consentId: id, studentId: ada, guardianId: mother.id, answer: 'no' }]);
    expect(await stateFor(admin, id)).toBe('refused');
    expect(await stateFor(admin, await add({ validUntil: today }))).toBe('open');
  });

  it('names to other guardians, mentor and administrators who answered, but never a restricted guardian to families', async () => {
    const id = await add();
    await answer(father, answerTo(id, 'no'));
    const named = async (reader: TestPerson) =>
      (await readAs(person(reader.id), (tx) => listConsentsOf(tx, ada, 'en')))[0]?.decisions.map((decision) => [
        decision.guardianName,
        decision.answer,
      ]);
    const both = [
      ['Seán Adeyemi', 'no'],
      ['Zoë Adeyemi', null],
    ];
    for (const reader of [mother, mentor, admin]) expect(await named(reader)).toEqual(both);
    await change(father, `restricted_at = now(), restriction_reason = 'court-order'`);
    for (const reader of [mother, mentor, admin]) expect(await named(reader)).toEqual([['Zoë Adeyemi', null]]);
    expect(await named(father)).toBeUndefined();
  });
});

describe('An answer', () => {
  it('is refused to other families, mentors, administrators, view-only and restricted guardians, even by a statement', async () => {
    const id = await add();
    for (const who of [otherParent, mentor, admin])
      await expect(answer(who, answerTo(id, 'yes'))).rejects.toMatchObject({ reason: 'unknown' });
    await change(father, 'may_write = false');
    await expect(answer(father, answerTo(id, 'yes'))).rejects.toMatchObject({ reason: 'no right' });
    await change(father, `may_write = true, restricted_at = now(), restriction_reason = 'other'`);
    await expect(answer(father, answerTo(id, 'yes'))).rejects.toMatchObject({ reason: 'unknown' });
    for (const who of [otherParent, mentor, admin, father])
      await expect(
        writeAs(person(who.id), (tx) =>
          sql`insert into consent_answers (id, consent_id, student_id, version, guardian_id, answer, language, request_id)
            values (gen_random_uuid(), ${id}, ${ada}, 1, ${who.id}, 'yes', 'en', gen_random_uuid())`.execute(tx),
        ),
      ).rejects.toThrow(/row-level security/);
    expect(await database.asOwner('select from consent_answers')).toEqual([]);
    expect(await database.asOwner(`select from audit_log where details ->> 'consent' = $1`, [id])).toEqual([]);
  });

  it('cannot be given in the name of the other guardian, nor to a question about another child', async () => {
    const id = await add();
    await expect(
      writeAs(person(mother.id), (tx) =>
        sql`insert into consent_answers (id, consent_id, student_id, version, guardian_id, answer, language, request_id)
          values (gen_random_uuid(), ${id}, ${ada}, 1, ${father.id}, 'yes', 'en', gen_random_uuid())`.execute(tx),
      ),
    ).rejects.toThrow(/row-level security/);
    await expect(answer(mother, answerTo(id, 'yes', { studentId: other }))).rejects.toMatchObject({
      reason: 'unknown',
    });
    await expect(answer(mother, answerTo(randomUUID(), 'yes'))).rejects.toMatchObject({ reason: 'unknown' });
  });

  it('is stored once if its form is sent twice, also at the same moment; other content is refused', async () => {
    const id = await add();
    const sent = answerTo(id, 'yes');
    expect((await Promise.all([answer(mother, sent), answer(mother, sent)])).sort()).toEqual([false, true]);
    await expect(answer(mother, { ...sent, answer: 'no' })).rejects.toMatchObject({ reason: 'other content' });
    expect(await database.asOwner('select from consent_answers')).toHaveLength(1);
  });

  // @see privacy-policy 10.3, general-terms 7.4, translations consents
  it('is given once: after a yes only its withdrawal, after a no or a withdrawal only a yes', async () => {
    const id = await add();
    const refused = { reason: 'answered already' };
    await expect(answer(mother, answerTo(id, 'withdrawn'))).rejects.toMatchObject(refused);
    const both = await Promise.allSettled([answer(mother, answerTo(id, 'yes')), answer(mother, answerTo(id, 'yes'))]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(answer(mother, answerTo(id, 'no'))).rejects.toMatchObject(refused);
    await answer(mother, answerTo(id, 'withdrawn'));
    expect(await stateFor(mother, id)).toBe('refused');
    await expect(answer(mother, answerTo(id, 'no'))).rejects.toMatchObject(refused);
    await answer(mother, answerTo(id, 'yes'));
    expect(await stateFor(mother, id)).toBe('given');
    const acts = await database.asOwner<{ act: string }>(
      `select act from audit_log where actor_id = $1 and details ->> 'consent' = $2 order by id`,
      [mother.id, id],
    );
    expect(acts.map(({ act }) => act)).toEqual(['consent answered', 'consent withdrawn', 'consent answered']);
  });

  // @see translations consents
  it('is possible after the day by which it is asked, and after the end only as a withdrawal', async () => {
    const late = await add({ answerBy: addDays(today, -20) });
    expect(await answer(mother, answerTo(late, 'yes'))).toBe(true);
    await writeAs(person(admin.id), (tx) => closeConsent(tx, late));
    await expect(answer(father, answerTo(late, 'yes'))).rejects.toMatchObject({ reason: 'closed' });
    expect(await answer(mother, answerTo(late, 'withdrawn'))).toBe(true);
    await expect(answer(mother, answerTo(late, 'yes'))).rejects.toMatchObject({ reason: 'closed' });
    const over = await add({ validUntil: addDays(today, -3) });
    await expect(answer(mother, answerTo(over, 'no'))).rejects.toMatchObject({ reason: 'closed' });
  });

  it('is refused when the text was replaced, and to a language that the text does not have', async () => {
    const id = await ask(admin, asked());
    await writeAs(person(admin.id), (tx) =>
      changeQuestion(tx, { id, revision: 1 }, { ...question, textEn: 'May we show it to visitors, too?' }),
    );
    await expect(answer(mother, answerTo(id, 'yes'))).rejects.toMatchObject({ reason: 'new version' });
    await expect(answer(mother, answerTo(id, 'yes', { version: '2', language: 'fr' }))).rejects.toMatchObject({
      reason: 'no right',
    });
    expect(await answer(mother, answerTo(id, 'yes', { version: '2', language: 'zh' }))).toBe(true);
    const [recorded] = await readAs(person(mother.id), (tx) => listAnswers(tx, ada));
    expect(recorded).toMatchObject({ version: 2, language: 'zh', answer: 'yes', texts: { zh: question.textZh } });
  });

  it('is hidden from a former mentor and after the student has left', async () => {
    const id = await add();
    await answer(mother, answerTo(id, 'yes'));
    await database.asOwner('update students set academic_mentor_id = null where id = $1', [ada]);
    expect(await stateFor(mentor, id)).toBeUndefined();
    await database.asOwner('update students set academic_mentor_id = $2 where id = $1', [ada, mentor.id]);
    await database.asOwner('update students set archived_at = now() where id = $1', [ada]);
    expect(await readAs(person(mother.id), (tx) => listConsentsOfChildren(tx, 'en'))).toEqual([]);
    await expect(answer(mother, answerTo(id, 'withdrawn'))).rejects.toMatchObject({ reason: 'unknown' });
  });
});

describe('A new version', () => {
  it('asks everybody again, and keeps what was answered to the earlier text', async () => {
    const id = await ask(admin, asked());
    await answer(mother, answerTo(id, 'yes'));
    expect(await due(mother)).toEqual([]);
    await writeAs(person(admin.id), (tx) => changeQuestion(tx, { id, revision: 1 }, { ...question, rule: 'all' }));
    expect([await stateFor(mother, id), await due(mother)]).toMatchObject(['open', [{ consentId: id }]]);
    expect(await readAs(person(mother.id), (tx) => listAnswers(tx, ada))).toMatchObject([
      { version: 1, answer: 'yes' },
    ]);
    await expect(answer(mother, answerTo(id, 'withdrawn'))).rejects.toMatchObject({ reason: 'new version' });
  });

  it('is stored once if its form is sent twice, and refused after another change, without one and after the end', async () => {
    const id = await ask(admin, asked());
    const publish = (revision: number, changed: Partial<NewQuestion>, by = admin) =>
      writeAs(person(by.id), (tx) => changeQuestion(tx, { id, revision }, { ...question, ...changed }));
    await expect(publish(1, {})).rejects.toMatchObject({ reason: 'unchanged' });
    await publish(1, { titleEn: 'Second' });
    await publish(1, { titleEn: 'Second' });
    await expect(publish(1, { titleEn: 'Third' })).rejects.toMatchObject({ reason: 'changed meanwhile' });
    for (const who of [mother, mentor])
      await expect(publish(2, { titleEn: 'Third' }, who)).rejects.toMatchObject({
        reason: expect.stringMatching(/^(unknown|closed)$/),
      });
    await writeAs(person(admin.id), (tx) => closeConsent(tx, id));
    await expect(publish(2, { titleEn: 'Third' })).rejects.toMatchObject({ reason: 'closed' });
    expect((await readAs(person(admin.id), (tx) => findConsent(tx, id, stages)))?.version).toBe(2);
  });
});

describe('A reminder', () => {
  it('is sent once in 24 hours, to the guardians of students without a decision, by administrators', async () => {
    const id = await add({ studentIds: [ada, other], askedAt: new Date(Date.now() - 25 * 3_600_000) });
    await answer(otherParent, answerTo(id, 'yes', { studentId: other }));
    const remind = (by: TestPerson) => writeAs(person(by.id), (tx) => remindOfConsent(tx, id));
    await expect(remind(mother)).rejects.toMatchObject({ reason: 'closed' });
    expect(await remind(admin)).toBe(1);
    expect(await waiting()).toEqual([mother.id, father.id].sort());
    await expect(remind(admin)).rejects.toMatchObject({ reason: 'reminded today' });
    await database.asOwner(`update consents set reminded_at = now() - interval '24 hours'`);
    await answer(mother, answerTo(id, 'no'));
    await expect(remind(admin)).rejects.toMatchObject({ reason: 'nobody to remind' });
    await expect(writeAs(person(admin.id), (tx) => remindOfConsent(tx, randomUUID()))).rejects.toMatchObject({
      reason: 'unknown',
    });
  });
});

describe('The lists of the console', () => {
  it('count the students of each state, and show other people nothing but their own', async () => {
    const id = await add({ studentIds: [ada, other] });
    await answer(mother, answerTo(id, 'yes'));
    const query = {
      search: '',
      filters: { state: null },
      sort: 'asked',
      isDescending: true,
      after: null,
      row: 1,
    } as const;
    const listed = (who: TestPerson, search = '') =>
      readAs(person(who.id), (tx) => listConsents(tx, { ...query, search }));
    expect((await listed(admin)).items).toMatchObject([{ id, counts: { open: 1, given: 1, refused: 0 } }]);
    expect((await listed(admin, 'museum')).items).toHaveLength(1);
    expect((await listed(admin, 'theatre')).items).toEqual([]);
    expect((await listed(mother)).items).toMatchObject([{ counts: { open: 0, given: 1 } }]);
    expect((await listed(otherParent)).items).toMatchObject([{ counts: { open: 1, given: 0 } }]);
  });

  it('page through the students in every order, and filter them by state', async () => {
    const id = await add({ studentIds: [ada, other] });
    await answer(mother, answerTo(id, 'yes'));
    for (const sort of ['name', 'class'] as const)
      for (const isDescending of [false, true]) {
        const query = { search: '', filters: { consent: id, state: null }, sort, isDescending, row: 1 };
        const names: string[] = [];
        let after: string | null = null;
        do {
          const page: Awaited<ReturnType<typeof listConsentStudents>> = await readAs(person(admin.id), (tx) =>
            listConsentStudents(tx, { ...query, after }, 1),
          );
          names.push(...page.items.map(({ fullName }) => fullName));
          after = page.next;
        } while (after !== null);
        const isAdaFirst = (sort === 'name') !== isDescending;
        expect(names).toEqual(isAdaFirst ? ['Ada Example', 'Ben Other'] : ['Ben Other', 'Ada Example']);
      }
    const given = {
      search: '',
      filters: { consent: null, state: 'given' },
      sort: 'name',
      isDescending: false,
      after: null,
      row: 1,
    } as const;
    expect(await readAs(person(admin.id), (tx) => countConsentStudents(tx, given))).toBe(1);
  });
});

describe('The form of a question', () => {
  const form = (sent: Partial<Record<keyof NewConsent, string>>) => ConsentSchema.safeParse({ ...asked(), ...sent });

  it.each([
    [{ titleEn: '', textEn: '', titleZh: '', textZh: '' }, 'consents.texts.missing'],
    [{ titleEn: '' }, 'consents.title.missing'],
    [{ textZh: ' \u200b ' }, 'consents.text.missing'],
    [{ textEn: 'a\u0000' }, 'validation.forbiddenCharacters'],
    [{ answerBy: '' }, 'consents.answerBy.missing'],
    [{ answerBy: '2026-02-30' }, 'consents.answerBy.missing'],
    [{ answerBy: addDays(today, -2) }, 'consents.answerBy.past'],
    [{ validUntil: 'soon' }, 'consents.day.invalid'],
    [{ validUntil: addDays(today, 13) }, 'consents.validUntil.early'],
    [{ rule: 'most' }, 'consents.rule.missing'],
    [{ audience: 'nobody' }, 'consents.audience.missing'],
    [{ audience: 'class' }, 'consents.className.missing'],
    [{ audience: 'chosen' }, 'consents.numbers.missing'],
    [{ requestId: '1' }, 'validation.malformed'],
  ])('refuses %j', (sent, message) => {
    expect(form(sent).error?.issues.map((issue) => issue.message)).toContain(message);
  });

  it('refuses a title of 121 characters, and texts of 20,000 characters in any script', () => {
    const refused = (sent: Partial<Record<keyof NewConsent, string>>) =>
      form(sent).error?.issues.map(({ message }) => message);
    expect(refused({ titleEn: 'x'.repeat(121) })).toEqual(['consents.title.tooLong']);
    for (const [name, letter] of [
      ['textEn', 'x'],
      ['textAr', 'ع'],
      ['textFr', 'é'],
      ['textZh', '文'],
    ] as const)
      expect(refused({ titleAr: 'a', titleFr: 'a', [name]: letter.repeat(20_000) })).toContain('consents.text.tooLong');
  });

  it('accepts one language, and 5,000 characters of a text', () => {
    expect(form({ titleZh: '', textZh: '' }).success).toBe(true);
    expect(form({ textZh: '文'.repeat(5000) }).success).toBe(true);
  });
});
