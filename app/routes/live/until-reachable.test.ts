import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { untilReachable } from './until-reachable.ts';

describe('An attempt that waits for the server', () => {
  const browser = new EventTarget();

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
    vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is rejected with the reason of its signal on an abort, and is not repeated', async () => {
    const giveUp = new AbortController();
    const attempt = vi.fn(() => Promise.reject(new Error('refused')));
    const result = untilReachable(attempt, { signal: giveUp.signal });
    const outcome = expect(result).rejects.toThrow('another page');
    await vi.advanceTimersByTimeAsync(0);
    giveUp.abort(new Error('another page'));
    await outcome;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  it('returns the first result without waiting', async () => {
    await expect(untilReachable(async () => 'a page')).resolves.toBe('a page');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is repeated every two seconds while it fails or returns null', async () => {
    const attempt = vi
      .fn<() => Promise<string | null>>()
      .mockRejectedValueOnce(new Error('refused'))
      .mockResolvedValueOnce(null)
      .mockResolvedValueOnce('a page');
    const result = untilReachable(attempt);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(attempt).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(attempt).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(2_000);
    await expect(result).resolves.toBe('a page');
  });

  it('is repeated at once when the network is back, and leaves no timer', async () => {
    const attempt = vi
      .fn<() => Promise<string | null>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce('a page');
    const result = untilReachable(attempt);
    await vi.advanceTimersByTimeAsync(0);
    browser.dispatchEvent(new Event('online'));
    await expect(result).resolves.toBe('a page');
    expect(vi.getTimerCount()).toBe(0);
  });
});
