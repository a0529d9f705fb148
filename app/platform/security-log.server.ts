import { log } from './log.server.ts';

/** What happened to somebody whose account is not known; events of known people are rows of the audit log. */
export type SecurityEvent =
  | 'sign-in failed'
  | 'sign-in limited'
  | 'sign-in turned away'
  | 'password reset limited'
  | 'forged request';

export interface EventOrigin {
  /** Of the request. */
  readonly id: string;
  /** IPv4 address or IPv6 /64. */
  readonly network: string;
}

type Write = (fields: Record<string, unknown>, message: string) => void;

const limits = {
  windowMilliseconds: 60_000,
  linesPerNetwork: 5,
  linesPerEvent: 100,
  networksCounted: 10_000,
  networksNamed: 20,
};

/**
 * Writes one line per event, with network and request id. A flood cannot fill the disk: in a minute each network has five
 * lines per event, and each event a hundred lines in all; what is beyond is counted and summed up at the end of the minute.
 * @see R12
 */
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

  /** @param details never what was typed, only digests of it */
  record(event: SecurityEvent, { id, network }: EventOrigin, details: Record<string, unknown> = {}): void {
    this.#timer ??= setTimeout(() => this.#closeWindows(), limits.windowMilliseconds).unref();
    const window = this.#windows.get(event) ?? { lines: 0, unwritten: new Map(), seen: new Map() };
    this.#windows.set(event, window);
    // with very many networks the rest share one count
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

/** Of this process. */
export const securityLog = new SecurityLog((fields, message) => log.warn(fields, message));
