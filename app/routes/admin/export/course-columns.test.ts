import { afterAll, beforeAll, expect, test } from 'vitest';
import { languageCodes } from '#content/languages.ts';
import { addCourseRules, addCourses } from '#database/samples/courses.ts';
import { addTerm } from '#database/samples/reports.ts';
import { addStudents } from '#database/samples/students.ts';
import { listCourses } from '#features/courses/console-courses.server.ts';
import { courseList } from '#features/courses/courses.ts';
import { listMemberLines, listRuleLines } from '#features/courses/export-courses.server.ts';
import { guessColumns } from '#features/families/import/columns.server.ts';
import type { ImportKind } from '#features/families/import/imports.ts';
import { planImport } from '#features/families/import/make-plan.server.ts';
import { parseTable } from '#features/families/import/table.server.ts';
import { csvSeparator } from '#http/csv-download.server.ts';
import { loadAllTexts } from '#i18n/all-texts.server.ts';
import type { Translate } from '#i18n/translate.ts';
import { translateInto } from '#i18n/translate-into.server.ts';
import { addDays, todayInUtc } from '#platform/calendar-days.ts';
import { csvLine, utf8Bom } from '#platform/csv.ts';
import { person, readAs } from '#platform/database.server.ts';
import { parseListQuery } from '#platform/lists.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { courseColumns, memberColumns, ruleColumns } from './course-columns.ts';

let database: TestDatabase;
let admin: TestPerson;
let parent: TestPerson;
const today = todayInUtc();
beforeAll(async () => {
  database = await openTestDatabase();
  loadAllTexts();
  [admin, parent] = [await makePerson(database, 'admin'), await makePerson(database, 'parent')];
  const teacher = await makePerson(database, 'mentor');
  const [student] = await addStudents(database.asOwner, [{ number: 'C-00001', parentId: parent.id, mentorId: null }]);
  const [first = '', second = ''] = await addCourses(database.asOwner, database.keyring, [
    { names: { en: '=Algebra; "basic"', zh: '代数' }, teacherIds: [teacher.id], studentIds: [student?.id ?? ''] },
    { names: { en: 'Chess' }, timeZone: 'Asia/Dubai', teacherIds: [admin.id] },
  ]);
  await database.asOwner(`update courses set class_name = '8B' where id = $1`, [first]);
  await database.asOwner(`update courses set stage = 'middle' where id = $1`, [second]);
  const days = { firstDay: addDays(today, -7), lastDay: addDays(today, 60), dueOn: today };
  const termId = await addTerm(database.asOwner, { names: { en: 'Autumn' }, ...days });
  await addCourseRules(database.asOwner, [
    { courseId: first, termId, weekday: 2 },
    { courseId: second, termId, weekday: 7, firstDay: today, lastDay: addDays(today, 20) },
    { courseId: second, termId, weekday: 6, lastDay: addDays(today, -1) },
  ]);
});
afterAll(() => database.close());

const query = parseListQuery(courseList, new URLSearchParams());

type Columns<Item> = readonly (readonly [(t: Translate) => string, (item: Item, t: Translate) => string | null])[];

async function statusesOf<Item>(kind: ImportKind, items: readonly Item[], columns: Columns<Item>) {
  const found = new Map<string, string[]>();
  for (const language of languageCodes) {
    const t = translateInto(language);
    const lines = [
      columns.map(([heading]) => heading(t)),
      ...items.map((item) => columns.map(([, cell]) => cell(item, t))),
    ];
    const text = lines.map((cells) => csvLine(cells, csvSeparator(language))).join('');
    const table = parseTable((utf8Bom + text).replaceAll('\r\n', '\n'));
    if (typeof table === 'string') throw new Error(table);
    const file = { kind, table, columns: guessColumns(kind, table.headings) };
    const { rows } = await readAs(person(admin.id), (tx) => planImport(tx, file));
    found.set(
      language,
      rows.map(({ status, problems }) => [status, ...problems.map(({ text: problem }) => problem)].join(' ')),
    );
  }
  return Object.fromEntries(found);
}

const inEveryLanguage = (...statuses: string[]) => Object.fromEntries(languageCodes.map((code) => [code, statuses]));

test('Courses, members and weekly lessons are read back by an import without a change, in every language', async () => {
  const { courses, members, rules } = await readAs(person(admin.id), async (tx) => ({
    courses: (await listCourses(tx, query)).items,
    members: (await listMemberLines(tx, query, 50)).items,
    rules: (await listRuleLines(tx, query, 50)).items,
  }));
  expect([courses.length, members.length, rules.length]).toEqual([2, 3, 2]);
  expect(await statusesOf('courses', courses, courseColumns)).toEqual(inEveryLanguage('unchanged', 'unchanged'));
  expect(await statusesOf('course-members', members, memberColumns)).toEqual(
    inEveryLanguage('unchanged', 'unchanged', 'unchanged'),
  );
  expect(await statusesOf('course-rules', rules, ruleColumns)).toEqual(inEveryLanguage('unchanged', 'unchanged'));
});
