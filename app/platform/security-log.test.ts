import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LogFacts } from './log.server.ts';
import { SecurityLog } from './security-log.server.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function openLog() {
  const lines: LogFacts[] = [];
  const securityLog = new SecurityLog((fields) => void lines.push(fields));
  const fail = (network: string, id = 'request') => securityLog.record('sign-in failed', { id, network });
  return { lines, securityLog, fail };
}

const endOfMinute = () => vi.advanceTimersByTime(60_000);

test('An event is one line with its network, the id of its request and its details', () => {
  const { lines, securityLog } = openLog();
  securityLog.record('sign-in limited', { id: 'r-1', network: '192.0.2.1' }, { reached: 'address' });
  expect(lines).toEqual([{ event: 'sign-in limited', network: '192.0.2.1', requestId: 'r-1', reached: 'address' }]);
  endOfMinute();
  expect(lines).toHaveLength(1);
});

test('An event of one network is logged five times a minute, and the rest is counted in one line', () => {
  const { lines, securityLog, fail } = openLog();
  for (let count = 0; count < 1_500; count++) fail('192.0.2.1');
  fail('198.51.100.1');
  securityLog.record('forged request', { id: 'r', network: '192.0.2.1' });
  expect(lines).toHaveLength(7);
  endOfMinute();
  expect(lines.slice(7)).toEqual([{ event: 'sign-in failed', network: '192.0.2.1', count: 1_495 }]);
  fail('192.0.2.1');
  expect(lines).toHaveLength(9);
});

test('An event of many networks is logged 100 times a minute, and the rest is counted in a few lines', () => {
  const { lines, fail } = openLog();
  for (let network = 0; network < 30_000; network++)
    fail(`10.${network >> 16}.${(network >> 8) & 255}.${network & 255}`);
  expect(lines).toHaveLength(100);
  endOfMinute();
  expect(lines).toHaveLength(121);
  const summedUp = lines.slice(100).reduce((sum, line) => sum + Number(line['count']), 0);
  expect(summedUp).toBe(29_900);
});
