import { log } from '#platform/log.server.ts';
import { isTrustedProxy, type TrustedProxies } from '#platform/network-address.server.ts';

const repeatAfterMs = 3_600_000;

/** Reports once an hour that a proxy, or somebody who pretends to be one, is not in `TRUSTED_PROXIES`. @see R6 */
export class UntrustedProxyLog {
  readonly #trusted: TrustedProxies;
  #loggedAt: number | null = null;

  constructor(trusted: TrustedProxies) {
    this.#trusted = trusted;
  }

  notice(remoteAddress: string, forwardedFor: string | null): void {
    if (forwardedFor === null || isTrustedProxy(remoteAddress, this.#trusted)) return;
    if (this.#loggedAt !== null && performance.now() - this.#loggedAt < repeatAfterMs) return;
    this.#loggedAt = performance.now();
    log.warn(
      { setting: 'TRUSTED_PROXIES', from: remoteAddress },
      'X-Forwarded-For is ignored: if this address is the proxy, add it to TRUSTED_PROXIES, or all visitors count as one network',
    );
  }
}
