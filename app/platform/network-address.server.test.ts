import { describe, expect, test } from 'vitest';
import { clientNetwork, parseTrustedProxies } from './network-address.server.ts';

describe('A list of trusted proxies', () => {
  test.each([
    'proxy.example',
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0.0/-1',
    '10.0.0.0/8/8',
    '10.0.0',
    '010.0.0.1',
    '::1/129',
    '::ffff:10.0.0.0/104',
    '2001:db8::g',
    '10.0.0.1 10.0.0.2',
    '*',
  ])('is refused with the entry %s', (entry) => {
    expect(() => parseTrustedProxies(`127.0.0.1,${entry}`)).toThrow(`10.0.0.0/8: ${entry}`);
  });

  test('is refused with an error that names every wrong entry', () => {
    expect(() => parseTrustedProxies('a, 10.0.0.1, b')).toThrow(
      'TRUSTED_PROXIES: not an address or a network such as 10.0.0.0/8: a, b',
    );
  });
});

const proxies = '10.0.0.0/8, 192.168.1.4,::1,2001:db8:1::/48,';

describe('The client address', () => {
  test.each<[string, { proxies: string; remote: string; forwarded: string | null }, string]>([
    // The header is ignored.
    [
      'is the peer if no proxy is listed',
      { proxies: '', remote: '203.0.113.9', forwarded: '198.51.100.1' },
      '203.0.113.9',
    ],
    [
      'is the peer if that is not a listed proxy',
      { proxies, remote: '203.0.113.9', forwarded: '198.51.100.1' },
      '203.0.113.9',
    ],
    [
      'is the peer if only the next address is a listed proxy',
      { proxies, remote: '192.168.1.5', forwarded: '198.51.100.1' },
      '192.168.1.5',
    ],
    [
      'is not an entry that the client added itself',
      { proxies, remote: '10.0.0.1', forwarded: '1.1.1.1, 198.51.100.1' },
      '198.51.100.1',
    ],
    [
      'is not an entry before a forged proxy entry of the client',
      { proxies, remote: '10.0.0.1', forwarded: '1.1.1.1, 10.9.9.9, 198.51.100.1' },
      '198.51.100.1',
    ],
    // The header is invalid: the address of the last listed proxy.
    ['is the proxy if the header is missing', { proxies, remote: '10.0.0.1', forwarded: null }, '10.0.0.1'],
    ['is the proxy if the header is empty', { proxies, remote: '10.0.0.1', forwarded: ' ' }, '10.0.0.1'],
    [
      'is the proxy if its entry is a word',
      { proxies, remote: '10.0.0.1', forwarded: '198.51.100.1, unknown' },
      '10.0.0.1',
    ],
    ['is the proxy if its entry is empty', { proxies, remote: '10.0.0.1', forwarded: '198.51.100.1,' }, '10.0.0.1'],
    [
      'is the proxy if its entry is not an address',
      { proxies, remote: '10.0.0.1', forwarded: '198.51.100.1, 300.1.1.1' },
      '10.0.0.1',
    ],
    [
      'is the inner proxy if the outer entry is invalid',
      { proxies, remote: '10.0.0.1', forwarded: '198.51.100.1, -, 10.0.0.2' },
      '10.0.0.2',
    ],
    // The header is used.
    [
      'is the entry that a listed proxy added',
      { proxies, remote: '10.0.0.1', forwarded: '198.51.100.1' },
      '198.51.100.1',
    ],
    [
      'is the entry before several listed proxies',
      { proxies, remote: '::1', forwarded: '198.51.100.1, 192.168.1.4 ,2001:db8:1:2::3, 10.1.2.3' },
      '198.51.100.1',
    ],
    [
      'is the first entry if all are listed proxies',
      { proxies, remote: '10.0.0.1', forwarded: '10.0.0.3, 10.0.0.2' },
      '10.0.0.3',
    ],
    [
      'is read from an entry with a port',
      { proxies, remote: '10.0.0.1', forwarded: '198.51.100.1:50123' },
      '198.51.100.1',
    ],
    [
      'is read from an IPv6 entry in brackets',
      { proxies, remote: '10.0.0.1', forwarded: '[2001:db8::7]' },
      '2001:db8::7',
    ],
    [
      'is read from an IPv6 entry in brackets with a port',
      { proxies, remote: '10.0.0.1', forwarded: '[2001:db8::7]:443' },
      '2001:db8::7',
    ],
    [
      'is found behind a proxy that connects as mapped IPv6',
      { proxies, remote: '::ffff:10.0.0.1', forwarded: '198.51.100.1' },
      '198.51.100.1',
    ],
    [
      'is found behind a proxy that is listed as mapped IPv6',
      { proxies: '::ffff:10.0.0.1', remote: '10.0.0.1', forwarded: '198.51.100.1' },
      '198.51.100.1',
    ],
    [
      'is found behind a proxy whose address is written in full',
      { proxies, remote: '0:0:0:0:0:0:0:1', forwarded: '198.51.100.1' },
      '198.51.100.1',
    ],
  ])('%s', (_what, request, address) => {
    expect(clientNetwork(request.remote, request.forwarded, parseTrustedProxies(request.proxies)).address).toBe(
      address,
    );
  });
});

describe('The normalization of a peer address', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9', '203.0.113.9'],
    ['::FFFF:cb00:7109', '203.0.113.9', '203.0.113.9'],
    ['0:0:0:0:0:ffff:cb00:7109', '203.0.113.9', '203.0.113.9'],
    ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:0db8:0000:0000:0001:0000:0000:0001', '2001:db8::1:0:0:1', '2001:db8::/64'],
    ['2001:db8::ffff:1.2.3.4', '2001:db8::ffff:102:304', '2001:db8::/64'],
    ['fe80::1%eth0', 'fe80::1', 'fe80::/64'],
    ['::1', '::1', '::/64'],
    ['::', '::', '::/64'],
    ['1:0:0:2:3:4:5:6', '1::2:3:4:5:6', '1:0:0:2::/64'],
    ['', 'unknown', 'unknown'],
    ['localhost', 'unknown', 'unknown'],
  ])('turns %s into the address %s in the network %s', (remote, address, network) => {
    expect(clientNetwork(remote, null, parseTrustedProxies(''))).toEqual({ address, network });
  });
});
