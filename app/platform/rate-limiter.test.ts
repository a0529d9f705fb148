import { describe, expect, test } from 'vitest';
import { RateLimiter } from './rate-limiter.server.ts';

describe('A rate limiter', () => {
  test('refuses uses above the limit until a minute after the first, and returns the seconds to wait', () => {
    const limiter = new RateLimiter(3);
    for (const now of [0, 1_000, 2_000]) expect(limiter.tryAcquire('person', now)).toBe(0);
    expect(limiter.tryAcquire('person', 3_000)).toBe(57);
    expect(limiter.tryAcquire('person', 59_999)).toBe(1);
    expect(limiter.tryAcquire('person', 60_000)).toBe(0);
  });

  test('counts each key separately', () => {
    const limiter = new RateLimiter(1);
    limiter.tryAcquire('one', 0);
    expect(limiter.tryAcquire('one', 1)).toBe(60);
    expect(limiter.tryAcquire('other', 1)).toBe(0);
  });

  test('remembers at most 20,000 keys, and forgets them after their minute', () => {
    const limiter = new RateLimiter(3);
    for (let count = 0; count < 20_000; count++) limiter.tryAcquire(`key ${count}`, count);
    expect(limiter.tryAcquire('one more', 20_000)).toBe(60);
    expect(limiter.tryAcquire('key 0', 20_000)).toBe(0);
    expect(limiter.tryAcquire('one more', 60_000)).toBe(0);
  });
});
