export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

interface Limits {
  atOnce: number;
  atOncePerShare?: number;
  waiting: number;
  waitingPerShare?: number;
}

export class Semaphore {
  readonly #limits: Limits;
  readonly #queue: { share: string; start: () => void }[] = [];
  readonly #runningByShare = new Map<string, number>();
  #running = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** @param share group with limits of its own, such as a network @throws QueueFullError */
  async acquire<Result>(work: () => Promise<Result>, share = ''): Promise<Result> {
    await this.#enter(share);
    try {
      return await work();
    } finally {
      this.#leave(share);
    }
  }

  #enter(share: string): Promise<void> | undefined {
    const { waiting, waitingPerShare = Infinity } = this.#limits;
    if (this.#mayStart(share)) {
      this.#start(share);
      return undefined;
    }
    const ofShare = this.#queue.filter((each) => each.share === share).length;
    if (this.#queue.length >= waiting || ofShare >= waitingPerShare) throw new QueueFullError('The queue is full');
    return new Promise((resolve) => this.#queue.push({ share, start: resolve }));
  }

  #mayStart(share: string): boolean {
    const { atOnce, atOncePerShare = Infinity } = this.#limits;
    return this.#running < atOnce && (this.#runningByShare.get(share) ?? 0) < atOncePerShare;
  }

  #start(share: string): void {
    this.#running += 1;
    this.#runningByShare.set(share, (this.#runningByShare.get(share) ?? 0) + 1);
  }

  #leave(share: string): void {
    this.#running -= 1;
    const left = (this.#runningByShare.get(share) ?? 1) - 1;
    if (left > 0) this.#runningByShare.set(share, left);
    else this.#runningByShare.delete(share);
    const next = this.#queue.find((each) => this.#mayStart(each.share));
    if (!next) return;
    this.#queue.splice(this.#queue.indexOf(next), 1);
    this.#start(next.share);
    next.start();
  }
}
