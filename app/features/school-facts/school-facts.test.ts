import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { person, readAs, visitor, writeAs } from '#platform/database.server.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { publishSchoolFact } from './publish-school-fact.server.ts';
import { factSchemas } from './school-facts.schema.ts';
import { readPublishedFacts } from './school-facts.server.ts';
import { answeredLanguages, missingLanguages, type SchoolFact, schoolFacts } from './school-facts.ts';
import { SchoolFactsCache } from './school-facts-cache.server.ts';

describe('A fact about the school', () => {
  let database: TestDatabase;
  let admin: TestPerson;
  beforeAll(async () => {
    database = await openTestDatabase();
    await database.asOwner('alter table audit_log disable trigger user');
    admin = await makePerson(database, 'admin');
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.asOwner('update school_facts set content = null, revision = 0');
    await database.asOwner(`delete from audit_log where subject_type = 'school fact'`);
  });

  const publish = (by: TestPerson, fields: Record<string, string> | null, revision: number) =>
    writeAs(person(by.id), (tx) => publishSchoolFact(tx, 'group', { fields, revision }));
  const published = () => readAs(visitor, readPublishedFacts);
  const events = () =>
    database.asOwner(`select act, actor_id, details from audit_log where subject_type = 'school fact' order by number`);

  it('is published by administrators only', async () => {
    for (const role of ['mentor', 'parent'] as const)
      await expect(publish(await makePerson(database, role), { largest: '12' }, 0)).rejects.toThrow();
    expect(await published()).toEqual({});
    expect(await events()).toEqual([]);
  });

  it('is not overwritten if it has changed since the form was opened', async () => {
    await publish(admin, { largest: '12' }, 0);
    await expect(publish(admin, { largest: '14' }, 0)).rejects.toMatchObject({ reason: 'changed meanwhile' });
    await expect(publish(admin, null, 0)).rejects.toMatchObject({ reason: 'changed meanwhile' });
    await expect(publish(admin, { largest: '14' }, Number.NaN)).rejects.toMatchObject({ reason: 'changed meanwhile' });
    expect(await published()).toEqual({ group: { largest: '12' } });
  });

  it('is visible to visitors until it is removed, and each change is recorded once with its field names', async () => {
    await publish(admin, { largest: '12', empty: '' }, 0);
    await publish(admin, { largest: '12' }, 0);
    expect(await published()).toEqual({ group: { largest: '12' } });
    await publish(admin, null, 1);
    expect(await published()).toEqual({});
    const details = { fact: 'group', changed: ['largest'] };
    expect(await events()).toEqual([
      { act: 'school fact published', actor_id: admin.id, details },
      { act: 'school fact removed', actor_id: admin.id, details },
    ]);
  });

  it('is cached in memory, and notifies followers once of each change', async () => {
    const inUse = new SchoolFactsCache();
    let changes = 0;
    inUse.subscribe(() => {
      changes += 1;
    });
    await inUse.reload();
    expect([inUse.facts, changes]).toEqual([{}, 0]);
    await publish(admin, { largest: '12' }, 0);
    await Promise.all([inUse.reload(), inUse.reload()]);
    expect([inUse.facts, changes]).toEqual([{ group: { largest: '12' } }, 1]);
  });

  it('has the same id in the code and in the database', async () => {
    const rows = await database.asOwner<{ id: string }>('select id from school_facts');
    expect(rows.map(({ id }) => id).toSorted()).toEqual([...schoolFacts].toSorted());
  });
});

const fees = { currency: 'GBP', lowest: '3000', highest: '', per: 'term' };
const hours = { monday: 'on', opens: '09:00', closes: '16:00', secondCity: 'dubai', thirdCity: 'new-york' };
const firstRow = { part1: 'lesson', starts1: '09:00', ends1: '09:45' };

describe('The form of a school fact', () => {
  it.each<[SchoolFact, Record<string, string>]>([
    ['ages', { primaryFrom: '5', primaryTo: '11' }],
    ['group', { largest: '12' }],
    ['language', { language: 'fr' }],
    ['hours', hours],
    ['hours', { ...hours, ...firstRow, part3: 'break', starts3: '09:45', ends3: '10:00' }],
    ['terms', { springFirst: '2027-01-11', springLast: '2027-03-26' }],
    ['fees', fees],
    ['fees', { ...fees, highest: '5000', textFr: 'Tout.' }],
    ['support', { textZh: '是' }],
  ])('accepts for %s: %j', (fact, values) => {
    const parsed = factSchemas[fact].safeParse(values);
    expect(parsed.error?.issues ?? []).toEqual([]);
    expect(parsed.data).toMatchObject(values);
  });

  it.each<[SchoolFact, Record<string, string>, field: string, error: string]>([
    ['ages', {}, 'primaryFrom', 'facts.missing'],
    ['ages', { middleFrom: '11' }, 'middleTo', 'facts.missing'],
    ['ages', { middleFrom: '11', middleTo: '10' }, 'middleTo', 'facts.age.tooLow'],
    ['ages', { middleFrom: '-1', middleTo: '10' }, 'middleFrom', 'facts.age.invalid'],
    ['group', {}, 'largest', 'facts.group.invalid'],
    ['group', { largest: '100' }, 'largest', 'facts.group.invalid'],
    ['language', { language: 'tlh' }, 'language', 'facts.choose'],
    ['hours', { ...hours, monday: '' }, 'monday', 'facts.weekdays.missing'],
    ['hours', { ...hours, opens: '25:00' }, 'opens', 'facts.time.invalid'],
    ['hours', { ...hours, closes: '09:00' }, 'closes', 'facts.time.tooEarly'],
    ['hours', { ...hours, thirdCity: 'dubai' }, 'thirdCity', 'facts.city.same'],
    ['hours', { ...hours, secondCity: 'london' }, 'secondCity', 'facts.choose'],
    ['hours', { ...hours, part1: 'lesson' }, 'starts1', 'facts.missing'],
    ['hours', { ...hours, ...firstRow, ends1: '08:00' }, 'ends1', 'facts.time.tooEarly'],
    [
      'hours',
      { ...hours, ...firstRow, part2: 'break', starts2: '09:30', ends2: '10:00' },
      'starts2',
      'facts.day.overlap',
    ],
    ['terms', {}, 'autumnFirst', 'facts.missing'],
    ['terms', { autumnFirst: '2026-09-01', autumnLast: '2026-08-01' }, 'autumnLast', 'reportSettings.lastDay.tooEarly'],
    ['terms', { autumnFirst: '2026-02-30', autumnLast: '2026-08-01' }, 'autumnFirst', 'reportSettings.day.invalid'],
    ['fees', { ...fees, lowest: '' }, 'lowest', 'facts.missing'],
    ['fees', { ...fees, lowest: '3,000' }, 'lowest', 'facts.amount.invalid'],
    ['fees', { ...fees, highest: '3000' }, 'highest', 'facts.highest.tooLow'],
    ['fees', { ...fees, currency: 'JPY' }, 'currency', 'facts.choose'],
    ['devices', { textEn: ' ' }, 'textEn', 'facts.text.missing'],
    ['devices', { textEn: 'a'.repeat(801) }, 'textEn', 'facts.text.tooLong'],
    ['devices', { textEn: 'a\u0000' }, 'textEn', 'validation.forbiddenCharacters'],
  ])('rejects for %s: %j', (fact, values, field, error) => {
    const issues = factSchemas[fact].safeParse(values).error?.issues ?? [];
    expect(issues.map(({ path, message }) => [path[0], message])).toContainEqual([field, error]);
  });

  it.each<[SchoolFact, Record<string, string>, errors: Record<string, string>]>([
    [
      'ages',
      { primaryFrom: '-1', primaryTo: '11', middleFrom: '14', middleTo: '11', secondaryFrom: '14' },
      { primaryFrom: 'facts.age.invalid', middleTo: 'facts.age.tooLow', secondaryTo: 'facts.missing' },
    ],
    [
      'hours',
      { ...hours, ...firstRow, opens: '', ends1: '25:00', part2: 'break', starts3: '12:00', ends3: '11:00' },
      {
        opens: 'facts.missing',
        ends1: 'facts.time.invalid',
        starts2: 'facts.missing',
        ends2: 'facts.missing',
        part3: 'facts.missing',
        ends3: 'facts.time.tooEarly',
      },
    ],
    [
      'fees',
      { ...fees, currency: 'JPY', highest: '2000' },
      { currency: 'facts.choose', highest: 'facts.highest.tooLow' },
    ],
  ])('reports all errors of %s at once, one for each field: %j', (fact, values, errors) => {
    const issues = factSchemas[fact].safeParse(values).error?.issues ?? [];
    const found = issues.map(({ path, message }) => [path[0], message]);
    expect(Object.fromEntries(found)).toEqual(errors);
    expect(found).toHaveLength(Object.keys(errors).length);
  });
});

describe('The languages of the public page', () => {
  const today = '2026-11-23';

  it('are those with at least one answer', () => {
    expect(answeredLanguages({}, today)).toEqual([]);
    expect(answeredLanguages({ support: { textFr: 'Oui' } }, today)).toEqual(['fr']);
    expect(answeredLanguages({ group: { largest: '12' } }, today)).toEqual(['en', 'ar', 'fr', 'zh']);
  });

  it('are empty once all terms are over', () => {
    const terms = { autumnFirst: '2026-09-01', autumnLast: today };
    expect(answeredLanguages({ terms }, today)).toHaveLength(4);
    expect(answeredLanguages({ terms }, '2026-11-24')).toEqual([]);
  });

  it('are reported as missing for texts that exist only in other languages', () => {
    expect(missingLanguages({ textEn: 'Yes', textZh: '是' })).toEqual(['ar', 'fr']);
    expect(missingLanguages({ largest: '12' })).toEqual([]);
  });
});
