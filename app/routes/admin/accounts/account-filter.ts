import { type Role, roles } from '../../../../content/roles.ts';
import { type AccountState, accountStates } from '../../../features/accounts/accounts.ts';
import { searchOf } from '../list-search.ts';

export interface AccountQuery {
  search: string;
  role: Role | null;
  state: AccountState | null;
  /** Id of the last account of the previous page. */
  after: string | null;
}

export function accountQueryOf(parameters: URLSearchParams): AccountQuery {
  return {
    search: searchOf(parameters),
    role: roles.find((role) => role === parameters.get('role')) ?? null,
    state: accountStates.find((state) => state === parameters.get('state')) ?? null,
    after: parameters.get('after'),
  };
}

export function isFiltered({ search, role, state }: AccountQuery): boolean {
  return search !== '' || role !== null || state !== null;
}

export function accountsAddress(query: Partial<AccountQuery>): string {
  const given = Object.entries(query).filter(([, value]) => value);
  const parameters = new URLSearchParams(given as [string, string][]);
  return parameters.size > 0 ? `/admin-console?${parameters}` : '/admin-console';
}
