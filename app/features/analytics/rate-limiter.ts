/** Enough for a classroom. */
const maxPerNetwork = 60;
const maxNetworks = 20_000;

/** All counts are dropped when the minute ends. @see R6 @see R12 */
export class RateLimiter {
  readonly #counted = new Map<string, number>();
  #minute = 0;

  tryAcquire(network: string, now: number): boolean {
    this.forgetPast(now);
    const counted = this.#counted.get(network) ?? 0;
    if (counted >= maxPerNetwork) return false;
    if (counted === 0 && this.#counted.size >= maxNetworks) return false;
    this.#counted.set(network, counted + 1);
    return true;
  }

  forgetPast(now: number): void {
    const minute = Math.floor(now / 60_000);
    if (minute !== this.#minute) this.#counted.clear();
    this.#minute = minute;
  }
}
