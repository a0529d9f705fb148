import { isUuid } from './uuid.ts';

/** `next`: cursor of the following page, null on the last one. */
export interface Page<Item> {
  items: Item[];
  next: string | null;
}

/** `rows` were read with one row more than `size`. */
export function toPage<Item>(rows: Item[], size: number, cursorOf: (last: Item) => string): Page<Item> {
  const items = rows.slice(0, size);
  const last = items.at(-1);
  return { items, next: last && rows.length > size ? cursorOf(last) : null };
}

export const rowsPerPage = 50;

export interface ListShape {
  filters: Readonly<Record<string, readonly string[]>>;
  sorts: readonly string[];
  /** `name`, or `-received` for descending order. */
  defaultSort: string;
}

export interface QueryOf<Shape extends ListShape> {
  /** Every word must match. */
  search: string;
  /** Null: all. */
  filters: { [Name in keyof Shape['filters']]: Shape['filters'][Name][number] | null };
  sort: Shape['sorts'][number];
  isDescending: boolean;
  after: string | null;
}

const longestSearch = 100;

export function searchOf(parameters: URLSearchParams, name = 'search'): string {
  const typed = (parameters.get(name) ?? '').toWellFormed().replace(/\p{Cc}+/gu, ' ');
  return typed.trim().slice(0, longestSearch).toWellFormed();
}

/** Ignores unknown values. */
export function parseListQuery<Shape extends ListShape>(shape: Shape, parameters: URLSearchParams): QueryOf<Shape> {
  const chosen = Object.entries(shape.filters).map(([name, values]) => [
    name,
    values.find((value) => value === parameters.get(name)) ?? null,
  ]);
  const after = parameters.get('after');
  return {
    search: searchOf(parameters),
    filters: Object.fromEntries(chosen) as QueryOf<Shape>['filters'],
    ...parseSort(shape, parameters.get('sort')),
    after: isUuid(after) ? after : null,
  };
}

function parseSort(shape: ListShape, text: string | null): { sort: string; isDescending: boolean } {
  const isDescending = text?.startsWith('-') ?? false;
  const sort = shape.sorts.find((known) => known === text?.slice(isDescending ? 1 : 0));
  return sort === undefined ? parseSort(shape, shape.defaultSort) : { sort, isDescending };
}

export const sortText = ({ sort, isDescending }: { sort: string; isDescending: boolean }) =>
  isDescending ? `-${sort}` : sort;

export function listParameters<Shape extends ListShape>(shape: Shape, query: QueryOf<Shape>): [string, string][] {
  const { search, filters, after } = query;
  const sort = sortText(query) === shape.defaultSort ? null : sortText(query);
  const parameters: [string, string | null][] = [
    ['search', search],
    ...Object.entries(filters),
    ['sort', sort],
    ['after', after],
  ];
  return parameters.filter((parameter): parameter is [string, string] => Boolean(parameter[1]));
}

export function listPath<Shape extends ListShape>(path: string, shape: Shape, query: QueryOf<Shape>): string {
  const parameters = new URLSearchParams(listParameters(shape, query));
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}

export function isNarrowed({ search, filters }: { search: string; filters: Record<string, string | null> }): boolean {
  return search !== '' || Object.values(filters).some((value) => value !== null);
}
