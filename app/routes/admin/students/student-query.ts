import { searchOf } from '../list-search.ts';

export interface StudentQuery {
  search: string;
  state: 'enrolled' | 'archived';
  /** Id of the last student of the previous page. */
  after: string | null;
  parent: string;
}

export function studentQueryOf(parameters: URLSearchParams): StudentQuery {
  return {
    search: searchOf(parameters),
    state: parameters.get('state') === 'archived' ? 'archived' : 'enrolled',
    after: parameters.get('after'),
    parent: searchOf(parameters, 'parent'),
  };
}

export function studentsAddress({ search, state, after }: Omit<StudentQuery, 'parent'>): string {
  const parameters = new URLSearchParams({
    ...(search && { search }),
    ...(state === 'archived' && { state }),
    ...(after && { after }),
  });
  return parameters.size > 0 ? `/admin-console/students?${parameters}` : '/admin-console/students';
}
