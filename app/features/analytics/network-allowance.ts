/** Two posts a page: sixty pages a minute is more than a family or a classroom reads. */
const mostOfOneNetwork = 120;
/** Of each network a short text and a number is kept: a few megabytes at most. */
const mostNetworks = 20_000;

/**
 * How often each network was counted within this minute. What one sends beyond it changes nothing, and nothing of it is
 * kept once the minute is over. @see R6 @see R12
 */
export class NetworkAllowance {
  readonly #counted = new Map<string, number>();
  #minute = 0;

  /** Whether one more of this network counts. */
  take(network: string, now: number): boolean {
    this.forgetPast(now);
    const counted = this.#counted.get(network) ?? 0;
    if (counted >= mostOfOneNetwork) return false;
    if (counted === 0 && this.#counted.size >= mostNetworks) return false;
    this.#counted.set(network, counted + 1);
    return true;
  }

  forgetPast(now: number): void {
    const minute = Math.floor(now / 60_000);
    if (minute !== this.#minute) this.#counted.clear();
    this.#minute = minute;
  }
}
