import { createContext } from 'react-router';
import { NetworkAllowance } from './network-allowance.ts';
import { type Counter, counters, type PageCounts } from './page-counts.server.ts';
import type { Visit } from './visits.ts';
import { rate, vitals } from './vitals.ts';

/** The tally of this process. */
export const pageTallyContext = createContext<PageTally>();

/**
 * Counts visits in memory until they are taken to the database. It holds numbers for known pages, four languages and two
 * days, however many visits come and however long the database is away. @see decisions 11
 */
export class PageTally {
  readonly #pages: ReadonlySet<string>;
  readonly #now: () => number;
  readonly #allowance = new NetworkAllowance();
  readonly #counts = new Map<string, PageCounts>();

  /** @param pages paths as they are in English; no other is counted */
  constructor(pages: Iterable<string>, now: () => number = Date.now) {
    this.#pages = new Set(pages);
    this.#now = now;
  }

  knows(page: string): boolean {
    return this.#pages.has(page);
  }

  /** Counts a visit, unless its network was counted often enough this minute or its page is unknown. */
  count(visit: Visit, network: string): void {
    if (!this.knows(visit.page) || !this.#allowance.take(network, this.#now())) return;
    const counts = this.#countsOf({ day: dayOf(this.#now()), page: visit.page, language: visit.language });
    for (const counter of countersOf(visit)) counts[counter] += 1;
  }

  /** Gives what was counted since the last time, and forgets it. */
  take(): PageCounts[] {
    this.#allowance.forgetPast(this.#now());
    const taken = [...this.#counts.values()];
    this.#counts.clear();
    return taken;
  }

  /** Puts back what could not be stored; what is older than yesterday is given up. */
  putBack(taken: readonly PageCounts[]): void {
    const yesterday = dayOf(this.#now() - 24 * 3_600_000);
    for (const row of taken) {
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

/** `2026-11-21`, in UTC. */
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
