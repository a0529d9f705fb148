import { searchOf } from '../../platform/lists.ts';

export const views = ['all', 'waiting', 'quiet'] as const;
export type RosterView = (typeof views)[number];

export interface RosterQuery {
  search: string;
  view: RosterView;
}

export function rosterQueryOf(parameters: URLSearchParams): RosterQuery {
  return { search: searchOf(parameters), view: views.find((view) => view === parameters.get('show')) ?? 'all' };
}

export function rosterPath({ search, view }: RosterQuery): string {
  const parameters = new URLSearchParams({ ...(search && { search }), ...(view !== 'all' && { show: view }) });
  return parameters.size > 0 ? `/students?${parameters}` : '/students';
}
