/** Thrown at whoever would be one too many to wait. */
export class TooManyWaiting extends Error {
  override readonly name = 'TooManyWaiting';
}

/** Runs work some at a time, in the order it came; nobody waits behind more than `waiting` others. */
export class Turns {
  readonly #limits: { atOnce: number; waiting: number };
  readonly #queue: (() => void)[] = [];
  #running = 0;

  constructor(limits: { atOnce: number; waiting: number }) {
    this.#limits = limits;
  }

  /** @throws TooManyWaiting at once, or what the work throws */
  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.#enter();
    try {
      return await work();
    } finally {
      this.#leave();
    }
  }

  #enter(): Promise<void> | undefined {
    if (this.#running < this.#limits.atOnce) {
      this.#running += 1;
      return undefined;
    }
    if (this.#queue.length >= this.#limits.waiting) throw new TooManyWaiting('too many wait for their turn');
    return new Promise((resolve) => this.#queue.push(resolve));
  }

  /** The turn passes to the next, if there is one. */
  #leave(): void {
    const next = this.#queue.shift();
    if (next) next();
    else this.#running -= 1;
  }
}
