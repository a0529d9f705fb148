import { randomUUID } from 'node:crypto';
import { courseLimits, type RuleValues } from '../../courses/courses.ts';
import { type CourseRecords, coursesNamed, nameKey, type StoredCourse } from './course-records.server.ts';
import type { CourseCells, CourseName, MemberCells, RuleCells } from './course-rows.server.ts';
import type { RowProblem } from './imports.ts';
import { acceptedRow, type RowPlan, refusedRow } from './plan.ts';
import type { ParsedRow } from './rows.server.ts';

/** Adds courses whose name and group no current course has. Others stay as they are. */
export function planCourses(rows: readonly ParsedRow<CourseCells>[], records: CourseRecords): RowPlan[] {
  const lines = new Map<string, number>();
  return rows.map((row) => {
    const { cells } = row;
    if (!cells) return refusedRow(row, row.problems);
    const { values, subject } = cells;
    const { names, stage, className } = values;
    const key = [nameKey(names.en), stage, className].join('\n');
    const otherLine = lines.get(key);
    const subjectId = subject === '' ? null : (records.subjects.get(nameKey(subject)) ?? null);
    const problems: RowProblem[] = [
      ...(otherLine === undefined
        ? []
        : [{ column: 'nameEn', text: 'imports.problem.sameCourse', otherLine } satisfies RowProblem]),
      ...(subject !== '' && subjectId === null
        ? [{ column: 'subject', text: 'imports.problem.subject' } satisfies RowProblem]
        : []),
    ];
    lines.set(key, otherLine ?? row.line);
    if (problems.length > 0) return refusedRow(row, problems);
    const isKnown = (records.courses.get(nameKey(names.en)) ?? []).some(
      (each) => each.stage === stage && each.className === className,
    );
    if (isKnown) return acceptedRow(row, [], {});
    return acceptedRow(row, null, { courses: [{ id: randomUUID(), ...values, subjectId }] });
  });
}

/** Adds students and teachers to current courses, and removes nobody. */
export function planMembers(rows: readonly ParsedRow<MemberCells>[], records: CourseRecords): RowPlan[] {
  const members = new Set(records.members);
  const added = new Map<string, number>();
  return rows.map((row) => {
    const { cells } = row;
    if (!cells) return refusedRow(row, row.problems);
    const { studentNumber, teacherEmail } = cells;
    const { course, problems } = findCourse(records, cells);
    const [student, teacher] = [records.students.get(studentNumber), records.staff.get(teacherEmail)];
    if (studentNumber !== '' && !student) problems.push({ column: 'studentNumber', text: 'imports.problem.noStudent' });
    if (teacherEmail !== '' && !teacher) problems.push({ column: 'teacherEmail', text: 'courses.teacher.noStaff' });
    const count = (course?.studentCount ?? 0) + (added.get(course?.id ?? '') ?? 0);
    const isNew = (id: string | undefined): id is string =>
      id !== undefined && course !== null && !members.has(`${course.id} ${id}`);
    if (isNew(student) && count >= courseLimits.students)
      problems.push({ column: 'course', text: 'courses.students.tooMany' });
    if (!course || problems.length > 0) return refusedRow(row, problems);
    const courseMembers = [
      ...(isNew(student) ? [{ courseId: course.id, kind: 'student' as const, memberId: student }] : []),
      ...(isNew(teacher) ? [{ courseId: course.id, kind: 'teacher' as const, memberId: teacher }] : []),
    ];
    if (isNew(student)) added.set(course.id, (added.get(course.id) ?? 0) + 1);
    for (const { memberId } of courseMembers) members.add(`${course.id} ${memberId}`);
    return courseMembers.length === 0 ? acceptedRow(row, [], {}) : acceptedRow(row, null, { courseMembers });
  });
}

/** Adds weekly lessons to current courses. An equal one stays as it is. */
export function planRules(rows: readonly ParsedRow<RuleCells>[], records: CourseRecords): RowPlan[] {
  const rules = new Map([...records.rules].map(([courseId, known]) => [courseId, [...known]]));
  const termOf = new Map([...records.terms.values()].flat().map((term) => [term.id, term]));
  return rows.map((row) => {
    const { cells } = row;
    if (!cells) return refusedRow(row, row.problems);
    const { course: _, group: __, term: termName, ...times } = cells;
    const { course, problems } = findCourse(records, cells);
    const [term, ...more] = records.terms.get(nameKey(termName)) ?? [];
    if (!term || more.length > 0)
      problems.push({ column: 'term', text: term ? 'imports.problem.terms' : 'imports.problem.term' });
    if (!course || !term || problems.length > 0) return refusedRow(row, problems);
    const { firstDay, lastDay } = times;
    if (
      (firstDay ?? term.firstDay) < term.firstDay ||
      (lastDay ?? term.lastDay) > term.lastDay ||
      (firstDay ?? '') > term.lastDay
    )
      return refusedRow(row, [{ column: 'firstDay', text: 'courses.days.outside' }]);
    const rule: RuleValues = { ...times, termId: term.id };
    const known = rules.get(course.id) ?? [];
    const same = known.find((each) => isAtSameTime(each, rule, termOf));
    if (same && isEqual(same, rule)) return acceptedRow(row, [], {});
    if (same) return refusedRow(row, [{ column: 'startsAt', text: 'courses.rule.same' }]);
    const courseRule = { id: randomUUID(), courseId: course.id, ...rule };
    rules.set(course.id, [...known, courseRule]);
    return acceptedRow(row, null, { courseRules: [courseRule] });
  });
}

function findCourse(
  records: CourseRecords,
  named: CourseName,
): { course: StoredCourse | null; problems: RowProblem[] } {
  const [course, ...more] = coursesNamed(records, named);
  if (!course) return { course: null, problems: [{ column: 'course', text: 'imports.problem.noCourse' }] };
  if (more.length > 0) return { course, problems: [{ column: 'courseGroup', text: 'imports.problem.courses' }] };
  return { course, problems: [] };
}

type TermDays = ReadonlyMap<string, { firstDay: string; lastDay: string }>;

function isAtSameTime(one: RuleValues, other: RuleValues, terms: TermDays): boolean {
  if (one.termId !== other.termId || one.weekday !== other.weekday || one.startsAt !== other.startsAt) return false;
  const term = terms.get(one.termId);
  const first = [one.firstDay, other.firstDay, term?.firstDay ?? ''].reduce(later) ?? '';
  const last = [one.lastDay, other.lastDay, term?.lastDay ?? ''].reduce(earlier) ?? '';
  return first <= last;
}

const later = (one: string | null, other: string | null) => ((one ?? '') > (other ?? '') ? one : other);
const earlier = (one: string | null, other: string | null) =>
  one === null || (other !== null && other < one) ? other : one;

const isEqual = (one: RuleValues, other: RuleValues) =>
  one.minutes === other.minutes && one.firstDay === other.firstDay && one.lastDay === other.lastDay;
