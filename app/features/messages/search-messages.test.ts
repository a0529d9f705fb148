import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMessages, type SampleMessage } from '#database/samples/messages.ts';
import { person, readAs } from '#platform/database.server.ts';
import { searchWordsOf } from '#platform/fold-text.server.ts';
import { inNameOf } from '#tests/support/forged-transaction.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { type InboxView, type MessageSearch, parseCursor } from './messages.ts';
import { searchMessages } from './search-messages.server.ts';

let database: TestDatabase;
let mother: TestPerson;
let mentor: TestPerson;
let otherParent: TestPerson;
beforeAll(async () => {
  database = await openTestDatabase();
  mother = await makePerson(database, 'parent');
  mentor = await makePerson(database, 'mentor', { fullName: 'Eleanor Whitcombe' });
  otherParent = await makePerson(database, 'parent');
  const minute = (count: number) => new Date(Date.now() - count * 60_000);
  await add({ from: mentor.id, to: mother.id, subject: 'Excursion', body: 'Le musée est fermé.', sentAt: minute(1) });
  await add({ from: mother.id, to: mentor.id, subject: 'Re: Excursion', body: 'Quel musée ?', sentAt: minute(2) });
  await add({
    from: mentor.id,
    to: mother.id,
    subject: 'تقرير المَدرسة',
    body: 'أحمد',
    sentAt: minute(3),
    isRead: true,
  });
  await add({ from: mentor.id, to: mother.id, subject: '通知', body: '明天学校放假。', sentAt: minute(4) });
  await add({ from: otherParent.id, to: mentor.id, subject: 'Musée', body: 'secret', sentAt: minute(5) });
});
afterAll(() => database.close());

const add = (message: SampleMessage) => addMessages(database.asOwner, database.keyring, [message]);

type Options = { view?: InboxView; limits?: { messages: number; found: number }; before?: string | null };
const search = (who: TestPerson, text: string, { before = null, ...options }: Options = {}): Promise<MessageSearch> =>
  readAs(person(who.id), (tx) =>
    searchMessages(tx, {
      words: searchWordsOf(text),
      before: before === null ? null : parseCursor(before),
      ...options,
    }),
  );
const subjects = ({ items }: MessageSearch) => items.map(({ subject }) => subject);

describe('A search in messages', () => {
  it('does not find messages between other people, even in another person’s name', async () => {
    expect(subjects(await search(mother, 'secret'))).toEqual([]);
    const found = await readAs(person(mother.id), (tx) =>
      searchMessages(inNameOf(otherParent.id, tx, database), { words: ['secret'] }),
    );
    expect(found).toMatchObject({ items: [], searched: 0 });
  });

  it('finds sent and received messages by subject and text, newest first', async () => {
    expect(subjects(await search(mother, 'MUSEE'))).toEqual(['Excursion', 'Re: Excursion']);
    expect(subjects(await search(mentor, 'musee'))).toEqual(['Excursion', 'Re: Excursion', 'Musée']);
  });

  it('finds only messages in which every word occurs', async () => {
    expect(subjects(await search(mother, 'excursion ferme'))).toEqual(['Excursion']);
    expect(subjects(await search(mother, 'excursion absent'))).toEqual([]);
  });

  it.each([
    ['احمد مدرسه', 'تقرير المَدرسة'],
    ['学校', '通知'],
  ])('finds %s', async (text, subject) => {
    expect(subjects(await search(mother, text))).toEqual([subject]);
  });

  it.each([
    ['sent', ['Re: Excursion']],
    ['received', ['Excursion']],
    ['unread', ['Excursion']],
  ] as const)('finds only messages of the view %s: %j', async (view, found) => {
    expect(subjects(await search(mother, 'musee', { view }))).toEqual(found);
  });

  it('shows the name of the other person and the marked passage', async () => {
    const [found] = (await search(mother, 'ferme')).items;
    expect(found).toMatchObject({ otherName: 'Eleanor Whitcombe', direction: 'received', isRead: false });
    expect(found?.passage).toEqual([
      { text: 'Le musée est ', isHighlighted: false },
      { text: 'fermé', isHighlighted: true },
      { text: '.', isHighlighted: false },
    ]);
  });

  it('stops at its limit and continues with older messages', async () => {
    const limits = { messages: 2, found: 50 };
    const first = await search(mother, '学校', { limits });
    expect(first).toMatchObject({ items: [], searched: 2 });
    expect(first.next).not.toBeNull();
    const second = await search(mother, '学校', { limits, before: first.next });
    expect(subjects(second)).toEqual(['通知']);
    expect(second.searched).toBe(2);
    expect(await search(mother, '学校', { limits, before: second.next })).toMatchObject({ searched: 0, next: null });
  });

  it('continues after as many results as fit on a page', async () => {
    const limits = { messages: 5_000, found: 1 };
    const first = await search(mother, 'musee', { limits });
    expect(subjects(first)).toEqual(['Excursion']);
    expect(subjects(await search(mother, 'musee', { limits, before: first.next }))).toEqual(['Re: Excursion']);
  });

  it('does not block the event loop while it decrypts', async () => {
    const reader = await makePerson(database, 'parent');
    const body = 'Une longue lettre sur les élèves. '.repeat(250);
    const messages = Array.from({ length: 300 }, () => ({ from: mentor.id, to: reader.id, body, isRead: true }));
    await addMessages(database.asOwner, database.keyring, messages);
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 1);
    const { searched } = await search(reader, 'absent');
    clearInterval(timer);
    expect(searched).toBe(300);
    expect(turns).toBeGreaterThan(2);
  });
});
