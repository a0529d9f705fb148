import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Language } from '#content/languages.ts';
import { addStudents } from '#database/samples/students.ts';
import { listActivity } from '#features/activity/activity.server.ts';
import { person, readAs, writeAs } from '#platform/database.server.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { archiveSetting, saveGrade, saveTerm } from './change-report-settings.server.ts';
import { markReportsRead } from './mark-reports-read.server.ts';
import { findAttainment } from './progress.server.ts';
import { publishReports } from './publish-reports.server.ts';
import { findExpectedReports, listGrades, listSubjects, listTerms, nextReportDue } from './report-settings.server.ts';
import { isTaughtAt, subjectStages, type Term, termToReport } from './report-settings.ts';
import {
  countBegunReports,
  findPublishedReport,
  findReportInProgress,
  listReportStates,
  listReportsOf,
  listUnreadReports,
} from './reports.server.ts';
import type { ReportContent, ReportKey } from './reports.ts';
import { discardDraft, saveDraft } from './save-draft.server.ts';
import { findReportNames, findTermReports } from './term-reports.server.ts';

let database: TestDatabase;
let admin: TestPerson;
let mentor: TestPerson;
let coach: TestPerson;
let otherMentor: TestPerson;
let mother: TestPerson;
let term: Term;
let complete: ReportContent;
let key: ReportKey;

beforeAll(async () => {
  database = await openTestDatabase();
  [admin, mentor, coach, otherMentor] = await Promise.all([
    makePerson(database, 'admin'),
    makePerson(database, 'mentor', { fullName: 'Hana Mentor' }),
    makePerson(database, 'mentor', { fullName: 'Ola Coach' }),
    makePerson(database, 'mentor'),
  ]);
  await writeAs(person(admin.id), (tx) => saveTerm(tx, null, autumn));
  [term] = (await readAs(person(admin.id), listTerms)) as [Term];
});
afterAll(() => database.close());

const autumn = {
  nameEn: 'Autumn Term',
  nameAr: '',
  nameFr: 'Trimestre d’automne',
  nameZh: '',
  firstDay: '2026-09-01',
  lastDay: '2026-12-18',
  dueOn: '2026-12-11',
};

beforeEach(async () => {
  mother = await makePerson(database, 'parent', { fullName: 'Zoë O’Neil' });
  const [student] = await addStudents(database.asOwner, [
    { fullName: 'Tobi', parentId: mother.id, mentorId: mentor.id, coachId: coach.id },
  ]);
  const [grades, [subject]] = await readAs(person(admin.id), async (tx) => [
    await listGrades(tx),
    await listSubjects(tx),
  ]);
  const gradeOf = (scale: string) => grades.find((grade) => grade.scale === scale)?.id ?? '';
  complete = {
    attainment: gradeOf('attainment'),
    effort: gradeOf('effort'),
    target: 'A target',
    comment: 'Reads with joy.',
    nextStep: '',
    language: '',
  };
  key = { studentId: student?.id ?? '', termId: term.id, subjectId: subject?.id ?? '' };
});

const save = (content: Partial<ReportContent> = {}, { by = mentor, revision = 0 } = {}) =>
  writeAs(person(by.id), (tx) => saveDraft(tx, { key, content: { ...complete, ...content }, revision }));
const inProgress = (reader = mentor) => readAs(person(reader.id), (tx) => findReportInProgress(tx, key));
const publish = (ready: { reportId: string | null; revision: number }, by = mentor) =>
  writeAs(person(by.id), (tx) => publishReports(tx, [{ reportId: ready.reportId ?? '', revision: ready.revision }]));
const published = (id: string | null, reader = mother, number: number | null = null) =>
  readAs(person(reader.id), (tx) => findPublishedReport(tx, id ?? '', number));
const listed = (reader = mother) => readAs(person(reader.id), (tx) => listReportsOf(tx, key.studentId));
const restrictMother = () =>
  database.asOwner(
    `update student_guardians set restricted_at = now(), restriction_reason = 'other' where guardian_id = $1`,
    [mother.id],
  );
const unassign = () =>
  database.asOwner('update students set academic_mentor_id = null, wellbeing_coach_id = null where id = $1', [
    key.studentId,
  ]);

/** Creates a student with a draft for each of the guardians. */
async function draftsOf(by: TestPerson, guardians: readonly TestPerson[]) {
  const students = await addStudents(
    database.asOwner,
    guardians.map(({ id }) => ({ parentId: id, mentorId: by.id })),
  );
  return writeAs(person(by.id), async (tx) => {
    const drafts = [];
    for (const { id: studentId } of students) {
      const draft = { key: { ...key, studentId }, content: complete, revision: 0 };
      const { reportId, revision } = await saveDraft(tx, draft);
      drafts.push({ reportId: reportId ?? '', revision });
    }
    return drafts;
  });
}

it('Two mentors publish reports of the same families concurrently without a deadlock', async () => {
  const guardians = await Promise.all(Array.from({ length: 8 }, () => makePerson(database, 'parent')));
  const authors = [mentor, otherMentor];
  const drafts = await Promise.all(authors.map((by) => draftsOf(by, guardians)));
  const counts = await Promise.all(
    authors.map((by, index) => writeAs(person(by.id), (tx) => publishReports(tx, drafts[index] ?? []))),
  );
  expect(counts.map(({ count }) => count)).toEqual([8, 8]);
});

// @see PD-73
it('The language of a report is that of its comment, unless its author chose another', async () => {
  const draft = await save({ comment: 'Elle lit avec plaisir et pose de bonnes questions à ses camarades.' });
  await publish(draft);
  expect((await published(draft.reportId))?.content?.language).toBe('fr');
  expect((await inProgress()).content.language).toBe('');
  await publish(await save({ comment: 'Reads with joy.', language: 'en' }));
  expect((await published(draft.reportId))?.content?.language).toBe('en');
});

describe('A draft of a report', () => {
  it('is refused to unassigned mentors, parents and administrators', async () => {
    for (const by of [otherMentor, mother, admin]) await expect(save({}, { by })).rejects.toThrow('unknown report');
  });

  it('is refused for an unknown student, term or subject', async () => {
    for (const unknown of ['studentId', 'termId', 'subjectId'] as const) {
      key = { ...key, [unknown]: randomUUID() };
      await expect(save()).rejects.toThrow('unknown report');
    }
  });

  it('is inaccessible once the assignment ends', async () => {
    const { revision } = await save();
    await unassign();
    await expect(save({ comment: 'More' }, { revision })).rejects.toThrow('unknown report');
    expect((await inProgress()).content.comment).toBe('');
    expect(await readAs(person(mentor.id), (tx) => listReportStates(tx, term.id))).not.toContainEqual(
      expect.objectContaining({ id: key.studentId }),
    );
  });

  it('is not overwritten by the mentor’s stale copy after the coach has changed it', async () => {
    const first = await save();
    await save({ comment: 'By the coach' }, { by: coach, revision: first.revision });
    await expect(save({ comment: 'Stale' }, { revision: first.revision })).rejects.toThrow('changed meanwhile');
    expect(await inProgress()).toMatchObject({
      content: { comment: 'By the coach' },
      revision: 2,
      changedBy: { fullName: 'Ola Coach' },
    });
  });

  it('is not overwritten by a stale copy of its author, as on another device', async () => {
    const first = await save();
    const second = await save({ comment: 'On the phone' }, { revision: first.revision });
    await expect(save({ comment: 'On the laptop' }, { revision: first.revision })).rejects.toThrow('changed meanwhile');
    expect(await inProgress()).toMatchObject({ content: { comment: 'On the phone' }, revision: second.revision });
  });

  it.each(['new', 'existing'])(
    'keeps one of two texts that mentor and coach, or one on two devices, save at once: %s draft',
    async (draft) => {
      const revision = draft === 'new' ? 0 : (await save()).revision;
      const results = await Promise.allSettled([
        save({ comment: 'By the mentor' }, { revision }),
        save({ comment: 'By the coach' }, { by: coach, revision }),
        save({ comment: 'By the mentor elsewhere' }, { revision }),
      ]);
      const refused = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
      expect(refused).toEqual(Array.from({ length: 2 }, () => expect.stringContaining('changed meanwhile')));
      const { content, changedBy } = await inProgress();
      const savedOnes = ['By the mentor', 'By the coach', 'By the mentor elsewhere'].filter(
        (_, index) => results[index]?.status === 'fulfilled',
      );
      expect([content.comment]).toEqual(savedOnes);
      expect(changedBy?.fullName).toBe(content.comment === 'By the coach' ? 'Ola Coach' : 'Hana Mentor');
    },
  );

  it('is not begun again by a change that was sent while it was published', async () => {
    const draft = await save();
    const results = await Promise.allSettled([publish(draft), save({ comment: 'Late' }, { revision: draft.revision })]);
    const isPublished = (await listed()).length === 1;
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', isPublished ? 'rejected' : 'fulfilled']);
    expect((await inProgress()).state).toBe(isPublished ? 'published' : 'draft');
  });

  it('is saved once if the same text is sent again after a lost response, or twice at once', async () => {
    const sent = await Promise.all([save(), save()]);
    expect([...sent, await save()].map(({ revision }) => revision)).toEqual([1, 1, 1]);
  });

  it('is not created by an empty form, and keeps its revision if the content is the same', async () => {
    const empty = { attainment: '', effort: '', target: '', comment: '' };
    expect(await save(empty)).toEqual({ revision: 0, reportId: null });
    const saved = await save();
    expect(await save({}, { revision: saved.revision })).toEqual(saved);
  });

  it('is encrypted, and cannot be decrypted for another student', async () => {
    const { reportId } = await save();
    const [row] = await database.asOwner<{ content: Buffer }>('select content from report_drafts where id = $1', [
      reportId,
    ]);
    expect(row?.content.includes('joy')).toBe(false);
    const [other] = await addStudents(database.asOwner, [{ mentorId: mentor.id }]);
    await database.asOwner('update reports set student_id = $2 where id = $1', [reportId, other?.id]);
    key = { ...key, studentId: other?.id ?? '' };
    expect((await inProgress()).content.comment).toBe('');
  });

  it('is not visible to the family', async () => {
    const { reportId } = await save();
    expect(await listed()).toEqual([]);
    expect(await published(reportId)).toBeNull();
  });

  it('can be discarded by the mentor and the coach only', async () => {
    const { reportId } = await save();
    for (const by of [otherMentor, mother, admin])
      await writeAs(person(by.id), (tx) => discardDraft(tx, reportId ?? ''));
    const begun = () => readAs(person(admin.id), (tx) => countBegunReports(tx, key.studentId));
    expect([(await inProgress()).state, await begun()]).toEqual(['draft', 1]);
    await writeAs(person(coach.id), (tx) => discardDraft(tx, reportId ?? ''));
    expect([(await inProgress()).state, await begun()]).toEqual(['none', 0]);
  });
});

describe('Publishing a report', () => {
  it('does nothing for unassigned people, for an incomplete draft, and for one changed since the confirmation', async () => {
    const first = await save({ effort: '' });
    const skipped = [{ student: 'Tobi', subject: expect.objectContaining({ en: expect.any(String) }) }];
    expect(await publish(first)).toEqual({ count: 0, skipped });
    const second = await save({}, { revision: first.revision });
    expect(await publish(first)).toEqual({ count: 0, skipped });
    for (const by of [otherMentor, mother, admin]) expect(await publish(second, by)).toEqual({ count: 0, skipped: [] });
    expect(await listed()).toEqual([]);
  });

  it('names a draft that cannot be decrypted, and one with an unknown grade', async () => {
    const unreadable = await save();
    await database.asOwner('update report_drafts set content = $2 where id = $1', [
      unreadable.reportId,
      Buffer.from('unreadable'),
    ]);
    expect(await publish(unreadable)).toMatchObject({ count: 0, skipped: [{ student: 'Tobi' }] });
    await database.asOwner('delete from report_drafts where id = $1', [unreadable.reportId]);
    const unknownGrade = await save({ effort: randomUUID() });
    expect(await publish(unknownGrade)).toMatchObject({ count: 0, skipped: [{ student: 'Tobi' }] });
    expect(await listed()).toEqual([]);
  });

  it('is done and recorded once if it is submitted twice', async () => {
    const draft = await save();
    expect([await publish(draft), await publish(draft)]).toEqual([
      { count: 1, skipped: [] },
      { count: 0, skipped: [] },
    ]);
    expect(await listed()).toHaveLength(1);
    const audit = await database.asOwner(`select act, details from audit_log where subject_id = $1`, [draft.reportId]);
    expect(audit).toEqual([{ act: 'report published', details: {} }]);
  });

  it('shows the report only to unrestricted guardians, assigned staff and administrators', async () => {
    const draft = await save();
    await publish(draft);
    for (const reader of [mother, mentor, coach, admin])
      expect((await published(draft.reportId, reader))?.content?.comment).toBe('Reads with joy.');
    const otherParent = await makePerson(database, 'parent');
    for (const reader of [otherMentor, otherParent]) expect(await published(draft.reportId, reader)).toBeNull();
    await restrictMother();
    expect([await published(draft.reportId), await listed()]).toEqual([null, []]);
    await unassign();
    for (const reader of [mentor, coach]) expect(await published(draft.reportId, reader)).toBeNull();
  });

  it('stores the names of grade and term, so that a renamed grade keeps its old name', async () => {
    const draft = await save();
    await publish(draft);
    const renamed = { nameEn: 'Renamed', nameAr: '', nameFr: '', nameZh: '', place: 10 };
    await writeAs(person(admin.id), (tx) => saveGrade(tx, complete.attainment, { scale: 'attainment', ...renamed }));
    const names = (await published(draft.reportId))?.content?.names;
    expect(names?.attainment.en).not.toBe('Renamed');
    expect(names?.term).toEqual({ en: 'Autumn Term', fr: 'Trimestre d’automne' });
  });

  it('keeps the former version readable, with its author, when a correction is published', async () => {
    const first = await save();
    await publish(first);
    expect((await inProgress()).state).toBe('published');
    await expect(save({ comment: 'Stale' }, { revision: first.revision })).rejects.toThrow('changed meanwhile');
    const correction = await save({ comment: 'Corrected.' }, { by: coach });
    expect((await inProgress()).state).toBe('correction');
    expect((await published(first.reportId))?.content?.comment).toBe('Reads with joy.');
    await publish(correction, coach);
    const latest = await published(first.reportId);
    expect([latest?.content?.comment, latest?.shown.number]).toEqual(['Corrected.', 2]);
    expect(latest?.versions.map(({ number, authorName }) => [number, authorName])).toEqual([
      [2, 'Ola Coach'],
      [1, 'Hana Mentor'],
    ]);
    expect((await published(first.reportId, mother, 1))?.content?.comment).toBe('Reads with joy.');
    expect(await published(first.reportId, mother, 3)).toBeNull();
  });
});

describe('A read receipt', () => {
  const open = (versionId: string, reader: TestPerson) =>
    writeAs(person(reader.id), (tx) => markReportsRead(tx, [versionId]));

  // @see privacy-policy 3.4
  it('is stored for guardians only, once per version, and shown to the assigned staff', async () => {
    const draft = await save();
    await publish(draft);
    const versionId = (await published(draft.reportId))?.shown.id ?? '';
    expect(await readAs(person(mother.id), (tx) => listUnreadReports(tx))).toMatchObject([
      { reports: [{ id: draft.reportId }] },
    ]);
    const activity = await readAs(person(mother.id), (tx) => listActivity(tx, [key.studentId]));
    expect(activity.items[0]?.report?.id).toBe(draft.reportId);
    for (const reader of [mentor, admin, otherMentor]) await expect(open(versionId, reader)).rejects.toThrow();
    await open(versionId, mother);
    await open(versionId, mother);
    expect((await published(draft.reportId, mentor))?.reads).toEqual([
      { readerName: 'Zoë O’Neil', readAt: expect.any(Date) },
    ]);
    expect(await readAs(person(mother.id), (tx) => listUnreadReports(tx))).toEqual([]);
    await publish(await save({ comment: 'Corrected.' }));
    expect((await published(draft.reportId, mentor))?.reads).toEqual([]);
    expect(await listed()).toMatchObject([{ version: 2, isRead: false }]);
  });
});

describe('The report settings', () => {
  it('initially contain subjects for each stage and grades of both scales', async () => {
    const [subjects, grades] = await readAs(person(mentor.id), async (tx) => [
      await listSubjects(tx),
      await listGrades(tx),
    ]);
    for (const stage of subjectStages)
      expect(subjects.filter((subject) => isTaughtAt(subject, stage)).length).toBeGreaterThan(5);
    expect(new Set(grades.map(({ scale }) => scale))).toEqual(new Set(['attainment', 'effort']));
    for (const { names } of [...subjects, ...grades].filter(({ names: { en } }) => en !== 'Renamed'))
      expect(Object.keys(names).sort()).toEqual(['ar', 'en', 'fr', 'zh']);
  });

  it('can be changed by administrators only', async () => {
    for (const { id } of [mentor, mother]) {
      await expect(writeAs(person(id), (tx) => saveTerm(tx, null, autumn))).rejects.toThrow();
      expect(await writeAs(person(id), (tx) => saveTerm(tx, term.id, autumn))).toBe(false);
      expect(await writeAs(person(id), (tx) => archiveSetting(tx, { table: 'terms', id: term.id }, true))).toBe(false);
    }
  });

  it('show mentors the term that is due', async () => {
    expect(await readAs(person(mentor.id), nextReportDue)).toMatchObject({ id: term.id, dueOn: '2026-12-11' });
  });
});

describe('The term to report on', () => {
  const termFrom = (firstDay: string, isArchived = false) => ({ ...term, id: firstDay, firstDay, isArchived });
  const terms = [termFrom('2026-09-01'), termFrom('2027-01-05'), termFrom('2027-04-12', true)];

  it.each([
    ['2026-08-01', '2026-09-01'],
    ['2026-12-30', '2026-09-01'],
    ['2027-05-01', '2027-01-05'],
  ])('is on %s the one that begins on %s', (today, expected) => {
    expect(termToReport(terms, today)?.id).toBe(expected);
  });
});

describe('The progress of a student', () => {
  /** Publishes a report with the grade at this place of the scale. */
  async function report(termId: string, place: number): Promise<void> {
    const grades = await readAs(person(admin.id), listGrades);
    const attainment = grades.filter(({ scale }) => scale === 'attainment')[place]?.id ?? '';
    key = { ...key, termId };
    await save({ attainment });
    await publish(await inProgress());
  }
  const progress = (reader = mother, language: Language = 'en') =>
    readAs(person(reader.id), (tx) => findAttainment(tx, key.studentId, language));

  it('contains the latest published grade of each term in order, and no draft', async () => {
    expect(await progress()).toBeNull();
    const terms = ['2025-09-01', '2026-01-05'].map((firstDay) => ({ ...autumn, nameEn: firstDay, firstDay }));
    for (const each of terms) await writeAs(person(admin.id), (tx) => saveTerm(tx, null, each));
    const idOf = new Map((await readAs(person(admin.id), listTerms)).map(({ id, names }) => [names.en, id]));
    await report(term.id, 1);
    await report(idOf.get('2026-01-05') ?? '', 3);
    await report(idOf.get('2026-01-05') ?? '', 2);
    await report(idOf.get('2025-09-01') ?? '', 4);
    key = { ...key, subjectId: (await readAs(person(admin.id), listSubjects))[1]?.id ?? '' };
    await save();
    const found = await progress();
    expect(found?.gradeCount).toBe(5);
    expect(found?.subjects.map(({ points }) => points.map((point) => [point.term, point.place]))).toEqual([
      [
        ['2025-09-01', 4],
        ['2026-01-05', 2],
        ['Autumn Term', 1],
      ],
    ]);
    expect(await progress(coach)).toEqual(found);
    const lowest = (await readAs(person(admin.id), listGrades)).filter(({ scale }) => scale === 'attainment')[4];
    expect((await progress(mother, 'fr'))?.subjects[0]?.points[0]?.grade).toBe(lowest?.names.fr);
  });

  it('is hidden from unassigned mentors and restricted guardians', async () => {
    await report(term.id, 0);
    expect(await progress()).not.toBeNull();
    expect(await progress(otherMentor)).toBeNull();
    await restrictMother();
    expect(await progress()).toBeNull();
  });
});

describe('The reports of a term', () => {
  const ofTerm = (reader = mother, ids: { studentId?: string; termId?: string } = {}) =>
    readAs(person(reader.id), (tx) => findTermReports(tx, { ...key, ...ids }));
  const names = (reader: TestPerson, wanted: { id?: string; termId?: string; studentId?: string }) =>
    readAs(person(reader.id), (tx) => findReportNames(tx, { id: null, termId: null, studentId: null, ...wanted }));

  it('are the latest versions of those that are published, in the order of the subjects', async () => {
    const subjects = await readAs(person(admin.id), listSubjects);
    const [first = '', second = '', third = ''] = subjects.map(({ id }) => id);
    for (const [subjectId, comment] of [
      [second, 'On the second.'],
      [first, 'On the first.'],
    ] as const) {
      key = { ...key, subjectId };
      await publish(await save({ comment }));
    }
    await publish(await save({ comment: 'On the first, corrected.' }));
    key = { ...key, subjectId: third };
    await save({ comment: 'A draft.' });
    const found = await ofTerm();
    expect(found).toMatchObject({
      student: { fullName: 'Tobi' },
      mentorName: 'Hana Mentor',
      term: { en: 'Autumn Term' },
    });
    expect(
      found?.reports.map(({ content, isRead, version }) => [
        content?.comment,
        version.number,
        version.authorName,
        isRead,
      ]),
    ).toEqual([
      ['On the first, corrected.', 2, 'Hana Mentor', false],
      ['On the second.', 1, 'Hana Mentor', false],
    ]);
    expect((await listed()).map(({ grades }) => grades)).toEqual([
      { attainment: expect.objectContaining({ en: expect.any(String) }), effort: expect.anything() },
      expect.anything(),
    ]);
  });

  it('do not exist for others, a restricted guardian, a former mentor, and without a published report', async () => {
    const draft = await save();
    const stranger = await makePerson(database, 'parent');
    for (const reader of [mother, mentor]) expect(await ofTerm(reader)).toBeNull();
    await publish(draft);
    for (const reader of [mother, mentor, coach, admin]) expect((await ofTerm(reader))?.reports).toHaveLength(1);
    for (const reader of [stranger, otherMentor]) expect(await ofTerm(reader)).toBeNull();
    for (const ids of [{ termId: randomUUID() }, { studentId: randomUUID() }])
      expect(await ofTerm(mother, ids)).toBeNull();
    await restrictMother();
    await unassign();
    for (const reader of [mother, mentor, coach]) expect(await ofTerm(reader)).toBeNull();
  });

  it('are read together', async () => {
    await publish(await save());
    const versionIds = (await ofTerm())?.reports.map(({ version }) => version.id) ?? [];
    await writeAs(person(mother.id), (tx) => markReportsRead(tx, versionIds));
    expect((await ofTerm())?.reports).toMatchObject([{ isRead: true }]);
    await writeAs(person(mother.id), (tx) => markReportsRead(tx, []));
  });

  it('are named in a message only to people who may read them', async () => {
    const draft = await save();
    const [id, of] = [draft.reportId ?? '', { termId: term.id, studentId: key.studentId }];
    for (const wanted of [{ id }, of]) expect(await names(mother, wanted)).toBeNull();
    await publish(draft);
    expect(await names(mother, { id })).toMatchObject({
      studentId: key.studentId,
      subject: { en: expect.any(String) },
    });
    expect(await names(mother, of)).toMatchObject({
      studentId: key.studentId,
      term: { en: 'Autumn Term' },
      subject: null,
    });
    for (const wanted of [{ id }, of]) expect(await names(otherMentor, wanted)).toBeNull();
    expect(await names(mother, { termId: term.id })).toBeNull();
  });

  it('that are expected are those of the subjects at the stage of the student, in the term that is reported on', async () => {
    const expected = (stage: 'primary' | 'university' | null) =>
      readAs(person(mother.id), (tx) => findExpectedReports(tx, stage));
    const subjects = (await readAs(person(admin.id), listSubjects)).filter(({ isArchived }) => !isArchived);
    expect(await expected(null)).toEqual({ termId: term.id, count: subjects.length });
    const taught = subjects.filter(({ stages }) => stages.includes('primary')).length;
    expect(taught).toBeLessThan(subjects.length);
    expect((await expected('primary'))?.count).toBe(taught);
  });
});
