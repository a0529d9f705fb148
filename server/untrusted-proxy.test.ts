import { expect, it, vi } from 'vitest';
import { log } from '#platform/log.server.ts';
import { parseTrustedProxies } from '#platform/network-address.server.ts';
import { UntrustedProxyLog } from './untrusted-proxy.ts';

it('X-Forwarded-For from an untrusted address is logged once, and from a trusted one never', () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue();
  const proxyLog = new UntrustedProxyLog(parseTrustedProxies('10.0.0.0/8'));
  proxyLog.notice('10.1.2.3', '203.0.113.7');
  proxyLog.notice('::ffff:10.1.2.3', '203.0.113.7');
  proxyLog.notice('192.0.2.1', null);
  expect(warn).not.toHaveBeenCalled();
  proxyLog.notice('192.0.2.1', '203.0.113.7');
  proxyLog.notice('192.0.2.2', '203.0.113.7');
  expect(warn.mock.calls).toEqual([
    [{ setting: 'TRUSTED_PROXIES', from: '192.0.2.1' }, expect.stringContaining('add it to TRUSTED_PROXIES')],
  ]);
});
