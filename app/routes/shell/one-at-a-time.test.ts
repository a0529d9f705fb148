import { expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

/** Work that ends when told to. */
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

it('Work asked for many times while it runs is done once more, and never twice at a time', async () => {
  const { work, started, end } = makeWork();
  const ask = oneAtATime(work);
  ask();
  for (let count = 0; count < 5; count++) ask();
  expect(started()).toBe(1);
  await end();
  expect(started()).toBe(2);
  await end();
  expect(started()).toBe(2);
  ask();
  expect(started()).toBe(3);
});
