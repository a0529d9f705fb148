import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addEnquiry, type SampleEnquiry } from '#database/samples/enquiries.ts';
import { person, readAs } from '#platform/database.server.ts';
import { parseListQuery } from '#platform/lists.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { countContactMessages, listContactMessages } from './contact-messages.server.ts';
import { contactMessageList } from './contact-messages.ts';

let database: TestDatabase;
let admin: TestPerson;
beforeAll(async () => {
  database = await openTestDatabase();
  admin = await makePerson(database, 'admin');
});
beforeEach(() => database.asOwner('delete from enquiries'));
afterAll(() => database.close());

const add = (enquiry: SampleEnquiry) => addEnquiry(database.asOwner, database.keyring, enquiry);
const page = (parameters: Record<string, string> = {}, reader = admin, size?: number) =>
  readAs(person(reader.id), (tx) =>
    listContactMessages(tx, parseListQuery(contactMessageList, new URLSearchParams(parameters)), size),
  );
const list = async (parameters: Record<string, string> = {}, reader = admin) => (await page(parameters, reader)).items;
const count = (parameters: Record<string, string>) =>
  readAs(person(admin.id), (tx) =>
    countContactMessages(tx, parseListQuery(contactMessageList, new URLSearchParams(parameters))),
  );

it.each(['parent', 'mentor'] as const)('A %s sees no contact messages', async (role) => {
  await add({ topic: 'complaint' });
  expect(await list({}, await makePerson(database, role))).toEqual([]);
});

describe('A contact message', () => {
  it.each([
    ['complaint', '2026-11-20T12:00:00Z', '2026-11-27'],
    ['complaint', '2026-11-21T12:00:00Z', '2026-11-27'],
    ['complaint', '2026-11-22T12:00:00Z', '2026-11-27'],
    ['complaint', '2026-11-23T12:00:00Z', '2026-11-30'],
    ['data', '2026-01-31T12:00:00Z', '2026-02-28'],
    ['cancellation', '2026-11-20T12:00:00Z', '2026-12-04'],
    ['account', '2026-11-20T12:00:00Z', null],
    ['other', '2026-11-20T12:00:00Z', null],
  ] as const)('about %s, received at %s, is due on %s', async (topic, at, dueOn) => {
    await add({ topic, receivedAt: new Date(at) });
    expect(await list()).toMatchObject([{ topic, dueOn }]);
  });

  it('is due until it is answered, or until it is closed if it is about data or a cancellation', async () => {
    const dueIn = async (state: 'contacted' | 'closed') => {
      await database.asOwner('delete from enquiries');
      for (const topic of ['complaint', 'cancellation', 'data'] as const)
        await add({ topic, state, closedAt: state === 'closed' ? new Date() : null });
      return (await list({ sort: 'topic' })).flatMap(({ topic, dueOn }) => (dueOn ? topic : []));
    };
    expect(await dueIn('contacted')).toEqual(['cancellation', 'data']);
    expect(await dueIn('closed')).toEqual([]);
  });

  it('is listed in the order of due dates across pages, without consultations and safeguarding concerns', async () => {
    const receivedAt = new Date();
    await add({});
    for (const topic of ['other', 'data', 'complaint', 'safeguarding', 'cancellation'] as const)
      await add({ topic, receivedAt });
    const seen: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const { items, next }: Awaited<ReturnType<typeof page>> = await page({ after }, admin, 2);
      seen.push(...items.map(({ topic }) => topic));
      after = next;
    }
    expect(seen).toEqual(['complaint', 'cancellation', 'data', 'other']);
  });

  it('is late after its due date, and found by the filter for late messages', async () => {
    const { id } = await add({ topic: 'data', receivedAt: new Date('2026-01-31T12:00:00Z') });
    await add({ topic: 'data', receivedAt: new Date() });
    await add({ topic: 'other', receivedAt: new Date('2026-01-31T12:00:00Z') });
    expect(await list({ deadline: 'late' })).toMatchObject([{ id, isLate: true }]);
    for (const deadline of ['late', 'open', 'none']) expect(await count({ deadline }), deadline).toBe(1);
    await database.asOwner(`update enquiries set state = 'contacted'`);
    for (const deadline of ['late', 'open', 'none']) expect(await count({ deadline }), deadline).toBe(1);
    expect(await count({})).toBe(3);
  });

  it('is found by name, topic, status and owner', async () => {
    const { id } = await add({ topic: 'complaint', name: 'Beatrice Holm', ownerId: admin.id });
    await add({ topic: 'data' });
    for (const filter of [{ search: 'holm' }, { topic: 'complaint' }, { owner: admin.id }])
      expect((await list(filter)).map((message) => message.id)).toEqual([id]);
    expect(await list({ state: 'closed' })).toEqual([]);
    expect(await count({ search: 'holm' })).toBeNull();
  });
});
