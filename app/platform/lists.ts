import { isDay } from './calendar-days.ts';
import { parseUuid } from './uuid.ts';

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
  /** The permitted values, or `id` for a UUID, `date` for one such as `2026-11-22`, `name` for a text. */
  filters: Readonly<Record<string, readonly string[] | 'id' | 'date' | 'name'>>;
  sorts: readonly string[];
  /** `name`, or `-received` for descending order. */
  defaultSort: string;
  /** Kind of the ids, by which the list continues; without it they are UUIDs. */
  cursor?: 'number';
}

type FilterValue<Filter> = Filter extends readonly (infer Choice)[] ? Choice : string;

export interface QueryOf<Shape extends ListShape> {
  /** Every word must match. */
  search: string;
  /** Null: all. */
  filters: { [Name in keyof Shape['filters']]: FilterValue<Shape['filters'][Name]> | null };
  sort: Shape['sorts'][number];
  isDescending: boolean;
  after: string | null;
  /** Place of the first row in the list, from 1, as the link to the page knew it: only shown. */
  row: number;
}

/** In characters. @see R12 */
export const maxSearchLength = 100;

export const searchOf = (parameters: URLSearchParams, name = 'search'): string => plainText(parameters.get(name) ?? '');

function plainText(text: string): string {
  const typed = text.toWellFormed().replace(/\p{Cc}+/gu, ' ');
  return typed.trim().slice(0, maxSearchLength).toWellFormed();
}

/** Ignores unknown values. */
export function parseListQuery<Shape extends ListShape>(shape: Shape, parameters: URLSearchParams): QueryOf<Shape> {
  const chosen = Object.entries(shape.filters).map(([name, values]) => [
    name,
    parseFilter(values, parameters.get(name)),
  ]);
  return {
    search: searchOf(parameters),
    filters: Object.fromEntries(chosen) as QueryOf<Shape>['filters'],
    ...parseSort(shape, parameters.get('sort')),
    after: parseCursor(shape, parameters.get('after')),
    row: parseRow(parameters.get('row')),
  };
}

function parseFilter(filter: ListShape['filters'][string], text: string | null): string | null {
  if (text === null) return null;
  if (filter === 'id') return parseUuid(text);
  if (filter === 'date') return isDay(text) ? text : null;
  if (filter === 'name') return plainText(text) || null;
  return filter.find((choice) => choice === text) ?? null;
}

function parseCursor({ cursor }: ListShape, text: string | null): string | null {
  if (cursor === 'number') return /^\d{1,18}$/.test(text ?? '') ? text : null;
  return parseUuid(text);
}

const parseRow = (text: string | null): number => (/^[1-9]\d{0,6}$/.test(text ?? '') ? Number(text) : 1);

function parseSort(shape: ListShape, text: string | null): { sort: string; isDescending: boolean } {
  const isDescending = text?.startsWith('-') ?? false;
  const sort = shape.sorts.find((known) => known === text?.slice(isDescending ? 1 : 0));
  return sort === undefined ? parseSort(shape, shape.defaultSort) : { sort, isDescending };
}

export const sortText = ({ sort, isDescending }: { sort: string; isDescending: boolean }) =>
  isDescending ? `-${sort}` : sort;

export function listParameters<Shape extends ListShape>(shape: Shape, query: QueryOf<Shape>): [string, string][] {
  const { search, filters, after, row } = query;
  const sort = sortText(query) === shape.defaultSort ? null : sortText(query);
  const parameters: [string, string | null][] = [
    ['search', search],
    ...Object.entries(filters),
    ['sort', sort],
    ['after', after],
    ['row', after === null || row === 1 ? null : String(row)],
  ];
  return parameters.filter((parameter): parameter is [string, string] => Boolean(parameter[1]));
}

/** Filters for the audit log, without the search text, which may name a person, and without the page. */
export function recordedParameters<Shape extends ListShape>(shape: Shape, query: QueryOf<Shape>): string[] {
  return listParameters(shape, { ...query, after: null }).map(([key, value]) =>
    key === 'search' ? key : `${key}=${value}`,
  );
}

export function listPath<Shape extends ListShape>(path: string, shape: Shape, query: QueryOf<Shape>): string {
  const parameters = new URLSearchParams(listParameters(shape, query));
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}

export function isNarrowed({ search, filters }: { search: string; filters: Record<string, string | null> }): boolean {
  return search !== '' || Object.values(filters).some((value) => value !== null);
}
