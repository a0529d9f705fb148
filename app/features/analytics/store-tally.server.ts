import { visitor, writeAs } from '../../platform/database.server.ts';
import { isDatabaseUnavailable } from '../../platform/database-errors.server.ts';
import { log } from '../../platform/log.server.ts';
import { addPageCounts } from './page-counts.server.ts';
import type { PageTally } from './page-tally.server.ts';

const everyMilliseconds = 5_000;
/** An unavailable database must not delay shutdown. */
const longestLastTryMilliseconds = 2_000;

/** Flushes the counters to the open database every few seconds. @returns `stop` flushes a last time */
export function storeRegularly(tally: PageTally): { stop(): Promise<void> } {
  let underWay: Promise<void> | null = null;
  const store = () => {
    underWay ??= storeTally(tally).finally(() => {
      underWay = null;
    });
    return underWay;
  };
  const timer = setInterval(() => void store(), everyMilliseconds).unref();
  return {
    async stop() {
      clearInterval(timer);
      const lastTry = (underWay ?? Promise.resolve()).then(store);
      await Promise.race([lastTry, new Promise((resolve) => setTimeout(resolve, longestLastTryMilliseconds).unref())]);
    },
  };
}

/** Flushes the counters. They are kept if the database is unavailable and may count twice if its response is lost. */
export async function storeTally(tally: PageTally): Promise<void> {
  const counted = tally.take();
  if (counted.length === 0) return;
  try {
    await writeAs(visitor, (tx) => addPageCounts(tx, counted));
  } catch (error) {
    if (isDatabaseUnavailable(error)) tally.putBack(counted);
    else log.error({ err: error, rows: counted.length }, 'counts of pages could not be stored');
  }
}
