import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Networks: address and length of the prefix. */
export type TrustedProxies = [Address, number][];

/** `network`: IPv4 address or IPv6 /64, the unit of limits. */
export interface ClientNetwork {
  readonly address: string;
  readonly network: string;
}

/** Parses `10.0.0.0/8,192.168.1.4,::1`. @throws Error with each invalid entry */
export function parseTrustedProxies(text: string): TrustedProxies {
  const proxies: TrustedProxies = [];
  const wrong: string[] = [];
  for (const entry of text.split(',').map((each) => each.trim())) {
    const proxy = networkIn(entry);
    if (proxy) proxies.push(proxy);
    else if (entry !== '') wrong.push(entry);
  }
  if (wrong.length > 0)
    throw new Error(`TRUSTED_PROXIES: not an address or a network such as 10.0.0.0/8: ${wrong.join(', ')}`);
  return proxies;
}

function networkIn(entry: string): [Address, number] | null {
  const [, host = '', prefix] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
  const address = addressIn(host);
  if (address === null) return null;
  const bits = address.kind() === 'ipv6' ? 128 : 32;
  return Number(prefix ?? bits) <= bits ? [address, Number(prefix ?? bits)] : null;
}

/** The rightmost address in `X-Forwarded-For` that is no trusted proxy; `unknown` without a peer address. @see R6 */
export function clientNetwork(
  remoteAddress: string,
  forwardedFor: string | null,
  trustedProxies: TrustedProxies,
): ClientNetwork {
  let address = addressIn(remoteAddress);
  if (address === null) return { address: 'unknown', network: 'unknown' };
  const claims = forwardedFor?.split(',') ?? [];
  while (isTrusted(address, trustedProxies)) {
    const claimed = addressIn(withoutPort(claims.pop()?.trim() ?? ''));
    if (claimed === null) break;
    address = claimed;
  }
  return { address: address.toString(), network: networkOf(address) };
}

export function isTrustedProxy(remoteAddress: string, trustedProxies: TrustedProxies): boolean {
  const address = addressIn(remoteAddress);
  return address !== null && isTrusted(address, trustedProxies);
}

function isTrusted(address: Address, trustedProxies: TrustedProxies): boolean {
  return ipaddr.subnetMatch(address, { trusted: trustedProxies }, 'other') === 'trusted';
}

function withoutPort(claim: string): string {
  return claim.replace(/^\[(.+)\](:\d{1,5})?$/, '$1').replace(/^([\d.]+):\d{1,5}$/, '$1');
}

/** An IPv4 address for one that is mapped to IPv6. The library alone accepts octal and short forms, too. */
function addressIn(text: string): Address | null {
  return isIP(text) === 0 ? null : ipaddr.process(text.replace(/%.*$/, ''));
}

function networkOf(address: Address): string {
  if (address.kind() === 'ipv4') return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`)}/64`;
}
