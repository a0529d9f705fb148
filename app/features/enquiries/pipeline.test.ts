import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addEnquiry, type SampleEnquiry } from '#database/samples/enquiries.ts';
import { person, readAs, writeAs } from '#platform/database.server.ts';
import { parseListQuery } from '#platform/lists.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { addNote } from './add-entry.server.ts';
import { readBoard } from './board.server.ts';
import { cardsPerColumn, nextState } from './board.ts';
import { changeEnquiry, moveEnquiry } from './change-enquiry.server.ts';
import { listEnquiries } from './enquiries.server.ts';
import { type EnquiryState, enquiryList, enquiryStates, unassignedFilter } from './enquiries.ts';
import { listOwners } from './enquiry-owners.server.ts';
import { listTimeline } from './timeline.server.ts';

let database: TestDatabase;
let admin: TestPerson;
let colleague: TestPerson;
beforeAll(async () => {
  database = await openTestDatabase();
  [admin, colleague] = [
    await makePerson(database, 'admin', { fullName: 'Ada Admin' }),
    await makePerson(database, 'admin', { fullName: 'Colm Colleague' }),
  ];
});
beforeEach(() => database.asOwner('delete from enquiries'));
afterAll(() => database.close());

const add = (enquiry: SampleEnquiry = {}) => addEnquiry(database.asOwner, database.keyring, enquiry);
const kept = async (id: string) =>
  (
    await database.asOwner<{ state: string; day: string | null; owner_id: string | null; revision: number }>(
      'select state, consultation_on::text as day, owner_id, revision from enquiries where id = $1',
      [id],
    )
  )[0];
const move = (id: string, state: EnquiryState, revision = 0, by = admin) =>
  writeAs(person(by.id), (tx) => moveEnquiry(tx, id, { state, revision }));
interface Change {
  state?: EnquiryState;
  consultationOn?: string;
  ownerId?: string;
  revision?: string;
}
const change = (id: string, wanted: Change, by = admin) =>
  writeAs(person(by.id), (tx) =>
    changeEnquiry(tx, id, { state: 'new', consultationOn: '', ownerId: '', revision: '0', ...wanted }),
  );
const note = (enquiryId: string, text: string, by = admin, requestId = randomUUID()) =>
  writeAs(person(by.id), (tx) => addNote(tx, { enquiryId, text, requestId }));
const timeline = (id: string, by = admin) => readAs(person(by.id), (tx) => listTimeline(tx, id));
const board = (owner: string | null = null, by = admin) => readAs(person(by.id), (tx) => readBoard(tx, owner));
const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10);
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

describe.each(['parent', 'mentor'] as const)('A %s', (role) => {
  // @see translations pipeline.note.hint
  it('cannot see the board, notes or history of enquiries, or change an enquiry', async () => {
    const other = await makePerson(database, role);
    const { id } = await add();
    await note(id, 'Called back.');
    expect((await board(null, other)).map(({ count }) => count)).toEqual(enquiryStates.map(() => 0));
    expect(await timeline(id, other)).toEqual([]);
    const acts = [
      () => move(id, 'contacted', 0, other),
      () => change(id, { ownerId: other.id }, other),
      () => note(id, 'Mine', other),
    ];
    for (const act of acts) await expect(act()).rejects.toMatchObject({ reason: 'unknown enquiry' });
    expect(await kept(id)).toMatchObject({ state: 'new', revision: 0 });
  });
});

describe('A change of an enquiry', () => {
  it('is refused if another person has changed the enquiry meanwhile, whose change is kept', async () => {
    const { id } = await add();
    await change(id, { state: 'contacted', ownerId: colleague.id }, colleague);
    await expect(change(id, { state: 'closed' })).rejects.toMatchObject({ reason: 'changed meanwhile' });
    await expect(move(id, 'closed')).rejects.toMatchObject({ reason: 'changed meanwhile' });
    expect(await kept(id)).toEqual({ state: 'contacted', day: null, owner_id: colleague.id, revision: 1 });
  });

  it('succeeds once if two are made at the same time', async () => {
    const { id } = await add();
    const outcomes = await Promise.allSettled([
      move(id, 'contacted'),
      change(id, { ownerId: colleague.id }, colleague),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await kept(id)).toMatchObject({ revision: 1 });
  });

  it('is made once if it is sent twice', async () => {
    const { id } = await add();
    await move(id, 'contacted');
    await move(id, 'contacted');
    expect(await kept(id)).toMatchObject({ state: 'contacted', revision: 1 });
    expect(await timeline(id)).toHaveLength(1);
  });

  it('accepts only active administrators as owners', async () => {
    const { id } = await add();
    const [mentor, suspended] = [await makePerson(database, 'mentor'), await makePerson(database, 'admin')];
    await database.asOwner('update profiles set suspended_at = now() where id = $1', [suspended.id]);
    for (const ownerId of [mentor.id, suspended.id, randomUUID()])
      await expect(change(id, { ownerId })).rejects.toMatchObject({ reason: 'unknown owner' });
    const owners = await readAs(person(admin.id), listOwners);
    expect(owners.map(({ fullName }) => fullName)).toEqual(['Ada Admin', 'Colm Colleague']);
  });

  it.each(['scheduled', 'interview', 'offered', 'accepted', 'enrolled'] as const)(
    'to %s requires a consultation date, which is kept when closing and removed when going back',
    async (state) => {
      const { id } = await add();
      await expect(move(id, state)).rejects.toMatchObject({ reason: 'day needed' });
      await change(id, { state, consultationOn: inDays(3) });
      expect(await kept(id)).toMatchObject({ state, day: inDays(3) });
      await move(id, 'closed', 1);
      expect(await kept(id)).toMatchObject({ state: 'closed', day: inDays(3) });
      await move(id, 'contacted', 2);
      expect(await kept(id)).toMatchObject({ state: 'contacted', day: null });
    },
  );

  it('keeps the date of a past consultation', async () => {
    const { id } = await add({ receivedAt: hoursAgo(60 * 24), consultationOn: inDays(-50) });
    await move(id, 'interview');
    expect(await kept(id)).toMatchObject({ state: 'interview', day: inDays(-50) });
  });

  it('is refused for a message on another topic if the status is for consultations only', async () => {
    const { id } = await add({ topic: 'complaint' });
    for (const state of ['scheduled', 'interview', 'enrolled'] as const)
      await expect(change(id, { state, consultationOn: inDays(3) })).rejects.toMatchObject({
        reason: 'no consultation',
      });
    await change(id, { state: 'contacted', ownerId: admin.id });
    expect(await kept(id)).toMatchObject({ state: 'contacted', owner_id: admin.id });
  });
});

describe('The list of enquiries', () => {
  it('shows the enquiries of one owner, or those without an owner', async () => {
    const [own, free] = [await add({ ownerId: admin.id }), await add()];
    await add({ ownerId: colleague.id });
    const ids = async (owner: string) => {
      const query = parseListQuery(enquiryList, new URLSearchParams({ owner }));
      const { items } = await readAs(person(admin.id), (tx) => listEnquiries(tx, query));
      return items.map(({ id }) => id);
    };
    expect(await ids(admin.id)).toEqual([own.id]);
    expect(await ids(unassignedFilter)).toEqual([free.id]);
  });
});

describe('A note', () => {
  // @see translations pipeline.note.hint
  it('is stored encrypted, with its author', async () => {
    const { id } = await add();
    await note(id, 'محادثة هاتفية يوم الاثنين', colleague);
    expect(await timeline(id)).toMatchObject([
      { kind: 'note', author: 'Colm Colleague', text: 'محادثة هاتفية يوم الاثنين' },
    ]);
    const [row] = await database.asOwner<{ text: Buffer }>('select text from enquiry_entries');
    expect(row?.text.includes(Buffer.from('محادثة'))).toBe(false);
    const events = await database.asOwner('select act, details from audit_log where subject_id = $1', [id]);
    expect(events).toEqual([{ act: 'enquiry note added', details: {} }]);
  });

  it('is stored once if it is sent again, and refused with another text or for another enquiry', async () => {
    const [{ id }, other] = [await add(), await add()];
    const form = randomUUID();
    await Promise.all([note(id, 'Called.', admin, form), note(id, 'Called.', admin, form)]);
    await expect(note(id, 'Called twice.', admin, form)).rejects.toMatchObject({ reason: 'other content' });
    await expect(note(other.id, 'Called.', admin, form)).rejects.toMatchObject({ reason: 'other content' });
    expect(await timeline(id)).toHaveLength(1);
  });

  // @see translations pipeline.confirm.closed, translations pipeline.confirm.enrolled
  it('is shown without text if it cannot be decrypted, and is deleted with its enquiry', async () => {
    const { id } = await add();
    await note(id, 'Called.');
    await database.asOwner(`update enquiry_entries set text = '\\x00'`);
    expect(await timeline(id)).toMatchObject([{ text: null }]);
    await database.asOwner('delete from enquiries where id = $1', [id]);
    expect(await database.asOwner('select from enquiry_entries')).toEqual([]);
  });
});

it('The timeline shows notes and changes in chronological order, with names', async () => {
  const { id } = await add();
  await change(id, { state: 'contacted', ownerId: colleague.id });
  await note(id, 'Wrote to the family.', colleague);
  await change(id, { state: 'scheduled', consultationOn: inDays(4), ownerId: '', revision: '1' });
  expect(await timeline(id)).toMatchObject([
    { kind: 'state', author: 'Ada Admin', from: 'new', to: 'contacted', consultationOn: null },
    { kind: 'owner', author: 'Ada Admin', owner: 'Colm Colleague' },
    { kind: 'note', author: 'Colm Colleague', text: 'Wrote to the family.' },
    { kind: 'state', from: 'contacted', to: 'scheduled', consultationOn: inDays(4) },
    { kind: 'owner', owner: null },
  ]);
});

describe('The board', () => {
  it('has a column for each status in order, and contains consultations only', async () => {
    await add({ name: 'Zoë Pike', receivedAt: hoursAgo(50), ownerId: admin.id });
    await add({ topic: 'complaint' });
    await add({ consultationOn: inDays(2), state: 'interview' });
    const columns = await board();
    expect(columns.map(({ state }) => state)).toEqual(enquiryStates);
    expect(columns.map(({ count }) => count)).toEqual([1, 0, 0, 1, 0, 0, 0, 0]);
    expect(columns[0]?.cards).toMatchObject([
      {
        name: 'Zoë Pike',
        region: 'Dubai',
        stage: 'primary',
        age: 2,
        isOverdue: true,
        ownerName: 'Ada Admin',
        revision: 0,
      },
    ]);
    expect(columns[3]?.cards).toMatchObject([{ consultationOn: inDays(2), isOverdue: false, ownerName: null }]);
  });

  it('shows the longest waiting enquiries and the newest closed ones, and counts all', async () => {
    for (let index = 0; index <= cardsPerColumn; index++) {
      await add({ name: `New ${index}`, receivedAt: hoursAgo(index + 1) });
      await add({ name: `Closed ${index}`, receivedAt: hoursAgo(index + 1), closedAt: new Date() });
    }
    const columns = await board();
    expect([columns[0]?.count, columns[0]?.cards.length]).toEqual([cardsPerColumn + 1, cardsPerColumn]);
    expect(columns[0]?.cards[0]?.name).toBe(`New ${cardsPerColumn}`);
    expect(columns[7]?.cards[0]?.name).toBe('Closed 0');
  });

  it('can show the enquiries of one owner only, or those without an owner', async () => {
    await add({ ownerId: admin.id });
    await add();
    await add();
    expect((await board(admin.id))[0]?.count).toBe(1);
    expect((await board(unassignedFilter))[0]?.count).toBe(2);
  });

  it('offers the next status for each status, and none for the last two', () => {
    expect(enquiryStates.map(nextState)).toEqual([
      'contacted',
      'scheduled',
      'interview',
      'offered',
      'accepted',
      'enrolled',
      null,
      null,
    ]);
  });
});
