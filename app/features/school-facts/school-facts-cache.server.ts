import { isDeepStrictEqual } from 'node:util';
import { createContext } from 'react-router';
import { readAs, visitor } from '#platform/database.server.ts';
import { isDatabaseUnavailable } from '#platform/database-errors.server.ts';
import { log } from '#platform/log.server.ts';
import { readPublishedFacts } from './school-facts.server.ts';
import type { PublishedFacts } from './school-facts.ts';

export const schoolFactsCacheContext = createContext<SchoolFactsCache>();

/** The notification of `school-facts.sql`. */
export const factsNotification = 'school facts';

/** The published facts in memory: public pages do not depend on the database. Empty until the first `reload`. */
export class SchoolFactsCache {
  #facts: PublishedFacts = {};
  #reloading: Promise<void> = Promise.resolve();
  readonly #listeners: (() => void)[] = [];

  get facts(): PublishedFacts {
    return this.#facts;
  }

  subscribe(onChange: () => void): void {
    this.#listeners.push(onChange);
  }

  /** One at a time: an earlier read must not replace a later one. Never rejects. */
  reload(): Promise<void> {
    this.#reloading = this.#reloading.then(() => this.#read());
    return this.#reloading;
  }

  async #read(): Promise<void> {
    try {
      const facts = await readAs(visitor, readPublishedFacts);
      if (isDeepStrictEqual(facts, this.#facts)) return;
      this.#facts = facts;
      for (const onChange of this.#listeners) onChange();
    } catch (error) {
      // Read again when the listener has reconnected.
      if (!isDatabaseUnavailable(error)) log.error({ err: error }, 'the school facts could not be read');
    }
  }
}
