import { BlockList, isIP, isIPv6 } from 'node:net';

export type TrustedProxies = BlockList;

/** `network`: IPv4 address or IPv6 /64, the unit of limits. */
export interface ClientNetwork {
  readonly address: string;
  readonly network: string;
}

/** Parses `10.0.0.0/8,192.168.1.4,::1`. @throws Error with each invalid entry */
export function parseTrustedProxies(text: string): TrustedProxies {
  const proxies = new BlockList();
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const wrong = entries.filter((entry) => !addProxy(proxies, entry));
  if (wrong.length > 0) {
    throw new Error(`TRUSTED_PROXIES: not an address or a network such as 10.0.0.0/8: ${wrong.join(', ')}`);
  }
  return proxies;
}

function addProxy(proxies: BlockList, entry: string): boolean {
  const [host = '', prefixText, ...rest] = entry.split('/');
  const address = plainAddress(host);
  if (address === null || rest.length > 0) return false;
  const bits = isIPv6(address) ? 128 : 32;
  const prefix = prefixText === undefined ? bits : Number(prefixText);
  if (prefixText !== undefined && (!/^\d{1,3}$/.test(prefixText) || prefix > bits)) return false;
  proxies.addSubnet(address, prefix, familyOf(address));
  return true;
}

/** The rightmost address in `X-Forwarded-For` that is no trusted proxy; `unknown` without a peer address. @see R6 */
export function clientNetwork(
  remoteAddress: string,
  forwardedFor: string | null,
  trustedProxies: TrustedProxies,
): ClientNetwork {
  let address = plainAddress(remoteAddress);
  if (address === null) return { address: 'unknown', network: 'unknown' };
  const claims = forwardedFor?.split(',') ?? [];
  while (trustedProxies.check(address, familyOf(address))) {
    const claimed = plainAddress(withoutPort(claims.pop()?.trim() ?? ''));
    if (claimed === null) break;
    address = claimed;
  }
  return { address, network: networkOf(address) };
}

export function isTrustedProxy(remoteAddress: string, trustedProxies: TrustedProxies): boolean {
  const address = plainAddress(remoteAddress);
  return address !== null && trustedProxies.check(address, familyOf(address));
}

function withoutPort(claim: string): string {
  return claim.replace(/^\[(.+)\](:\d{1,5})?$/, '$1').replace(/^([\d.]+):\d{1,5}$/, '$1');
}

function plainAddress(text: string): string | null {
  const family = isIP(text);
  if (family !== 6) return family === 4 ? text : null;
  const withoutZone = text.replace(/%.*$/, '');
  const groups = groupsOf(shortest(withoutZone));
  if (groups.slice(0, 5).some((group) => group !== 0) || groups[5] !== 0xffff) return shortest(withoutZone);
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.');
}

function shortest(address: string): string {
  return new URL(`http://[${address}]`).hostname.slice(1, -1);
}

function groupsOf(shortAddress: string): number[] {
  const [head = [], tail = []] = shortAddress
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16));
}

function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const prefix = groupsOf(address).slice(0, 4);
  return `${shortest(`${prefix.map((group) => group.toString(16)).join(':')}::`)}/64`;
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}
