const batchSize = 500;

/** Runs `work` on 500 items at a time: one statement must end within the limit of the database. */
export async function inBatches<Item, Result>(
  items: readonly Item[],
  work: (batch: Item[]) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += batchSize)
    results.push(await work(items.slice(start, start + batchSize)));
  return results;
}
