import { createContext } from 'react-router';
import { RateLimiter } from '#platform/rate-limiter.server.ts';
import type { PageCounts } from './add-page-counts.server.ts';
import type { Visit } from './visits.schema.ts';

/** Enough for a classroom. */
const viewsPerNetwork = 60;

export const pageViewCounterContext = createContext<PageViewCounter>();

/** Bounded by pages × languages × two days. @see PD-11 @see R6 */
export class PageViewCounter {
  readonly #pages: ReadonlySet<string>;
  readonly #now: () => number;
  readonly #limiter = new RateLimiter(viewsPerNetwork);
  readonly #counts = new Map<string, PageCounts>();

  /** @param pages English paths; other pages are not counted */
  constructor(pages: Iterable<string>, now: () => number = Date.now) {
    this.#pages = new Set(pages);
    this.#now = now;
  }

  knows(page: string): boolean {
    return this.#pages.has(page);
  }

  count(visit: Visit, network: string): void {
    if (!this.knows(visit.page) || this.#limiter.tryAcquire(network, this.#now()) > 0) return;
    this.#add({ day: dayOf(this.#now()), page: visit.page, language: visit.language, views: 1 });
  }

  drain(): PageCounts[] {
    this.#limiter.forgetPast(this.#now());
    const drained = [...this.#counts.values()];
    this.#counts.clear();
    return drained;
  }

  restore(drained: readonly PageCounts[]): void {
    const yesterday = dayOf(this.#now() - 24 * 3_600_000);
    for (const row of drained) if (row.day >= yesterday) this.#add(row);
  }

  #add({ views, ...row }: PageCounts): void {
    const key = `${row.day} ${row.language} ${row.page}`;
    this.#counts.set(key, { ...row, views: views + (this.#counts.get(key)?.views ?? 0) });
  }
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
