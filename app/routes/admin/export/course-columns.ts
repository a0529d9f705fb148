import type { CourseNames, ListedCourse } from '#features/courses/courses.ts';
import type { MemberLine, RuleLine } from '#features/courses/export-courses.server.ts';
import type { ImportColumn } from '#features/families/import/imports.ts';
import type { Translate } from '#i18n/translate.ts';
import { groupText } from '../courses/group-text.ts';
import { columnText } from '../import/import-texts.ts';

/* Lists of courses, whose columns an import reads. @see PD-59 */

type Column<Item> = readonly [(t: Translate) => string, (item: Item, t: Translate) => string | null];

const column = <Item>(name: ImportColumn, cell: Column<Item>[1]): Column<Item> => [(t) => columnText(name, t), cell];

const nameIn =
  (language: keyof CourseNames) =>
  ({ names }: ListedCourse): string | null =>
    names[language] ?? null;

/** Without the address of the room. */
export const courseColumns: readonly Column<ListedCourse>[] = [
  column('nameEn', nameIn('en')),
  column('nameAr', nameIn('ar')),
  column('nameFr', nameIn('fr')),
  column('nameZh', nameIn('zh')),
  column('subject', ({ subject }) => subject?.en ?? null),
  column('stage', ({ stage }, t) => stage && t(`stage.${stage}`)),
  column('className', ({ className }) => className),
  column('timeZone', ({ timeZone }) => timeZone),
  [(t) => t('courses.list.teachers'), ({ teachers }) => teachers.map(({ fullName }) => fullName ?? '–').join('; ')],
  [(t) => t('courses.list.students'), ({ studentCount }) => String(studentCount)],
  [(t) => t('courses.list.lessons'), ({ lessonsPerWeek }) => String(lessonsPerWeek)],
];

const courseName = <Item extends { course: ListedCourse }>(): readonly Column<Item>[] => [
  column('course', ({ course }) => course.names.en),
  column('courseGroup', ({ course }, t) => groupText(course, t)),
];

export const memberColumns: readonly Column<MemberLine>[] = [
  ...courseName<MemberLine>(),
  column('studentNumber', ({ studentNumber }) => studentNumber),
  column('teacherEmail', ({ teacherEmail }) => teacherEmail),
  column('fullName', ({ fullName }) => fullName),
];

export const ruleColumns: readonly Column<RuleLine>[] = [
  ...courseName<RuleLine>(),
  column('term', ({ term }) => term.en),
  column('weekday', ({ weekday }) => String(weekday)),
  column('startsAt', ({ startsAt }) => startsAt),
  column('minutes', ({ minutes }) => String(minutes)),
  column('firstDay', ({ firstDay }) => firstDay),
  column('lastDay', ({ lastDay }) => lastDay),
];
