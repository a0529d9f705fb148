export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

interface Limits {
  maxRunning: number;
  maxRunningPerKey?: number;
  maxQueued: number;
  maxQueuedPerKey?: number;
}

export class Semaphore {
  readonly #limits: Limits;
  readonly #queue: { key: string; start: () => void }[] = [];
  readonly #runningByKey = new Map<string, number>();
  #running = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** @param key group with limits of its own, such as a network @throws QueueFullError */
  async acquire<Result>(work: () => Promise<Result>, key = ''): Promise<Result> {
    await this.#enter(key);
    try {
      return await work();
    } finally {
      this.#leave(key);
    }
  }

  #enter(key: string): Promise<void> | undefined {
    const { maxQueued, maxQueuedPerKey = Infinity } = this.#limits;
    if (this.#mayStart(key)) {
      this.#start(key);
      return undefined;
    }
    const queuedOfKey = this.#queue.filter((each) => each.key === key).length;
    if (this.#queue.length >= maxQueued || queuedOfKey >= maxQueuedPerKey)
      throw new QueueFullError('The queue is full');
    return new Promise((resolve) => this.#queue.push({ key, start: resolve }));
  }

  #mayStart(key: string): boolean {
    const { maxRunning, maxRunningPerKey = Infinity } = this.#limits;
    return this.#running < maxRunning && (this.#runningByKey.get(key) ?? 0) < maxRunningPerKey;
  }

  #start(key: string): void {
    this.#running += 1;
    this.#runningByKey.set(key, (this.#runningByKey.get(key) ?? 0) + 1);
  }

  #leave(key: string): void {
    this.#running -= 1;
    const left = (this.#runningByKey.get(key) ?? 1) - 1;
    if (left > 0) this.#runningByKey.set(key, left);
    else this.#runningByKey.delete(key);
    const next = this.#queue.find((each) => this.#mayStart(each.key));
    if (!next) return;
    this.#queue.splice(this.#queue.indexOf(next), 1);
    this.#start(next.key);
    next.start();
  }
}
