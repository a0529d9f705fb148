import { languageCodes, languages } from '#content/languages.ts';
import { roomHosts } from '#content/school.ts';
import { schoolTimeZone } from '#content/school-time-zone.ts';
import { findTimeZone } from '#i18n/time-zones.ts';
import { weekdayName } from '#i18n/weekday-name.ts';
import { isRoomAddress } from '#platform/room-address.ts';
import { EmailSchema } from '../../accounts/accounts.schema.ts';
import { CourseSchema, courseOf, RuleSchema, ruleOf } from '../../courses/courses.schema.ts';
import type { CourseValues, RuleValues } from '../../courses/courses.ts';
import { namedStage } from '../../students/stored-level.server.ts';
import type { ColumnChoice, PlainColumn, RowProblem } from './imports.ts';
import { type CellOf, cellsOf, emptyCell, type ParsedRow, plain, problemsOf, unknownName } from './rows.server.ts';
import type { ImportedTable } from './table.server.ts';

/** The course that a row is about, by English name and, if several have it, stage or class. */
export interface CourseName {
  course: string;
  /** A stage or the name of a class; empty: not given. */
  group: string;
}

export interface CourseCells {
  /** Without the subject. */
  values: CourseValues;
  /** Its name; empty for none. */
  subject: string;
}

export interface MemberCells extends CourseName {
  /** In capitals; empty: no student. */
  studentNumber: string;
  /** Empty: no teacher. */
  teacherEmail: string;
}

export interface RuleCells extends CourseName, Omit<RuleValues, 'termId'> {
  term: string;
}

export function readCourses({ rows }: ImportedTable, columns: readonly ColumnChoice[]): ParsedRow<CourseCells>[] {
  return rows.map(({ line, cells }) => {
    const cell = cellsOf(cells, columns);
    const stage = namedStage(cell('stage'));
    const zone = cell('timeZone') === '' ? schoolTimeZone : findTimeZone(cell('timeZone'));
    const names = { nameEn: cell('nameEn'), nameAr: cell('nameAr'), nameFr: cell('nameFr'), nameZh: cell('nameZh') };
    const parsed = CourseSchema.safeParse({
      ...names,
      stage: stage ?? '',
      className: cell('className'),
      timeZone: zone ?? '',
      room: cell('room'),
    });
    const problems: RowProblem[] = [
      ...(cell('stage') !== '' && stage === null ? [unknownName('stage', cell('stage'), 'level')] : []),
      ...(cell('room') !== '' && !isRoomAddress(cell('room'), roomHosts)
        ? [{ column: 'room', text: 'courses.room.invalid' } satisfies RowProblem]
        : []),
      ...(parsed.success ? [] : problemsOf(parsed.error, (name) => name as PlainColumn, cell)),
    ];
    const isValid = parsed.success && problems.length === 0;
    return {
      line,
      name: cell('nameEn'),
      key: cell('className') || cell('stage'),
      problems,
      cells: isValid ? { values: courseOf(parsed.data), subject: cell('subject') } : null,
    };
  });
}

/** A student by number, a teacher by address, or both. */
export function readMembers({ rows }: ImportedTable, columns: readonly ColumnChoice[]): ParsedRow<MemberCells>[] {
  return rows.map(({ line, cells }) => {
    const cell = cellsOf(cells, columns);
    const [number, email] = [cell('studentNumber').toUpperCase(), cell('teacherEmail').toLowerCase()];
    const problems: RowProblem[] = [
      ...(cell('course') === '' ? [emptyCell('course')] : []),
      ...(number === '' && email === '' ? [emptyCell('studentNumber')] : []),
      ...(email === '' || EmailSchema.safeParse(email).success
        ? []
        : [{ column: 'teacherEmail', text: 'validation.email.invalid' } satisfies RowProblem]),
    ];
    return {
      line,
      name: cell('course'),
      key: number || email,
      problems,
      cells: problems.length === 0 ? { ...courseNameIn(cell), studentNumber: number, teacherEmail: email } : null,
    };
  });
}

export function readRules({ rows }: ImportedTable, columns: readonly ColumnChoice[]): ParsedRow<RuleCells>[] {
  return rows.map(({ line, cells }) => {
    const cell = cellsOf(cells, columns);
    const parsed = RuleSchema.safeParse({
      // The name of the term is looked up later.
      termId: '00000000-0000-4000-8000-000000000000',
      weekday: weekdays.get(plain(cell('weekday'))) ?? '',
      startsAt: cell('startsAt')
        .replace(/^\d:/, '0$&')
        .replace(/^(\d\d:\d\d):00$/, '$1'),
      minutes: cell('minutes'),
      firstDay: cell('firstDay'),
      lastDay: cell('lastDay'),
    });
    const problems: RowProblem[] = [
      ...(['course', 'term'] as const).filter((column) => cell(column) === '').map(emptyCell),
      ...(parsed.success ? [] : problemsOf(parsed.error, (name) => name as PlainColumn, cell)),
    ];
    if (!parsed.success || problems.length > 0)
      return { line, name: cell('course'), key: cell('weekday'), problems, cells: null };
    const { termId: _, ...rule } = ruleOf(parsed.data);
    return {
      line,
      name: cell('course'),
      key: `${cell('weekday')} ${rule.startsAt}`,
      problems,
      cells: { ...courseNameIn(cell), ...rule, term: cell('term') },
    };
  });
}

const courseNameIn = (cell: CellOf): CourseName => ({ course: cell('course'), group: cell('courseGroup') });

/** Numbers from 1 for Monday, and names in all languages. */
const weekdays = new Map(
  [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => [
    [String(weekday), String(weekday)] as const,
    ...languageCodes.map((code) => [plain(weekdayName(weekday, languages[code].dateLocale)), String(weekday)] as const),
  ]),
);
