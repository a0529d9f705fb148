import type { Tx } from '#platform/database.server.ts';
import { type ListShape, type Page, parseListQuery, type QueryOf, rowsPerPage } from '#platform/lists.ts';
import type { RequestArgs } from './request-args.ts';
import { runSearch } from './searches.server.ts';
import { readForSession } from './session.server.ts';

export interface LoadedList<Shape extends ListShape, Item> extends Counted<Item> {
  query: QueryOf<Shape>;
  /** Cursor of the page before; null: the first page. Undefined: this is the first page. */
  previous: string | null | undefined;
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
export async function loadList<Shape extends ListShape, Item extends { id: string }>(
  args: RequestArgs,
  shape: Shape,
  read: ListReader<Shape, Item>,
): Promise<LoadedList<Shape, Item>> {
  const query = parseListQuery(shape, args.url.searchParams);
  const { found, waitSeconds } = await runSearch(args, [query.search], () =>
    readForSession(args.context, async (tx) => ({
      ...(await readCounted(tx, query, read)),
      previous: await findPrevious(tx, query, read),
    })),
  );
  const nothing = { items: [], next: null, count: null, previous: undefined };
  return { query, ...(found ?? nothing), searchWaitSeconds: waitSeconds };
}

/** Reads backwards from the row before the page, which is the last one of the page before. */
async function findPrevious<Shape extends ListShape, Item extends { id: string }>(
  tx: Tx,
  query: QueryOf<Shape>,
  read: ListReader<Shape, Item>,
): Promise<string | null | undefined> {
  if (query.after === null) return undefined;
  const page = typeof read === 'function' ? read : read.page;
  const { items } = await page(tx, { ...query, isDescending: !query.isDescending });
  return items[rowsPerPage - 1]?.id ?? null;
}

async function readCounted<Shape extends ListShape, Item>(
  tx: Tx,
  query: QueryOf<Shape>,
  read: ListReader<Shape, Item>,
): Promise<Counted<Item>> {
  if (typeof read === 'function') return read(tx, query);
  return { ...(await read.page(tx, query)), count: await read.count(tx, query) };
}
