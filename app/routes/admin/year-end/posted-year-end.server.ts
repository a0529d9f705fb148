import { randomUUID } from 'node:crypto';
import { namesOf } from '../../../features/reports/change-report-settings.server.ts';
import { TermSchema, type TermValues } from '../../../features/reports/report-settings.schema.ts';
import { listTerms, schoolDay } from '../../../features/reports/report-settings.server.ts';
import type { Term } from '../../../features/reports/report-settings.ts';
import { stages } from '../../../features/students/stages.ts';
import { GroupMoveSchema, type GroupMoveValues } from '../../../features/students/year-end.schema.ts';
import {
  listKeptStudents,
  listYearEndGroups,
  listYearEndStudents,
} from '../../../features/students/year-end.server.ts';
import {
  aYearLater,
  type GroupMove,
  nextClass,
  nextYearIn,
  type YearEndGroup,
  type YearEndPlan,
} from '../../../features/students/year-end.ts';
import { type PostedForm, parseForm } from '../../../forms/parse-form.server.ts';
import type { Tx } from '../../../platform/database.server.ts';
import { searchOf } from '../../../platform/lists.ts';
import { isUuid } from '../../../platform/uuid.ts';
import { rowOf } from '../family/posted-family.server.ts';
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

/** Everybody stays at their stage; classes with a number are proposed one higher, and last year's terms a year later. */
export async function proposeYearEnd(tx: Tx): Promise<YearEndDraft> {
  const { groups } = await listYearEndGroups(tx);
  return {
    id: 'start',
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

const mostTerms = 20;

/** The posted form applied to the students as they are now: a group that it does not name gets its proposal. */
export async function readPostedYearEnd(tx: Tx, form: FormData): Promise<PostedYearEnd> {
  const { groups, seen } = await listYearEndGroups(tx);
  const posted = postedGroups(form);
  const kept = Map.groupBy(await listKeptStudents(tx, form.getAll('kept').filter(isUuid)), ({ groupKey }) => groupKey);
  const rows = groups.map((group) => {
    const { values, parsed } = posted.get(group.key) ?? unposted(group);
    return {
      ...group,
      ...{ values, errors: parsed.ok ? {} : parsed.errors, move: parsed.ok ? parsed.value : null },
      kept: kept.get(group.key) ?? [],
    };
  });
  const terms = postedTerms(form);
  const moves = rows.flatMap(({ move, ...group }) => (move ? [moveOf(group, move)] : []));
  const added = terms.filter(({ isAdded }) => isAdded);
  const newTerms = added.flatMap(({ parsed }) => (parsed.ok ? [newTerm(parsed.value)] : []));
  const isValid = moves.length === rows.length && newTerms.length === added.length;
  const changesNothing = newTerms.length === 0 && !moves.some(isMoved);
  return {
    draft: {
      id: randomUUID(),
      groups: rows.map(({ move: _, ...row }) => row),
      shown: await shownStudents(tx, form, groups),
      terms: terms.map(({ isAdded, values, parsed }) => ({
        isAdded,
        values,
        errors: isAdded && !parsed.ok ? parsed.errors : {},
      })),
      problem: isValid && changesNothing ? 'yearEnd.nothing' : null,
    },
    plan: isValid && !changesNothing ? { seen, moves, kept: rows.flatMap(keptIds), terms: newTerms } : null,
  };
}

const keptIds = ({ kept }: Pick<GroupRow, 'kept'>) => kept.map(({ id }) => id);

/** Students of the group whose button was pressed. */
async function shownStudents(tx: Tx, form: FormData, groups: readonly YearEndGroup[]): Promise<ShownStudents | null> {
  const group = groups.find(({ key }) => key === form.get('show'));
  if (!group) return null;
  const search = searchOf(new URLSearchParams({ search: String(form.get(searchField(group.key)) ?? '') }));
  return { key: group.key, search, students: await listYearEndStudents(tx, group, search) };
}

type PostedGroup = PostedForm<GroupField, GroupMoveValues>;

function postedGroups(form: FormData): Map<string, PostedGroup> {
  const rows = new Map<string, FormData>();
  for (const [name, value] of form) {
    const [, row, field] = /^groups\.(\d+)\.(\w+)$/.exec(name) ?? [];
    if (row === undefined || field === undefined) continue;
    const fields = rows.get(row) ?? new FormData();
    fields.append(field, value);
    rows.set(row, fields);
  }
  return new Map(
    [...rows.values()].map((fields) => [String(fields.get('key')), parseForm(fields, GroupMoveSchema, groupForm)]),
  );
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

function postedTerms(form: FormData) {
  const rows = Array.from({ length: mostTerms }, (_, row) => rowOf(form, `terms.${row}.`));
  return rows
    .filter((row) => row !== null)
    .map((row) => ({ isAdded: row.has('add'), ...parseForm(row, TermSchema, termForm) }));
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
    seen: plan.seen,
    groups: draft.groups.flatMap(({ key, count, kept }, index) => {
      const move = plan.moves[index];
      return move ? [{ key, ...move, count: count - kept.length, kept: kept.map(({ fullName }) => fullName) }] : [];
    }),
    terms: plan.terms,
    fields: [...form].flatMap(([name, value]) =>
      typeof value === 'string' && !['intent', 'id', 'seen'].includes(name) ? [[name, value]] : [],
    ),
    isOutdated: false,
  };
}
