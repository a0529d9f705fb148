import { createContext } from 'react-router';
import { type Counter, counters, type PageCounts } from './add-page-counts.server.ts';
import { RateLimiter } from './rate-limiter.ts';
import type { Visit } from './visits.schema.ts';
import { rate, vitals } from './vitals.ts';

export const pageViewCounterContext = createContext<PageViewCounter>();

/** Bounded by pages × languages × two days. @see PD-11 */
export class PageViewCounter {
  readonly #pages: ReadonlySet<string>;
  readonly #now: () => number;
  readonly #limiter = new RateLimiter();
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
    if (!this.knows(visit.page) || !this.#limiter.tryAcquire(network, this.#now())) return;
    const counts = this.#countsOf({ day: dayOf(this.#now()), page: visit.page, language: visit.language });
    for (const counter of countersOf(visit)) counts[counter] += 1;
  }

  drain(): PageCounts[] {
    this.#limiter.forgetPast(this.#now());
    const drained = [...this.#counts.values()];
    this.#counts.clear();
    return drained;
  }

  restore(drained: readonly PageCounts[]): void {
    const yesterday = dayOf(this.#now() - 24 * 3_600_000);
    for (const row of drained) {
      if (row.day < yesterday) continue;
      const counts = this.#countsOf(row);
      for (const counter of counters) counts[counter] += row[counter];
    }
  }

  #countsOf({ day, page, language }: Pick<PageCounts, 'day' | 'page' | 'language'>): PageCounts {
    const key = `${day} ${language} ${page}`;
    const known = this.#counts.get(key);
    if (known) return known;
    const none = Object.fromEntries(counters.map((counter) => [counter, 0])) as Record<Counter, number>;
    const counts = { day, page, language, ...none };
    this.#counts.set(key, counts);
    return counts;
  }
}

function countersOf(visit: Visit): Counter[] {
  if (visit.kind === 'view') return ['views'];
  return vitals.flatMap((vital) => {
    const value = visit[vital];
    return value === undefined ? [] : [`${vital}_${rate(vital, value)}` as const];
  });
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
