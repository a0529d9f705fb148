import { type Stage, stageIds, stageOf } from '../../features/students/stages.ts';
import type { RosterStudent } from '../../features/students/students.ts';
import { searchOf } from '../../platform/lists.ts';

export const views = ['all', 'waiting', 'quiet'] as const;
export type RosterView = (typeof views)[number];

/** `level` and `className`: null for all. */
export interface RosterQuery {
  search: string;
  level: Stage | null;
  className: string | null;
  view: RosterView;
}

export const everyStudent: RosterQuery = { search: '', level: null, className: null, view: 'all' };

export function rosterQueryOf(parameters: URLSearchParams): RosterQuery {
  return {
    search: searchOf(parameters),
    level: stageIds.find((stage) => stage === parameters.get('level')) ?? null,
    className: searchOf(parameters, 'class') || null,
    view: views.find((view) => view === parameters.get('show')) ?? 'all',
  };
}

export function rosterPath({ search, level, className, view }: RosterQuery): string {
  const parameters = new URLSearchParams({
    ...(search && { search }),
    ...(level && { level }),
    ...(className && { class: className }),
    ...(view !== 'all' && { show: view }),
  });
  return parameters.size > 0 ? `/students?${parameters}` : '/students';
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
