import { namesOf } from '#features/reports/change-report-settings.server.ts';
import { TermSchema, type TermValues } from '#features/reports/report-settings.schema.ts';
import { listTerms, schoolDay } from '#features/reports/report-settings.server.ts';
import type { Term } from '#features/reports/report-settings.ts';
import { stages } from '#features/students/stages.ts';
import { GroupMoveSchema, type GroupMoveValues } from '#features/students/year-end.schema.ts';
import { listKeptStudents, listYearEndGroups, listYearEndStudents } from '#features/students/year-end.server.ts';
import {
  aYearLater,
  type GroupMove,
  nextClass,
  nextYearIn,
  type YearEndGroup,
  type YearEndPlan,
} from '#features/students/year-end.ts';
import type { PostedForm } from '#forms/parse-form.server.ts';
import { postedRows } from '#forms/posted-rows.server.ts';
import type { Tx } from '#platform/database.server.ts';
import { searchOf } from '#platform/lists.ts';
import { parseUuid } from '#platform/uuid.ts';
import { termForm } from '../report-setting/setting-forms.ts';
import {
  type GroupField,
  type GroupRow,
  groupForm,
  isMoved,
  type ShownStudents,
  searchField,
  type TermRow,
  type YearEndDraft,
  type YearEndPreview,
} from './year-end-forms.ts';

/** Proposes the same stage for each student, the next number for numbered classes, and last year's terms one year later. */
export async function proposeYearEnd(tx: Tx): Promise<YearEndDraft> {
  const { groups } = await listYearEndGroups(tx);
  return {
    groups: groups.map((group) => ({ ...group, ...proposal(group), kept: [] })),
    shown: null,
    terms: proposedTerms(await listTerms(tx), await schoolDay(tx)),
    problem: null,
  };
}

function proposal({ className }: YearEndGroup) {
  const values: Record<GroupField, string> = { to: 'stays', className: className === null ? '' : nextClass(className) };
  return { values, errors: {} };
}

/** Terms are not selected if those of the new year seem to exist. */
function proposedTerms(terms: readonly Term[], today: string): TermRow[] {
  const open = terms.filter(({ isArchived }) => !isArchived);
  const last = open.at(-1)?.firstDay ?? today;
  // A term may begin some days earlier or later than the one a year before.
  const aMonthAfter = new Date(Date.parse(last) + 30 * 86_400_000).toISOString().slice(0, 10);
  return open
    .filter(({ firstDay }) => aYearLater(firstDay) > aMonthAfter)
    .map(({ names, firstDay, lastDay, dueOn }) => ({
      isAdded: last <= today,
      values: {
        nameEn: nextYearIn(names.en),
        nameAr: nextYearIn(names.ar ?? ''),
        nameFr: nextYearIn(names.fr ?? ''),
        nameZh: nextYearIn(names.zh ?? ''),
        firstDay: aYearLater(firstDay),
        lastDay: aYearLater(lastDay),
        dueOn: aYearLater(dueOn),
      },
      errors: {},
    }));
}

export interface PostedYearEnd {
  draft: YearEndDraft;
  /** Null if the form has errors or changes nothing. */
  plan: Omit<YearEndPlan, 'id'> | null;
}

const maxTerms = 20;

/** Applies the posted form to the current students. A group that the form does not name gets the proposal. */
export async function readPostedYearEnd(tx: Tx, form: FormData): Promise<PostedYearEnd> {
  const { groups, studentsDigest } = await listYearEndGroups(tx);
  const rows = await postedRowsOf(tx, form, groups);
  const terms = postedTerms(form);
  const plan = planOf(rows, terms);
  const changesNothing = plan !== null && plan.terms.length === 0 && !plan.moves.some(isMoved);
  return {
    draft: {
      groups: rows.map(draftOfGroup),
      shown: await shownStudents(tx, form, groups),
      terms: terms.map(draftOfTerm),
      problem: changesNothing ? 'yearEnd.nothing' : null,
    },
    plan: plan && !changesNothing ? { studentsDigest, ...plan } : null,
  };
}

interface PostedRowOfGroup {
  group: YearEndGroup;
  posted: PostedGroup;
  kept: GroupRow['kept'];
}

async function postedRowsOf(tx: Tx, form: FormData, groups: readonly YearEndGroup[]): Promise<PostedRowOfGroup[]> {
  const posted = postedGroups(form);
  const ids = form.getAll('kept').flatMap((id) => parseUuid(id) ?? []);
  const kept = Map.groupBy(await listKeptStudents(tx, ids), ({ groupKey }) => groupKey);
  return groups.map((group) => ({
    group,
    posted: posted.get(group.key) ?? unposted(group),
    kept: kept.get(group.key) ?? [],
  }));
}

function draftOfGroup({ group, posted: { values, parsed }, kept }: PostedRowOfGroup): GroupRow {
  return { ...group, values, errors: parsed.ok ? {} : parsed.errors, kept };
}

/** A term that is not selected has no errors. */
function draftOfTerm({ isAdded, values, parsed }: PostedTerm): TermRow {
  return { isAdded, values, errors: isAdded && !parsed.ok ? parsed.errors : {} };
}

/** Returns null if a group or a selected term has errors. */
function planOf(
  rows: readonly PostedRowOfGroup[],
  terms: readonly PostedTerm[],
): Omit<YearEndPlan, 'id' | 'studentsDigest'> | null {
  const added = terms.filter(({ isAdded }) => isAdded);
  const moves = rows.flatMap(({ group, posted: { parsed } }) => (parsed.ok ? [moveOf(group, parsed.value)] : []));
  const newTerms = added.flatMap(({ parsed }) => (parsed.ok ? [newTerm(parsed.value)] : []));
  if (moves.length < rows.length || newTerms.length < added.length) return null;
  return { moves, kept: rows.flatMap(({ kept }) => kept.map(({ id }) => id)), terms: newTerms };
}

async function shownStudents(tx: Tx, form: FormData, groups: readonly YearEndGroup[]): Promise<ShownStudents | null> {
  const group = groups.find(({ key }) => key === form.get('show'));
  if (!group) return null;
  const search = searchOf(new URLSearchParams({ search: String(form.get(searchField(group.key)) ?? '') }));
  return { key: group.key, search, students: await listYearEndStudents(tx, group, search) };
}

type PostedGroup = PostedForm<GroupField, GroupMoveValues>;

function postedGroups(form: FormData): Map<string, PostedGroup> {
  const rows = postedRows(form, 'groups', { schema: GroupMoveSchema, definition: groupForm });
  return new Map(rows.map((row) => [String(row.fields.get('key')), row]));
}

function unposted(group: YearEndGroup): PostedGroup {
  const { values } = proposal(group);
  return { values, parsed: { ok: true, value: { to: 'stays', className: values.className || null } } };
}

function moveOf({ currentLevel, className }: YearEndGroup, move: GroupMoveValues): GroupMove {
  if (move.to === 'leaves') return { currentLevel, className, to: null };
  const level = move.to === 'stays' ? currentLevel : stages[move.to];
  return { currentLevel, className, to: { currentLevel: level, className: move.className } };
}

type PostedTerm = ReturnType<typeof postedTerms>[number];

function postedTerms(form: FormData) {
  const rows = postedRows(form, 'terms', { schema: TermSchema, definition: termForm, limit: maxTerms });
  return rows.map((row) => ({ ...row, isAdded: row.fields.has('add') }));
}

function newTerm({ firstDay, lastDay, dueOn, ...names }: TermValues) {
  return { names: namesOf(names), firstDay, lastDay, dueOn };
}

/** @param id of the year end */
export function previewOf(
  { draft, plan }: PostedYearEnd & { plan: Omit<YearEndPlan, 'id'> },
  form: FormData,
  id: string,
): YearEndPreview {
  return {
    id,
    studentsDigest: plan.studentsDigest,
    groups: draft.groups.flatMap(({ key, count, kept }, index) => {
      const move = plan.moves[index];
      return move ? [{ key, ...move, count: count - kept.length, kept: kept.map(({ fullName }) => fullName) }] : [];
    }),
    terms: plan.terms,
    fields: [...form].flatMap(([name, value]) =>
      typeof value === 'string' && !['intent', 'id', 'seen'].includes(name) ? [[name, value]] : [],
    ),
  };
}
