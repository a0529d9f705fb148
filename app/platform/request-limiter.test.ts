import { describe, expect, test } from 'vitest';
import { RequestLimiter } from './request-limiter.server.ts';

describe('A request limiter', () => {
  const make = () => new RequestLimiter({ uses: 3, milliseconds: 60_000 });

  test('refuses uses above the limit, and returns the seconds to wait', () => {
    const limit = make();
    for (const [index, what] of ['a', 'b', 'c'].entries())
      expect(limit.tryAcquire('person', what, index * 1_000)).toBe(0);
    expect(limit.tryAcquire('person', 'd', 3_000)).toBe(57);
    expect(limit.tryAcquire('person', 'd', 59_999)).toBe(1);
    expect(limit.tryAcquire('person', 'd', 60_000)).toBe(0);
    expect(limit.tryAcquire('person', 'e', 60_500)).toBe(1);
  });

  test('counts each person separately', () => {
    const limit = make();
    for (const what of ['a', 'b', 'c']) limit.tryAcquire('one', what, 0);
    expect(limit.tryAcquire('one', 'd', 1)).toBeGreaterThan(0);
    expect(limit.tryAcquire('other', 'd', 1)).toBe(0);
  });

  test('does not count repeated or refused uses', () => {
    const limit = make();
    for (let count = 0; count < 20; count++) expect(limit.tryAcquire('person', 'a', count)).toBe(0);
    limit.tryAcquire('person', 'b', 30);
    expect(limit.tryAcquire('person', 'c', 31)).toBe(0);
    for (let count = 0; count < 20; count++) expect(limit.tryAcquire('person', `d${count}`, 40)).toBe(60);
    expect(limit.tryAcquire('person', 'e', 60_001)).toBe(0);
  });

  test('forgets people without a use in the period', () => {
    const limit = make();
    for (let count = 0; count < 20_000; count++) limit.tryAcquire(`person ${count}`, 'a', count * 60);
    expect(limit.tryAcquire('person 19999', 'b', 19_999 * 60)).toBe(0);
  });
});

describe('Queued work', () => {
  test('runs one at a time for each person, and concurrently for other people', async () => {
    const limit = new RequestLimiter({ uses: 3, milliseconds: 60_000 });
    let [running, most] = [0, 0];
    const release: (() => void)[] = [];
    const work = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => release.push(resolve));
      running -= 1;
    };
    const all = [limit.runSerially('one', work), limit.runSerially('one', work), limit.runSerially('other', work)];
    await expect.poll(() => release.length).toBe(2);
    expect(running).toBe(2);
    for (let count = 0; count < 3; count++) {
      await expect.poll(() => release.length).toBeGreaterThan(count);
      release[count]?.();
    }
    await Promise.all(all);
    expect(most).toBe(2);
  });

  test('continues after a failure', async () => {
    const limit = new RequestLimiter({ uses: 3, milliseconds: 60_000 });
    const failed = limit.runSerially('one', () => Promise.reject(new Error('failed')));
    const next = limit.runSerially('one', async () => 'done');
    await expect(failed).rejects.toThrow('failed');
    expect(await next).toBe('done');
  });
});
