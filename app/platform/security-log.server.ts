import { type LogFacts, log } from './log.server.ts';

export type SecurityEvent =
  | 'sign-in failed'
  | 'sign-in limited'
  | 'sign-in queue full'
  | 'password reset limited'
  | 'forged request';

export interface EventOrigin {
  readonly id: string;
  readonly network: string;
}

type Write = (facts: LogFacts, message: string) => void;

const limits = {
  windowMilliseconds: 60_000,
  linesPerNetwork: 5,
  linesPerEvent: 100,
  networksCounted: 10_000,
  networksNamed: 20,
};

/** Limited to 5 lines per event and network and 100 per event each minute; the rest is summed up. @see R12 */
export class SecurityLog {
  readonly #write: Write;
  readonly #windows = new Map<
    SecurityEvent,
    { lines: number; unwritten: Map<string, number>; seen: Map<string, number> }
  >();
  #timer: NodeJS.Timeout | undefined;

  constructor(write: Write) {
    this.#write = write;
  }

  /** @param details digests only, never input */
  record(event: SecurityEvent, { id, network }: EventOrigin, details: LogFacts = {}): void {
    this.#timer ??= setTimeout(() => this.#closeWindows(), limits.windowMilliseconds).unref();
    const window = this.#windows.get(event) ?? { lines: 0, unwritten: new Map(), seen: new Map() };
    this.#windows.set(event, window);
    const counted = window.seen.has(network) || window.seen.size < limits.networksCounted ? network : 'others';
    const ofNetwork = (window.seen.get(counted) ?? 0) + 1;
    window.seen.set(counted, ofNetwork);
    if (ofNetwork > limits.linesPerNetwork || window.lines >= limits.linesPerEvent) {
      window.unwritten.set(counted, (window.unwritten.get(counted) ?? 0) + 1);
      return;
    }
    window.lines += 1;
    this.#write({ event, network, requestId: id, ...details }, 'security event');
  }

  #closeWindows(): void {
    this.#timer = undefined;
    for (const [event, { unwritten }] of this.#windows) {
      const counts = [...unwritten].sort(([, one], [, other]) => other - one);
      for (const [network, count] of counts.slice(0, limits.networksNamed))
        this.#write({ event, network, count }, 'further security events in this minute');
      const rest = counts.slice(limits.networksNamed);
      const count = rest.reduce((sum, [, ofNetwork]) => sum + ofNetwork, 0);
      if (count > 0) this.#write({ event, networks: rest.length, count }, 'further security events in this minute');
    }
    this.#windows.clear();
  }
}

export const securityLog = new SecurityLog((facts, message) => log.warn(facts, message));
