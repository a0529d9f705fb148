const batchSize = 500;

/** Runs `work` on 500 items, or `size`, at a time: one statement must end within the limit of the database. */
export async function inBatches<Item, Result>(
  items: readonly Item[],
  work: (batch: Item[]) => Promise<Result>,
  size = batchSize,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += size) results.push(await work(items.slice(start, start + size)));
  return results;
}
