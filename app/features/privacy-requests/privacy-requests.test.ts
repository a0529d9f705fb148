import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addPrivacyRequests } from '#database/samples/privacy-requests.ts';
import { person, readAs, writeAs } from '#platform/database.server.ts';
import type { Page } from '#platform/lists.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { answerPrivacyRequest } from './answer-privacy-request.server.ts';
import { makePrivacyRequest } from './make-privacy-request.server.ts';
import {
  countOpenRequests,
  findRequest,
  handlesPrivacyRequests,
  holdsPrivacyOffice,
  listOwnRequests,
  listRequests,
} from './privacy-requests.server.ts';
import { dueDay, type HandledRequest, type RequestKind, requestKinds } from './privacy-requests.ts';

let database: TestDatabase;
let people: Record<'mother' | 'otherParent' | 'mentor' | 'officer' | 'admin', TestPerson>;
beforeAll(async () => {
  database = await openTestDatabase();
  people = {
    mother: await makePerson(database, 'parent'),
    otherParent: await makePerson(database, 'parent'),
    mentor: await makePerson(database, 'mentor'),
    officer: await makePerson(database, 'mentor'),
    admin: await makePerson(database, 'admin'),
  };
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.asOwner('delete from privacy_requests');
  await database.asOwner('delete from mails');
  await database.asOwner(`update offices set holder_id = $1 where id = 'data-protection'`, [people.officer.id]);
});

type Who = keyof typeof people;
const make = (who: Who, kind: RequestKind = 'correction', requestId: string = randomUUID()) =>
  writeAs(person(people[who].id), (tx) => makePrivacyRequest(tx, { kind, text: 'Her name is Layla.', requestId }));
const answer = (who: Who, id: string) =>
  writeAs(person(people[who].id), (tx) =>
    answerPrivacyRequest(tx, { id, outcome: 'partly', answer: 'Corrected, but…' }),
  );
const pageOf = (who: Who, isAnswered: boolean, after: string | null = null, size = 50) =>
  readAs(person(people[who].id), (tx) =>
    listRequests(tx, { filters: { show: isAnswered ? 'answered' : null }, after }, size),
  );
const list = async (who: Who, isAnswered = false) => (await pageOf(who, isAnswered)).items;
async function listAll(who: Who, isAnswered: boolean, size: number): Promise<HandledRequest[]> {
  const found: HandledRequest[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const { items, next }: Page<HandledRequest> = await pageOf(who, isAnswered, after ?? null, size);
    found.push(...items);
    after = next;
  }
  return found;
}
const own = (who: Who) => readAs(person(people[who].id), (tx) => listOwnRequests(tx));
const idOf = async () => (await database.asOwner<{ id: string }>('select id from privacy_requests'))[0]?.id ?? '';
const mailed = async () =>
  (
    await database.asOwner<{ person_id: string; template: string }>('select person_id, template from mails order by 2')
  ).map(({ person_id, template }) => [
    Object.keys(people).find((who) => people[who as Who].id === person_id),
    template,
  ]);

it('The privacy office belongs to its holder, or to administrators while it is vacant', async () => {
  const holders = async () => {
    const found = [];
    for (const who of ['mother', 'mentor', 'officer', 'admin'] as const)
      if (await readAs(person(people[who].id), holdsPrivacyOffice)) found.push(who);
    return found;
  };
  expect(await holders()).toEqual(['officer']);
  await database.asOwner(`update offices set holder_id = null where id = 'data-protection'`);
  expect(await holders()).toEqual(['admin']);
});

describe('A request about personal data', () => {
  // @see privacy-policy 9.3, privacy-policy 9.4, mails/privacy-request.ts, translations privacyRequest
  // @see translations privacyRequests, translations privacyAnswer
  it('is encrypted, and visible only to the person who made it, the office and administrators', async () => {
    await make('mother');
    const id = await idOf();
    for (const who of ['otherParent', 'mentor', 'mother'] as const) {
      expect(await readAs(person(people[who].id), handlesPrivacyRequests)).toBe(false);
      expect(await list(who)).toEqual([]);
      expect(await readAs(person(people[who].id), (tx) => findRequest(tx, id))).toBeNull();
      await expect(answer(who, id)).rejects.toMatchObject({ reason: 'answered before' });
    }
    expect(await own('otherParent')).toEqual([]);
    expect(await own('mother')).toMatchObject([{ kind: 'correction', text: 'Her name is Layla.', answer: null }]);
    for (const who of ['officer', 'admin'] as const) {
      expect(await list(who)).toMatchObject([{ id, person: { id: people.mother.id }, isOverdue: false }]);
      expect(await readAs(person(people[who].id), countOpenRequests)).toEqual({ count: 1, overdue: 0 });
    }
    const [row] = await database.asOwner<{ text: Buffer }>('select text from privacy_requests');
    expect(row?.text.includes('Layla')).toBe(false);
  });

  it('cannot be made in the name of another person', async () => {
    const insert = (columns: string) =>
      writeAs(person(people.otherParent.id), (tx) =>
        tx
          .insertInto('privacy_requests')
          .values({
            id: randomUUID(),
            kind: 'erasure',
            text: Buffer.from('x'),
            request_id: randomUUID(),
            person_id: columns,
          })
          .execute(),
      );
    await expect(insert(people.mother.id)).rejects.toMatchObject({ code: '42501' });
  });

  it('is stored once if the form is submitted twice, and sends one mail to the office', async () => {
    const requestId = randomUUID();
    await Promise.all([make('mother', 'erasure', requestId), make('mother', 'erasure', requestId)]);
    await make('mother', 'erasure', requestId);
    expect(await own('mother')).toHaveLength(1);
    expect(await mailed()).toEqual([['officer', 'privacy-request']]);
    expect(await database.asOwner(`select details from audit_log where act = 'privacy request made'`)).toContainEqual({
      details: { kind: 'erasure' },
    });
  });

  it('is refused if it has the key of another request', async () => {
    const requestId = randomUUID();
    await make('mother', 'erasure', requestId);
    await expect(make('mother', 'correction', requestId)).rejects.toMatchObject({ reason: 'other content' });
    expect(await own('mother')).toHaveLength(1);
  });

  it('sends a mail to administrators while the office has no holder', async () => {
    await database.asOwner(`update offices set holder_id = null where id = 'data-protection'`);
    await make('mother');
    expect(await mailed()).toEqual([['admin', 'privacy-request']]);
    expect(await list('officer')).toEqual([]);
  });

  it('is overdue after its last day, both in the count and in the list', async () => {
    for (const kind of ['erasure', 'correction', 'objection'] as const) await make('mother', kind);
    const countAfter = async (age: string) => {
      await database.asOwner('update privacy_requests set requested_at = now() - $1::interval', [age]);
      const { count, overdue } = await readAs(person(people.officer.id), countOpenRequests);
      expect((await list('officer')).filter(({ isOverdue }) => isOverdue)).toHaveLength(overdue);
      expect(count).toBe(3);
      return overdue;
    };
    expect(await countAfter('27 days')).toBe(0);
    expect(await countAfter('32 days')).toBe(3);
  });

  it('is refused while five requests of the same person are open, which does not affect other people', async () => {
    for (let count = 0; count < 5; count++) await make('mother');
    await expect(make('mother')).rejects.toMatchObject({ reason: 'too many' });
    await make('otherParent');
    expect(await own('mother')).toHaveLength(5);
  });

  // @see privacy-policy 9.3, privacy-policy 9.4, mails/privacy-request.ts, translations privacyRequest
  // @see translations privacyRequests, translations privacyAnswer
  it('is answered once and not by the person who made it, who gets a mail', async () => {
    await make('officer');
    await expect(answer('officer', await idOf())).rejects.toMatchObject({ reason: 'answered before' });
    await database.asOwner('delete from privacy_requests');
    await database.asOwner('delete from mails');
    await make('mother');
    const id = await idOf();
    const outcomes = await Promise.allSettled([answer('officer', id), answer('admin', id)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await own('mother')).toMatchObject([{ answer: { outcome: 'partly', text: 'Corrected, but…' } }]);
    expect([await list('officer'), (await list('officer', true)).map((request) => request.id)]).toEqual([[], [id]]);
    expect(await mailed()).toEqual([
      ['mother', 'privacy-answer'],
      ['officer', 'privacy-request'],
    ]);
  });

  it('is kept when the account of the person is deleted', async () => {
    const leaving = await makePerson(database, 'parent');
    await writeAs(person(leaving.id), (tx) =>
      makePrivacyRequest(tx, { kind: 'erasure', text: 'All', requestId: randomUUID() }),
    );
    await database.asOwner('delete from profiles where id = $1', [leaving.id]);
    expect(await list('officer')).toMatchObject([{ person: null, text: 'All' }]);
    await answer('officer', await idOf());
    expect(await list('officer', true)).toHaveLength(1);
  });
});

it('The pages contain every request once: open ones by due date, answered ones by latest answer', async () => {
  const hoursAfter = (start: string, hours: number) => new Date(Date.parse(start) + hours * 3_600_000);
  const requests = Array.from({ length: 240 }, (_, index) => ({
    personId: index < 120 ? null : people.mother.id,
    kind: requestKinds[index % requestKinds.length] ?? 'correction',
    requestedAt: hoursAfter('2027-01-20T22:30Z', index * 7),
    answer:
      index < 120
        ? null
        : { outcome: 'done' as const, text: 'An answer', at: hoursAfter('2027-04-01T00:00Z', index % 50) },
  }));
  await addPrivacyRequests(database.asOwner, database.keyring, requests);
  const open = await listAll('officer', false, 50);
  expect(new Set(open.map(({ id }) => id)).size).toBe(120);
  const dueDays = open.map(({ dueOn }) => dueOn);
  expect(dueDays).toEqual(dueDays.toSorted());
  const answered = await listAll('officer', true, 50);
  expect(new Set(answered.map(({ id }) => id)).size).toBe(120);
  const times = answered.map(({ answer: given }) => given?.at.getTime() ?? 0);
  expect(times).toEqual(times.toSorted((one, other) => other - one));
  expect(await own('mother')).toHaveLength(120);
  expect(await listAll('otherParent', false, 50)).toEqual([]);
});

describe('The due date of an answer', () => {
  // @see privacy-policy 9.3, privacy-policy 9.4, mails/privacy-request.ts, translations privacyRequest
  // @see translations privacyRequests, translations privacyAnswer
  it.each([
    ['correction', '2026-11-23T10:00:00Z', '2026-12-23'],
    ['correction', '2027-01-31T10:00:00Z', '2027-02-28'],
    ['objection', '2026-12-15T10:00:00Z', '2027-01-15'],
    ['erasure', '2026-12-15T10:00:00Z', '2027-01-14'],
    ['erasure', '2027-02-10T10:00:00Z', '2027-03-10'],
  ] as const)('to a request for %s of %s is %s', (kind, requestedAt, due) => {
    expect(dueDay(kind, new Date(requestedAt))).toBe(due);
  });

  it('makes an unanswered request overdue once it has passed', async () => {
    await make('mother');
    await database.asOwner(`update privacy_requests set requested_at = now() - interval '35 days'`);
    expect(await list('officer')).toMatchObject([{ isOverdue: true }]);
  });
});
