/** Thrown at whoever would be one too many to wait. */
export class TooManyWaiting extends Error {
  override readonly name = 'TooManyWaiting';
}

interface Limits {
  atOnce: number;
  /** How many wait at most, and how many of them of one share. */
  waiting: number;
  waitingPerShare?: number;
}

/** Runs work some at a time, in the order it came; nobody waits behind more than `waiting` others. */
export class Turns {
  readonly #limits: Limits;
  readonly #queue: { share: string; start: () => void }[] = [];
  readonly #waitingByShare = new Map<string, number>();
  #running = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /**
   * @param share whose work this is: a share that fills its part of the queue leaves the rest to others
   * @throws TooManyWaiting at once, or what the work throws
   */
  async take<Result>(work: () => Promise<Result>, share = ''): Promise<Result> {
    await this.#enter(share);
    try {
      return await work();
    } finally {
      this.#leave();
    }
  }

  #enter(share: string): Promise<void> | undefined {
    const { atOnce, waiting, waitingPerShare = Infinity } = this.#limits;
    if (this.#running < atOnce) {
      this.#running += 1;
      return undefined;
    }
    const ofShare = this.#waitingByShare.get(share) ?? 0;
    if (this.#queue.length >= waiting || ofShare >= waitingPerShare)
      throw new TooManyWaiting('too many wait for their turn');
    this.#waitingByShare.set(share, ofShare + 1);
    return new Promise((resolve) => this.#queue.push({ share, start: resolve }));
  }

  /** The turn passes to the next, if there is one. */
  #leave(): void {
    const next = this.#queue.shift();
    if (!next) {
      this.#running -= 1;
      return;
    }
    const left = (this.#waitingByShare.get(next.share) ?? 1) - 1;
    if (left > 0) this.#waitingByShare.set(next.share, left);
    else this.#waitingByShare.delete(next.share);
    next.start();
  }
}
