import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { singleFlight } from './single-flight.ts';

function makeWork() {
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => ends.push(resolve));
  return {
    work,
    started: () => ends.length,
    async end() {
      ends.at(-1)?.();
      await new Promise(setImmediate);
    },
  };
}

it('Work that is requested repeatedly while it runs is run once more, and never concurrently', async () => {
  const { work, started, end } = makeWork();
  const request = singleFlight(work);
  request();
  for (let count = 0; count < 5; count++) request();
  expect(started()).toBe(1);
  await end();
  expect(started()).toBe(2);
  await end();
  expect(started()).toBe(2);
  request();
  expect(started()).toBe(3);
});

describe('Work with a minimum interval', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function timedWork(milliseconds = 50) {
    const begin = performance.now();
    const startedAt: number[] = [];
    const work = () => {
      startedAt.push(Math.round(performance.now() - begin));
      return new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
    };
    return { work, startedAt };
  }

  it('starts at once for the first request, and again after the interval for the last', async () => {
    const { work, startedAt } = timedWork();
    const request = singleFlight(work, 1_000);
    request();
    expect(startedAt).toEqual([0]);
    await vi.advanceTimersByTimeAsync(100);
    request();
    request();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(startedAt).toEqual([0, 1_000]);
  });

  it('starts at most once a second for 400 requests in 6 seconds', async () => {
    const { work, startedAt } = timedWork();
    const request = singleFlight(work, 1_000);
    for (let count = 0; count < 400; count++) {
      request();
      await vi.advanceTimersByTimeAsync(15);
    }
    await vi.advanceTimersByTimeAsync(10_000);
    expect(startedAt).toEqual([0, 1_000, 2_000, 3_000, 4_000, 5_000, 6_000]);
  });

  it('starts at once after a pause', async () => {
    const { work, startedAt } = timedWork();
    const request = singleFlight(work, 1_000);
    request();
    await vi.advanceTimersByTimeAsync(1_500);
    request();
    expect(startedAt).toEqual([0, 1_500]);
  });

  it('adds no wait where the work takes longer than the interval', async () => {
    const { work, startedAt } = timedWork(3_000);
    const request = singleFlight(work, 1_000);
    request();
    request();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(startedAt).toEqual([0, 3_000]);
  });
});
