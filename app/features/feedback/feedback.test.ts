import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addStudents } from '#database/samples/students.ts';
import { person, readAs, writeAs } from '#platform/database.server.ts';
import { untilOneWaitsForLock } from '#tests/support/lock-waits.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { FeedbackSchema, type NewFeedback } from './feedback.schema.ts';
import { countUnreadFeedback, findFeedbackSubject, listFeedback, listOwnFeedback } from './feedback.server.ts';
import { beginFeedback, changeFeedback, discardDraft, markFeedbackRead } from './save-feedback.server.ts';

let database: TestDatabase;
let mother: TestPerson;
let mentor: TestPerson;
let coach: TestPerson;
let ada = '';
beforeAll(async () => {
  database = await openTestDatabase();
  [mother, mentor, coach] = await Promise.all([
    makePerson(database, 'parent'),
    makePerson(database, 'mentor', { fullName: 'Mina Mentor' }),
    makePerson(database, 'mentor'),
  ]);
  const [child] = await addStudents(database.asOwner, [{ fullName: 'Ada Example', parentId: mother.id }]);
  ada = child?.id ?? '';
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.asOwner('delete from feedback');
  await database.asOwner('delete from student_events');
  await database.asOwner('update students set academic_mentor_id = $1, wellbeing_coach_id = $2', [mentor.id, coach.id]);
  await database.asOwner('update student_guardians set may_view = true');
});

const some = { area: 'academic', text: 'She reads well.' } as const;
type Change = Partial<NewFeedback & { studentId: string; isPublished: boolean }>;
const begin = (author: TestPerson, change: Change = {}) =>
  writeAs(person(author.id), (tx) => {
    const feedback = { studentId: ada, requestId: randomUUID(), isPublished: true, ...some, ...change };
    return beginFeedback(tx, feedback);
  });
const change = (author: TestPerson, id: string, text: string, isPublished: boolean) =>
  writeAs(person(author.id), (tx) => changeFeedback(tx, id, { text, isPublished }));
const seenBy = (reader: TestPerson) => readAs(person(reader.id), (tx) => listFeedback(tx, ada));
const ownOf = (author: TestPerson) => readAs(person(author.id), (tx) => listOwnFeedback(tx, ada));
const unreadOf = (reader: TestPerson) => readAs(person(reader.id), (tx) => countUnreadFeedback(tx));
const kinds = async () =>
  (await database.asOwner<{ kind: string }>('select kind from student_events')).map(({ kind }) => kind);

// @see PD-73
it('The language of feedback is stored with each version, and of an older one is recognised when it is read', async () => {
  await begin(mentor);
  const [{ id } = { id: '' }] = await seenBy(mother);
  const french = { text: 'Elle lit bien.', language: 'fr', isPublished: true };
  await writeAs(person(mentor.id), (tx) => changeFeedback(tx, id, french));
  await change(mentor, id, '她读得很好。', true);
  const [feedback] = await seenBy(mother);
  expect([feedback?.latest, ...(feedback?.earlier ?? [])].map((version) => version?.language)).toEqual([
    'zh',
    'fr',
    null,
  ]);
});

describe('Feedback', () => {
  it('is refused to unassigned people, and hidden from staff as soon as their assignment ends', async () => {
    for (const who of [mother, await makePerson(database, 'mentor'), await makePerson(database, 'admin')])
      await expect(begin(who)).rejects.toMatchObject({ reason: 'not assigned' });
    await begin(mentor);
    const [{ id } = { id: '' }] = await seenBy(mentor);
    await database.asOwner('update students set academic_mentor_id = null');
    expect([await seenBy(mentor), await ownOf(mentor)]).toEqual([[], []]);
    await expect(change(mentor, id, 'A correction', true)).rejects.toMatchObject({ reason: 'unknown feedback' });
    expect(await kinds()).toEqual(['feedback-published']);
  });

  // @see translations feedback.lead, translations feedback.correct.hint
  it('is shown to family, mentor and coach once it is published, and only to its author before', async () => {
    await begin(mentor, { isPublished: false });
    for (const reader of [mother, coach, mentor]) expect(await seenBy(reader)).toEqual([]);
    const [draft] = await ownOf(mentor);
    expect(draft).toMatchObject({ area: 'academic', draft: { text: 'She reads well.' }, published: null });
    expect(await ownOf(coach)).toEqual([]);
    await change(mentor, draft?.id ?? '', 'She reads very well.', true);
    for (const reader of [mother, coach, mentor])
      expect(await seenBy(reader)).toMatchObject([
        { author: { fullName: 'Mina Mentor', isActive: true }, latest: { text: 'She reads very well.' }, earlier: [] },
      ]);
    expect(await seenBy(await makePerson(database, 'parent'))).toEqual([]);
    await database.asOwner('update student_guardians set may_view = false');
    expect(await seenBy(mother)).toEqual([]);
    const [{ text } = {}] = await database.asOwner<{ text: Buffer }>('select text from feedback_versions');
    expect(text?.includes('reads')).toBe(false);
  });

  it.each([
    ['a draft', false],
    ['a correction', true],
  ])('keeps a text that its author sends while another tab publishes %s', async (_, isPublished) => {
    await begin(mentor, { isPublished });
    const [{ id } = { id: '' }] = await ownOf(mentor);
    let other: Promise<void> | undefined;
    await writeAs(person(mentor.id), async (tx) => {
      await changeFeedback(tx, id, { text: 'The published text.', isPublished: true });
      other = change(mentor, id, 'The other text.', false);
      await untilOneWaitsForLock(database);
    });
    await other;
    expect(await ownOf(mentor)).toMatchObject([
      { published: { text: 'The published text.' }, draft: { text: 'The other text.' } },
    ]);
  });

  // @see translations feedback.lead, translations feedback.correct.hint
  it('is corrected by a new version, and the earlier version stays readable', async () => {
    await begin(mentor);
    const [{ id } = { id: '' }] = await ownOf(mentor);
    await change(mentor, id, 'She reads well.', true);
    expect((await seenBy(mother))[0]?.earlier).toEqual([]);
    await change(mentor, id, 'She reads aloud.', false);
    expect((await seenBy(mother))[0]?.latest.text).toBe('She reads well.');
    await change(mentor, id, 'She reads aloud now.', true);
    expect(await seenBy(mother)).toMatchObject([
      { latest: { number: 2, text: 'She reads aloud now.' }, earlier: [{ number: 1, text: 'She reads well.' }] },
    ]);
    expect(await kinds()).toEqual(['feedback-published', 'feedback-corrected']);
    await expect(change(coach, id, 'Not mine', true)).rejects.toMatchObject({ reason: 'unknown feedback' });
  });

  it('is stored once if its form is sent twice; a published form with other content is refused', async () => {
    const requestId = randomUUID();
    await begin(mentor, { requestId, isPublished: false, text: 'A draft' });
    await begin(mentor, { requestId, isPublished: true, text: 'A text' });
    await begin(mentor, { requestId, isPublished: true, text: 'A text' });
    await expect(begin(mentor, { requestId, text: 'Another' })).rejects.toMatchObject({ reason: 'other content' });
    expect(await seenBy(mother)).toMatchObject([{ latest: { text: 'A text' }, earlier: [] }]);
  });

  it('is unread for each guardian until they have read it, and again after a correction', async () => {
    await begin(mentor);
    expect(await unreadOf(mother)).toMatchObject([{ studentId: ada, studentName: 'Ada Example', count: 1 }]);
    expect(await unreadOf(coach)).toEqual([]);
    const [{ id, latest } = { id: '', latest: { id: '' } }] = await seenBy(mother);
    await writeAs(person(mother.id), (tx) => markFeedbackRead(tx, [latest.id]));
    await writeAs(person(mother.id), (tx) => markFeedbackRead(tx, [latest.id]));
    expect([await unreadOf(mother), (await seenBy(mother))[0]?.isRead]).toEqual([[], true]);
    await change(mentor, id, 'Corrected', true);
    expect([(await unreadOf(mother)).length, (await seenBy(mother))[0]?.isRead]).toEqual([1, false]);
  });

  it('loses its draft only if its author discards it, and is deleted if it was never published', async () => {
    await begin(mentor, { isPublished: false });
    const [{ id } = { id: '' }] = await ownOf(mentor);
    const discard = (who: TestPerson) => writeAs(person(who.id), (tx) => discardDraft(tx, id));
    await discard(coach);
    expect(await ownOf(mentor)).toHaveLength(1);
    await change(mentor, id, 'Published', true);
    await change(mentor, id, 'A draft again', false);
    await discard(mentor);
    expect(await ownOf(mentor)).toMatchObject([{ draft: null, published: { text: 'Published' } }]);
    await begin(mentor, { isPublished: false });
    const drafts = (await ownOf(mentor)).filter(({ draft }) => draft);
    await writeAs(person(mentor.id), (tx) => discardDraft(tx, drafts[0]?.id ?? ''));
    expect(await ownOf(mentor)).toHaveLength(1);
  });

  it('has a subject for replies that only people with access can read', async () => {
    await begin(mentor);
    const [{ id } = { id: '' }] = await seenBy(mother);
    const subjectFor = (reader: TestPerson) => readAs(person(reader.id), (tx) => findFeedbackSubject(tx, id));
    expect(await subjectFor(mother)).toEqual({ area: 'academic', studentId: ada, studentName: 'Ada Example' });
    expect(await subjectFor(await makePerson(database, 'parent'))).toBeNull();
  });
});

it.each([
  [{ area: 'sport' }, 'feedback.area.missing'],
  [{ text: ' \u200b' }, 'feedback.text.missing'],
  [{ text: 'x'.repeat(4001) }, 'feedback.text.tooLong'],
  [{ text: 'a\u0000' }, 'validation.forbiddenCharacters'],
])('The feedback form refuses %j', (change, message) => {
  const { error } = FeedbackSchema.safeParse({ ...some, ...change });
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});
