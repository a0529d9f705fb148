export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

interface Limits {
  atOnce: number;
  waiting: number;
  waitingPerShare?: number;
}

export class Semaphore {
  readonly #limits: Limits;
  readonly #queue: { share: string; start: () => void }[] = [];
  readonly #waitingByShare = new Map<string, number>();
  #running = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** @param share group with its own queue limit, such as a network @throws QueueFullError */
  async acquire<Result>(work: () => Promise<Result>, share = ''): Promise<Result> {
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
    if (this.#queue.length >= waiting || ofShare >= waitingPerShare) throw new QueueFullError('The queue is full');
    this.#waitingByShare.set(share, ofShare + 1);
    return new Promise((resolve) => this.#queue.push({ share, start: resolve }));
  }

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
