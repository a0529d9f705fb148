import { randomUUID } from 'node:crypto';
import type { Role } from '#content/roles.ts';
import type { FoundAccount } from '../../accounts/accounts.ts';
import { type StudentField, studentFields } from '../../students/student-columns.server.ts';
import { type StudentRecord, suitableRoles } from '../../students/students.ts';
import type { ImportColumn, RowProblem } from './imports.ts';
import {
  acceptedRow,
  type ChangedLink,
  type ImportWrites,
  type PlannedAccount,
  type PlannedLink,
  type RowPlan,
  refusedRow,
} from './plan.ts';
import type { GuardianCells, ParsedRow, StudentCells } from './rows.server.ts';
import type { Records, StoredStudent } from './stored-records.server.ts';

export function planStudents(rows: readonly ParsedRow<StudentCells>[], records: Records): RowPlan[] {
  const lines = new Map<string, number>();
  const newGuardians = new Map<string, { fullName: string; line: number }>();
  return rows.map((row) => {
    const plan = planStudent(row, records, { lines, newGuardians });
    if (row.key !== '' && !lines.has(numberOf(row))) lines.set(numberOf(row), row.line);
    for (const { email, fullName } of plan.writes.accounts ?? []) newGuardians.set(email, { fullName, line: row.line });
    return plan;
  });
}

/** What the rows before the current one contain. */
interface Earlier {
  /** The first lines by student number in capitals, also of rows with errors, which may be corrected and imported later. */
  lines: ReadonlyMap<string, number>;
  /** Of accepted rows, by address. */
  newGuardians: ReadonlyMap<string, { fullName: string; line: number }>;
}

const numberOf = ({ key }: ParsedRow<StudentCells>) => key.toUpperCase();

function planStudent(row: ParsedRow<StudentCells>, records: Records, earlier: Earlier): RowPlan {
  const { cells } = row;
  const kept = records.students.get(numberOf(row));
  const problems = [
    ...row.problems,
    ...numberProblems(earlier.lines.get(numberOf(row)), kept),
    ...(cells ? peopleProblems(cells, records, earlier) : []),
  ];
  if (!cells || problems.length > 0) return refusedRow(row, problems);
  const student = planRecord(cells, kept, records);
  const guardians = planGuardians(student.id, cells.guardians, { records, earlier });
  const safety = planSafety(student.id, cells, records);
  const changes = [...student.changed.map(columnOf), ...guardians.changes, ...safety.changes];
  return acceptedRow(row, kept ? changes : null, { ...student.writes, ...guardians.writes, ...safety.writes });
}

function numberProblems(otherLine: number | undefined, kept: StoredStudent | undefined): RowProblem[] {
  const problems: RowProblem[] = [];
  if (otherLine !== undefined)
    problems.push({ column: 'studentNumber', text: 'imports.problem.sameNumber', otherLine });
  if (kept?.archivedAt) problems.push({ column: 'studentNumber', text: 'imports.problem.archived' });
  return problems;
}

function peopleProblems(cells: StudentCells, records: Records, earlier: Earlier): RowProblem[] {
  const staff = (['academicMentor', 'wellbeingCoach'] as const).filter((column) => {
    const email = cells[column];
    return email !== null && !isSuitable(records.accounts.get(email), suitableRoles.academicMentorId);
  });
  return [
    ...staff.map((column): RowProblem => ({ column, text: 'imports.problem.noMentor' })),
    ...cells.guardians.flatMap((guardian) => guardianProblems(guardian, records, earlier)),
  ];
}

function guardianProblems(
  { email, fullName, column }: GuardianCells,
  { accounts }: Records,
  { newGuardians }: Earlier,
): RowProblem[] {
  const account = accounts.get(email);
  if (account)
    return isSuitable(account, suitableRoles.parentId)
      ? []
      : [{ column: column('Email'), text: 'imports.problem.unsuitableGuardian' }];
  const before = newGuardians.get(email);
  if (fullName === null) return before ? [] : [{ column: column('Name'), text: 'imports.problem.nameMissing' }];
  if (before && before.fullName !== fullName)
    return [{ column: column('Email'), text: 'imports.problem.otherName', otherLine: before.line }];
  return [];
}

const isSuitable = (account: FoundAccount | undefined, suitable: readonly Role[]) =>
  account !== undefined && account.suspendedAt === null && suitable.some((role) => role === account.role);

function columnOf(field: StudentField): ImportColumn {
  if (field === 'academicMentorId') return 'academicMentor';
  return field === 'wellbeingCoachId' ? 'wellbeingCoach' : field;
}

function planRecord(cells: StudentCells, kept: StoredStudent | undefined, { accounts }: Records) {
  const { academicMentor, wellbeingCoach, guardians: _, safety: __, ...own } = cells;
  const idOf = (email: string | null) => (email === null ? null : (accounts.get(email)?.id ?? null));
  const student = { ...own, academicMentorId: idOf(academicMentor), wellbeingCoachId: idOf(wellbeingCoach) };
  if (!kept) {
    const id = randomUUID();
    return { id, changed: [], writes: { students: [{ id, ...student }] } };
  }
  const changed = changedFields(student, kept);
  const changes = Object.fromEntries(changed.map((field) => [field, student[field]]));
  const changedStudents = changed.length > 0 ? [{ ...kept, ...changes, changed }] : [];
  return { id: kept.id, changed, writes: { changedStudents } };
}

/** An empty cell changes nothing. The number finds the record, in any case of its letters. */
const changedFields = (wanted: StudentRecord, kept: StudentRecord): StudentField[] =>
  studentFields.filter((field) => field !== 'studentNumber' && wanted[field] !== null && wanted[field] !== kept[field]);

/** Never in place of what a family or the school has entered. @see PD-71 */
function planSafety(
  studentId: string,
  { safety }: StudentCells,
  { withSafety }: Records,
): { changes: ImportColumn[]; writes: Partial<ImportWrites> } {
  if (!safety || withSafety.has(studentId)) return { changes: [], writes: {} };
  return { changes: ['country'], writes: { safety: [{ studentId, details: safety }] } };
}

function planGuardians(
  studentId: string,
  guardians: readonly GuardianCells[],
  known: { records: Records; earlier: Earlier },
) {
  const { records, earlier } = known;
  const plans = guardians.map((guardian) => planGuardian(guardian, studentId, records));
  return {
    changes: plans.flatMap(({ change }) => change ?? []),
    writes: {
      accounts: guardians.flatMap((guardian) => newAccountOf(guardian, records, earlier) ?? []),
      links: plans.flatMap(({ link }) => link ?? []),
      changedLinks: plans.flatMap(({ changedLink }) => changedLink ?? []),
    },
  };
}

function newAccountOf(
  { email, fullName, language }: GuardianCells,
  { accounts }: Records,
  { newGuardians }: Earlier,
): PlannedAccount | null {
  if (accounts.has(email) || newGuardians.has(email) || fullName === null) return null;
  return { email, fullName, role: 'parent', language };
}

interface GuardianPlan {
  /** The column that changes the guardians of the student. */
  change?: ImportColumn;
  link?: PlannedLink;
  changedLink?: ChangedLink;
}

function planGuardian(
  { email, relation, column }: GuardianCells,
  studentId: string,
  { accounts, links }: Records,
): GuardianPlan {
  const account = accounts.get(email);
  const kept = account && links.get(`${studentId} ${account.id}`);
  if (!kept) return { change: column('Email'), link: { studentId, email, relation: relation ?? 'parent' } };
  if (relation === null || relation === kept.relation || kept.isRestricted) return {};
  const { isRestricted: _, ...link } = kept;
  return { change: column('Relation'), changedLink: { ...link, relation } };
}
