import { data, type RouterContextProvider } from 'react-router';
import { CausesConflicts, type Conflicts } from '#features/courses/conflicts.server.ts';
import { columnProblemOf, guessColumns } from '#features/families/import/columns.server.ts';
import {
  type ColumnChoice,
  type ColumnProblem,
  concernsLessons,
  type ImportCounts,
  type ImportKind,
  type ImportRow,
  importLimits,
  importStatuses,
  type TableProblem,
} from '#features/families/import/imports.ts';
import { type ImportedFile, planImport } from '#features/families/import/make-plan.server.ts';
import type { ImportPlan } from '#features/families/import/plan.ts';
import { type ImportOutcome, NoConflicts, runImport, tryLessons } from '#features/families/import/run-import.server.ts';
import { type ImportedTable, parseTable } from '#features/families/import/table.server.ts';
import { staffFields } from '#features/students/students.ts';
import { getSession, readForSession, writeForSession } from '#http/session.server.ts';
import { isDeadlock, violatedUniqueConstraint } from '#platform/database-errors.server.ts';
import type { AskedPassword } from '../../account/own-password.tsx';
import { requireRecentPassword } from '../../account/recent-password.server.ts';
import { type PostedImport, readPostedImport } from './posted-import.server.ts';

type Context = Readonly<RouterContextProvider>;

export interface RefusedFile {
  step: 'file';
  kind: ImportKind;
  text: string;
  problem: TableProblem;
}

export interface ShownColumn {
  heading: string;
  /** The first cell with a text. */
  sample: string;
  choice: ColumnChoice;
}

export interface CarriedFile {
  kind: ImportKind;
  text: string;
  columns: ShownColumn[];
}

export interface ShownPlan {
  counts: ImportCounts;
  digest: string;
  /** Rows with problems first, limited to the number shown for each status. */
  rows: ImportRow[];
}

export interface Review extends CarriedFile {
  step: 'review';
  /** Null: the choice of columns has a problem. */
  plan: ShownPlan | null;
  columnProblem: ColumnProblem | null;
  isOutdated: boolean;
  /** Those that the import would cause; null for none. */
  conflicts: Conflicts | null;
  /** Set if the import adds or assigns staff and the password was not entered recently. @see PD-65 */
  password: AskedPassword | null;
}

export interface Finished extends CarriedFile {
  step: 'finished';
  counts: ImportCounts;
  /** Rows with errors. After the import the same check could find others. */
  leftOut: ImportRow[];
  sentInvitations: boolean;
}

/** Previews an import or, with `intent=import`, runs it. @see PD-59 */
export async function handleImport(request: Request, context: Context) {
  const posted = await readPostedImport(request);
  const { kind, text, intent } = posted;
  const table = posted.problem ?? parseTable(text);
  if (typeof table === 'string') {
    const refused: RefusedFile = { step: 'file', kind, text, problem: table };
    return data(refused, { status: 400 });
  }
  const file: ImportedFile = { kind, table, columns: chosenColumns(posted, table) };
  const carried = { kind, text, columns: shownColumns(file) };
  const columnProblem = columnProblemOf(kind, file.columns);
  const unchecked = { columnProblem, isOutdated: false, conflicts: null, password: null };
  if (columnProblem) return review({ ...carried, ...unchecked, plan: null });
  const checked = await planned(context, file);
  const reviewed = { ...carried, ...unchecked, plan: shown(checked) };
  const isAsked = givesAccess(checked) && !getSession(context).hasRecentPassword;
  if (intent !== 'import') {
    const conflicts = concernsLessons(kind) ? await conflictsOf(context, checked) : null;
    return review({ ...reviewed, conflicts, password: isAsked ? 'ask' : null });
  }
  const unproved = isAsked ? await requireRecentPassword(posted.form, context) : null;
  if (unproved) return review({ ...reviewed, password: unproved.error }, unproved.init);
  const { outcome, plan, conflicts } = await run(context, file, posted);
  if (outcome === 'outdated')
    return review({ ...reviewed, plan: shown(plan), isOutdated: true, conflicts }, { status: 409 });
  const finished: Finished = {
    step: 'finished',
    ...carried,
    counts: plan.counts,
    leftOut: plan.rows.filter(({ status }) => status === 'error'),
    sentInvitations: posted.sendsInvitations,
  };
  return data(finished);
}

/** By default 428: nothing is imported before the review is confirmed. */
const review = (shownReview: Omit<Review, 'step'>, init: ResponseInit = { status: 428 }) =>
  data<Review>({ step: 'review', ...shownReview }, init);

/** Whether an import adds staff, or assigns staff to students. @see PD-65 */
const givesAccess = ({ accounts, students, changedStudents }: ImportPlan) =>
  accounts.some(({ role }) => role !== 'parent') ||
  students.some((student) => staffFields.some((field) => student[field] !== null)) ||
  changedStudents.some((student) =>
    staffFields.some((field) => student.changed.includes(field) && student[field] !== null),
  );

export function chosenColumns({ kind, columns }: PostedImport, { headings }: ImportedTable): ColumnChoice[] {
  return columns.length === headings.length ? columns : guessColumns(kind, headings);
}

export function planned(context: Context, file: ImportedFile): Promise<ImportPlan> {
  return readForSession(context, (tx) => planImport(tx, file));
}

type Outcome = ImportOutcome & Pick<Review, 'conflicts'>;

async function run(context: Context, file: ImportedFile, posted: PostedImport): Promise<Outcome> {
  const { reviewed, sendsInvitations, acceptedConflicts } = posted;
  const order = { ...file, reviewed, sendsInvitations, acceptedConflicts };
  try {
    return { ...(await writeForSession(context, (tx) => runImport(tx, order))), conflicts: null };
  } catch (error) {
    const conflicts = error instanceof CausesConflicts ? error.found : null;
    if (!conflicts && violatedUniqueConstraint(error) === null && !isDeadlock(error)) throw error;
    return { outcome: 'outdated', plan: await planned(context, file), conflicts };
  }
}

/** Writes the import and rolls it back. */
async function conflictsOf(context: Context, plan: ImportPlan): Promise<Conflicts | null> {
  try {
    return await writeForSession(context, (tx) => tryLessons(tx, plan));
  } catch (error) {
    if (error instanceof CausesConflicts) return error.found;
    if (error instanceof NoConflicts) return null;
    throw error;
  }
}

function shownColumns({ table: { headings, rows }, columns }: ImportedFile): ShownColumn[] {
  return headings.map((heading, index) => ({
    heading,
    sample: rows.find(({ cells }) => cells[index] !== '')?.cells[index]?.slice(0, 60) ?? '',
    choice: columns[index] ?? null,
  }));
}

function shown({ counts, digest, rows }: ImportPlan): ShownPlan {
  const firstOf = (status: ImportRow['status']) =>
    rows.filter((row) => row.status === status).slice(0, importLimits.shownRows);
  return { counts, digest, rows: importStatuses.flatMap(firstOf) };
}
