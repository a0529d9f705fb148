interface Uses {
  times: number[];
  last: string;
}

const rememberedPeople = 5_000;

/** Per process: several instances each allow the full number. */
export class RequestLimiter {
  readonly #limit: { uses: number; milliseconds: number };
  readonly #uses = new Map<string, Uses>();
  readonly #running = new Map<string, Promise<unknown>>();

  constructor(limit: { uses: number; milliseconds: number }) {
    this.#limit = limit;
  }

  /** Ignores repetitions of the last use, such as reloads. @returns seconds to wait, or 0 */
  tryAcquire(personId: string, what: string, now = performance.now()): number {
    if (this.#uses.size >= rememberedPeople) this.#forgetIdle(now);
    const earlier = this.#uses.get(personId) ?? { times: [], last: '' };
    const times = earlier.times.filter((time) => time > now - this.#limit.milliseconds);
    if (times.length > 0 && earlier.last === what) return 0;
    const [oldest] = times;
    if (oldest !== undefined && times.length >= this.#limit.uses)
      return Math.max(1, Math.ceil((oldest + this.#limit.milliseconds - now) / 1_000));
    this.#uses.set(personId, { times: [...times, now], last: what });
    return 0;
  }

  /** Runs `work` after the person's earlier work has settled. */
  async runSerially<Result>(personId: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.#running.get(personId) ?? Promise.resolve();
    const mine = before.then(work);
    const ended = mine.then(
      () => {},
      () => {},
    );
    this.#running.set(personId, ended);
    try {
      return await mine;
    } finally {
      if (this.#running.get(personId) === ended) this.#running.delete(personId);
    }
  }

  #forgetIdle(now: number): void {
    for (const [personId, { times }] of this.#uses) {
      if ((times.at(-1) ?? 0) <= now - this.#limit.milliseconds) this.#uses.delete(personId);
    }
  }
}
