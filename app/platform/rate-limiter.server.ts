const windowMilliseconds = 60_000;
const maxKeys = 20_000;

/** Limits the uses of each key, such as a person or a network, in a minute. Other processes count their own. */
export class RateLimiter {
  readonly #maxUses: number;
  /** In the order of their ends. */
  readonly #windows = new Map<string, { uses: number; endsAt: number }>();

  constructor(maxUses: number) {
    this.#maxUses = maxUses;
  }

  /** @param now in milliseconds @returns seconds to wait, or 0 */
  tryAcquire(key: string, now: number): number {
    this.forgetPast(now);
    const window = this.#windows.get(key);
    if (window ? window.uses >= this.#maxUses : this.#windows.size >= maxKeys)
      return Math.ceil(((window?.endsAt ?? now + windowMilliseconds) - now) / 1_000);
    this.#windows.set(key, { uses: (window?.uses ?? 0) + 1, endsAt: window?.endsAt ?? now + windowMilliseconds });
    return 0;
  }

  forgetPast(now: number): void {
    for (const [key, { endsAt }] of this.#windows) {
      if (endsAt > now) return;
      this.#windows.delete(key);
    }
  }
}
