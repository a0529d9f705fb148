import { href } from 'react-router';
import { type Stage, stageIds, stageOf } from '#features/students/stages.ts';
import type { RosterStudent } from '#features/students/students.ts';
import { searchOf } from '#platform/lists.ts';

/** `absent`: now or soon. `due`: reports of the term. */
export const views = ['all', 'waiting', 'quiet', 'absent', 'due'] as const;
export type RosterView = (typeof views)[number];

/** `level` and `className`: null for all. */
export interface RosterQuery {
  search: string;
  level: Stage | null;
  className: string | null;
  view: RosterView;
  /** From 1. */
  page: number;
}

/** A page stays below 150 kB. */
export const studentsPerPage = 25;

export function rosterQueryOf(parameters: URLSearchParams): RosterQuery {
  return {
    search: searchOf(parameters),
    level: stageIds.find((stage) => stage === parameters.get('level')) ?? null,
    className: searchOf(parameters, 'class') || null,
    view: views.find((view) => view === parameters.get('show')) ?? 'all',
    page: pageOf(parameters.get('page')),
  };
}

function pageOf(text: string | null): number {
  return /^[1-9]\d{0,3}$/.test(text ?? '') ? Number(text) : 1;
}

export function rosterPath({ search, level, className, view, page }: RosterQuery): string {
  const parameters = new URLSearchParams({
    ...(search && { search }),
    ...(level && { level }),
    ...(className && { class: className }),
    ...(view !== 'all' && { show: view }),
    ...(page > 1 && { page: String(page) }),
  });
  return parameters.size > 0 ? `${href('/students')}?${parameters}` : href('/students');
}

/** True if search or filters may leave out students. */
export const isNarrowed = ({ search, level, className }: RosterQuery): boolean =>
  search !== '' || level !== null || className !== null;

export function isInGroup({ currentLevel, className }: RosterStudent, query: RosterQuery): boolean {
  if (query.className !== null && className !== query.className) return false;
  return query.level === null || (currentLevel !== null && stageOf(currentLevel) === query.level);
}

/** The levels and classes of the students, in the order of the filters. */
export interface RosterGroups {
  levels: Stage[];
  classNames: string[];
}

export function groupsOf(students: readonly RosterStudent[]): RosterGroups {
  const stored = new Set(students.map(({ currentLevel }) => currentLevel !== null && stageOf(currentLevel)));
  const classNames = new Set(students.flatMap(({ className }) => className ?? []));
  const { compare } = new Intl.Collator(undefined, { numeric: true });
  return { levels: stageIds.filter((stage) => stored.has(stage)), classNames: [...classNames].sort(compare) };
}
