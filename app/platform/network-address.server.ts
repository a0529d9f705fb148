import { BlockList, isIP, isIPv6 } from 'node:net';

/** The proxies whose word on the client's address counts. */
export type TrustedProxies = BlockList;

/** `address` without zone or port, IPv4 wherever it is IPv4; `network` is what a limit counts by. */
export interface ClientNetwork {
  readonly address: string;
  /** The IPv4 address itself, or the IPv6 `…/64`. */
  readonly network: string;
}

/**
 * Reads `10.0.0.0/8,192.168.1.4,::1`; empty trusts none.
 * @throws Error naming each entry that is neither an address nor a network
 */
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

/**
 * Who asks: the connection's address, or what the listed proxies in front say in `X-Forwarded-For`.
 * The header is walked from the right, where each proxy writes the address that it saw itself; the first one that is not
 * a listed proxy is the client, and whatever stands left of it is the client's own claim.
 * Without an address (a closed connection, a unix socket) both are `unknown`.
 * @see R6
 */
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

/** Some proxies write the port as well: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function withoutPort(claim: string): string {
  return claim.replace(/^\[(.+)\](:\d{1,5})?$/, '$1').replace(/^([\d.]+):\d{1,5}$/, '$1');
}

/** One spelling for each address, IPv4-mapped IPv6 as IPv4; null for anything else. */
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

/** The URL parser writes IPv6 in its shortest, lower-case form, without dotted IPv4 at the end. */
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
