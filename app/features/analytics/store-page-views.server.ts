import { visitor, writeAs } from '#platform/database.server.ts';
import { isDatabaseUnavailable } from '#platform/database-errors.server.ts';
import { log } from '#platform/log.server.ts';
import { addPageCounts } from './add-page-counts.server.ts';
import type { PageViewCounter } from './page-view-counter.server.ts';

const intervalMilliseconds = 5_000;
/** An unavailable database must not delay shutdown. */
const shutdownTimeoutMilliseconds = 2_000;

export function startPageViewFlush(counter: PageViewCounter): { stop(): Promise<void> } {
  let pending: Promise<void> | null = null;
  const store = () => {
    pending ??= storePageViews(counter).finally(() => {
      pending = null;
    });
    return pending;
  };
  const timer = setInterval(() => void store(), intervalMilliseconds).unref();
  return {
    async stop() {
      clearInterval(timer);
      const lastTry = (pending ?? Promise.resolve()).then(store);
      await Promise.race([lastTry, new Promise((resolve) => setTimeout(resolve, shutdownTimeoutMilliseconds).unref())]);
    },
  };
}

/** Keeps the counts if the database is unavailable. They may count twice if its response is lost. */
export async function storePageViews(counter: PageViewCounter): Promise<void> {
  const counted = counter.drain();
  if (counted.length === 0) return;
  try {
    await writeAs(visitor, (tx) => addPageCounts(tx, counted));
  } catch (error) {
    if (isDatabaseUnavailable(error)) counter.restore(counted);
    else log.error({ err: error, rows: counted.length }, 'page counts could not be stored and are lost');
  }
}
