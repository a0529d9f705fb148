import type { Tx } from '#platform/database.server.ts';
import { type ListShape, type Page, parseListQuery, type QueryOf } from '#platform/lists.ts';
import type { RequestArgs } from './request-args.ts';
import { runSearch } from './searches.server.ts';
import { readForSession } from './session.server.ts';

export interface LoadedList<Shape extends ListShape, Item> extends Counted<Item> {
  query: QueryOf<Shape>;
  searchWaitSeconds: number;
}

type Counted<Item> = Page<Item> & { count: number | null };

/** One function that returns page and count, or one for each. */
export type ListReader<Shape extends ListShape, Item> =
  | ((tx: Tx, query: QueryOf<Shape>) => Promise<Counted<Item>>)
  | {
      page(tx: Tx, query: QueryOf<Shape>): Promise<Page<Item>>;
      count(tx: Tx, query: QueryOf<Shape>): Promise<number | null>;
    };

/** Searches are limited per person. */
export async function loadList<Shape extends ListShape, Item>(
  args: RequestArgs,
  shape: Shape,
  read: ListReader<Shape, Item>,
): Promise<LoadedList<Shape, Item>> {
  const query = parseListQuery(shape, args.url.searchParams);
  const { found, waitSeconds } = await runSearch(args, [query.search], () =>
    readForSession(args.context, (tx) => readCounted(tx, query, read)),
  );
  return { query, ...(found ?? { items: [], next: null, count: null }), searchWaitSeconds: waitSeconds };
}

async function readCounted<Shape extends ListShape, Item>(
  tx: Tx,
  query: QueryOf<Shape>,
  read: ListReader<Shape, Item>,
): Promise<Counted<Item>> {
  if (typeof read === 'function') return read(tx, query);
  return { ...(await read.page(tx, query)), count: await read.count(tx, query) };
}
